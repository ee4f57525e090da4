"""Tests of magic in Fantasy: when each of the 21 abilities is offered, how one card uses another's, and log (F-11)."""

from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import MAGIC_NAMES, own_set
from pennant.games.fantasy.described_cards import with_described_cards
from pennant.games.fantasy.events import MAGIC
from pennant.games.fantasy.rules.season import Season
from pennant.kernel.errors import IllegalMove

GAME = pennant.game("fantasy")
BOOK = with_described_cards(
    own_set(),
    {
        **{name: f"Good IP1, {magic}" for name, magic in zip(MAGIC, MAGIC_NAMES, strict=True)},
        **{f"evil-{name}": f"Evil AVG1, {magic}" for name, magic in zip(MAGIC, MAGIC_NAMES, strict=True)},
        "used used2 old": "Good IP1, POWER JUICE",
        "active": "Evil AVG1 HR1, JUSTICE",
        "other": "Evil AVG2",
    },
)
"""A Good and an Evil Character for each magic, named after the magic, and a few more."""
FIRST = ["M1", "M0"]
"""The waiver order in which M0 is asked first."""


def position(**given: Any) -> Season:
    """Build a week in which M0 and M1 have Evil actives and points, and the Discard Pile is not empty."""
    mine = {"active": "active", "tracks": {"red": 1}, **given.pop("M0")}
    theirs = {"active": "other", "tracks": {"blue": 1}, **given.pop("M1")}
    state = GAME.position({"given": {"order": FIRST, "discard": ["old"], **given, "M0": mine, "M1": theirs}}, BOOK)
    assert isinstance(state, Season)
    state.log = []
    return state


def choices(state: Season, seat: int = 0) -> list[str]:
    return [GAME.notation(state, seat, action) for action in state.legal(seat)]


def play(state: Season, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, GAME.parse(state, seat, move))


def use(state: Season, card: str) -> dict[str, Any]:
    """Let M0 use a card with the first choice each time; return the event in the log."""
    play(state, 0, f"use {card}")
    while state.use:
        play(state, 0, choices(state)[0])
    return next(event for event in GAME.events(state, None) if event["kind"] == "magic")


def position_for(magic: str, **phase: Any) -> Season:
    """Build a position in which M0's bench is a card with this magic and a used one; M1 has used a card, too."""
    return position(
        M0={"bench": [magic, "used"], "exhausted": ["used"]}, M1={"bench": ["used2"], "exhausted": ["used2"]}, **phase
    )


TRACKS_AND_AGENTS = {"axe", "brute-force", "focus", "recruit"}
NOT_OFFERED: dict[str, tuple[dict[str, Any], set[str]]] = {
    "week 1": ({}, set()),
    "week 3": ({"week": 3}, set()),
    "week 4": ({"week": 4}, {"abduct", "revive"}),
    "month 3": ({"month": 3}, {"recruit"}),
    "month 3 of 4": ({"month": 3, "options": {"months": 4}}, set()),
    "month 3, RECRUIT at once": ({"month": 3, "options": {"recruit": "immediate"}}, set()),
    "last in the sequence": ({"order": ["M0", "M1"]}, {"hibernate"}),
    "game 1": ({"phase": "game"}, TRACKS_AND_AGENTS),
    "game 3": ({"phase": "game", "game": 3}, TRACKS_AND_AGENTS),
    "game 4": ({"phase": "game", "game": 4}, TRACKS_AND_AGENTS | {"abduct"}),
    "game 6": ({"phase": "game", "game": 6}, TRACKS_AND_AGENTS | {"abduct"}),
    "game 7": ({"phase": "game", "game": 7}, TRACKS_AND_AGENTS | {"abduct", "revive", "translucent"}),
    "visitor": ({"phase": "game", "order": ["M0", "M1"]}, TRACKS_AND_AGENTS | {"hibernate"}),
    "game 1, RECRUIT at once": (
        {"phase": "game", "options": {"recruit": "immediate"}},
        TRACKS_AND_AGENTS - {"recruit"},
    ),
}


@pytest.mark.parametrize("when", NOT_OFFERED)
def test_magic_is_offered_only_when_it_can_work(when: str) -> None:
    """Every magic has a target here, so only the phase limits it: F-11.1 to F-11.21 (F-10.11, F-R21)."""
    phase, missing = NOT_OFFERED[when]
    for magic in MAGIC:
        state = position_for(magic, **phase)
        while state.actors() != (0,):
            play(state, 1, "pass")
        assert choices(state) == (["pass"] if magic in missing else ["pass", f"use {magic}"])


def test_magic_that_needs_active_character_is_not_offered_after_meow() -> None:
    """After MEOW four abilities have no target (F-11.12)."""
    for magic in MAGIC:
        state = position(
            order=["M2", "M0", "M1"],
            seats=3,
            M0={"bench": [magic, "used"], "exhausted": ["used"]},
            M1={"bench": ["evil-meow", "used2"], "exhausted": ["used2"]},
        )
        play(state, 1, "use evil-meow", "meow 1")
        offered = ["use active"]  # has JUSTICE and is on the bench now
        if magic not in ("power-juice", "pile-on", "summon", "helper"):
            offered = [f"use {magic}", *offered]
        assert sorted(choices(state)) == sorted(["pass", *offered])


@pytest.mark.parametrize("magic", MAGIC)
def test_blessing_copies_any_magic_except_blessing(magic: str) -> None:
    """It copies a used card of an opponent; BLESSING cannot copy another BLESSING (F-11.4, F-R27, F-11.0.3)."""
    state = position(
        M0={"bench": ["blessing", "used"], "exhausted": ["used"]},
        M1={"bench": [f"evil-{magic}"], "exhausted": [f"evil-{magic}"]},
    )
    if magic == "blessing":
        assert choices(state) == ["pass"]
        return
    exhausted = state.managers[1].exhausted
    told = use(state, "blessing")
    helped = magic == "helper"  # HELPER uses the magic of M0's own active
    assert (told["card"], told["source"]) == ("blessing", "active" if helped else f"evil-{magic}")
    assert told["magic"] == ("justice" if helped else magic)
    assert told["via"] == ("blessing-helper" if helped else "blessing")
    assert state.managers[1].exhausted == exhausted  # the copied card does not change


def test_choices_of_blessing_do_not_depend_on_bench_order() -> None:
    """The order of the bench is not public, so choices must not reveal it (F-11.4, F-3.7)."""
    found = set()
    for bench in (["axe", "focus"], ["focus", "axe"]):
        state = position(M0={"bench": ["blessing"]}, M1={"bench": bench, "exhausted": bench})
        play(state, 0, "use blessing")
        found.add(tuple(choices(state)))
    assert len(found) == 1


@pytest.mark.parametrize("event", [None, "E20"], ids=["HELPER", "E20"])
@pytest.mark.parametrize("magic", MAGIC)
def test_helper_uses_any_magic_of_active_except_three(magic: str, event: str | None) -> None:
    """It cannot use SUMMON, TELEPORT or HELPER; Designated Wizard has the same limits (F-R43, F-E20)."""
    state = position(
        M0={
            "active": f"evil-{magic}",
            "bench": ["helper", "used"],
            "exhausted": ["used", "helper"][: 2 if event else 1],
        },
        M1={"bench": ["used2"], "exhausted": ["used2"]},
        **({"event": event} if event else {}),
    )
    card = f"evil-{magic}" if event else "helper"
    if magic in ("summon", "teleport", "helper"):
        assert choices(state) == ["pass"]
        return
    assert choices(state) == ["pass", f"use {card}"]
    told = use(state, card)
    assert told["card"] == card
    assert told["via"] == ("blessing-helper" if magic == "blessing" else "helper")
    assert told["magic"] == ("power-juice" if magic == "blessing" else magic)


@pytest.mark.parametrize("magic", ["dig", "recruit"])
def test_retract_is_refused_after_looking_at_hidden_cards(magic: str) -> None:
    """DIG and RECRUIT show hidden cards, so their use is final (F-11.6, F-11.16)."""
    state = position_for(magic)
    play(state, 0, f"use {magic}")
    with pytest.raises(IllegalMove, match="nothing to take back"):
        state.retract(0)
    assert state.question != 0


def test_retract_of_dig_allows_choosing_card_again() -> None:
    """DIG can take another card until its slot is chosen (F-11.6)."""
    state = position_for("dig")
    play(state, 0, "use dig", "dig old")
    state.retract(0)
    assert choices(state) == ["dig old"]


def test_retract_is_refused_after_copied_dig() -> None:
    """When BLESSING copies DIG, the use is final once the pile has been seen (F-11.4, F-11.6)."""
    state = position(M0={"bench": ["blessing"]}, M1={"bench": ["dig"], "exhausted": ["dig"]})
    play(state, 0, "use blessing")
    state.retract(0)
    play(state, 0, "use blessing", "copy dig")
    with pytest.raises(IllegalMove, match="nothing to take back"):
        state.retract(0)


def test_refused_magic_names_rule() -> None:
    """A magic without effect is refused with F-11.0.6."""
    state = position_for("abduct", week=4)
    with pytest.raises(IllegalMove) as refused:
        state.play(0, 1 + 7)  # the first bench spot
    assert (refused.value.message, refused.value.rule) == ("no-magic", "F-11.0.6")
