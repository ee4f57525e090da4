var e=`### The first lesson, and the glossary.

## The lesson

learn-panel = Урок
learn-step = Шаг { $at } из { $of }
learn-progress = Сколько пройдено
learn-next = Дальше
learn-back = Назад
learn-restart = Сначала
learn-leave = Выйти
learn-rules = Правила об этом
learn-show-me = Показать
learn-again = Ещё раз
learn-play-bot = Играть с ботом
learn-none = Урока пока нет
learn-none-about = У этой игры нет первого урока. Её карты и правила есть в справочнике.

## The glossary

glossary-title = Карты и правила
glossary-of = { $game }: карты и правила
glossary-parts = Разделы справочника
glossary-cards = Карты
glossary-words = Слова
glossary-rules = Правила
glossary-search = Поиск
glossary-search-cards = Имя, команда или номер
glossary-search-words = Найти слово
glossary-search-rules = Найти правило по номеру или словам
glossary-any = Любой
glossary-clear = Сбросить
glossary-found-cards =
    { $count ->
        [0] Таких карт нет.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
glossary-found-words =
    { $count ->
        [0] Такого слова нет.
        [one] { $count } слово
        [few] { $count } слова
       *[many] { $count } слов
    }
glossary-found-rules =
    { $count ->
        [0] Такого правила нет.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
glossary-none-about = Чем меньше условий, тем больше найдётся.
glossary-more = Показать ещё
glossary-card-open = { $card }: подробнее
glossary-rule = Правило { $rule }
glossary-with = Карты с ним: { $count }
glossary-link = Скопировать ссылку
glossary-copied = Скопировано.
glossary-previous = Предыдущая карта
glossary-following = Следующая карта
glossary-lesson = Первый урок
glossary-section = { $number }. { $title }
glossary-section-untitled = Раздел { $number }
glossary-rulings = Толкования
`;export{e as default};