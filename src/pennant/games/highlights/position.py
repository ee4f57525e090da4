"""Positions from a readable description: for scenarios, puzzles and analysis.

A description names cards by id, or by the names of cards that it defines itself::

    [cards]
    lumber = "robot slow [single, single] glove"    # type, speed, hit boxes, actions; then: ph, cost 5, revenue 2

    [given]
    phase = "turn"          # begin, on-deck, turn, save, extra-set, extra, left-over, buy-round
    to_play = "home"        # whose turn it is
    [given.visitor]
    bases = { first = "fast", second = "slow" }
    threats = ["single/average"]
    in_play = ["lumber"]    # the last one is the last played
    hand = ["OST-LA-01"]
    lineup = ["OFA-12"]     # the top, first card first; the rest of the roster lies below in no order
    on_deck = "OFA-02"
    dugout = []
    rest = "dugout"         # where the cards go that are not named: lineup (default) or dugout
    runs = 2
"""

from collections.abc import Mapping
from typing import Any

from pennant.games.highlights.cards import (
    ACTION_NAMES,
    HIT_NAMES,
    SPEED_NAMES,
    TYPE_NAMES,
    CardBook,
    CardText,
    with_cards,
)
from pennant.games.highlights.rules import match_state as b
from pennant.games.highlights.rules import steps
from pennant.games.highlights.rules.bases import HITS, SPEEDS, WALK, plate_of, put
from pennant.games.highlights.rules.cards import ROSTER
from pennant.games.highlights.rules.match import Match, new_match
from pennant.games.highlights.rules.setup import MINI_SEASON, PRE_ROUNDS, SERIES
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Pair, Side, pile_of, pile_set
from pennant.games.highlights.setups import MODES, seats_of, setup_of
from pennant.kernel.chance import small_chance
from pennant.kernel.errors import PositionError, nearest

_PHASES = {
    "begin": steps.BEGIN_GAME,
    "on-deck": steps.ASK_ON_DECK,
    "turn": steps.TURN,
    "save": steps.ASK_SAVE,
    "extra-set": steps.EXTRA_SET,
    "extra": steps.ASK_EXTRA,
    "compare": steps.COMPARE_RUNS,
    "left-over": steps.END_GAME,
    "buy-round": steps.BUY_ROUND,
    "pre-round": steps.PRE_ROUND,
    "next-game": steps.NEXT_GAME,
}
_SIDE_KEYS = (
    "bases", "threats", "in_play", "hand", "lineup", "on_deck", "dugout", "minors", "rest", "runs", "wins",
    "total_wins",
)  # fmt: skip
_GIVEN_KEYS = (
    "mode", "options", "phase", "to_play", "visitor", "home", "visitor_seat", "row", "seed", "game", "stage", "winner",
    "inning", "deck", "lead",
)  # fmt: skip
_STAGES = {"series": SERIES, "mini-season": MINI_SEASON, "pre-rounds": PRE_ROUNDS}
_BASES = ("first", "second", "third")


def position_of(data: Mapping[str, Any], book: CardBook) -> Match:
    """Build the state of a description, run to its first decision."""
    given = dict(data.get("given", data))
    given.pop("cards", None)
    names = _described_cards(data.get("cards", {}))
    _check_keys("given", given, _GIVEN_KEYS)
    if names:
        book = with_cards(book, names)
    mode = given.get("mode", "expert")
    if mode not in MODES:
        raise PositionError(f"there is no mode {mode!r}: {nearest(str(mode), MODES)}")
    options = MODES[mode].resolve_options(given.get("options", {}))
    match = new_match(setup_of(mode, options, book), book.rules, _chance(given, mode, options), False)
    if len(match.pairs) > 1:
        raise PositionError("positions are described for one pair: not for a tournament")
    _clear(match)
    pair = match.pairs[0]
    _frame(match, pair, given)
    taken: set[int] = set()
    for role in ("visitor", "home"):
        seat = pair.visitor if role == "visitor" else pair.home
        _deal(match, seat, given.get(role, {}), f"given.{role}", book, taken)
    _row(match, pair, given, book, taken)
    _phase(match, pair, given)
    match.run_from_start()
    return match


def _chance(given: Mapping[str, Any], mode: str, options: Mapping[str, Any]) -> Any:
    return small_chance(int(given.get("seed", 1)), 1 + max(2, seats_of(mode, options)))


def _check_keys(where: str, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in data:
        if key not in known:
            raise PositionError(f"{where}: {key!r} means nothing here: {nearest(key, known)}")


def _described_cards(descriptions: Mapping[str, str]) -> list[CardText]:
    return [card_from_text(name, text) for name, text in descriptions.items()]


def card_from_text(name: str, text: str) -> CardText:
    """A card from words such as `robot slow [single, double] quick eye single, ph, cost 5, revenue 2`."""
    head, opened, rest = text.partition("[")
    inner, closed, tail = rest.partition("]")
    words = head.split()
    if not opened or not closed or len(words) != 2 or words[0] not in TYPE_NAMES or words[1] not in SPEED_NAMES:
        raise PositionError(f"card {name!r}: {text!r} should begin like 'robot slow [single, double]'")
    fields: dict[str, Any] = {"cost": 5, "revenue": 1, "pinch": False}
    actions: list[str] = []
    for part in (piece.strip() for piece in tail.split(",")):
        key, _, value = part.partition(" ")
        if key in ("cost", "revenue") and value.isdigit():
            fields[key] = int(value)
        elif part == "ph":
            fields["pinch"] = True
        elif part and part.startswith(ACTION_NAMES):
            actions.append(part)
        elif part:
            raise PositionError(f"card {name!r}: {part!r} is not an immediate action: {nearest(part, ACTION_NAMES)}")
    return CardText(
        id=name,
        name=name,
        city="",
        tier="free agent",
        type=words[0],  # type: ignore[arg-type]  # checked above
        speed=words[1],  # type: ignore[arg-type]
        hits=tuple(hit.strip() for hit in inner.split(",") if hit.strip()),
        actions=tuple(actions),
        **fields,
    )


def _clear(match: Match) -> None:
    """Undo the first deal of a new match."""
    pair = match.pairs[0]
    pair.agenda, pair.asked, pair.question, pair.row, pair.inning = 0, 0, 0, (), 1
    match.acting = 0
    for seat in range(match.seats):
        match.shuffle_all(seat)
        match.sides[seat].committed = NOTHING
        match.sides[seat].money = 0


def _frame(match: Match, pair: Pair, given: Mapping[str, Any]) -> None:
    """Set the visitor, the stage and the game."""
    if match.seats > 1:
        visitor = int(given.get("visitor_seat", 0))
        if visitor not in (0, 1):
            raise PositionError(f"given.visitor_seat is 0 or 1, not {visitor}")
        pair.visitor, pair.home = visitor, 1 - visitor
    stage = given.get("stage", "series")
    if stage not in _STAGES:
        raise PositionError(f"given.stage cannot be {stage!r}: {nearest(str(stage), _STAGES)}")
    pair.stage = _STAGES[stage]
    pair.game = int(given.get("game", 1))
    pair.inning = int(given.get("inning", 1))
    pair.best_of = match.setup.best_of if pair.stage == SERIES else 3
    roles = {"visitor": pair.visitor, "home": pair.home}
    pair.lead = roles[given["lead"]] if "lead" in given else pair.home
    pair.winner = roles[given["winner"]] if "winner" in given else NOTHING


def _deal(match: Match, seat: int, data: Mapping[str, Any], where: str, book: CardBook, taken: set[int]) -> None:
    """Put the named cards where the description says, the others below the lineup or into the dugout."""
    _check_keys(where, data, _SIDE_KEYS)
    side = match.sides[seat]
    side.bases = _bases(data.get("bases", {}), where)
    side.plate = _plate(data.get("threats", []), where)
    for score in ("runs", "wins", "total_wins"):
        setattr(side, score, int(data.get(score, 0)))
    zones = {
        zone: _ids(data.get(zone, []), book, f"{where}.{zone}") for zone in ("hand", "in_play", "lineup", "dugout")
    }
    on_deck = _ids([data["on_deck"]], book, f"{where}.on_deck") if data.get("on_deck") else []
    side.minors = tuple(_ids(data.get("minors", []), book, f"{where}.minors"))
    named = [card for cards in (*zones.values(), on_deck) for card in cards]
    for card in (*named, *side.minors):
        if card in taken:
            raise PositionError(f"{where}: the card {book.cards[card].id} is in two places")
        taken.add(card)
    if len(named) > ROSTER:
        raise PositionError(f"{where}: {len(named)} cards are named, but a roster has {ROSTER} (H-1.3)")
    slots = _give_slots(match, side, named, taken)
    if match.is_machine(seat):
        match.boxes[0].face_down = 0
    for zone in ("hand", "dugout"):
        setattr(side, zone, sum(1 << slots[card] for card in zones[zone]))
    side.in_play = pile_of([slots[card] for card in reversed(zones["in_play"])])
    side.top = pile_of([slots[card] for card in zones["lineup"]])
    side.on_deck = slots[on_deck[0]] if on_deck else NO_CARD
    side.earned = pile_set(side.in_play)
    side.pool = b.ALL_SLOTS & ~(side.hand | side.dugout | side.earned | pile_set(side.top))
    if on_deck:
        side.pool &= ~(1 << side.on_deck)
        side.maybe_on_deck = side.hand | side.pool | 1 << side.on_deck
    if data.get("rest", "lineup") == "dugout":
        side.dugout |= side.pool
        side.pool = 0


def _give_slots(match: Match, side: Side, named: list[int], taken: set[int]) -> dict[int, int]:
    """Find slots: own cards keep theirs; foreign ones take the last slots of cards that are not named."""
    roster = list(side.roster)
    if NO_CARD in roster:  # the solitaire opponent: any free agents nobody names
        spare = [card for card in match.setup.free_agents if card not in taken]
        roster = spare[-ROSTER:]
    slots = {card: roster.index(card) for card in named if card in roster}
    free = [slot for slot in range(ROSTER) if roster[slot] not in slots]
    for card in named:
        if card not in slots:
            slots[card] = free.pop()
            roster[slots[card]] = card
    for slot, card in enumerate(roster):
        match.take_card(side, slot, card)
        taken.add(card)
    return slots


def _row(match: Match, pair: Pair, given: Mapping[str, Any], book: CardBook, taken: set[int]) -> None:
    """Set the buy row, and the deck below it: all free agents that are not elsewhere, or only the named ones."""
    row = _ids(given.get("row", []), book, "given.row")
    for card in row:
        if card in taken:
            raise PositionError(f"given.row: the card {book.cards[card].id} is in two places")
        taken.add(card)
    pair.row = tuple(row)
    deck = _ids(given["deck"], book, "given.deck") if "deck" in given else None
    free_agents = 0
    for number, card in enumerate(match.setup.free_agents):
        if card not in taken and (deck is None or card in deck):
            free_agents |= 1 << number
    box = match.boxes[0]
    box.free_agents = free_agents
    box.deck = free_agents.bit_count() - box.face_down
    if "row" not in given:
        match.deal_rows(box, [pair])


def _ids(cards: list[str], book: CardBook, where: str) -> list[int]:
    if not isinstance(cards, list):
        raise PositionError(f"{where} should be a list of card ids")
    try:
        return [book.number(card) for card in cards]
    except Exception as error:
        raise PositionError(f"{where}: {error}") from None


def _bases(bases: Mapping[str, str], where: str) -> int:
    found = 0
    for base, speed in bases.items():
        if base not in _BASES or speed not in SPEED_NAMES:
            raise PositionError(f"{where}.bases: {base} = {speed!r}; say for example first = 'fast'")
        found = put(found, _BASES.index(base) + 1, SPEEDS[SPEED_NAMES.index(speed)])
    return found


def _plate(waiting: list[str], where: str) -> int:
    found: list[tuple[int, int]] = []
    for text in waiting:
        hit, _, speed = text.partition("/")
        if (hit not in HIT_NAMES and hit != "walk") or speed not in SPEED_NAMES:
            raise PositionError(f"{where}.threats: {text!r}; say for example 'single/average'")
        found.append((WALK if hit == "walk" else HITS[HIT_NAMES.index(hit)], SPEEDS[SPEED_NAMES.index(speed)]))
    if len(found) > 3:
        raise PositionError(f"{where}.threats: at most three (H-17.4)")
    return plate_of(found)


def _phase(match: Match, pair: Pair, given: Mapping[str, Any]) -> None:
    phase = given.get("phase", "turn")
    if phase not in _PHASES:
        raise PositionError(f"given.phase cannot be {phase!r}: {nearest(str(phase), _PHASES)}")
    to_play = given.get("to_play", "visitor")
    if to_play not in ("visitor", "home"):
        raise PositionError(f"given.to_play is visitor or home, not {to_play!r}")
    if phase in ("buy-round", "pre-round"):
        match.push(pair, steps.NEXT_GAME)
        if phase == "pre-round":
            match.push(pair, steps.BUY_ROUND)
        elif pair.winner == NOTHING:
            pair.winner = pair.home
    if phase == "on-deck":
        match.push(pair, steps.TURN, b.VISITOR)
    if phase == "next-game":
        pair.game -= 1
    match.push(pair, _PHASES[phase], b.HOME if to_play == "home" else b.VISITOR)
