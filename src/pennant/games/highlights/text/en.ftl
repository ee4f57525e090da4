### Highlights in words. The rules have a file of their own.
### Arguments: players come by name; hits, speeds and bases come as codes (single, slow, 1), so that every language can
### inflect them; "none" stands for what is not there or not known.

## Lists and small words

list = { $head } and { $last }
clauses = { $head } and { $last }
a-card = a card
machine = Program

## Labels: hits, speeds, types, bases

hit-single = single
hit-double = double
hit-triple = triple
hit-home-run = home run
hit-walk = walk
a-hit =
    { $count ->
        [one] { $hit ->
            [single] a single
            [double] a double
            [triple] a triple
            [home-run] a home run
            [walk] a walk
           *[none] a hit
        }
       *[other] { $count } { $hit ->
            [single] singles
            [double] doubles
            [triple] triples
            [home-run] home runs
            [walk] walks
           *[none] hits
        }
    }
the-hit =
    { $count ->
        [one] { $hit ->
            [single] the single
            [double] the double
            [triple] the triple
            [home-run] the home run
            [walk] the walk
           *[none] a Threat
        }
       *[other] { $count } { $hit ->
            [single] singles
            [double] doubles
            [triple] triples
            [home-run] home runs
            [walk] walks
           *[none] Threats
        }
    }
the-hit-cancelled = { the-hit }
speed-slow = slow
speed-average = average
speed-fast = fast
letter-slow = S
letter-average = A
letter-fast = F
type-natural = Natural
type-robot = Robot
type-cyborg = Cyborg
letter-natural = N
letter-robot = R
letter-cyborg = C
tier-rookie = Rookie
tier-veteran = Veteran
tier-free-agent = Free Agent
base =
    { $base ->
        [1] first
        [2] second
        [3] third
       *[4] home
    }
off-base =
    { $base ->
        [1] first
        [2] second
       *[3] third
    }
runner =
    { $speed ->
        [slow] the slow runner
        [average] the average runner
        [fast] the fast runner
       *[none] the runner
    } on { $base ->
        [1] first
        [2] second
       *[3] third
    }

## Labels: teams, modes, stages

team-los-angeles = Los Angeles
team-new-york = New York
team-san-francisco = San Francisco
team-boston = Boston
mode-beginner = Beginner
mode-standard = Standard
mode-expert = Expert
mode-single = Single game
mode-spring = Spring Training
mode-solitaire = Solitaire
mode-tournament = Tournament
mode-about-beginner = A mini-season of three games, then a World Series (45–60 minutes)
mode-about-standard = Three buy rounds, then a World Series (30–45 minutes)
mode-about-expert = Best of eleven from the first card (45–60 minutes)
mode-about-single = One mini-game (5 minutes)
mode-about-spring = The beginner’s game with the small box for two teams
mode-about-solitaire = You against a team of free agents that plays itself (45 minutes)
mode-about-tournament = A round robin, then a knock-out (90–120 minutes)
option-teams = A starter team for each side; by default in the order of the card set.
option-buy-row = The number of cards in a Buy Row: six, or ten with expansions.
option-box = All cards, or the small box for two teams.
option-extra-revenue = Cards of extra innings earn money in the buy round.
option-pre-rounds = The number of buy rounds before the series: none is very hard, four or more are easy.
option-players = How many players: four to a table.
option-final = Semi-finals and a final, or the top two play a best of three, five or seven.
option-third-place = The others play for third place, where the top two play a final.
stage-pre-rounds = Buy Rounds before the series
stage-mini-season = Mini-season
stage-series =
    { $mode ->
        [beginner] World Series
        [standard] World Series
        [spring] World Series
       *[other] Series
    }
stage-set = Set
stage-semi-final = Semi-final
stage-final = Final
stage-third-place = Series for third place
stage-champions-semi-final = Semi-final of the champions
stage-champions-final = Final of the champions
standing-series = { $stage } { $one }:{ $two }
standing-inning = inning { $inning }: { $visitor } { $runs }, { $home } { $others }
standing-buying = Buy Round

## Immediate actions: names, and what they do

action-glove = Glove
action-fastball = Fastball
action-curve = Curve
action-spitball = Spitball
action-knuckleball = Knuckleball
action-walk = Walk
action-pick-off =
    { $count ->
        [1] Pick Off
       *[other] Pick Off { $count }
    }
action-double-play = Double Play
action-stolen-base = Stolen Base
action-leadoff =
    { $hit ->
        [none] Leadoff
       *[other] Leadoff { $hit }
    }
action-quick-eye =
    { $hit ->
        [none] Quick Eye
       *[other] Quick Eye { $hit }
    }
action-clutch =
    { $hit ->
        [none] Clutch
       *[other] Clutch { $hit }
    }
action-text-glove = Cancel one of the opponent’s Threats, whichever you choose.
action-text-fastball = If the opponent’s last played card is a Natural, cancel all the opponent’s Threats.
action-text-curve = If the opponent’s last played card is a Robot, cancel all the opponent’s Threats.
action-text-spitball = If the opponent’s last played card is a Cyborg, cancel all the opponent’s Threats.
action-text-knuckleball = Every Threat of the opponent loses one base; a single is cancelled.
action-text-walk = Turn all the opponent’s Threats into walks.
action-text-pick-off =
    { $count ->
        [one] Remove { $count } of the opponent’s runners, whichever you choose.
       *[other] Remove { $count } of the opponent’s runners, whichever you choose, or all if there are fewer.
    }
action-text-double-play = Remove up to two of the opponent’s runners: slow or average ones, but no fast ones.
action-text-stolen-base = Each of your average and fast runners moves one base ahead if it is free.
action-text-leadoff =
    If this is your first card in the mini-game, { $hit ->
        [single] a single
        [double] a double
        [triple] a triple
       *[home-run] a home run
    } happens at once.
action-text-quick-eye =
    If the opponent’s last played card is a Cyborg, { $hit ->
        [single] a single
        [double] a double
        [triple] a triple
       *[home-run] a home run
    } happens at once.
action-text-clutch =
    If you have a runner on second or third, { $hit ->
        [single] a single
        [double] a double
        [triple] a triple
       *[home-run] a home run
    } happens at once; all your runners, whatever their speed, move one base more than the hit gives.

## Cards

card-line =
    { $name } { $type }/{ $speed } [{ $hits }]{ $actions ->
        [none] {""}
       *[other] {" "}{ $actions }
    }{ $cost ->
        [-1] {""}
       *[other] {" "}${ $cost }
    } rev { $revenue }{ $pinch ->
        [yes] {" "}PH
       *[no] {""}
    }
face-name = { $name }, { $city }
face-tier = { $tier }, card { $id }
face-type = { $type }, { $speed }
face-hits = Hit boxes: { $hits }
face-no-hits = No hit boxes
face-action = { $action }: { $text }
face-cost = Cost: { $cost }
face-revenue = Revenue: { $revenue }
face-pinch = PH: on your turn you may discard this card from your hand to bring in a pinch hitter.

## Decisions

ask-on-deck = Choose a card to put face down On Deck, or none.
ask-play = Inning { $inning }: play a card.
ask-order = Your card has two actions: which comes first?
ask-glove = Glove: which of { $opponent }’s Threats do you cancel?
ask-pick-off =
    { $count ->
        [one] Pick Off: which of { $opponent }’s runners do you remove?
       *[other] Pick Off: which { $count } of { $opponent }’s runners do you remove?
    }
ask-double-play = Double Play: which of { $opponent }’s runners do you remove? Up to two, no fast ones.
ask-save = Visitor Save: reveal a card for its defensive action, or pass.
ask-extra = Extra innings, inning { $inning }: choose a card in secret.
ask-left-over = Your On Deck card was not used: discard it, or put it back on top of your Lineup?
ask-first-buyer = You decide who buys first; you have { $money } to spend.
ask-buy = You have { $money } to spend: buy a card, or stop.
ask-demote = To buy { $card }, choose a card In Play to send to the Minor Leagues.

## Choices

choice-on-deck = On Deck: { $card }
choice-none-on-deck = No card On Deck
choice-play = Play { $card }
choice-pinch-on-deck = Pinch-hit: discard { $name }, bring in the On Deck card: { $on_deck }
choice-pinch-lineup =
    Pinch-hit: discard { $name }, bring in the top card of the Lineup{ $top ->
        [none] {""}
       *[other] : { $top }
    }
choice-cancel =
    Cancel { $hit ->
        [single] the single
        [double] the double
        [triple] the triple
        [home-run] the home run
       *[walk] the walk
    } (batter { $place }, { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    })
choice-remove-runners = Remove { $runners }
choice-remove-none = Remove nobody
choice-order = { $action } first
choice-no-save = Pass
choice-save-on-deck = Reveal the On Deck card: { $card }
choice-save-lineup =
    Reveal the top card of the Lineup{ $top ->
        [none] {""}
       *[other] : { $top }
    }
choice-discard-on-deck = Discard { $card }
choice-return-on-deck = Put back on top of the Lineup: { $card }
choice-buy-first = Buy first
choice-buy-second = Let the opponent buy first
choice-stop-buying = Stop buying
choice-buy = Buy { $card }
choice-demote = Demote { $card }

## Refusals

refusal-no-such-seat = There is no such seat at this table.
refusal-game-is-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-cannot-buy = You cannot buy this card: it is not in the Buy Row, or costs more than you have.
refusal-too-expensive = This card costs { $cost }, and you have { $money }.
refusal-first-buyer-first = It is not decided yet who buys first.
refusal-demotion-first = First choose the card that you demote for the one you are buying.
refusal-cannot-pinch = You cannot pinch-hit like this: discard a card with the PH icon from your hand, for your On Deck card if you have one or the top card of your Lineup.
refusal-not-a-choice = You cannot choose that now.
refusal-nothing-to-take-back = There is nothing to take back.

## The story: how sentences are put together

story-statement = { $what }.
story-details = { $what }: { $details }.

## The story: before and between games

story-single-game = { $visitor } visits { $home }.
story-game-of-series = { $stage } to { $wins } wins, game { $number }: { $visitor } visits { $home }.
story-game-of-several = { $stage }, game { $number } of { $games }: { $visitor } visits { $home }.
story-game-pre-round = Buy Round { $number } of { $games } before the series.
story-row =
    { $whose ->
        [none] The Buy Row: { $cards }.
       *[other] The Buy Row ({ $whose }): { $cards }.
    }
story-row-filled = { $card } joins the Buy Row.
story-row-shrinks = The Free Agent deck is empty: the Buy Row gets shorter.
story-reshuffled = { $player } shuffles the Dugout into a new Lineup.
story-extra-reshuffled = { $player } shuffles the cards of the extra innings into a new Lineup.
story-drawn =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
story-drawn-seen = { $player } draws { $cards }.
story-on-deck = { $player } puts { $card } On Deck.
story-on-deck-unseen = { $player } puts a card On Deck.
story-none-on-deck = { $player } puts no card On Deck.
story-left-over-dugout = { $player } discards { $card } from On Deck.
story-left-over-lineup = { $player } puts { $card } back on top of the Lineup.
story-left-over-lineup-unseen = { $player } puts the On Deck card back on top of the Lineup.
story-discarded = { $player } discards { $cards }.
story-discarded-in-play = { $player } moves the cards In Play to the Dugout.
story-retracted = { $player } takes the choice back.

## The story: the turn

story-inning =
    { $whose ->
        [none] Inning { $inning }.
       *[other] Inning { $inning } ({ $whose }).
    }
story-extra-inning =
    { $whose ->
        [none] The score is level: extra innings, inning { $inning }.
       *[other] The score is level: extra innings, inning { $inning } ({ $whose }).
    }
story-played = { $player } plays { $card }.
story-pinched =
    { $player } discards { $out } and brings in a pinch hitter from { $source ->
        [on-deck] On Deck
       *[lineup] the Lineup
    }: { $card }.
story-pinched-alone =
    { $player } discards { $out } for a pinch hitter from { $source ->
        [on-deck] On Deck
       *[lineup] the Lineup
    }.
story-entered-on-deck = { $player } brings in { $cards } from On Deck.
story-entered-lineup = { $player } plays { $cards } from the top of the Lineup.
story-shown = { $player } shows { $cards }.
story-threats = { $by } threatens { $hits }.
story-hit =
    { $hit ->
        [single] Single by { $by }
        [double] Double by { $by }
        [triple] Triple by { $by }
        [home-run] Home run by { $by }
       *[walk] { $by } walks
    }
story-runs =
    { $count ->
        [one] { $count } run scores
       *[other] { $count } runs score
    }
story-run =
    the { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    } runner goes from { $start ->
        [1] first
        [2] second
       *[3] third
    } to { $end ->
        [1] first
        [2] second
       *[3] third
    }
story-run-home =
    the { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    } { $start ->
        [0] batter scores
        [1] runner scores from first
        [2] runner scores from second
       *[3] runner scores from third
    }
story-steal =
    the { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    } runner steals { $end ->
        [1] first
        [2] second
       *[3] third
    }
story-steal-home =
    the { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    } runner scores by stealing home

## The story: actions

story-action = { $action }
story-action-by = { $action } by { $card }
story-action-fails = { $action } does nothing.
story-action-hit =
    { $action } { $hit ->
        [single] single
        [double] double
        [triple] triple
       *[home-run] home run
    } by { $by }
story-nobody-moves = nobody can move
story-removes =
    { $count ->
        [one] { $action } removes the runner on { $bases }.
       *[other] { $action } removes the runners on { $bases }.
    }
story-removes-nobody = { $action } removes nobody.
story-leaves =
    the runner on { $base ->
        [1] first
        [2] second
       *[3] third
    } is removed
story-cancels = { $action } cancels { $hits }.
story-is-cancelled =
    { $count ->
        [one] { $hits } is cancelled
       *[other] { $hits } are cancelled
    }
story-becomes =
    { $before ->
        [single] the single
        [double] the double
        [triple] the triple
        [home-run] the home run
        [walk] the walk
       *[none] a Threat
    } becomes { $after ->
        [single] a single
        [double] a double
        [triple] a triple
        [home-run] a home run
       *[walk] a walk
    }

## The story: the end of a game

story-no-save = { $player } does not use the Visitor Save.
story-save-on-deck = Visitor Save: { $player } reveals { $card } from On Deck.
story-save-lineup = Visitor Save: { $player } reveals { $card } from the Lineup.
story-won = { $player } wins the game { $runs }:{ $other }.
story-champion =
    { $mode ->
        [tournament] { $player } wins the tournament!
       *[other] { $player } wins the match!
    }
story-place = { $place }. { $player }
story-ranked = Ranking after the sets: { $places }.
story-placed = Final places: { $places }.

## The story: the Buy Round

story-buy-round =
    { $whose ->
        [none] Buy Round.
       *[other] Buy Round ({ $whose }).
    }
story-revenue = { $player } has { $money } to spend.
story-buyer = Now { $player } may buy.
story-bought = { $player } buys { $card } for { $cost }; { $money } left.
story-bought-demoted = { $player } buys { $card } for { $cost } and sends { $demoted } to the Minor Leagues; { $money } left.
story-bought-demoted-unseen = { $player } buys { $card } for { $cost } and sends a card to the Minor Leagues; { $money } left.
story-demoted = { $player } sends { $card } to the Minor Leagues.
story-demoted-unseen = { $player } sends a card to the Minor Leagues.
