"""Score-keeping: box scores, decisions, statistics and play-by-play of Clutch, from public events only (C-5).

A `Scorer` follows events and writes score sheets; everything else is computed from a sheet::

    scorer = Scorer().see_all(GAME.events(state, viewer))   # or event by event: scorer.see(event)
    box = box_of(scorer.sheet)                              # also in the middle of a game
    checks(box)                                             # []: the box score balances

    (box,) = boxes_of(state)                                # the same in one step, one box for each game of a series
    season = Season()
    season.add(box, ("Herons", "Owls"))
    season.standings(), season.batting["Herons"]["HER-03"].average

    account(box.sheet)                                      # play-by-play: messages and notation
    event_file(box, names), dump(box, names)                # exports
"""

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.scoring.account import AccountLine, Message, account
from pennant.games.clutch.scoring.box import BatterLine, Box, HalfLine, PitcherLine, TeamBox, box_of
from pennant.games.clutch.scoring.checks import checks
from pennant.games.clutch.scoring.decisions import Decisions, Outing
from pennant.games.clutch.scoring.export import GameFile, dump, load, schema
from pennant.games.clutch.scoring.lines import Batting, Pitching
from pennant.games.clutch.scoring.notation import notation
from pennant.games.clutch.scoring.public_events import public_events
from pennant.games.clutch.scoring.retrosheet import event_code, event_file
from pennant.games.clutch.scoring.scorer import Scorer
from pennant.games.clutch.scoring.season import Result, Season, Standing
from pennant.games.clutch.scoring.sheet import Change, Half, HalfOver, Move, Play, Run, Sheet

__all__ = [
    "AccountLine", "BatterLine", "Batting", "Box", "Change", "Decisions", "GameFile", "Half", "HalfLine", "HalfOver",
    "Message", "Move", "Outing", "PitcherLine", "Pitching", "Play", "Result", "Run", "Scorer", "Season", "Sheet",
    "Standing", "TeamBox", "account", "box_of", "boxes_of", "checks", "dump", "event_code", "event_file", "load",
    "names_of", "notation", "public_events", "schema",
]  # fmt: skip


def boxes_of(state: BallgameState) -> list[Box]:
    """The box scores of all games in the log of a state; the last game may be unfinished."""
    scorer = Scorer(innings=state.setup.rulebook.innings).see_all(public_events(state))
    return [box_of(sheet) for sheet in scorer.sheets]


def names_of(book: CardBook) -> dict[str, str]:
    """The names of all players of a card set, by id."""
    return {card.id: card.name for card in book.batters} | {card.id: card.name for card in book.pitchers}
