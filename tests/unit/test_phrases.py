"""Tests that text stored as phrases and rendered later equals the text made directly in a language."""

import random
from pathlib import Path
from typing import Any

import pytest

import pennant
from pennant.games.clutch.text import FOLDER as CLUTCH_FOLDER
from pennant.games.highlights.text import FOLDER
from pennant.kernel.decision import Decision
from pennant.kernel.errors import UsageError
from pennant.kernel.game import Game
from pennant.kernel.players import person
from pennant.kernel.state import State
from pennant.kernel.text import GameText
from pennant.kernel.words import (
    CAPITAL,
    CLOSE,
    EQ,
    LANGUAGES,
    NUM,
    OPEN,
    PHRASES,
    SEP,
    Words,
    capitalize,
    capitalize_inside,
    check_language,
    render,
)

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("highlights", "beginner", {}),
    ("highlights", "standard", {}),
    ("highlights", "solitaire", {"pre_rounds": 1}),
    ("highlights", "tournament", {}),
    ("fantasy", "season", {"seats": 3, "events": True}),
    ("fantasy", "season", {"seats": 4, "more_wins": True, "recruit": "immediate"}),
    ("fantasy", "solo", {}),
    ("clutch", "single", {}),
    ("clutch", "series", {"games": 3, "deck_lists": "closed"}),
]
MOVES = 150
"""Number of moves compared in each game, from any part of it."""


class Interpreter:
    """Renders the phrases of a game and compares them with the text in each language."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.phrases = game.text(PHRASES)
        self.texts: dict[str, GameText] = {language: game.text(language) for language in LANGUAGES}
        self.words = {language: Words(language, folder) for language in LANGUAGES}
        self.compared = 0

    def compare(self, phrases: list[str], said: list[str], language: str) -> None:
        assert [_with_small_initial(render(text, self.words[language])) for text in phrases] == [
            _with_small_initial(text) for text in said
        ]
        assert not any(mark in text for text in said for mark in (OPEN, CLOSE, SEP, EQ, NUM, CAPITAL))
        self.compared += len(said)

    def hear(self, state: State, viewer: int | None, since: int, players: list[str]) -> None:
        view, events = self.game.view(state, viewer), self.game.events(state, viewer, since)
        names = self.phrases.names(view, players)
        phrases = self.phrases.story(events, view, names)
        for language, text in self.texts.items():
            called = text.names(view, players)
            self.compare(names, called, language)
            self.compare(phrases, text.story(events, view, called), language)

    def ask(self, state: State, decision: Decision, players: list[str]) -> None:
        view = self.game.view(state, decision.seat)
        names, options = self.phrases.names(view, players), self.phrases.options(decision, view)
        prompt = self.phrases.prompt(decision, view, names)
        labels = [self.phrases.choice(choice, view, names) for choice in options]
        refused = self.game.refusals(state, decision.seat, decision)
        reasons = [self.phrases.refusal(each) for each in refused]
        for language, text in self.texts.items():
            called = text.names(view, players)
            assert text.options(decision, view) == options
            self.compare([prompt], [text.prompt(decision, view, called)], language)
            self.compare(labels, [text.choice(choice, view, called) for choice in options], language)
            self.compare(reasons, [text.refusal(each) for each in refused], language)


def _with_small_initial(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def messages_folder(game: Game) -> Path:
    return FOLDER.parents[1] / game.name / "text"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode", "options"), GAMES, ids=str)
def test_rendered_phrases_equal_text_in_every_language(name: str, mode: str, options: dict[str, Any]) -> None:
    game = pennant.game(name)
    interpreter = Interpreter(game, messages_folder(game))
    dice = random.Random(f"{name} {mode}")
    state = game.new(mode, seed=dice.randrange(1000), listen=True, **options)
    players = [person("Ann"), "greedy", person(), person("Борис")][: state.seats]
    start, told, skipped = 0, 0, 0
    while not state.is_over() and told < MOVES:
        seat = dice.choice(state.actors())
        asked = game.decision(state, seat)
        assert asked is not None
        skipped = skipped or (dice.randrange(80) if not dice.randrange(30) else 0)  # skip moves, because games are long
        if not skipped:
            interpreter.ask(state, asked, players)
        state.apply(seat, dice.choice(state.legal(seat)))
        if skipped:
            skipped -= 1
            start = len(state.log or [])
        elif dice.randrange(3):  # otherwise several moves are described at once
            for viewer in (None, 0, state.seats - 1):
                interpreter.hear(state, viewer, start, players)
            start = len(state.log or [])
            told += 1
    assert interpreter.compared > 300


@pytest.mark.parametrize("name", ["highlights", "fantasy", "clutch"])
def test_modes_options_and_teams_render_from_phrases(name: str) -> None:
    game = pennant.game(name)
    phrases = game.text(PHRASES)
    interpreter = Interpreter(game, messages_folder(game))
    for language, text in interpreter.texts.items():
        for mode in game.modes.values():
            interpreter.compare([phrases.mode(mode.name)], [text.mode(mode.name)], language)
            interpreter.compare([phrases.mode_summary(mode.name)], [text.mode_summary(mode.name)], language)
            options = [option.name for option in mode.options]
            interpreter.compare([*map(phrases.option, options)], [*map(text.option, options)], language)
        interpreter.compare([*phrases.teams().values()], [*text.teams().values()], language)


def test_clutch_card_texts_render_from_phrases() -> None:
    """Card texts are nested sentences made from many phrases."""
    from pennant.games.clutch.cards import own_set
    from pennant.games.clutch.text import ClutchText

    book = own_set()
    phrases = ClutchText(PHRASES, book)
    for language in LANGUAGES:
        text, words = ClutchText(language, book), Words(language, CLUTCH_FOLDER)
        ids = [*(card.id for card in book.strategies), *(card.id for card in book.coaches)]
        for card in ids:
            assert render(phrases.card_line(card), words) == text.card_line(card)
        for card in (*ids, *(card.id for card in book.stadiums)):
            assert render(phrases.text(card), words) == text.text(card)


# --- phrases ----------------------------------------------------------------------------------------------------------


def test_phrase_keeps_only_arguments_that_some_language_uses() -> None:
    words = Words(PHRASES, FOLDER)
    assert words.say("a-card") == f"{OPEN}a-card{CLOSE}"
    inner = words.say("hit-single")
    said = words.say("story-revenue", player=inner, money=12, other="nobody asks")
    assert said == f"{OPEN}story-revenue{SEP}player{EQ}{inner}{SEP}money{EQ}{NUM}12{CLOSE}"


def test_phrase_keeps_arguments_of_nested_messages() -> None:
    assert "count" in Words(PHRASES, FOLDER).say("the-hit", hit="single", count=2)


def test_render_keeps_text_around_phrases() -> None:
    english, words = Words("en", FOLDER), Words(PHRASES, FOLDER)
    assert render("", english) == ""
    assert render("Ann's " + words.say("a-card") + " 2", english) == "Ann's a card 2"


def test_capitalize_leaves_phrases_to_render() -> None:
    phrase = Words(PHRASES, FOLDER).say("a-card")
    assert [capitalize("a card"), capitalize("ann draws", ["ann"]), capitalize(phrase)] == [
        "A card",
        "ann draws",
        phrase,
    ]
    assert render(f"Look. {capitalize_inside(phrase)}", Words("en", FOLDER)) == "Look. A card"
    assert capitalize_inside("a card") == "A card"


def test_unknown_message_and_phrases_language_are_refused() -> None:
    words = Words(PHRASES, FOLDER)
    assert words.has("a-card")
    assert not words.has("nothing")
    with pytest.raises(KeyError, match="nothing"):
        words.say("nothing")
    with pytest.raises(UsageError, match="no language 'phrases'"):
        check_language(PHRASES)
