"""Kinds of events, as numbers; `pennant.games.clutch.events` names them and their fields."""

from typing import Final

from pennant.kernel.asking import ASKED as ASKED
from pennant.kernel.asking import DECIDED as DECIDED
from pennant.kernel.asking import RETRACTED as RETRACTED
from pennant.kernel.state import CHANCE_EVENT

CHANCE: Final = CHANCE_EVENT
# the frame
GAME: Final = 4  # number, home
HOME_ROLL: Final = 5  # seat, roll
SLOT_ROLL: Final = 6  # roll, slot of the rotation
STARTS: Final = 7  # seat, slot, player, position
STARTS_PITCHING: Final = 8  # seat, pitcher, tired
HALF: Final = 9  # inning, top, seat that bats
HALF_OVER: Final = 10  # seat that batted, runs, left on base
GAME_OVER: Final = 11  # winner, runs of seat 0, of seat 1
SERIES_OVER: Final = 12  # winner
FORFEIT: Final = 13  # seat
# the at-bat
BATTER_UP: Final = 14  # seat, slot, player, pitcher
PITCHING_CHANGE: Final = 15  # seat, pitcher out, pitcher in, tired
REPLACED: Final = 16  # seat, slot, player out, player in, position, how (see below)
SHIFTED: Final = 17  # seat, slot, position
PINCH_RAN: Final = 18  # seat, slot, player out, player in, base
WALKED: Final = 19  # intentionally: seat of the defence
STEALS: Final = 20  # seat, bases of the runners as a set
BUNTED: Final = 21  # roll, success
DEPTH: Final = 22  # in
PITCHED: Final = 23  # natural, roll, command, other, total, die
MISTAKE: Final = 24  # mistake or not, when it differs from what the roll says
ADVANTAGE: Final = 25  # chart, pitch, on-base, mistake
SWUNG: Final = 26  # natural, die, total, tired
READ: Final = 27  # result, printed result
CHANGED: Final = 28  # seat, old, new
KEPT: Final = 29  # an attempt to change failed: seat, result
OUTCOME: Final = 30  # seat, slot, player, pitcher, result
TOOK_PITCH: Final = 31
# the play
OUT: Final = 32  # seat, slot, player, pitcher, base he was put out at (0 first .. 3 home), how
MOVED: Final = 33  # seat, slot, player, from, to (-1 the box, 0 first .. 3 home)
SCORED: Final = 34  # seat, slot, player, charged pitcher, rbi, earned
SENT: Final = 35  # seat, bases as a set, kind of throw
HELD: Final = 36  # seat
THROWN: Final = 37  # kind, slot, natural, which rating, rating, more, speed, bonus
THROW_READ: Final = 38  # kind, slot, total, needed, out
NO_THROW_MADE: Final = 39
CHECKED: Final = 40  # a Play: rating, natural, total, success
ROLLED: Final = 41  # a card's own roll: natural, needed
STOLE: Final = 42  # seat, slot, player, base
CAUGHT: Final = 43  # seat, slot, player, base, pitcher
DOUBLE_PLAY: Final = 44  # seat, slot of the batter
SACRIFICE: Final = 45  # seat, slot, player, kind (0 bunt, 1 fly)
REACHED_BY_CHOICE: Final = 46  # seat, slot: fielder's choice
ERROR: Final = 47  # seat of the defence
EJECTED: Final = 48  # seat, player, pitcher or batter
# cards
DREW: Final = 49  # seat, card
DISCARDED: Final = 50  # seat, card
PLAYED: Final = 51  # seat, card, target slot, choice
COACHED: Final = 52  # seat, coach, target slot, choice
NEGATED: Final = 53  # seat of the owner, card, coach or card
RETURNED: Final = 54  # seat, card, coach or card
ENDED: Final = 55  # seat, card, coach or card: no longer in force
PASSED: Final = 56  # seat
SAW_HAND: Final = 57  # seat that saw
NEW_HANDS: Final = 58
TOOK_DISCARDED: Final = 59  # seat, card
LIMIT_CHANGED: Final = 60  # seat, pitcher, innings
WEATHER: Final = 61  # seat, card
WEATHER_OVER: Final = 62
EFFECT_DREW: Final = 63  # seat, how many: a stadium's gift
TIRED_PITCH: Final = 64  # seat, pitcher, level: a pitch is thrown, or a bunt tried, against a tired pitcher
COUNT: Final = 65

# How a player is replaced.
IN_FIELD: Final = 0
AS_PINCH_HITTER: Final = 1
FOR_EJECTED: Final = 2

# How an out is made.
STRIKEOUT: Final = 0
GROUND_OUT: Final = 1
FLY_OUT: Final = 2
FORCE_OUT: Final = 3
THROWN_OUT: Final = 4
CAUGHT_STEALING: Final = 5
SACRIFICED: Final = 6
PICKED_OFF: Final = 7
