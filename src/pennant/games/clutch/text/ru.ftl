### Clutch in words. The rules and the texts of strategy cards have files of their own.
### Arguments: $player is a manager’s name or “вы”, and $who says how the verb agrees: you, one; $name, $old and $names
### are players on cards; names are never inflected. Bases come as codes (first, second, third, home). Signed numbers
### come as text (“+2”, “−1”). “none” stands for what is not there, “unseen” for what is hidden.

## Lists and small words

list = { $head } и { $last }
clauses = { $head }, { $last }
a-card = карта
you = вы
titled = «{ $card }»
manager-home = хозяева
manager-away = гости

## Labels: results

result-k = страйкаут
result-gb = граундбол
result-fb = флайбол
result-bb = уолк
result-1b = сингл
result-2b = дабл
result-3b = трипл
result-hr = хоум-ран
result-hbp = попадание мячом
result-ibb = намеренный уолк
result-sac = жертвенный бант
result-sqz = сквиз
spoken-k = Страйкаут! Бэттер в ауте.
spoken-gb = Граундбол.
spoken-fb = Флайбол. Бэттер в ауте.
spoken-bb = Уолк. Бэттер идёт на первую базу.
spoken-1b = Сингл.
spoken-2b = Дабл.
spoken-3b = Трипл.
spoken-hr = Хоум-ран!
spoken-hbp = Попадание мячом. Бэттер идёт на первую базу.
spoken-ibb = Намеренный уолк. Бэттер идёт на первую базу.
spoken-sac = Жертвенный бант. Бэттер в ауте.
spoken-sqz = Сквиз. Раннер с третьей базы в доме.

## Labels: players

position-c = кэтчер
position-1b = игрок 1-й базы
position-2b = игрок 2-й базы
position-3b = игрок 3-й базы
position-ss = шорт-стоп
position-lf = левый аутфилдер
position-cf = центральный аутфилдер
position-rf = правый аутфилдер
position-dh = назначенный хиттер
role-sp = стартовый питчер
role-rp = реливер
bats =
    { $hand ->
        [R] бьёт справа
        [L] бьёт слева
       *[S] свитч-хиттер
    }
throws =
    { $hand ->
        [L] левша
       *[R] правша
    }
icon-as = звезда
icon-gg = Золотая перчатка
icon-hr = лидер по хоум-ранам
icon-mvp = самый ценный игрок
icon-r = лидер по ранам
icon-rbi = лидер по вбитым ранам
icon-sb = лидер по украденным базам
icon-sl = Серебряный слаггер
icon-hl = лидер по холдам
icon-k = лидер по страйкаутам
icon-sv = лидер по сейвам
icon-w = лидер по победам питчера

## Labels: numbers that effects change

attribute-pitch-roll = кубик подачи
attribute-command = контроль
attribute-pitch = подача
attribute-on-base = выход на базу
attribute-swing-roll = кубик замаха
attribute-swing = замах
attribute-speed = скорость
attribute-battery = бэттери
attribute-infield = инфилд
attribute-outfield = аутфилд
attribute-throw-roll = кубик броска
attribute-throw = бросок
attribute-play-roll = кубик розыгрыша
attribute-play = розыгрыш
attribute-innings = лимит иннингов
die-20 = обычный кубик
die-24 = силовой кубик
chart-batter = таблица бэттера
chart-pitcher = таблица питчера
infield-in = инфилд выдвинут
infield-back = обычная расстановка
clutch-moment = решающий момент

## Labels: bases, innings, scores

base =
    { $base ->
        [first] 1-я база
        [second] 2-я база
        [third] 3-я база
       *[home] дом
    }
base-on =
    { $base ->
        [first] на 1-й базе
        [second] на 2-й базе
        [third] на 3-й базе
       *[home] в доме
    }
base-at =
    { $base ->
        [first] на 1-й базе
        [second] на 2-й базе
        [third] на 3-й базе
       *[home] в доме
    }
base-to =
    { $base ->
        [first] на 1-ю базу
        [second] на 2-ю базу
        [third] на 3-ю базу
       *[home] в дом
    }
base-stolen =
    { $base ->
        [first] 1-ю базу
        [second] 2-ю базу
        [third] 3-ю базу
       *[home] дом
    }
ordinal = { $inning }-го
half =
    { $top ->
        [yes] верх { ordinal }
       *[no] низ { ordinal }
    }
outs =
    { $outs ->
        [one] { $outs } аут
        [few] { $outs } аута
       *[many] { $outs } аутов
    }
runs =
    { $runs ->
        [one] { $runs } ран
        [few] { $runs } рана
       *[many] { $runs } ранов
    }
score = { $one } { $runs }, { $other } { $others }
standing-game = матч { $number }

## Labels: modes and options

mode-single = Один матч
mode-series = Серия
mode-season = Сезон
mode-about-single = Один матч из девяти иннингов (60–90 минут)
mode-about-series = Серия до 2, 3 или 4 побед: питчерам нужен отдых
mode-about-season = Сколько угодно матчей между двумя одними и теми же клубами
option-decks = Две колоды: названия готовых или пути к файлам.
option-games = Сколько матчей в серии или в сезоне.
option-slot = Какое место ротации начинает; 0 — решает кубик.
option-windows = Когда спрашивать о картах: всегда, когда какая-нибудь возможна, или только если вам есть что сыграть.
option-deck-lists = Знают ли менеджеры, какие карты в колоде стратегии соперника.
option-roster = Размер ростера: обычный, на 20 человек или «Все звёзды».
option-strategy = С картами стратегии, тренерами и эффектами стадионов или без них.
option-rules = Издание правил.

## Labels: what is being decided

question-lineup = стартовый состав
question-substitution = замены
question-newcomer = кто выходит
question-shift = с кем поменяться
question-walk = намеренный уолк
question-steal = кража базы
question-target = в кого бросать
question-bunt = жертвенный бант
question-third-bunt = третий бант
question-depth = инфилд
question-card = карта
question-answer = ответ на карту
question-part = что сделать с картой
question-discard = сброс
question-take-back = какие карты забрать
question-double-play = дабл-плей
question-send = раннера на 3-ю базу
question-reply = бросок на 3-ю базу
question-send-home = раннера в дом
question-reply-home = бросок в дом
question-advance = дополнительные базы
question-ejected = замена удалённого
question-effect = эффект стадиона

## Cards

batter-line =
    { $name }, { $positions }, { bats }, выход на базу { $on_base }{ $bonus ->
        [none] {""}
       *[other] {" "}({ $bonus })
    }, скорость { $speed }
pitcher-line =
    { $name }, { $role }, { throws }, контроль { $command }{ $bonus ->
        [none] {""}
       *[other] {" "}({ $bonus })
    }, { $innings ->
        [one] { $innings } иннинг
        [few] { $innings } иннинга
       *[many] { $innings } иннингов
    }
strategy-line = «{ $name }». { $text }
coach-line = { $kind } { $name }. { $text }
face-player = { $name }, { $club }
face-batter = Бэттер, карта { $id }
face-pitcher = { $role }, карта { $id }
face-hand-batter = { bats }
face-hand-pitcher = { throws }
face-on-base =
    Выход на базу: { $value }{ $vs ->
        [none] {""}
        [L] , +{ $bonus } против левшей
       *[R] , +{ $bonus } против правшей
    }
face-command =
    Контроль: { $value }{ $vs ->
        [none] {""}
        [L] , +{ $bonus } против тех, кто бьёт слева
       *[R] , +{ $bonus } против тех, кто бьёт справа
    }
face-speed = Скорость: { $value } ({ $letter })
face-x-zone =
    { $value ->
        [1] Зона X: 1
       *[other] Зона X: 1–{ $value }
    }
face-innings = Лимит иннингов: { $value }
face-positions = Позиции: { $positions }
face-rating = Оценка защиты: { $value }
face-chart = Таблица: { $chart }
face-salary = Зарплата: { $value }
face-clutch = Клатч: { $value }
face-icons = Значки: { $icons }
face-icon = { $icon } ({ $about })
face-card = { $name }, { $kind }, карта { $id }

## Decisions

ask-lineup =
    { $name ->
        [none] { $slot ->
            [1] Стартовый состав: возьмите тот, что предлагает колода, или выберите, кто бьёт первым.
           *[other] Стартовый состав: кто бьёт { $slot }-м?
        }
       *[other] Стартовый состав: где играет { $name }?
    }
ask-substitution =
    { $side ->
        [offence] Выпустить пинч-хиттера или пинч-раннера или играть дальше?
       *[defence] Сменить питчера, сделать защитную замену, переставить защитников или играть дальше?
    }
ask-newcomer =
    { $base ->
        [none] Кто выходит на замену ({ $position }, сейчас { $name })?
       *[other] Кто сменит раннера { base-on } (сейчас { $name })?
    }
ask-shift = С кем меняется местами { $name } ({ $position })?
ask-walk = На бите { $name }: подавать или дать намеренный уолк?
ask-steal = Красть базу до подачи?
ask-target =
    { $throw ->
        [steal] Двойная кража: в кого бросать?
        [tag] Раннеры делают тэг-ап: в кого бросать?
       *[extra-base] Раннеры бегут дальше: в кого бросать?
    }
ask-bunt = На бите { $name }: замах или жертвенный бант?
ask-third-bunt = Два банта не удались: пробовать в третий раз или ждать подачи?
ask-depth = Раннер на 3-й базе: выдвинуть инфилд или оставить обычную расстановку?
ask-card = { $window }: сыграть карту или пас?
ask-answer =
    { $coach ->
        [yes] Соперник зовёт тренера — { $card }: ответить или пропустить?
       *[no] Соперник играет карту «{ $card }»: ответить или пропустить?
    }
ask-part =
    { $part ->
        [target] «{ $card }»: для какого раннера?
        [alternative] «{ $card }»: какой из эффектов?
        [cost] { $count ->
            [one] Карта «{ $card }» стоит ещё { $count } карту: какую сбросить?
            [few] Карта «{ $card }» стоит ещё { $count } карты: какую сбросить?
           *[many] Карта «{ $card }» стоит ещё { $count } карт: какую сбросить?
        }
        [remove] «{ $card }»: какую карту убрать из игры?
       *[pick-discarded] «{ $card }»: какую карту взять из сброса?
    }
ask-discard =
    { $count ->
        [one] Сбросьте { $count } карту.
        [few] Сбросьте { $count } карты.
       *[many] Сбросьте { $count } карт.
    }
ask-take-back = После замены: забрать одну из своих карт или оставить их?
ask-double-play = Граундбол, бьёт { $name }: пробовать дабл-плей или взять аут на 1-й базе?
ask-send = Граундбол, на 2-й базе { $name }: отправить раннера на 3-ю или придержать?
ask-reply = { $name } бежит на 3-ю базу: бросать туда или взять бэттера?
ask-send-home = Граундбол, инфилд выдвинут, на 3-й базе { $name }: отправить раннера в дом или придержать?
ask-reply-home = { $name } бежит в дом: бросать туда или взять бэттера?
ask-advance =
    { $throw ->
        [tag] Флайбол: кто делает тэг-ап?
       *[extra-base] Кто пробует взять дополнительную базу?
    }
ask-ejected =
    { $pitcher ->
        [yes] Удаление: { $name }. Кто выходит на горку?
       *[no] Удаление: { $name }. Кто выходит на замену?
    }
ask-effect = { $stadium }: какой эффект выбрать?

## Choices

choice-pass = Пас
choice-no-substitution = Играть дальше
choice-no-answer = Пропустить
choice-no-more-back = Больше ничего не забирать
choice-proposed-lineup = Взять состав, который предлагает колода
choice-bat = { $line }
choice-position = { $name } ({ $position })
choice-bring-in = На горку: { $line }
choice-replace = Заменить: { $name } ({ $position })
choice-pinch-hit = Пинч-хиттер: { $line }
choice-pinch-run = Пинч-раннер { base-on } (сейчас { $name })
choice-newcomer =
    { $position ->
        [none] { $line }
       *[other] { $line }; на позиции { $position } { $rating }
    }
choice-shift = Переставить: { $name } ({ $position })
choice-shift-with = Поменяться: { $name } ({ $position })
choice-pitch = Подавать
choice-walk = Дать намеренный уолк
choice-no-steal = Не красть
choice-steal-second = Красть 2-ю базу: { $names }
choice-steal-third = Красть 3-ю базу: { $names }
choice-double-steal = Двойная кража: { $names }
choice-throw-at = Бросить { base-to }, там { $names }
choice-no-throw = Не бросать
choice-swing-away = Замах
choice-bunt = Жертвенный бант
choice-bunt-again = Третий бант
choice-take-pitch = Ждать подачи
choice-infield-back = Обычная расстановка
choice-infield-in = Выдвинуть инфилд
choice-card = Сыграть карту { $line }
choice-coach = Позвать: { $line }
choice-target = { $names }, { base-on }
choice-alternative = { $text }
choice-cost = Сбросить карту { $line }
choice-remove =
    Убрать «{ $name }» ({ $player }){ $number ->
        [1] {""}
       *[other] , номер { $number }
    }
choice-pick-discarded = Взять карту { $line }
choice-discard = Сбросить карту { $line }
choice-take-back = Забрать «{ $name }»
choice-try-two = Пробовать дабл-плей
choice-first-only = Взять аут на 1-й базе
choice-send = Отправить раннера: { $names }
choice-hold = Придержать раннера: { $names }
choice-take-batter = Взять бэттера
choice-throw = Бросить { base-to }, там { $names }
choice-advance = Отправить: { $names }
choice-hold-all = Придержать всех

## Refusals

refusal-no-such-seat = За этим столом нет такого места.
refusal-game-is-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-not-playable = Эту карту сейчас сыграть нельзя.
refusal-not-a-choice = Сейчас так выбрать нельзя.
refusal-nothing-to-take-back = Возвращать нечего.

## The story: the frame

story-retracted =
    { $who ->
        [you] { $player } возвращаете ход.
       *[one] { $player } возвращает ход.
    }
story-roll = { $player } { $roll }
story-home-roll = Кто хозяева: { $rolls }.
story-slot-roll = На кубике { $roll }: матч начинают стартовые питчеры под номером { $slot }.
story-game =
    { $number ->
        [none] Гости — { $away }, хозяева — { $home }.
       *[other] Матч { $number }: гости — { $away }, хозяева — { $home }.
    }
story-batter = { $slot } { $name } { $position }
story-lineup =
    { $player }: { $batters }{ $pitcher ->
        [none] {""}
       *[other] ; на горке { $pitcher }
    }{ $tired ->
        [yes] , питчер устал
       *[no] {""}
    }.
story-starting-pitcher =
    { $player }: на горке { $pitcher }{ $tired ->
        [yes] , питчер устал
       *[no] {""}
    }.
story-half =
    { half } иннинга: { $who ->
        [you] бьёте вы.
       *[one] бьёт { $player }.
    }
story-half-over =
    { half-runs }, { $left ->
        [0] на базах никого.
       *[other] на базах осталось: { $left }.
    }
half-runs =
    { $scored ->
        [0] Ранов нет
        [one] { $scored } ран
        [few] { $scored } рана
       *[many] { $scored } ранов
    }
story-score = Счёт: { score }.
story-outs = { outs }.
story-game-over =
    { $who ->
        [you] Окончательный счёт: { score }. Победа ваша!
       *[one] Окончательный счёт: { score }. Победа: { $player }.
    }
story-forfeit =
    { $who ->
        [you] Вы не можете выставить девять бэттеров: техническое поражение.
       *[one] { $player } не может выставить девять бэттеров: техническое поражение.
    }
story-series-won =
    { $who ->
        [you] Вы выигрываете { $kind ->
            [season] сезон
           *[series] серию
        } { $wins }:{ $losses }!
       *[one] { $player } выигрывает { $kind ->
            [season] сезон
           *[series] серию
        } { $wins }:{ $losses }.
    }
story-series-even = Сезон кончается вничью, { $wins }:{ $losses }.

## The story: substitutions

story-batter-up = На бите { $name }, на горке { $pitcher }.
story-pitching-change =
    Замена питчера: выходит { $name }, уходит { $old }{ $tired ->
        [yes] ; новый питчер устал
       *[no] {""}
    }.
story-in-field = Защитная замена ({ $position }): выходит { $name }, уходит { $old }.
story-pinch-hitter = Пинч-хиттер: выходит { $name }, уходит { $old }.
story-for-ejected = На замену выходит { $name }, уходит { $old }.
story-pinch-runner = Пинч-раннер { base-on }: выходит { $name }, уходит { $old }.
story-moves = { $moves }.
story-move = { $name } переходит на позицию { $position }
story-ejected = Удаление: { $name }!

## The story: before the pitch

story-steals =
    { $bases ->
        [first] Раннер с 1-й базы пробует украсть 2-ю.
        [second] Раннер со 2-й базы пробует украсть 3-ю.
       *[both] Двойная кража: бегут оба раннера.
    }
story-bunted =
    { $success ->
        [yes] Бант: { $roll }, удался.
       *[no] Бант: { $roll }, не удался.
    }
story-tired =
    { $level ->
        [1] Питчер устал ({ $name }).
       *[other] Питчер устал ({ $name }, ступень { $level }).
    }
story-took-pitch = Третьего банта нет: бэттер ждёт подачи.
story-infield-in = Инфилд выдвигается.
story-infield-back = Инфилд отходит назад.

## The story: pitch and swing

term-command =
    { $printed ->
        [none] { $value } (контроль)
       *[other] { $value } (контроль, на карте { $printed })
    }
sum-total = { $sum } = { $total }
story-pitch =
    { $die ->
        [24] Подача силовым кубиком: { $pitch }.
       *[20] Подача: { $pitch }.
    }
story-pitch-against =
    { $die ->
        [24] Подача силовым кубиком: { $pitch } { against }
       *[20] Подача: { $pitch } { against }
    }
story-advantage = Подача { $pitch } { against }
against =
    против выхода на базу { $on_base }{ $printed ->
        [none] {""}
       *[other] {" "}(на карте { $printed })
    }: { $mistake ->
        [yes] неудачная подача, { $chart ->
            [batter] таблица бэттера и силовой кубик.
           *[pitcher] но таблица питчера, кубик силовой.
        }
       *[no] { $chart ->
            [batter] таблица бэттера.
           *[pitcher] таблица питчера.
        }
    }
story-mistake =
    { $mistake ->
        [yes] Это неудачная подача!
       *[no] Это не неудачная подача.
    }
story-swing =
    { $die ->
        [24] Замах силовым кубиком: { $swing }
       *[20] Замах: { $swing }
    }{ $result ->
        [none] .
       *[other] , { $result }.
    }
story-result = Результат: { $result }.
read-as = { $printed } считается за { $result }
story-changed = Результат меняется: был { $old }, теперь { $result }.
story-kept = Результат остаётся: { $result }.
story-rolled = Кубик: { $roll }, нужно { $needed }.
story-checked =
    Розыгрыш, { $rating ->
        [battery] бэттери
        [infield] инфилд
       *[outfield] аутфилд
    }: { $total }, { $success ->
        [yes] удался.
       *[no] не удался.
    }

## The story: the play

play-k = { $name }: страйкаут
play-gb = { $name } выбивает граундбол
play-ground-out = { $name }: граундаут
play-fb = { $name }: флайаут
play-bb = { $name }: уолк
play-1b = { $name } выбивает сингл
play-2b = { $name } выбивает дабл
play-3b = { $name } выбивает трипл
play-hr = { $name } выбивает хоум-ран
play-hbp = { $name }: попадание мячом
play-ibb = { $name }: намеренный уолк
play-sac = { $name }: жертвенный бант
play-sqz = { $name }: сквиз
did-score = { $name } зарабатывает ран
did-go = { $name } переходит { base-to }
did-steal = { $name } крадёт { base-stolen }
did-reach = { $name } на 1-й базе, выбор защиты
did-double-play = это дабл-плей
did-sacrifice-fly = это жертвенный флай
did-error = ошибка защиты
out-strikeout = { $name } в ауте после страйкаута
out-ground-out = { $name } в ауте { base-at }
out-fly-out = { $name } в ауте на флайболе
out-force-out = { $name } в вынужденном ауте { base-at }
out-thrown-out = { $name } в ауте { base-at }
out-caught-stealing = { $name } в ауте { base-at }, неудачная кража
out-sacrificed = { $name } в ауте { base-at }
out-picked-off = { $name } в ауте { base-at }, пикофф
story-play = { $what }.
story-play-details = { $what }; { $details }.
story-sent = { $count ->
        [one] Бежит { $runners }.
       *[other] Бегут { $runners }.
    }
sent-runner =
    { $base ->
        [first] раннер с 1-й базы
        [second] раннер со 2-й базы
       *[third] раннер с 3-й базы
    }
story-held =
    { $who ->
        [you] { $player } никого не отправляете.
       *[one] { $player } никого не отправляет.
    }
story-no-throw = Защита не бросает.
term-rating =
    { $rating ->
        [battery] { $value } (бэттери)
        [infield] { $value } (инфилд)
       *[outfield] { $value } (аутфилд)
    }
throw-speed =
    { $bonus ->
        [0] скорости { $speed }
       *[other] скорости { $speed } + { $bonus }
    }
story-thrown =
    { $throw ->
        [pickoff] Пикофф, на базе { $name }
        [double-play] Бросок на 1-ю базу, бежит { $name }
       *[other] Бросок, бежит { $name }
    }: { $sum } против { $speed }{ $out ->
        [yes] , аут.
        [no] , сейф.
       *[none] .
    }
story-throw-read =
    Бросок, бежит { $name }: { $total } против { $needed }, { $out ->
        [yes] аут.
       *[no] сейф.
    }

## The story: cards

for-player =
    { $target ->
        [none] {""}
       *[other] , раннер — { $target }
    }
and-discards =
    { $cost ->
        [none] {""}
       *[other] , сбрасывая { $cost }
    }
what-it-says =
    { $quoted ->
        [yes] «{ $text }».
       *[no] { $text }.
    }
story-played =
    { $who ->
        [you] { $player } играете карту «{ $card }»
       *[one] { $player } играет карту «{ $card }»
    }{ for-player }{ and-discards }: { what-it-says }
story-coached =
    { $who ->
        [you] { $player } зовёте тренера — { $card }
       *[one] { $player } зовёт тренера — { $card }
    }{ for-player }: { what-it-says }
story-negated =
    { $coach ->
        [yes] Помощь тренера нейтрализована: { $card }.
       *[no] Карта «{ $card }» нейтрализована.
    }
story-returned =
    { $coach ->
        [yes] { $card } — снова свободный тренер ({ $player }).
       *[no] Карта «{ $card }» возвращается в руку ({ $player }).
    }
story-ended =
    { $coach ->
        [yes] Помощь тренера кончается: { $card }.
       *[no] Карта «{ $card }» больше не действует.
    }
story-drew =
    { $who ->
        [you] { $player } берёте
       *[one] { $player } берёт
    } { $cards ->
        [unseen] { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
       *[other] { $cards }
    }.
story-gift =
    По эффекту стадиона { $who ->
        [you] вы берёте
       *[one] { $player } берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
story-discarded =
    { $who ->
        [you] { $player } сбрасываете { $cards }.
       *[one] { $player } сбрасывает { $cards }.
    }
story-saw-hand =
    { $who ->
        [you] { $player } смотрите руку соперника.
       *[one] { $player } смотрит руку соперника.
    }
story-new-hands = Оба менеджера замешивают руку в колоду и берут карты заново.
story-took-discarded =
    { $who ->
        [you] { $player } берёте из сброса карту «{ $card }».
       *[one] { $player } берёт из сброса карту «{ $card }».
    }
story-limit =
    { $sign ->
        [more] { $innings ->
            [one] { $name } может подавать на { $innings } иннинг дольше.
            [few] { $name } может подавать на { $innings } иннинга дольше.
           *[many] { $name } может подавать на { $innings } иннингов дольше.
        }
       *[less] { $innings ->
            [one] { $name } устанет на { $innings } иннинг раньше.
            [few] { $name } устанет на { $innings } иннинга раньше.
           *[many] { $name } устанет на { $innings } иннингов раньше.
        }
    }
story-weather-over = Погода проясняется.
