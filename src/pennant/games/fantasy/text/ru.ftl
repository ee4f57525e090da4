### Fantasy in words. The rules have a file of their own.
### Arguments: $player is a name or “вы”, and $who says how the verb agrees: you, several, else one; names are never
### inflected. Bases and games come as numbers ($base 1 to 4, 5 for the Wild Card Game, 0 for a game of the Series), tracks
### and sides as codes (red, good). “none” stands for what is not there, “unseen” for what is hidden.

## Lists and small words

list = { $head } и { $last }
list-in-order = { $head }, затем { $last }
clauses = { $head }, { $last }
rivals = { $head }, { $last }
a-card = карта
you = вы
card-of = { $card } ({ $player })
win-at-stake = { $name } ({ $stats })

## Labels: stats, tracks, tiers, sides

stat-avg = процент отбивания
stat-r = раны
stat-hr = хоум-раны
stat-rbi = вбитые раны
stat-sb = украденные базы
stat-era = пропускаемость
stat-ip = иннинги питчера
stat-w = победы питчера
stat-k = страйкауты
stat-sv = сейвы
stat-about-avg = Как часто бэттер выбивает хит.
stat-about-r = Раны, которые бэттер зарабатывает сам.
stat-about-hr = Хиты, на которых все зарабатывают раны.
stat-about-rbi = Раны, заработанные благодаря хитам бэттера.
stat-about-sb = Базы, которые раннер крадёт.
stat-about-era = Раны, которые питчер пропускает. Здесь тоже больше — лучше.
stat-about-ip = Иннинги, которые питчер провёл на горке.
stat-about-w = Матчи, выигранные питчером.
stat-about-k = Бэттеры в ауте после трёх страйков.
stat-about-sv = Трудные матчи, доведённые питчером до победы.
colour =
    { $track ->
        [red] красная
        [orange] оранжевая
        [yellow] жёлтая
        [green] зелёная
       *[blue] синяя
    }
track = { colour } шкала
on-track =
    { $track ->
        [red] на красной
        [orange] на оранжевой
        [yellow] на жёлтой
        [green] на зелёной
       *[blue] на синей
    } шкале
track-step = { colour } +{ $points }
tier-rookie = новичок
tier-pro = профи
tier-specialist = специалист
tier-all-star = звезда
tier-hall-of-fame = Зал славы
alignment-good = Добро
alignment-evil = Зло
kind-hit = бэттер
kind-pitch = питчер
kind-two-way = двойное амплуа

## Labels: places, stages, modes, teams

place =
    { $base ->
        [1] 1-я база
        [2] 2-я база
        [3] 3-я база
        [4] дом
        [5] матч уайлд-кард
       *[0] матч { $game }
    }{ $side ->
        [down] {" "}(перевёрнутая)
       *[none] {""}
    }
at-place =
    { $base ->
        [1] на 1-й базе
        [2] на 2-й базе
        [3] на 3-й базе
        [4] в доме
        [5] в матче уайлд-кард
        [6] на скамейке
       *[0] в матче { $game }
    }
stage-draft = Драфт
stage-season = Сезон
stage-wild-card = Матч уайлд-кард
stage-series = Финальная серия
stage-over = Конец партии
standing-season = Месяц { $month }, неделя { $week }
mode-season = Сезон
mode-solo = Соло
mode-about-season = Драфт, три месяца матчей и Финальная серия; от двух до пяти менеджеров (20–50 минут)
mode-about-solo = Вы против Робота и Колоды (20–30 минут)
option-seats = Сколько менеджеров играет.
option-draft = Какой драфт: обычный, быстрый, обратный, парами или змейкой.
option-more-wins = «Больше побед»: две карты победы на каждой базе, для четырёх или пяти менеджеров.
option-always-wild-card = «Всегда уайлд-кард»: второй и третий всегда играют за место в Финальной серии.
option-two-player-edge = Вдвоём: с какой форой в матчах лучший в сезоне начинает Финальную серию.
option-robot-picks = Кто выбирает за Робота: вы или программа — самых слабых либо самых сильных из подходящих.
option-months = Месяцы сезона; четыре или пять — это «Полный сезон».
option-events = Событие каждый месяц и одно в Финальной серии.
option-win-values = Карта победы считается за 1 или за столько, сколько на ней стоит.
option-track-tie = Победы за равные очки на шкале: всем лучшее место, всем худшее или поровну.
option-fa-rest = Куда уходят свободные агенты, которых никто не забрал: в колоду персонажей или в сброс.
option-zero-matches = Показатель, равный 0, тоже совпадает с лентой.
option-zero-wins = С суммой 0 можно победить.
option-translucent-sticky = Порядок «Прозрачности» переживает ближайшее завершение месяца.
option-recruit = «Вербовка» оставляет карту в резерве или меняет сразу.
option-wildcard-magic = Магия в матчах уайлд-кард.
manager-robot = Робот
manager-deck = Колода
team-colour-purple = фиолетовый
team-colour-teal = бирюзовый
team-colour-white = белый
team-colour-black = чёрный
team-colour-bronze = бронзовый
team-line = { $name }, цвет { $colour }, менеджер — { $wizard }

## Labels: what is being decided

question-keep = драфт
question-open = открытый драфт
question-discard = сброс
question-claim = рынок
question-drop = кого отчислить
question-roster = расстановка
question-robot = персонаж Робота
question-magic = магия
question-copy = чью магию повторить
question-wild-card = персонаж на матч уайлд-кард
question-lineup = стартовый состав на серию
question-first-game = персонаж на матч 1
question-game = персонаж на следующий матч
question-dig-spot = какую карту отдать
question-replace = какую карту отдать

## Magic: names, and what stands on the card

magic-abduct = Похищение
magic-axe = Топор
magic-berzerk = Берсерк
magic-blessing = Благословение
magic-brute-force = Грубая сила
magic-dig = Раскопки
magic-flames = Пламя
magic-focus = Концентрация
magic-helper = Помощник
magic-hibernate = Спячка
magic-justice = Правосудие
magic-meow = Мяу
magic-morph = Превращение
magic-pile-on = Куча-мала
magic-power-juice = Сок силы
magic-recruit = Вербовка
magic-revive = Возрождение
magic-shapeshift = Смена облика
magic-summon = Призыв
magic-teleport = Телепорт
magic-translucent = Прозрачность
magic-text-abduct = Поменяйте местами две ещё не разыгранные карты победы.
magic-text-axe = Выберите двух соперников и шкалу для каждого: соперник теряет на ней 1 очко.
magic-text-berzerk =
    Выберите один показатель этой карты: { $stage ->
        [series] в этом и во всех оставшихся матчах серии
       *[season] на этой и на всех оставшихся неделях месяца
    } он прибавляется к вашему активному персонажу.
magic-text-blessing = Примените истощённую магию соперника как свою.
magic-text-brute-force = Продвиньтесь на 1 очко на шкале, где у вас уже есть хотя бы 1 очко.
magic-text-dig = Просмотрите сброс и обменяйте карту своего стартового состава на карту оттуда — насовсем.
magic-text-flames =
    Выберите один показатель активного персонажа соперника: { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } этот показатель равен 0.
magic-text-focus = На этой неделе не давайте соперникам продвигаться по шкалам.
magic-text-helper = Примените магию своего активного персонажа.
magic-text-hibernate =
    { $stage ->
        [series] В этом матче
       *[season] На этой неделе
    } лишите магии всех, кто ходит после вас.
magic-text-justice =
    { $stage ->
        [series] В этом матче
       *[season] На этой неделе
    } не дайте победить ни одному злому персонажу, даже своему.
magic-text-meow =
    Отправьте злого активного персонажа соперника на скамейку владельца: { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } он не играет.
magic-text-morph = Выберите своего активного персонажа или карту скамейки и обменяйте на верхнюю карту колоды персонажей — насовсем.
magic-text-pile-on =
    Если ваш активный персонаж злой, прибавьте { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } 1 к каждому его показателю.
magic-text-power-juice =
    Прибавьте { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } 1 к каждому показателю своего активного персонажа.
magic-text-recruit = Возьмите 3 карты из колоды персонажей, одну оставьте в резерве до ближайшего рынка, две положите под низ колоды.
magic-text-revive =
    Выберите другую свою истощённую карту на скамейке: { $stage ->
        [series] со следующего матча
       *[season] со следующей недели
    } её магия снова доступна.
magic-text-shapeshift = Поменяйте местами своего активного персонажа и любую другую свою карту, даже уже сыгранную.
magic-text-summon =
    Прибавьте { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } все показатели этой карты к показателям своего активного персонажа.
magic-text-teleport = Поменяйте эту карту местами со своим активным персонажем.
magic-text-translucent =
    { $stage ->
        [series] Со следующего матча вы с соперником меняетесь местами в порядке хода.
       *[season] Расставьте жетоны очереди вейверов в любом порядке.
    }

## What Events do

effect-stat =
    { $which ->
        [all] Каждый показатель
        [highest-printed] Самый большой напечатанный показатель
       *[some] { $stats }
    } { $kind ->
        [good] доброго активного персонажа
        [evil] злого активного персонажа
        [rookie] активного новичка
        [pro] активного профи
        [specialist] активного специалиста
        [all-star] активной звезды
        [hall-of-fame] активного члена Зала славы
        [hit] активного персонажа без показателей питчера
        [pitch] активного персонажа без показателей бэттера
        [two-way] активного персонажа с двойным амплуа
       *[none] каждого активного персонажа
    } { $sign ->
        [up] больше на
       *[down] меньше на
    } { $amount }.{ $which ->
        [highest-printed] {" "}Из равных это первый по списку: { $order }.
       *[other] {""}
    }
effect-tie-evil = При равенстве Зло сильнее Добра.
effect-tie-waiver = Если Добро и Зло равенства не решают, побеждает тот из равных, кто раньше в очереди вейверов.
effect-no-magic =
    { $stage ->
        [series] { $count ->
            [1] В матче
           *[other] В матчах
        }
       *[season] { $count ->
            [1] На неделе
           *[other] На неделях
        }
    } { $weeks } магии нет.
effect-magic-rounds =
    { $count ->
        [2] Когда магию могли применить все, каждый может ещё раз, в том же порядке.
       *[other] Магию применяют в том же порядке, кругов: { $count }.
    }
effect-magic-waiver = Магию применяют по очереди вейверов.
effect-magic-active =
    Один раз за { $stage ->
        [series] серию
       *[season] месяц
    } можно применить магию своего активного персонажа вместо магии со скамейки.
effect-show-bench = Когда все готовы, карты всех скамеек показывают всем.
effect-show-home-starter =
    Когда все готовы, каждый показывает { $stage ->
        [series] персонажа матча 4.
       *[season] стартового персонажа в доме.
    }
effect-agents-more =
    В пуле агентов на { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } больше.
effect-agents-rounds =
    { $count ->
        [2] После первого круга на рынке идёт второй в том же порядке.
       *[other] На рынке выбирают в том же порядке, кругов: { $count }.
    }
effect-agents-none = В этом месяце рынка нет.
effect-agents-leader = На рынке выбирают в порядке хода.
effect-track-winner = Очки за ленты получает и победитель недели.
effect-track-off = В этом месяце ленты очков не дают.
effect-track-step = Каждое совпадение с лентой двигает колышек ещё на { $count }.
effect-value =
    Карта победы { at-place } стоит на { $count ->
        [one] { $count } победу
        [few] { $count } победы
       *[many] { $count } побед
    } больше.
effect-order =
    { $stage ->
        [series] Матчи играют в таком порядке: { $places }.
       *[season] Недели идут так: { $places }.
    }

## Cards

character-line = { $name }, { $tier }, { $alignment }: { $stats }, «{ $magic }»
win-line =
    { $name }: { $requires }{ $banners ->
        [none] {""}
       *[other] ; остальным { $banners }
    }
event-line = { $name }: { $text }
face-name = { $name }, { $club }
face-tier = Карта { $id }, { $tier }, { $alignment }
face-stats = Показатели: { $stats }
face-magic = { $magic }. { $text }
face-win = { $name }, карта победы { $id }
face-requires = Сложите: { $requires }
face-banners = Ленты для остальных: { $banners }
face-wins =
    На карте стоит: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
face-event = { $name }, событие
face-only =
    { $kind ->
        [agents] Только в сезоне, в месяцы с рынком.
       *[season] Только в сезоне.
    }

## Decisions

ask-keep = Драфт, круг { $round }: какую карту вы оставите себе?
ask-open = Драфт: возьмите одну из открытых карт.
ask-discard = У вас семь персонажей: сбросьте одного рубашкой вверх.
ask-claim = Месяц { $month }, рынок: заберите свободного агента или откажитесь.
ask-drop = Вы забираете персонажа { $card }. Кого отчислить?
ask-roster =
    Месяц { $month }: кто играет { at-place }{ $win ->
        [none] {""}
       *[other] {" "}за { $win }{ $other ->
            [none] {""}
           *[other] {" "}или { $other }
        }
    }?
ask-robot =
    Кто играет за Робота { at-place }?{ $win ->
        [none] {""}
       *[other] {" "}На кону { $win }.
    }
ask-magic = { place }: примените магию одного из своих персонажей или выберите пас.
ask-copy = «Благословение»: чью магию повторить?
ask-wild-card =
    Матч уайлд-кард{ $win ->
        [none] {""}
       *[other] {" "}за { $win }
    }: выберите одного из своих персонажей.
ask-lineup =
    Кто играет { at-place }{ $win ->
        [none] {""}
       *[other] {" "}за { $win }
    }?
ask-first-game =
    Своё поле: соперника вы уже видите. Кто играет { at-place }{ $win ->
        [none] {""}
       *[other] {" "}за { $win }
    }?
ask-game =
    Кто играет { at-place }{ $win ->
        [none] {""}
       *[other] {" "}за { $win }
    }?
ask-dig-spot = «Раскопки»: какую карту стартового состава отправить в сброс?
ask-replace = «Вербовка»: какая ваша карта уступит место?
ask-abduct = «Похищение»: какие две карты победы поменять местами?
ask-axe = «Топор»: кто теряет 1 очко и на какой шкале?
ask-berzerk = «Берсерк»: какой показатель персонажа { $source } прибавить?
ask-blessing = «Благословение»: выбирать нечего.
ask-brute-force = «Грубая сила»: на какой шкале продвинуться?
ask-dig = «Раскопки»: какую карту взять из сброса?
ask-flames = «Пламя»: какой показатель станет равен 0?
ask-focus = «Концентрация»: выбирать нечего.
ask-helper = «Помощник»: выбирать нечего.
ask-hibernate = «Спячка»: выбирать нечего.
ask-justice = «Правосудие»: выбирать нечего.
ask-meow = «Мяу»: чей злой персонаж уйдёт на скамейку?
ask-morph = «Превращение»: какую карту обменять на верхнюю карту колоды персонажей?
ask-pile-on = «Куча-мала»: выбирать нечего.
ask-power-juice = «Сок силы»: выбирать нечего.
ask-recruit = «Вербовка»: какую карту оставить себе и в каком порядке положить остальные под низ колоды?
ask-revive = «Возрождение»: какая истощённая карта снова станет доступна?
ask-shapeshift = «Смена облика»: кто займёт место вашего активного персонажа?
ask-summon = «Призыв»: выбирать нечего.
ask-teleport = «Телепорт»: выбирать нечего.
ask-translucent = «Прозрачность»: кто следующий в очереди вейверов?

## Choices

choice-pass = Пас
choice-decline = Никого не забирать
choice-keep = Оставить: { $card }
choice-open = Взять: { $card }
choice-discard = Сбросить: { $card }
choice-claim = Забрать: { $card }
choice-claim-reserved = Забрать резервную карту: { $card }
choice-drop = Отчислить: { $card }
choice-roster =
    { $card }{ $win ->
        [none] {""}
       *[other] {" "}— за { $win }
    }
choice-robot = { $card }
choice-lineup = { $card }
choice-first-game = { $card }
choice-game = { $card }
choice-wild-card = { $card }
choice-magic = { $magic } ({ $name }): { $text }
choice-copy = { $magic } ({ $name }): { $text }
choice-dig = Взять: { $card }
choice-dig-spot = Отдать: { $card }
choice-replace = Отдать: { $card }
choice-recruit =
    Оставить: { $card }{ $under ->
        [none] {""}
       *[other] ; под низ колоды: { $under }
    }
choice-abduct = { $one }: { $first } ⇄ { $other }: { $second }
choice-axe =
    { $player }, { track } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
choice-brute-force =
    { track } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
choice-berzerk = { $stat }
choice-flames = { $stat } — { $name } ({ $player })
choice-meow = { $name } ({ $player })
choice-morph = { $card }
choice-revive = { $card }
choice-shapeshift = { $card }
choice-translucent = { $player }

## Refusals

refusal-no-such-seat = За этим столом нет такого места.
refusal-game-is-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-magic = Эту магию сейчас применить нельзя: нужна не истощённая карта скамейки, магия которой может что-то сделать.
refusal-not-a-choice = Сейчас такого выбора нет.
refusal-nothing-to-take-back = Возвращать нечего.
refusal-exhausted = Эта магия истощена.
refusal-idle-magic = { $magic } сейчас ничего не изменит.
refusal-starter = Магию применяют только карты скамейки, а эта в стартовом составе.
refusal-starts-already = У этой карты уже есть место.
refusal-locked = Карта сыграла в матче уайлд-кард и вернётся перед матчем 5.
refusal-waits = Карта вернётся перед одним из следующих матчей.

## The story: how sentences are put together

story-statement = { $what }.
story-details = { $what }: { $details }.
story-score = { $player } — { $score }

## The story: the draft

story-order = Очередь вейверов: { $order }.
story-kept =
    { $who ->
        [you] { $player } оставляете себе
       *[one] { $player } оставляет себе
    } { $count ->
        [1] персонажа { $cards }.
       *[other] персонажей: { $cards }.
    }
story-kept-by-all =
    { $count ->
        [one] Каждый оставляет себе { $count } карту.
        [few] Каждый оставляет себе { $count } карты.
       *[many] Каждый оставляет себе { $count } карт.
    }
story-kept-unseen =
    { $who ->
        [you] { $player } оставляете себе
       *[one] { $player } оставляет себе
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
story-discarded =
    { $who ->
        [you] { $player } сбрасываете персонажа { $cards }.
       *[one] { $player } сбрасывает персонажа { $cards }.
    }
story-discarded-by-all = Каждый сбрасывает одну карту.
story-discarded-unseen =
    { $who ->
        [you] { $player } сбрасываете одну карту.
       *[one] { $player } сбрасывает одну карту.
    }
story-retracted =
    { $who ->
        [you] { $player } возвращаете ход.
       *[one] { $player } возвращает ход.
    }

## The story: the month

story-month = Начинается { $month }-й месяц.
story-win-cards = Карты победы: { $games }.
story-place-game = { $where } — { $games }
story-game-laid = { $where }: на кону { $game }.
story-event = Событие «{ $name }». { $text }
story-event-skipped = Событие «{ $name }» сейчас бесполезно и уходит под низ своей колоды.
story-agents = Рынок свободных агентов: { $cards }.
story-claimed =
    { $who ->
        [you] { $player } забираете
       *[one] { $player } забирает
    } { $kind ->
        [open] персонажа { $card }
        [reserved] резервную карту { $card }
       *[unseen] резервную карту
    }{ $dropped ->
        [none] {""}
       *[other] { $who ->
            [you] {" "}и отчисляете персонажа { $dropped }
           *[one] {" "}и отчисляет персонажа { $dropped }
        }
    }.
story-dropped =
    { $who ->
        [you] { $player } отчисляете персонажа { $card }.
       *[one] { $player } отчисляет персонажа { $card }.
    }
story-declined =
    { $who ->
        [you] { $player } никого не забираете.
       *[one] { $player } никого не забирает.
    }
story-agents-over = Рынок закрыт.
story-ready =
    { $mode ->
        [solo] { $stage ->
            [series] Ваш стартовый состав на первые четыре матча готов.
           *[season] Ваша расстановка закончена.
        }
       *[season] { $stage ->
            [series] Стартовые составы на первые четыре матча готовы.
           *[season] Расстановка закончена. Плей бол!
        }
    }
story-shown = Всем видно: { $cards }.
story-starter = { $card } { at-place }
story-starters = { $player }: { $cards }.
story-shuffled = Сброс перемешан: это новая колода персонажей.

## The story: the week

story-week =
    { $where }{ $win ->
        [none] {""}
       *[other] , { $win }
    }: { $cards }.
story-no-magic =
    { $who ->
        [you] { $player } не применяете магию.
        [several] { $player } не применяют магию.
       *[one] { $player } не применяет магию.
    }
story-magic-own =
    { $who ->
        [you] { $player } применяете магию «{ $magic }» ({ $card })
       *[one] { $player } применяет магию «{ $magic }» ({ $card })
    }
story-magic-active =
    { $who ->
        [you] { $player } применяете магию активного персонажа «{ $magic }» ({ $card })
       *[one] { $player } применяет магию активного персонажа «{ $magic }» ({ $card })
    }
story-magic-blessing =
    { $who ->
        [you] { $player } применяете магию «{ $power }» ({ $card }) и повторяете «{ $magic }» ({ $source })
       *[one] { $player } применяет магию «{ $power }» ({ $card }) и повторяет «{ $magic }» ({ $source })
    }
story-magic-helper =
    { $who ->
        [you] { $player } применяете магию «{ $power }» ({ $card }) и вызываете «{ $magic }» ({ $source })
       *[one] { $player } применяет магию «{ $power }» ({ $card }) и вызывает «{ $magic }» ({ $source })
    }
story-magic-blessing-helper =
    { $who ->
        [you] { $player } применяете магию «{ $power }» ({ $card }) и получаете «{ $magic }» ({ $source })
       *[one] { $player } применяет магию «{ $power }» ({ $card }) и получает «{ $magic }» ({ $source })
    }
story-looks =
    { $head }{ $way ->
        [own] {" "}и
        [active] {" "}и
       *[other] , после чего
    } { $who ->
        [you] просматриваете
       *[one] просматривает
    } { $magic ->
        [dig] сброс.
       *[recruit] верхние карты колоды персонажей.
    }
did-power-juice = активный персонаж получает +1 к каждому показателю
did-pile-on = злой активный персонаж получает +1 к каждому показателю
did-summoned = к активному персонажу прибавляется { $stats }
did-added-stat =
    { $stat } { $value } прибавляется до конца { $stage ->
        [series] серии
        [wild-card] матча
       *[season] месяца
    }
did-burned =
    показатель { $stat } персонажа { $card } { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } равен 0
did-sent-back =
    { $card } { $bench ->
        [yes] уходит на скамейку и { $stage ->
            [series] в этом матче
           *[season] на этой неделе
        } не играет
       *[no] { $stage ->
            [series] в этом матче
           *[season] на этой неделе
        } не играет
    }
did-justice =
    { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } Зло не может победить
did-focus = на этой неделе соперники не продвигаются по шкалам
did-hibernate =
    кто ходит позже, { $stage ->
        [series] в этом матче
       *[season] на этой неделе
    } остаётся без магии
did-swapped-games = { $one } и { $other } обмениваются картами победы
did-lost-point =
    { $who ->
        [you] { $player } теряете 1 очко { on-track }
       *[one] { $player } теряет 1 очко { on-track }
    }
did-points =
    { $points ->
        [one] { $points } очко { on-track }
        [few] { $points } очка { on-track }
       *[many] { $points } очков { on-track }
    }
did-revived =
    магия персонажа { $card } снова доступна { $stage ->
        [series] со следующего матча
       *[season] со следующей недели
    }
did-exchanged =
    { $old ->
        [none] выходит { $card }
       *[other] { $card } занимает место персонажа { $old }
    }
did-reordered =
    { $stage ->
        [series] порядок хода со следующего матча — { $order }
       *[season] новая очередь вейверов — { $order }
    }
story-trade =
    { $who ->
        [you] { $player } отправляете
       *[one] { $player } отправляет
    } { $old ->
        [unseen] карту
       *[other] персонажа { $old }
    } { $pile ->
        [deck] под низ колоды персонажей
       *[discard] в сброс
    }{ $new ->
        [none] {""}
        [unseen] ; место { at-place } занимает другая карта
       *[other] ; место { at-place } занимает { $new }
    }.
story-joined =
    { $who ->
        [you] { $player } берёте
       *[one] { $player } берёт
    } { $card ->
        [unseen] карту
       *[other] персонажа { $card }
    }.
story-recruited =
    { $who ->
        [you] { $player } оставляете
       *[one] { $player } оставляет
    } в резерве до ближайшего рынка { $card ->
        [unseen] одну карту
       *[other] персонажа { $card }
    }.
story-new-order = Новая очередь вейверов: { $order }.

## The story: how a game is decided

story-totals = { $game }: { $scores }.
story-won =
    { $who ->
        [you] Победа ваша: { $card }, перевес { $margin }.
       *[one] Победа: { $player } ({ $card }), перевес { $margin }.
    }
story-won-alone =
    { $who ->
        [you] Победа ваша: { $card }, соперников нет.
       *[one] Победа: { $player } ({ $card }), соперников нет.
    }
story-won-tie =
    Ничья при сумме { $total } ({ $players }), но { $card } на стороне { $side ->
        [good] Добра
       *[evil] Зла
    }: { $who ->
        [you] победа ваша.
       *[one] победа — { $player }.
    }
story-won-waiver =
    Ничья при сумме { $total } ({ $players }), решает очередь вейверов: { $who ->
        [you] победа ваша.
       *[one] победа — { $player }.
    }
story-won-home =
    Ничья до последней карты ({ $players }), решает своё поле: { $who ->
        [you] победа ваша.
       *[one] победа — { $player }.
    }
story-won-rank =
    Ничья до последней карты ({ $players }), решает место в сезоне: { $who ->
        [you] победа ваша.
       *[one] победа — { $player }.
    }
story-won-by-justice =
    «Правосудие» не даёт победить { $count ->
        [1] персонажу { $barred }.
       *[other] персонажам { $barred }.
    } { $who ->
        [you] Победа ваша: { $card }.
       *[one] Победа: { $player } ({ $card }).
    }
story-worth =
    Карта приносит { $count ->
        [one] { $count } победу.
        [few] { $count } победы.
       *[many] { $count } побед.
    }
story-unclaimed = { $why }: карта не взята.
story-next-card = { $why }. Следующая карта победы — { $game }.
why-zero = суммы больше 0 нет ни у кого
why-tie = ничья при сумме { $total } ({ $players })
why-justice = «Правосудие» не даёт победить персонажу { $barred }
story-nobody-there = За { $game } никто не играет: карта не взята.
story-unopposed =
    { $who ->
        [you] Соперника нет, победа ваша.
       *[one] Соперника нет, победа — { $player }.
    }
story-tracks = Шкалы: { $moves }.
story-move = { $player } — { $steps }

## The story: the end of the season

story-track = { colour } ({ $wins })
story-bonus = Победы за шкалы: { $tracks }.
story-final = Победы по итогам сезона: { $scores }.
story-wild-card =
    Матч уайлд-кард за место в Финальной серии: { $players }{ $game ->
        [none] {""}
       *[other] , на кону { $game }
    }.
story-place-won =
    { $who ->
        [you] { $player } выходите в Финальную серию.
       *[one] { $player } выходит в Финальную серию.
    }
story-series =
    { $who ->
        [you] Финальная серия: вы и { $other }. Преимущество своего поля у вас.
       *[one] Финальная серия: { $player } и { $other }. Преимущество своего поля: { $player }.
    }
story-series-missed =
    { $who ->
        [you] { $player } не выходите в Финальную серию: сезон проигран.
       *[one] { $player } не выходит в Финальную серию: сезон проигран.
    }
story-games = Матчи: { $games }.
story-returned =
    { $count ->
        [1] Возвращается { $cards }.
       *[other] Возвращаются { $cards }.
    }
story-games-won = Выиграно матчей: { $player } — { $games }.
story-series-score = Счёт серии: { $scores }.
story-champion =
    { $who ->
        [you] Чемпион — вы!
       *[one] Чемпион — { $player }!
    }
