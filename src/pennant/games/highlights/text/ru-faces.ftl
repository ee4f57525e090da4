### Что напечатано на картах: так коротко, чтобы поместилось.

print-no-hits = Без хитов
print-no-action = Без действия
print-pinch = PH
print-glove = Отмените одну угрозу
print-fastball = Человек: отмените все угрозы
print-curve = Робот: отмените все угрозы
print-spitball = Киборг: отмените все угрозы
print-knuckleball = Все угрозы на базу слабее
print-walk = Все угрозы станут уолками
print-pick-off =
    { $count ->
        [one] Уберите { $count } раннера
       *[other] Уберите { $count } раннеров
    }
print-double-play = Уберите двух раннеров, но не быстрых
print-stolen-base = Обычные и быстрые раннеры: на базу вперёд
print-leadoff = Первая карта: сразу { $hit }
print-quick-eye = Киборг: сразу { $hit }
print-clutch = Раннер на 2-й или 3-й: { $hit } и ещё одна база
