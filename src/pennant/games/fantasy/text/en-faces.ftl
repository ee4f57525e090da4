### What is printed on cards: so short that it fits.

print-add-up = Add up
print-track = Stat track
print-wins =
    { $count ->
        [one] win
       *[other] wins
    }
print-extra = Extra!
print-event = Event
