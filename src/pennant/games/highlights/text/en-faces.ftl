### What is printed on cards: so short that it fits.

print-no-hits = No hits
print-no-action = No action
print-pinch = PH
print-glove = Cancel one threat
print-fastball = Natural: cancel all threats
print-curve = Robot: cancel all threats
print-spitball = Cyborg: cancel all threats
print-knuckleball = All threats 1 base less
print-walk = All threats become walks
print-pick-off =
    { $count ->
        [one] Remove { $count } runner
       *[other] Remove { $count } runners
    }
print-double-play = Remove 2 runners, but no fast ones
print-stolen-base = Average and fast runners: 1 base ahead
print-leadoff = First card: { $hit } at once
print-quick-eye = Cyborg: { $hit } at once
print-clutch = Runner on 2nd or 3rd: { $hit } and 1 base more
