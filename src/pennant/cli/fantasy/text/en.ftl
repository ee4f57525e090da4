### The table of Fantasy in the terminal: labels that must be short.

you = you

## Letters

letter-good = G
letter-evil = E
letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B

## Where we are

month = Month { $month } of { $months } · { $part }
week = week { $week }
free-agency = Free Agency
set-rosters = set rosters
series = { $series }, game { $game }
draft = { $draft }, round { $round }
pass-to = you hand on to { $player }
wild-card-game = Wild Card
in-force = In force:

## The board

base =
    { $base ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] Home
    }
game = Gm { $number }
worth = { $wins }W
wins-head = Wins
turn-order = turn order
waiver-order = waiver order
series-wins = games won
home-field = home field
bench = bench
tracks = tracks

## Cards

magic = magic
tier = tier
your-hand = Your hand
your-cards = Your cards
open-cards = Open cards
free-agents = Free Agents
robots-cards = The Robot’s cards
discard-pile = Discard Pile
drawn = Cards you look at
passed-on = You passed on:
last-starter = All others are ready: then the month begins (u: change what you chose).
chosen = chosen
on-bench = bench
locked = until game 5
then = then
total = total

## The season table

season-table = The season in Wins
season-table-now = The season in Wins, as the tracks stand now
manager = Manager
from-weeks = weeks
in-all = total
points-in-brackets = In brackets: points on the track.
champion = Champion
finalist = finalist

## Pages

page-managers = managers
page-tracks = tracks
page-season = season
token-about = slide the No Crying token to Manager 2: it does nothing at all
wins =
    { $count ->
        [one] { $count } Win
       *[other] { $count } Wins
    }
surely-has = Also has:
unknown-cards =
    { $count ->
        [one] { $count } card unseen
       *[other] { $count } cards unseen
    }
reserved = Reserved: { $cards }
under-deck = Under the Character Deck, as far as you know
in-discard = In the Discard Pile
robot-left = The Robot’s cards not used yet
robot-used = The Robot’s used cards
passed-in-round = Passed on in round { $round } and not seen since
decks = Character Deck { $deck } · Discard Pile { $discard } · Win Deck { $wins }
about-tracks = Each week a Character who does not win the Win card moves its Manager up on the tracks of its banners: once for every stat of that color it has. The Wins behind the bars are what the tracks would give if the season ended now.
month-title = Month { $month }
unclaimed = nobody
rule-heading = Rule { $rule }

## The table in sentences

face-down = a card face down
plain-event = Event in force: { $event }. { $text }
plain-game =
    { $now ->
        [yes] Now playing, { $place }
       *[no] { $place }
    }: { $stats }{ $banners ->
        [none] {""}
       *[other] ; banners { $banners }
    }{ $wins ->
        [0] {""}
        [one] ; worth { $wins } Win
       *[other] ; worth { $wins } Wins
    }.
plain-game-over = { $place }: won by { $player } with { $total }.
plain-unclaimed = { $place }: nobody won.
plain-manager =
    Manager { $number }, { $player }: { $wins ->
        [one] { $wins } Win
       *[other] { $wins } Wins
    }; tracks: { $tracks }.
plain-you = { $player } (you)
plain-series =
    Won in the Series, { $player }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
plain-active =
    { $player }, active: { $card }{ $total ->
        [-1] {""}
       *[other] {""}; total { $total }
    }.
plain-no-active = { $player } has no active Character this week.
plain-bench = Bench of { $player }: { $cards }.
plain-bench-card =
    { $card }{ $mark ->
        [locked] {""} (not before Game 5)
        [exhausted] {""} (exhausted)
       *[none] {""}
    }
plain-own = Your cards: { $cards }.
plain-own-place = Your starter, { $place }: { $card }.
plain-own-bench = Your bench: { $cards }.
plain-passed-on = You passed on { $cards }.
plain-in-force = In force: { $magic }.
plain-token = { $player } has the No Crying token.
plain-option = { $number }: { $choice }
plain-with-total = { $choice }, total { $total }

## The list of cards

cards-character = Characters
cards-win = Win cards
cards-event = Events
cards-team = Teams
column-id = Card
column-name = Name
column-club = Club
column-tier = Tier
column-alignment = Side
column-requires = Adds up
column-banners = Banners
column-wins = Wins
column-text = What it does
count-characters =
    { $count ->
        [one] { $count } Character
       *[other] { $count } Characters
    }
count-wins = { $count } Win cards
count-events = { $count } Events
count-teams = { $count } teams
cards-count = { $cards } of the set “{ $set }”.
