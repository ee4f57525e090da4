### The table of Fantasy in the terminal: labels that must be short.

you = вы

## Letters

letter-good = Д
letter-evil = З
letter-red = К
letter-orange = О
letter-yellow = Ж
letter-green = З
letter-blue = С

## Where we are

month = Месяц { $month } из { $months } · { $part }
week = неделя { $week }
free-agency = рынок
set-rosters = расстановка
series = { $series }, матч { $game }
draft = { $draft }, круг { $round }
pass-to = дальше карты получает { $player }
wild-card-game = Уайлд-кард
in-force = Действует:

## The board

base =
    { $base ->
        [1] 1-я
        [2] 2-я
        [3] 3-я
       *[4] Дом
    }
game = М. { $number }
worth = { $wins }П
wins-head = победы
turn-order = порядок хода
waiver-order = очередь вейверов
series-wins = выиграно матчей
home-field = своё поле
bench = скамейка
tracks = шкалы

## Cards

magic = магия
tier = класс
your-hand = Ваша рука
your-cards = Ваши карты
open-cards = Открытые карты
free-agents = Свободные агенты
robots-cards = Карты Робота
discard-pile = Сброс
drawn = Карты, которые вы видите
passed-on = Вы передали дальше:
last-starter = Остальные готовы: затем начинается месяц (u — изменить выбор).
chosen = выбор
on-bench = скамейка
locked = до матча 5
then = будет
total = сумма

## The season table

season-table = Сезон в победах
season-table-now = Сезон в победах, если бы он кончился сейчас
manager = Менеджер
from-weeks = недели
in-all = всего
points-in-brackets = В скобках — очки на шкале.
champion = чемпион
finalist = финалист

## Pages

page-managers = менеджеры
page-tracks = шкалы
page-season = сезон
token-about = подвинуть жетон «Не плакать» менеджеру 2: он ни на что не влияет
wins =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
surely-has = Точно есть ещё:
unknown-cards =
    { $count ->
        [one] ещё { $count } неизвестная карта
        [few] ещё { $count } неизвестные карты
       *[many] ещё { $count } неизвестных карт
    }
reserved = В резерве: { $cards }
under-deck = Под колодой персонажей, насколько вы знаете
in-discard = В сбросе
robot-left = Ещё не сыгранные карты Робота
robot-used = Сыгранные карты Робота
passed-in-round = Переданы в круге { $round } и с тех пор не видны
decks = Колода персонажей { $deck } · сброс { $discard } · колода карт победы { $wins }
about-tracks = Каждую неделю персонаж, который не взял карту победы, продвигает своего менеджера по шкалам её лент: один раз за каждый свой показатель этого цвета. Победы рядом с полосами шкалы дали бы, если бы сезон кончился сейчас.
month-title = Месяц { $month }
unclaimed = никто
rule-heading = Правило { $rule }

## The table in sentences

face-down = карта рубашкой вверх
plain-event = Действует событие: { $event }. { $text }
plain-game =
    { $now ->
        [yes] Сейчас играется, { $place }
       *[no] { $place }
    }: { $stats }{ $banners ->
        [none] {""}
       *[other] ; ленты: { $banners }
    }{ $wins ->
        [0] {""}
        [one] ; даёт { $wins } победу
        [few] ; даёт { $wins } победы
       *[many] ; даёт { $wins } побед
    }.
plain-game-over = { $place }: победа: { $player }, сумма { $total }.
plain-unclaimed = { $place }: карта не взята.
plain-manager =
    Менеджер { $number }, { $player }: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }; шкалы: { $tracks }.
plain-you = { $player } (вы)
plain-series =
    { $player }: выиграно в серии { $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[many] { $games } матчей
    }.
plain-active =
    { $player }, активный персонаж: { $card }{ $total ->
        [-1] {""}
       *[other] {""}; сумма { $total }
    }.
plain-no-active = { $player }: на этой неделе без активного персонажа.
plain-bench = На скамейке, { $player }: { $cards }.
plain-bench-card =
    { $card }{ $mark ->
        [locked] {""} (не раньше матча 5)
        [exhausted] {""} (магия истощена)
       *[none] {""}
    }
plain-own = Ваши карты: { $cards }.
plain-own-place = Ваш стартовый персонаж, { $place }: { $card }.
plain-own-bench = Ваша скамейка: { $cards }.
plain-passed-on = Вы передали дальше: { $cards }.
plain-in-force = Действует: { $magic }.
plain-token = Жетон «Не плакать» держит { $player }.
plain-option = { $number }: { $choice }
plain-with-total = { $choice }, сумма { $total }

## The list of cards

cards-character = Персонажи
cards-win = Карты победы
cards-event = События
cards-team = Команды
column-id = Карта
column-name = Имя
column-club = Клуб
column-tier = Класс
column-alignment = Сторона
column-requires = Складывает
column-banners = Ленты
column-wins = Победы
column-text = Что делает
count-characters =
    { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
count-wins =
    { $count ->
        [one] { $count } карта победы
        [few] { $count } карты победы
       *[many] { $count } карт победы
    }
count-events =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
count-teams =
    { $count ->
        [one] { $count } команда
        [few] { $count } команды
       *[many] { $count } команд
    }
cards-count = { $cards } из набора «{ $set }».
