### A season on paper. Nobody needs these words at the table.

paper-champion = { $name }: champion of the season
paper-season =
    { $final ->
        [yes] The season in Wins
       *[no] The season in Wins, as the tracks stand now
    }
paper-manager = Manager
paper-weeks = Weeks
paper-weeks-about = Wins for Win cards
paper-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paper-wins = Wins
paper-wins-about = All Wins: those of Win cards and of the Stat Tracks
paper-outcome =
    { $outcome ->
        [champion] Champion
       *[finalist] Finalist
    }
paper-games = { $outcome }, { $games }:{ $other }
paper-month = Month { $month }
paper-another = { $stage } { $number }
paper-game = Game
paper-win-card = Win card
paper-winner = Won by
paper-nobody = nobody
paper-worth =
    { $count ->
        [one] { $count } Win
       *[other] { $count } Wins
    }
paper-draft = The draft
paper-pick = Pick
paper-rosters = Rosters
paper-place = No.
