### Что фойе в браузере говорит об этой игре.

lobby-tag = Девять иннингов
lobby-tagline = Подача против выхода на базу, удар по таблице и нужная карта в нужную минуту.
lobby-facts-1 = Менеджеров
lobby-facts-1-value = 2
lobby-facts-2 = Иннинг
lobby-facts-2-value = 6 мин
lobby-facts-3 = Игра
lobby-facts-3-value = 60 мин
lobby-lesson = Шесть моментов одного матча: вы делаете ходы и видите почему.
