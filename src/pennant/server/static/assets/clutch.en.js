var e=`### Texts that only the table of Clutch uses. Players, results, windows and cards come from the game's own words.

## The scoreboard

line-score = Line score
manager = Manager
runs-short = R
runs-long = Runs
hits-short = H
hits-long = Hits
errors-short = E
errors-long = Errors
wins = Games won
on-turn = to move
final = Game over
before-game = Before the game
steps = Steps of the at-bat
step-subs = Subs
step-steal = Steal
step-bunt = Bunt
step-pitch = Pitch
step-advantage = Advantage
step-swing = Swing
step-result = Result
step-outcome = Outcome

## The at-bat

duel = Batter against pitcher
bats-now =
    { $hand ->
        [L] Bats left
        [S] Switch hitter
       *[R] Bats right
    }
speed = Speed { $speed }
command = Command
tired = tired
tired-by = tired −{ $level }
against-L = against lefties
against-R = against righties
after-walks = after walks
after-bunts = after bunts
term-other = rules
term-cards = cards
die-pitch = Pitch
die-swing = Swing
die-throw = Die
power-die = power die
advantage-open = Whose advantage?
advantage-batter = Batter’s advantage
advantage-pitcher = Pitcher’s advantage
advantage-mistake = Mistake pitch!
chart-read = is read
chart-not-read = not read
swing-sum = Swing { $sum } = { $total }
swing-total = swing { $total }
swing-result = swing { $total }: { $result }
swing-read-as = swing { $total }: { $printed } read as { $result }
swing-changed = swing { $total }: { $old } becomes { $result }
throw-needs = Throw at { $name }: out on { $least } or more.
throw-sum =
    Throw { $sum } = { $total } against { $needed }{ $out ->
        [yes] : out.
        [no] : safe.
       *[open] .
    }
bunt-roll =
    { $success ->
        [yes] Bunt { $natural }: it is down.
       *[no] Bunt { $natural }: no good.
    }
check-roll =
    { $rating } Play { $natural }, in all { $total }: { $success ->
        [yes] it succeeds.
       *[no] it fails.
    }
card-roll = Roll { $natural }, { $needed } needed.
innings-of = { $pitched } of { $limit } inn.
bases = Runners
bases-empty = Nobody on base
in-force = Cards in force
announced = { $card } is announced

## The hand

hand-count =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
hand-none = No cards in your hand.
chosen = Chosen
ways = Effects to choose from
lying = Cards to choose from
hold = Pass and hold
hold-about = Pass until the next batter, a Clutch Moment or a card of the opponent.
holding = Passing for you until the next batter, a Clutch Moment or a card of the opponent.
hold-stop = Stop passing
sure-pass = The window closes when both managers pass.
costs =
    { $count ->
        [one] It costs { $count } card of your hand.
       *[other] It costs { $count } cards of your hand.
    }

## Bench and bullpen

dugout = Bench and bullpen
dugout-bullpen = Bullpen
dugout-bench = Bench
dugout-runners = On base
dugout-field = In the field
comes-tired = comes in tired
defence-of = defense { $value }
rating-change = { $rating } { $before } → { $after }
rating-same = No rating changes.
do-bring-in = Bring in { $name }
do-replace = Replace { $name }
do-pinch-hit = { $name } pinch-hits
do-newcomer = { $name } comes in
do-shift = Move { $name }
do-shift-with = Swap with { $name }
do-bat = { $name } bats
do-card = Play { $card }
do-coach = Call on { $name }
do-cost = Discard { $card }
do-discard = Discard { $card }
do-pick-discarded = Take { $card }
do-take-back = Take back { $card }
chance-safe = Safe in { $chance } % of rolls.
chance-out = Out in { $chance } % of rolls.
chance-two = Two outs in { $chance } % of rolls.
chance-bunt = The bunt is down in { $chance } % of rolls.

## The line-up

lineup = Your line-up
lineup-open = who bats?
lineup-about = Take the line-up that the deck proposes, or choose who bats, place by place.
lineup-position = Choose the position below.
lineup-waiting = Waiting for the line-ups.
roster = Batters to choose from

## Beside the park

stadium = Stadium
pitching = Pitching
innings = Innings
allowed = Runs, walks allowed
ratings = Battery, infield, outfield
ready =
    { $count ->
        [one] { $count } ready
       *[other] { $count } ready
    }
hand-deck = hand / deck
yours = you
for-batters =
    { $batters ->
        [one] { $batters } batter
       *[other] { $batters } batters
    }
for-halves =
    { $halves ->
        [one] { $halves } half
       *[other] { $halves } halves
    }

## The box score

box-score = Box score
box-coming = Loading…
batting = Batting
pitchers = Pitching
totals = Totals
left-on-base = Left on base: { $count }
`;export{e as default};