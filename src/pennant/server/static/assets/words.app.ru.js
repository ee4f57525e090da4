var e=`### The frame around every page.

loading = Минутку…
skip-link = К содержанию страницы
live-label = Что происходит
to-lobby = В лобби

## Top bar

bar-nav = Pennant
bar-lobby = Лобби
bar-lobby-from-logo = Pennant, в лобби
bar-book = Правила и карты
bar-me =
    { $count ->
        [0] Вы
        [one] Вы: ждёт { $count } партия
        [few] Вы: ждут { $count } партии
       *[other] Вы: ждут { $count } партий
    }
bar-settings = Настройки
book-title = Правила и карты
book-learn = Первый урок
book-glossary = Карты и правила
book-decks = Колоды

## Settings

settings-title = Настройки
settings-scheme = Свет
settings-scheme-system = Как в системе
settings-scheme-light = День
settings-scheme-dark = Ночь
settings-language = Язык
settings-speed = Темп показа
settings-speed-1 = Спокойно
settings-speed-2 = Быстро
settings-speed-at-once = Сразу
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = С движением
settings-motion-less = Без движения
settings-left-handed = Для левшей
settings-left-handed-about = Боковая панель и стопки на телефоне — с другой стороны.
settings-sound-none = Звуков в Pennant нет. Настройки хранятся на этом устройстве.

## When something is wrong

offline-title = Нет связи.
offline-about = Страница остаётся перед вами, а партии в сохранности на сервере.
lost-title = Здесь не играют
lost-about = Ссылка неверна, или стол уже убрали. Лобби по-прежнему открыто.
broken-title = Мяч ушёл в сторону
broken-about = На этой странице что-то сломалось. Ваши партии в сохранности на сервере.
broken-retry = Ещё раз
error-offline = Сервер недоступен. Есть ли связь?
error-unreadable = Страница не понимает ответ сервера. Попробуйте загрузить её заново.
error-unknown = Такого стола нет. Ссылка неверна, или стол уже убрали.
error-taken = Кто-то успел раньше: место занято.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-too-large = Слишком много за один раз.
error-busy = Стол занят. Попробуйте чуть позже.
error-banned = Этот сервер не пускает вас играть.
error-origin = Сервер не принимает запросы с этой страницы. Откройте её по собственному адресу.
error-not-yours = Это не ваше место.
error-playing = Это откроется, когда партия окончится.
error-bad = Сервер этого не принимает: { $text }
error-server = Сервер споткнулся. Попробуйте через минуту.
error-any = Не получилось. Попробуйте через минуту.
seat-person = Гость
`;export{e as default};