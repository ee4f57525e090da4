### The table of Clutch in the terminal: labels that must be short.

you = you

## The scoreboard

runs-head = R
hits-head = H
errors-head = E
head-battery = Batt
head-infield = Inf
head-outfield = Outf
head-hand = hand
head-deck = deck
head-coaches = coaches
game-of = { $mode }, game { $number }
final = Final
before-game = Before the game

## Cards of players

batter-head = { $position } · bats { $hand }
pitcher-head = { $role } · throws { $hand }
pinch-hitter = (PH)
on-base = On-Base
command = Command
speed = Speed { $speed }
clutch = clutch { $value }
short-clutch = cl { $value }
mistake-zone = mistake { $zone }
first-time = first time up
today =
    { $hits ->
        [0] no hit yet, last: { $last }
        [one] { $hits } hit, last: { $last }
       *[other] { $hits } hits, last: { $last }
    }
innings-of = { $pitched } of { $limit } inn.
tired = TIRED −{ $level }
allowed = { $runs } R { $walks } BB
short-on-base = OB { $value }
short-command = Cmd { $value }
short-innings = { $value } inn.
comes-tired = tired

## The field

infield-in = infield in
bunts =
    { $count ->
        [one] { $count } bunt failed
       *[other] { $count } bunts failed
    }
throw-needs = out on { $least }+

## Chances

odds = Odds
result = Result
advantage-odds = batter’s chart { $batter }% (mistake { $mistake }%)
safe-chance = { $chance }% safe
out-chance = { $chance }% out
two-chance = { $chance }% two outs
bunt-chance = { $chance }% it is down

## Cards

your-hand = Your hand
hand-of = Hand of { $player }
known-of = What you know of { $player }’s hand
in-play = In play
for-batters =
    { $batters ->
        [one] { $batters } batter
       *[other] { $batters } batters
    }
for-halves =
    { $halves ->
        [-1] for the game
        [one] { $halves } half
       *[other] { $halves } halves
    }

## Choices

head-bring-in = Bring in
head-replace = Replace
head-move = Move
asked-openly = { $player }: { $question }
your-coach = Your coach: { $choice }.
coach-of = { $player }’s coach: { $choice }.

## Real dice

roll-home =
    { $again ->
        [yes] The same again: { $player } rolls the d20 for home once more.
       *[no] { $player } rolls the d20 for home: the higher roll plays at home.
    }
roll-slot = One d20 for both: it decides which starters pitch.
roll-pitch = { $player } rolls the { $die }: the pitch of { $pitcher } to { $batter }.
roll-swing =
    { $player } rolls the { $die }: the swing of { $batter }, { $chart ->
        [batter] on the batter’s chart
       *[other] on the pitcher’s chart
    }.
roll-bunt = { $player } rolls the { $die }: the bunt of { $batter }, { $least } or more brings it down.
roll-throw = { $player } rolls the { $die }: the throw at { $name }, { $least } or more puts the runner out.
roll-card = { $player } rolls the { $die } for { $card }.
roll-any = Roll the { $die }.

## Pages

page-box = box score
page-teams = teams
box-title = { $away } at { $home }, game { $number }
no-box-yet = No game has begun yet.
totals = Totals
pitching = Pitching
left-on-base = Left on base: { $count }
double-plays = Double plays turned: { $count }
win = Win: { $name }
loss = Loss: { $name }
save = Save: { $name }
home = home
away = away
ratings = Battery { $battery } · Infield { $infield } · Outfield { $outfield }
lineup = Line-up
bench = Bench
left-game = Have left the game:
pitchers = Pitchers
coaches = Coaches
used = used
state-rotation = rotation
state-bullpen = bullpen
state-mound = mound
state-out = out
rest =
    { $games ->
        [one] needs { $games } game of rest
       *[other] needs { $games } games of rest
    }
outing =
    { $outs ->
        [one] { $outs } out
       *[other] { $outs } outs
    }, { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }, { $walks ->
        [one] { $walks } walk
       *[other] { $walks } walks
    }
card-counts = Strategy cards: { $hand } in hand, { $deck } in the deck, { $discard } discarded
known-cards = Known to be in hand:
discarded = Discarded:
still-in-deck = Not seen yet:
rule-heading = Rule { $rule }
help-game =
    An at-bat: the pitcher’s manager rolls the d20 and adds Command. If that is more than the batter’s On-Base, the swing is read on the pitcher’s chart, else on the batter’s.
    A pitch roll in the mistake zone gives the batter the advantage and the power die (d24). A throw puts a runner out if die and rating are more than his Speed.
    Cards are played in windows: the defense first, then the offense; two passes in a row close a window. Numbers stand before what you can play now.
    ▲ cards of the offense, ■ of the defense, ● of either side. “? C-3.8.18” shows a rule, “? B02” a card.

## The table in sentences

plain-score =
    { $half }, { $outs }. { $away } { $away_runs }, { $home } { $home_runs }.{ $clutch ->
        [yes] {" "}A Clutch Moment.
       *[no] {""}
    }
plain-runner =
    { $name } on { $base ->
        [first] first
        [second] second
       *[third] third
    }, Speed { $speed }
plain-bases = On base: { $runners }.
plain-empty = The bases are empty.
plain-matchup =
    { $batter }, On-Base { $on_base }, Speed { $speed }, against { $pitcher }, Command { $command }, { $innings } of { $limit } innings{ $tired ->
        [0] {""}
       *[other] , tired
    }.{ $infield ->
        [in] {" "}The infield is in.
       *[back] {""}
    }
plain-odds = Odds in percent: { $odds }.
plain-in-play = In play: { $cards }.
plain-hand = { $caption }: { $cards }.
plain-option = { $number }: { $choice }

## The list of cards

cards-batter = Batters
cards-pitcher = Pitchers
cards-strategy = Strategy cards
cards-coach = Coaches
cards-stadium = Stadiums
column-id = Card
column-name = Name
column-team = Team
column-bats = Bats
column-throws = Throws
column-on-base = On-Base
column-command = Command
column-bonus = Bonus
column-speed = Speed
column-positions = Positions
column-role = Role
column-mistake = Mistake
column-innings = Innings
column-defence = Defense
column-clutch = Clutch
column-icons = Icons
column-salary = Salary
column-kind = Kind
column-text = What it does
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the set “{ $set }”.
