"""docs/cards.md and docs/play.md explain every word of card and deck files, every fact and every standing order."""

import re
from collections.abc import Collection
from pathlib import Path

import pytest

from pennant.games.clutch.cards import decks, players, stadiums, strategies, vocabulary
from pennant.games.clutch.cards.conditions import FACTS, RESULT_NAMES, THROW_NAMES
from pennant.games.clutch.cards.effects import VERBS
from pennant.games.clutch.orders import ORDERS

DOCS = Path(__file__).parents[2] / "docs"
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`]+)`")
TITLES = {"flag": "true or false", "number": "numbers", "word": "words", "icons": "icons"}


def clutch_chapter() -> str:
    """The part of docs/cards.md that is about Clutch, without its examples."""
    text = (DOCS / "cards.md").read_text(encoding="utf-8")
    return FENCED.sub("", text[text.index("## A set of Clutch") : text.index("## What is checked")])


@pytest.mark.parametrize(
    "words",
    [
        VERBS, vocabulary.WINDOW_NAMES, vocabulary.ATTRIBUTE_NAMES, vocabulary.RUNNERS, vocabulary.DEEDS,
        vocabulary.FORBIDDEN, vocabulary.BARRED, RESULT_NAMES, THROW_NAMES, strategies.LASTS, strategies.RARITIES,
        strategies.COLOURS, strategies.KINDS, stadiums.ROOFS, stadiums.INSTEAD_OF, players.ICON_NAMES,
        [roster.name for roster in decks.ROSTERS],
        *[
            kind.__struct_encode_fields__
            for kind in (
                strategies.StrategyText, strategies.CoachText, stadiums.StadiumText, stadiums.MainText,
                stadiums.SecondaryText, players.BatterText, players.PitcherText, decks.DeckText, *VERBS.values(),
            )
        ],
    ],
)  # fmt: skip
def test_docs_explain_every_word_of_card_files(words: Collection[str]) -> None:
    assert [word for word in words if word not in QUOTED.findall(clutch_chapter())] == []


@pytest.mark.parametrize("kind", TITLES)
def test_docs_list_every_fact_in_the_table_of_its_kind(kind: str) -> None:
    table = clutch_chapter().split(f"| facts that are {TITLES[kind]}", 1)[1].split("\n\n", 1)[0]
    documented = [fact for row in table.splitlines()[2:] for fact in QUOTED.findall(row.split("|")[1])]
    assert sorted(documented) == sorted(name for name, fact in FACTS.items() if fact.kind == kind)


def test_docs_mark_facts_that_depend_on_the_owner() -> None:
    marked = re.findall(r"`([\w.]+)`\*", clutch_chapter())
    assert sorted(marked) == sorted(name for name, fact in FACTS.items() if fact.owned)


def test_docs_explain_every_standing_order() -> None:
    documented = QUOTED.findall(FENCED.sub("", (DOCS / "play.md").read_text(encoding="utf-8")))
    assert [name for name in ORDERS if name not in documented] == []
