### What a table with cards on it says besides: why a card stays in the hand, and standing orders.

## Why a card can not be played

refusal-other-side =
    { $side ->
        [offence] Только в нападении.
       *[defence] Только в защите.
    }
refusal-other-window = Только в другой момент: { $window }.
refusal-no-weather-indoors = Под крышей погоды нет.
refusal-no-clutch-moment = Только в решающий момент.
refusal-cannot-pay =
    { $count ->
        [one] Надо сбросить ещё { $count } карту, а её нет.
        [few] Надо сбросить ещё { $count } карты, а их нет.
       *[many] Надо сбросить ещё { $count } карт, а их нет.
    }
refusal-same-title = Карту с этим названием вы в этот выход уже играли.
refusal-momentum-barred = Карта на столе запрещает вам карты куража.
refusal-condition = Нужно: { $when }.
refusal-nothing-to-do = Сейчас ей нечего изменить.

## Standing orders

order-own-lineup = Состав колоды
order-about-own-lineup = Играть составом, который предлагает колода.
order-pass-cards = Без карт
order-about-pass-cards = Пасовать в каждом окне для карт.
order-pass-until-clutch = Без карт до решающего момента
order-about-pass-until-clutch = Пасовать в каждом окне для карт до решающего момента.
order-pass-without-card = Пас, если играть нечего
order-about-pass-without-card = Пасовать, когда нет ни карты, ни тренера. Внимательный соперник может заметить, как быстро.
order-no-substitutions = Без замен
order-about-no-substitutions = Никого не менять, пока мой питчер не устал.
order-pitch-to-all = Без намеренных уолков
order-about-pitch-to-all = Подавать каждому бэттеру.
order-never-steal = Без краж
order-about-never-steal = Не красть базы.
order-never-bunt = Без бантов
order-about-never-bunt = Всегда бить в полную силу.
order-infield-back = Инфилд на месте
order-about-infield-back = Держать инфилд на обычной глубине.
order-hold-runners = Держать раннеров
order-about-hold-runners = Никого не посылать на лишнюю базу.
order-sure-out = Верный аут
order-about-sure-out = Брать бэттера, а не бросать в раннера.
order-always-two = Всегда два
order-about-always-two = Всегда пробовать дабл-плей.
order-throw-ahead = Бросать в переднего
order-about-throw-ahead = Из нескольких раннеров бросать в переднего.
