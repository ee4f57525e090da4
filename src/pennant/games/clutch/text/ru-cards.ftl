### The text printed on strategy cards, coaches and stadiums, generated from their data.
### Arguments: signed numbers are text ($amount “+2”, “−4”); codes are those of the card files, with hyphens. $is is yes
### or no, for a condition and its negation. $how is the comparison of a number (equal, other, least, most, range, list,
### unlisted). A missing value is “none”.
### Sentences start with a small letter here; the first letter on a card is capitalized later.

## Sentences

card-sentence = { $trigger }: { $effects }.
card-plain-sentence = { $effects }.
card-or = { $head } или { $last }
card-and = { $head } и { $last }
card-alternatives = { $head } либо { $last }
card-if = { $effect } ({ $condition })
card-cost =
    { $count ->
        [one] сбросьте { $count } карту
        [few] сбросьте { $count } карты
       *[many] сбросьте { $count } карт
    }
card-clutch-moment = в решающий момент
card-always = всегда

## Kinds of cards

card-kind-strategy =
    { $colour ->
        [blue] синяя
        [red] красная
       *[grey] серая
    }, { $rarity ->
        [common] обычная
        [uncommon] необычная
        [rare] редкая
       *[ultra-rare] ультраредкая
    }{ $momentum ->
        [yes] , кураж
       *[no] {""}
    }{ $weather ->
        [yes] , погода
       *[no] {""}
    }
card-kind-coach =
    { $kind ->
        [hitting] тренер бьющих
        [pitching] тренер питчеров
       *[bench] тренер скамейки
    }
card-kind-stadium =
    { $roof ->
        [indoor] крытый стадион
       *[outdoor] открытый стадион
    }

## Windows

card-window-half-start = в начале половины иннинга
card-window-substitution = после замены
card-window-steal-declared = когда объявлена кража базы
card-window-bunt = когда можно объявить бант
card-window-before-the-pitch = перед подачей
card-window-after-the-pitch = после кубика подачи
card-window-advantage = когда известно преимущество
card-window-before-the-swing = перед замахом
card-window-after-the-swing = после кубика замаха
card-window-result = когда известен результат
card-window-advance-declared = когда раннеры пытаются продвинуться
card-window-before-the-throw = перед броском
card-window-after-the-throw = после кубика броска
card-window-throw-result = когда известен итог броска
card-window-after-the-outcome = после исхода
card-window-half-end = в конце половины иннинга
card-window-card-played = когда соперник играет карту
card-window-any-time = в любой момент

## Windows together with a condition

card-trigger-half-start-top = в начале иннинга
card-trigger-substitution-substituted-now = после вашей замены
card-trigger-after-the-pitch-mistake = после неудачной подачи
card-trigger-after-the-pitch-pitch-natural =
    { $how ->
        [most] если на кубике подачи чистые { $value } или меньше
       *[other] после кубика подачи, чистый кубик { $number }
    }
card-trigger-result-result = результат — { $words }
card-trigger-before-the-throw-throw-kind = перед броском { $words }
card-trigger-before-the-throw-throw-rating = перед броском { $words }
card-trigger-throw-result-throw-rating = после броска { $words }
card-trigger-after-the-outcome-outcome = исход — { $words }
card-trigger-after-the-outcome-outs-on-play =
    { $how ->
        [equal] { $value ->
            [2] после дабл-плея
            [3] после трипл-плея
           *[other] после исхода, ауты в розыгрыше — { $value }
        }
       *[other] после исхода, ауты в розыгрыше — { $number }
    }
card-trigger-after-the-outcome-streak-hits =
    { $how ->
        [least] после { $value } хитов подряд
       *[other] после исхода, хиты подряд — { $number }
    }
card-trigger-half-end-one-two-three = после иннинга 1-2-3
card-trigger-half-end-half-runs =
    { $how ->
        [least] { $value ->
            [1] после половины иннинга хотя бы с { $value } раном
           *[other] после половины иннинга хотя бы с { $value } ранами
        }
       *[other] после половины иннинга, раны в ней — { $number }
    }
card-trigger-card-played-harm = когда соперник играет карту, которая ведёт к удалению или ошибке

## Numbers and words in conditions

card-number =
    { $how ->
        [equal] { $value }
        [other] не { $value }
        [least] { $value } или больше
        [most] { $value } или меньше
        [range] { $value }–{ $most }
        [unlisted] не { $list }
       *[list] { $list }
    }
card-result =
    { $word ->
        [K] страйкаут
        [GB] граундбол
        [FB] флайбол
        [BB] уолк
        [single] сингл
        [double] дабл
        [triple] трипл
        [HR] хоум-ран
        [HBP] попадание мячом
        [IBB] намеренный уолк
        [BUNT] жертвенный бант
        [SQUEEZE] сквиз
       *[hit] хит
    }
card-results =
    { $word ->
        [K] страйкауты
        [GB] граундболы
        [FB] флайболы
        [BB] уолки
        [single] синглы
        [double] даблы
        [triple] триплы
        [HR] хоум-раны
       *[hit] хиты
    }
card-side =
    { $word ->
        [R] справа
       *[L] слева
    }
card-hand =
    { $word ->
        [R] правша
       *[L] левша
    }
card-role =
    { $word ->
        [SP] стартовый питчер
       *[RP] реливер
    }
card-chart =
    { $word ->
        [batter] таблица бэттера
       *[pitcher] таблица питчера
    }
card-throw =
    { $word ->
        [steal] при краже базы
        [extra-base] в раннера, который берёт дополнительную базу
        [tag] при тэг-апе
        [ground] в раннера со 2-й базы на граундболе
        [home] в дом на граундболе
        [double-play] на дабл-плей
       *[pickoff] на пикофф
    }
card-rating =
    { $word ->
        [battery] от бэттери
        [infield] из инфилда
       *[outfield] из аутфилда
    }

## Conditions

card-fact-outs =
    { $how ->
        [equal] { $value ->
            [0] без аутов
            [1] при { $value } ауте
           *[other] при { $value } аутах
        }
        [most] { $value ->
            [0] без аутов
           *[other] меньше { $below } аутов
        }
       *[other] ауты — { $number }
    }
card-fact-inning =
    { $how ->
        [equal] в { $value }-м иннинге
        [least] с { $value }-го иннинга
        [most] до { $value }-го иннинга включительно
        [range] в иннингах { $value }–{ $most }
       *[other] иннинг — { $number }
    }
card-fact-top =
    { $is ->
        [yes] верх иннинга
       *[no] низ иннинга
    }
card-fact-first =
    { $is ->
        [yes] раннер на 1-й базе
       *[no] 1-я база пуста
    }
card-fact-second =
    { $is ->
        [yes] раннер на 2-й базе
       *[no] 2-я база пуста
    }
card-fact-third =
    { $is ->
        [yes] раннер на 3-й базе
       *[no] 3-я база пуста
    }
card-fact-risp =
    { $is ->
        [yes] раннер в скоринговой позиции
       *[no] в скоринговой позиции никого
    }
card-fact-loaded =
    { $is ->
        [yes] при полных базах
       *[no] не при полных базах
    }
card-fact-empty =
    { $is ->
        [yes] при пустых базах
       *[no] с раннерами на базах
    }
card-fact-lead = ваш перевес — { $number }
card-fact-clutch-moment =
    { $is ->
        [yes] в решающий момент
       *[no] не в решающий момент
    }
card-fact-home =
    { $is ->
        [yes] вы хозяева
       *[no] вы гости
    }
card-fact-offence =
    { $is ->
        [yes] пока вы в нападении
       *[no] пока вы в защите
    }
card-fact-infield-in =
    { $is ->
        [yes] инфилд выдвинут
       *[no] инфилд не выдвинут
    }
card-fact-batter-bats =
    { $is ->
        [yes] бэттер бьёт { $words }
       *[no] бэттер бьёт не { $words }
    }
card-fact-same-hand =
    { $is ->
        [yes] бэттер и питчер одной руки
       *[no] бэттер и питчер разных рук
    }
card-fact-batter-speed = скорость бэттера — { $number }
card-fact-batter-icons =
    { $is ->
        [yes] бэттер со значком { $icons }
       *[no] бэттер без значка { $icons }
    }
card-fact-batter-clutch = клатч бэттера — { $number }
card-fact-batter-on-base = выход на базу бэттера — { $number }
card-fact-batter-salary = зарплата бэттера — { $number }
card-fact-batter-pinch-hitter =
    { $is ->
        [yes] бэттер — пинч-хиттер
       *[no] бэттер — не пинч-хиттер
    }
card-fact-batter-hits = хиты бэттера в этом матче — { $number }
card-fact-batter-last =
    { $is ->
        [yes] прошлый выход бэттера — { $words }
       *[no] прошлый выход бэттера — не { $words }
    }
card-fact-batter-out =
    { $is ->
        [yes] бэттер в ауте
       *[no] бэттер не в ауте
    }
card-fact-pitcher-throws =
    { $is ->
        [yes] питчер — { $words }
       *[no] питчер — не { $words }
    }
card-fact-pitcher-role =
    { $is ->
        [yes] на горке { $words }
       *[no] на горке не { $words }
    }
card-fact-pitcher-tired = усталость питчера — { $number }
card-fact-pitcher-command = контроль питчера — { $number }
card-fact-pitcher-icons =
    { $is ->
        [yes] питчер со значком { $icons }
       *[no] питчер без значка { $icons }
    }
card-fact-pitcher-clutch = клатч питчера — { $number }
card-fact-pitcher-outs = ауты этого питчера — { $number }
card-fact-pitcher-runs = раны против этого питчера — { $number }
card-fact-pitcher-walks = уолки этого питчера — { $number }
card-fact-pitcher-faced =
    { $how ->
        [least] { $value ->
            [one] против питчера уже было не меньше { $value } бэттера
           *[many] против питчера уже было не меньше { $value } бэттеров
        }
       *[other] бэттеры против этого питчера — { $number }
    }
card-fact-pitcher-fresh =
    { $is ->
        [yes] в иннинге, в котором он вышел
       *[no] не в иннинге, в котором он вышел
    }
card-fact-pitch-natural = чистый кубик подачи — { $number }
card-fact-pitch-total = подача — { $number }
card-fact-mistake =
    { $is ->
        [yes] неудачная подача
       *[no] подача не неудачная
    }
card-fact-chart =
    { $is ->
        [yes] { $words }
       *[no] не { $words }
    }
card-fact-swing-natural = чистый кубик замаха — { $number }
card-fact-swing-total = замах — { $number }
card-fact-swing-power =
    { $is ->
        [yes] замах с силовым кубиком
       *[no] замах с обычным кубиком
    }
card-fact-swing-lowest =
    { $is ->
        [yes] замах — наименьшее число строки
       *[no] замах — не наименьшее число строки
    }
card-fact-result =
    { $is ->
        [yes] результат — { $words }
       *[no] результат — не { $words }
    }
card-fact-throw-kind =
    { $is ->
        [yes] бросок { $words }
       *[no] не бросок { $words }
    }
card-fact-throw-rating =
    { $is ->
        [yes] бросок { $words }
       *[no] не бросок { $words }
    }
card-fact-throw-home =
    { $is ->
        [yes] бросок в дом
       *[no] бросок не в дом
    }
card-fact-throw-from-third =
    { $is ->
        [yes] бросок в раннера с 3-й базы
       *[no] бросок не в раннера с 3-й базы
    }
card-fact-throw-out =
    { $is ->
        [yes] раннер в ауте
       *[no] раннер успел
    }
card-fact-runner-speed = скорость раннера — { $number }
card-fact-runner-icons =
    { $is ->
        [yes] раннер со значком { $icons }
       *[no] раннер без значка { $icons }
    }
card-fact-outcome =
    { $is ->
        [yes] исход — { $words }
       *[no] исход — не { $words }
    }
card-fact-outs-on-play = ауты в розыгрыше — { $number }
card-fact-runs-on-play =
    { $how ->
        [least] { $value ->
            [1] заработан ран
           *[other] раны в розыгрыше — { $number }
        }
       *[other] раны в розыгрыше — { $number }
    }
card-fact-previous-outcome =
    { $is ->
        [yes] прошлый исход — { $words }
       *[no] прошлый исход — не { $words }
    }
card-fact-streak-hits = хиты подряд — { $number }
card-fact-streak-outs = ауты подряд — { $number }
card-fact-streak-strikeouts =
    { $how ->
        [least] { $value ->
            [one] { $value } страйкаут подряд
            [few] { $value } страйкаута подряд
           *[many] { $value } страйкаутов подряд
        }
       *[other] страйкауты подряд — { $number }
    }
card-fact-half-runs = раны в этой половине — { $number }
card-fact-half-batters = бэттеры в этой половине — { $number }
card-fact-half-strikeouts = страйкауты в этой половине — { $number }
card-fact-half-scorers =
    { $is ->
        [yes] ран заработал игрок со значком { $icons }
       *[no] ни одного рана игроков со значком { $icons }
    }
card-fact-struck-out-side =
    { $is ->
        [yes] все три бэттера — страйкауты
       *[no] не все три бэттера — страйкауты
    }
card-fact-one-two-three =
    { $is ->
        [yes] иннинг 1-2-3
       *[no] не иннинг 1-2-3
    }
card-fact-own-hand = карты в вашей руке — { $number }
card-fact-other-hand = карты в руке соперника — { $number }
card-fact-own-discard =
    { $how ->
        [least] { $value ->
            [1] в вашем сбросе есть карта
           *[other] карты в вашем сбросе — { $number }
        }
       *[other] карты в вашем сбросе — { $number }
    }
card-fact-other-momentum = карты куража соперника в игре — { $number }
card-fact-left-in-play =
    { $how ->
        [least] { $value ->
            [1] если такая карта есть в игре
           *[other] карты куража и карты на игроках — { $number }
        }
       *[other] карты куража и карты на игроках — { $number }
    }
card-fact-harm =
    { $is ->
        [yes] она ведёт к удалению или ошибке
       *[no] она не ведёт ни к удалению, ни к ошибке
    }
card-fact-outdoors =
    { $is ->
        [yes] на открытом стадионе
       *[no] на крытом стадионе
    }
card-fact-weather =
    { $is ->
        [yes] действует погода
       *[no] погоды нет
    }
card-fact-substituted =
    { $is ->
        [yes] в этой половине у вас была замена
       *[no] в этой половине у вас не было замены
    }
card-fact-substituted-now =
    { $is ->
        [yes] замена ваша
       *[no] замена соперника
    }
card-fact-lineup-icons =
    { $is ->
        [yes] значок { $icons } в вашем составе
       *[no] нет значка { $icons } в вашем составе
    }
card-fact-catcher-icons =
    { $is ->
        [yes] кэтчер со значком { $icons }
       *[no] кэтчер без значка { $icons }
    }
card-fact-infield-icons =
    { $is ->
        [yes] в инфилде значок { $icons }
       *[no] в инфилде нет значка { $icons }
    }
card-fact-centre-icons =
    { $is ->
        [yes] центральный аутфилдер со значком { $icons }
       *[no] центральный аутфилдер без значка { $icons }
    }
card-fact-outfield-icons =
    { $is ->
        [yes] в аутфилде значок { $icons }
       *[no] в аутфилде нет значка { $icons }
    }

## How long

card-lasts-throw = на этот бросок
card-lasts-at-bat = на этот выход на биту
card-lasts-half = до конца половины иннинга
card-lasts-inning = до конца иннинга
card-lasts-game = до конца матча
card-lasts-batters =
    { $on ->
        [pitcher] для его { $count } следующих бэттеров
       *[none] для { $count } следующих бэттеров
    }
card-lasts-halves =
    { $count ->
        [one] на { $count } половину иннинга
        [few] на { $count } половины иннинга
       *[many] на { $count } половин иннинга
    }
card-until-outs-on-play =
    { $how ->
        [least] { $value ->
            [1] до первого аута
           *[other] до { $value } аутов в одном розыгрыше
        }
       *[other] пока ауты в розыгрыше не { $number },
    }
card-until-batter-out = пока он не выйдет в аут,
card-until-outcome =
    { $on ->
        [pitcher] пока он не пропустит { $words },
       *[none] пока исход не { $words },
    }
card-until-other = пока не выполнено условие ({ $condition }),
card-on-player =
    { $on ->
        [batter] для этого бэттера
       *[pitcher] для этого питчера
    }
card-timed = { $time } { $effects }
card-effect-timed = { $effect } { $time }

## Effects: numbers

card-attribute =
    { $attribute ->
        [pitch-roll] кубику подачи
        [command] контролю
        [pitch] подаче
        [on-base] выходу на базу
        [swing-roll] кубику замаха
        [swing] замаху
        [battery] бэттери
        [infield] инфилду
        [outfield] аутфилду
        [throw-roll] кубику броска
        [throw] броску
        [play-roll] кубику розыгрыша
        [play] розыгрышу
       *[innings] лимиту иннингов каждого питчера (не ниже 1)
    }
card-speed =
    { $to ->
        [batter] скорости бэттера
        [runner] скорости раннера
        [stealing-runner] скорости одного из крадущих раннеров
        [any-runner] скорости одного раннера
        [all-runners] скорости всех ваших раннеров
       *[everybody] скорости всех
    }
card-mod =
    { $more ->
        [yes] ещё { $amount } к { $attributes }
       *[no] { $amount } к { $attributes }
    }
card-clutch =
    { $player ->
        [batter] клатч бэттера
       *[pitcher] клатч питчера
    } { $times ->
        [1] {""}
        [2] дважды{" "}
       *[other] { $times } раза{" "}
    }прибавляется к { $attribute }
card-die =
    { $die ->
        [pitch] подача
       *[swing] замах
    } с { $sides ->
        [24] силовым кубиком
       *[20] обычным кубиком
    }
card-mistake =
    { $mistake ->
        [force] подача считается неудачной
       *[prevent] подача не считается неудачной, кубик остаётся
    }
card-advantage =
    { $advantage ->
        [batter] преимущество у бэттера
       *[pitcher] преимущество у питчера
    }
card-reroll =
    { $roll ->
        [pitch] перебросьте кубик подачи
        [swing] перебросьте кубик замаха, таблица та же
       *[throw] перебросьте кубик броска
    }

## Effects: results

card-check =
    { $check ->
        [fails] { card-play }; если он не удался, { $then }
        [succeeds] { card-play }; если он удался, { $then }
        [roll] бросьте кубик; если выпало { $roll } или больше, { $then }
       *[none] { $then }
    }
card-play =
    розыгрыш { $rating ->
        [battery] бэттери
        [infield] инфилда
       *[outfield] аутфилда
    }{ $bonus ->
        [none] {""}
       *[other] {" "}с { $bonus }
    }
card-change =
    результат меняется на { $result }{ $bars ->
        [extra-bases] {" "}без дополнительных баз
        [double-plays] {" "}без дабл-плея
       *[none] {""}
    }
card-error = из-за ошибки раннер успевает, а остальные раннеры продвигаются на базу
card-read =
    { $results }{ $chart ->
        [batter] {" "}в таблице бэттера
        [pitcher] {" "}в таблице питчера
       *[none] {""}
    }{ $natural ->
        [0] {""}
       *[other] {" "}на чистой { $natural }
    } читаются как { $as }
card-shift =
    { $results } начинаются { $more ->
        [yes] ещё{" "}
       *[no] {""}
    }на { $by } { $way ->
        [lower] ниже
       *[higher] выше
    }

## Effects: on the field

card-steal =
    раннер с 1-й базы крадёт 2-ю базу { $speed ->
        [none] {""}
       *[other] с { $speed } к скорости{" "}
    }сверх объявленной кражи
card-pick-off =
    бросок бэттери в раннера на 1-й базе против его скорости{ $speed ->
        [none] {""}
       *[other] {" "}{ $speed }
    }
card-squeeze = бросьте кубик; { $out } — раннер с 3-й базы в ауте, выход на биту продолжается; { $scores } — он зарабатывает ран, бэттер в ауте; { $safe } — он зарабатывает ран, бэттер на 1-й базе
card-eject =
    { $player ->
        [batter] бэттер удалён
       *[pitcher] питчер удалён
    }
card-innings =
    { $who ->
        [you] { $amount } к лимиту иннингов вашего питчера
        [opponent] { $amount } к лимиту иннингов питчера соперника
       *[both] { $amount } к лимиту иннингов обоих питчеров
    }
card-do-hit-the-batter = мяч попадает в бэттера
card-do-play-at-home = это розыгрыш, а не бросок
card-do-clear-weather = погода заканчивается

## Effects: cards

card-draw =
    { $who ->
        [you] возьмите
        [opponent] соперник берёт
        [batting] менеджер нападения берёт
       *[fielding] менеджер защиты берёт
    } { $more ->
        [yes] ещё{" "}
       *[no] {""}
    }{ $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
card-discard =
    { $who ->
        [you] сбросьте
        [opponent] соперник сбрасывает
        [batting] менеджер нападения сбрасывает
       *[fielding] менеджер защиты сбрасывает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
card-hand-limit = предел вашей руки — { $limit }
card-remove =
    { $what ->
        [momentum] уберите одну карту куража соперника
       *[any] уберите карту куража или карту на игроке
    }
card-forbid =
    { $what ->
        [momentum-cards] соперник не может играть синие и красные карты куража
       *[mistakes] ваши подачи не бывают неудачными
    }
card-do-see-hand = посмотрите руку соперника
card-do-take-discarded = возьмите карту из своего сброса
card-do-new-hands = оба менеджера замешивают руку в колоду и берут столько же карт
card-do-negate = нейтрализуйте её
card-do-negate-harm = нейтрализуйте эту часть её эффекта

## Effects that come later, or one of several

card-on-outcome = если исход — { $words }, { $then }
card-on-natural-pitch =
    если на кубике подачи { $most ->
        [1] чистая 1
       *[other] чистые 1–{ $most }
    }, { $then }
card-on-substitution = после каждой вашей замены { $then }
card-choose =
    { $who ->
        [you] { $alternatives }, на ваш выбор
        [batting] { $alternatives }, по выбору менеджера нападения
       *[fielding] { $alternatives }, по выбору менеджера защиты
    }

## Stadiums

card-instead =
    { $effects ->
        [none] { $of ->
            [main] основной эффект не действует
           *[all] ничего из этого не действует
        }
       *[other] вместо этого { $effects }
    }

## Names of our own cards

card-title-pennant-clutch-B01 = Терпеливый подход
card-title-pennant-clutch-B02 = С удобной руки
card-title-pennant-clutch-B03 = Короткий хват
card-title-pennant-clutch-B04 = Засада
card-title-pennant-clutch-B05 = Вплотную к дому
card-title-pennant-clutch-B06 = Третий круг
card-title-pennant-clutch-B07 = Ещё не остыл
card-title-pennant-clutch-B08 = Хоровод
card-title-pennant-clutch-B09 = По первому движению
card-title-pennant-clutch-B10 = Широкий разворот
card-title-pennant-clutch-B11 = Со всех ног по линии
card-title-pennant-clutch-B12 = Парашют
card-title-pennant-clutch-B13 = Зрячий граундбол
card-title-pennant-clutch-B14 = Снова жив
card-title-pennant-clutch-B15 = Битва в двенадцать подач
card-title-pennant-clutch-B16 = В просвет
card-title-pennant-clutch-B17 = Поднять и потянуть
card-title-pennant-clutch-B18 = Без остатка
card-title-pennant-clutch-B19 = Бетономешалка
card-title-pennant-clutch-B20 = Рождён для этого
card-title-pennant-clutch-B21 = Прямо со скамейки
card-title-pennant-clutch-B22 = Знак на контакт
card-title-pennant-clutch-B23 = Последнее слово
card-title-pennant-clutch-B24 = В перчатку и обратно
card-title-pennant-clutch-B25 = Запоздалый рывок
card-title-pennant-clutch-B26 = Надёжный сквиз
card-title-pennant-clutch-B27 = Мелодия выхода
card-title-pennant-clutch-G01 = Видеоразбор
card-title-pennant-clutch-G02 = Длинная скамейка
card-title-pennant-clutch-G03 = Отчёт разведки
card-title-pennant-clutch-G04 = Голос раздевалки
card-title-pennant-clutch-G05 = Перепутанные знаки
card-title-pennant-clutch-G06 = Видеоповтор
card-title-pennant-clutch-G07 = Новый план на игру
card-title-pennant-clutch-G08 = Бьём последними
card-title-pennant-clutch-G09 = Свежие ноги
card-title-pennant-clutch-G10 = Холодные головы
card-title-pennant-clutch-G11 = Тишина
card-title-pennant-clutch-G12 = Барокамера
card-title-pennant-clutch-R01 = В землю
card-title-pennant-clutch-R02 = Свипер с той же руки
card-title-pennant-clutch-R03 = Собраться
card-title-pennant-clutch-R04 = Быстрая работа
card-title-pennant-clutch-R05 = По самому краю
card-title-pennant-clutch-R06 = Скорость с порога
card-title-pennant-clutch-R07 = Свежая рука
card-title-pennant-clutch-R08 = Ледяная кровь
card-title-pennant-clutch-R09 = Досье скаута
card-title-pennant-clutch-R10 = Сдвиг вправо
card-title-pennant-clutch-R11 = Прикрыть линии
card-title-pennant-clutch-R12 = Лазер в один отскок
card-title-pennant-clutch-R13 = Быстрый перехват
card-title-pennant-clutch-R14 = По кругу
card-title-pennant-clutch-R15 = Через забор
card-title-pennant-clutch-R16 = В прыжке
card-title-pennant-clutch-R17 = У самого забора
card-title-pennant-clutch-R18 = Заморозка
card-title-pennant-clutch-R19 = Заказанный питчаут
card-title-pennant-clutch-R20 = Резкий бросок
card-title-pennant-clutch-R21 = Под подбородок
card-title-pennant-clutch-R22 = Разговор на горке
card-title-pennant-clutch-R23 = Второе дыхание
card-title-pennant-clutch-R24 = Неприкасаемый
card-title-pennant-clutch-R25 = Трибуны притихли
card-title-pennant-clutch-R26 = Обойти стороной
card-title-pennant-clutch-W01 = Попутный ветер
card-title-pennant-clutch-W02 = Тяжёлый морской воздух
card-title-pennant-clutch-W03 = Затяжная морось
card-title-pennant-clutch-W04 = Летний зной
card-title-pennant-clutch-W05 = Низкое солнце
card-title-pennant-clutch-W06 = Пауза на сорок минут
card-title-pennant-clutch-W07 = Первый мороз
card-title-pennant-clutch-H1 = Одалис Брандт
card-title-pennant-clutch-H2 = Майло Траск
card-title-pennant-clutch-H3 = Вэнь Кастеллейн
card-title-pennant-clutch-H4 = Датч Фэрроу
card-title-pennant-clutch-P1 = Инес Волков
card-title-pennant-clutch-P2 = Руб Хатауэй
card-title-pennant-clutch-P3 = Кэл Окафор
card-title-pennant-clutch-P4 = Сэтч Линдквист
card-title-pennant-clutch-N1 = Гас Маркетти
card-title-pennant-clutch-N2 = Пилар Данмор
card-title-pennant-clutch-N3 = Оззи Такерей
card-title-pennant-clutch-N4 = Хана Уитлок
card-title-pennant-clutch-S1 = Портовая стена
card-title-pennant-clutch-S2 = Высокогорье
card-title-pennant-clutch-S3 = Литейный парк
card-title-pennant-clutch-S4 = Террариум
card-title-pennant-clutch-S5 = Долгий луг
card-title-pennant-clutch-S6 = Купол у излучины
card-title-pennant-clutch-S7 = Парк фонарей
card-title-pennant-clutch-S8 = Солеварня
card-title-pennant-clutch-S9 = Медный каньон
card-title-pennant-clutch-S10 = Северные ворота
