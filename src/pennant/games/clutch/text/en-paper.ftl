### Games on paper. Nobody needs these words at the table.

paper-headline = { $first } { $one } : { $two } { $second }
paper-game =
    { $number ->
        [0] { $away } at { $home }
       *[other] Game { $number }: { $away } at { $home }
    }
paper-inning = Inning { $number }
paper-team = Team
paper-batting = { $name }: batting
paper-pitching = { $name }: pitching
paper-batter = Batter
paper-pitcher = Pitcher
paper-totals = Totals
paper-left-on-base = Left on base: { $count }
paper-double-plays = Double plays turned: { $count }
paper-forfeit = { $name } has forfeited the game.
paper-win = Win: { $name }
paper-loss = Loss: { $name }
paper-save = Save: { $name }
paper-standings = Standings
paper-statistics = { $name }: statistics

## What the columns are

paper-ab = At-bats
paper-r = Runs
paper-h = Hits
paper-e = Errors
paper-rbi = Runs batted in
paper-bb = Walks
paper-k = Strikeouts
paper-g = Games
paper-2b = Doubles
paper-3b = Triples
paper-hr = Home runs
paper-sb = Stolen bases
paper-avg = Batting average
paper-obp = On-base percentage
paper-slg = Slugging percentage
paper-ip = Innings pitched
paper-er = Earned runs
paper-bf = Batters faced
paper-gs = Games started
paper-w = Wins
paper-l = Losses
paper-sv = Saves
paper-era = Earned runs in nine innings
paper-whip = Walks and hits in an inning
paper-pct = Share of games won
paper-gb = Games behind the first
paper-rs = Runs scored
paper-ra = Runs allowed
