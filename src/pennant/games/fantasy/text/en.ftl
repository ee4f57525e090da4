### Fantasy in words. The rules have a file of their own.
### Arguments: $player is a name or “you”, and $who says how the verb agrees: you, team (they), one. Bases and games come
### as numbers ($base 1 to 4, 5 for the Wild Card Game, 0 for a game of the Series), tracks and sides as codes (red, good),
### so that every language can inflect them. “none” stands for what is not there, “unseen” for what is hidden.

## Lists and small words

list = { $head } and { $last }
list-in-order = { $head }, then { $last }
clauses = { $head } and { $last }
rivals = { $head } and { $last }
a-card = a card
you = you
card-of = { $card } ({ $player })
win-at-stake = { $name } ({ $stats })

## Labels: stats, tracks, tiers, sides

stat-avg = batting average
stat-r = runs
stat-hr = home runs
stat-rbi = runs batted in
stat-sb = stolen bases
stat-era = earned run average
stat-ip = innings pitched
stat-w = wins of a pitcher
stat-k = strikeouts
stat-sv = saves
stat-about-avg = How often a batter gets a hit.
stat-about-r = Runs that a batter scores.
stat-about-hr = Hits on which everybody scores.
stat-about-rbi = Runs that score on a batter’s hits.
stat-about-sb = Bases that a runner takes by stealing.
stat-about-era = Runs that a pitcher allows. Here too, higher is better.
stat-about-ip = Innings that a pitcher worked.
stat-about-w = Games won by the pitcher.
stat-about-k = Batters out after three strikes.
stat-about-sv = Close games finished by a pitcher.
colour =
    { $track ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
       *[blue] blue
    }
track = { colour } track
on-track = on the { track }
track-step = { colour } +{ $points }
tier-rookie = Rookie
tier-pro = Pro
tier-specialist = Specialist
tier-all-star = All-Star
tier-hall-of-fame = Hall of Fame
alignment-good = Good
alignment-evil = Evil
kind-hit = hitter
kind-pitch = pitcher
kind-two-way = two-way

## Labels: places, stages, modes, teams

place =
    { $base ->
        [1] 1st base
        [2] 2nd base
        [3] 3rd base
        [4] Home
        [5] Wild Card Game
       *[0] Game { $game }
    }{ $side ->
        [down] {" "}(upside down)
       *[none] {""}
    }
at-place =
    { $base ->
        [1] at 1st base
        [2] at 2nd base
        [3] at 3rd base
        [4] at Home
        [5] in the Wild Card Game
        [6] on the bench
       *[0] in Game { $game }
    }
stage-draft = Draft
stage-season = Season
stage-wild-card = Wild Card Game
stage-series = Championship Series
stage-over = The end
standing-season = Month { $month }, week { $week }
mode-season = Season
mode-solo = Solo
mode-about-season = A draft, three months of games and a Championship Series for two to five (20–50 minutes)
mode-about-solo = You against Robot and Deck (20–30 minutes)
option-seats = The number of Managers.
option-draft = How Characters are drafted: live, quick, reverse, in pairs or as a snake.
option-more-wins = More Wins: two Win cards at each base, for four or five Managers.
option-always-wild-card = Always a Wild Card: second and third always play for a place in the Series.
option-two-player-edge = Two Managers: how many games the winner of the season leads the Series by.
option-robot-picks = Who chooses for Robot: you, or the program, the weakest or the best that fit.
option-months = Months of the season; four or five are a Full Season.
option-events = An Event every month and one in the Series.
option-win-values = Every Win card counts 1, or what is printed on it.
option-track-tie = Wins for equal points on a track: all take the better place, all take the lower one, or they share.
option-fa-rest = Where unclaimed Free Agents go: the Character Deck or the Discard Pile.
option-zero-matches = A stat at 0 still matches a banner.
option-zero-wins = A total of 0 can win a game.
option-translucent-sticky = The order of TRANSLUCENT outlives the next Cleanup.
option-recruit = RECRUIT reserves a card, or exchanges it at once.
option-wildcard-magic = Magic in Wild Card Games.
manager-robot = Robot
manager-deck = Deck
team-colour-purple = purple
team-colour-teal = teal
team-colour-white = white
team-colour-black = black
team-colour-bronze = bronze
team-line = { $name }, { $colour }, managed by { $wizard }

## Labels: what is being decided

question-keep = draft
question-open = open draft
question-discard = discard
question-claim = Free Agency
question-drop = which card to drop
question-roster = roster
question-robot = Robot’s starter
question-magic = magic
question-copy = power to copy
question-wild-card = Character for the Wild Card Game
question-lineup = lineup of the Series
question-first-game = starter of Game 1
question-game = starter of the next game
question-dig-spot = starter to give up
question-replace = card to give up

## Magic: names, and what stands on the card

magic-abduct = ABDUCT
magic-axe = AXE
magic-berzerk = BERZERK
magic-blessing = BLESSING
magic-brute-force = BRUTE FORCE
magic-dig = DIG
magic-flames = FLAMES
magic-focus = FOCUS
magic-helper = HELPER
magic-hibernate = HIBERNATE
magic-justice = JUSTICE
magic-meow = MEOW
magic-morph = MORPH
magic-pile-on = PILE ON
magic-power-juice = POWER JUICE
magic-recruit = RECRUIT
magic-revive = REVIVE
magic-shapeshift = SHAPESHIFT
magic-summon = SUMMON
magic-teleport = TELEPORT
magic-translucent = TRANSLUCENT
magic-text-abduct = Swap two Win cards that are not yet won.
magic-text-axe = Two opponents lose 1 point each, on tracks you choose.
magic-text-berzerk =
    Add one stat of this card to your active Character, { $stage ->
        [series] in this and all remaining games.
       *[season] in this and all remaining weeks of the month.
    }
magic-text-blessing = Use an opponent’s exhausted magic as your own.
magic-text-brute-force = Move up 1 on a track where you have at least 1 point.
magic-text-dig = Look through the Discard Pile and swap one of your starters with a card from it, for good.
magic-text-flames =
    One stat of an opponent’s active Character is 0 { $stage ->
        [series] in this game.
       *[season] this week.
    }
magic-text-focus = Your opponents cannot move up on tracks this week.
magic-text-helper = Use the magic of your active Character.
magic-text-hibernate =
    Those who act after you cannot use magic { $stage ->
        [series] in this game.
       *[season] this week.
    }
magic-text-justice =
    No Evil Character can win { $stage ->
        [series] this game
       *[season] this week
    }, not even yours.
magic-text-meow =
    Send an opponent’s Evil active Character to its bench: it does not play { $stage ->
        [series] this game.
       *[season] this week.
    }
magic-text-morph = Swap your active Character or a bench card with the top of the Character Deck, for good.
magic-text-pile-on =
    Your active Character, if Evil, gets +1 on each stat { $stage ->
        [series] in this game.
       *[season] this week.
    }
magic-text-power-juice =
    Your active Character gets +1 on each stat { $stage ->
        [series] in this game.
       *[season] this week.
    }
magic-text-recruit = Look at 3 cards of the Character Deck, reserve one for the next Free Agency, put two under the deck.
magic-text-revive =
    Another exhausted card on your bench can be used again from the next { $stage ->
        [series] game
       *[season] week
    } on.
magic-text-shapeshift = Swap your active Character with any other of your cards, even one already played.
magic-text-summon =
    Add all stats of this card to your active Character { $stage ->
        [series] in this game.
       *[season] this week.
    }
magic-text-teleport = Swap this card with your active Character.
magic-text-translucent =
    { $stage ->
        [series] You two swap places in the turn order from the next game on.
       *[season] Put the waiver order as you like.
    }

## What Events do

effect-stat =
    { $which ->
        [all] Each stat
        [highest-printed] The highest printed stat
       *[some] { $stats }
    } of { $kind ->
        [good] a Good active Character
        [evil] an Evil active Character
        [rookie] an active Rookie
        [pro] an active Pro
        [specialist] an active Specialist
        [all-star] an active All-Star
        [hall-of-fame] an active Hall of Fame Character
        [hit] an active Character with hitting stats only
        [pitch] an active Character with pitching stats only
        [two-way] an active Character with both hitting and pitching stats
       *[none] every active Character
    } { $count ->
        [one] is
       *[other] are
    } { $amount } { $sign ->
        [up] higher
       *[down] lower
    }.{ $which ->
        [highest-printed] {" "}Of equal ones it is the first of { $order }.
       *[other] {""}
    }
effect-tie-evil = In a tie Evil beats Good.
effect-tie-waiver = A tie that Good and Evil leave open goes to the tied Manager who is earliest in waiver order.
effect-no-magic =
    No magic in { $stage ->
        [series] { $count ->
            [one] Game
           *[other] Games
        }
       *[season] { $count ->
            [one] week
           *[other] weeks
        }
    } { $weeks }.
effect-magic-rounds =
    { $count ->
        [2] When all have had their chance for magic, everybody has a second one in the same order.
       *[other] There are { $count } rounds of magic, in the same order.
    }
effect-magic-waiver = Magic is used in waiver order.
effect-magic-active =
    Once { $stage ->
        [series] in the Series
       *[season] this month
    } you may use the magic of your active Character in place of a bench card’s.
effect-show-bench = When all are ready, all bench cards are shown to everybody.
effect-show-home-starter =
    When all are ready, everybody’s { $stage ->
        [series] starter of Game 4
       *[season] Home starter
    } is shown.
effect-agents-more =
    { $count ->
        [one] The Free Agent pool has { $count } more card.
       *[other] The Free Agent pool has { $count } more cards.
    }
effect-agents-rounds =
    { $count ->
        [2] After the first round of Free Agency there is a second one in the same order.
       *[other] There are { $count } rounds of Free Agency, in the same order.
    }
effect-agents-none = There is no Free Agency this month.
effect-agents-leader = Free Agency goes in turn order.
effect-track-winner = The winner of a week scores the banners too.
effect-track-off = Banners are not scored this month.
effect-track-step = Each match with a banner moves the peg { $count } further.
effect-value =
    The Win card { at-place } is worth { $count ->
        [one] { $count } Win
       *[other] { $count } Wins
    } more.
effect-order =
    { $stage ->
        [series] The games are played in this order: { $places }.
       *[season] The weeks run in this order: { $places }.
    }

## Cards

character-line = { $name }, { $tier }, { $alignment }: { $stats }, { $magic }
win-line =
    { $name }: { $requires }{ $banners ->
        [none] {""}
       *[other] ; others { $banners }
    }
event-line = { $name }: { $text }
face-name = { $name }, { $club }
face-tier = { $tier }, { $alignment }, card { $id }
face-stats = Stats: { $stats }
face-magic = { $magic }: { $text }
face-win = { $name }, Win card { $id }
face-requires = Add up: { $requires }
face-banners = Stat Tracks for the others: { $banners }
face-wins =
    { $wins ->
        [one] Printed: { $wins } Win
       *[other] Printed: { $wins } Wins
    }
face-event = { $name }, Event
face-only =
    { $kind ->
        [agents] Season only, in months with Free Agency.
       *[season] Season only.
    }

## Decisions

ask-keep = Draft, round { $round }: choose a card to keep.
ask-open = Draft: take one of the open cards.
ask-discard = You have seven Characters: discard one, face down.
ask-claim = Month { $month }, Free Agency: claim a Free Agent, or decline.
ask-drop = You claim { $card }: which of your cards do you drop into the pool?
ask-roster =
    Month { $month }: who starts { at-place }{ $win ->
        [none] {""}
       *[other] , for { $win }{ $other ->
            [none] {""}
           *[other] {" "}or { $other }
        }
    }?
ask-robot =
    Who plays for Robot { at-place }{ $win ->
        [none] {""}
       *[other] , for { $win }
    }?
ask-magic = { place }: use the magic of one of your Characters, or pass.
ask-copy = BLESSING: whose magic do you copy?
ask-wild-card =
    Wild Card Game{ $win ->
        [none] {""}
       *[other] {" "}for { $win }
    }: choose one of your Characters.
ask-lineup =
    Who starts { at-place }{ $win ->
        [none] {""}
       *[other] , for { $win }
    }?
ask-first-game =
    Home field: you have seen your opponent. Who starts { at-place }{ $win ->
        [none] {""}
       *[other] , for { $win }
    }?
ask-game =
    Who starts { at-place }{ $win ->
        [none] {""}
       *[other] , for { $win }
    }?
ask-dig-spot = DIG: which of your starters goes to the Discard Pile for it?
ask-replace = RECRUIT: which of your cards gives way?
ask-abduct = ABDUCT: which two Win cards change places?
ask-axe = AXE: who loses 1 point, and on which track?
ask-berzerk = BERZERK: which stat of { $source } is added?
ask-blessing = BLESSING: nothing to choose.
ask-brute-force = BRUTE FORCE: on which track do you move up?
ask-dig = DIG: which card do you take from the Discard Pile?
ask-flames = FLAMES: which stat is 0?
ask-focus = FOCUS: nothing to choose.
ask-helper = HELPER: nothing to choose.
ask-hibernate = HIBERNATE: nothing to choose.
ask-justice = JUSTICE: nothing to choose.
ask-meow = MEOW: whose Evil Character goes to the bench?
ask-morph = MORPH: which of your cards goes for the top of the Character Deck?
ask-pile-on = PILE ON: nothing to choose.
ask-power-juice = POWER JUICE: nothing to choose.
ask-recruit = RECRUIT: which card do you keep, and in which order do the others go under the deck?
ask-revive = REVIVE: which exhausted card can be used again?
ask-shapeshift = SHAPESHIFT: which of your cards takes the place of your active Character?
ask-summon = SUMMON: nothing to choose.
ask-teleport = TELEPORT: nothing to choose.
ask-translucent = TRANSLUCENT: who is next in waiver order?

## Choices

choice-pass = Pass
choice-decline = Decline
choice-keep = Keep { $card }
choice-open = Take { $card }
choice-discard = Discard { $card }
choice-claim = Claim { $card }
choice-claim-reserved = Claim your reserved card: { $card }
choice-drop = Drop { $card }
choice-roster =
    { $card }{ $win ->
        [none] {""}
       *[other] {" "}— for { $win }
    }
choice-robot = { $card }
choice-lineup = { $card }
choice-first-game = { $card }
choice-game = { $card }
choice-wild-card = { $card }
choice-magic = { $magic } of { $name }: { $text }
choice-copy = { $magic } of { $name }: { $text }
choice-dig = Take { $card }
choice-dig-spot = Give up { $card }
choice-replace = Give up { $card }
choice-recruit =
    Keep { $card }{ $under ->
        [none] {""}
       *[other] ; under the deck { $under }
    }
choice-abduct = { $one }: { $first } ⇄ { $other }: { $second }
choice-axe =
    { $player }, { track } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
choice-brute-force =
    { track } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
choice-berzerk = { $stat }
choice-flames = { $stat } of { $name } ({ $player })
choice-meow = { $name } ({ $player })
choice-morph = { $card }
choice-revive = { $card }
choice-shapeshift = { $card }
choice-translucent = { $player }

## Refusals

refusal-no-such-seat = There is no such seat at this table.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-no-magic = You cannot use this magic now: it takes a bench card that is not exhausted and whose magic can do something.
refusal-not-a-choice = You cannot choose that now.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-exhausted = This magic is used up.
refusal-idle-magic = { $magic } would change nothing now.
refusal-starter = Only cards on the bench use their magic; this one is in your lineup.
refusal-starts-already = This card already has a place.
refusal-locked = It played in the Wild Card Game and comes back before Game 5.
refusal-waits = It comes back before a later game.

## The story: how sentences are put together

story-statement = { $what }.
story-details = { $what }: { $details }.
story-score = { $player } { $score }

## The story: the draft

story-order = Waiver order: { $order }.
story-kept =
    { $who ->
        [one] { $player } keeps { $cards }.
       *[other] { $player } keep { $cards }.
    }
story-kept-by-all =
    { $count ->
        [one] Everybody keeps a card.
       *[other] Everybody keeps { $count } cards.
    }
story-kept-unseen =
    { $who ->
        [one] { $player } keeps
       *[other] { $player } keep
    } { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
story-discarded =
    { $who ->
        [one] { $player } discards { $cards }.
       *[other] { $player } discard { $cards }.
    }
story-discarded-by-all = Everybody discards a card.
story-discarded-unseen =
    { $who ->
        [one] { $player } discards a card.
       *[other] { $player } discard a card.
    }
story-retracted =
    { $who ->
        [one] { $player } takes a choice back.
       *[other] { $player } take a choice back.
    }

## The story: the month

story-month = Month { $month } begins.
story-win-cards = The Win cards: { $games }.
story-place-game = { $where } { $games }
story-game-laid = { $where } is for { $game }.
story-event = Event: { $name }. { $text }
story-event-skipped = The Event { $name } has no effect now and goes under its deck.
story-agents = Free Agents: { $cards }.
story-claimed =
    { $who ->
        [one] { $player } claims
       *[other] { $player } claim
    } { $kind ->
        [open] { $card }
        [reserved] the reserved { $card }
       *[unseen] a reserved card
    }{ $dropped ->
        [none] {""}
       *[other] { $who ->
            [one] {" "}and drops { $dropped }
           *[other] {" "}and drop { $dropped }
        }
    }.
story-dropped =
    { $who ->
        [one] { $player } drops { $card }.
       *[other] { $player } drop { $card }.
    }
story-declined =
    { $who ->
        [one] { $player } claims nobody.
       *[other] { $player } claim nobody.
    }
story-agents-over = Free Agency is over.
story-ready =
    { $mode ->
        [solo] { $stage ->
            [series] Your lineup for the first four games is set.
           *[season] Your roster is set.
        }
       *[season] { $stage ->
            [series] The lineups for the first four games are set.
           *[season] The rosters are set. Play ball!
        }
    }
story-shown = Shown to all: { $cards }.
story-starter = { $card } { at-place }
story-starters = { $player } plays { $cards }.
story-shuffled = The Discard Pile is shuffled into a new Character Deck.

## The story: the week

story-week =
    { $where }{ $win ->
        [none] {""}
       *[other] , { $win }
    }: { $cards }.
story-no-magic =
    { $who ->
        [one] { $player } uses no magic.
       *[other] { $player } use no magic.
    }
story-magic-own =
    { $who ->
        [one] { $player } uses { $magic } of { $card }
       *[other] { $player } use { $magic } of { $card }
    }
story-magic-active =
    { $who ->
        [one] { $player } uses { $magic } of the active { $card }
       *[other] { $player } use { $magic } of the active { $card }
    }
story-magic-blessing =
    { $who ->
        [one] { $player } uses { $power } of { $card } to copy { $magic } of { $source }
       *[other] { $player } use { $power } of { $card } to copy { $magic } of { $source }
    }
story-magic-helper =
    { $who ->
        [one] { $player } uses { $power } of { $card } to call on { $magic } of { $source }
       *[other] { $player } use { $power } of { $card } to call on { $magic } of { $source }
    }
story-magic-blessing-helper =
    { $who ->
        [one] { $player } uses { $power } of { $card } to reach { $magic } of { $source }
       *[other] { $player } use { $power } of { $card } to reach { $magic } of { $source }
    }
story-looks =
    { $head } and { $who ->
        [one] looks
       *[other] look
    } { $magic ->
        [dig] through the Discard Pile.
       *[recruit] at the top of the Character Deck.
    }
did-power-juice = the active Character gets +1 on each stat
did-pile-on = the Evil active Character gets +1 on each stat
did-summoned =
    { $count ->
        [one] { $stats } is added to the active Character
       *[other] { $stats } are added to the active Character
    }
did-added-stat =
    { $stat } { $value } is added until the end of { $stage ->
        [series] the Series
        [wild-card] the game
       *[season] the month
    }
did-burned =
    { $stat } of { $card } is 0 { $stage ->
        [series] in this game
       *[season] this week
    }
did-sent-back =
    { $bench ->
        [yes] { $card } goes to the bench
       *[no] { $card } is out
    } { $stage ->
        [series] for this game
       *[season] this week
    }
did-justice =
    Evil cannot win { $stage ->
        [series] this game
       *[season] this week
    }
did-focus = no opponent can move up on a track this week
did-hibernate =
    all who come later lose their magic { $stage ->
        [series] for this game
       *[season] this week
    }
did-swapped-games = the Win cards of { $one } and { $other } change places
did-lost-point =
    { $who ->
        [one] { $player } loses 1 point { on-track }
       *[other] { $player } lose 1 point { on-track }
    }
did-points =
    { $points ->
        [one] { $points } point { on-track }
       *[other] { $points } points { on-track }
    }
did-revived =
    { $card } can be used again from the next { $stage ->
        [series] game
       *[season] week
    } on
did-exchanged =
    { $old ->
        [none] { $card } comes in
       *[other] { $card } takes the place of { $old }
    }
did-reordered =
    { $stage ->
        [series] the turn order from the next game on is { $order }
       *[season] the waiver order is now { $order }
    }
story-trade =
    { $who ->
        [one] { $player } sends
       *[other] { $player } send
    } { $old ->
        [unseen] a card
       *[other] { $old }
    } { $pile ->
        [deck] under the Character Deck
       *[discard] to the Discard Pile
    }{ $new ->
        [none] {""}
        [unseen] ; another takes its place { at-place }
       *[other] ; { $new } takes the place { at-place }
    }.
story-joined =
    { $who ->
        [one] { $player } takes
       *[other] { $player } take
    } { $card ->
        [unseen] a card
       *[other] { $card }
    }.
story-recruited =
    { $who ->
        [one] { $player } reserves
       *[other] { $player } reserve
    } { $card ->
        [unseen] a card
       *[other] { $card }
    } for the next Free Agency.
story-new-order = New waiver order: { $order }.

## The story: how a game is decided

story-totals = { $game }: { $scores }.
story-won = { $card } wins it for { $player } by { $margin }.
story-won-alone = { $card } has no rival and wins it for { $player }.
story-won-tie =
    { $players } tie at { $total }; { $card } is { $side ->
        [good] Good
       *[evil] Evil
    } and wins it for { $player }.
story-won-waiver =
    { $players } tie at { $total }; { $who ->
        [one] { $player } comes first in waiver order and wins.
       *[other] { $player } come first in waiver order and win.
    }
story-won-home =
    { $players } are level to the last card; { $who ->
        [one] { $player } has home field and wins.
       *[other] { $player } have home field and win.
    }
story-won-rank =
    { $players } are level to the last card; { $who ->
        [one] { $player } had the better season and wins.
       *[other] { $player } had the better season and win.
    }
story-won-by-justice = JUSTICE bars { $barred }, so { $card } wins it for { $player }.
story-worth =
    { $count ->
        [one] The card is worth { $count } Win.
       *[other] The card is worth { $count } Wins.
    }
story-unclaimed = { $why }: nobody wins the card.
story-next-card = { $why }. The next Win card is { $game }.
why-zero = nobody has more than 0
why-tie = { $players } tie at { $total }
why-justice = JUSTICE bars { $barred }
story-nobody-there = Nobody plays for { $game }: it stays unclaimed.
story-unopposed =
    { $who ->
        [one] { $player } wins without a rival.
       *[other] { $player } win without a rival.
    }
story-tracks = Stat Tracks: { $moves }.
story-move = { $player } { $steps }

## The story: the end of the season

story-track = { colour } ({ $wins })
story-bonus = Wins for the Stat Tracks: { $tracks }.
story-final = Final Wins: { $scores }.
story-wild-card =
    Wild Card Game for a place in the Championship Series: { $players }{ $game ->
        [none] {""}
       *[other] {" "}play for { $game }
    }.
story-place-won =
    { $who ->
        [one] { $player } goes to the Championship Series.
       *[other] { $player } go to the Championship Series.
    }
story-series =
    Championship Series: { $who ->
        [one] { $player } has home field against { $other }.
       *[other] { $player } have home field against { $other }.
    }
story-series-missed =
    { $who ->
        [one] { $player } misses the Championship Series: the season is lost.
       *[other] { $player } miss the Championship Series: the season is lost.
    }
story-games = The games: { $games }.
story-returned =
    { $count ->
        [one] { $cards } comes back.
       *[other] { $cards } come back.
    }
story-games-won = Games won: { $player } { $games }.
story-series-score = The Series: { $scores }.
story-champion =
    { $who ->
        [you] You are the champion!
        [team] { $player } are the champions!
       *[one] { $player } is the champion!
    }
