"""Card art: portraits, faces and backs of all games, their colors and lettering, and the files that are written."""

import gzip
import hashlib
import re
import time
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from pennant.art import colours, lettering, marks, svg
from pennant.art.colours import CREAM, READABLE, TOLD_APART, contrast, initial, kit_from_name
from pennant.art.creatures import CREATURES, creature
from pennant.art.draws import Draws, fmix32, fnv1a
from pennant.art.ground import park
from pennant.art.icons import ICONS
from pennant.art.robot import HEADS, TOPS
from pennant.art.sheets import Art, art_of, write_faces
from pennant.games import OWN
from pennant.games.clutch.art import clubs as clutch_clubs
from pennant.games.clutch.art.chalk import DRAWINGS
from pennant.games.clutch.art.players import ROWS, chart_rows
from pennant.games.clutch.cards import own_set as clutch_set
from pennant.games.clutch.printed_text import FOLDER as CLUTCH_WORDS
from pennant.games.fantasy.art import clubs as fantasy_clubs
from pennant.games.fantasy.art.faces import INKS
from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.cards import own_set as fantasy_set
from pennant.games.fantasy.printed_text import FOLDER as FANTASY_WORDS
from pennant.games.highlights.art import cities
from pennant.games.highlights.art.portraits import prop_of
from pennant.games.highlights.cards import own_set as highlights_set
from pennant.games.highlights.text import FOLDER as HIGHLIGHTS_WORDS
from pennant.kernel.errors import UsageError
from pennant.kernel.words import LANGUAGES

SETS: dict[str, Any] = {"highlights": highlights_set, "fantasy": fantasy_set, "clutch": clutch_set}
WORDS = {"highlights": HIGHLIGHTS_WORDS, "fantasy": FANTASY_WORDS, "clutch": CLUTCH_WORDS}
LARGEST_PORTRAIT = 3500
"""Average size of a compressed portrait, in bytes."""
HOSTILE = "<script>alert('&\"')</script>]]>\x00\x0b\ud800 " + "Ж" * 60

ALLOWED = {"svg", "title", "g", "path", "rect", "circle", "ellipse", "text"}
"""Scripts, styles, links, foreign markup and external images are not allowed."""
ATTRIBUTES = {
    "viewBox", "width", "height", "role", "aria-label", "lang", "x", "y", "d", "cx", "cy", "r", "rx", "ry", "fill",
    "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
    "stroke-opacity", "opacity", "transform", "preserveAspectRatio", "font-family", "font-weight", "font-size",
    "text-anchor", "letter-spacing",
}  # fmt: skip


@pytest.fixture(params=OWN)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def art(game: str) -> Art:
    return art_of(game)


def parse_svg(picture: str) -> ElementTree.Element:
    """Parse an SVG picture and check that it contains only allowed elements and attributes."""
    tree = ElementTree.fromstring(picture)
    for node in tree.iter():
        assert node.tag.removeprefix("{" + svg.SPACE + "}") in ALLOWED
        assert set(node.attrib) <= ATTRIBUTES
        assert not any("url(" in value or "//" in value for value in node.attrib.values())
    return tree


def texts(tree: ElementTree.Element) -> Iterator[str]:
    for node in tree.iter("{" + svg.SPACE + "}text"):
        yield node.text or ""


# --- every card of Pennant's own sets ---------------------------------------------------------------------------------


def test_portraits_are_valid_svg_and_small(art: Art) -> None:
    sizes = []
    for card_id in art.card_ids():
        picture = art.portrait(card_id)
        tree = parse_svg(picture)
        assert (tree.get("width"), tree.get("height"), tree.get("role")) == ("200", "150", "img")
        sizes.append(len(gzip.compress(picture.encode())))
    assert sum(sizes) / len(sizes) < LARGEST_PORTRAIT


@cache
def faces_of(game: str, language: str) -> dict[str, ElementTree.Element]:
    art = art_of(game)
    return {card_id: parse_svg(art.face(card_id, language)) for card_id in art.card_ids()}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_have_title_and_language_and_no_truncated_text(game: str, language: str) -> None:
    for card_id, tree in faces_of(game, language).items():
        width, height = float(tree.get("width", 0)), float(tree.get("height", 0))
        assert {width, height} == {250, 350}
        title = tree.find("{" + svg.SPACE + "}title")
        assert title is not None
        assert title.text == tree.get("aria-label")
        assert tree.get("lang") == language
        assert not [text for text in texts(tree) if "…" in text], card_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_face_text_stays_inside_the_card(game: str, language: str) -> None:
    faces = {face.stack: face for face in (lettering.NAME, lettering.SIGN, lettering.BODY)}
    for card_id, tree in faces_of(game, language).items():
        for node in tree.findall("{" + svg.SPACE + "}text"):
            face, size = faces[node.get("font-family", "")], float(node.get("font-size", 0))
            spacing = float(node.get("letter-spacing", 0)) / size
            wide = lettering.width_of(node.text or "", size, face, spacing)
            x = float(node.get("x", 0)) - {"middle": wide / 2, "end": wide}.get(node.get("text-anchor", ""), 0)
            assert x >= 5, (card_id, node.text)
            assert x + wide <= float(tree.get("width", 0)) - 5, (card_id, node.text)
            assert size <= float(node.get("y", 0)) <= float(tree.get("height", 0)) - 8, (card_id, node.text)
            assert size >= 7, (card_id, node.text)


def test_portraits_of_a_set_render_within_three_seconds(art: Art) -> None:
    start = time.process_time()
    for card_id in art.card_ids():
        art.portrait(card_id)
    assert time.process_time() - start < 3


def test_back_is_valid_svg_and_samples_are_three_cards(art: Art) -> None:
    parse_svg(art.back())
    assert len(set(art.samples())) == 3
    assert set(art.samples()) <= set(art.card_ids())


def test_card_backs_differ_between_games() -> None:
    assert len({art_of(name).back() for name in OWN}) == len(OWN)


# --- portraits never change -------------------------------------------------------------------------------------------

GOLDEN = {
    ("highlights", "OFA-01"): "bb6b015cfc8002af",
    ("highlights", "OFA-30"): "33356ccbc8bb9bbd",
    ("highlights", "OFA-50"): "cfb3a969fae0988a",
    ("highlights", "OST-LA-07"): "e02d18955a7df148",
    ("fantasy", "1B-25"): "1b73b251153bf897",
    ("fantasy", "P-36"): "f640134870ded80f",
    ("fantasy", "W05"): "89f90619589501fe",
    ("clutch", "HER-30"): "0ff98fc1ad784ec9",
    ("clutch", "FER-38"): "43e2269588bd10d9",
    ("clutch", "B01"): "384d0c90de01fe38",
    ("clutch", "S4"): "5243f19f7b9e104e",
}
"""Players recognize cards by their portraits, so these must never change."""


@pytest.mark.parametrize(("name", "card_id"), GOLDEN)
def test_portrait_matches_golden_hash(name: str, card_id: str) -> None:
    picture = art_of(name).portrait(card_id)
    assert hashlib.sha256(picture.encode()).hexdigest()[:16] == GOLDEN[name, card_id]


def test_card_id_lookup_ignores_case(art: Art) -> None:
    card_id = art.card_ids()[0]
    assert art.portrait(card_id) == art.portrait(card_id.lower()) == art.portrait(card_id)
    assert art.face(card_id, "ru") == art.face(card_id.lower(), "ru")


def test_player_portraits_are_unique(art: Art, game: str) -> None:
    kinds = {"highlights": ["cards"], "fantasy": ["characters"], "clutch": ["batters", "pitchers"]}
    cards = [card for kind in kinds[game] for card in getattr(SETS[game](), kind)]
    drawn = [re.sub('<title>.*?</title>|aria-label=".*?"', "", art.portrait(card.id)) for card in cards]
    assert len(set(drawn)) == len(drawn)


def test_hash_functions_match_reference_values() -> None:
    assert fnv1a("") == 0x811C9DC5
    assert fnv1a("foobar") == 0xBF9CF968
    assert fmix32(0) == 0
    assert fmix32(1) == 0x514E28B7


def test_draws_are_uniform_and_determined_by_name() -> None:
    draws = Draws("Pennant")
    values = [draws.unit() for _ in range(1000)]
    assert values[:3] == [other.unit() for other in [Draws("Pennant")] for _ in range(3)]
    assert all(0 <= value < 1 for value in values)
    assert 0.45 < sum(values) / len(values) < 0.55
    assert {Draws(str(seed)).pick("abc") for seed in range(30)} == set("abc")


# --- other card sets and figures ------------------------------------------------------------------------------------


def test_unknown_card_language_or_game_raises_usage_error(art: Art) -> None:
    for draw in (art.portrait, art.face):
        with pytest.raises(UsageError, match="has no card 'nobody'"):
            draw("nobody")
    with pytest.raises(UsageError, match="no language 'xx'"):
        art.face(art.card_ids()[0], "xx")
    with pytest.raises(UsageError, match="no game 'cricket'"):
        art_of("cricket")


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_in_card_names_is_escaped(art: Art, game: str, language: str) -> None:
    book = hostile_set(game)
    for card_id in art.card_ids(book)[::5]:
        for picture in (art.portrait(card_id, book), art.face(card_id, language, book)):
            parse_svg(picture)
            assert "<script" not in picture


def hostile_set(game: str) -> Any:
    """The game's own set, with names that contain markup."""
    book = SETS[game]()
    fields = {"cards", "characters", "wins", "events", "batters", "pitchers", "strategies", "coaches", "stadiums"}
    changed = {field: tuple(replace_names(card) for card in getattr(book, field)) for field in fields & set(dir(book))}
    return msgspec.structs.replace(book, id="hostile", **changed)


def replace_names(card: Any) -> Any:
    fields = {"name", "city", "club", "title"} & set(dir(card))
    return msgspec.structs.replace(card, **dict.fromkeys(fields, HOSTILE))


def test_card_set_may_be_given_as_folder_or_object(art: Art, game: str) -> None:
    folder = import_module(f"pennant.games.{game}.cards").OWN_SET
    card_id = art.samples()[0]
    for cards in (folder, str(folder), SETS[game]()):
        assert art.portrait(card_id, cards) == art.portrait(card_id)
        assert art.face(card_id, "ru", cards) == art.face(card_id, "ru")


@pytest.mark.parametrize("kind", CREATURES)
def test_creatures_are_valid_svg(kind: str) -> None:
    for prop in ("bat", "ball", "none"):
        draws = Draws(f"{kind} {prop}")
        figure = park(draws, "natural") + creature(draws, kind, kit_from_name(kind), prop)
        parse_svg(svg.document(figure, 200, 150, kind))


def test_own_sets_use_all_heads_creatures_and_props() -> None:
    assert {Draws(card.id).pick(list(HEADS)) for card in highlights_set().cards} == set(HEADS)
    assert len(TOPS) == 3
    assert {fantasy_clubs.creature_of(card.club) for card in fantasy_set().characters} == set(CREATURES)
    assert {prop_of(card) for card in highlights_set().cards} == {"bat", "ball", "mitt", "speed"}


def test_cards_of_one_person_share_a_portrait() -> None:
    book = clutch_set()
    first = book.batters[0]
    later = msgspec.structs.replace(first, id="NEW-01", on_base=first.on_base + 1)
    book = msgspec.structs.replace(book, batters=(first, later))
    art = art_of("clutch")
    assert art.portrait(first.id, book) == art.portrait("NEW-01", book)


# --- colors -----------------------------------------------------------------------------------------------------------


def test_kits_of_own_cities_and_clubs_have_enough_contrast() -> None:
    assert {card.city for card in highlights_set().cards} == set(cities.CITIES)
    assert {card.club for card in fantasy_set().characters} == set(fantasy_clubs.CLUBS)
    assert {team.name for team in clutch_set().teams} == set(clutch_clubs.CLUBS)
    kits = [cities.kit_of(city) for city in cities.CITIES]
    kits += [fantasy_clubs.kit_of(club) for club in fantasy_clubs.CLUBS]
    kits += [clutch_clubs.kit_of(club) for club in clutch_clubs.CLUBS]
    for kit in (*kits, *clutch_clubs.COACHES.values()):
        assert contrast(CREAM, kit.first) >= READABLE, kit
        assert contrast(kit.first, kit.second) >= TOLD_APART, kit


def test_kit_from_any_name_has_enough_contrast() -> None:
    for name in ("Omaha", "Владивосток", "大阪", "", "   ", HOSTILE, *(f"town {number}" for number in range(1000))):
        kit = kit_from_name(name)
        assert contrast(CREAM, kit.first) >= READABLE, name
        assert contrast(kit.first, kit.second) >= TOLD_APART, name
        assert kit == cities.kit_of(name) == fantasy_clubs.kit_of(name) == clutch_clubs.kit_of(name)
        assert fantasy_clubs.creature_of(name) in CREATURES


def test_mark_and_ink_colors_have_enough_contrast() -> None:
    dark = [colours.NATURAL, colours.ROBOT, colours.CYBORG, colours.AVERAGE, colours.FAST, colours.DEFENCE]
    dark += [colours.OFFENCE, colours.SPECIAL, colours.COST, colours.REVENUE, *INKS.values()]
    assert set(INKS) == set(COLOURS)
    for colour in dark:
        assert contrast(CREAM, colour) >= READABLE
        assert contrast(colours.STOCK, colour) >= READABLE
    for ink in (colours.INK, colours.INK_2):
        assert contrast(colours.STOCK, ink) >= READABLE
        assert contrast(colours.STOCK_2, ink) >= READABLE


def test_contrast_matches_wcag_definition() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#777777", "#777777") == 1


@pytest.mark.parametrize(("name", "letter"), [("St. Louis", "S"), ("«Заря»", "З"), ("9th Ward", "9"), ("!", "")])
def test_initial_is_first_letter_or_digit_of_name(name: str, letter: str) -> None:
    assert initial(name) == letter


# --- marks and lettering ----------------------------------------------------------------------------------------------


def test_marks_icons_and_drawings_are_valid_svg() -> None:
    drawn = [mark() for mark in (*marks.TYPES.values(), *marks.PAWNS.values(), marks.good, marks.evil)]
    drawn += [marks.scorers_square(bases, "1B") for bases in range(5)]
    drawn += [marks.coin(3), marks.price(99), marks.stars(5, 0, 0, 10, "#000"), marks.flag("#000", "#fff")]
    drawn += [icon("#000") for icon in ICONS.values()]
    assert len(set(drawn)) == len(drawn)
    for each in drawn:
        parse_svg(svg.document(each, 32, 32, "mark"))
    for lines in DRAWINGS.values():
        parse_svg(svg.document(svg.stroke(lines, "#fff", 2), 200, 150, "chalk"))


def test_svg_numbers_are_written_in_shortest_form() -> None:
    assert [svg.number(value) for value in (12, 0.5, -0.25, 1.0, 3.14159, -0.001, 100, 10.50)] == [
        "12", ".5", "-.25", "1", "3.14", "0", "100", "10.5",
    ]  # fmt: skip


def test_escape_quotes_markup_and_drops_control_characters() -> None:
    assert svg.escape('a<b & "c"\x00\x1f\x7f\ufffe\ud800') == "a&lt;b &amp; &quot;c&quot;"
    assert svg.escape("tab\tnew\nПривет 大阪 😀") == "tab\tnew\nПривет 大阪 😀"


@pytest.mark.parametrize("text", ["Al", "Whitey Worthington-Smythe", "Щ" * 200, "a b c " * 50])
def test_line_of_any_text_fits_its_width(text: str) -> None:
    node = ElementTree.fromstring(lettering.line(text, 0, 0, 18, 120, lettering.NAME))
    assert lettering.width_of(node.text or "", float(node.get("font-size", 0)), lettering.NAME) <= 120.5


@pytest.mark.parametrize("text", ["Short.", "word " * 60, "Щ" * 300, "a\u00a0b " * 40])
def test_paragraph_of_any_text_fits_its_box(text: str) -> None:
    size, lines = lettering.fit_lines(text, 140, 40, 14)
    assert 7 <= size <= 14
    assert len(lines) * size * 1.2 <= 41
    assert all(lettering.width_of(line, size, lettering.BODY) <= 140.5 for line in lines)


def test_line_breaking_keeps_no_break_spaces() -> None:
    assert lettering.broken("draw 2\u00a0cards now", 50, 12) == ["draw", "2\u00a0cards", "now"]


def test_chart_rows_are_split_into_results_and_numbers() -> None:
    assert list(chart_rows("K 1-3, GB 4, HR 20+")) == [("K", "1–3"), ("GB", "4"), ("HR", "20+")]
    book = clutch_set()
    charts = [card.chart for card in book.batters] + [card.chart for card in book.pitchers]
    assert {name for chart in charts for name, _ in chart_rows(chart)} <= set(ROWS)


@pytest.mark.parametrize("name", OWN)
def test_face_messages_have_the_same_ids_in_all_languages(name: str) -> None:
    message_ids = {
        language: re.findall(r"^(print-[\w-]+) =", (WORDS[name] / f"{language}-faces.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    }
    assert all(ids == message_ids["en"] for ids in message_ids.values())
    assert len(set(message_ids["en"])) == len(message_ids["en"])


def test_shared_art_package_does_not_mention_any_game() -> None:
    folder = Path(svg.__file__).parent
    named = {file.name for file in folder.rglob("*.py") if re.search("|".join(OWN), file.read_text("utf-8"), re.I)}
    assert not named


# --- files ------------------------------------------------------------------------------------------------------------


def test_write_faces_writes_every_card_and_the_back(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "faces"
    written = write_faces("highlights", folder, "ru")
    art = art_of("highlights")
    assert sorted(written) == sorted(folder.iterdir())
    assert {file.stem for file in written} == {*art.card_ids(), "back"}
    assert (folder / "OFA-01.svg").read_text("utf-8") == art.face("OFA-01", "ru") + "\n"


def test_write_faces_keeps_files_inside_folder_and_distinct(tmp_path: Path) -> None:
    book = highlights_set()
    ids = ("../../x", "a/b", "a\\b", "A_B", "back", "", "..", "ж", "con:")
    cards = tuple(msgspec.structs.replace(card, id=each) for card, each in zip(book.cards, ids, strict=False))
    rules = msgspec.structs.replace(book, cards=cards)
    written = write_faces("highlights", tmp_path / "faces", "en", rules)
    assert len({file.name.lower() for file in written}) == len(ids) + 1
    assert {file.parent for file in written} == {tmp_path / "faces"}
    assert len(list((tmp_path / "faces").iterdir())) == len(written)


def test_write_faces_refuses_a_file_as_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="is a file"):
        write_faces("highlights", tmp_path / "file")
