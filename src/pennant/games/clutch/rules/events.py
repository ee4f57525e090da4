"""Kinds of events, as numbers; `pennant.games.clutch.events` names them and their fields."""

from typing import Final

from pennant.kernel.state import CHANCE_EVENT

CHANCE: Final = CHANCE_EVENT
# the board
ASKED: Final = 1  # question, seats
DECIDED: Final = 2  # seat, action: a part of a choice that is not complete
RETRACTED: Final = 3  # seat
COMMITTED: Final = 4  # the choice of a seat has been carried out
TABLE_SET: Final = 5  # field, value
TEAM_SET: Final = 6  # seat, field, value
LIST_CLEARED: Final = 7  # seat or -1, list
LIST_ADDED: Final = 8  # seat or -1, list, part, value
HAND_SET: Final = 9  # seat, place, card; place -1 starts a new hand
KNOWN_SET: Final = 10  # the same, of the cards that the opponent knows
# the frame
GAME: Final = 11  # number, home
HOME_ROLL: Final = 12  # seat, roll
SLOT_ROLL: Final = 13  # roll, slot of the rotation
STARTS: Final = 14  # seat, slot, player, position
STARTS_PITCHING: Final = 15  # seat, pitcher, tired
HALF: Final = 16  # inning, top, seat that bats
HALF_OVER: Final = 17  # seat that batted, runs, left on base
GAME_OVER: Final = 18  # winner, runs of seat 0, of seat 1
SERIES_OVER: Final = 19  # winner
FORFEIT: Final = 20  # seat
# the at-bat
BATTER_UP: Final = 21  # seat, slot, player, pitcher
PITCHING_CHANGE: Final = 22  # seat, pitcher out, pitcher in, tired
REPLACED: Final = 23  # seat, slot, player out, player in, position, how (see below)
SHIFTED: Final = 24  # seat, slot, position
PINCH_RAN: Final = 25  # seat, slot, player out, player in, base
WALKED: Final = 26  # intentionally: seat of the defence
STEALS: Final = 27  # seat, bases of the runners as a set
BUNTED: Final = 28  # roll, success
DEPTH: Final = 29  # in
PITCHED: Final = 30  # natural, roll, command, other, total, die
MISTAKE: Final = 31  # mistake or not, when it differs from what the roll says
ADVANTAGE: Final = 32  # chart, pitch, on-base, mistake
SWUNG: Final = 33  # natural, die, total, tired
READ: Final = 34  # result, printed result
CHANGED: Final = 35  # seat, old, new
KEPT: Final = 36  # an attempt to change failed: seat, result
OUTCOME: Final = 37  # seat, slot, player, pitcher, result
TOOK_PITCH: Final = 38
# the play
OUT: Final = 39  # seat, slot, player, pitcher, base he was put out at (0 first .. 3 home), how
MOVED: Final = 40  # seat, slot, player, from, to (-1 the box, 0 first .. 3 home)
SCORED: Final = 41  # seat, slot, player, charged pitcher, rbi, earned
SENT: Final = 42  # seat, bases as a set, kind of throw
HELD: Final = 43  # seat
THROWN: Final = 44  # kind, slot, natural, which rating, rating, more, speed, bonus
THROW_READ: Final = 45  # kind, slot, total, needed, out
NO_THROW_MADE: Final = 46
CHECKED: Final = 47  # a Play: rating, natural, total, success
ROLLED: Final = 48  # a card's own roll: natural, needed
STOLE: Final = 49  # seat, slot, player, base
CAUGHT: Final = 50  # seat, slot, player, base, pitcher
DOUBLE_PLAY: Final = 51  # seat, slot of the batter
SACRIFICE: Final = 52  # seat, slot, player, kind (0 bunt, 1 fly)
REACHED_BY_CHOICE: Final = 53  # seat, slot: fielder's choice
ERROR: Final = 54  # seat of the defence
EJECTED: Final = 55  # seat, player, pitcher or batter
# cards
DREW: Final = 56  # seat, card
DISCARDED: Final = 57  # seat, card
PLAYED: Final = 58  # seat, card, target slot, choice
COACHED: Final = 59  # seat, coach, target slot, choice
NEGATED: Final = 60  # seat of the owner, card, coach or card
RETURNED: Final = 61  # seat, card, coach or card
ENDED: Final = 62  # seat, card, coach or card: no longer in force
PASSED: Final = 63  # seat
SAW_HAND: Final = 64  # seat that saw
NEW_HANDS: Final = 65
TOOK_DISCARDED: Final = 66  # seat, card
LIMIT_CHANGED: Final = 67  # seat, pitcher, innings
WEATHER: Final = 68  # seat, card
WEATHER_OVER: Final = 69
EFFECT_DREW: Final = 70  # seat, how many: a stadium's gift
TIRED_PITCH: Final = 71  # seat, pitcher, level: a pitch is thrown, or a bunt tried, against a tired pitcher
COUNT: Final = 72

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
