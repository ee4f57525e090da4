"""Hidden information: the opponent's hand, the order of decks, choices not yet shown (C-7)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import lineup, questions, steps
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import AT_ONCE, COMMON, UNCOMMON, CardSet
from pennant.games.clutch.rules.team import NO_CARD
from pennant.kernel.chance import TABLE, Chance

MOST_WEATHER: Final = 2


def guess_cards(state: BallgameState, seat: i64, chance: Chance, is_opponent: bool) -> None:
    """Deal this manager's unseen cards at random; cards known to the opponent stay, a spectator knows none."""
    team = state.teams[seat]
    size = len(team.hand)
    known = list(team.shown) if is_opponent else []
    pool = list(team.deck)
    rest = list(team.hand)
    for card in known:
        rest.remove(card)
    pool += rest
    if not state.setup.open_decks:
        pool = _unknown_cards(state, seat, len(pool), known, chance)
    hand = known
    while len(hand) < size:
        place = chance.below(TABLE, len(pool))
        hand.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    pool.sort()
    team.deck = pool
    if not is_opponent:
        team.shown = tuple(hand[: len(team.shown)])
        shown = list(team.shown)
        shown.sort()
        team.shown = tuple(shown)
    hand.sort()
    team.hand = tuple(hand)
    team.count_cards()


def copies_allowed(rarity: i64) -> i64:
    """Maximum number of cards of a family in a deck (C-2.2.2)."""
    return 3 if rarity == COMMON else 2 if rarity == UNCOMMON else 1


def _unknown_cards(state: BallgameState, seat: i64, count: i64, known: list[int], chance: Chance) -> list[int]:
    """Guess a closed deck: any cards that make a legal deck with those seen (C-R49)."""
    cards: CardSet = state.cards
    seen = [*known, *state.teams[seat].discard]
    announced = [play for play in state.stack if not play.at or state.card_of(play).lasts == AT_ONCE]
    in_play = (*state.plays, *state.standing, *announced)  # what is being carried out may lie there already
    seen += [play.card for play in in_play if play.owner == seat and not play.is_coach]
    if state.weather != NO_CARD and state.weather_owner == seat:
        seen.append(state.weather)
    left: list[int] = []
    for card in range(len(cards.strategies)):
        face = cards.strategies[card]
        used = len([other for other in seen if cards.strategies[other].family == face.family])
        left += [card] * max(0, copies_allowed(face.rarity) - used)
    weather = len([card for card in seen if cards.strategies[card].weather])
    used_of: dict[int, int] = {}
    for card in seen:
        family = cards.strategies[card].family
        used_of[family] = used_of.get(family, 0) + 1
    found: list[int] = []
    while len(found) < count and left:
        place = chance.below(TABLE, len(left))
        card = left[place]
        left[place] = left[-1]
        left.pop()
        face = cards.strategies[card]
        if face.weather and weather >= MOST_WEATHER:
            continue
        if used_of.get(face.family, 0) >= copies_allowed(face.rarity):
            continue
        weather += 1 if face.weather else 0
        used_of[face.family] = used_of.get(face.family, 0) + 1
        found.append(card)
    whole = seen + found
    whole.sort()
    state.setup = state.setup.with_cards(cards, seat, tuple(whole))
    return found


def redraw_choice(state: BallgameState, seat: i64, chance: Chance) -> None:
    """Drop an unfinished choice of a seat; replace a line-up that waits for the other by any legal one."""
    if state.question == questions.CHOOSE_LINEUP and state.acting:
        team = state.teams[seat]
        team.draft = ()
        if not state.acting >> seat & 1:
            while not lineup.is_complete(team):
                choices = lineup.choices(state, seat)
                team.draft = (*team.draft, choices[chance.below(TABLE, len(choices))])
    elif state.acting >> seat & 1 and state.use:
        state.use = ()
        if state.question == questions.CHOOSE_PART:
            state.question = questions.CHOOSE_ANSWER if state.step == steps.ANSWER else questions.CHOOSE_CARD
        elif state.question == questions.CHOOSE_NEWCOMER or state.question == questions.CHOOSE_SHIFT:
            state.question = questions.CHOOSE_SUB
