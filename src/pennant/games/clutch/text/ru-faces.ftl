### Что напечатано на картах: так коротко, чтобы поместилось.

print-on-base = На базу
print-command = Контроль
print-speed = Скорость
print-innings = { $count } инн.
print-x-zone = Зона X
print-clutch = Клатч
print-side =
    { $colour ->
        [blue] Нападение
        [red] Защита
       *[grey] Любая сторона
    }
print-rarity =
    { $rarity ->
        [common] обычная
        [uncommon] необычная
        [rare] редкая
       *[ultra-rare] ультраредкая
    }
print-weather = погода
print-momentum = кураж
print-cost = Сброс { $count }
