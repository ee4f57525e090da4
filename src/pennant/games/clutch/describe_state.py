"""A ballgame described in the format of scenario files, including hidden information."""

from collections.abc import Iterable, Mapping
from typing import Any

from pennant.games.clutch.cards import CardBook, book_of
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.events import BASES, CHARTS, QUESTIONS, RESULTS, THROWS
from pennant.games.clutch.field_names import batter_id, card_id, pitcher_id, play_id, player_in, runner_on
from pennant.games.clutch.rules import conditions, events, innings, ratings, steps
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.ballgame_state import PD
from pennant.games.clutch.rules.cards import BATTERY, INFIELD, NO_CHART, OF_BATTER, OF_PITCHER, OUTFIELD
from pennant.games.clutch.rules.packing import slot_of, unpack_rest
from pennant.games.clutch.rules.team import NO_CARD, SLOTS, Play
from pennant.kernel.bits import members_of
from pennant.kernel.chance import TABLE
from pennant.kernel.errors import CardError, ChanceNeeded, PositionError
from pennant.kernel.state import RawEvent


def describe_state(game: Ballgame, seats: Mapping[str, int]) -> dict[str, Any]:
    """The managers by their names in scenarios, and the shared state."""
    names = {seat: name for name, seat in seats.items()}
    facts: dict[str, Any] = {name: _manager(game, seat) for name, seat in seats.items()}
    facts.update(
        asked={names[seat]: QUESTIONS[game.question] for seat in members_of(game.acting)},
        game=game.game + 1,
        inning=game.inning,
        half="top" if game.is_top() else "bottom",
        outs=game.outs,
        batting=names[game.offence],
        bases={BASES[base]: runner_on(game, base) for base in range(3) if game.runner(base)},
        infield="in" if game.infield_in else "back",
        walks_in_a_row=game.walks,
        clutch_moment=conditions.in_clutch_moment(game),
        weather=None if game.weather == NO_CARD else card_id(book_of(game.cards), game.weather, False),
        stadium=_stadium(game),
        so_far=_so_far(game),
        line=[int(runs) for runs in game.line],
        scored=[_run(game, event) for event in game.log or [] if event[0] == events.SCORED],
        over=game.is_over(),
        winner=names.get(int(game.winner)),
        forfeited=names.get(int(game.forfeited)),
        final={name: int(innings.final_runs(game, seat)) for name, seat in seats.items()},
    )
    if game.step not in (steps.ASK_LINEUPS, steps.OVER) and game.batting().order:
        facts.update(_at_bat(game))
    return facts


def _stadium(game: Ballgame) -> str:
    book = book_of(game.cards)
    return book.stadiums[game.setup.clubs[game.home].deck.stadium].id


def _so_far(game: Ballgame) -> dict[str, Any]:
    """The events of this half so far."""
    return {
        "runs": game.half_runs,
        "batters": game.half_batters,
        "strikeouts": game.half_strikeouts,
        "pitchers": game.half_pitchers,
        "previous": _name_or_none(RESULTS, game.previous),
        "hits_in_a_row": game.hits_in_row,
        "outs_in_a_row": game.outs_in_row,
        "strikeouts_in_a_row": game.strikeouts_in_row,
    }


def _run(game: Ballgame, event: RawEvent) -> dict[str, Any]:
    """A run as recorded in the log (C-5.7, C-5.9)."""
    _, seat, _, player, charged, rbi, earned, _ = event
    return {
        "player": batter_id(game, seat, player),
        "charged": pitcher_id(game, 1 - seat, charged),
        "rbi": bool(rbi),
        "earned": bool(earned),
    }


def _at_bat(game: Ballgame) -> dict[str, Any]:
    """The at-bat: numbers as they are now, with all effects."""
    slot = int(game.slot)
    thrown = slot_of(game.throw_runner)
    return {
        "batter": player_in(game, game.offence, slot),
        "pitcher": pitcher_id(game, 1 - game.offence, game.fielding().mound),
        "pinch_hitter": game.pinch_hitter,
        "limit": ratings.limit_of(game),
        "tired": ratings.tired_level(game),
        "command": ratings.command(game),
        "on_base": ratings.on_base(game),
        "pitch": ratings.pitch(game) if game.pitch_natural else None,
        "mistake": bool(game.pitch_natural) and ratings.is_mistake(game),
        "chart": None if game.chart == NO_CHART else CHARTS[game.chart],
        "swing": ratings.swing(game) if game.swing_natural else None,
        "power_die": game.swing_die == PD,
        "result": _name_or_none(RESULTS, game.result),
        "battery": ratings.rating(game, BATTERY),
        "infield_rating": ratings.rating(game, INFIELD),
        "outfield_rating": ratings.rating(game, OUTFIELD),
        "speed": {player_in(game, game.offence, each): ratings.speed(game, each) for each in range(SLOTS)},
        "throw": _name_or_none(THROWS, game.throw_kind),
        "thrown_at": player_in(game, game.offence, thrown) if game.throw_runner else None,
        "throw_out": game.throw_out,
        "played": [play_id(game, play) for play in game.plays],
    }


def _manager(game: Ballgame, seat: int) -> dict[str, Any]:
    team, club, book = game.teams[seat], game.setup.clubs[seat], book_of(game.cards)
    facts = {
        "runs": team.runs,
        "hand": _cards(book, team.hand),
        "known": _cards(book, team.shown),
        "deck": _cards(book, team.deck),
        "discard": _cards(book, team.discard),
        "coaches": [book.coaches[club.deck.coaches[place]].id for place in members_of(team.coaches)],
        "in_play": [_in_play(game, play) for play in game.standing if play.owner == seat],
        "bench": [batter_id(game, seat, place) for place in members_of(team.bench)],
        "left": [batter_id(game, seat, place) for place in members_of(team.left)],
        "bullpen": [pitcher_id(game, seat, place) for place in members_of(team.bullpen)],
        "pitcher": pitcher_id(game, seat, team.mound),
        "pitched": _outing(game, seat),
        "starter": pitcher_id(game, seat, team.turn),
        "rest": _rest(game, seat),
        "substituted": team.substituted,
        "wins": team.wins,
    }
    if team.fielding:
        slots = range(SLOTS)
        facts["order"] = [player_in(game, seat, slot) for slot in slots]
        facts["lineup"] = {POSITION_NAMES[team.position(slot)]: player_in(game, seat, slot) for slot in slots}
        facts["up"] = player_in(game, seat, team.up)
        facts["last"] = {player_in(game, seat, slot): _name_or_none(RESULTS, team.last_result(slot)) for slot in slots}
        facts["ratings"] = {"battery": team.battery, "infield": team.infield, "outfield": team.outfield}
    return facts


def _outing(game: Ballgame, seat: int) -> dict[str, Any]:
    """The outing of the pitcher on the mound so far."""
    team = game.teams[seat]
    return {
        "outs": team.outs,
        "runs": team.charged,
        "walks": team.walks,
        "faced": team.faced,
        "faced_in_half": team.faced_half,
        "entered": team.entered,
        "innings": team.more,
        "tired": team.entered_tired,
        "pitched": team.threw,
        "pitched_tired": team.threw_tired,
    }


def _rest(game: Ballgame, seat: int) -> dict[str, dict[str, int]]:
    """The pitchers who must rest, or who pitched in the last games (C-4.4)."""
    rest = game.teams[seat].rest
    return {
        pitcher_id(game, seat, place): dict(zip(("games", "streak"), unpack_rest(packed), strict=True))
        for place, packed in enumerate(rest)
        if packed
    }


def _in_play(game: Ballgame, play: Play) -> str:
    """A lasting card, and the player that it is left on."""
    kind, name = game.card_of(play).on_player, play_id(game, play)
    if kind == OF_BATTER:
        return f"{name} on {player_in(game, play.owner, play.player)}"
    if kind == OF_PITCHER:
        return f"{name} on {pitcher_id(game, play.owner, play.player)}"
    return name


def _cards(book: CardBook, numbers: Iterable[int]) -> list[str]:
    return sorted(book.strategies[card].id for card in numbers)


def _name_or_none(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if 0 <= number < len(names) else None


def chance_value(game: Ballgame, needed: ChanceNeeded, word: Any) -> int:
    """The number of a roll or a draw; a drawn card is given by its id."""
    if needed.stream == TABLE:
        if not isinstance(word, int) or isinstance(word, bool) or not 1 <= word <= needed.n:
            raise PositionError(f"chance: a die with {needed.n} sides is rolled here, so {word!r} cannot come")
        return word - 1
    deck = game.teams[needed.stream - 1].deck
    try:
        card = book_of(game.cards).strategy_number(str(word))
    except CardError as error:
        raise PositionError(f"chance: a card is drawn here: {error}") from None
    if card not in deck:
        left = ", ".join(_cards(book_of(game.cards), deck))
        raise PositionError(f"chance: {word} is not in the deck that is drawn from: there is {left}")
    return deck.index(card)
