### Что напечатано на картах: так коротко, чтобы поместилось.

print-add-up = Сложите
print-track = Шкала
print-wins =
    { $count ->
        [one] победа
        [few] победы
       *[other] побед
    }
print-extra = Экстренно!
print-event = Событие
