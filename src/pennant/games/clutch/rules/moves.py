"""Actions as small numbers. They name places (a batting slot, a base, a place in the hand), never cards."""

from typing import Final

PASS: Final = 0  # no card, no substitution, no more to take back
LINEUP_READY: Final = 1  # the line-up that the deck proposes
LINEUP_BATTER: Final = 2  # who bats next in the order: a place in the roster
LINEUP_POSITION: Final = 34  # and where he plays
PITCHER_IN: Final = 43  # a pitching change: a place in the pitching staff
REPLACE: Final = 75  # defensive replacement: the slot of the one who leaves
PINCH_HIT: Final = 84  # the newcomer: a place in the roster
PINCH_RUN: Final = 116  # for the runner on this base
NEWCOMER: Final = 119  # who comes in for him: a place in the roster
SHIFT: Final = 151  # move a fielder: his slot
SHIFT_WITH: Final = 160  # and the slot of the one he changes places with
PITCH_TO: Final = 169
WALK: Final = 170
NO_STEAL: Final = 171
STEAL_SECOND: Final = 172
STEAL_THIRD: Final = 173
DOUBLE_STEAL: Final = 174
THROW_AT: Final = 175  # the runner who started from this base; the batter is never chosen
NO_THROW: Final = 178
SWING_AWAY: Final = 179
BUNT: Final = 180
BUNT_AGAIN: Final = 181
TAKE_PITCH: Final = 182
INFIELD_BACK: Final = 183
INFIELD_IN: Final = 184
CARD: Final = 185  # a place in the hand
COACH: Final = 217  # one of the three
TARGET: Final = 220  # a base: the runner that a card concerns
ALTERNATIVE: Final = 223  # of a card that lets one choose
COST: Final = 231  # a place in the hand: discarded to pay for a card
LASTING: Final = 263  # a card in play that another one removes
PICK_DISCARDED: Final = 295  # a place in the manager's own discard pile, each title once
DISCARD: Final = 423  # a place in the hand
TAKE_BACK: Final = 455  # a card played in this at-bat
TRY_TWO: Final = 471  # the double play
FIRST_ONLY: Final = 472
SEND: Final = 473
HOLD: Final = 474
TAKE_BATTER: Final = 475
THROW: Final = 476
ADVANCE: Final = 477  # + the set of bases whose runners go
COUNT: Final = 485

ROSTER: Final = 32
HAND: Final = 32
MOST_PLAYS: Final = 16
