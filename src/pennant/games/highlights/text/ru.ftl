### Highlights in words. The rules have a file of their own.
### Arguments: players come by name; hits, speeds and bases come as codes (single, slow, 1), so that every language can
### inflect them; "none" stands for what is not there or not known.
### Names stand in the nominative; between a number and its noun there is a no-break space.

## Lists and small words

list = { $head } и { $last }
clauses = { $head }, { $last }
a-card = карта
machine = Программа

## Labels: hits, speeds, types, bases

hit-single = сингл
hit-double = дабл
hit-triple = трипл
hit-home-run = хоум-ран
hit-walk = уолк
a-hit =
    { $count ->
        [one] { $hit ->
            [single] сингл
            [double] дабл
            [triple] трипл
            [home-run] хоум-ран
            [walk] уолк
           *[none] хит
        }
        [few] { $count } { $hit ->
            [single] сингла
            [double] дабла
            [triple] трипла
            [home-run] хоум-рана
            [walk] уолка
           *[none] хита
        }
       *[many] { $count } { $hit ->
            [single] синглов
            [double] даблов
            [triple] триплов
            [home-run] хоум-ранов
            [walk] уолков
           *[none] хитов
        }
    }
the-hit =
    { $hit ->
        [none] { $count ->
            [one] угроза
            [few] { $count } угрозы
           *[many] { $count } угроз
        }
       *[other] { a-hit }
    }
the-hit-cancelled =
    { $hit ->
        [none] { $count ->
            [one] угрозу
            [few] { $count } угрозы
           *[many] { $count } угроз
        }
       *[other] { a-hit }
    }
speed-slow = медленный
speed-average = обычный
speed-fast = быстрый
letter-slow = М
letter-average = О
letter-fast = Б
type-natural = человек
type-robot = робот
type-cyborg = киборг
letter-natural = Ч
letter-robot = Р
letter-cyborg = К
tier-rookie = новичок
tier-veteran = ветеран
tier-free-agent = свободный агент
base =
    { $base ->
        [1] 1-я база
        [2] 2-я база
        [3] 3-я база
       *[4] дом
    }
off-base =
    { $base ->
        [1] с 1-й
        [2] со 2-й
       *[3] с 3-й
    }
runner =
    { $speed ->
        [slow] медленного раннера
        [average] обычного раннера
        [fast] быстрого раннера
       *[none] раннера
    } { $base ->
        [1] с 1-й базы
        [2] со 2-й базы
       *[3] с 3-й базы
    }

## Labels: teams, modes, stages

team-los-angeles = Лос-Анджелес
team-new-york = Нью-Йорк
team-san-francisco = Сан-Франциско
team-boston = Бостон
mode-beginner = Для начинающих
mode-standard = Стандартный
mode-expert = Экспертный
mode-single = Один матч
mode-spring = Весенние сборы
mode-solitaire = Соло
mode-tournament = Турнир
mode-about-beginner = Мини-сезон из трёх матчей, затем Мировая серия (45–60 минут)
mode-about-standard = Три раунда покупок, затем Мировая серия (30–45 минут)
mode-about-expert = Серия до шести побед с первой карты (45–60 минут)
mode-about-single = Один матч (5 минут)
mode-about-spring = Режим для начинающих с малым набором карт на две команды
mode-about-solitaire = Вы против команды свободных агентов, которая играет сама (45 минут)
mode-about-tournament = Каждый с каждым, затем игры на вылет (90–120 минут)
option-teams = Стартовая команда для каждой стороны; без пожеланий — в порядке набора карт.
option-buy-row = Сколько карт лежит в ряду покупок: шесть, с дополнениями — десять.
option-box = Все карты или малый набор на две команды.
option-extra-revenue = Карты дополнительных иннингов приносят деньги в раунде покупок.
option-pre-rounds = Сколько раундов покупок сначала: ни одного — очень трудно, четыре и больше — легко.
option-players = Сколько игроков: по четыре за столом.
option-final = Полуфиналы и финал, или два лучших играют серию до двух, трёх или четырёх побед.
option-third-place = Остальные играют за третье место, если два лучших играют финал.
stage-pre-rounds = Раунды покупок перед серией
stage-mini-season = Мини-сезон
stage-series =
    { $mode ->
        [beginner] Мировая серия
        [standard] Мировая серия
        [spring] Мировая серия
       *[other] Серия
    }
stage-set = Тур
stage-semi-final = Полуфинал
stage-final = Финал
stage-third-place = Серия за третье место
stage-champions-semi-final = Полуфинал чемпионов
stage-champions-final = Финал чемпионов
standing-series = { $stage } { $one }:{ $two }
standing-inning = иннинг { $inning }: { $visitor } { $runs }, { $home } { $others }
standing-buying = раунд покупок

## Immediate actions: names, and what they do

action-glove = Перчатка
action-fastball = Фастбол
action-curve = Кёрвбол
action-spitball = Спитбол
action-knuckleball = Наклбол
action-walk = Уолк
action-pick-off =
    { $count ->
        [1] Пикофф
       *[other] Пикофф { $count }
    }
action-double-play = Дабл-плей
action-stolen-base = Украденная база
action-leadoff =
    { $hit ->
        [none] Лидофф
       *[other] Лидофф: { $hit }
    }
action-quick-eye =
    { $hit ->
        [none] Зоркий глаз
       *[other] Зоркий глаз: { $hit }
    }
action-clutch =
    { $hit ->
        [none] Клатч
       *[other] Клатч: { $hit }
    }
action-text-glove = Отмените одну угрозу соперника на ваш выбор.
action-text-fastball = Если последняя сыгранная карта соперника — человек, отмените все его угрозы.
action-text-curve = Если последняя сыгранная карта соперника — робот, отмените все его угрозы.
action-text-spitball = Если последняя сыгранная карта соперника — киборг, отмените все его угрозы.
action-text-knuckleball = Ослабьте каждую угрозу соперника на одну базу; сингл отменяется.
action-text-walk = Превратите все угрозы соперника в уолки.
action-text-pick-off =
    { $count ->
        [1] Уберите с базы { $count } раннера соперника на ваш выбор.
       *[other] Уберите с баз { $count } раннеров соперника на ваш выбор или всех, если их меньше.
    }
action-text-double-play = Уберите с баз до двух раннеров соперника: медленных или обычных, но не быстрых.
action-text-stolen-base = Передвиньте каждого своего обычного и быстрого раннера на 1 базу вперёд, если она свободна.
action-text-leadoff =
    Если это ваша первая карта в матче, сразу разыграйте { $hit ->
        [single] сингл
        [double] дабл
        [triple] трипл
       *[home-run] хоум-ран
    }.
action-text-quick-eye =
    Если последняя сыгранная карта соперника — киборг, сразу разыграйте { $hit ->
        [single] сингл
        [double] дабл
        [triple] трипл
       *[home-run] хоум-ран
    }.
action-text-clutch =
    Если у вас есть раннер на 2-й или 3-й базе, сразу разыграйте { $hit ->
        [single] сингл
        [double] дабл
        [triple] трипл
       *[home-run] хоум-ран
    }; все ваши раннеры, какой бы ни была их скорость, пробегают на 1 базу больше, чем даёт хит.

## Cards

card-line =
    { $name } { $type }/{ $speed } [{ $hits }]{ $actions ->
        [none] {""}
       *[other] {" "}{ $actions }
    }{ $cost ->
        [-1] {""}
       *[other] , цена { $cost }
    }, доход { $revenue }{ $pinch ->
        [yes] , PH
       *[no] {""}
    }
face-name = { $name }, { $city }
face-tier = Карта { $id }, { $tier }
face-type = Тип: { $type }, раннер: { $speed }
face-hits = Ячейки хита: { $hits }
face-no-hits = Ячеек хита нет
face-action = { $action }. { $text }
face-cost = Цена: { $cost }
face-revenue = Доход: { $revenue }
face-pinch = PH: в свой ход эту карту можно сбросить из руки, чтобы выпустить пинч-хиттера.

## Decisions

ask-on-deck = Выберите карту, которая ляжет рубашкой вверх как запасной, или играйте без запасного.
ask-play = { $inning }-й иннинг: сыграйте карту.
ask-order = На карте два действия: какое разыграть сначала?
ask-glove = «Перчатка»: какую угрозу соперника отменить?
ask-pick-off =
    { $count ->
        [1] «Пикофф»: какого раннера соперника убрать?
       *[other] «Пикофф»: каких раннеров соперника убрать? Нужно { $count }.
    }
ask-double-play = «Дабл-плей»: каких раннеров соперника убрать? До двух, но не быстрых.
ask-save = Последний шанс гостей: откройте карту ради её защитного действия или выберите пас.
ask-extra = Дополнительный { $inning }-й иннинг: тайно выберите карту.
ask-left-over = Запасной не понадобился: сбросить его или вернуть на верх колоды?
ask-first-buyer = Вам решать, чьи покупки сначала. Ваш доход: { $money }.
ask-buy = Можно потратить: { $money }. Купите карту или закончите покупки.
ask-demote = Вы покупаете карту { $card }. Какую карту в игре отправить в младшие лиги?

## Choices

choice-on-deck = Запасной: { $card }
choice-none-on-deck = Без запасного
choice-play = Сыграть: { $card }
choice-pinch-on-deck = Пинч-хит: сбросить { $name }, выпустить запасного: { $on_deck }
choice-pinch-lineup =
    Пинч-хит: сбросить { $name }, выпустить верхнюю карту колоды{ $top ->
        [none] {""}
       *[other] : { $top }
    }
choice-cancel =
    Отменить { $hit ->
        [single] сингл
        [double] дабл
        [triple] трипл
        [home-run] хоум-ран
       *[walk] уолк
    } (бэттер { $place }, { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    })
choice-remove-runners = Убрать { $runners }
choice-remove-none = Никого не убирать
choice-order = Сначала «{ $action }»
choice-no-save = Пас
choice-save-on-deck = Открыть запасного: { $card }
choice-save-lineup =
    Открыть верхнюю карту колоды{ $top ->
        [none] {""}
       *[other] : { $top }
    }
choice-discard-on-deck = Сбросить: { $card }
choice-return-on-deck = Вернуть на верх колоды: { $card }
choice-buy-first = Сначала ваши покупки
choice-buy-second = Сначала покупки соперника
choice-stop-buying = Закончить покупки
choice-buy = Купить: { $card }
choice-demote = В младшие лиги: { $card }

## Refusals

refusal-no-such-seat = За этим столом нет такого места.
refusal-game-is-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-cannot-buy = Эту карту купить нельзя: её нет в торговом ряду или на неё не хватает дохода.
refusal-too-expensive = Эта карта стоит { $cost }, а у вас { $money }.
refusal-first-buyer-first = Сначала решается, кто покупает первым.
refusal-demotion-first = Сначала выберите карту, которая уйдёт в младшие лиги.
refusal-cannot-pinch = Такой пинч-хит невозможен: сбросить нужно карту из руки со значком PH, а выйдет запасной, если он есть, или верхняя карта колоды.
refusal-not-a-choice = Сейчас такого выбора нет.
refusal-nothing-to-take-back = Возвращать нечего.

## The story: how sentences are put together

story-statement = { $what }.
story-details = { $what }: { $details }.

## The story: before and between games

story-single-game = Гости — { $visitor }, хозяева — { $home }.
story-game-of-series =
    { $stage } до { $wins ->
        [one] { $wins } победы
       *[many] { $wins } побед
    }, матч { $number }: гости — { $visitor }, хозяева — { $home }.
story-game-of-several = { $stage }, матч { $number } из { $games }: гости — { $visitor }, хозяева — { $home }.
story-game-pre-round = Раунд покупок перед серией: { $number } из { $games }.
story-row =
    { $whose ->
        [none] Торговый ряд: { $cards }.
       *[other] Торговый ряд ({ $whose }): { $cards }.
    }
story-row-filled = В торговый ряд приходит { $card }.
story-row-shrinks = Колода свободных агентов пуста: торговый ряд становится короче.
story-reshuffled = { $player } перемешивает дагаут: это новая колода.
story-extra-reshuffled = { $player } перемешивает карты дополнительных иннингов: это новая колода.
story-drawn =
    { $count ->
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[many] { $player } берёт { $count } карт.
    }
story-drawn-seen =
    { $count ->
        [1] { $player } берёт карту { $cards }.
       *[other] { $player } берёт карты: { $cards }.
    }
story-on-deck = { $player } кладёт запасным карту { $card }.
story-on-deck-unseen = { $player } кладёт запасного рубашкой вверх.
story-none-on-deck = { $player } играет без запасного.
story-left-over-dugout = { $player } сбрасывает запасного: { $card }.
story-left-over-lineup = { $player } возвращает запасного на верх колоды: { $card }.
story-left-over-lineup-unseen = { $player } возвращает запасного на верх колоды.
story-discarded =
    { $count ->
        [1] { $player } сбрасывает карту { $cards }.
       *[other] { $player } сбрасывает карты: { $cards }.
    }
story-discarded-in-play = { $player }: карты в игре уходят в дагаут.
story-retracted = { $player } возвращает ход.

## The story: the turn

story-inning =
    { $whose ->
        [none] { $inning }-й иннинг.
       *[other] { $inning }-й иннинг ({ $whose }).
    }
story-extra-inning =
    { $whose ->
        [none] Счёт равный: дополнительный { $inning }-й иннинг.
       *[other] Счёт равный: дополнительный { $inning }-й иннинг ({ $whose }).
    }
story-played = { $player } играет карту { $card }.
story-pinched =
    { $source ->
        [on-deck] { $player } сбрасывает карту { $out } и выпускает пинч-хиттера, это запасной { $card }.
       *[lineup] { $player } сбрасывает карту { $out } и выпускает пинч-хиттера с верха колоды: { $card }.
    }
story-pinched-alone =
    { $source ->
        [on-deck] { $player } сбрасывает карту { $out }, пинч-хиттером выходит запасной.
       *[lineup] { $player } сбрасывает карту { $out }, пинч-хиттером выходит верхняя карта колоды.
    }
story-entered-on-deck = { $player } выпускает запасного: { $cards }.
story-entered-lineup = { $player } играет верхнюю карту колоды: { $cards }.
story-shown =
    { $count ->
        [1] { $player } открывает карту { $cards }.
       *[other] { $player } открывает карты: { $cards }.
    }
story-threats =
    { $count ->
        [1] { $by } создаёт угрозу: { $hits }.
       *[other] { $by } создаёт угрозы: { $hits }.
    }
story-hit =
    { $hit ->
        [single] { $by } выбивает сингл
        [double] { $by } выбивает дабл
        [triple] { $by } выбивает трипл
        [home-run] { $by } выбивает хоум-ран
       *[walk] { $by } получает уолк
    }
story-runs =
    { $count ->
        [one] { $count } ран
        [few] { $count } рана
       *[many] { $count } ранов
    }
story-run =
    { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    } раннер переходит { $start ->
        [1] с 1-й
        [2] со 2-й
       *[3] с 3-й
    } базы на { $end }-ю
story-run-home =
    { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    } { $start ->
        [0] бэттер
        [1] раннер с 1-й базы
        [2] раннер со 2-й базы
       *[3] раннер с 3-й базы
    } зарабатывает ран
story-steal =
    { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    } раннер крадёт { $end }-ю базу
story-steal-home =
    { $speed ->
        [slow] медленный
        [average] обычный
       *[fast] быстрый
    } раннер крадёт дом и зарабатывает ран

## The story: actions

story-action = «{ $action }»
story-action-by = «{ $action }» ({ $card })
story-action-fails = { $action } не срабатывает.
story-action-hit =
    «{ $action }» — { $by } выбивает { $hit ->
        [single] сингл
        [double] дабл
        [triple] трипл
       *[home-run] хоум-ран
    }
story-nobody-moves = все раннеры остаются на месте
story-removes =
    { $count ->
        [1] { $action } убирает раннера { $bases } базы.
       *[other] { $action } убирает раннеров { $bases } базы.
    }
story-removes-nobody = { $action } никого не убирает.
story-leaves =
    раннер уходит { $base ->
        [1] с 1-й базы
        [2] со 2-й базы
       *[3] с 3-й базы
    }
story-cancels = { $action } отменяет { $hits }.
story-is-cancelled =
    { $count ->
        [1] { $hits } отменяется
       *[other] { $hits } отменяются
    }
story-becomes =
    { $before ->
        [single] сингл
        [double] дабл
        [triple] трипл
        [home-run] хоум-ран
        [walk] уолк
       *[none] угроза
    } превращается в { $after ->
        [single] сингл
        [double] дабл
        [triple] трипл
        [home-run] хоум-ран
       *[walk] уолк
    }

## The story: the end of a game

story-no-save = { $player } не использует последний шанс гостей.
story-save-on-deck = Последний шанс гостей: { $player } открывает запасного — это { $card }.
story-save-lineup = Последний шанс гостей: { $player } открывает верхнюю карту колоды — это { $card }.
story-won = { $player } выигрывает матч со счётом { $runs }:{ $other }.
story-champion =
    { $mode ->
        [tournament] { $player } выигрывает турнир!
       *[other] { $player } выигрывает партию!
    }
story-place = { $place }. { $player }
story-ranked = Места после туров: { $places }.
story-placed = Итоговые места: { $places }.

## The story: the Buy Round

story-buy-round =
    { $whose ->
        [none] Раунд покупок.
       *[other] Раунд покупок ({ $whose }).
    }
story-revenue = { $player } получает доход: { $money }.
story-buyer = Покупает { $player }.
story-bought = { $player } покупает карту { $card } за { $cost }, остаётся { $money }.
story-bought-demoted = { $player } покупает карту { $card } за { $cost }, остаётся { $money }; в младшие лиги уходит { $demoted }.
story-bought-demoted-unseen = { $player } покупает карту { $card } за { $cost }, остаётся { $money }; одна карта уходит в младшие лиги.
story-demoted = { $player } отправляет в младшие лиги карту { $card }.
story-demoted-unseen = { $player } отправляет карту в младшие лиги.
