### Матчи на бумаге. За столом эти слова не нужны.

paper-headline = { $first } { $one } : { $two } { $second }
paper-game =
    { $number ->
        [0] { $away } в гостях: хозяева { $home }
       *[other] Матч { $number }: { $away } в гостях, хозяева { $home }
    }
paper-inning = Иннинг { $number }
paper-team = Команда
paper-batting = { $name }: бьющие
paper-pitching = { $name }: питчеры
paper-batter = Бьющий
paper-pitcher = Питчер
paper-totals = Всего
paper-left-on-base = Осталось на базах: { $count }
paper-double-plays = Дабл-плеев в защите: { $count }
paper-forfeit = { $name }: техническое поражение.
paper-win = Победа: { $name }
paper-loss = Поражение: { $name }
paper-save = Сейв: { $name }
paper-standings = Таблица
paper-statistics = { $name }: статистика

## Что стоит в столбцах

paper-ab = Выходы на биту
paper-r = Раны
paper-h = Хиты
paper-e = Ошибки
paper-rbi = Раны, принесённые ударом
paper-bb = Уоки
paper-k = Страйкауты
paper-g = Матчи
paper-2b = Даблы
paper-3b = Триплы
paper-hr = Хоум-раны
paper-sb = Украденные базы
paper-avg = Процент отбивания
paper-obp = Процент попадания на базу
paper-slg = Процент силы удара
paper-ip = Иннинги на горке
paper-er = Заработанные раны
paper-bf = Бьющие, с которыми он встретился
paper-gs = Матчи с первого иннинга
paper-w = Победы
paper-l = Поражения
paper-sv = Сейвы
paper-era = Заработанные раны за девять иннингов
paper-whip = Уоки и хиты за иннинг
paper-pct = Доля побед
paper-gb = Матчей до первого
paper-rs = Раны команды
paper-ra = Раны соперников
