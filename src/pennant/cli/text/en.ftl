### What the command line itself says.

## At the prompt

choose = Choose 1 to { $last }, or ? for help:
choose-usual =
    Choose 1 to { $last } (Enter: { $usual }){ $cards ->
        [yes] , c for your cards
       *[no] {""}
    }, or ? for help:
hint =
    number · ? help · { $pages } · l log{ $undo ->
        [yes] {" "}· u undo
       *[no] {""}
    } · q quit
hint-orders = orders
hint-cards = your cards
hint-skip = skip
hint-telling = any key: go on · Enter: to the end
type-something = Type the number of a choice, 1 to { $last }, or ? for help.
no-such-number = There is no choice { $number }: they go from 1 to { $last }.
no-such-move = “{ $typed }” is neither a choice nor a command: type a number from 1 to { $last }, or ? for help.
no-such-move-near = “{ $typed }” is not a choice now: did you mean “{ $near }”?
nothing-called = There is no card or rule “{ $typed }”.
nothing-called-near = There is no card or rule “{ $typed }”: did you mean “{ $near }”?
no-undo = There is nothing to take back: since your last move something was shown or drawn.
token-unknown-seat = Which manager? Type token and a number from 1 to { $last }.
token-slid = { $player } slides the token to { $other }.
token-rests = Once is enough: make your choice first.
page-last =
    Enter: back to the table{ $earlier ->
        [yes] {" "}· b: the page before
       *[no] {""}
    }
page-more =
    Enter: next page · q: back to the table{ $earlier ->
        [yes] {" "}· b: the page before
       *[no] {""}
    }
log-title = The game so far
page-score = score
rule-heading = Rule { $rule }
help-title = What you can type
option-title = Choice { $number }: { $notation }
help =
    3 | make the third choice
    { $move } | a move in words, as records have it
    ? 3 | explain the third choice: the card in full and the rule behind it
    ? { $card } | show a card
    ? { $rule } | show a rule
    l | the game so far in words
    u | take back your last move, as long as nobody has learnt anything from it
    q | leave; the game is saved
enter-key = Enter
help-usual = what one mostly does: the choice marked with ↵
help-orders = standing orders: what you have settled beforehand and will not be asked again
help-cards = look at your own cards, while the others look away
help-skip = play no card until the next batter
help-pace =
    While a play is told, any key goes on at once and Enter goes to the end of it. The game is saved after every move:
    you can close the window at any time and go on with “pennant play --resume”.

## Standing orders

orders-title = Standing orders
orders-about = What an order settles you are not asked: the move is made in your name as soon as it comes up, and the opponent sees no more than if you had made it yourself.
orders-choose = 1 to { $last }: turn an order on or off · Enter: back to the table

## Real dice

type-roll = What did you roll (1 to { $sides })?
bad-roll = “{ $typed }” is not a face of a die with { $sides } sides: type a number from 1 to { $sides }, or q to leave.

## Several people

curtain = Give the keyboard to { $player }.
curtain-ready = { $player }, press Enter when you are ready:
hide-cards =
    Enter: hide your cards, { $player } is next{ $undo ->
        [yes] {" "}· u: take your choice back
       *[no] {""}
    }

## Beginning and end

small-terminal = This terminal has { $width } columns and { $height } rows, but the table needs { $columns } by { $rows }: make it larger, or play with --plain.
offer-plain = Play in plain mode now? [Y/n]
answer-no = no
leave-table = Enter: leave the table
record-kept = The record is kept in { $path }; look at it again with: pennant replay { $path }
saved = The game is saved in { $path }; go on with: { $command }
lost-move = The program stopped while it was saving a move in { $path }. That move is lost; everything before it is there.

## Watching and looking back

hint-watching = any key: go on · Enter: next move · q: leave
watch-left = You have left the game.
watch-left-saved = You have left the game; it is saved in { $path }.
replay-head = Move { $number } of { $moves }
replay-mover = Move { $number } of { $moves }: { $player }
replay-move = Move { $number } of { $moves }: { $player }: { $notation }
replay-hint = Enter, n: on · b: back · g 12: to move 12 · f: next game · e: end · s 0, s all: whose eyes · q: quit
replay-unknown = “{ $typed }” means nothing here: Enter, n, b, g and a move, f, e, s and a seat, q.
replay-no-move = There is no such move: they go from 0 to { $moves }.
replay-no-seat = There is no seat “{ $typed }”: there are { $seats }, spectator, all.
verified =
    { $path }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, all legal; the same result and digest.
verified-unfinished =
    { $path }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, all legal; the game is not over yet.
verified-sealed =
    Sealed as { $commitment }
    Contributed: { $given }
    Compare both with what you saw and sent before the first deal.

## Lists

mode-line = { $mode } — { $summary }
mode-seats = Seats: { $seats }
bot-about-random = anything legal; random:seed=3 plays the same every time
bot-about-greedy = the best move by a simple measure, one decision ahead

## Decks and cards

deck-line =
    { $title }: salaries { $salary }{ $legal ->
        [yes] {""}
       *[no] {" "}(not legal with this roster)
    }
deck-about = { $stadium }; strategy cards: { $blue } of the offense, { $red } of the defense, { $grey } of either side
lint-head =
    { $games ->
        [one] How often cards could be played, in { $games } random game:
       *[other] How often cards could be played, in { $games } random games:
    }
lint-never = never
lint-always = always
lint-unseen = its moment never came

## The menu

menu-title = Pennant: tabletop card baseball
menu-new = New game
menu-resume = Resume a saved game
menu-watch = Watch bots play
menu-cards = Cards
menu-quit = Quit
menu-choose = Choose 1 to { $last }:
menu-choose-usual = Choose 1 to { $last } (Enter: { $usual }):
menu-which-game = Which game?
menu-which-mode = Which mode?
menu-which-team = Which team is yours?
menu-which-deck = Which deck is yours?
menu-which-opponent = Which opponent?
menu-friend = a person at this keyboard
menu-which-saved = Which game?
menu-nothing-saved = There is no unfinished game.
menu-bad-number = “{ $typed }” is not a number from 1 to { $last }.
menu-how-many = How many play?
menu-how-many-people = How many of them are people at this keyboard?
menu-people =
    { $count ->
        [one] only you
       *[other] { $count } people
    }
menu-which-opponents = Who plays the others?
menu-saved-line =
    { $when } · { $game }: { $mode } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## The web table

serving =
    The table is set: { $address }
    Games are kept in { $folder }. Press Ctrl+C to stop.
serving-no-public-url = Invitations will name this address; if friends reach you by another one, say so with --public-url.
