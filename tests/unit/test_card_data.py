"""Card sets as plain data: `card_data` returns everything that is printed on the cards."""

import json

import msgspec
import pytest

import pennant

NAMES = ("highlights", "fantasy", "clutch")


@pytest.mark.parametrize("name", NAMES)
def test_card_data_is_json_with_unique_ids_and_names(name: str) -> None:
    game = pennant.game(name)
    data = game.card_data()
    state = game.new(next(iter(game.modes)), seed=1)
    assert {"set": data["set"], "sha256": data["sha256"]} == game.card_info(state)
    assert json.loads(msgspec.json.encode(data))
    ids = [card["id"] for card in data["cards"]]
    assert len(set(ids)) == len(ids) > 100
    assert all(card["name"] for card in data["cards"])
    assert all(team["id"] and team["name"] for team in data["teams"])
    assert game.card_data(game.card_set(None)) == data


def test_highlights_card_data_has_hits_actions_and_colors() -> None:
    data = pennant.game("highlights").card_data()
    card = next(card for card in data["cards"] if card["id"] == "OFA-60")
    assert [card["name"], card["cost"], list(card["hits"])] == ["B-UNT-R", 6, ["single", "single"]]
    assert card["actions"] == [{"action": "leadoff", "hit": "single", "rule": "H-11.19", "defensive": False}]
    assert len(card["colours"]) == 2
    actions = [action for each in data["cards"] for action in each["actions"]]
    assert {action["count"] for action in actions if action["action"] == "pick-off"} <= {1, 2, 3}
    assert {action["defensive"] for action in actions if action["action"] in ("glove", "double-play")} == {True}
    assert all(len(team["colours"]) == 2 for team in data["teams"])


def test_fantasy_and_clutch_card_data_contain_every_kind_of_card() -> None:
    kinds = {name: {card["kind"] for card in pennant.game(name).card_data()["cards"]} for name in NAMES[1:]}
    assert kinds["fantasy"] == {"character", "win", "event"}
    assert kinds["clutch"] == {"batter", "pitcher", "strategy", "coach", "stadium"}
