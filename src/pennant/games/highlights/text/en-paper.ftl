### A match on paper. Nobody needs these words at the table.

paper-headline = { $first } { $one } : { $two } { $second }
paper-champion = { $name } wins the tournament
paper-series-of = { $stage }: { $first } – { $second }
paper-game = Game { $number }
paper-inning = Inning { $number }
paper-team = Team
paper-runs = R
paper-runs-about = Runs
paper-wins = W
paper-wins-about = Games won
paper-standings = Standings
paper-place = Place
paper-cards = The cards of { $name }
paper-card = Card
paper-card-played = Played
paper-card-played-about = How often it came in
paper-card-hits = H
paper-card-hits-about = Hits that came to pass
paper-card-walks = BB
paper-card-walks-about = Walks
paper-card-runs = R
paper-card-runs-about = Runs that its hits and actions brought in
paper-card-price = Bought
paper-card-price-about = What was paid for it in a Buy Round
paper-money = ${ $money }
paper-total = Total
