### The table of Highlights in the terminal: labels that must be short. A card box is 15 letters wide.

you = вы
home = ХОЗЯЕВА
visitor = ГОСТИ

## Cards

earns = доход { $revenue }
cost = цена { $cost }
no-action = без действия

## Choices below a card: at most 12 letters

short-on-deck = в запас
short-play = сыграть
short-pinch-on-deck = PH запасной
short-pinch-lineup = PH колода
short-buy = купить
short-demote = в мл. лиги
chosen = выбрано
short-of = не хватает { $money }

## The sides

threatens = угрожает
threatens-nothing = угроз нет
in-play = в игре { $count }
nothing-in-play = в игре пусто
hand = рука { $count }
on-deck = запасной
somebody-on-deck = запасной есть
nobody-on-deck = запасного нет
counts = колода { $lineup } · дагаут { $dugout } · мл. лиги { $minors }
money = можно потратить: { $money }
bought = куплено { $count }
buy-row = Торговый ряд (колода { $deck })
your-cards-in-play = Ваши карты в игре

## Where we are

header-series = { $series }, матч { $number } · до { $wins } побед
header-several = { $series }, матч { $number } из { $games }
pre-round = Перед серией: раунд покупок { $number } из { $rounds }
inning = { $inning }-й иннинг
extra-inning = Дополнительный { $inning }-й иннинг
buying = Раунд покупок
runs-head = R
games-head = Матч
wins-head = П
game-heading = { $stage }, матч { $number }
no-games-yet = Ещё не сыграно ни одного матча.

## Pages

page-dugouts = дагауты
page-minors = мл. лиги
page-score = счёт
dugout-of = Дагаут: { $player }
in-play-of = В игре: { $player }
unseen-of =
    { $own ->
        [yes] В вашей колоде, порядок неизвестен
       *[no] Не видно, в руке, запасным или в колоде: { $player }
    }
surely-in-hand = Точно в руке: { $player }
surely-held = Точно в руке или запасным: { $player }
top-of-lineup = Верх колоды, первая карта первой: { $player }
minors-of = Младшие лиги: { $player }
minors-unseen =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
no-cards = нет
rule-heading = Правило { $rule }

## The table in sentences

plain-score = Счёт: { $home } (хозяева) { $home_runs }, { $visitor } (гости) { $visitor_runs }.
plain-wins = Победы: { $first } { $first_wins }, { $second } { $second_wins }.
plain-side = { $player }: { $bases }; { $threats }; { $counts }.
plain-bases = раннеры: { $runners }
plain-no-runners = раннеров нет
plain-runner =
    { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    } на { $base ->
        [1] 1-й базе
        [2] 2-й базе
       *[3] 3-й базе
    }
plain-threats = угрожает: { $hits }
plain-in-play = Последняя карта ({ $player }): { $card }.
plain-on-deck = Запасной: { $card }.
plain-pinch = пинч-хит
plain-option = { $number }: { $choice }
plain-buying = { $player }: можно потратить { $money }.
plain-too-dear = Слишком дорого, не хватает { $money }: { $card }

## The list of cards

column-id = Карта
column-name = Имя
column-team = Команда
column-tier = Класс
column-type = Тип
column-speed = Скорость
column-hits = Хиты
column-action = Действие
column-cost = Цена
column-revenue = Доход
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } в наборе «{ $set }».
