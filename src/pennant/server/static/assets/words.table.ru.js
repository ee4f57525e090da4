var e=`### Стол: что делать, ход игры, разговор, сообщения, конец.

table-title = Стол
table-title-turn = Ваш ход! { $mode }
table-heading = { $mode }, стол { $id }
table-called = стол { $id }
table-menu = Этот стол
table-close = Закрыть
table-copy = Скопировать ссылку для зрителей
table-rail = Счёт и ход игры
table-seats = Места
table-seat-you = вы
table-seat-bot = бот
table-seat-away = нет на месте
table-seat-vacation = в отпуске до { $day }
table-seat-stand-in = играет бот
table-seat-turn = ходит
table-days = { $days } дн. { $hours } ч

## Что делать

table-prompt = Что делать
table-choices = Варианты
table-turn = Ваш ход
table-your-turn = Ваш ход. { $question }
table-waiting =
    { $count ->
        [one] Ходит { $names }
        [few] Ещё выбирают: { $names }
       *[many] Ещё выбирают: { $names }
    }
table-going-on = Минуту…
table-showing = Смотрите…
table-skip = Пропустить
table-choose = Выберите что-нибудь из подсвеченного.
table-secret = Никто не увидит ваш выбор, пока не выберут все.
table-rule = Правило
table-rule-link = Правило { $rule }
table-rule-title = Правило { $rule }
table-rule-none = Текст этого правила сейчас недоступен.
table-rule-all = Все правила и карты
table-orders =
    { $count ->
        [0] Приказы
       *[other] Приказы ({ $count })
    }
table-orders-title = Постоянные приказы
table-orders-about = Что приказано, делается за вас сразу, как только до этого дойдёт, пока вы не отмените приказ. Другие ваших приказов не видят.
table-more = Ещё
table-part-back = Назад
table-all-choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
table-type = Набрать ход
table-typed-label = Ход в записи, или undo, resign, rule, help
table-typed-hint = Наберите ход…
table-typed-send = Сделать
table-typed-choices = Подходящие ходы
table-stale = Игра ушла вперёд. Посмотрите ещё раз, прежде чем выбирать.
table-reconnecting = Восстанавливаем связь, ваша игра цела
table-reconnecting-about = Что вы выберете сейчас, уйдёт, как только связь вернётся. Читать можно всё.
table-missed =
    { $count ->
        [one] { $count } новый розыгрыш.
        [few] { $count } новых розыгрыша.
       *[many] { $count } новых розыгрышей.
    }
table-show-missed =
    { $count ->
        [one] Показать
        [few] Показать их
       *[many] Показать их
    }

## Клавиши

table-keys-title = Клавиши
table-keys-arrows = по группе: рука, ряд, варианты
table-keys-tab = к следующей группе
table-keys-enter = выбрать; затем то, что на большой кнопке
table-keys-esc = отменить выбор, закрыть
table-keys-type = набрать ход
table-keys-rule = правило, стоящее за вопросом
table-keys-log = к ходу игры
table-keys-undo = взять ход назад или попросить об этом
table-keys-talk = сказать что-нибудь
table-keys-show = показать пропущенное
table-keys-help = этот список
table-keys-any = Пока что-то движется, любая клавиша или касание доводит это до конца.

## Ход игры

table-log = Ход игры
table-log-empty = Ещё ничего не произошло.
table-log-whole = Вся запись
table-log-recent = Последнее
table-step-back = Шаг назад

## Взять назад, уйти

table-undo = Взять назад
table-undo-free = Взять последний ход назад
table-undo-asking = Попросить взять последний ход назад
table-undo-asks = { $name } просит взять последний ход назад.
table-undo-asks-about = С тех пор что-то открылось, поэтому решать вам.
table-undo-yes = Да, пожалуйста
table-undo-no = Нет
table-took-back = { $name } берёт последний ход назад.
table-undo-waits = Вы попросили взять ход назад. Решают остальные.
table-resign = Сдаться
table-resign-ask = Сдать эту игру?
table-resign-about = Если вас двое, победит соперник; если больше, за вас доиграет бот.
table-resign-yes = Сдаться
table-resign-no = Играть дальше
table-away = { $name }: нет на месте.
table-away-until = { $name }: нет на месте; через { $time } место займёт бот.
table-stands-in = { $name }: пока играет бот.
table-replaced = За вас играет бот.
table-replaced-about = Вас не было. Место по-прежнему ваше.
table-take-back-seat = Вернуться на место

## Разговор

table-talk = Разговор
table-talk-unread = новое
table-talk-empty = Пока никто ничего не сказал.
table-talk-phrases = Сказать
table-talk-own = Скажите что-нибудь…
table-talk-send = Сказать
table-talk-mute = Не слышать: { $name }
table-talk-unmute = Снова слышать: { $name }
table-talk-sat = за столом
table-talk-left = место свободно
table-talk-away = нет на месте
table-talk-stand-in = пока играет бот
table-talk-back = снова на месте
table-talk-vacation = в отпуске, часы стоят
table-talk-resigned = сдаётся
table-talk-over = Игра окончена
table-talk-expired = Игра убрана со стола
table-talk-rematch = предлагает реванш
table-talk-undo-asked = просит взять ход назад
table-talk-undo-yes = соглашается
table-talk-undo-no = против
table-talk-taken-back = берёт ход назад
say-hello = Привет!
say-good-luck = Удачи!
say-nice-play = Отличный ход!
say-well-played = Хорошая игра!
say-thanks = Спасибо!
say-oops = Ой…
say-one-moment = Минутку, пожалуйста.
say-rematch = Реванш?

## За одним экраном

table-curtain-label = Занавес
table-curtain-pass = Передайте экран: { $name }
table-curtain-about = Ничего не видно, пока у экрана не { $name }.
table-curtain-ready = Это я, { $name }

## Конец

table-over = Игра окончена.
table-over-wins = Победа: { $name }
table-over-you = Вы победили!
table-over-lost = На этот раз поражение
table-over-tie = Ничья
table-over-expired = Эта игра убрана со стола
table-over-resigned = { $name }: игра сдана.
table-over-about = Спасибо за игру. Ещё раз, поменявшись сторонами?
table-over-alone = Спасибо за игру. Ещё раз?
table-over-rematch-waits = Стол для реванша накрыт.
table-rematch = Реванш со сменой сторон
table-again = Сыграть ещё раз
table-rematch-join = Сесть за реванш
table-rematch-watch = Смотреть реванш
table-replay = Смотреть повтор
table-score = Счёт и статистика
table-record = Сохранить запись
table-proof = Честная ли раздача?
table-proof-checking = Проверяем каждое число…
table-proof-honest = Раздача была честной.
table-proof-honest-about =
    { $count ->
        [one] { $count } число этой игры получено из секрета, запечатанного до первой карты, и цифр самих игроков. Проверено здесь, в вашем браузере.
        [few] Все { $count } числа этой игры получены из секрета, запечатанного до первой карты, и цифр самих игроков. Проверено здесь, в вашем браузере.
       *[many] Все { $count } чисел этой игры получены из секрета, запечатанного до первой карты, и цифр самих игроков. Проверено здесь, в вашем браузере.
    }
table-proof-own = Ваши цифры среди них.
table-proof-wrong = С этой раздачей что-то не так.
table-proof-wrong-promise = Печать не та, что была показана до первой карты.
table-proof-wrong-commitment = Открытый секрет не подходит к печати.
table-proof-wrong-gap = Одно число пропущено или использовано дважды.
table-proof-wrong-digits = Ваших цифр нет среди тех, из которых получены числа.
table-proof-wrong-draw = Одно число не то, что даёт секрет.
table-proof-commitment = Запечатано до первой карты:
table-ended = Этот стол закрыт
table-ended-removed = Его убрали те, кто держит этот сервер.
table-ended-banned = Те, кто держит этот сервер, не хотят видеть вас за своими столами.
table-ended-broken = Сервер больше не может его загрузить.
`;export{e as default};