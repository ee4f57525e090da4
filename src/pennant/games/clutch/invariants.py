"""Invariants that hold after every decision (C-T), reported as sentences so that tools can show them."""

from pennant.games.clutch.rules import steps
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.board import has_lineup, is_laid
from pennant.games.clutch.rules.cards import AT_ONCE, NO_RESULT, POSITIONS
from pennant.games.clutch.rules.packing import PITCHER, charged_to, slot_of
from pennant.games.clutch.rules.team import NO_CARD, SLOTS, Play, Team
from pennant.kernel.bits import members_of

_COUNTERS = ("runs", "wins", "outs", "charged", "walks", "faced", "faced_half", "depth", "gained", "hits", "shifts")
_RATINGS = ("battery", "infield", "outfield")


def broken_invariants(game: Ballgame) -> list[str]:
    """The invariants that a state breaks."""
    broken = _frame(game)
    for seat, team in enumerate(game.teams):
        broken += [*_cards(game, seat, team), *_pitchers(game, seat, team)]
        if has_lineup(game, seat):
            broken += _lineup(game, seat, team)
    if is_laid(game):
        broken += [*_runners(game), *_score(game)]
    return broken


def _frame(game: Ballgame) -> list[str]:
    """Outs, innings, whose turn it is, titles played (C-3.6.1, C-3.9.3)."""
    broken = []
    if not 0 <= game.outs <= 3:
        broken.append(f"C-3.6.1: there are {game.outs} outs")
    if game.inning != game.half // 2 + 1:
        broken.append(f"C-3.6.1: half {game.half} does not belong to inning {game.inning}")
    if game.offence != (1 - game.home if game.is_top() else game.home):
        broken.append("C-3.6.1: the wrong team bats")
    if len(set(game.titles)) != len(game.titles):
        broken.append("C-3.9.3: a manager has played a title twice in one at-bat")
    if game.use and game.acting not in (1, 2):
        broken.append("C-3.9.1: a choice is half made, but not by one manager")
    if game.result == NO_RESULT and any(team.changed for team in game.teams):
        broken.append("C-3.10.2: a result was changed that was not there")
    if (game.step == steps.OVER) == bool(game.acting):
        broken.append("C-3.6.1: somebody is asked after the end, or nobody before it")
    return broken


def _cards(game: Ballgame, seat: int, team: Team) -> list[str]:
    """Every strategy card of a deck is in one place; cards known to the opponent are in the hand (C-2.2.1, C-7)."""
    broken = []
    cards = [*team.hand, *team.deck, *team.discard]
    in_play = [*game.plays, *game.standing, *[play for play in game.stack if not _is_in_force(game, play)]]
    cards += [play.card for play in in_play if play.owner == seat and not play.is_coach]
    if game.weather != NO_CARD and game.weather_owner == seat:
        cards.append(game.weather)
    wanted = game.setup.clubs[seat].deck.strategies if game.setup.strategy else ()
    if sorted(cards) != sorted(wanted):
        broken.append(f"C-2.2.1: the strategy cards of Manager {seat} are not each in one place")
    if list(team.hand) != sorted(team.hand):
        broken.append(f"C-3.1: the hand of Manager {seat} is not in order")
    if any(team.shown.count(card) > team.hand.count(card) for card in team.shown):
        broken.append(f"C-7: a card that is known of Manager {seat} is not in the hand")
    held = sum(1 << card for card in {*team.hand, *team.deck})
    if held != team.low | team.high << 60:
        broken.append(f"C-7.1: the cards that Manager {seat} could have are counted wrongly")
    return broken


def _is_in_force(game: Ballgame, play: Play) -> bool:
    """Whether a card being carried out is already among those in force."""
    return play.at > 0 and game.card_of(play).lasts != AT_ONCE


def _pitchers(game: Ballgame, seat: int, team: Team) -> list[str]:
    """No pitcher is in two places, and no count is negative (C-3.5.4)."""
    broken = []
    gone = [arm & PITCHER for arm in team.arms]
    if len(set(gone)) != len(gone) or team.mound in gone:
        broken.append(f"C-3.5.4: a pitcher of Manager {seat} has come back")
    if any(team.bullpen >> place & 1 for place in (*gone, team.mound)):
        broken.append(f"C-3.5.4: a pitcher of Manager {seat} is in the game and in the bullpen")
    if len(team.rest) != len(game.setup.clubs[seat].pitchers):
        broken.append(f"C-4.4: not every pitcher of Manager {seat} has his rest counted")
    broken += [f"C-3.3.2: {name} of Manager {seat} is below 0" for name in _COUNTERS if getattr(team, name) < 0]
    return broken


def _lineup(game: Ballgame, seat: int, team: Team) -> list[str]:
    """Nine batters at nine positions, none in two places; ratings match them (C-3.2.9, C-3.3.1, C-3.5.4)."""
    broken = []
    players = [team.player(slot) for slot in range(SLOTS)]
    if sorted([*players, *members_of(team.bench), *members_of(team.left)]) != members_of(
        game.setup.clubs[seat].everybody
    ):
        broken.append(f"C-3.5.4: the batters of Manager {seat} are not each in one place")
    if sorted(team.position(slot) for slot in range(SLOTS)) != list(range(POSITIONS)):
        broken.append(f"C-3.2.9: the nine of Manager {seat} do not fill the nine positions")
        return broken
    before = [getattr(team, name) for name in _RATINGS]
    game.rate(seat)
    if before != [getattr(team, name) for name in _RATINGS]:
        broken.append(f"C-3.3.1: the ratings of Manager {seat} are not those of the fielders")
    return broken


def _runners(game: Ballgame) -> list[str]:
    """One runner per base, one base per runner; all are charged to pitchers of the defense (C-T, C-R16)."""
    broken = []
    runners = [runner for base in range(3) if (runner := game.runner(base))]
    if game.throw_runner:
        runners.append(game.throw_runner)
    slots = [slot_of(runner) for runner in runners]
    if len(set(slots)) != len(slots) or not all(0 <= slot < SLOTS for slot in slots):
        broken.append(f"C-3.12.0: the runners {slots} are not all different")
    if game.outcome == NO_RESULT and game.slot in slots:
        broken.append("C-3.8.1: the batter is on base")
    defence = game.teams[1 - game.offence]
    pitched = {defence.mound, *[arm & PITCHER for arm in defence.arms]}
    if not {charged_to(runner) for runner in runners} <= pitched:
        broken.append("C-R16: a runner is charged to somebody who has not pitched")
    return broken


def _score(game: Ballgame) -> list[str]:
    """The runs match the line score (C-3.3.2)."""
    line = [*game.line] if game.step == steps.OVER else [*game.line, game.half_runs]
    for seat, team in enumerate(game.teams):
        if team.runs != sum(line[game.home == seat :: 2]):
            return [f"C-3.3.2: Manager {seat} has {team.runs} runs, but the line score says {line}"]
    return []
