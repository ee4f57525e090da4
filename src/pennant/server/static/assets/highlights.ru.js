var e=`### Что говорит только стол Highlights. Хиты, действия и команды берутся из слов самой игры.

## Карты

card-hits = Хиты: { $hits }
card-no-hits = Без хитов
card-no-action = Без действия
card-revenue = Доход { $revenue }
card-cost = Цена { $cost }
card-pinch = Пинч-хит
card-face-down = Карта рубашкой вверх
short-glove = Отмена 1 угрозы
short-fastball = Человек: отмена всех
short-curve = Робот: отмена всех
short-spitball = Киборг: отмена всех
short-knuckleball = Все угрозы на базу слабее
short-walk = Все угрозы станут уолками
short-pick-off =
    { $count ->
        [one] Снять { $count } раннера
       *[other] Снять { $count } раннеров
    }
short-double-play = Снять 2 раннеров, кроме F
short-stolen-base = Раннеры A и F: +1
short-leadoff = Первая карта: { $hit } сразу
short-quick-eye = Киборг: { $hit } сразу
short-clutch = Раннер на 2-й, 3-й: { $hit } сразу

## Парк

park = Парк
score = Счёт
runs-short = Р
half-top = { $inning }, верх
half-bottom = { $inning }, низ
half-extra = { $inning }, дополнительный
half-before = Перед матчем
half-buy = Раунд покупок
half-over = Матч окончен
ordinal = { $number }-й
on-turn = ходит
role-visitor = Гости
role-home = Хозяева
role-you = вы
side-label = { $team }, { $role }
bases-empty = { $team }: на базах никого
bases-taken = { $team }: { $runners }
runner-on =
    { $base ->
        [1] на первой раннер
        [2] на второй раннер
       *[3] на третьей раннер
    } ({ $speed })
base-choose =
    { $base ->
        [1] Раннер на первой, { $speed }
        [2] Раннер на второй, { $speed }
       *[3] Раннер на третьей, { $speed }
    }
in-play = В игре
in-play-look = Сыгранное раньше. Посмотреть
in-play-empty = Карт ещё нет
in-play-earlier = +{ $count } раньше
pile-hand = Рука
pile-dugout = Дагаут
pile-on-deck = Запас
pile-lineup = Колода
pile-minors = Младшие лиги
pile-save = Шанс
pile-label =
    { $pile }, { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }. { $team }. Посмотреть
chosen-secretly = Выбор сделан
leaf-close = Закрыть
leaf-empty = Здесь ничего нет.
leaf-lineup-top = Сверху
leaf-unseen = Где-то в руке, запасной или в колоде
leaf-unseen-own = Где-то в колоде, порядок никому не известен
leaf-known-hand = Точно в руке
leaf-known-held = Точно в руке или запасной
leaf-minors-hidden =
    { $count ->
        [one] { $count } карта ушла вниз, рубашкой вверх.
        [few] { $count } карты ушли вниз, рубашкой вверх.
       *[other] { $count } карт ушли вниз, рубашкой вверх.
    }

## Угрозы

threats-ghost = Будет угрожать
threats-of = { $team } угрожает
threats-yours = Вы угрожаете
last-hits-of = { $team }: последние хиты
last-hits-yours = Ваши последние хиты
cap-threats = Угрожает
cap-threats-yours = Вы угрожаете
cap-last = Итог хитов
cap-last-yours = Итог ваших хитов
threat-label = { $hit }, бэттер ({ $speed }), угроза
threat-choose = { $hit }, бэттер { $place }, { $speed }
threat-cancelled = { $hit }, отменён: { $by }
threat-resolved = { $hit }: { $result }
stamp-runs =
    { $count ->
        [one] +{ $count } ран
        [few] +{ $count } рана
       *[other] +{ $count } ранв
    }
stamp-to =
    { $base ->
        [1] на 1-ю
        [2] на 2-ю
       *[3] на 3-ю
    }
stamp-was = Был { $code }
stamp-done = Готово
stamp-maybe = { $action }?

## Рука

hand = Ваша рука
hand-count =
    { $count ->
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
       *[other] Ваша рука, { $count } карт
    }
hand-none = В руке нет карт.
hand-secret = Вы выбрали. Выбор останется тайной, пока не выберут все.
chosen = Выбрана
buying = Покупка
way-play = Сыграть
way-pinch-on-deck = Пинч-хит: запасной
way-pinch-lineup = Пинч-хит: из колоды
way-on-deck = Запасной
way-discard-on-deck = Сбросить
way-return-on-deck = Вернуть на колоду
way-save-on-deck = Запасной
save-title = Последний шанс гостей
save-about = Действует только защитное действие карты.
left-over-title = Запасной не понадобился
lineup-top-hidden = Верх колоды, рубашкой вверх
not-lit = Сейчас это не среди ваших вариантов.

## Вопрос

do-play = Сыграть: { $card }
do-on-deck = Запасной: { $card }
do-buy = Купить: { $card } за { $cost }
do-demote = Отправить вниз: { $card }
do-pinch-on-deck = Пинч-хит: запасной
do-pinch-lineup = Пинч-хит: из колоды
do-discard-on-deck = Сбросить: { $card }
do-return-on-deck = Вернуть на колоду
do-save-on-deck = Открыть: { $card }
do-save-lineup = Открыть верх колоды
sure-hits = Угрозы: { $hits }.
sure-no-hits = Угроз не создаёт.
sure-pinch = { $out } уходит в дагаут, выходит { $card }. { $rest }
sure-pinch-blind = { $out } уходит в дагаут. Кто выйдет из колоды, никто не знает.
sure-buy = Останется { $left } из { $money }. Одна сыгранная карта уйдёт в младшие лиги.
sure-demote = Уходит насовсем; доход был { $revenue }.

## Покупки

buy-round = Раунд покупок
buy-round-of = Раунд покупок { $number } из { $count }
buy-earned = { $team }: { $money }.
buy-earned-first = { $team } покупает первым, было { $money }.
buy-yours = Теперь ваша очередь.
buy-theirs = { $team } покупает.
buy-order = Решается, кто покупает первым.
free-agents = Свободные агенты
free-agents-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[other] { $count } карт в колоде
    }
row-empty = Свободных агентов не осталось.
purse = Осталось { $left } из { $all }
purse-spoken = На покупку { $spent }, останется { $left }
price = { $cost } из { $money }
price-leaves = { $cost } из { $money }, останется { $left }
price-too-much = не хватает { $missing }
down-title = Кто уходит?
down-about = Одна сыгранная карта уходит в младшие лиги; новая ложится на верх колоды.
down-later = Что вы сыграли: каждая покупка отправляет одну из этих карт в младшие лиги.
down-of = Что сыграно: { $team }
minors-stamp = Вниз

## Рядом с парком

series-game = { $stage }, матч { $number }
series-first-to = до { $wins } побед
series-games =
    { $count ->
        [one] { $count } матч
        [few] { $count } матча
       *[other] { $count } матчей
    }
series-won = Счёт
series-table = Матчи серии
game-number = Матч { $number }
standings = Таблица
standings-wins = Победы
other-pair = На другом поле
other-pair-inning = иннинг { $inning }
other-pair-buying = покупки
ranking = Места после туров
places = Итоговые места
revenue = Доход
revenue-total = На покупки
revenue-spent = Потрачено
bought-by = Куплено: { $team }
bought-by-you = Вы купили
bought-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
bought-for = { $card } за { $cost }

## Заголовки журнала

head-half-top = { $inning }, верх: { $team }
head-half-bottom = { $inning }, низ: { $team }
head-extra = Дополнительные иннинги: { $inning }
head-buy = Раунд покупок
head-game = Матч { $number }
`;export{e as default};