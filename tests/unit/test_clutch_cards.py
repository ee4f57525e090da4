"""Strategy cards, coaches and stadiums of Clutch: how they compile (C-1.3 to C-1.5), errors, and Pennant's own set."""

import json
from collections import Counter
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from pennant.games.clutch.cards import OWN_SET, CardBook, book_of, load_set, own_set, schema
from pennant.games.clutch.cards.conditions import FACTS, NAME_OF, condition
from pennant.games.clutch.rules import cards as rules
from pennant.kernel.errors import CardError

BOOK = own_set()

HEAD = 'format = 1\nid = "mine"\ntitle = "Mine"\n'
STRATEGY = """
[[strategy]]
id = "X1"
title = "Nothing Much"
colour = "blue"
rarity = "common"
window = "before the pitch"
when = "risp"
effects = [{ mod = "swing", by = 2 }]
"""
COACH = """
[[coach]]
id = "X2"
name = "Somebody Else"
kind = "hitting"
window = "before the pitch"
effects = [{ mod = "swing", by = 2 }]
"""
STADIUM = """
[[stadium]]
id = "X3"
name = "Nowhere Field"
roof = "outdoor"
main = { when = "inning == 1", effects = [{ mod = "pitch", by = 1 }] }
secondary = [
  { when = "AS in batter.icons", effects = [{ mod = "swing", by = 1 }] },
  { when = "GG in pitcher.icons", effects = [{ mod = "pitch", by = 2 }] },
]
"""


def write_set(folder: Path, *cards: str) -> Path:
    """Write a set with only these cards."""
    (folder / "set.toml").write_text(HEAD, encoding="utf-8")
    (folder / "more.toml").write_text("".join(cards), encoding="utf-8")
    return folder


def replace_once(card: str, old: str, new: str) -> str:
    assert old in card
    return card.replace(old, new, 1)


def with_effects(effects: str, window: str = "before the pitch", more: str = "") -> str:
    """A strategy card with these effects."""
    card = replace_once(STRATEGY, '[{ mod = "swing", by = 2 }]', f"[{effects}]")
    return replace_once(card, "before the pitch", window) + more


def complaint_about(folder: Path) -> str:
    with pytest.raises(CardError) as error:
        load_set(folder)
    return str(error.value)


# --- compiled cards in comparable form --------------------------------------------------------------------------------

NUMBERS = ("attribute", "value", "extra", "mask", "who", "check", "bars")


def describe_condition(found: rules.Condition) -> list[list[tuple[str, int, int, bool]]]:
    return [
        [(NAME_OF[int(test.fact)], int(test.how), int(test.value), test.wanted) for test in alternative]
        for alternative in found.alternatives
    ]


def effect(verb: int, **said: Any) -> dict[str, Any]:
    return {"verb": verb, **said}


def describe_effect(found: rules.Effect) -> dict[str, Any]:
    """The verb of an effect and its arguments."""
    said: dict[str, Any] = {"verb": int(found.verb)}
    said |= {name: int(getattr(found, name)) for name in NUMBERS if getattr(found, name)}
    if found.verb == rules.MODIFY:
        said["attribute"] = int(found.attribute)
    if found.when.alternatives:
        said["when"] = describe_condition(found.when)
    if found.then:
        said["then"] = [describe_effect(each) for each in found.then]
    return said


def strategy(card_id: str, book: CardBook = BOOK) -> rules.Strategy:
    return book.rules.strategies[book.strategy_number(card_id)]


def coach(card_id: str) -> rules.Strategy:
    return BOOK.rules.coaches[BOOK.coach_number(card_id)]


def stadium(card_id: str) -> rules.Stadium:
    return BOOK.rules.stadiums[BOOK.stadium_number(card_id)]


def modify(attribute: int, value: int, **said: Any) -> dict[str, Any]:
    return effect(rules.MODIFY, attribute=attribute, value=value, **said)


def flag(fact: str, wanted: bool = True) -> tuple[str, int, int, bool]:
    return (fact, rules.EQUAL, 1, wanted)


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


HITS = bits(rules.SINGLE, rules.DOUBLE, rules.TRIPLE, rules.HOMER)

# --- the card set -----------------------------------------------------------------------------------------------------


def test_own_card_set_contains_expected_cards() -> None:
    """The set has 72 strategy cards, twelve coaches and ten stadiums."""
    colours = Counter(card.colour for card in BOOK.strategies)
    assert colours == {"blue": 27, "red": 26, "grey": 19}
    assert [card.id for card in BOOK.strategies if card.weather] == [f"W0{number}" for number in range(1, 8)]
    assert Counter(card.kind for card in BOOK.coaches) == {"hitting": 4, "pitching": 4, "bench": 4}
    assert len(BOOK.stadiums) == 10
    rarities = Counter(card.rarity for card in BOOK.strategies)
    assert rarities == {"common": 31, "uncommon": 23, "rare": 16, "ultra-rare": 2}


def test_rules_keep_card_order_of_book() -> None:
    assert len(BOOK.rules.strategies) == len(BOOK.strategies)
    assert [int(card.family) for card in BOOK.rules.strategies] == list(range(72))
    assert [int(card.family) for card in BOOK.rules.coaches] == list(range(72, 84))
    for text, card in zip(BOOK.strategies, BOOK.rules.strategies, strict=True):
        assert (card.momentum, card.weather, card.clutch) == (text.momentum, text.weather, text.clutch_moment)
        assert int(card.cost) == text.cost


def test_card_book_is_cached_and_found_by_its_rules(tmp_path: Path) -> None:
    assert book_of(BOOK.rules) is BOOK
    assert load_set(copytree(OWN_SET, tmp_path / "copy")) is BOOK
    other = load_set(write_set(tmp_path, STRATEGY))
    assert book_of(other.rules) is other
    assert other.sha256 != BOOK.sha256


def test_card_lookup_ignores_case_and_suggests_similar_ids() -> None:
    assert BOOK.strategies[BOOK.strategy_number("b02")].title == "Platoon Edge"
    with pytest.raises(CardError, match="has no strategy card 'B28': did you mean"):
        BOOK.strategy_number("B28")


def test_persons_are_numbered_in_order_of_appearance() -> None:
    """Two cards of one person have one number (C-2.1.6)."""
    names = [text.person for text in BOOK.batters] + [text.person for text in BOOK.pitchers]
    numbers = [int(card.person) for card in BOOK.rules.batters] + [int(card.person) for card in BOOK.rules.pitchers]
    people = list(dict.fromkeys(names))
    assert numbers == [people.index(name) for name in names]


def test_schema_is_json_and_contains_every_effect() -> None:
    found = json.loads(json.dumps(schema()))
    kinds = {ref["$ref"].rpartition("/")[2] for ref in found["$defs"]["Effect"]["anyOf"]}
    assert len(kinds) == 25
    assert kinds <= set(found["$defs"])
    assert found["$defs"]["StrategyText"]["properties"]["effects"]["items"] == {"$ref": "#/$defs/Effect"}


# --- conditions -------------------------------------------------------------------------------------------------------


def read_condition(text: str) -> list[list[tuple[str, int, int, bool]]]:
    return describe_condition(condition(text, "here"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("risp", [[flag("risp")]]),
        ("not risp", [[flag("risp", False)]]),
        ("not not risp", [[flag("risp")]]),
        ("outs == 2", [[("outs", rules.EQUAL, 2, True)]]),
        ("outs != 2", [[("outs", rules.EQUAL, 2, False)]]),
        ("not outs == 2", [[("outs", rules.EQUAL, 2, False)]]),
        ("outs < 2", [[("outs", rules.LESS, 2, True)]]),
        ("outs <= 1", [[("outs", rules.LESS, 2, True)]]),
        ("inning > 6", [[("inning", rules.MORE, 6, True)]]),
        ("inning >= 7", [[("inning", rules.MORE, 6, True)]]),
        ("7 <= inning", [[("inning", rules.MORE, 6, True)]]),
        ("lead >= -2", [[("lead", rules.MORE, -3, True)]]),
        ("4 <= inning <= 6", [[("inning", rules.MORE, 3, True), ("inning", rules.LESS, 7, True)]]),
        ("not 4 <= inning <= 6", [[("inning", rules.MORE, 3, False)], [("inning", rules.LESS, 7, False)]]),
        ("outs in [0, 1]", [[("outs", rules.ONE_OF, 0b11, True)]]),
        ("chart == pitcher", [[("chart", rules.EQUAL, rules.PITCHERS_CHART, True)]]),
        ("pitcher.role == RP", [[("pitcher.role", rules.EQUAL, rules.RELIEVER, True)]]),
        ("batter.bats != L", [[("batter.bats", rules.EQUAL, rules.LEFT, False)]]),
        ("throw.rating == outfield", [[("throw.rating", rules.EQUAL, rules.OUTFIELD, True)]]),
        ("throw.kind == double_play", [[("throw.kind", rules.EQUAL, rules.DOUBLE_PLAY, True)]]),
        ("result == 1B", [[("result", rules.EQUAL, rules.SINGLE, True)]]),
        ("result in [GB, 2B]", [[("result", rules.ONE_OF, bits(rules.GB, rules.DOUBLE), True)]]),
        ("outcome not in [HBP, IBB]", [[("outcome", rules.ONE_OF, bits(rules.HBP, rules.IBB), False)]]),
        ("SL in batter.icons", [[("batter.icons", rules.HAS_ANY, rules.ICON_SL, True)]]),
        ("SV not in pitcher.icons", [[("pitcher.icons", rules.HAS_ANY, rules.ICON_SV, False)]]),
        ("SL in batter.icons or HR in batter.icons",
         [[("batter.icons", rules.HAS_ANY, rules.ICON_SL | rules.ICON_HR, True)]]),
        ("SL in batter.icons and HR in batter.icons",
         [[("batter.icons", rules.HAS_ANY, rules.ICON_SL, True),
           ("batter.icons", rules.HAS_ANY, rules.ICON_HR, True)]]),
        ("SL in batter.icons or GG in catcher.icons",
         [[("batter.icons", rules.HAS_ANY, rules.ICON_SL, True)],
          [("catcher.icons", rules.HAS_ANY, rules.ICON_GG, True)]]),
        ("first or second and third", [[flag("first")], [flag("second"), flag("third")]]),
        ("(first or second) and third", [[flag("first"), flag("third")], [flag("second"), flag("third")]]),
        ("not first and second", [[flag("first", False), flag("second")]]),
        ("not (first and second)", [[flag("first", False)], [flag("second", False)]]),
        ("not (first or second)", [[flag("first", False), flag("second", False)]]),
        ("not (first or not second)", [[flag("first", False), flag("second")]]),
    ],
)  # fmt: skip
def test_condition_compiles_to_alternatives_of_tests(text: str, found: list[list[tuple[str, int, int, bool]]]) -> None:
    """`not` binds tighter than `and`, and `and` tighter than `or`; the result is a list of alternatives."""
    assert read_condition(text) == found


LIKE = "write it like 'third and outs < 2'"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("outs <", f"'outs <' is not a condition: {LIKE}"),
        ("not " * 9999, None),
        ("1", f"'1' means nothing in a condition: {LIKE}"),
        ("True", f"'True' means nothing in a condition: {LIKE}"),
        ("max(outs)", f"'max(outs)' means nothing in a condition: {LIKE}"),
        ("outs is 2", f"'outs is 2' means nothing in a condition: {LIKE}"),
        ("outs + 1 == 2", "'outs + 1' is not a fact: did you mean 'outs'?"),
        ("ouths == 2", "'ouths' is not a fact: did you mean 'outs'?"),
        ("batter.icon", "'batter.icon' is not a fact: did you mean 'batter.icons'?"),
        ("outs", "'outs' is a number: compare it, such as 'outs >= 2'"),
        ("chart", "'chart' is a word: compare it, such as 'chart == batter'"),
        ("batter.icons", "'batter.icons' are icons: ask for one, such as 'AS in batter.icons'"),
        ("batter.icons == AS", "'batter.icons' are icons: ask for one, such as 'AS in batter.icons'"),
        ("risp == 1", "'risp' is so or not: write 'risp' or 'not risp'"),
        ("risp in [1]", "'risp' is so or not: write 'risp' or 'not risp'"),
        ("AS in risp", "'risp' is so or not: write 'risp' or 'not risp'"),
        ("outs == third", "'outs' is a number: compare it with one, not with 'third'"),
        ("outs == 1.5", "'outs' is a number: compare it with one, not with '1.5'"),
        ("chart == pitchers", "'pitchers' is not a word for chart: did you mean 'pitcher'?"),
        ("result == gb", "'gb' is not a word for result: did you mean 'GB'?"),
        ("result == 4B", f"'result == 4B' is not a condition: {LIKE}"),
        ("result < GB", "'result' has no order: compare it with == or !="),
        ("K in batter.icons", "'K' is not a word for batter.icons: there is AS, GG, HR, MVP, R, RBI, SB, SL"),
        ("outs in []", "'outs' is compared with an empty list"),
        ("outs in [62]", "'62' is not a number between 0 and 61"),
        ("outs in [third]", "'third' is not a number between 0 and 61"),
        (" and ".join(["(first or second)"] * 6), "this has 64 alternatives, more than 32: make it simpler"),
    ],
)
def test_invalid_condition_raises_card_error(text: str, complaint: str | None) -> None:
    with pytest.raises(CardError) as error:
        condition(text, "more.toml, strategy X1: field when")
    assert str(error.value).startswith("more.toml, strategy X1: field when: ")
    assert complaint is None or str(error.value) == f"more.toml, strategy X1: field when: {complaint}"


def test_every_fact_of_the_rules_has_a_name() -> None:
    assert sorted(NAME_OF) == list(range(rules.FACTS))
    assert len(FACTS) == rules.FACTS


# --- strategy cards ---------------------------------------------------------------------------------------------------

DRAW_1 = effect(rules.DRAW, value=1, who=rules.YOU)


@pytest.mark.parametrize(
    ("card_id", "effects"),
    [
        ("B01", [modify(rules.SWING, 1), effect(rules.ON_OUTCOME, mask=bits(rules.BB), then=[DRAW_1])]),
        ("B03", [modify(rules.SWING, 2), effect(rules.READ_AS, value=rules.SINGLE,
                                                mask=bits(rules.DOUBLE, rules.TRIPLE, rules.HOMER))]),
        ("B04", [modify(rules.PITCH, -4)]),
        ("B05", [modify(rules.PITCH_ROLL, -3)]),
        ("B06", [modify(rules.COMMAND, -3), modify(rules.SWING, 1)]),
        ("B09", [modify(rules.SPEED, 4, who=rules.STEALING_RUNNER)]),
        ("B10", [modify(rules.SPEED, 3, who=rules.THE_RUNNER)]),
        ("B11", [modify(rules.SPEED, 5, who=rules.OF_BATTER)]),
        ("B12", [effect(rules.CHANGE, value=rules.SINGLE, check=rules.PLAY_FAILS, attribute=rules.OUTFIELD, extra=10,
                        bars=rules.EXTRA_BASES)]),
        ("B14", [effect(rules.REROLL, attribute=rules.SWING)]),
        ("B15", [effect(rules.CHANGE, value=rules.BB, check=rules.ROLL_AT_LEAST, extra=13)]),
        ("B16", [effect(rules.CHANGE, value=rules.DOUBLE)]),
        ("B18", [effect(rules.USE_DIE, attribute=rules.SWING, value=24), effect(rules.READ_AS, mask=bits(rules.BB))]),
        ("B19", [effect(rules.FORCE_MISTAKE)]),
        ("B20", [effect(rules.FACTOR_CLUTCH, attribute=rules.SWING, value=1, who=rules.OF_BATTER),
                 modify(rules.SWING_ROLL, 1)]),
        ("B23", [effect(rules.CHANGE, value=rules.BB), effect(rules.EJECT, who=rules.OF_BATTER)]),
        ("B24", [effect(rules.ERROR, check=rules.PLAY_FAILS, attribute=rules.INFIELD, extra=6)]),
        ("B25", [effect(rules.STEAL_NOW, attribute=rules.SPEED, value=3, who=rules.THE_RUNNER)]),
        ("B26", [effect(rules.SQUEEZE_BUNT, value=3, extra=17)]),
        ("R05", [effect(rules.PREVENT_MISTAKE)]),
        ("R08", [effect(rules.FACTOR_CLUTCH, attribute=rules.PITCH, value=1, who=rules.OF_PITCHER),
                 modify(rules.SWING, -2)]),
        ("R13", [modify(rules.BATTERY, 3),
                 modify(rules.BATTERY, 5, when=[[("catcher.icons", rules.HAS_ANY, rules.ICON_GG, True)]])]),
        ("R15", [effect(rules.CHANGE, value=rules.FB, check=rules.PLAY_SUCCEEDS, attribute=rules.OUTFIELD, extra=2)]),
        ("R16", [effect(rules.CHANGE, value=rules.GB, check=rules.PLAY_SUCCEEDS, attribute=rules.INFIELD, extra=-1,
                        bars=rules.DOUBLE_PLAYS)]),
        ("R18", [effect(rules.CHANGE, check=rules.ROLL_AT_LEAST, extra=13)]),  # the new result is K, which is 0
        ("R19", [modify(rules.BATTERY, 6), modify(rules.PITCH, -3)]),
        ("R20", [effect(rules.PICK_OFF, value=8)]),
        ("R21", [modify(rules.ON_BASE, -4), modify(rules.SWING, -1),
                 effect(rules.ON_NATURAL_PITCH, value=2,
                        then=[effect(rules.HIT_BATTER), effect(rules.EJECT, who=rules.OF_PITCHER)])]),
        ("R22", [effect(rules.CHOOSE_ONE, who=rules.YOU,
                        then=[effect(rules.REMOVE_LASTING, value=1, who=rules.THE_OPPONENT), modify(rules.PITCH, 3)])]),
        ("R23", [effect(rules.MORE_INNINGS, value=1, who=rules.YOU)]),
        ("R25", [effect(rules.DISCARD, value=1, who=rules.THE_OPPONENT),
                 effect(rules.REMOVE_LASTING, value=1, who=rules.THE_OPPONENT)]),
        ("R26", [effect(rules.READ_AS, value=rules.BB, mask=bits(rules.SINGLE, rules.DOUBLE), who=rules.OF_BATTER)]),
        ("G01", [effect(rules.DRAW, value=2, who=rules.YOU), effect(rules.DISCARD, value=1, who=rules.YOU)]),
        ("G03", [effect(rules.SEE_HAND), DRAW_1]),
        ("G04", [effect(rules.TAKE_DISCARDED)]),
        ("G05", [effect(rules.NEGATE)]),
        ("G06", [effect(rules.REROLL, attribute=rules.THROW)]),
        ("G07", [effect(rules.NEW_HANDS)]),
        ("G08", [modify(rules.SWING, 1, when=[[flag("offence")]]),
                 modify(rules.SWING, -1, when=[[flag("offence", False)]])]),
        ("G10", [effect(rules.NEGATE_HARM), DRAW_1]),
        ("G11", [effect(rules.REMOVE_LASTING, who=rules.ANYBODY)]),
        ("W01", [effect(rules.SHIFT_ROW, attribute=rules.HOMER, value=-1)]),
        ("W03", [modify(rules.SPEED, -3, who=rules.ANYBODY), modify(rules.INFIELD, -2), modify(rules.BATTERY, -2)]),
        ("W04", [modify(rules.INNINGS, -1)]),
        ("W05", [modify(rules.OUTFIELD, -3), effect(rules.READ_AS, value=rules.SINGLE, mask=bits(rules.FB), extra=20)]),
        ("W06", [effect(rules.MORE_INNINGS, value=-1, who=rules.ANYBODY), effect(rules.CLEAR_WEATHER)]),
    ],
)  # fmt: skip
def test_c_1_3_strategy_cards_have_expected_effects(card_id: str, effects: list[dict[str, Any]]) -> None:
    assert [describe_effect(each) for each in strategy(card_id).effects] == effects


@pytest.mark.parametrize(
    ("card_id", "window", "when"),
    [
        ("B02", rules.PRE_PITCH, [[flag("same_hand", False)]]),
        ("B06", rules.PRE_PITCH, [[("pitcher.faced", rules.MORE, 17, True)]]),
        ("B07", rules.PRE_PITCH, [[("batter.last", rules.ONE_OF, HITS, True)]]),
        ("B08", rules.AFTER_OUTCOME, [[("streak.hits", rules.MORE, 1, True)]]),
        ("B09", rules.STEAL_DECLARED, []),
        ("B12", rules.RESULT, [[("result", rules.EQUAL, rules.FB, True), ("chart", rules.EQUAL, 1, True)]]),
        ("B16", rules.RESULT, [[("result", rules.EQUAL, rules.SINGLE, True), ("chart", rules.EQUAL, 0, True),
                                ("batter.icons", rules.HAS_ANY, rules.ICON_SL | rules.ICON_HR, True)]]),
        ("B18", rules.PRE_SWING, []),
        ("B19", rules.POST_PITCH, [[("pitch.natural", rules.LESS, 5, True)]]),
        ("B22", rules.PRE_THROW, [[("throw.kind", rules.EQUAL, rules.HOME, True)]]),
        ("B24", rules.THROW_RESULT, [[flag("throw.out"), ("throw.rating", rules.EQUAL, rules.INFIELD, True)]]),
        ("B25", rules.PRE_PITCH, [[flag("first"), flag("second", False)]]),
        ("B26", rules.BUNT_STEP, [[flag("third"), ("outs", rules.LESS, 2, True)]]),
        ("R06", rules.PRE_PITCH, [[("pitcher.role", rules.EQUAL, rules.STARTER, True),
                                   ("inning", rules.LESS, 5, True)]]),
        ("R15", rules.RESULT, [[("result", rules.EQUAL, rules.HOMER, True), flag("swing.lowest")]]),
        ("R18", rules.RESULT, [[("result", rules.ONE_OF, bits(rules.GB, rules.FB), True),
                                ("chart", rules.EQUAL, 1, True), flag("third"), ("outs", rules.LESS, 2, True)]]),
        ("R21", rules.PRE_PITCH, [[("previous_outcome", rules.EQUAL, rules.HOMER, True)]]),
        ("R24", rules.AFTER_OUTCOME, [[flag("struck_out_side")], [("streak.strikeouts", rules.MORE, 2, True)]]),
        ("R25", rules.AFTER_OUTCOME, [[("outs_on_play", rules.EQUAL, 2, True)]]),
        ("G02", rules.SUB_MADE, [[flag("substituted_now")]]),
        ("G05", rules.CARD_PLAYED, []),
        ("G10", rules.CARD_PLAYED, [[flag("harm")]]),
        ("W01", rules.PRE_PITCH, [[flag("outdoors")]]),
    ],
)  # fmt: skip
def test_c_1_3_strategy_cards_have_expected_windows_and_conditions(card_id: str, window: int, when: list[Any]) -> None:
    assert (int(strategy(card_id).windows), describe_condition(strategy(card_id).when)) == (1 << window, when)


def test_c_3_9_11_any_time_covers_every_window_with_priority() -> None:
    assert int(strategy("G01").windows) == rules.ANYTIME
    assert not rules.ANYTIME >> rules.CARD_PLAYED & 1


@pytest.mark.parametrize(
    ("card_id", "lasts", "count", "on_player"),
    [
        ("B01", rules.FOR_AT_BAT, 0, rules.NO_ONE),
        ("B08", rules.UNTIL, 0, rules.NO_ONE),
        ("B09", rules.FOR_THROW, 0, rules.NO_ONE),
        ("B13", rules.AT_ONCE, 0, rules.NO_ONE),
        ("B27", rules.UNTIL, 0, rules.OF_BATTER),
        ("R12", rules.FOR_THROW, 0, rules.NO_ONE),
        ("R19", rules.FOR_AT_BAT, 0, rules.NO_ONE),
        ("R22", rules.FOR_AT_BAT, 0, rules.NO_ONE),
        ("R24", rules.UNTIL, 0, rules.OF_PITCHER),
        ("G01", rules.AT_ONCE, 0, rules.NO_ONE),
        ("G12", rules.FOR_HALF, 0, rules.NO_ONE),
        ("W03", rules.FOR_HALVES, 4, rules.NO_ONE),
        ("W04", rules.FOR_GAME, 0, rules.NO_ONE),
        ("W06", rules.AT_ONCE, 0, rules.NO_ONE),
    ],
)
def test_c_1_3_3_strategy_cards_have_expected_durations(card_id: str, lasts: int, count: int, on_player: int) -> None:
    card = strategy(card_id)
    assert (int(card.lasts), int(card.count), int(card.on_player)) == (lasts, count, on_player)


def test_effects_of_one_card_may_have_different_durations() -> None:
    """The pitchout (R19) helps with one throw, but its penalty lasts for the whole at-bat."""
    assert [int(each.lasts) for each in strategy("R19").effects] == [rules.FOR_THROW, rules.FOR_AT_BAT]


@pytest.mark.parametrize(
    ("card_id", "until"),
    [
        ("B08", [[("outs_on_play", rules.MORE, 0, True)]]),
        ("B27", [[flag("batter.out")]]),
        ("R24", [[("outcome", rules.ONE_OF, HITS | bits(rules.BB), True)]]),
    ],
)
def test_momentum_cards_have_expected_end_conditions(card_id: str, until: list[Any]) -> None:
    assert strategy(card_id).momentum
    assert describe_condition(strategy(card_id).until) == until


def test_compiled_card_has_harm_flag_and_touched_attributes() -> None:
    assert [card for card in ("B23", "B24", "R21", "B01") if strategy(card).harms] == ["B23", "B24", "R21"]
    assert int(strategy("R22").touches) == bits(rules.PITCH)
    assert int(strategy("B20").touches) == bits(rules.SWING, rules.SWING_ROLL)


# --- coaches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_id", "colour", "window", "lasts", "effects"),
    [
        ("H1", rules.BLUE, rules.PRE_PITCH, rules.FOR_AT_BAT,
         [modify(rules.SWING, 2), effect(rules.FACTOR_CLUTCH, attribute=rules.ON_BASE, value=1, who=rules.OF_BATTER)]),
        ("H2", rules.BLUE, rules.HALF_START, rules.FOR_HALF, [modify(rules.ON_BASE, 2)]),
        ("H4", rules.BLUE, rules.STEAL_DECLARED, rules.FOR_HALF, [modify(rules.SPEED, 4, who=rules.ALL_RUNNERS)]),
        ("P1", rules.RED, rules.PRE_PITCH, rules.FOR_HALF, [modify(rules.COMMAND, 3)]),
        ("P2", rules.RED, rules.HALF_END, rules.AT_ONCE, [effect(rules.MORE_INNINGS, value=1, who=rules.YOU)]),
        ("P3", rules.RED, rules.POST_PITCH, rules.FOR_HALF,
         [effect(rules.PREVENT_MISTAKE), effect(rules.FORBID, value=rules.MISTAKES)]),
        ("P4", rules.RED, rules.PRE_PITCH, rules.FOR_BATTERS, [modify(rules.SWING, -2)]),
        ("N1", rules.GREY, rules.HALF_START, rules.FOR_INNING, [effect(rules.HAND_LIMIT, value=9), DRAW_1]),
        ("N2", rules.GREY, rules.HALF_START, rules.FOR_INNING,
         [modify(rules.INFIELD, 2, when=[[flag("offence", False)]]),
          modify(rules.OUTFIELD, 2, when=[[flag("offence", False)]])]),
        ("N3", rules.GREY, rules.HALF_START, rules.FOR_INNING, [effect(rules.ON_SUBSTITUTION, then=[DRAW_1])]),
        ("N4", rules.GREY, rules.HALF_START, rules.FOR_INNING, [effect(rules.FORBID, value=rules.MOMENTUM_CARDS)]),
    ],
)  # fmt: skip
def test_c_1_4_coaches_have_expected_effects(
    card_id: str, colour: int, window: int, lasts: int, effects: list[dict[str, Any]]
) -> None:
    card = coach(card_id)
    assert (int(card.colour), int(card.windows), int(card.lasts)) == (colour, 1 << window, lasts)
    assert [describe_effect(each) for each in card.effects] == effects


def test_c_1_4_2_bench_coach_is_used_before_the_top_half() -> None:
    """The bench coach covers both halves of the inning (C-R8)."""
    assert [describe_condition(coach(card).when) for card in ("N1", "N2", "N3", "N4")] == [[[flag("top")]]] * 4


def test_coach_p4_helps_one_pitcher_against_two_batters() -> None:
    assert (int(coach("P4").count), int(coach("P4").on_player)) == (2, rules.OF_PITCHER)


# --- stadiums ---------------------------------------------------------------------------------------------------------

PartList = list[tuple[int, list[Any], dict[str, Any]]]


def parts(card_id: str) -> PartList:
    found: PartList = []
    for part in stadium(card_id).parts:
        [only] = part.effects
        found.append((int(part.window), describe_condition(part.when), describe_effect(only)))
    return found


FIELDING_DRAWS = effect(rules.DRAW, value=1, who=rules.THE_FIELDING)
BATTING_DRAWS = effect(rules.DRAW, value=1, who=rules.THE_BATTING)
BATTING_DISCARDS = effect(rules.DISCARD, value=1, who=rules.THE_BATTING)
RIGHTY = ("batter.bats", rules.EQUAL, rules.RIGHT, True)
DOUBLE_PLAY = ("outs_on_play", rules.EQUAL, 2, True)
CLEAN, RELIEF = flag("one_two_three"), ("pitcher.role", rules.EQUAL, rules.RELIEVER, True)
NO_STAR = ("batter.icons", rules.HAS_ANY, rules.ICON_AS, False)
OUTFIELD_THROW = ("throw.rating", rules.EQUAL, rules.OUTFIELD, True)
FLY = ("outcome", rules.EQUAL, rules.FB, True)
NO_SLUGGER = ("batter.icons", rules.HAS_ANY, rules.ICON_SL, False)


@pytest.mark.parametrize(
    ("card_id", "found"),
    [
        ("S1", [
            (rules.ALWAYS, [[RIGHTY]], effect(rules.SHIFT_ROW, attribute=rules.DOUBLE, value=-1)),
            (rules.ALWAYS, [[RIGHTY, ("batter.icons", rules.HAS_ANY, rules.ICON_SL, True)]],
             effect(rules.SHIFT_ROW, attribute=rules.DOUBLE, value=-1)),
            (rules.ALWAYS, [[RIGHTY, ("pitcher.icons", rules.HAS_ANY, rules.ICON_GG, True)]],
             modify(rules.OUTFIELD, 1)),
        ]),
        ("S3", [
            (rules.AFTER_OUTCOME, [[DOUBLE_PLAY]], FIELDING_DRAWS),
            (rules.AFTER_OUTCOME, [[DOUBLE_PLAY, ("pitcher.icons", rules.HAS_ANY, rules.ICON_K, True)]],
             FIELDING_DRAWS),
            (rules.ALWAYS, [[("throw.kind", rules.EQUAL, rules.DOUBLE_PLAY, True),
                             ("batter.speed", rules.MORE, 17, True)]],
             modify(rules.SPEED, 2, who=rules.OF_BATTER)),
        ]),
        ("S4", [
            (rules.HALF_END, [[CLEAN, ("pitcher.role", rules.EQUAL, rules.RELIEVER, False), NO_STAR]],
             effect(rules.CHOOSE_ONE, who=rules.THE_FIELDING, then=[FIELDING_DRAWS, BATTING_DISCARDS])),
            (rules.HALF_END, [[CLEAN, RELIEF, NO_STAR]], FIELDING_DRAWS),
            (rules.HALF_END, [[CLEAN, RELIEF, NO_STAR]], BATTING_DISCARDS),
        ]),
        ("S5", [
            (rules.ALWAYS, [[OUTFIELD_THROW]], modify(rules.THROW, 3)),
            (rules.ALWAYS, [[OUTFIELD_THROW, ("centre.icons", rules.HAS_ANY, rules.ICON_GG, True)]],
             modify(rules.THROW, 4)),
            (rules.ALWAYS, [[("runner.icons", rules.HAS_ANY, rules.ICON_SB, True)]],
             modify(rules.SPEED, 2, who=rules.THE_RUNNER)),
        ]),
        ("S8", [
            (rules.ALWAYS, [[FLY, ("outfield.icons", rules.HAS_ANY, rules.ICON_GG, False), flag("throw.from_third")]],
             modify(rules.SPEED, 3, who=rules.THE_RUNNER)),
            (rules.AFTER_OUTCOME, [[FLY, ("batter.icons", rules.HAS_ANY, rules.ICON_RBI, True),
                                    ("runs_on_play", rules.MORE, 0, True)]], BATTING_DRAWS),
        ]),
        ("S10", [
            (rules.ALWAYS, [[flag("clutch_moment"), NO_SLUGGER]], modify(rules.PITCH, 1)),
            (rules.ALWAYS, [[flag("clutch_moment"), ("pitcher.icons", rules.HAS_ANY, rules.ICON_SV, True),
                             NO_SLUGGER]], modify(rules.PITCH, 2)),
        ]),
    ],
)  # fmt: skip
def test_c_1_5_stadiums_have_expected_effects(card_id: str, found: PartList) -> None:
    """A secondary effect needs the condition of the main effect, unless it is marked `always` (C-1.5.1)."""
    assert parts(card_id) == found


def test_c_1_5_compiled_stadium_has_roof_windows_and_touched_attributes() -> None:
    indoor = [text.id for text, card in zip(BOOK.stadiums, BOOK.rules.stadiums, strict=True) if card.indoor]
    assert indoor == ["S4", "S6"]
    assert stadium("S6").play_at_home
    assert stadium("S1").reads
    assert int(stadium("S4").windows) == bits(rules.HALF_END)
    assert int(stadium("S7").touches) == bits(rules.SWING, rules.PITCH)


# --- errors -----------------------------------------------------------------------------------------------------------

STRATEGY_COMPLAINTS = [
    ('id = "X1"', 'id = ""', ": field id: it must not be empty"),
    ('id = "X1"\n', "", "number 1: field id is missing"),
    ('title = "Nothing Much"\n', "", "X1: field title is missing"),
    ('title = "Nothing Much"', "title = 9", "X1: field title: Expected `str`, got `int`"),
    ("title =", "tittle =", "X1: field tittle means nothing here: did you mean 'title'?"),
    ('colour = "blue"', 'colour = "grey"\ntext = "+2 Swing"', "X1: field text means nothing here: "),
    ('"blue"', '"bleu"', "X1: field colour: 'bleu' is not a valid colour: did you mean 'blue'?"),
    ('"common"', '"C"', "X1: field rarity: 'C' is not a valid rarity: there is common, rare, ultra-rare, uncommon"),
    ("before the pitch", "before pitch",
     "X1: field window: 'before pitch' is not a valid window: did you mean 'before the pitch'?"),
    ('window = "before the pitch"', "window = []", "X1: field window: at least one window must stand here"),
    ('window = "before the pitch"', 'window = ["result", "result"]',
     "X1: field window: 'result' is given twice"),
    ('when = "risp"', 'when = "risc"', "X1: field when: 'risc' is not a fact: did you mean 'risp'?"),
    ('when = "risp"', "cost = 4", "X1: field cost: 4 is not between 0 and 3"),
    ('when = "risp"', "cost = -1", "X1: field cost: -1 is not between 0 and 3"),
    ('when = "risp"', "weather = true", "X1: field weather: only a grey card can be weather (C-1.3)"),
    ('when = "risp"', "momentum = true",
     "X1: field lasts: a momentum card stays longer than an at-bat (C-1.3)"),
    ('when = "risp"', 'lasts = "innings"', "X1: field lasts: 'innings' is not a valid time: did you mean 'inning'?"),
    ('when = "risp"', 'lasts = "3 halfs"',
     "X1: field lasts: 'halfs' is not a valid thing to count: did you mean 'halves'?"),
    ('when = "risp"', 'lasts = "1 batters"', "X1: field lasts: 1 is not between 2 and 9"),
    ('when = "risp"', 'lasts = "until"',
     "X1: field until: a card that lasts \"until\" must say until when"),
    ('when = "risp"', 'until = "risp"', 'X1: field until: it needs lasts = "until"'),
    ('when = "risp"', 'lasts = "until"\nuntil = "rips"', "X1: field until: 'rips' is not a fact: did you mean 'risp'?"),
    ('when = "risp"', 'on = "batter"',
     "X1: field on: a card is left on a player only if it lasts longer than an at-bat"),
    ('when = "risp"', 'lasts = "half"\non = "hitter"',
     "X1: field on: 'hitter' is not a valid player to leave a card on: did you mean 'batter'?"),
    ('when = "risp"', 'family = "X9"',
     "X1: field family: 'X9' is not a valid card of this set without a family of its own: there is none"),
    ('[{ mod = "swing", by = 2 }]', '"swing"', "X1: field effects: Expected `array`, got `str`"),
    ('[{ mod = "swing", by = 2 }]', "[]",
     "X1: field effects: at least one effect must stand here, or nothing is done when the card is played"),
    ('effects = [{ mod = "swing", by = 2 }]', 'lasts = "half"\neffects = [{ draw = 1 }]',
     "X1: field lasts: nothing of this card stays, all of it is done at once"),
]  # fmt: skip
COACH_COMPLAINTS = [
    ('"hitting"', '"batting"', "X2: field kind: 'batting' is not a valid kind of coach: did you mean 'hitting'?"),
    ('window = "before the pitch"\n', "", "X2: field window is missing"),
    ("name =", "title =", "X2: field title means nothing here: "),
    ('"hitting"', '"bench"',
     "X2: field window: a bench coach works from the start of an inning to its end (C-R8)"),
]  # fmt: skip
STADIUM_COMPLAINTS = [
    ('"outdoor"', '"outside"', "X3: field roof: 'outside' is not a valid roof: did you mean 'outdoor'?"),
    ('main = { when = "inning == 1", effects = [{ mod = "pitch", by = 1 }] }\n', "", "X3: field main is missing"),
    ("inning == 1", "innings == 1", "X3: field main.when: 'innings' is not a fact: did you mean 'inning'?"),
    ("inning == 1", "home",
     "X3: field main.when: 'home' depends on whose card it is, and a stadium is nobody's (C-3.2.2)"),
    ('effects = [{ mod = "pitch", by = 1 }]', "effects = [{ draw = 1 }]",
     "X3: field main.effects[0].who is missing: a stadium says which manager, batting or fielding"),
    ('effects = [{ mod = "pitch", by = 1 }]', 'effects = [{ draw = 1, who = "you" }]',
     "X3: field main.effects[0].who: 'you' is not a valid manager of a stadium: there is batting, fielding"),
    ('effects = [{ mod = "pitch", by = 1 }]', 'effects = [{ draw = 1, who = "batting" }]',
     "X3: field main.effects[0]: a stadium cannot do this where it is in force"),
    ("main = {", 'main = { window = "half end",',
     "X3: field main.effects[0]: a stadium cannot do this where it acts in a window"),
    ("main = {", 'main = { window = "at the end",', "X3: field main.window: 'at the end' is not a valid window: "),
    ("main = {", "main = { always = true,", "X3: field main.always means nothing here: "),
    ('when = "AS in batter.icons", ', "", "X3: field secondary[0].when is missing"),
    ('when = "AS in batter.icons"', 'when = ""',
     "X3: field secondary[0].when: a secondary effect is for some players or moments only (C-1.5)"),
    ('"AS in batter.icons"', '"AS in batter"',
     "X3: field secondary[0].when: 'batter' is not a fact: did you mean 'batter.out'?"),
    ('icons", effects = [{ mod = "swing", by = 1 }]', 'icons"',
     "X3: field secondary[0].effects: only what stands instead of the main effect can do nothing"),
    ('{ when = "AS', '{ instead_of = "mine", when = "AS',
     "X3: field secondary[0].instead_of: 'mine' is not a valid effect that can be replaced: did you mean 'main'?"),
    ('{ when = "AS', '{ instead_of = "main", always = true, when = "AS',
     "X3: field secondary[0].always: what replaces the main effect works only while that one would"),
    ('  { when = "GG in pitcher.icons", effects = [{ mod = "pitch", by = 2 }] },\n', "",
     "X3: field secondary: a stadium has two secondary effects, not 1"),
    ('{ mod = "swing", by = 1 }', '{ mod = "swing" }', "X3: field secondary[0].effects[0].by is missing"),
    ('{ mod = "swing", by = 1 }', '{ change = "K" }',
     "X3: field secondary[0].effects[0].change: this is possible only in the window 'result'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "card", "old", "new", "complaint"),
    [("strategy", STRATEGY, *case) for case in STRATEGY_COMPLAINTS]
    + [("coach", COACH, *case) for case in COACH_COMPLAINTS]
    + [("stadium", STADIUM, *case) for case in STADIUM_COMPLAINTS],
)
def test_invalid_card_field_raises_card_error(
    tmp_path: Path, kind: str, card: str, old: str, new: str, complaint: str
) -> None:
    """Every field accepts only its own words and range; the error names the place and suggests a correction."""
    found = complaint_about(write_set(tmp_path, replace_once(card, old, new)))
    assert found.startswith(f"more.toml, {kind} {complaint}")


AT_BAT_ONLY = "the card must last longer than an at-bat"


@pytest.mark.parametrize(
    ("effects", "complaint"),
    [
        ('"swing"', '[0]: an effect is written { mod = "swing", by = 1 }'),
        ("{ by = 1 }", "[0]: by is not an effect: there is mod, clutch, die, "),
        ("{}", "[0]: nothing is not an effect: there is mod, clutch, die, "),
        ("{ draw = 1, discard = 1 }", "[0]: draw and discard are two effects: write them apart"),
        ('{ mod = "swing" }', "[0].by is missing"),
        ('{ mod = "swing", by = "2" }', "[0].by: Expected `int`, got `str`"),
        ('{ mod = "swing", by = 0 }', "[0].by: 0 changes nothing"),
        ('{ mod = "swing", by = 21 }', "[0].by: 21 is not between -20 and 20"),
        ('{ mod = "swings", by = 1 }', "[0].mod: 'swings' is not a valid attribute: did you mean 'swing'?"),
        ('{ mod = "swing", bye = 1 }', "[0].bye means nothing here: did you mean 'by'?"),
        ('{ mod = "speed", by = 1 }', "[0].to: Speed is somebody's: say whose"),
        ('{ mod = "speed", by = 1, to = "runners" }',
         "[0].to: 'runners' is not a valid runner: did you mean 'runner'?"),
        ('{ mod = "swing", by = 1, to = "runner" }', "[0].to: only Speed is somebody's"),
        ('{ mod = "swing", by = 1, lasts = "half" }', "[0].lasts: 'half' is not a valid time of an effect: "),
        ('{ mod = "swing", by = 1, when = "rips" }', "[0].when: 'rips' is not a fact: did you mean 'risp'?"),
        ('{ clutch = "catcher" }', "[0].clutch: 'catcher' is not a valid player with clutch: did you mean 'pitcher'?"),
        ('{ clutch = "batter", to = "pitch" }',
         "[0].to: 'pitch' is not a valid attribute for a batter's clutch: there is on_base, swing"),
        ('{ clutch = "batter", times = 4 }', "[0].times: 4 is not between 1 and 3"),
        ('{ die = "throw", sides = 24 }', "[0].die: 'throw' is not a valid die: there is pitch, swing"),
        ('{ die = "swing", sides = 12 }', "[0].sides: a die has 20 or 24 sides, not 12"),
        ('{ mistake = "forced" }', "[0].mistake: 'forced' is not a valid way with mistakes: did you mean 'force'?"),
        ('{ advantage = "me" }', "[0].advantage: 'me' is not a valid side with a chart: there is batter, pitcher"),
        ('{ reroll = "bunt" }', "[0].reroll: 'bunt' is not a valid roll: there is pitch, swing, throw"),
        ('{ reroll = "swing" }', "[0].reroll: this is possible only in the window 'after the swing' or 'result'"),
        ('{ change = "2B" }', "[0].change: this is possible only in the window 'result'"),
        ('{ read = [], as = "K" }', "[0].read: at least one result must stand here"),
        ('{ read = ["K", "K"], as = "GB" }', "[0].read: K is given twice"),
        ('{ read = ["HBP"], as = "GB" }', "[0].read: 'HBP' is not a valid result: "),
        ('{ read = ["K"] }', "[0].as is missing"),
        ('{ read = ["K"], as = "GB", as_ = "FB" }', "[0].as_ means nothing here: did you mean 'as'?"),
        ('{ read = ["K"], as = "GB", natural = 25 }', "[0].natural: 25 is not between 0 and 24"),
        ('{ read = ["K"], as = "GB", chart = "mine" }', "[0].chart: 'mine' is not a valid side with a chart: "),
        ('{ shift = "HR", by = 0 }', "[0].by: 0 changes nothing"),
        ('{ shift = "HR", by = 1 }', "[0]: only stadiums and weather shift the rows of charts"),
        ('{ forbid = "mistakes" }', f"[0].forbid: {AT_BAT_ONLY}"),
        ('{ hand_limit = 9 }', f"[0].hand_limit: {AT_BAT_ONLY}"),
        ('{ steal = "third" }', "[0].steal: 'third' is not a valid base to steal by a card: there is second"),
        ('{ pick_off = "second" }', "[0].pick_off: 'second' is not a valid base for a pick-off: there is first"),
        ('{ squeeze = [3, 17] }', "[0].squeeze: this is possible only in the window 'bunt'"),
        ('{ do = "nothing" }', "[0].do: 'nothing' is not a valid thing to do: "),
        ('{ do = "negate" }', "[0].do: this is possible only in the window 'card played'"),
        ('{ do = "play at home" }', "[0].do: only a stadium can make throws home Plays"),
        ('{ eject = "manager" }', "[0].eject: 'manager' is not a valid player to eject: there is batter, pitcher"),
        ('{ error = "all advance" }', "[0].error: this is possible only in the window 'throw result'"),
        ('{ draw = 0 }', "[0].draw: 0 is not between 1 and 7"),
        ('{ draw = 1, who = "batting" }', "[0].who: 'batting' is not a valid manager: there is opponent, you"),
        ('{ discard = 8 }', "[0].discard: 8 is not between 1 and 7"),
        ('{ remove = "all" }', "[0].remove: 'all' is not a valid card to remove: there is any, momentum"),
        ('{ innings = 0 }', "[0].innings: 0 changes nothing"),
        ('{ innings = 1, who = "me" }', "[0].who: 'me' is not a valid manager: "),
        ('{ on_outcome = ["BB"] }', "[0].then is missing"),
        ('{ on_outcome = ["BB"], then = [] }', "[0].then: at least one effect must stand here, "),
        ('{ on_outcome = ["BB"], then = [{ draw = 9 }] }', "[0].then[0].draw: 9 is not between 1 and 7"),
        ('{ on_outcome = ["BB"], then = [{ drew = 1 }] }', "[0].then[0]: drew is not an effect: "),
        ('{ on_outcome = ["walk"], then = [{ draw = 1 }] }', "[0].on_outcome: 'walk' is not a valid result: "),
        ('{ on_natural_pitch = 0, then = [{ draw = 1 }] }', "[0].on_natural_pitch: 0 is not between 1 and 20"),
        ('{ on_substitution = "you", then = [{ draw = 1 }] }', f"[0].on_substitution: {AT_BAT_ONLY}"),
        ('{ on_substitution = "me", then = [{ draw = 1 }] }', "[0].on_substitution: 'me' is not a valid manager who "),
        ('{ choose = [{ draw = 1 }] }', "[0].choose: there must be something to choose from"),
        ('{ choose = [{ draw = 1 }, { draw = 2 }], who = "batting" }', "[0].who: of a card its owner chooses"),
        ('{ choose = [{ draw = 1 }, { draw = 8 }] }', "[0].choose[1].draw: 8 is not between 1 and 7"),
    ],
)  # fmt: skip
def test_invalid_effect_raises_card_error(tmp_path: Path, effects: str, complaint: str) -> None:
    """Every kind of effect has its own fields and words, and some need a certain window."""
    found = complaint_about(write_set(tmp_path, with_effects(effects)))
    assert found.startswith(f"more.toml, strategy X1: field effects{complaint}")


@pytest.mark.parametrize(
    ("effects", "window", "complaint"),
    [
        ('{ change = "IBB" }', "result", "[0].change: 'IBB' is not a valid result: "),
        ('{ change = "K", bars = "bases" }', "result",
         "[0].bars: 'bases' is not a valid thing that a result can bar: did you mean 'extra bases'?"),
        ('{ change = "K", roll = 1 }', "result", "[0].roll: 1 is not between 2 and 20"),
        ('{ change = "K", bonus = 2 }', "result", "[0].bonus: there is no Play that it could be for"),
        ('{ change = "K", roll = 13, play_fails = "infield" }', "result",
         "[0]: it takes one of play_fails, play_succeeds, roll"),
        ('{ change = "K", play_fails = "field" }', "result",
         "[0].play_fails: 'field' is not a valid rating: did you mean 'infield'?"),
        ('{ squeeze = [5, 5] }', "bunt", "[0].squeeze: 5 is not between 1 and 4"),
        ('{ squeeze = [5, 20] }', "bunt", "[0].squeeze: 20 is not between 2 and 19"),
        ('{ squeeze = [5] }', "bunt", "[0].squeeze: Expected `array` of length 2, got 1"),
    ],
)  # fmt: skip
def test_invalid_effect_of_special_window_raises_card_error(
    tmp_path: Path, effects: str, window: str, complaint: str
) -> None:
    found = complaint_about(write_set(tmp_path, with_effects(effects, window)))
    assert found.startswith(f"more.toml, strategy X1: field effects{complaint}")


def test_weather_card_must_last_for_halves_or_the_game(tmp_path: Path) -> None:
    card = replace_once(STRATEGY, '"blue"', '"grey"') + "weather = true\n"
    complaint = "more.toml, strategy X1: field lasts: weather lasts some halves or the game"
    assert complaint_about(write_set(tmp_path, card)) == complaint
    assert int(strategy("X1", load_set(write_set(tmp_path, card + 'lasts = "game"\n'))).lasts) == rules.FOR_GAME


@pytest.mark.parametrize(
    "effect",
    [
        '{ die = "swing", sides = 24 }',
        '{ advantage = "batter" }',
        '{ read = ["K"], as = "BB" }',
        '{ on_outcome = ["K"], then = [{ draw = 1 }] }',
        "{ on_natural_pitch = 1, then = [{ draw = 1 }] }",
    ],
)
def test_at_bat_effects_are_refused_on_lasting_cards(tmp_path: Path, effect: str) -> None:
    """Some effects last for one at-bat; `read` is the only one of them that weather may use."""
    complaint = "field effects[0]: this is for one at-bat, but the card lasts longer"
    lasting = with_effects(effect, more='lasts = "game"\n')
    assert complaint_about(write_set(tmp_path, lasting)) == f"more.toml, strategy X1: {complaint}"
    coach = replace_once(COACH, '[{ mod = "swing", by = 2 }]', f"[{effect}]") + 'lasts = "half"\n'
    assert complaint_about(write_set(tmp_path, coach)) == f"more.toml, coach X2: {complaint}"
    weather = write_set(tmp_path, replace_once(lasting, '"blue"', '"grey"') + "weather = true\n")
    if "read" in effect:
        assert strategy("X1", load_set(weather)).weather
    else:
        assert "field effects[0]: weather cannot do this" in complaint_about(weather)


def test_c_2_2_2_later_version_has_family_and_rarity_of_its_original(tmp_path: Path) -> None:
    later = replace_once(replace_once(STRATEGY, '"X1"', '"X9"'), "Nothing Much", "Nothing Much 2.0") + 'family = "X1"\n'
    other = replace_once(STRATEGY, '"X1"', '"X5"')
    book = load_set(write_set(tmp_path, later, other, STRATEGY))
    assert [int(card.family) for card in book.rules.strategies] == [1, 0, 1]
    rarer = replace_once(later, "common", "rare")
    complaint = "more.toml, strategy X9: field rarity: it is rare, but X1 is common"
    assert complaint_about(write_set(tmp_path, rarer, STRATEGY)) == complaint


def test_duplicate_card_id_is_refused(tmp_path: Path) -> None:
    complaint = "more.toml, coach x1: field id: more.toml, strategy X1 has this id already"
    assert complaint_about(write_set(tmp_path, STRATEGY, replace_once(COACH, "X2", "x1"))) == complaint


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[strategies]]\n", "more.toml: 'strategies' means nothing here: did you mean 'strategy'?"),
        ("[strategy]\n", "more.toml: 'strategy' must be written [[strategy]], with two brackets"),
        ("id = \n", "more.toml is not a TOML file: Invalid value (at line 1, column 6)"),
    ],
)
def test_invalid_card_file_raises_card_error(tmp_path: Path, text: str, complaint: str) -> None:
    assert complaint_about(write_set(tmp_path, text)) == complaint


def test_card_set_needs_folder_with_valid_set_toml(tmp_path: Path) -> None:
    assert complaint_about(tmp_path / "none").startswith("there is no card set in")
    assert complaint_about(tmp_path).endswith("has no set.toml, so it is not a card set")
    write_set(tmp_path, STRATEGY)
    (tmp_path / "set.toml").write_text(HEAD.replace("format = 1", "format = 2"), encoding="utf-8")
    assert complaint_about(tmp_path) == "set.toml: format is 2, but this program reads format 1"


def test_player_of_unknown_team_is_refused(tmp_path: Path) -> None:
    folder = copytree(OWN_SET, tmp_path / "set")
    text = (folder / "set.toml").read_text(encoding="utf-8")
    (folder / "set.toml").write_text(text.replace("Harborwall Herons", "Harborside Herons"), encoding="utf-8")
    assert "field team: 'Harborwall Herons' is not a team of set.toml: did you mean" in complaint_about(folder)


def test_more_than_120_strategy_cards_are_refused(tmp_path: Path) -> None:
    cards = [replace_once(STRATEGY, '"X1"', f'"X{number}"') for number in range(121)]
    assert complaint_about(write_set(tmp_path, *cards)) == "set mine: 121 strategy cards are more than 120"
    assert len(load_set(write_set(tmp_path, *cards[1:])).strategies) == 120
