### Сезон на бумаге. За столом эти слова не нужны.

paper-champion = { $name }: чемпион сезона
paper-season =
    { $final ->
        [yes] Сезон в победах
       *[no] Сезон в победах, если бы он кончился сейчас
    }
paper-manager = Менеджер
paper-weeks = Недели
paper-weeks-about = Победы за карты побед
paper-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
paper-wins = Победы
paper-wins-about = Все победы: за карты побед и за шкалы
paper-outcome =
    { $outcome ->
        [champion] Чемпион
       *[finalist] Финалист
    }
paper-games = { $outcome }, { $games }:{ $other }
paper-month = Месяц { $month }
paper-another = { $stage } { $number }
paper-game = Игра
paper-win-card = Карта победы
paper-winner = Победитель
paper-nobody = никто
paper-worth =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
paper-draft = Драфт
paper-pick = Выбор
paper-rosters = Составы
paper-place = №
