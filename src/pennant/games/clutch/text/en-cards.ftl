### The text printed on strategy cards, coaches and stadiums, generated from their data.
### Arguments: signed numbers are text ($amount “+2”, “−4”); codes are those of the card files, with hyphens. $is is yes
### or no, for a condition and its negation. $how is the comparison of a number (equal, other, least, most, range, list,
### unlisted). A missing value is “none”.
### Sentences start with a small letter here; the first letter on a card is capitalized later.

## Sentences

card-sentence = { $trigger }: { $effects }.
card-plain-sentence = { $effects }.
card-or = { $head } or { $last }
card-and = { $head } and { $last }
card-alternatives = { $head } or { $last }
card-if = { $effect } ({ $condition })
card-cost =
    { $count ->
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
card-clutch-moment = in a Clutch Moment
card-always = always

## Kinds of cards

card-kind-strategy =
    { $colour ->
        [blue] blue
        [red] red
       *[grey] grey
    }, { $rarity ->
        [common] common
        [uncommon] uncommon
        [rare] rare
       *[ultra-rare] ultra-rare
    }{ $momentum ->
        [yes] , momentum
       *[no] {""}
    }{ $weather ->
        [yes] , weather
       *[no] {""}
    }
card-kind-coach =
    { $kind ->
        [hitting] Hitting Coach
        [pitching] Pitching Coach
       *[bench] Bench Coach
    }
card-kind-stadium =
    { $roof ->
        [indoor] indoor stadium
       *[outdoor] outdoor stadium
    }

## Windows

card-window-half-start = at the start of a half-inning
card-window-substitution = after a substitution
card-window-steal-declared = when a steal is declared
card-window-bunt = when a bunt may be called
card-window-before-the-pitch = before the pitch
card-window-after-the-pitch = after the pitch roll
card-window-advantage = when the advantage is known
card-window-before-the-swing = before the swing
card-window-after-the-swing = after the swing roll
card-window-result = when the result is read
card-window-advance-declared = when runners try to advance
card-window-before-the-throw = before a throw
card-window-after-the-throw = after the roll of a throw
card-window-throw-result = when a throw is read
card-window-after-the-outcome = after the outcome
card-window-half-end = at the end of a half-inning
card-window-card-played = when the opponent plays a card
card-window-any-time = at any time

## Windows together with a condition

card-trigger-half-start-top = at the start of an inning
card-trigger-substitution-substituted-now = after your substitution
card-trigger-after-the-pitch-mistake = after a mistake pitch
card-trigger-after-the-pitch-pitch-natural =
    { $how ->
        [most] on a natural pitch roll of { $value } or less
       *[other] after the pitch roll, natural { $number }
    }
card-trigger-result-result = on { $words }
card-trigger-before-the-throw-throw-kind = before a throw { $words }
card-trigger-before-the-throw-throw-rating = before a throw { $words }
card-trigger-throw-result-throw-rating = after a throw { $words }
card-trigger-after-the-outcome-outcome = after { $words }
card-trigger-after-the-outcome-outs-on-play =
    { $how ->
        [equal] { $value ->
            [2] after a double play
            [3] after a triple play
           *[other] after { $value } outs on the play
        }
       *[other] after { $number } outs on the play
    }
card-trigger-after-the-outcome-streak-hits =
    { $how ->
        [least] after { $value } hits in a row
       *[other] after { $number } hits in a row
    }
card-trigger-half-end-one-two-three = after a 1-2-3 inning
card-trigger-half-end-half-runs =
    { $how ->
        [least] after a half-inning with { $value } or more runs
       *[other] after a half-inning with { $number } runs
    }
card-trigger-card-played-harm = when the opponent plays a card that would eject a player or cause an error

## Numbers and words in conditions

card-number =
    { $how ->
        [equal] { $value }
        [other] not { $value }
        [least] { $value } or more
        [most] { $value } or less
        [range] { $value }–{ $most }
        [unlisted] not { $list }
       *[list] { $list }
    }
card-result =
    { $word ->
        [K] a strikeout
        [GB] a ground ball
        [FB] a fly ball
        [BB] a walk
        [single] a single
        [double] a double
        [triple] a triple
        [HR] a home run
        [HBP] a hit by pitch
        [IBB] an intentional walk
        [BUNT] a sacrifice bunt
        [SQUEEZE] a squeeze
       *[hit] a hit
    }
card-results =
    { $word ->
        [K] strikeouts
        [GB] ground balls
        [FB] fly balls
        [BB] walks
        [single] singles
        [double] doubles
        [triple] triples
        [HR] home runs
       *[hit] hits
    }
card-side =
    { $word ->
        [R] right
       *[L] left
    }
card-hand =
    { $word ->
        [R] right
       *[L] left
    }
card-role =
    { $word ->
        [SP] starter
       *[RP] reliever
    }
card-chart =
    { $word ->
        [batter] batter’s chart
       *[pitcher] pitcher’s chart
    }
card-throw =
    { $word ->
        [steal] on a steal
        [extra-base] at a runner going for an extra base
        [tag] at a runner tagging up
        [ground] at the runner from second on a ground ball
        [home] home on a ground ball
        [double-play] for the double play
       *[pickoff] on a pick-off
    }
card-rating =
    { $word ->
        [battery] by the battery
        [infield] from the infield
       *[outfield] from the outfield
    }

## Conditions

card-fact-outs =
    { $how ->
        [equal] { $value ->
            [0] nobody out
            [one] { $value } out
           *[other] { $value } outs
        }
        [most] { $value ->
            [0] nobody out
           *[other] fewer than { $below } outs
        }
       *[other] { $number } outs
    }
card-fact-inning =
    { $how ->
        [equal] inning { $value }
        [least] inning { $value } or later
        [most] inning { $value } or earlier
        [range] innings { $value }–{ $most }
       *[other] inning { $number }
    }
card-fact-top =
    { $is ->
        [yes] top half
       *[no] bottom half
    }
card-fact-first =
    { $is ->
        [yes] runner on first
       *[no] first base empty
    }
card-fact-second =
    { $is ->
        [yes] runner on second
       *[no] second base empty
    }
card-fact-third =
    { $is ->
        [yes] runner on third
       *[no] third base empty
    }
card-fact-risp =
    { $is ->
        [yes] runner in scoring position
       *[no] nobody in scoring position
    }
card-fact-loaded =
    { $is ->
        [yes] bases loaded
       *[no] bases not loaded
    }
card-fact-empty =
    { $is ->
        [yes] bases empty
       *[no] runners on base
    }
card-fact-lead = your lead { $number }
card-fact-clutch-moment =
    { $is ->
        [yes] in a Clutch Moment
       *[no] outside a Clutch Moment
    }
card-fact-home =
    { $is ->
        [yes] you are the home team
       *[no] you are the visitors
    }
card-fact-offence =
    { $is ->
        [yes] while you bat
       *[no] while you field
    }
card-fact-infield-in =
    { $is ->
        [yes] infield in
       *[no] infield at normal depth
    }
card-fact-batter-bats =
    { $is ->
        [yes] batter bats { $words }
       *[no] batter does not bat { $words }
    }
card-fact-same-hand =
    { $is ->
        [yes] batter and pitcher of the same hand
       *[no] batter and pitcher of opposite hands
    }
card-fact-batter-speed = batter’s Speed { $number }
card-fact-batter-icons =
    { $is ->
        [yes] batter with { $icons }
       *[no] batter without { $icons }
    }
card-fact-batter-clutch = batter’s clutch { $number }
card-fact-batter-on-base = batter’s On-Base { $number }
card-fact-batter-salary = batter’s salary { $number }
card-fact-batter-pinch-hitter =
    { $is ->
        [yes] batter is a pinch hitter
       *[no] batter is not a pinch hitter
    }
card-fact-batter-hits = { $number } hits by the batter today
card-fact-batter-last =
    { $is ->
        [yes] batter’s last turn was { $words }
       *[no] batter’s last turn was not { $words }
    }
card-fact-batter-out =
    { $is ->
        [yes] batter is out
       *[no] batter is not out
    }
card-fact-pitcher-throws =
    { $is ->
        [yes] pitcher throws { $words }
       *[no] pitcher does not throw { $words }
    }
card-fact-pitcher-role =
    { $is ->
        [yes] pitcher is a { $words }
       *[no] pitcher is no { $words }
    }
card-fact-pitcher-tired = pitcher’s tiredness { $number }
card-fact-pitcher-command = pitcher’s Command { $number }
card-fact-pitcher-icons =
    { $is ->
        [yes] pitcher with { $icons }
       *[no] pitcher without { $icons }
    }
card-fact-pitcher-clutch = pitcher’s clutch { $number }
card-fact-pitcher-outs = { $number } outs by this pitcher
card-fact-pitcher-runs = { $number } runs off this pitcher
card-fact-pitcher-walks = { $number } walks by this pitcher
card-fact-pitcher-faced =
    { $how ->
        [least] pitcher has faced { $value } or more batters
       *[other] pitcher has faced { $number } batters
    }
card-fact-pitcher-fresh =
    { $is ->
        [yes] in the inning he entered
       *[no] not in the inning he entered
    }
card-fact-pitch-natural = natural pitch roll { $number }
card-fact-pitch-total = Pitch { $number }
card-fact-mistake =
    { $is ->
        [yes] mistake pitch
       *[no] no mistake pitch
    }
card-fact-chart =
    { $is ->
        [yes] { $words }
       *[no] not the { $words }
    }
card-fact-swing-natural = natural swing roll { $number }
card-fact-swing-total = Swing { $number }
card-fact-swing-power =
    { $is ->
        [yes] swing with the power die
       *[no] swing with the regular die
    }
card-fact-swing-lowest =
    { $is ->
        [yes] the Swing is the lowest number of its row
       *[no] the Swing is not the lowest number of its row
    }
card-fact-result =
    { $is ->
        [yes] the result is { $words }
       *[no] the result is not { $words }
    }
card-fact-throw-kind =
    { $is ->
        [yes] throw { $words }
       *[no] no throw { $words }
    }
card-fact-throw-rating =
    { $is ->
        [yes] throw { $words }
       *[no] no throw { $words }
    }
card-fact-throw-home =
    { $is ->
        [yes] throw home
       *[no] throw to another base
    }
card-fact-throw-from-third =
    { $is ->
        [yes] throw at the runner from third
       *[no] throw at another runner than the one from third
    }
card-fact-throw-out =
    { $is ->
        [yes] runner out
       *[no] runner safe
    }
card-fact-runner-speed = runner’s Speed { $number }
card-fact-runner-icons =
    { $is ->
        [yes] runner with { $icons }
       *[no] runner without { $icons }
    }
card-fact-outcome =
    { $is ->
        [yes] the outcome is { $words }
       *[no] the outcome is not { $words }
    }
card-fact-outs-on-play = { $number } outs on the play
card-fact-runs-on-play =
    { $how ->
        [least] { $value ->
            [1] a run scores
           *[other] { $value } or more runs score
        }
       *[other] { $number } runs on the play
    }
card-fact-previous-outcome =
    { $is ->
        [yes] the last outcome was { $words }
       *[no] the last outcome was not { $words }
    }
card-fact-streak-hits = { $number } hits in a row
card-fact-streak-outs = { $number } outs in a row
card-fact-streak-strikeouts =
    { $how ->
        [least] { $value } strikeouts in a row
       *[other] { $number } strikeouts in a row
    }
card-fact-half-runs = { $number } runs in this half
card-fact-half-batters = { $number } batters in this half
card-fact-half-strikeouts = { $number } strikeouts in this half
card-fact-half-scorers =
    { $is ->
        [yes] a player with { $icons } has scored
       *[no] no player with { $icons } has scored
    }
card-fact-struck-out-side =
    { $is ->
        [yes] the side struck out
       *[no] the side not struck out
    }
card-fact-one-two-three =
    { $is ->
        [yes] 1-2-3 inning
       *[no] no 1-2-3 inning
    }
card-fact-own-hand = { $number } cards in your hand
card-fact-other-hand = { $number } cards in the opponent’s hand
card-fact-own-discard =
    { $how ->
        [least] { $value ->
            [1] a card in your discard pile
           *[other] { $number } cards in your discard pile
        }
       *[other] { $number } cards in your discard pile
    }
card-fact-other-momentum = { $number } momentum cards of the opponent in play
card-fact-left-in-play =
    { $how ->
        [least] { $value ->
            [1] with such a card in play
           *[other] { $number } momentum cards or cards left on players in play
        }
       *[other] { $number } momentum cards or cards left on players in play
    }
card-fact-harm =
    { $is ->
        [yes] it would eject a player or cause an error
       *[no] it would neither eject a player nor cause an error
    }
card-fact-outdoors =
    { $is ->
        [yes] outdoors
       *[no] under a roof
    }
card-fact-weather =
    { $is ->
        [yes] weather in force
       *[no] no weather in force
    }
card-fact-substituted =
    { $is ->
        [yes] you have substituted in this half
       *[no] you have not substituted in this half
    }
card-fact-substituted-now =
    { $is ->
        [yes] by you
       *[no] by the opponent
    }
card-fact-lineup-icons =
    { $is ->
        [yes] { $icons } in your line-up
       *[no] no { $icons } in your line-up
    }
card-fact-catcher-icons =
    { $is ->
        [yes] catcher with { $icons }
       *[no] catcher without { $icons }
    }
card-fact-infield-icons =
    { $is ->
        [yes] infielder with { $icons }
       *[no] no infielder with { $icons }
    }
card-fact-centre-icons =
    { $is ->
        [yes] center fielder with { $icons }
       *[no] center fielder without { $icons }
    }
card-fact-outfield-icons =
    { $is ->
        [yes] outfielder with { $icons }
       *[no] no outfielder with { $icons }
    }

## How long

card-lasts-throw = for this throw
card-lasts-at-bat = for this at-bat
card-lasts-half = until the end of the half-inning
card-lasts-inning = until the end of the inning
card-lasts-game = until the end of the game
card-lasts-batters =
    { $on ->
        [pitcher] for his next { $count } batters
       *[none] for { $count } batters
    }
card-lasts-halves = for { $count } half-innings
card-until-outs-on-play =
    { $how ->
        [least] { $value ->
            [1] until an out is made
           *[other] until { $value } outs are made on one play
        }
       *[other] until { $number } outs are made on one play
    }
card-until-batter-out = until he makes an out
card-until-outcome =
    { $on ->
        [pitcher] until he allows { $words }
       *[none] until { $words }
    }
card-until-other = until { $condition }
card-on-player =
    { $on ->
        [batter] for this batter
       *[pitcher] for this pitcher
    }
card-timed = { $time }, { $effects }
card-effect-timed = { $effect } { $time }

## Effects: numbers

card-attribute =
    { $attribute ->
        [pitch-roll] the pitch roll
        [command] Command
        [pitch] the Pitch
        [on-base] On-Base
        [swing-roll] the swing roll
        [swing] the Swing
        [battery] the Battery
        [infield] the Infield
        [outfield] the Outfield
        [throw-roll] the throw roll
        [throw] the Throw
        [play-roll] the roll of a Play
        [play] the Play
       *[innings] every pitcher’s inning limit, which does not fall below 1
    }
card-speed =
    { $to ->
        [batter] the batter’s Speed
        [runner] the runner’s Speed
        [stealing-runner] the Speed of one stealing runner
        [any-runner] the Speed of one runner
        [all-runners] the Speed of all your runners
       *[everybody] everybody’s Speed
    }
card-mod =
    { $more ->
        [yes] { $amount } more to { $attributes }
       *[no] { $amount } to { $attributes }
    }
card-clutch =
    { $player ->
        [batter] the batter’s clutch
       *[pitcher] the pitcher’s clutch
    } counts { $times ->
        [1] {""}
        [2] twice{" "}
       *[other] { $times } times{" "}
    }for { $attribute }
card-die =
    { $sides ->
        [24] roll the power die
       *[20] roll the regular die
    } for { $die ->
        [pitch] the pitch
       *[swing] the swing
    }
card-mistake =
    { $mistake ->
        [force] it is a mistake pitch
       *[prevent] it is not a mistake pitch, and the roll stands
    }
card-advantage =
    { $advantage ->
        [batter] the batter has the advantage
       *[pitcher] the pitcher has the advantage
    }
card-reroll =
    { $roll ->
        [pitch] re-roll the pitch
        [swing] re-roll the swing on the same chart
       *[throw] re-roll the throw
    }

## Effects: results

card-check =
    { $check ->
        [fails] { card-play }; if it fails, { $then }
        [succeeds] { card-play }; if it succeeds, { $then }
        [roll] roll a die; on { $roll } or more { $then }
       *[none] { $then }
    }
card-play =
    { $rating ->
        [battery] Battery Play
        [infield] Infield Play
       *[outfield] Outfield Play
    }{ $bonus ->
        [none] {""}
       *[other] {" "}at { $bonus }
    }
card-change =
    the result becomes { $result }{ $bars ->
        [extra-bases] , without extra bases
        [double-plays] , without a double play
       *[none] {""}
    }
card-error = by an error the runner is safe and every other runner moves up one base
card-read =
    { $results }{ $chart ->
        [batter] {" "}on the batter’s chart
        [pitcher] {" "}on the pitcher’s chart
       *[none] {""}
    }{ $natural ->
        [0] {""}
       *[other] {" "}on a natural { $natural }
    } are read as { $as }
card-shift =
    { $results } start { $by } { $way ->
        [lower] lower
       *[higher] higher
    }{ $more ->
        [yes] {" "}still
       *[no] {""}
    }

## Effects: on the field

card-steal =
    the runner on first steals second { $speed ->
        [none] {""}
       *[other] at { $speed } Speed{" "}
    }besides any declared steal
card-pick-off =
    Battery throw at the runner on first against his Speed{ $speed ->
        [none] {""}
       *[other] {" "}{ $speed }
    }
card-squeeze = roll a die; on { $out } the runner on third is out and the at-bat goes on, on { $scores } he scores and the batter is out, on { $safe } he scores and the batter is safe on first
card-eject =
    { $player ->
        [batter] the batter is ejected
       *[pitcher] the pitcher is ejected
    }
card-innings =
    { $who ->
        [you] { $amount } to your pitcher’s inning limit
        [opponent] { $amount } to the inning limit of the opponent’s pitcher
       *[both] { $amount } to the inning limit of both pitchers
    }
card-do-hit-the-batter = the batter is hit by the pitch
card-do-play-at-home = it is a Play instead of a Throw
card-do-clear-weather = the weather ends

## Effects: cards

card-draw =
    { $who ->
        [you] draw
        [opponent] the opponent draws
        [batting] the batting manager draws
       *[fielding] the fielding manager draws
    } { $count } { $more ->
        [yes] { $count ->
            [one] more card
           *[other] more cards
        }
       *[no] { $count ->
            [one] card
           *[other] cards
        }
    }
card-discard =
    { $who ->
        [you] discard
        [opponent] the opponent discards
        [batting] the batting manager discards
       *[fielding] the fielding manager discards
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-hand-limit = your hand limit is { $limit }
card-remove =
    { $what ->
        [momentum] remove one of the opponent’s momentum cards
       *[any] remove a momentum card or a card left on a player
    }
card-forbid =
    { $what ->
        [momentum-cards] the opponent cannot play blue or red momentum cards
       *[mistakes] no pitch of yours is a mistake
    }
card-do-see-hand = look at the opponent’s hand
card-do-take-discarded = take a card from your discard pile
card-do-new-hands = both managers shuffle their hands into their decks and draw as many cards
card-do-negate = negate it
card-do-negate-harm = negate that part of it

## Effects that come later, or one of several

card-on-outcome = if the outcome is { $words }, { $then }
card-on-natural-pitch =
    on a natural pitch roll of { $most ->
        [1] 1
       *[other] 1–{ $most }
    } { $then }
card-on-substitution = each time you substitute, { $then }
card-choose =
    { $who ->
        [you] { $alternatives }, as you choose
        [batting] { $alternatives }, as the batting manager chooses
       *[fielding] { $alternatives }, as the fielding manager chooses
    }

## Stadiums

card-instead =
    { $effects ->
        [none] { $of ->
            [main] the main effect does not work
           *[all] all of this is off
        }
       *[other] instead, { $effects }
    }

## Names of our own cards

card-title-pennant-clutch-B01 = Patient Approach
card-title-pennant-clutch-B02 = Platoon Edge
card-title-pennant-clutch-B03 = Choke Up
card-title-pennant-clutch-B04 = Ambush
card-title-pennant-clutch-B05 = Crowding the Dish
card-title-pennant-clutch-B06 = Third Time Through
card-title-pennant-clutch-B07 = Still Warm
card-title-pennant-clutch-B08 = Conga Line
card-title-pennant-clutch-B09 = Go on First Move
card-title-pennant-clutch-B10 = Wide Turn
card-title-pennant-clutch-B11 = Down the Line in a Hurry
card-title-pennant-clutch-B12 = Parachute
card-title-pennant-clutch-B13 = Seeing-Eye Roller
card-title-pennant-clutch-B14 = Alive Again
card-title-pennant-clutch-B15 = Twelve-Pitch Battle
card-title-pennant-clutch-B16 = Split the Alley
card-title-pennant-clutch-B17 = Lift and Pull
card-title-pennant-clutch-B18 = Empty the Tank
card-title-pennant-clutch-B19 = Cement Mixer
card-title-pennant-clutch-B20 = Made for This
card-title-pennant-clutch-B21 = Cold off the Bench
card-title-pennant-clutch-B22 = Contact Sign
card-title-pennant-clutch-B23 = Last Word
card-title-pennant-clutch-B24 = In and Out of the Glove
card-title-pennant-clutch-B25 = Delayed Break
card-title-pennant-clutch-B26 = Safety Squeeze
card-title-pennant-clutch-B27 = Walk-Up Tune
card-title-pennant-clutch-G01 = Film Room
card-title-pennant-clutch-G02 = Deep Roster
card-title-pennant-clutch-G03 = Advance Report
card-title-pennant-clutch-G04 = Clubhouse Voice
card-title-pennant-clutch-G05 = Crossed Signs
card-title-pennant-clutch-G06 = Headset On
card-title-pennant-clutch-G07 = New Game Plan
card-title-pennant-clutch-G08 = Last At-Bats
card-title-pennant-clutch-G09 = Fresh Legs
card-title-pennant-clutch-G10 = Cooler Heads
card-title-pennant-clutch-G11 = Silence
card-title-pennant-clutch-G12 = Pressure Chamber
card-title-pennant-clutch-R01 = Bury It
card-title-pennant-clutch-R02 = Same-Side Sweeper
card-title-pennant-clutch-R03 = Bear Down
card-title-pennant-clutch-R04 = Quick Work
card-title-pennant-clutch-R05 = Found the Black
card-title-pennant-clutch-R06 = Early Velocity
card-title-pennant-clutch-R07 = Fresh Arm
card-title-pennant-clutch-R08 = Ice Water
card-title-pennant-clutch-R09 = Scouting Card
card-title-pennant-clutch-R10 = Overload Right Side
card-title-pennant-clutch-R11 = Guard the Lines
card-title-pennant-clutch-R12 = One-Hop Laser
card-title-pennant-clutch-R13 = Quick Transfer
card-title-pennant-clutch-R14 = Around the Horn
card-title-pennant-clutch-R15 = Over the Wall
card-title-pennant-clutch-R16 = Full Extension
card-title-pennant-clutch-R17 = Warning Track
card-title-pennant-clutch-R18 = Freeze Him
card-title-pennant-clutch-R19 = Called Pitchout
card-title-pennant-clutch-R20 = Snap Throw
card-title-pennant-clutch-R21 = Chin High
card-title-pennant-clutch-R22 = Mound Visit
card-title-pennant-clutch-R23 = Second Wind
card-title-pennant-clutch-R24 = Untouchable
card-title-pennant-clutch-R25 = Air Out of the Building
card-title-pennant-clutch-R26 = Pitch Around
card-title-pennant-clutch-W01 = Jet Stream Out
card-title-pennant-clutch-W02 = Heavy Marine Air
card-title-pennant-clutch-W03 = Steady Drizzle
card-title-pennant-clutch-W04 = Dog Days
card-title-pennant-clutch-W05 = Low Sun
card-title-pennant-clutch-W06 = Forty-Minute Delay
card-title-pennant-clutch-W07 = First Frost
card-title-pennant-clutch-H1 = Odalys Brandt
card-title-pennant-clutch-H2 = Milo Trask
card-title-pennant-clutch-H3 = Wen Castellane
card-title-pennant-clutch-H4 = Dutch Farrow
card-title-pennant-clutch-P1 = Ines Volkov
card-title-pennant-clutch-P2 = Rube Hathaway
card-title-pennant-clutch-P3 = Cal Okafor
card-title-pennant-clutch-P4 = Satch Lindqvist
card-title-pennant-clutch-N1 = Gus Marchetti
card-title-pennant-clutch-N2 = Pilar Dunmore
card-title-pennant-clutch-N3 = Ozzie Thackeray
card-title-pennant-clutch-N4 = Hana Whitlock
card-title-pennant-clutch-S1 = Harbor Wall Field
card-title-pennant-clutch-S2 = Thin Air Grounds
card-title-pennant-clutch-S3 = Foundry Park
card-title-pennant-clutch-S4 = The Terrarium
card-title-pennant-clutch-S5 = Longmeadow
card-title-pennant-clutch-S6 = Riverbend Dome
card-title-pennant-clutch-S7 = Lanternlight Park
card-title-pennant-clutch-S8 = Saltworks Stadium
card-title-pennant-clutch-S9 = Copper Canyon
card-title-pennant-clutch-S10 = Northgate Yard
