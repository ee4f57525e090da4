### Clutch in words. The rules and the texts of strategy cards have files of their own.
### Arguments: $player is a manager’s name or “you”, and $who says how the verb agrees: you, one; $name, $old and $names
### are players on cards. Bases come as codes (first, second, third, home), so that every language can inflect them.
### Signed numbers come as text (“+2”, “−1”). “none” stands for what is not there, “unseen” for what is hidden.

## Lists and small words

list = { $head } and { $last }
clauses = { $head } and { $last }
a-card = a card
you = you
titled = { $card }
manager-home = Home
manager-away = Visitors

## Labels: results

result-k = strikeout
result-gb = ground ball
result-fb = fly ball
result-bb = walk
result-1b = single
result-2b = double
result-3b = triple
result-hr = home run
result-hbp = hit by pitch
result-ibb = intentional walk
result-sac = sacrifice bunt
result-sqz = squeeze
spoken-k = Strikeout! The batter is out.
spoken-gb = Ground ball.
spoken-fb = Fly ball. The batter is out.
spoken-bb = Walk. The batter goes to first base.
spoken-1b = Single.
spoken-2b = Double.
spoken-3b = Triple.
spoken-hr = Home run!
spoken-hbp = Hit by the pitch. The batter goes to first base.
spoken-ibb = Intentional walk. The batter goes to first base.
spoken-sac = Sacrifice bunt. The batter is out.
spoken-sqz = Squeeze. The runner on third comes home.

## Labels: players

position-c = catcher
position-1b = first baseman
position-2b = second baseman
position-3b = third baseman
position-ss = shortstop
position-lf = left fielder
position-cf = center fielder
position-rf = right fielder
position-dh = designated hitter
role-sp = starting pitcher
role-rp = reliever
bats =
    { $hand ->
        [R] bats right
        [L] bats left
       *[S] switch hitter
    }
throws =
    { $hand ->
        [L] throws left
       *[R] throws right
    }
icon-as = All-Star
icon-gg = Gold Glove
icon-hr = leader in home runs
icon-mvp = most valuable player
icon-r = leader in runs
icon-rbi = leader in runs batted in
icon-sb = leader in stolen bases
icon-sl = Silver Slugger
icon-hl = leader in holds
icon-k = leader in strikeouts
icon-sv = leader in saves
icon-w = leader in wins

## Labels: numbers that effects change

attribute-pitch-roll = pitch roll
attribute-command = Command
attribute-pitch = Pitch
attribute-on-base = On-Base
attribute-swing-roll = swing roll
attribute-swing = Swing
attribute-speed = Speed
attribute-battery = Battery
attribute-infield = Infield
attribute-outfield = Outfield
attribute-throw-roll = throw roll
attribute-throw = Throw
attribute-play-roll = roll of a Play
attribute-play = Play
attribute-innings = inning limit
die-20 = regular die
die-24 = power die
chart-batter = batter’s chart
chart-pitcher = pitcher’s chart
infield-in = infield in
infield-back = infield at normal depth
clutch-moment = Clutch Moment

## Labels: bases, innings, scores

base =
    { $base ->
        [first] first base
        [second] second base
        [third] third base
       *[home] home
    }
base-on =
    { $base ->
        [first] on first
        [second] on second
        [third] on third
       *[home] at home
    }
base-at =
    { $base ->
        [first] at first
        [second] at second
        [third] at third
       *[home] at home
    }
base-to =
    { $base ->
        [first] to first
        [second] to second
        [third] to third
       *[home] home
    }
base-stolen =
    { $base ->
        [first] first
        [second] second
        [third] third
       *[home] home
    }
ordinal =
    { $inning ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $inning }th
    }
half =
    { $top ->
        [yes] top of the { ordinal }
       *[no] bottom of the { ordinal }
    }
outs =
    { $outs ->
        [one] { $outs } out
       *[other] { $outs } outs
    }
runs =
    { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }
score = { $one } { $runs }, { $other } { $others }
standing-game = game { $number }

## Labels: modes and options

mode-single = Single game
mode-series = Series
mode-season = Season
mode-about-single = One game of nine innings (60–90 minutes)
mode-about-series = A best of three, five or seven: pitchers need their rest
mode-about-season = As many games as you like between the same two clubs
option-decks = The two decks: names of ready-made ones or paths of files.
option-games = How many games the series or season has.
option-slot = Which place of the rotation starts; 0 leaves it to a die.
option-windows = When you are asked for cards: whenever one is possible, or only if you can play one.
option-deck-lists = Whether both managers know the list of the other’s strategy deck.
option-roster = The size of the rosters: standard, 20-man or all-star.
option-strategy = With strategy cards, coaches and the effects of stadiums, or without.
option-rules = The edition of the rules.

## Labels: what is being decided

question-lineup = line-up
question-substitution = substitutions
question-newcomer = who comes in
question-shift = who changes places
question-walk = intentional walk
question-steal = steal
question-target = which runner to throw at
question-bunt = bunt
question-third-bunt = third bunt
question-depth = infield
question-card = card
question-answer = answer to a card
question-part = details of a card
question-discard = discard
question-take-back = cards to take back
question-double-play = double play
question-send = runner to third
question-reply = throw to third
question-send-home = runner home
question-reply-home = throw home
question-advance = extra bases
question-ejected = replacement for an ejected player
question-effect = effect of the stadium

## Cards

batter-line =
    { $name }, { $positions }, { bats }, On-Base { $on_base }{ $bonus ->
        [none] {""}
       *[other] {" "}({ $bonus })
    }, Speed { $speed }
pitcher-line =
    { $name }, { $role }, { throws }, Command { $command }{ $bonus ->
        [none] {""}
       *[other] {" "}({ $bonus })
    }, { $innings ->
        [one] { $innings } inning
       *[other] { $innings } innings
    }
strategy-line = { $name }. { $text }
coach-line = { $kind } { $name }. { $text }
face-player = { $name }, { $club }
face-batter = Batter, card { $id }
face-pitcher = { $role }, card { $id }
face-hand-batter = { bats }
face-hand-pitcher = { throws }
face-on-base =
    On-Base: { $value }{ $vs ->
        [none] {""}
        [L] , +{ $bonus } against left-handers
       *[R] , +{ $bonus } against right-handers
    }
face-command =
    Command: { $value }{ $vs ->
        [none] {""}
        [L] , +{ $bonus } against batters on the left side
       *[R] , +{ $bonus } against batters on the right side
    }
face-speed = Speed: { $value } ({ $letter })
face-x-zone =
    { $value ->
        [1] X-zone: 1
       *[other] X-zone: 1–{ $value }
    }
face-innings = Inning limit: { $value }
face-positions = Positions: { $positions }
face-rating = Defensive rating: { $value }
face-chart = Chart: { $chart }
face-salary = Salary: { $value }
face-clutch = Clutch: { $value }
face-icons = Icons: { $icons }
face-icon = { $icon } ({ $about })
face-card = { $name }, { $kind }, card { $id }

## Decisions

ask-lineup =
    { $name ->
        [none] { $slot ->
            [1] Your line-up: take the one that the deck proposes, or say who bats first.
           *[other] Your line-up: who bats in place { $slot }?
        }
       *[other] Your line-up: where does { $name } play?
    }
ask-substitution =
    { $side ->
        [offence] Send a pinch hitter or a pinch runner, or go on?
       *[defence] Change the pitcher, replace or move fielders, or go on?
    }
ask-newcomer =
    { $base ->
        [none] Who comes in for { $name } ({ $position })?
       *[other] Who runs for { $name } { base-on }?
    }
ask-shift = Who changes places with { $name } ({ $position })?
ask-walk = { $name } is up: pitch, or walk the batter intentionally?
ask-steal = Steal before the pitch?
ask-target =
    { $throw ->
        [steal] Double steal: which runner do you throw at?
        [tag] The runners tag up: which one do you throw at?
       *[extra-base] The runners go on: which one do you throw at?
    }
ask-bunt = { $name } is up: swing away, or a sacrifice bunt?
ask-third-bunt = Two bunts have failed: try a third, or take the pitch?
ask-depth = A runner is on third: infield in, or at normal depth?
ask-card = { $window }: play a card, or pass?
ask-answer =
    { $coach ->
        [yes] The opponent calls on { $card }: answer it, or let it happen?
       *[no] The opponent plays { $card }: answer it, or let it happen?
    }
ask-part =
    { $part ->
        [target] { $card }: for which runner?
        [alternative] { $card }: which of its effects?
        [cost] { $count ->
            [one] { $card } costs { $count } more card: which do you discard?
           *[other] { $card } costs { $count } more cards: which do you discard?
        }
        [remove] { $card }: which card in play is removed?
       *[pick-discarded] { $card }: which card of your discard pile do you take?
    }
ask-discard =
    { $count ->
        [one] Discard { $count } card.
       *[other] Discard { $count } cards.
    }
ask-take-back = After the substitution: take one of your cards back, or leave them?
ask-double-play = Ground ball by { $name }: go for the double play, or take the out at first?
ask-send = Ground ball: send { $name } to third, or hold?
ask-reply = { $name } runs for third: throw there, or take the batter?
ask-send-home = Ground ball, infield in: send { $name } home, or hold?
ask-reply-home = { $name } runs home: throw there, or take the batter?
ask-advance =
    { $throw ->
        [tag] Fly ball: who tags up?
       *[extra-base] Who tries for an extra base?
    }
ask-ejected =
    { $pitcher ->
        [yes] { $name } is ejected: who pitches now?
       *[no] { $name } is ejected: who comes in?
    }
ask-effect = { $stadium }: which effect do you choose?

## Choices

choice-pass = Pass
choice-no-substitution = Go on
choice-no-answer = Let it happen
choice-no-more-back = Take nothing more back
choice-proposed-lineup = Take the line-up that the deck proposes
choice-bat = { $line }
choice-position = { $name } ({ $position })
choice-bring-in = Bring in { $line }
choice-replace = Replace { $name } ({ $position })
choice-pinch-hit = Pinch hitter: { $line }
choice-pinch-run = Pinch runner for { $name } { base-on }
choice-newcomer =
    { $position ->
        [none] { $line }
       *[other] { $line }; at { $position } { $rating }
    }
choice-shift = Move { $name } ({ $position })
choice-shift-with = Change places with { $name } ({ $position })
choice-pitch = Pitch
choice-walk = Walk the batter intentionally
choice-no-steal = No steal
choice-steal-second = { $names } steals second
choice-steal-third = { $names } steals third
choice-double-steal = Double steal: { $names }
choice-throw-at = Throw { base-to } at { $names }
choice-no-throw = No throw
choice-swing-away = Swing away
choice-bunt = Sacrifice bunt
choice-bunt-again = Bunt a third time
choice-take-pitch = Take the pitch
choice-infield-back = Infield at normal depth
choice-infield-in = Infield in
choice-card = Play { $line }
choice-coach = Call on { $line }
choice-target = { $names }, { base-on }
choice-alternative = { $text }
choice-cost = Discard { $line }
choice-remove =
    Remove { $name } of { $player }{ $number ->
        [1] {""}
       *[other] {" "}(number { $number })
    }
choice-pick-discarded = Take { $line }
choice-discard = Discard { $line }
choice-take-back = Take { $name } back
choice-try-two = Try the double play
choice-first-only = Take the out at first
choice-send = Send { $names }
choice-hold = Hold { $names }
choice-take-batter = Take the batter
choice-throw = Throw { base-to } at { $names }
choice-advance = Send { $names }
choice-hold-all = Hold everybody

## Refusals

refusal-no-such-seat = There is no such seat at this table.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-playable = This card cannot be played now.
refusal-not-a-choice = You cannot choose that now.
refusal-nothing-to-take-back = There is nothing to take back.

## The story: the frame

story-retracted =
    { $who ->
        [one] { $player } takes a choice back.
       *[other] { $player } take a choice back.
    }
story-roll = { $player } { $roll }
story-home-roll = Roll for home: { $rolls }.
story-slot-roll = A roll of { $roll } for the starters: number { $slot } of each rotation pitches.
story-game =
    { $number ->
        [none] Visitors: { $away }; home team: { $home }.
       *[other] Game { $number }. Visitors: { $away }; home team: { $home }.
    }
story-batter = { $slot } { $name } { $position }
story-lineup =
    { $player }: { $batters }{ $pitcher ->
        [none] {""}
       *[other] ; pitching { $pitcher }
    }{ $tired ->
        [yes] , tired
       *[no] {""}
    }.
story-starting-pitcher =
    { $player }: pitching { $pitcher }{ $tired ->
        [yes] , tired
       *[no] {""}
    }.
story-half =
    { half }: { $who ->
        [you] you bat.
       *[one] { $player } bats.
    }
story-half-over =
    { half-runs }, { $left ->
        [0] nobody left on base.
       *[other] { $left } left on base.
    }
half-runs =
    { $scored ->
        [0] No runs
        [one] { $scored } run
       *[other] { $scored } runs
    }
story-score = Score: { score }.
story-outs = { outs }.
story-game-over =
    { $who ->
        [you] Final score: { score }. You win!
       *[one] Final score: { score }. { $player } wins.
    }
story-forfeit =
    { $who ->
        [you] You cannot field nine players and forfeit the game.
       *[one] { $player } cannot field nine players and forfeits the game.
    }
story-series-won =
    { $who ->
        [you] You win { $kind ->
            [season] the season
           *[series] the series
        }, { $wins }:{ $losses }!
       *[one] { $player } wins { $kind ->
            [season] the season
           *[series] the series
        }, { $wins }:{ $losses }.
    }
story-series-even = The season ends even, { $wins }:{ $losses }.

## The story: substitutions

story-batter-up = { $name } faces { $pitcher }.
story-pitching-change =
    Pitching change: { $name } comes in for { $old }{ $tired ->
        [yes] , tired
       *[no] {""}
    }.
story-in-field = { $name } comes in for { $old } ({ $position }).
story-pinch-hitter = { $name } pinch-hits for { $old }.
story-for-ejected = { $name } takes the place of { $old }.
story-pinch-runner = { $name } runs for { $old } { base-on }.
story-moves = { $moves }.
story-move = { $name } moves to { $position }
story-ejected = { $name } is ejected!

## The story: before the pitch

story-steals =
    { $bases ->
        [first] The runner on first tries to steal second.
        [second] The runner on second tries to steal third.
       *[both] Double steal: both runners go.
    }
story-bunted =
    { $success ->
        [yes] Bunt: { $roll }, and it is down.
       *[no] Bunt: { $roll }, no good.
    }
story-tired =
    { $level ->
        [1] { $name } is tired.
       *[other] { $name } is tired, level { $level }.
    }
story-took-pitch = No third bunt: the batter waits for the pitch.
story-infield-in = The infield comes in.
story-infield-back = The infield goes back.

## The story: pitch and swing

term-command =
    { $printed ->
        [none] { $value } Command
       *[other] { $value } Command (printed { $printed })
    }
sum-total = { $sum } = { $total }
story-pitch =
    { $die ->
        [24] Pitch with the power die: { $pitch }.
       *[20] Pitch: { $pitch }.
    }
story-pitch-against =
    { $die ->
        [24] Pitch with the power die: { $pitch } { against }
       *[20] Pitch: { $pitch } { against }
    }
story-advantage = Pitch { $pitch } { against }
against =
    against On-Base { $on_base }{ $printed ->
        [none] {""}
       *[other] {" "}(printed { $printed })
    }: { $mistake ->
        [yes] Mistake Pitch, { $chart ->
            [batter] the batter’s chart and the power die.
           *[pitcher] yet the pitcher’s chart, with the power die.
        }
       *[no] { $chart ->
            [batter] the batter’s chart.
           *[pitcher] the pitcher’s chart.
        }
    }
story-mistake =
    { $mistake ->
        [yes] It is a Mistake Pitch!
       *[no] It is not a Mistake Pitch.
    }
story-swing =
    { $die ->
        [24] Swing with the power die: { $swing }
       *[20] Swing: { $swing }
    }{ $result ->
        [none] .
       *[other] , { $result }.
    }
story-result = Result: { $result }.
read-as = { $printed } read as { $result }
story-changed = The { $old } becomes a { $result }.
story-kept = The result stays: { $result }.
story-rolled = Roll: { $roll }, { $needed } needed.
story-checked =
    { $rating ->
        [battery] Battery Play
        [infield] Infield Play
       *[outfield] Outfield Play
    }: { $total }, { $success ->
        [yes] it succeeds.
       *[no] it fails.
    }

## The story: the play

play-k = { $name } strikes out
play-gb = { $name } hits a ground ball
play-ground-out = { $name } grounds out
play-fb = { $name } flies out
play-bb = { $name } walks
play-1b = { $name } singles
play-2b = { $name } doubles
play-3b = { $name } triples
play-hr = { $name } hits a home run
play-hbp = { $name } is hit by the pitch
play-ibb = { $name } is walked intentionally
play-sac = { $name } lays down a sacrifice bunt
play-sqz = { $name } squeezes
did-score = { $name } scores
did-go = { $name } goes { base-to }
did-steal = { $name } steals { base-stolen }
did-reach = { $name } is on first by fielder’s choice
did-double-play = it is a double play
did-sacrifice-fly = it is a sacrifice fly
did-error = the defense makes an error
out-strikeout = { $name } strikes out
out-ground-out = { $name } is out { base-at }
out-fly-out = { $name } flies out
out-force-out = { $name } is forced out { base-at }
out-thrown-out = { $name } is thrown out { base-at }
out-caught-stealing = { $name } is caught stealing { base-stolen }
out-sacrificed = { $name } is out { base-at }
out-picked-off = { $name } is picked off { base-at }
story-play = { $what }.
story-play-details = { $what }: { $details }.
story-sent = { $runners } { $count ->
        [one] goes
       *[other] go
    }.
sent-runner = the runner { base-on }
story-held =
    { $who ->
        [one] { $player } sends nobody.
       *[other] { $player } send nobody.
    }
story-no-throw = The defense does not throw.
term-rating =
    { $rating ->
        [battery] { $value } Battery
        [infield] { $value } Infield
       *[outfield] { $value } Outfield
    }
throw-speed =
    { $bonus ->
        [0] Speed { $speed }
       *[other] Speed { $speed } + { $bonus }
    }
story-thrown =
    { $throw ->
        [pickoff] Pick-off throw at { $name }
        [double-play] Throw to first, { $name } running
       *[other] Throw at { $name }
    }: { $sum } against { $speed }{ $out ->
        [yes] , out.
        [no] , safe.
       *[none] .
    }
story-throw-read =
    The throw at { $name }: { $total } against { $needed }, { $out ->
        [yes] out.
       *[no] safe.
    }

## The story: cards

for-player =
    { $target ->
        [none] {""}
       *[other] {" "}for { $target }
    }
and-discards =
    { $cost ->
        [none] {""}
       *[other] {" "}and { $who ->
            [one] discards
           *[other] discard
        } { $cost }
    }
what-it-says =
    { $quoted ->
        [yes] “{ $text }.”
       *[no] { $text }.
    }
story-played =
    { $who ->
        [one] { $player } plays { $card }
       *[other] { $player } play { $card }
    }{ for-player }{ and-discards }: { what-it-says }
story-coached =
    { $who ->
        [one] { $player } calls on { $card }
       *[other] { $player } call on { $card }
    }{ for-player }: { what-it-says }
story-negated =
    { $coach ->
        [yes] The help of { $card } is negated.
       *[no] { $card } is negated.
    }
story-returned =
    { $coach ->
        [yes] { $card } stays available to { $player }.
       *[no] { $card } goes back to { $player }.
    }
story-ended =
    { $coach ->
        [yes] The help of { $card } is over.
       *[no] { $card } is over.
    }
story-drew =
    { $who ->
        [one] { $player } draws
       *[other] { $player } draw
    } { $cards ->
        [unseen] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
story-gift =
    The stadium lets { $player } draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
story-discarded =
    { $who ->
        [one] { $player } discards { $cards }.
       *[other] { $player } discard { $cards }.
    }
story-saw-hand =
    { $who ->
        [one] { $player } looks at the opponent’s hand.
       *[other] { $player } look at the opponent’s hand.
    }
story-new-hands = Both managers shuffle their hands into their decks and draw again.
story-took-discarded =
    { $who ->
        [one] { $player } takes { $card } from the discard pile.
       *[other] { $player } take { $card } from the discard pile.
    }
story-limit =
    { $sign ->
        [more] { $innings ->
            [one] { $name } can pitch { $innings } inning longer.
           *[other] { $name } can pitch { $innings } innings longer.
        }
       *[less] { $innings ->
            [one] { $name } will tire { $innings } inning earlier.
           *[other] { $name } will tire { $innings } innings earlier.
        }
    }
story-weather-over = The weather clears.
