### What is printed on cards: so short that it fits.

print-on-base = On-Base
print-command = Command
print-speed = Speed
print-innings = { $count } inn.
print-x-zone = X-zone
print-clutch = Clutch
print-side =
    { $colour ->
        [blue] Offense
        [red] Defense
       *[grey] Either side
    }
print-rarity =
    { $rarity ->
        [common] common
        [uncommon] uncommon
        [rare] rare
       *[ultra-rare] ultra-rare
    }
print-weather = weather
print-momentum = momentum
print-cost = Discard { $count }
