import{$t as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,Ft as o,H as s,Ht as c,It as l,Jt as u,L as d,Lt as f,Mt as p,Ot as m,Pt as h,Q as g,Qt as _,Rt as v,Ut as y,Vt as b,Wt as x,X as S,Yt as C,_t as w,an as T,bt as E,ct as D,dt as O,en as k,in as A,it as j,kt as M,ln as N,lt as P,nn as F,nt as I,on as L,ot as R,pn as ee,qt as z,rn as B,rt as te,sn as V,tn as H,un as U,vt as W,x as G,xt as K,zt as ne}from"./core.js";import{t as q}from"./arrows.js";var re=[`first`,`second`,`third`];function J(e){return e}function ie(e){return e}function ae(e,t){return e.visitor+e.home-t}function oe(e){return e.toLowerCase().replaceAll(` `,`-`).replaceAll(`_`,`-`)}var se=[`won`,`ranked`,`placed`,`champion`],ce=[`ran`,`cancelled`,`changed`,`removed`,`demoted`],le=[`batter`,`drawn`,`discarded`,`row`,`entered`,`extra-reshuffled`,`ranked`,`placed`],ue=[`chance`,`known`];function de(e,t){let n=t.viewer;if(n===null||t.pairs.length===1)return[...e];let r=t.sides.map(e=>e.pair);return e.filter(e=>{let t=J(e);t.kind===`game`&&(r[t.visitor]=r[t.home]=t.pair);let i=r[n],a=t.pair??r[t.seat]??i;return a===i||se.includes(t.kind)&&a>>1==i>>1})}function fe(e){let t=[],n=``;for(let r of e){let e=t.at(-1);if(ue.includes(r.kind)){e?e.push(r):t.push([r]);continue}let i=r.kind===`hit`&&r.cause!==`threat`,a=le.includes(r.kind)&&r.kind===n,o=r.kind===`entered`&&n===`pinched`;e&&(ce.includes(r.kind)||i||a||o)?e.push(r):t.push([r]),n=r.kind}return t}var pe={game:900,played:700,pinched:840,entered:700,action:420,hit:270,batter:260,save:800,"save-over":200,inning:260,won:1400,"left-over":350,cleared:200,discarded:220,drawn:260,"on-deck":360,"buy-round":700,revenue:300,buyer:300,bought:800,row:280,shuffled:200,reshuffled:350,"extra-reshuffled":350,ranked:900,placed:900,champion:1600};function me(e){return e.filter(e=>e.kind===`ran`).map((e,t)=>{let{start:n,end:r}=J(e);return{event:e,after:t*110,lasts:Math.max(1,r-n)*220}})}function he(e){return me(e).reduce((e,t)=>Math.max(e,t.after+t.lasts),0)}function ge(e){let t=e.find(e=>e.kind in pe);if(!t)return 0;let n=pe[t.kind],r=t=>e.filter(e=>e.kind===t).length;n+=r(`cancelled`)*330+r(`changed`)*150+r(`removed`)*150,n+=Math.max(0,r(`batter`)-1)*150+Math.max(0,r(`drawn`)-1)*50,n+=Math.max(0,r(`row`)-1)*50;let i=he(e);return i&&(n+=i+150),e.some(e=>e.kind===`hit`&&e.hit===`home-run`)&&(n+=500),n}function _e(e){return e.kind===`won`||e.kind===`champion`||e.kind===`ran`&&e.end===4}var ve=f(`<circle cx="16" cy="16" r="15" fill="var(--revenue)"></circle><circle cx="16" cy="16" r="12" fill="none" stroke="#fffaf0" stroke-width="1.2"></circle>`,1),ye=f(`<path d="M16 1L31 16L16 31L1 16Z" fill="var(--cost)"></path>`),be=f(`<svg class="coin svelte-35lv22" viewBox="0 0 32 32" aria-hidden="true"><!><text x="16" y="21.5" fill="#fffaf0" class="svelte-35lv22"> </text></svg>`);function xe(e,n){var r=be(),i=_(r),a=e=>{var t=ve();N(),h(e,t)},o=e=>{var t=ye();h(e,t)};t(i,e=>{n.kind===`revenue`?e(a):e(o,-1)});var s=H(i),c=k(s,!0);U(r),z(()=>{O(s,`font-size`,n.value>9?13:15),p(c,n.value)}),h(e,r)}var Se=[`#474e5e`,`#f6efe0`];function Ce(e){let t=e?.colours;return Array.isArray(t)&&t.length===2?t:Se}var we=new WeakMap;function Te(e,t){if(e===null)return Se;let n=we.get(t);if(!n){n=new Map;for(let e of Object.values(t)){let t=e.team;typeof t==`string`&&!n.has(t)&&n.set(t,Ce(e))}we.set(t,n)}return n.get(e)??Se}var Ee={single:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">1B</text>`,double:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">2B</text>`,triple:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><circle cx="4.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">3B</text>`,"home-run":`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 4.5L35.5 20L20 35.5L4.5 20Z" fill="currentColor"/><text x="20" y="24.4" font-size="12" fill="var(--hit-bg,#fffdf5)">HR</text>`,walk:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-width="1.4"/><path d="M20 34L34 20L20 6L6 20Z" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="1.4"/><path d="M20 34L34 20" stroke="currentColor" stroke-width="3" stroke-dasharray="2.5 3.5"/><text x="20" y="24" font-size="11" fill="currentColor">BB</text>`,natural:`<circle cx="16" cy="16" r="15" fill="var(--natural)"/><path d="M6.5 5.5Q11 16 6.5 26.5M25.5 5.5Q21 16 25.5 26.5" stroke="#fffaf0" stroke-width="1.8" fill="none" stroke-dasharray="2.2 1.8"/><text x="16" y="20.6" font-size="13" fill="#fffaf0">N</text>`,robot:`<path d="M16 .5L30 8.2V23.8L16 31.5L2 23.8V8.2Z" fill="var(--robot)"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5L5.5 21.8V10.2Z" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="16" y="20.8" font-size="13" fill="#fffaf0">R</text>`,cyborg:`<path d="M16 1A15 15 0 0 0 16 31Z" fill="var(--cyborg)"/><path d="M16 .5L30 8.2V23.8L16 31.5Z" fill="var(--cyborg)"/><path d="M16 1V7M16 25V31" stroke="#fffaf0" stroke-width="1.4"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="14.6" y="20.8" font-size="13" fill="#fffaf0">C</text>`,slow:`<rect x="3" y="3" width="26" height="26" rx="5" fill="#fff" stroke="#1b2330" stroke-width="2.4"/><text x="16" y="22" font-size="17" fill="#1b2330">S</text>`,average:`<circle cx="16" cy="16" r="13.6" fill="var(--average)" stroke="#fffaf0" stroke-width="2"/><text x="16" y="22" font-size="17" fill="#fffaf0">A</text>`,fast:`<path d="M2.5 3H19L30.5 16L19 29H2.5L9 16Z" fill="var(--fast)" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round"/><text x="17.4" y="22" font-size="17" fill="#fffaf0">F</text>`,glove:`<path d="M6 26C2 18 3 9 7 8C9 5 12 6 13 8C15 4 19 5 19 9C22 6 26 8 25 12C28 12 29 16 27 20C26 24 23 28 22 29H10Z" fill="#fffaf0"/><path d="M11 15L9 9M15 14L14 8M19 15L20 10M12 19Q17 15 22 20" stroke="var(--def)" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,fastball:`<circle cx="20" cy="16" r="9" fill="#fffaf0"/><path d="M14.4 9.7Q19.1 16 14.4 22.3M25.6 9.7Q20.9 16 25.6 22.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 11H10M1 16H9M2 21H10" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>`,curve:`<circle cx="22" cy="21" r="8" fill="#fffaf0"/><path d="M17.0 15.4Q21.2 21 17.0 26.6M27.0 15.4Q22.8 21 27.0 26.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M3 8Q16 2 20 12" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-dasharray="4 3"/>`,spitball:`<circle cx="18" cy="14" r="9" fill="#fffaf0"/><path d="M12.4 7.7Q17.1 14 12.4 20.3M23.6 7.7Q18.9 14 23.6 20.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M8 20Q3 27 8 29Q13 27 8 20ZM22 25Q19.5 29 22 30.5Q24.5 29 22 25Z" fill="#bfe3ea"/>`,knuckleball:`<circle cx="22" cy="16" r="8" fill="#fffaf0"/><path d="M17.0 10.4Q21.2 16 17.0 21.6M27.0 10.4Q22.8 16 27.0 21.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 18Q5 10 8 16T13 15" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round"/><text x="7" y="29" font-size="10" fill="#fffaf0">-1</text>`,"act-walk":`<text x="16" y="22" font-size="17" fill="#fffaf0">BB</text><path d="M4 27H28" stroke="#fffaf0" stroke-width="2.4" stroke-dasharray="3 3"/>`,"pick-off":`<path d="M20 20L28 12L20 4L12 12Z" fill="#fffaf0"/><path d="M3 29L13 19M13 19H6M13 19V26" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,"double-play":`<g stroke="#fffaf0" stroke-width="2.6" fill="none"><circle cx="11" cy="12" r="7"/><circle cx="21" cy="21" r="7"/><path d="M6 17L16 7M16 26L26 16"/></g>`,"stolen-base":`<path d="M24 16L30 10L24 4L18 10Z" fill="#fffaf0"/><path d="M3 26H14L22 16M2 20H9M5 14H11" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,leadoff:`<path d="M8 30V3" stroke="#fffaf0" stroke-width="2.6"/><path d="M9 4L28 11L9 18Z" fill="#fffaf0"/><text x="14" y="14.6" font-size="9.5" fill="var(--off)">1</text>`,"quick-eye":`<path d="M2 16Q16 2 30 16Q16 30 2 16Z" fill="#fffaf0"/><circle cx="16" cy="16" r="6" fill="var(--off)"/><circle cx="16" cy="16" r="2.4" fill="#fffaf0"/>`,clutch:`<path d="M18 2L6 18H14L12 30L26 13H17Z" fill="#fffaf0"/>`},De=[`single`,`double`,`triple`,`home-run`,`walk`],Oe=f(`<svg class="mark svelte-1ljvfju" aria-hidden="true"></svg>`);function Y(e,t){V(t,!0);let n=I(t,`action`,3,!1),r=T(()=>oe(t.name)),i=T(()=>De.includes(y(r))&&!n()?40:32);var o=Oe();a(o,()=>Ee[n()&&y(r)===`walk`?`act-walk`:y(r)]??``,!0),U(o),z(()=>O(o,`viewBox`,`0 0 ${y(i)??``} ${y(i)??``}`)),h(e,o),L()}var ke=`### What only the table of Highlights says. Hits, actions and teams come from the game's own words.

## Cards

card-hits = Hits: { $hits }
card-no-hits = No hits
card-no-action = No action
card-revenue = Revenue { $revenue }
card-cost = Cost { $cost }
card-pinch = Pinch hit
card-face-down = A card face down
short-glove = Cancel 1 hit
short-fastball = Natural: cancel all
short-curve = Robot: cancel all
short-spitball = Cyborg: cancel all
short-knuckleball = All hits 1 base less
short-walk = All hits become walks
short-pick-off =
    { $count ->
        [one] Remove { $count } runner
       *[other] Remove { $count } runners
    }
short-double-play = Remove 2 runners, not F
short-stolen-base = A and F runners +1
short-leadoff = First card: { $hit } now
short-quick-eye = Cyborg: { $hit } now
short-clutch = Runner on 2nd or 3rd: { $hit } now

## The park

park = The park
score = Score
runs-short = R
half-top = { $inning }, top
half-bottom = { $inning }, bottom
half-extra = { $inning }, extra inning
half-before = Before the game
half-buy = Buy round
half-over = Game over
ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $number }th
    }
on-turn = on turn
role-visitor = Visitor
role-home = Home
role-you = you
side-label = { $team }, { $role }
bases-empty = { $team }: nobody on base
bases-taken = { $team }: { $runners }
runner-on =
    { $speed } runner on { $base ->
        [1] first
        [2] second
       *[3] third
    }
base-name =
    { $base ->
        [1] First base
        [2] Second base
       *[3] Third base
    }
base-choose =
    { $base ->
        [1] Runner on first, { $speed }
        [2] Runner on second, { $speed }
       *[3] Runner on third, { $speed }
    }
in-play = In play
in-play-empty = No card yet
in-play-earlier = +{ $count } earlier
pile-hand = Hand
pile-dugout = Dugout
pile-on-deck = On deck
pile-lineup = Lineup
pile-minors = Minors
pile-save = Save
pile-label =
    { $pile }, { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }. { $team }. Look
chosen-secretly = Has chosen
leaf-close = Close
leaf-empty = Nothing here.
leaf-lineup-top = On top
leaf-unseen = Somewhere in hand, on deck or in the lineup
leaf-unseen-own = Somewhere in the lineup, in an order that nobody knows
leaf-known-hand = Surely in hand
leaf-known-held = Surely in hand or on deck
leaf-minors-hidden =
    { $count ->
        [one] { $count } card went down, face down.
       *[other] { $count } cards went down, face down.
    }

## Threatened hits

threats-of = { $team } threatens
threats-yours = You threaten
last-hits-of = Last hits of { $team }
last-hits-yours = Your last hits
cap-threats = Threatens
cap-threats-yours = You threaten
cap-last = Last hits
cap-last-yours = Your last hits
threat-label = { $hit }, { $speed } batter, threatened
threat-choose = { $hit }, batter { $place }, { $speed }
threat-cancelled = { $hit }, cancelled: { $by }
threat-resolved = { $hit }: { $result }
stamp-runs =
    { $count ->
        [one] +{ $count } run
       *[other] +{ $count } runs
    }
stamp-to =
    { $base ->
        [1] to 1st
        [2] to 2nd
       *[3] to 3rd
    }
stamp-was = Was { $code }
stamp-done = Done
stamp-maybe = { $action }?

## The hand

hand = Your hand
hand-count =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
hand-none = No cards in your hand.
hand-secret = You have chosen. The choice stays secret until everybody has.
hand-watching = You are watching. Hands stay hidden.
hand-of = { $team }’s hand
chosen = Chosen
buying = Buying
ways = How to play { $card }
way-play = Play
way-pinch-on-deck = Pinch hit: on deck
way-pinch-lineup = Pinch hit: lineup
way-on-deck = On deck
way-discard-on-deck = Discard
way-return-on-deck = Back on the lineup
way-save-on-deck = On deck
way-save-lineup = Top of the lineup
save-title = Visitor save
save-about = Only the defensive action of the card counts.
left-over-title = On deck, not used
lineup-top-hidden = Top of the lineup, face down
not-lit = Not among your choices now.

## Buying

buy-round = Buy round
buy-round-of = Buy round { $number } of { $count }
buy-earned = { $team } has { $money }.
buy-earned-first = { $team } had { $money } and bought first.
buy-yours = Your turn now.
buy-theirs = { $team } is buying.
buy-order = Who buys first is being decided.
free-agents = Free agents
free-agents-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
row-empty = No free agents left.
purse = { $left } of { $all } left to spend
purse-spoken = { $spent } spoken for, { $left } left
price = { $cost } of { $money }
price-leaves = { $cost } of { $money }, leaves { $left }
price-too-much = costs { $cost }, you have { $money }
down-title = Who goes down?
down-about = One card you played leaves for the minors; the new one goes on top of your lineup.
down-later = What you played, in case you buy: each purchase sends one of these to the minors.
down-of = What { $team } played
minors-stamp = Minors

## Beside the park

series-game = { $stage }, game { $number }
series-first-to = first to { $wins }
series-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
series-won = Won
series-table = Games of the series
game-number = Game { $number }
linescore = Line score
standings = Standings
standings-wins = Wins
standings-place = Place
other-pair = At the other diamond
other-pair-score = { $visitor } { $visitors } : { $homes } { $home }
other-pair-inning = inning { $inning }
other-pair-buying = buying
other-pair-choose = Show
ranking = Ranking after the sets
places = Final places
revenue = Revenue
revenue-total = To spend
revenue-spent = Spent
bought-by = { $team } bought
bought-by-you = You bought
bought-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
bought-none = Nothing yet.
bought-for = { $card } for { $cost }
minors-yours = Your minors

## Headings of the log

head-half-top = { $inning }, top: { $team }
head-half-bottom = { $inning }, bottom: { $team }
head-extra = Extra innings: { $inning }
head-buy = Buy round
head-game = Game { $number }
head-save = Visitor save
`,Ae=`### Что говорит только стол Highlights. Хиты, действия и команды берутся из слов самой игры.

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
base-name =
    { $base ->
        [1] Первая база
        [2] Вторая база
       *[3] Третья база
    }
base-choose =
    { $base ->
        [1] Раннер на первой, { $speed }
        [2] Раннер на второй, { $speed }
       *[3] Раннер на третьей, { $speed }
    }
in-play = В игре
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
hand-watching = Вы смотрите. Руки закрыты.
hand-of = Рука: { $team }
chosen = Выбрана
buying = Покупка
ways = Как сыграть: { $card }
way-play = Сыграть
way-pinch-on-deck = Пинч-хит: запасной
way-pinch-lineup = Пинч-хит: из колоды
way-on-deck = Запасной
way-discard-on-deck = Сбросить
way-return-on-deck = Вернуть на колоду
way-save-on-deck = Запасной
way-save-lineup = Верх колоды
save-title = Последний шанс гостей
save-about = Действует только защитное действие карты.
left-over-title = Запасной не понадобился
lineup-top-hidden = Верх колоды, рубашкой вверх
not-lit = Сейчас это не среди ваших вариантов.

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
price-too-much = цена { $cost }, у вас { $money }
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
linescore = Счёт по иннингам
standings = Таблица
standings-wins = Победы
standings-place = Место
other-pair = На другом поле
other-pair-score = { $visitor } { $visitors } : { $homes } { $home }
other-pair-inning = иннинг { $inning }
other-pair-buying = покупки
other-pair-choose = Показать
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
bought-none = Пока ничего.
bought-for = { $card } за { $cost }
minors-yours = Ваши младшие лиги

## Заголовки журнала

head-half-top = { $inning }, верх: { $team }
head-half-bottom = { $inning }, низ: { $team }
head-extra = Дополнительные иннинги: { $inning }
head-buy = Раунд покупок
head-game = Матч { $number }
head-save = Последний шанс гостей
`,je=`highlights`,Me=`${je}/table`;s(Me,`en`,ke),s(Me,`ru`,Ae);function X(e,t){return S(`highlights/table`,e,t)??e}function Z(e,t){return S(je,e,t)??``}function Ne(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Pe(e){let t=e.hit?Z(`hit-${oe(e.hit)}`):`none`;return Ne(Z(`action-${oe(e.action)}`,{hit:t,count:e.count??1})||e.action)}function Fe(e){return Ne(Z(`action-${oe(e.action)}`,{hit:`none`,count:e.count??1})||e.action)}function Ie(e){return X(`short-${oe(e.action)}`,{hit:e.hit?Le(e.hit):``,count:e.count??1})}function Le(e){return Ne(Z(`hit-${oe(e)}`)||e)}function Re(e){return Ne(Z(`speed-${e}`)||e)}function ze(e){return Ne(Z(`type-${e}`)||e)}function Be(e,t){return e&&Z(`team-${e}`)||t}function Ve(e){let t=e.hits.map(Le).join(`, `),n=[`${e.name}, ${ze(e.type)}, ${Re(e.speed)}`,t?X(`card-hits`,{hits:t}):X(`card-no-hits`),e.actions.map(Pe).join(`, `)||X(`card-no-action`),X(`card-revenue`,{revenue:e.revenue})];return e.cost!==null&&e.cost!==void 0&&n.push(X(`card-cost`,{cost:e.cost})),e.pinch&&n.push(X(`card-pinch`)),n.join(`. `)+`.`}function He(e){let t=e.split(` `);return t.length<2||/\d/.test(e)?{first:``,last:e}:{first:t[0]+` `,last:t.slice(1).join(` `)}}function Ue(e){return e.replace(/^OST-/,``).replace(/^O(?=FA-)/,``).replace(`-`,` `)}var We=l(`<span class="hit svelte-1881r53"><!></span>`),Ge=l(`<span class="nohit svelte-1881r53"> </span>`),Ke=l(`<span class="need svelte-1881r53"><!></span>`),qe=l(`<span><span class="ai svelte-1881r53"><!></span> <span class="aw"><b class="svelte-1881r53"> </b> <span class="short svelte-1881r53"><!> </span></span></span>`),Je=l(`<span class="act none svelte-1881r53"><b class="svelte-1881r53"> </b></span>`),Ye=l(`<span class="phtag svelte-1881r53">PH</span>`),Xe=l(`<span><span class="face svelte-1881r53"><span class="pn svelte-1881r53"><b><span class="first svelte-1881r53"> </span> </b> <i class="svelte-1881r53"> </i></span> <span class="art svelte-1881r53"><img alt="" draggable="false" decoding="async" class="svelte-1881r53"/></span> <span class="line svelte-1881r53"><span class="tm svelte-1881r53"><!></span> <span></span> <span class="sp svelte-1881r53"><!></span></span> <span></span> <span class="foot svelte-1881r53"><span class="rev svelte-1881r53"><!></span> <span class="tier svelte-1881r53"> </span> <span class="cost svelte-1881r53"><!></span></span></span> <!></span>`);function Ze(e,n){V(n,!0);let r=I(n,`shop`,3,!1),a=I(n,`quiet`,3,!1),o=T(()=>ie(n.card)),s=T(()=>Ce(n.card)),c=T(()=>y(o).type===`robot`?{first:``,last:y(o).name}:He(y(o).name)),l=T(()=>Z(`tier-${y(o).tier.replace(` `,`-`)}`)),u={fastball:`natural`,curve:`robot`,spitball:`cyborg`,"quick-eye":`cyborg`};var f=Xe();let g,v;var b=_(f),x=_(b),S=_(x);let C;var E=_(S),D=k(E,!0),A=H(E,1,!0);U(S);var j=H(S,2),M=k(j,!0);U(x);var N=H(x,2),P=k(N),F=H(N,2),R=_(F);Y(_(R),{get name(){return y(o).type}}),U(R);var ee=H(R,2);let B;i(ee,21,()=>y(o).hits,m,(e,t)=>{var n=We();Y(_(n),{get name(){return y(t)}}),U(n),h(e,n)},e=>{var t=Ge(),n=k(t,!0);z(e=>p(n,e),[()=>X(`card-no-hits`)]),h(e,t)}),U(ee);var te=H(ee,2);Y(_(te),{get name(){return y(o).speed}}),U(te),U(F);var G=H(F,2);let K;i(G,21,()=>y(o).actions,m,(e,n)=>{var r=qe();let i;var a=_(r);Y(_(a),{get name(){return y(n).action},action:!0}),U(a);var o=H(a,2),s=_(o),c=k(s,!0),l=H(s,2),d=_(l),f=e=>{var t=Ke();Y(_(t),{get name(){return u[y(n).action]}}),U(t),h(e,t)};t(d,e=>{u[y(n).action]&&e(f)});var m=H(d,1,!0);U(l),U(o),U(r),z((e,t)=>{i=W(r,1,`act svelte-1881r53`,null,i,{def:y(n).defensive,off:!y(n).defensive}),p(c,e),p(m,t)},[()=>Fe(y(n)),()=>Ie(y(n))]),h(e,r)},e=>{var t=Je(),n=_(t),r=k(n,!0);U(t),z(e=>p(r,e),[()=>X(`card-no-action`)]),h(e,t)}),U(G);var ne=H(G,2),q=_(ne);xe(_(q),{kind:`revenue`,get value(){return y(o).revenue}}),U(q);var re=H(q,2),J=k(re),ae=H(re,2),oe=_(ae),se=e=>{xe(e,{kind:`cost`,get value(){return y(o).cost}})};t(oe,e=>{y(o).cost!==null&&y(o).cost!==void 0&&e(se)}),U(ae),U(ne),U(b);var ce=H(b,2),le=e=>{var t=Ye();h(e,t)};t(ce,e=>{y(o).pinch&&e(le)}),U(f),z((e,t,i)=>{g=W(f,1,`card ${y(o).type??``}`,`svelte-1881r53`,g,{shop:r()}),O(f,`role`,a()?void 0:`img`),O(f,`aria-label`,e),O(f,`aria-hidden`,a()),v=w(f,``,v,{"--team":y(s)[0],"--team2":y(s)[1],width:n.size}),C=W(S,1,`svelte-1881r53`,null,C,{long:y(o).name.length>15}),p(D,y(c).first),p(A,y(c).last),p(M,y(o).city),O(P,`src`,t),B=W(ee,1,`hits svelte-1881r53`,null,B,{three:y(o).hits.length>2}),K=W(G,1,`acts svelte-1881r53`,null,K,{two:y(o).actions.length>1}),p(J,`${y(l)??``} · ${i??``}`)},[()=>a()?void 0:Ve(y(o)),()=>d(`highlights`,y(o).id),()=>Ue(y(o).id)]),h(e,f),L()}function Q(e,t){return e.sides[t.seat]}function Qe(e,t){return t.seat===e.viewer}function $e(e,t){e.push(t),e.sort()}function $(e,t){let n=e.indexOf(t);n>=0&&e.splice(n,1)}function et(e){e.committed=!1,e.choice=null}function tt(e,t){let n=Q(e,t);et(n),Qe(e,t)?$(n.hand,t.card):(n.hand.pop(),$(n.unseen,t.card))}function nt(e,t){--e.lineup.size,e.lineup.top.shift(),t!==null&&$(e.unseen,t)}function rt(e,t){let n=Q(e,t);t.source===`on-deck`?(n.on_deck=null,$(n.unseen,t.card)):nt(n,t.card)}var it={asked(e,t){let n=e.pairs[t.pair];n.asked=[...t.seats],n.question=t.seats.length?t.question:null},decided(e,t){let n=Q(e,t);n.committed=!0,n.choice=t.action},retracted(e,t){et(Q(e,t))},game(e,t){let n=e.pairs[t.pair];n.stage=t.stage,n.visitor=t.visitor,n.home=t.home,n.best_of=t.best_of,n.game=t.number,n.inning=t.stage===`pre-rounds`?0:1;for(let n of[t.visitor,t.home]){let r=e.sides[n];r.pair=t.pair,t.number===1&&(r.wins=0)}},row(e,t){let n=e.pairs[t.pair].row;t.card===null?n.splice(t.place,1):(n.splice(t.place,1,t.card),--e.tables[t.pair>>1].deck)},"row-returned"(e,t){let n=e.pairs[t.pair];e.tables[t.pair>>1].deck+=n.row.length,n.row=[]},shuffled(e,t){let n=Q(e,t),r=new Set([...n.unseen,...n.hand,...n.dugout,...n.in_play,...n.lineup.top,...n.known.hand,...n.known.held]);n.on_deck&&r.add(n.on_deck.card),n.unseen=[...r].filter(e=>e!==null).sort(),n.lineup={size:15,top:[]},n.hand=[],n.dugout=[],n.in_play=[],n.on_deck=null},reshuffled(e,t){let n=Q(e,t);n.lineup.size+=n.dugout.length,n.unseen=[...n.unseen,...n.dugout].sort(),n.dugout=[]},"extra-reshuffled"(e,t){let n=Q(e,t);n.lineup.size+=1,$(n.in_play,t.card),$e(n.unseen,t.card)},drawn(e,t){let n=Q(e,t);nt(n,t.card),Qe(e,t)?$e(n.hand,t.card):n.hand.push(null)},"on-deck"(e,t){let n=Q(e,t);et(n),t.placed&&(n.on_deck={card:t.card},Qe(e,t)?$(n.hand,t.card):n.hand.pop())},played(e,t){tt(e,t),Q(e,t).in_play.push(t.card)},pinched(e,t){tt(e,t),$e(Q(e,t).dugout,t.card)},entered(e,t){rt(e,t),Q(e,t).in_play.push(t.card)},cancelled(e,t){Q(e,t).plate.splice(t.place,1)},changed(e,t){Q(e,t).plate[t.place].hit=t.hit},removed(e,t){Q(e,t).bases[re[t.base-1]]=null},hit(e,t){t.cause===`threat`&&Q(e,t).plate.shift()},ran(e,t){let n=Q(e,t);t.start&&(n.bases[re[t.start-1]]=null),t.end===4?n.runs+=1:n.bases[re[t.end-1]]=t.speed},batter(e,t){Q(e,t).plate.push({hit:t.hit,speed:t.speed})},save(e,t){t.card!==null&&(rt(e,t),e.pairs[Q(e,t).pair].save=t.card)},"save-over"(e,t){let n=Q(e,t);e.pairs[n.pair].save=null,$e(n.dugout,t.card)},inning(e,t){e.pairs[t.pair].inning=t.inning},won(e,t){let n=e.pairs[t.pair],r=Q(e,t);n.winner=t.seat,n.results.push([n.visitor,n.home,t.visitor_runs,t.home_runs]),r.wins+=1,r.total_wins+=1},"left-over"(e,t){let n=Q(e,t);et(n),n.on_deck=null,t.card!==null&&$(n.unseen,t.card),t.to===`dugout`?$e(n.dugout,t.card):(n.lineup.size+=1,n.lineup.top.unshift(t.card))},cleared(e,t){let n=Q(e,t);n.runs=0,n.plate=[],n.bases={first:null,second:null,third:null}},discarded(e,t){let n=Q(e,t);t.source===`hand`?tt(e,t):$(n.in_play,t.card),$e(n.dugout,t.card)},emptied(e,t){Q(e,t).in_play=[]},revenue(e,t){Q(e,t).money=t.money},buyer(e,t){let n=e.pairs[t.pair],r=t.seat;if(n.buying=r,r===null)for(let t of[e.sides[n.visitor],e.sides[n.home]])t.money=0,t.bought=0},chosen(e,t){Q(e,t).chosen=t.place},bought(e,t){let n=Q(e,t);n.lineup.size+=1,n.lineup.top.unshift(t.card),n.money=t.money,n.chosen=null,n.bought+=1},demoted(e,t){let n=Q(e,t);n.minors.size+=1,Qe(e,t)&&(n.minors.cards?.push(t.card),$(n.in_play,t.card))},known(e,t){let n=Q(e,t);$(n.known.hand,t.card),$(n.known.held,t.card),t.where!==`unknown`&&($e(n.known[t.where],t.card),Qe(e,t)||$(n.unseen,t.card))},ranked(e,t){e.tables[t.table].ranking.push(t.seat)},placed(e,t){e.tables[t.table].places.push(t.seat)},champion(e){e.over=!0;for(let t of e.pairs)t.question=null,t.asked=[]}};function at(e,t){it[t.kind]?.(e,J(t))}var ot=l(`<span class="back svelte-1ssac3w" aria-hidden="true"><svg viewBox="0 0 38 26" class="svelte-1ssac3w"><path d="M3 1V25" stroke="#f4e8cf" stroke-width="2.4" stroke-linecap="round"></path><path d="M4.5 3L37 12L4.5 21Z" fill="#f4e8cf"></path><circle cx="16" cy="12" r="3" fill="#7f1d24"></circle></svg></span>`);function st(e){var t=ot();h(e,t)}var ct=new Map;function lt(){ct.clear();for(let e of document.querySelectorAll(`[data-place]`)){let t=e.getBoundingClientRect();t.width>0&&ct.set(e.dataset.place,t)}}function ut(e,t,n=0){return r=>{let i=e.map(e=>ct.get(e)).find(e=>e!==void 0);if(!i)return;let a=r.getBoundingClientRect();if(a.width===0)return;let o=i.left+i.width/2-a.left-a.width/2,s=i.top+i.height/2-a.top-a.height/2;if(Math.abs(o)+Math.abs(s)<4)return;let c=i.width/a.width,l=r.animate([{transform:`translate(${o}px, ${s}px) scale(${c})`,zIndex:5},{transform:`none`,zIndex:5}],{duration:280/t,delay:n/t,fill:`backwards`,easing:`cubic-bezier(.2,.7,.2,1)`});return()=>l.cancel()}}function dt(e,t,n){if(n!==null&&e.sides[n])return e.sides[n].pair;let r=t?.focus??0;return e.pairs[r]?r:0}function ft(e,t,n){return e.buying!==null||e.question===`buy`||e.question===`first-buyer`?!0:n?.buys[t]?.open??!1}function pt(e,t){return e.over?[]:t.asked}function mt(e,t){return e?Be(e.team,t[e.seat]??``):``}function ht(e,t){return t.question===`save`?!1:t.asked.length===1?t.asked[0]===t.visitor:e.sides[t.visitor].in_play.length<=e.sides[t.home].in_play.length}function gt(e,t,n,r){if(ft(t,n,r))return X(`half-buy`);if(t.inning<1||t.question===`on-deck`)return X(`half-before`);if(r?.games[r.latest[n]??-1]?.winner!=null)return X(`half-over`);let i=X(`ordinal`,{number:t.inning});return t.inning>6?X(`half-extra`,{inning:i}):X(ht(e,t)?`half-top`:`half-bottom`,{inning:i})}var _t=l(`<span class="tick svelte-7qkjc5" aria-hidden="true"> </span>`),vt=l(`<span class="stamp svelte-7qkjc5" aria-hidden="true"> </span>`),yt=l(`<button><!> <!> <!></button>`);function bt(e,n){V(n,!0);let r=I(n,`selection`,7),i=I(n,`dim`,3,!1),a=I(n,`reason`,3,``),o=I(n,`shop`,3,!1),s=I(n,`stamp`,3,``),l=T(()=>Ve(ie(n.card))+(a()?` ${a()}`:``));function u(e){if(n.onpress)return n.onpress(e);n.choice&&(e.detail===2||e.detail===0&&r().isChosen(n.choice)?r().confirm(n.choice):r().toggle(n.choice))}var d=yt();let f;var m=_(d),g=e=>{var t=_t(),r=k(t,!0);z(()=>p(r,n.tag)),h(e,t)};t(m,e=>{n.chosen&&!s()&&e(g)});var v=H(m,2);Ze(v,{get card(){return n.card},get shop(){return o()},quiet:!0});var x=H(v,2),S=e=>{var t=vt(),n=k(t,!0);z(()=>p(n,s())),h(e,t)};t(x,e=>{n.chosen&&s()&&e(S)}),U(d),z(()=>{f=W(d,1,`slot svelte-7qkjc5`,null,f,{legal:n.choice&&!n.chosen,chosen:n.chosen&&!s(),stamped:n.chosen&&s(),dim:i()}),O(d,`aria-pressed`,n.choice?n.chosen:void 0),O(d,`aria-disabled`,n.choice||n.chosen?void 0:`true`),O(d,`aria-label`,y(l))}),b(`click`,d,u),c(`focus`,d,()=>r().focused=n.card.id),c(`blur`,d,()=>r().focused===n.card.id&&(r().focused=null)),c(`pointerenter`,d,()=>r().focused=n.card.id),c(`pointerleave`,d,()=>r().focused===n.card.id&&(r().focused=null)),h(e,d),L()}n([`click`]);var xt=l(`<small class="svelte-n62gxi"> </small>`),St=l(`<div class="place svelte-n62gxi"><!></div>`),Ct=l(`<section class="down svelte-n62gxi"><h3 class="svelte-n62gxi"> <!></h3> <div class="cards svelte-n62gxi"></div></section>`),wt=l(`<figure><div class="one svelte-n62gxi"><!></div> <figcaption class="svelte-n62gxi"> </figcaption></figure>`),Tt=l(`<button><!></button>`),Et=l(`<p class="svelte-n62gxi"> </p>`),Dt=l(`<button class="way svelte-n62gxi"> </button>`),Ot=l(`<div class="choices svelte-n62gxi"></div>`),kt=l(`<section class="settle svelte-n62gxi"><div class="row svelte-n62gxi"><!> <!> <div class="about svelte-n62gxi"><b class="svelte-n62gxi"> </b> <!> <!></div></div></section>`),At=l(`<div class="ways svelte-n62gxi" role="group"></div>`),jt=l(`<p class="note-line svelte-n62gxi"> </p>`),Mt=l(`<div class="hand svelte-n62gxi" role="group"></div> <!>`,1),Nt=l(`<p class="none svelte-n62gxi"> </p>`),Pt=l(`<div class="hand-area svelte-n62gxi"><!></div>`);function Ft(n,r){V(r,!0);let a=T(()=>dt(r.view,r.sheet,r.eyes)),s=T(()=>r.view.pairs[y(a)]),c=T(()=>ft(y(s),y(a),r.sheet)),l=T(()=>r.eyes===null?null:r.view.sides[r.eyes]??null),u=T(()=>(y(l)?.hand??[]).filter(e=>e!==null&&e in r.cards)),d=T(()=>r.decision?.kind??null),f=T(()=>y(d)===`save`||y(d)===`left-over`),m=T(()=>!(!y(l)?.committed||r.decision)),v=[`choice-play`,`choice-on-deck`,`choice-demote`,`choice-discard-on-deck`,`choice-save-on-deck`];function x(e){let t=e=>{let t=v.indexOf(e.message);return t<0?v.length:t};return r.selection.forCard(e).sort((e,n)=>t(e)-t(n))}let S=T(()=>r.selection.chosen?.cards[0]??null),C=T(()=>y(S)&&!y(c)?x(y(S)):[]),D=T(()=>y(u).some(e=>r.selection.forCard(e).length)),A=T(()=>r.selection.find(e=>e.message===`choice-save-lineup`)),j=T(()=>y(l)?.lineup.top[0]??null),M=T(()=>y(l)?.on_deck?.card??null);function N(e,t){let n=x(e)[0];if(!n)return;let i=y(S)===e?r.selection.chosen:null;i&&t.detail===0?r.selection.confirm(i):t.detail===2?r.selection.confirm(i??n):i?r.selection.pick(null):r.selection.pick(n)}function P(e){return X(e.message.replace(`choice-`,`way-`))}function F(e){let t=r.selection.refusal(e);return t?g(t.reason):r.decision&&y(D)&&!r.selection.forCard(e).length?X(`not-lit`):``}let I=T(()=>(r.beat??[]).map(J).flatMap(e=>e.kind===`drawn`&&e.seat===r.eyes&&e.card?[e.card]:[]));function R(e){e.key===`Escape`&&r.selection.chosen&&(e.stopPropagation(),r.selection.pick(null))}let ee=T(()=>y(l)?y(l).seat:y(s).buying??y(s).visitor),B=T(()=>(r.view.sides[y(ee)]?.in_play??[]).filter(e=>e in r.cards));var te=Pt(),G=_(te),ne=e=>{var n=Ct(),a=_(n),o=_(a),s=H(o),c=e=>{var t=xt(),n=k(t,!0);z(e=>p(n,e),[()=>X(y(d)===`demote`?`down-about`:`down-later`)]),h(e,t)};t(s,e=>{y(l)&&e(c)}),U(a);var u=H(a,2);let f;i(u,20,()=>y(B),e=>e,(e,t)=>{let n=T(()=>x(t).find(e=>e.message===`choice-demote`));var i=St(),a=_(i);{let e=T(()=>r.selection.isChosen(y(n))),i=T(()=>X(`chosen`)),o=T(()=>X(`minors-stamp`));bt(a,{get card(){return r.cards[t]},shop:!0,get selection(){return r.selection},get choice(){return y(n)},get chosen(){return y(e)},get tag(){return y(i)},get stamp(){return y(o)}})}U(i),z(()=>O(i,`data-place`,`card-${t??``}`)),h(e,i)}),U(u),K(u,e=>q?.(e)),U(n),z((e,t)=>{p(o,`${e??``} `),f=w(u,``,f,{"--n":t})},[()=>y(l)?X(`down-title`):X(`down-of`,{team:mt(r.view.sides[y(ee)],r.names)}),()=>Math.max(6,y(B).length)]),h(e,n)},re=e=>{var n=kt(),a=_(n),o=_(a),s=e=>{var t=wt(),n=_(t),i=_(n);{let e=T(()=>x(y(M))[0]),t=T(()=>y(S)===y(M)&&r.selection.chosen!==y(A)),n=T(()=>r.selection.chosen?P(r.selection.chosen):``);bt(i,{get card(){return r.cards[y(M)]},get selection(){return r.selection},get choice(){return y(e)},get chosen(){return y(t)},get tag(){return y(n)},onpress:e=>N(y(M),e)})}U(n);var a=H(n,2),o=k(a,!0);U(t),z(e=>p(o,e),[()=>X(`pile-on-deck`)]),h(e,t)};t(o,e=>{y(M)&&r.cards[y(M)]&&e(s)});var c=H(o,2),l=e=>{var n=wt(),i=_(n),a=_(i),o=e=>{{let t=T(()=>r.selection.isChosen(y(A))),n=T(()=>X(`chosen`));bt(e,{get card(){return r.cards[y(j)]},get selection(){return r.selection},get choice(){return y(A)},get chosen(){return y(t)},get tag(){return y(n)}})}},s=e=>{var t=Tt();let n;st(_(t),{}),U(t),z((e,r,i,a)=>{n=W(t,1,`blind svelte-n62gxi`,null,n,{legal:e,chosen:r}),O(t,`aria-pressed`,i),O(t,`aria-label`,a)},[()=>!r.selection.isChosen(y(A)),()=>r.selection.isChosen(y(A)),()=>r.selection.isChosen(y(A)),()=>X(`lineup-top-hidden`)]),b(`click`,t,e=>e.detail===2||e.detail===0&&r.selection.isChosen(y(A))?r.selection.confirm(y(A)):r.selection.toggle(y(A))),h(e,t)};t(a,e=>{y(j)&&r.cards[y(j)]?e(o):e(s,-1)}),U(i);var c=H(i,2),l=k(c,!0);U(n),z(e=>p(l,e),[()=>X(`pile-lineup`)]),h(e,n)};t(c,e=>{y(A)&&e(l)});var u=H(c,2),f=_(u),m=k(f,!0),g=H(f,2),v=e=>{var t=Et(),n=k(t,!0);z(e=>p(n,e),[()=>X(`save-about`)]),h(e,t)};t(g,e=>{y(d)===`save`&&e(v)});var C=H(g,2),w=e=>{var t=Ot();i(t,21,()=>x(y(M)),e=>e.action,(e,t)=>{var n=Dt(),i=k(n,!0);z((e,t)=>{O(n,`aria-pressed`,e),p(i,t)},[()=>r.selection.isChosen(y(t)),()=>P(y(t))]),b(`click`,n,()=>r.selection.toggle(y(t))),h(e,n)}),U(t),h(e,t)};t(C,e=>{y(d)===`left-over`&&y(M)&&e(w)}),U(u),U(a),K(a,e=>q?.(e)),U(n),z((e,t)=>{O(n,`aria-label`,e),p(m,t)},[()=>X(y(d)===`save`?`save-title`:`left-over-title`),()=>X(y(d)===`save`?`save-title`:`left-over-title`)]),h(e,n)},ie=n=>{var a=o(),s=e(a),c=n=>{var a=Mt(),o=e(a);let s;i(o,20,()=>y(u),e=>e,(e,t)=>{let n=T(()=>x(t));var i=St(),a=_(i);{let e=T(()=>y(S)===t),i=T(()=>y(n).length>1&&r.selection.chosen?P(r.selection.chosen):X(`chosen`)),o=T(()=>r.decision!==null&&y(D)&&!y(n).length),s=T(()=>F(t));bt(a,{get card(){return r.cards[t]},get selection(){return r.selection},get choice(){return y(n)[0]},get chosen(){return y(e)},get tag(){return y(i)},get dim(){return y(o)},get reason(){return y(s)},onpress:e=>N(t,e)})}U(i),E(i,()=>y(I).includes(t)&&!r.still?ut([`pile-${r.eyes}-lineup`],r.speed,y(I).indexOf(t)*50):void 0),z(()=>O(i,`data-place`,`card-${t??``}`)),h(e,i)}),U(o),K(o,e=>q?.(e));var c=H(o,2),l=e=>{var t=At();i(t,21,()=>y(C),e=>e.action,(e,t)=>{var n=Dt(),i=k(n,!0);z((e,t)=>{O(n,`aria-pressed`,e),p(i,t)},[()=>r.selection.isChosen(y(t)),()=>P(y(t))]),b(`click`,n,()=>r.selection.pick(y(t))),h(e,n)}),U(t),K(t,e=>q?.(e)),z(e=>O(t,`aria-label`,e),[()=>X(`ways`,{card:r.cards[y(S)].name})]),h(e,t)},d=e=>{var t=jt(),n=k(t,!0);z(e=>p(n,e),[()=>X(`hand-secret`)]),h(e,t)};t(c,e=>{y(C).length>1&&y(S)&&r.cards[y(S)]?e(l):y(m)&&e(d,1)}),z(e=>{O(o,`aria-label`,e),s=w(o,``,s,{"--n":y(u).length})},[()=>X(`hand-count`,{count:y(u).length})]),h(n,a)},l=e=>{var t=Nt(),n=k(t,!0);z(e=>p(n,e),[()=>y(m)?X(`hand-secret`):X(`hand-none`)]),h(e,t)};t(s,e=>{y(u).length?e(c):r.view.over||e(l,1)}),h(n,a)};t(G,e=>{y(c)?e(ne):y(f)?e(re,1):y(l)&&e(ie,2)}),U(te),b(`keydown`,te,R),h(n,te),L()}n([`keydown`,`click`]);var It=f(`<path stroke="var(--grass-2)" stroke-width="13" class="svelte-sql5hh"></path>`),Lt=f(`<path fill="var(--chalk)" class="base svelte-sql5hh"></path>`),Rt=f(`<circle class="ring svelte-sql5hh" cx="0" cy="-9" r="22"></circle>`),zt=f(`<path class="would svelte-sql5hh" d="M-15 6Q-2 -6 15 -26"></path>`),Bt=f(`<g><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><!><!></g>`),Vt=f(`<g class="pawn svelte-sql5hh" transform="translate(150 206)"><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg></g>`),Ht=f(`<g><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><path class="stroke svelte-sql5hh" d="M-15 6Q-2 -6 15 -26" pathLength="1"></path></g>`),Ut=l(`<button></button>`),Wt=l(`<div class="dia svelte-sql5hh"><svg class="diamond svelte-sql5hh" viewBox="0 0 300 226" role="img"><clipPath class="svelte-sql5hh"><path d="M150 222L10 96Q150 -62 290 96Z" class="svelte-sql5hh"></path></clipPath><g class="svelte-sql5hh"><rect y="-40" width="300" height="280" fill="var(--grass)" class="svelte-sql5hh"></rect><!><ellipse cx="150" cy="150" rx="112" ry="88" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><path d="M150 194L212 142L150 98L88 142Z" fill="var(--grass)" class="svelte-sql5hh"></path><ellipse cx="150" cy="148" rx="14" ry="9" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><rect x="145" y="146" width="10" height="3" fill="var(--chalk)" class="svelte-sql5hh"></rect><path d="M150 222L10 96Q150 -62 290 96Z" fill="none" stroke="var(--dirt)" stroke-width="14" class="svelte-sql5hh"></path></g><path d="M10 96Q150 -62 290 96" fill="none" stroke="var(--fence)" stroke-width="6" stroke-linecap="round" class="svelte-sql5hh"></path><path d="M150 208L20 100M150 208L280 100" stroke="var(--chalk)" stroke-width="2.2" fill="none" class="svelte-sql5hh"></path><path d="M226 142L150 86L74 142" stroke="var(--chalk)" stroke-width="1.4" fill="none" opacity=".55" class="svelte-sql5hh"></path><ellipse cx="150" cy="206" rx="25" ry="14" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><!><path d="M140 200H160V206L150 213L140 206Z" fill="var(--chalk)" class="base svelte-sql5hh"></path><!><!><!></svg> <!></div>`);function Gt(n,r){let a=v();V(r,!0);let s=[[150,206],[226,142],[150,86],[74,142],[150,206]],c=Array.from({length:12},(e,t)=>6+26*t),l=T(()=>me(r.beat??[]).filter(e=>e.event.seat===r.side.seat)),d=T(()=>re.flatMap((e,t)=>{let n=r.side.bases[e],i=y(l).findLast(e=>J(e.event).end===t+1);return n?[{base:t+1,speed:n,move:i&&J(i.event),after:i?.after??0}]:[]})),f=T(()=>r.still?[]:y(l).filter(e=>J(e.event).end===4)),p={},g=T(()=>(r.beat??[]).filter(e=>e.kind===`removed`&&e.seat===r.side.seat).map(e=>({base:J(e).base,speed:p[re[J(e).base-1]]??null})));u(()=>{p={...r.side.bases}});function x(e,t,n){return i=>{let a=s.slice(e,t+1),o=t===4,c=a.map(([e,t])=>({transform:`translate(${e}px, ${t}px)`,opacity:1}));o&&c.push({...c.at(-1),opacity:0});let l=a.length-1,u=i.animate(c,{duration:(l+(o?.7:0))*220/r.speed,delay:n/r.speed,fill:o?`both`:`backwards`,easing:`cubic-bezier(.45,.05,.55,.95)`});return()=>u.cancel()}}let S=A(F([])),C=T(()=>r.targets?[...new Set(r.selection.choices.flatMap(e=>e.bases??[]))]:[]),w=T(()=>r.selection.chosen?.bases?.length?r.selection.chosen.bases:y(S));u(()=>{r.selection.decision,B(S,[],!0)});function D(e){let t=y(w).includes(e)?y(w).filter(t=>t!==e):[...y(w),e],n=t.length?r.selection.forBases(t):void 0,i=r.selection.forBases([e]),a=r.selection.choices.some(e=>t.length&&t.every(t=>e.bases.includes(t)));n?B(S,[...t],!0):t.includes(e)&&i?B(S,[e],!0):a||!t.length?B(S,[...t],!0):B(S,[e],!0),r.selection.pick(n??(t.includes(e)?i:void 0)??null)}function k(e,t){let n=r.selection.chosen;n?.bases?.includes(t)&&(e.detail===0||e.detail===2)?r.selection.confirm(n):D(t)}let j=T(()=>y(d).length?X(`bases-taken`,{team:r.name,runners:y(d).map(e=>X(`runner-on`,{speed:Re(e.speed),base:e.base})).join(`, `)}):X(`bases-empty`,{team:r.name}));var M=Wt(),P=_(M),I=_(P),R=H(I),te=H(_(R));i(te,16,()=>c,e=>e,(e,t)=>{var n=It();z(()=>O(n,`d`,`M${t??``} -40V260`)),h(e,n)}),N(5),U(R);var G=H(R,5);i(G,17,()=>s.slice(1,4),m,(e,t)=>{var n=T(()=>ee(y(t),2));let r=()=>y(n)[0],i=()=>y(n)[1];var a=Lt();z(()=>O(a,`d`,`M${r()??``} ${i()-7}l11 7l-11 7l-11 -7Z`)),h(e,a)});var K=H(G,2);i(K,17,()=>y(d),e=>e.base,(e,n)=>{var i=Bt();let a;var o=H(_(i));Y(_(o),{get name(){return y(n).speed}}),U(o);var c=H(o),l=e=>{var t=Rt();h(e,t)};t(c,e=>{r.still&&y(n).move&&e(l)});var u=H(c),d=e=>{var t=zt();h(e,t)},f=T(()=>y(w).includes(y(n).base)&&y(C).includes(y(n).base));t(u,e=>{y(f)&&e(d)}),U(i),E(i,()=>y(n).move&&!r.still?x(y(n).move.start,y(n).move.end,y(n).after):void 0),z(()=>{a=W(i,0,`pawn svelte-sql5hh`,null,a,{ringed:r.still&&y(n).move}),O(i,`transform`,`translate(${s[y(n).base][0]??``} ${s[y(n).base][1]??``})`)}),h(e,i)});var ne=H(K);i(ne,17,()=>y(f),e=>e.event,(e,t)=>{var n=Vt(),r=H(_(n)),i=_(r);{let e=T(()=>J(y(t).event).speed);Y(i,{get name(){return y(e)}})}U(r),U(n),E(n,()=>x(J(y(t).event).start,4,y(t).after)),h(e,n)});var q=H(ne);i(q,17,()=>y(g),e=>e.base,(n,i)=>{var a=o(),c=e(a),l=e=>{var t=Ht();let n;var a=_(t);Y(_(a),{get name(){return y(i).speed}}),U(a),N(),U(t),z(()=>{n=W(t,0,`gone svelte-sql5hh`,null,n,{still:r.still}),O(t,`transform`,`translate(${s[y(i).base][0]??``} ${s[y(i).base][1]??``})`)}),h(e,t)};t(c,e=>{y(i).speed&&e(l)}),h(n,a)}),U(P);var ie=H(P,2);i(ie,16,()=>y(C),e=>e,(e,t)=>{var n=Ut();let i;z((e,r,a)=>{i=W(n,1,`target b${t??``}`,`svelte-sql5hh`,i,{chosen:e}),O(n,`aria-pressed`,r),O(n,`aria-label`,a)},[()=>y(w).includes(t),()=>y(w).includes(t),()=>X(`base-choose`,{base:t,speed:Re(r.side.bases[re[t-1]]??``)})]),b(`click`,n,e=>k(e,t)),h(e,n)}),U(M),z(()=>{O(P,`aria-label`,y(j)),O(I,`id`,`${a}-field`),O(R,`clip-path`,`url(#${a}-field)`)}),h(n,M),L()}n([`click`]);var Kt=l(`<button class="zone svelte-w6yqh1"> <b class="svelte-w6yqh1"> </b></button>`),qt=l(`<p class="svelte-w6yqh1"> </p>`),Jt=l(`<h3 class="svelte-w6yqh1"> </h3>`),Yt=l(`<li class="svelte-w6yqh1"><!></li>`),Xt=l(`<!> <ul class="svelte-w6yqh1"></ul>`,1),Zt=l(`<section class="leaf panel svelte-w6yqh1" tabindex="-1"><header class="svelte-w6yqh1"><h2 class="svelte-w6yqh1"> </h2> <div class="zones svelte-w6yqh1"></div> <button class="iconb"><!></button></header> <div class="cards svelte-w6yqh1"><!> <!></div></section>`);function Qt(n,r){let a=v();V(r,!0);let o,s=T(()=>[{zone:`in-play`,count:r.side.in_play.length},{zone:`dugout`,count:r.side.dugout.length},...r.side.team===null?[]:[{zone:`on-deck`,count:+!!r.side.on_deck}],{zone:`lineup`,count:r.side.lineup.size},...r.own||r.side.team===null?[]:[{zone:`hand`,count:r.side.hand.length}],...r.side.team===null?[]:[{zone:`minors`,count:r.side.minors.size}]]),l=e=>e.filter(e=>e!==null&&e in r.cards),d=e=>X(e===`in-play`?`in-play`:`pile-${e}`),f=T(()=>{if(r.zone===`in-play`)return[{title:null,cards:l([...r.side.in_play].reverse())}];if(r.zone===`dugout`)return[{title:null,cards:l(r.side.dugout)}];if(r.zone===`minors`)return[{title:null,cards:l(r.side.minors.cards??[])}];let e={title:X(r.own||r.side.team===null?`leaf-unseen-own`:`leaf-unseen`),cards:l(r.side.unseen)};if(r.zone===`lineup`)return[{title:X(`leaf-lineup-top`),cards:l(r.side.lineup.top)},e];let t={title:null,cards:l([r.side.on_deck?.card??null])};return r.own?[t]:[{title:X(`leaf-known-hand`),cards:l(r.side.known.hand)},{title:X(`leaf-known-held`),cards:l(r.side.known.held)},e]}),m=T(()=>y(f).filter(e=>e.cards.length));u(()=>{x().then(()=>o.focus({preventScroll:!0}))});function g(e){e.key===`Escape`&&(e.stopPropagation(),r.onclose())}var S=Zt(),C=_(S),w=_(C),E=k(w,!0),D=H(w,2);i(D,21,()=>y(s),e=>e.zone,(e,t)=>{var n=Kt(),i=_(n),a=H(i),o=k(a,!0);U(n),z(e=>{O(n,`aria-pressed`,y(t).zone===r.zone),p(i,`${e??``} `),p(o,y(t).count)},[()=>d(y(t).zone)]),b(`click`,n,()=>r.onzone(y(t).zone)),h(e,n)}),U(D),K(D,e=>q?.(e));var A=H(D,2),j=_(A);G(j,{name:`close`}),U(A),U(C);var M=H(C,2),N=_(M),P=e=>{var t=qt(),n=k(t,!0);z(e=>p(n,e),[()=>X(`leaf-minors-hidden`,{count:r.side.minors.size})]),h(e,t)},F=e=>{var t=qt(),n=k(t,!0);z(e=>p(n,e),[()=>X(`leaf-empty`)]),h(e,t)};t(N,e=>{r.zone===`minors`&&!r.side.minors.cards&&r.side.minors.size?e(P):y(m).length||e(F,1)});var I=H(N,2);i(I,17,()=>y(m),e=>e.title,(n,a)=>{var o=Xt(),s=e(o),l=e=>{var t=Jt(),n=k(t,!0);z(()=>p(n,y(a).title)),h(e,t)};t(s,e=>{y(a).title&&e(l)});var u=H(s,2);i(u,20,()=>y(a).cards,e=>e,(e,t,n,i)=>{var a=Yt();Ze(_(a),{get card(){return r.cards[t]},shop:!0}),U(a),c(`pointerenter`,a,()=>r.onsee(t)),c(`pointerleave`,a,()=>r.onsee(null)),h(e,a)}),U(u),h(n,o)}),U(M),U(S),R(S,e=>o=e,()=>o),z(e=>{O(S,`aria-labelledby`,`${a}-title`),O(w,`id`,`${a}-title`),p(E,r.name),O(A,`aria-label`,e)},[()=>X(`leaf-close`)]),b(`keydown`,S,g),b(`click`,A,function(...e){r.onclose?.apply(this,e)}),h(n,S),L()}n([`keydown`,`click`]);var $t=l(`<span class="none svelte-1hlg1co"></span>`),en=l(`<span class="mini svelte-1hlg1co"><img alt="" draggable="false" class="svelte-1hlg1co"/> <i class="svelte-1hlg1co"><!></i></span>`),tn=l(`<span class="down svelte-1hlg1co"><!></span>`),nn=l(`<span class="n svelte-1hlg1co"> </span>`),rn=l(`<span class="ready svelte-1hlg1co">✓</span>`),an=l(`<button class="pile svelte-1hlg1co"><span class="pic svelte-1hlg1co"><!> <!> <!></span> <em class="svelte-1hlg1co"> </em></button>`),on=l(`<div class="piles svelte-1hlg1co"></div>`);function sn(e,n){V(n,!0);let r=T(()=>{let e={zone:`on-deck`,count:+!!n.side.on_deck,face:n.side.on_deck?.card,badge:!1};n.side.on_deck&&(e.face=n.side.on_deck.card);let t={zone:`dugout`,count:n.side.dugout.length,face:n.side.dugout.at(-1),badge:!0},r=n.side.lineup.top[0],i={zone:`lineup`,count:n.side.lineup.size,face:n.side.lineup.size?r??null:void 0,badge:!0},a={zone:`hand`,count:n.side.hand.length,face:n.side.hand.length?null:void 0,badge:!0};return n.own?[e,t,i]:n.side.team===null?[i,t]:[a,t,e]});var a=on();i(a,21,()=>y(r),e=>e.zone,(e,r)=>{var i=an(),a=_(i),o=_(a),s=e=>{var t=$t();h(e,t)},c=e=>{var t=en(),i=_(t),a=H(i,2),o=_(a);{let e=T(()=>ie(n.cards[y(r).face]).type);Y(o,{get name(){return y(e)}})}U(a),U(t),z(e=>O(i,`src`,e),[()=>d(`highlights`,y(r).face)]),h(e,t)},l=e=>{var t=tn();st(_(t),{}),U(t),h(e,t)};t(o,e=>{y(r).face===void 0?e(s):y(r).face&&n.cards[y(r).face]?e(c,1):e(l,-1)});var u=H(o,2),f=e=>{var t=nn(),n=k(t,!0);z(()=>p(n,y(r).count)),h(e,t)};t(u,e=>{y(r).badge&&y(r).count&&e(f)});var m=H(u,2),g=e=>{var t=rn();z(e=>O(t,`title`,e),[()=>X(`chosen-secretly`)]),h(e,t)};t(m,e=>{y(r).zone===`hand`&&n.side.committed&&e(g)}),U(a);var v=H(a,2),x=k(v,!0);U(i),z((e,t)=>{O(i,`aria-expanded`,n.open===y(r).zone),O(i,`aria-label`,e),O(a,`data-place`,`pile-${n.side.seat??``}-${y(r).zone??``}`),p(x,t)},[()=>X(`pile-label`,{pile:X(`pile-${y(r).zone}`),count:y(r).count,team:n.name}),()=>X(`pile-${y(r).zone}`)]),b(`click`,i,()=>n.onopen(y(r).zone)),h(e,i)}),U(a),K(a,e=>q?.(e)),h(e,a),L()}n([`click`]);var cn=f(`<svg class="strike svelte-1elfyp9" viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true"><path d="M5 50Q28 34 56 8" class="svelte-1elfyp9"></path></svg>`),ln=l(`<span class="stamp maybe svelte-1elfyp9"> </span>`),un=l(`<span> </span>`),dn=l(`<span class="hit svelte-1elfyp9"><!></span> <span class="sp svelte-1elfyp9"><!></span> <span class="word svelte-1elfyp9"> </span> <!> <!>`,1),fn=l(`<span class="cap svelte-1elfyp9" aria-hidden="true"> </span> <div class="threats svelte-1elfyp9" role="group"></div>`,1),pn=l(`<div><!></div>`);function mn(n,a){V(a,!0);let s={single:`1B`,double:`2B`,triple:`3B`,"home-run":`HR`,walk:`BB`},c=T(()=>a.squares.filter(e=>e.state===`threat`)),l=T(()=>y(c).length?X(a.own?`threats-yours`:`threats-of`,{team:a.name}):X(a.own?`last-hits-yours`:`last-hits-of`,{team:a.name})),u=T(()=>a.beat&&!a.still?he(a.beat)/a.speed:0);function d(e){if(!a.targets||e.state!==`threat`)return;let t=y(c).indexOf(e)+1,n=a.selection.choices.filter(e=>e.message===`choice-cancel`);return n.find(e=>e.args.place===t)??n.find(t=>t.args.hit===e.hit&&t.args.speed===e.speed)}function f(e){return e.state===`cancelled`?{text:e.by?Fe({...e.by,count:1}):``,kind:`bad`}:e.state===`resolved`?e.runs?{text:X(`stamp-runs`,{count:e.runs}),kind:`ok`}:{text:e.to?X(`stamp-to`,{base:e.to}):X(`stamp-done`),kind:`ok`}:e.was?{text:e.hit===`walk`?Le(`walk`):X(`stamp-was`,{code:s[e.was]}),kind:`bad`}:null}function m(e){let t=Le(e.hit),n={hit:t,speed:Re(e.speed).toLowerCase(),place:y(c).indexOf(e)+1};return e.state===`cancelled`?X(`threat-cancelled`,{hit:t,by:f(e)?.text??``}):e.state===`resolved`?X(`threat-resolved`,{hit:t,result:f(e)?.text??``}):X(a.targets?`threat-choose`:`threat-label`,n)}function g(e,t){e.detail===2||e.detail===0&&a.selection.isChosen(t)?a.selection.confirm(t):a.selection.toggle(t)}var v=pn();let b;var x=_(v),S=n=>{var s=fn(),v=e(s),b=k(v,!0),x=H(v,2);i(x,21,()=>a.squares,e=>e.id,(n,i)=>{let s=T(()=>d(y(i))),l=T(()=>f(y(i))),v=T(()=>a.selection.isChosen(y(s))&&y(s)?.args.place===y(c).indexOf(y(i))+1);var b=o(),x=e(b);r(x,()=>y(s)?`button`:`div`,!1,(n,r)=>{P(n,e=>({class:`threat ${y(i).state??``}`,role:y(s)?void 0:`img`,"aria-label":e,"aria-pressed":y(s)?y(v):void 0,onclick:y(s)?e=>g(e,y(s)):void 0,[D]:{legal:y(s)&&!y(v),would:y(v),still:a.still,changed:y(i).was&&y(i).state===`threat`}}),[()=>m(y(i))],void 0,void 0,`svelte-1elfyp9`);var o=dn(),c=e(o);Y(_(c),{get name(){return y(i).hit}}),U(c);var d=H(c,2);Y(_(d),{get name(){return y(i).speed}}),U(d);var f=H(d,2),b=k(f,!0),x=H(f,2),S=e=>{var t=cn(),n=k(t);z(()=>O(n,`pathLength`,y(v)?void 0:1)),h(e,t)};t(x,e=>{(y(i).state===`cancelled`||y(v))&&e(S)});var C=H(x,2),T=e=>{var t=ln(),n=k(t,!0);z(e=>p(n,e),[()=>X(`stamp-maybe`,{action:Fe({action:a.selection.decision?.kind??``})})]),h(e,t)},E=e=>{var t=un();let n;var r=k(t,!0);z(()=>{W(t,1,`stamp ${y(l).kind??``}`,`svelte-1elfyp9`),n=w(t,``,n,{"animation-delay":`${(y(i).state===`resolved`?y(u):120)??``}ms`}),p(r,y(l).text)}),h(e,t)};t(C,e=>{y(v)?e(T):y(l)&&e(E,1)}),z(e=>p(b,e),[()=>Le(y(i).hit)]),h(r,o)}),h(n,b)}),U(x),K(x,e=>q?.(e)),z(e=>{p(b,e),O(x,`aria-label`,y(l))},[()=>X(`cap-${y(c).length?`threats`:`last`}${a.own?`-yours`:``}`)]),h(n,s)};t(x,e=>{a.squares.length&&e(S)}),U(v),z(()=>b=W(v,1,`plate svelte-1elfyp9`,null,b,{vacant:!a.squares.length,three:a.squares.length>2})),h(n,v),L()}var hn=f(`<circle r="3" class="svelte-5cch6t"></circle>`),gn=f(`<circle class="lamp svelte-5cch6t" r="4.6"></circle>`),_n=f(`<g class="svelte-5cch6t"><path class="beam svelte-5cch6t" d="M-34 38L-150 430H150L34 38Z"></path><path class="mast svelte-5cch6t" d="M0 118V34"></path><rect class="rack svelte-5cch6t" x="-30" y="10" width="60" height="28" rx="3"></rect><!></g>`),vn=f(`<svg viewBox="0 0 1000 430" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path class="stands svelte-5cch6t" d="M0 120Q250 86 500 86T1000 120V170H0Z"></path><g class="crowd svelte-5cch6t"></g><!><path class="grass svelte-5cch6t" d="M0 150Q250 122 500 122T1000 150V430H0Z"></path><path class="fence svelte-5cch6t" d="M0 154Q250 126 500 126T1000 154"></path></svg>`);function yn(e,t){V(t,!0);let n=I(t,`lit`,3,!1),r=Array.from({length:150},(e,t)=>{let n=t*617%1e3;return{x:n,y:122-34*(1-((n-500)/500)**2)+t*37%34}}),a=[-20,-7,7,20].flatMap(e=>[17,31].map(t=>({x:e,y:t})));var o=vn();let s;var c=H(_(o));i(c,21,()=>r,m,(e,t)=>{let n=()=>y(t).x,r=()=>y(t).y;var i=hn();z(()=>{O(i,`cx`,n()),O(i,`cy`,r())}),h(e,i)}),U(c);var l=H(c);i(l,16,()=>[276,724],e=>e,(e,t)=>{var n=_n(),r=H(_(n),3);i(r,17,()=>a,e=>e.x*100+e.y,(e,t)=>{var n=gn();z(()=>{O(n,`cx`,y(t).x),O(n,`cy`,y(t).y)}),h(e,n)}),U(n),z(()=>O(n,`transform`,`translate(${t??``} 0)`)),h(e,n)}),N(2),U(o),z(()=>s=W(o,0,`scene svelte-5cch6t`,null,s,{lit:n()})),h(e,o),L()}function bn(e){let t={games:[],focus:0,latest:{},pairOf:{},plates:{},buys:{},threatened:{},scoring:{},acting:null,running:{},ids:0};for(let n of e.sides){t.pairOf[n.seat]=n.pair;for(let e of n.plate)Cn(t,n.seat,e.hit,e.speed)}return e.pairs.forEach((n,r)=>{if(n.buying!==null){let i=[n.visitor,n.home],a=Object.fromEntries(i.map(t=>[t,e.sides[t].money]));t.buys[r]={open:!0,revenue:a,purchases:[],order:[n.buying]}}}),t}function xn(e,t){let n=J(t);switch(n.kind){case`game`:Sn(e,n);break;case`inning`:if(n.inning){e.focus=n.pair;let t=Dn(e,n.pair);t&&(t.inning=n.inning)}break;case`played`:case`entered`:e.focus=e.pairOf[n.seat]??e.focus;break;case`action`:e.acting={action:n.action,hit:n.hit??null,count:n.count??null};break;case`batter`:{let t=On(e,n.seat);e.threatened[n.seat]=t?.inning??1,Cn(e,n.seat,n.hit,n.speed);break}case`cancelled`:{let t=En(e,n.seat)[n.place];t&&(t.state=`cancelled`,t.by=e.acting);break}case`changed`:{let t=En(e,n.seat)[n.place];t&&(t.was??=t.hit,t.hit=n.hit,t.by=e.acting);break}case`hit`:wn(e,n);break;case`ran`:Tn(e,n);break;case`cleared`:e.plates[n.seat]=[];break;case`won`:{let t=Dn(e,n.pair);t&&(t.winner=n.seat);break}case`buy-round`:e.buys[n.pair]={open:!0,revenue:{},purchases:[],order:[]};break;case`revenue`:{let t=kn(e,n.seat);t&&(t.revenue[n.seat]=n.money);break}case`buyer`:{let t=e.buys[n.pair];if(!t)break;n.seat===null?t.open=!1:t.order.push(n.seat);break}case`bought`:{e.focus=e.pairOf[n.seat]??e.focus;let t=kn(e,n.seat);if(!t)break;let r=t.purchases.reduce((e,t)=>e+(t.seat===n.seat?t.cost:0),0),i=(t.revenue[n.seat]??n.money)-r;t.purchases.push({seat:n.seat,card:n.card,cost:i-n.money});break}}}function Sn(e,t){e.focus=t.pair,delete e.buys[t.pair];for(let n of[t.visitor,t.home])e.pairOf[n]=t.pair,e.plates[n]=[];if(t.stage===`pre-rounds`)return;let{pair:n,stage:r,number:i,visitor:a,home:o}=t;e.latest[n]=e.games.length;let s={[a]:[],[o]:[]};e.games.push({pair:n,stage:r,number:i,visitor:a,home:o,runs:s,inning:1,winner:null})}function Cn(e,t,n,r){let i=e.plates[t]??=[];i.every(e=>e.state!==`threat`)&&(i.length=0),e.ids+=1,i.push({id:e.ids,hit:n,was:null,speed:r,state:`threat`,by:null,runs:0,to:0})}function wn(e,t){let n=On(e,t.seat);e.focus=e.pairOf[t.seat]??e.focus;let r=n?.inning??1;if(e.running[t.seat]=0,t.cause!==`threat`){e.scoring[t.seat]=r;return}e.scoring[t.seat]=e.threatened[t.seat]??1;let i=En(e,t.seat)[0];i&&(i.state=`resolved`,e.running[t.seat]=i.id)}function Tn(e,t){let n=e.plates[t.seat]?.find(n=>n.id===e.running[t.seat]);if(n&&t.start===0&&(n.to=t.end),t.end!==4)return;n&&(n.runs+=1);let r=On(e,t.seat)?.runs[t.seat],i=e.scoring[t.seat]??1;if(r){for(;r.length<i;)r.push(0);r[i-1]+=1}}function En(e,t){return(e.plates[t]??[]).filter(e=>e.state===`threat`)}function Dn(e,t){return e.games[e.latest[t]??-1]}function On(e,t){return Dn(e,e.pairOf[t]??-1)}function kn(e,t){return e.buys[e.pairOf[t]??-1]}function An(e,t){return(e&&Dn(e,t))??null}function jn(e,t,n){let r=e.runs[t]??[];return n<=r.length?String(r[n-1]):n<e.inning||n===e.inning&&e.winner!==null?`0`:``}function Mn(e,t,n){let r=t?.plates[n]??[],i=e.sides[n]?.plate??[],a=r.filter(e=>e.state===`threat`);return a.length===i.length&&i.every((e,t)=>a[t].hit===e.hit&&a[t].speed===e.speed)?r:i.map((e,t)=>({id:-1-t,...e,was:null,state:`threat`,by:null,runs:0,to:0}))}function Nn(e,t){let n=e.pairs[t],r=e.sides[n.visitor].wins+e.sides[n.home].wins;return(r?n.results.slice(-r):[]).map(([e,t,n,r])=>({visitor:e,home:t,runs:{[e]:n,[t]:r}}))}var Pn=l(`<th scope="col"> </th>`),Fn=l(`<span class="sr"> </span>`),In=l(`<span class="digit svelte-18eibnv"> </span>`),Ln=l(`<td><!></td>`),Rn=l(`<tr><th scope="row" class="svelte-18eibnv"><i></i> <!></th><!><td class="r svelte-18eibnv"><!></td></tr>`),zn=l(`<div><table class="svelte-18eibnv"><caption class="sr"> </caption><thead><tr><th class="inn svelte-18eibnv" scope="col"> </th><!><th scope="col" class="svelte-18eibnv"> </th></tr></thead><tbody class="svelte-18eibnv"></tbody></table></div>`);function Bn(e,n){V(n,!0);let r=T(()=>An(n.sheet,n.number)),a=T(()=>pt(n.view,n.pair)),o=T(()=>{let e=Math.max(6,n.pair.inning);return Array.from({length:6},(t,n)=>e-5+n)}),s=T(()=>y(r)?.winner!=null);function c(e,t){return y(r)&&[y(r).visitor,y(r).home].includes(e)?jn(y(r),e,t):``}function l(e,t){return t===n.pair.inning&&!y(s)&&(n.pair.inning>6||e===n.pair.visitor===ht(n.view,n.pair))}var u=zn();let d;var f=_(u),m=_(f),g=k(m,!0),v=H(m),b=_(v),x=_(b),S=k(x,!0),C=H(x);i(C,16,()=>y(o),e=>e,(e,t)=>{var r=Pn();let i;var a=k(r,!0);z(()=>{i=W(r,1,`svelte-18eibnv`,null,i,{now:t===n.pair.inning&&!y(s)}),p(a,t)}),h(e,r)});var w=H(C),E=k(w,!0);U(b),U(v);var D=H(v);i(D,20,()=>[n.pair.visitor,n.pair.home],e=>e,(e,r)=>{let s=T(()=>y(a).includes(r));var u=Rn(),d=_(u),f=_(d);let m;var g=H(f,1,!0),v=H(g),b=e=>{var t=Fn(),n=k(t);z(e=>p(n,`, ${e??``}`),[()=>X(`on-turn`)]),h(e,t)};t(v,e=>{y(s)&&e(b)}),U(d);var x=H(d);i(x,16,()=>y(o),e=>e,(e,t)=>{let n=T(()=>c(r,t));var i=Ln();let a;var o=_(i);M(o,()=>y(n),e=>{var t=In(),r=k(t,!0);z(()=>p(r,y(n))),h(e,t)}),U(i),z(e=>a=W(i,1,`svelte-18eibnv`,null,a,{now:e}),[()=>l(r,t)]),h(e,i)});var S=H(x),C=_(S);M(C,()=>n.view.sides[r].runs,e=>{var t=In(),i=k(t,!0);z(()=>p(i,n.view.sides[r].runs)),h(e,t)}),U(S),U(u),z(e=>{m=W(f,1,`lamp svelte-18eibnv`,null,m,{off:!y(s)}),p(g,e)},[()=>mt(n.view.sides[r],n.names)]),h(e,u)}),U(D),U(f),U(u),z((e,t,r)=>{d=W(u,1,`board svelte-18eibnv`,null,d,{still:n.still}),p(g,e),p(S,t),p(E,r)},[()=>X(`score`),()=>gt(n.view,n.pair,n.number,n.sheet),()=>X(`runs-short`)]),h(e,u),L()}var Vn=l(`<li></li>`),Hn=l(`<ol aria-hidden="true" class="svelte-kunn4t"></ol>`),Un=l(`<div class="slot svelte-kunn4t"><!> <span aria-hidden="true"> </span></div>`),Wn=l(`<div></div>`),Gn=l(`<p class="none svelte-kunn4t"> </p>`),Kn=l(`<section class="shop svelte-kunn4t"><header class="top svelte-kunn4t"><div><h2 class="svelte-kunn4t"> </h2> <p class="svelte-kunn4t"> </p></div> <div class="purse svelte-kunn4t"><span class="sr"> </span> <!> <b aria-hidden="true" class="svelte-kunn4t"> </b></div></header> <h3 class="svelte-kunn4t"> <small class="svelte-kunn4t"> </small></h3> <!> <span class="deck svelte-kunn4t" data-place="deck" aria-hidden="true"></span></section>`);function qn(n,r){V(r,!0);let a=T(()=>r.view.pairs[r.pair]),s=T(()=>r.sheet?.buys[r.pair]??null),c=T(()=>r.eyes===null?y(a).buying??y(a).visitor:r.eyes),l=T(()=>r.view.sides[y(c)]),u=T(()=>ae(y(a),y(c))),d=T(()=>r.eyes===y(c)),f=T(()=>Math.max(y(l).money,y(s)?.revenue[y(c)]??0)),v=T(()=>r.selection.chosen?.message===`choice-buy`?r.selection.chosen.cards[0]:void 0),b=T(()=>y(l).chosen===null?y(v):y(a).row[y(l).chosen]),x=T(()=>y(b)&&r.cards[y(b)]?ie(r.cards[y(b)]).cost??0:0),S=T(()=>Math.max(0,y(l).money-y(x))),C=T(()=>y(a).stage===`pre-rounds`?X(`buy-round-of`,{number:y(a).game,count:y(a).best_of}):X(`buy-round`)),w=T(()=>{let e=[],t=y(s)?.revenue[y(u)];if(t!==void 0&&y(u)!==y(c)&&r.view.sides[y(u)]?.team!==null){let n=y(s)?.order[0]===y(u);e.push(X(n?`buy-earned-first`:`buy-earned`,{team:mt(r.view.sides[y(u)],r.names),money:t}))}return y(a).buying===null?e.push(X(`buy-order`)):y(a).buying===r.eyes?e.push(X(`buy-yours`)):e.push(X(`buy-theirs`,{team:mt(r.view.sides[y(a).buying],r.names)})),e.join(` `)});function D(e){let t=ie(r.cards[e]).cost??0;if(e===y(b)&&y(d))return{text:X(`price-leaves`,{cost:t,money:y(l).money,left:y(S)}),bad:!1};if(!y(d)||y(a).buying!==r.eyes)return{text:``,bad:!1};let n=r.selection.refusal(e);return n&&t>y(l).money?{text:X(`price-too-much`,{cost:t,money:y(l).money}),bad:!0}:n?{text:g(n.reason),bad:!1,spoken:!0}:{text:X(`price`,{cost:t,money:y(l).money}),bad:!1}}function A(e){return r.selection.forCard(e).find(e=>e.message===`choice-buy`)}let j=T(()=>new Set((r.beat??[]).filter(e=>e.kind===`row`).map(e=>J(e).card))),M=T(()=>r.decision?.kind===`buy`&&r.decision.choices.some(e=>e.message===`choice-buy`));var P=Kn(),F=_(P),I=_(F),R=_(I),ee=k(R,!0),B=H(R,2),te=k(B,!0);U(I);var G=H(I,2),K=_(G),ne=k(K,!0),q=H(K,2),re=e=>{var t=Hn();i(t,21,()=>({length:y(f)}),m,(e,t,n)=>{var r=Vn();let i;z(()=>i=W(r,1,`svelte-kunn4t`,null,i,{spent:n>=y(S),gone:n>=y(l).money})),h(e,r)}),U(t),h(e,t)};t(q,e=>{y(f)<=24&&e(re)});var oe=H(q,2),se=k(oe,!0);U(G),U(F);var ce=H(F,2),le=_(ce),ue=H(le),de=k(ue,!0);U(ce);var fe=H(ce,2),pe=n=>{var s=Wn();let c;i(s,22,()=>y(a).row,e=>e,(n,i,a)=>{var s=o(),c=e(s),l=e=>{let t=T(()=>D(i));var n=Un(),o=_(n);{let e=T(()=>A(i)),n=T(()=>i===y(b)&&y(d)),a=T(()=>X(`buying`)),s=T(()=>y(d)&&y(M)&&!A(i));bt(o,{get card(){return r.cards[i]},shop:!0,get selection(){return r.selection},get choice(){return y(e)},get chosen(){return y(n)},get tag(){return y(a)},get dim(){return y(s)},get reason(){return y(t).text}})}var s=H(o,2);let c;var l=k(s,!0);U(n),E(n,()=>y(j).has(i)&&!r.still?ut([`deck`],r.speed,y(a)*50):void 0),z(()=>{O(n,`data-place`,`card-${i??``}`),c=W(s,1,`why svelte-kunn4t`,null,c,{bad:y(t).bad}),p(l,y(t).spoken?``:y(t).text)}),h(e,n)};t(c,e=>{r.cards[i]&&e(l)}),h(n,s)}),U(s),z(()=>c=W(s,1,`cards svelte-kunn4t`,null,c,{many:y(a).row.length>6})),h(n,s)},me=e=>{var t=Gn(),n=k(t,!0);z(e=>p(n,e),[()=>X(`row-empty`)]),h(e,t)};t(fe,e=>{y(a).row.length?e(pe):e(me,-1)}),N(2),U(P),z((e,t,n)=>{p(ee,y(C)),p(te,y(w)),p(ne,e),p(se,y(l).money),p(le,`${t??``} `),p(de,n)},[()=>y(x)?X(`purse-spoken`,{spent:y(x),left:y(S)}):X(`purse`,{left:y(l).money,all:y(f)}),()=>X(`free-agents`),()=>X(`free-agents-deck`,{count:r.view.tables[r.pair>>1]?.deck??0})]),h(n,P),L()}var Jn=l(`<button class="tab more svelte-1h5ezdh"><span class="svelte-1h5ezdh"> </span></button>`),Yn=l(`<button class="tab svelte-1h5ezdh"><i class="svelte-1h5ezdh"><!></i><span class="svelte-1h5ezdh"> </span></button>`),Xn=l(`<span class="tag svelte-1h5ezdh"> </span>`),Zn=l(`<div tabindex="-1" role="group"><!> <!></div>`),Qn=l(`<div class="card-here svelte-1h5ezdh"><!></div>`),$n=l(`<div class="vacant svelte-1h5ezdh"><span class="svelte-1h5ezdh"> </span></div>`),er=l(`<div class="stack svelte-1h5ezdh" role="group"><!> <!> <div class="top svelte-1h5ezdh"><!></div></div>`);function tr(n,r){V(r,!0);let a=T(()=>r.save??r.side.in_play.at(-1)??null),s=T(()=>r.save?r.side.in_play:r.side.in_play.slice(0,-1)),l=T(()=>y(s).length>3?y(s).length-3+1:0),u=T(()=>r.beat?.map(J).find(e=>e.card===y(a)&&[`played`,`entered`,`save`].includes(e.kind))??null);function d(){let e=y(u)?.source??`hand`;return[`card-${y(a)}`,`pile-${r.side.seat}-${e}`,`pile-${r.side.seat}-hand`]}var f=er(),m=_(f),g=e=>{var t=Jn(),n=_(t),i=k(n,!0);U(t),z(e=>p(i,e),[()=>X(`in-play-earlier`,{count:y(l)})]),b(`click`,t,function(...e){r.onlook?.apply(this,e)}),h(e,t)};t(m,e=>{y(l)&&e(g)});var v=H(m,2);i(v,16,()=>y(s).slice(y(l)),e=>e,(n,i)=>{let a=T(()=>r.cards[i]);var s=o(),c=e(s),l=e=>{var t=Yn();let n;var i=_(t),o=_(i);{let e=T(()=>ie(y(a)).type);Y(o,{get name(){return y(e)}})}U(i);var s=H(i),c=k(s,!0);U(t),z(e=>{n=w(t,``,n,{"--team":e}),p(c,y(a).name)},[()=>Ce(y(a))[0]]),b(`click`,t,function(...e){r.onlook?.apply(this,e)}),h(e,t)};t(c,e=>{y(a)&&e(l)}),h(n,s)});var x=H(v,2),S=_(x);M(S,()=>y(a),n=>{var i=o(),s=e(i),l=e=>{var n=Zn();let i;var o=_(n);Ze(o,{get card(){return r.cards[y(a)]}});var s=H(o,2),l=e=>{var t=Xn(),n=k(t,!0);z(e=>p(n,e),[()=>X(`pile-save`)]),h(e,t)};t(s,e=>{r.save&&e(l)}),U(n),E(n,()=>y(u)&&!r.still?ut(d(),r.speed):void 0),z(e=>{i=W(n,1,`card-here svelte-1h5ezdh`,null,i,{ringed:r.still&&y(u)}),O(n,`data-place`,`card-${y(a)??``}`),O(n,`aria-label`,e)},[()=>r.save?X(`pile-save`):X(`in-play`)]),c(`pointerenter`,n,()=>r.onsee(y(a))),c(`pointerleave`,n,()=>r.onsee(null)),h(e,n)},f=e=>{var t=Qn();st(_(t),{}),U(t),h(e,t)},m=e=>{var t=$n(),n=_(t),r=k(n,!0);U(t),z(e=>p(r,e),[()=>X(`in-play-empty`)]),h(e,t)};t(s,e=>{y(a)&&r.cards[y(a)]?e(l):y(a)?e(f,1):e(m,-1)}),h(n,i)}),U(x),U(f),z(e=>O(f,`aria-label`,e),[()=>X(`in-play`)]),h(n,f),L()}n([`click`]);var nr=new Set([`$$slots`,`$$events`,`$$legacy`]),rr=l(`<div><span class="svelte-1wx86k9"> <small class="svelte-1wx86k9"> </small></span></div>`),ir=l(`<section><div class="stack svelte-1wx86k9"><!></div> <div class="pitch svelte-1wx86k9"><!></div> <div class="home svelte-1wx86k9"><!></div> <div class="piles svelte-1wx86k9"><!></div></section>`),ar=l(`<section class="park svelte-1wx86k9"><!> <!> <div class="centre svelte-1wx86k9"><!></div> <!></section> <!>`,1),or=l(`<div class="whole svelte-1wx86k9"><!></div>`);function sr(n,r){V(r,!0);let a=te(r,nr),o=T(()=>r.view),s=T(()=>r.sheet),c=T(()=>r.beat),l=T(()=>r.decision),u=T(()=>r.selection),d=T(()=>r.names),f=T(()=>r.eyes),m=T(()=>r.cards),g=T(()=>r.speed),v=T(()=>r.still),b=T(()=>dt(y(o),y(s),y(f))),x=T(()=>y(o).pairs[y(b)]),S=T(()=>ft(y(x),y(b),y(s))),E=T(()=>[y(x).visitor,y(x).home]),D=T(()=>y(f)!==null&&y(E).includes(y(f))?y(f):y(x).home),M=T(()=>y(l)&&y(E).includes(y(l).seat)?ae(y(x),y(l).seat):null),N=T(()=>!y(v)&&(y(c)??[]).some(e=>e.kind===`hit`&&J(e).hit===`home-run`&&y(E).includes(J(e).seat))),P=A(null),F;function I(e,t){B(P,y(P)?.seat===e&&y(P).zone===t?null:{seat:e,zone:t},!0)}function ee(){let e=y(P);B(P,null),e&&F.querySelector(`[data-place="pile-${e.seat}-${e.zone}"]`)?.closest(`button`)?.focus()}function G(e){y(u).focused=e}function K(e){let t=[X(e===y(x).visitor?`role-visitor`:`role-home`)],n=y(d)[e]??``;return e===y(f)?t.push(X(`role-you`)):n&&n!==mt(y(o).sides[e],y(d))&&t.push(n),t.join(` · `)}C(()=>{y(c)&&!y(v)&&lt()});var ne=or(),q=_(ne),re=e=>{qn(e,j(()=>a,{get pair(){return y(b)}}))},ie=n=>{var r=ar(),a=e(r),S=_(a);yn(S,{get lit(){return y(N)}});var C=H(S,2);i(C,18,()=>y(E),e=>e,(e,t,n)=>{let r=T(()=>Te(y(o).sides[t].team,y(m)));var i=rr();let a;var s=_(i),c=_(s,!0),l=H(c),u=k(l,!0);U(s),U(i),z((e,o)=>{W(i,1,`flag ${y(n)?`right`:`left`} ${t===y(D)?`near`:`far`}`,`svelte-1wx86k9`),a=w(i,``,a,{"--team":y(r)[0],"--team2":y(r)[1]}),p(c,e),p(u,o)},[()=>mt(y(o).sides[t],y(d)),()=>K(t)]),h(e,i)});var A=H(C,2);Bn(_(A),{get view(){return y(o)},get sheet(){return y(s)},get pair(){return y(x)},get number(){return y(b)},get names(){return y(d)},get still(){return y(v)}}),U(A);var j=H(A,2);i(j,18,()=>y(E),e=>e,(e,t,n)=>{let r=T(()=>y(o).sides[t]),i=T(()=>mt(y(r),y(d)));var a=ir(),p=_(a),b=_(p);{let e=T(()=>t===y(x).visitor?y(x).save:null);tr(b,{get side(){return y(r)},get cards(){return y(m)},get beat(){return y(c)},get speed(){return y(g)},get still(){return y(v)},get save(){return y(e)},onlook:()=>I(t,`in-play`),onsee:G})}U(p);var S=H(p,2),C=_(S);{let e=T(()=>y(M)===t);Gt(C,{get side(){return y(r)},get name(){return y(i)},get beat(){return y(c)},get speed(){return y(g)},get still(){return y(v)},get selection(){return y(u)},get targets(){return y(e)}})}U(S);var w=H(S,2),E=_(w);{let e=T(()=>Mn(y(o),y(s),t)),n=T(()=>t===y(f)),r=T(()=>y(M)===t&&y(l)?.kind===`glove`);mn(E,{get squares(){return y(e)},get own(){return y(n)},get name(){return y(i)},get beat(){return y(c)},get speed(){return y(g)},get still(){return y(v)},get selection(){return y(u)},get targets(){return y(r)}})}U(w);var k=H(w,2),A=_(k);{let e=T(()=>t===y(f)),n=T(()=>y(P)?.seat===t?y(P).zone:null);sn(A,{get side(){return y(r)},get name(){return y(i)},get cards(){return y(m)},get own(){return y(e)},get open(){return y(n)},onopen:e=>I(t,e)})}U(k),U(a),z(e=>{W(a,1,`side ${y(n)?`right`:`left`} ${t===y(D)?`near`:`far`}`,`svelte-1wx86k9`),O(a,`aria-label`,e)},[()=>X(`side-label`,{team:y(i),role:K(t)})]),h(e,a)}),U(a);var F=H(a,2),L=e=>{let t=T(()=>y(P).seat);{let n=T(()=>y(t)===y(f)),r=T(()=>mt(y(o).sides[y(t)],y(d)));Qt(e,{get side(){return y(o).sides[y(t)]},get own(){return y(n)},get name(){return y(r)},get cards(){return y(m)},get zone(){return y(P).zone},onzone:e=>B(P,{seat:y(t),zone:e},!0),onclose:ee,onsee:G})}};t(F,e=>{y(P)&&y(o).sides[y(P).seat]&&e(L)}),z(e=>O(a,`aria-label`,e),[()=>X(`park`)]),h(n,r)};t(q,e=>{y(S)?e(re):e(ie,-1)}),U(ne),R(ne,e=>F=e,()=>F),h(n,ne),L()}var cr=l(`<tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr>`),lr=l(`<li class="svelte-fh89n9"><i class="svelte-fh89n9"><!></i> </li>`),ur=l(`<section class="panel"><h2><span> </span> <span> </span></h2> <ul class="bought svelte-fh89n9"></ul></section>`),dr=l(`<section class="panel"><h2><span> </span><span> </span></h2> <table class="sum svelte-fh89n9"><tbody><!><!><tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr></tbody></table></section> <!>`,1),fr=l(`<th scope="col" class="svelte-fh89n9"><span class="sr"> </span><span aria-hidden="true"> </span></th>`),pr=l(`<td> </td>`),mr=l(`<tr><th scope="row" class="svelte-fh89n9"> </th><!><td class="t svelte-fh89n9"> </td></tr>`),hr=l(`<section class="panel"><h2><span> </span> <span><!></span></h2> <div><table class="svelte-fh89n9"><caption class="sr"> </caption><thead class="svelte-fh89n9"><tr><td class="svelte-fh89n9"></td><!><th scope="col" class="svelte-fh89n9"> </th></tr></thead><tbody class="svelte-fh89n9"></tbody></table></div></section>`),gr=l(`<small class="svelte-fh89n9"> </small>`),_r=l(`<tr><th scope="row" class="svelte-fh89n9"><b> </b> <!></th><td class="svelte-fh89n9"> </td></tr>`),vr=l(`<div class="other svelte-fh89n9"><b class="svelte-fh89n9"> </b> <span class="score"> <em class="svelte-fh89n9"> </em> : <em class="svelte-fh89n9"> </em> </span> <small class="svelte-fh89n9"> </small></div>`),yr=l(`<section class="panel"><h2><span> </span><span> </span></h2> <table class="sum standings svelte-fh89n9"><tbody></tbody></table> <!></section>`),br=l(`<!> <!> <!>`,1);function xr(n,r){V(r,!0);let a=T(()=>dt(r.view,r.sheet,r.eyes)),s=T(()=>r.view.pairs[y(a)]),c=T(()=>ft(y(s),y(a),r.sheet)),l=T(()=>r.sheet?.buys[y(a)]??null),u=T(()=>[y(s).visitor,y(s).home].sort((e,t)=>e-t)),d=T(()=>Nn(r.view,y(a))),f=T(()=>[`mini-season`,`set`,`pre-rounds`].includes(y(s).stage)),g=T(()=>Array.from({length:Math.max(y(s).best_of,y(d).length)},(e,t)=>t)),v=T(()=>y(s).stage!==`pre-rounds`&&y(d).length<y(s).game&&!r.view.over?y(s).game-1:-1),b=T(()=>Z(`stage-${y(s).stage}`,{mode:r.view.mode}));function x(e){return mt(r.view.sides[e],r.names)}let S=T(()=>y(a)>>1),C=T(()=>r.view.pairs.length>1),w=T(()=>{let e=r.view.pairs.map((e,t)=>({one:e,place:t})).filter(({place:e})=>e>>1===y(S)),t=[...new Set(e.flatMap(({one:e})=>[e.visitor,e.home]))],n=e=>{let{places:t,ranking:n}=r.view.tables[y(S)],i=t.length?t:n;return i.length?i.indexOf(e):-r.view.sides[e].total_wins};return t.sort((e,t)=>n(e)-n(t)||e-t)}),E=T(()=>r.view.pairs.map((e,t)=>({one:e,place:t})).filter(({place:e})=>e>>1===y(S)&&e!==y(a)));function D(e,t){return ft(e,t,r.sheet)?X(`other-pair-buying`):e.inning>0?X(`other-pair-inning`,{inning:e.inning}):``}let O=T(()=>r.eyes!==null&&[y(s).visitor,y(s).home].includes(r.eyes)?r.eyes:y(s).buying??y(s).visitor),A=T(()=>(r.view.sides[y(O)]?.in_play??[]).filter(e=>e in r.cards)),j=T(()=>y(l)?[ae(y(s),y(O)),y(O)].map(e=>{let t=y(l).purchases.filter(t=>t.seat===e);return{seat:e,bought:t,spent:t.reduce((e,t)=>e+t.cost,0)}}):[]);var M=br(),N=e(M),P=n=>{let a=T(()=>y(j).find(e=>e.seat===y(O))?.spent??0);var s=dr(),c=e(s),l=_(c),u=_(l),d=k(u,!0),f=H(u),g=k(f,!0);U(l);var v=H(l,2),b=_(v),S=_(b);i(S,16,()=>y(A),e=>e,(e,t)=>{var n=cr(),i=_(n),a=k(i,!0),o=H(i),s=k(o,!0);U(n),z(e=>{p(a,r.cards[t].name),p(s,e)},[()=>ie(r.cards[t]).revenue]),h(e,n)});var C=H(S),w=e=>{var t=cr(),n=_(t),r=k(n,!0),i=H(n),o=k(i);U(t),z(e=>{p(r,e),p(o,`−${y(a)??``}`)},[()=>X(`revenue-spent`)]),h(e,t)};t(C,e=>{y(a)&&e(w)});var E=H(C),D=_(E),M=k(D,!0),N=H(D),P=k(N,!0);U(E),U(b),U(v),U(c);var F=H(c,2);i(F,17,()=>y(j).filter(e=>e.bought.length),e=>e.seat,(n,a)=>{var s=ur(),c=_(s),l=_(c),u=k(l,!0),d=H(l,2),f=k(d,!0);U(c);var g=H(c,2);i(g,21,()=>y(a).bought,m,(n,i)=>{var a=o(),s=e(a),c=e=>{var t=lr(),n=_(t),a=_(n);{let e=T(()=>ie(r.cards[y(i).card]).type);Y(a,{get name(){return y(e)}})}U(n);var o=H(n,1,!0);U(t),z(e=>p(o,e),[()=>X(`bought-for`,{card:r.cards[y(i).card].name,cost:y(i).cost})]),h(e,t)};t(s,e=>{r.cards[y(i).card]&&e(c)}),h(n,a)}),U(g),U(s),z((e,t)=>{p(u,e),p(f,t)},[()=>y(a).seat===r.eyes?X(`bought-by-you`):X(`bought-by`,{team:x(y(a).seat)}),()=>X(`bought-coins`,{count:y(a).spent})]),h(n,s)}),z((e,t,n)=>{p(d,e),p(g,t),p(M,n),p(P,r.view.sides[y(O)].money)},[()=>X(`revenue`),()=>x(y(O)),()=>X(`revenue-total`)]),h(n,s)};t(N,e=>{y(c)&&y(l)&&e(P)});var F=H(N,2),I=e=>{var n=hr(),a=_(n),o=_(a),c=k(o,!0),l=H(o,2),m=_(l),S=e=>{var t=ne();z(e=>p(t,e),[()=>y(f)?X(`series-games`,{count:y(s).best_of}):X(`series-first-to`,{wins:(y(s).best_of>>1)+1})]),h(e,t)};t(m,e=>{y(g).length>1&&e(S)}),U(l),U(a);var C=H(a,2);let w;var E=_(C),D=_(E),O=k(D,!0),A=H(D),j=_(A),M=H(_(j));i(M,16,()=>y(g),e=>e,(e,t)=>{var n=fr(),r=_(n),i=k(r,!0),a=H(r),o=k(a,!0);U(n),z(e=>{p(i,e),p(o,t+1)},[()=>X(`game-number`,{number:t+1})]),h(e,n)});var N=H(M),P=k(N,!0);U(j),U(A);var F=H(A);i(F,20,()=>y(u),e=>e,(e,t)=>{var n=mr(),a=_(n),o=k(a,!0),c=H(a);i(c,16,()=>y(g),e=>e,(e,n)=>{let i=T(()=>y(d)[n]),a=T(()=>y(i)?.runs?.[t]);var o=pr();let c;var l=k(o,!0);z(e=>{c=W(o,1,`svelte-fh89n9`,null,c,{w:e,live:n===y(v)}),p(l,y(a)??(n===y(v)?r.view.sides[t].runs:``))},[()=>y(a)!==void 0&&y(a)>(y(i).runs[ae(y(s),t)]??0)]),h(e,o)});var l=H(c),u=k(l,!0);U(n),z(e=>{p(o,e),p(u,r.view.sides[t].wins)},[()=>x(t)]),h(e,n)}),U(F),U(E),U(C),U(n),z((e,t,n)=>{p(c,e),w=W(C,1,`series svelte-fh89n9`,null,w,{long:y(g).length>7}),p(O,t),p(P,n)},[()=>y(g).length>1?X(`series-game`,{stage:y(b),number:y(s).game}):Z(`mode-${r.view.mode}`),()=>X(`series-table`),()=>X(`series-won`)]),h(e,n)};t(F,e=>{y(s).stage!==`pre-rounds`&&e(I)});var R=H(F,2),ee=e=>{var n=yr(),a=_(n),o=_(a),s=k(o,!0),c=H(o),l=k(c,!0);U(a);var u=H(a,2),d=_(u);i(d,22,()=>y(w),e=>e,(e,n,i)=>{var a=_r();let o;var s=_(a),c=_(s),l=k(c),u=H(c),d=H(u),f=e=>{var t=gr(),i=k(t);z(()=>p(i,`· ${r.names[n]??``}`)),h(e,t)},m=T(()=>r.names[n]&&r.names[n]!==x(n));t(d,e=>{y(m)&&e(f)}),U(s);var g=H(s),v=k(g,!0);U(a),z(e=>{o=W(a,1,`svelte-fh89n9`,null,o,{me:n===r.eyes}),p(l,`${y(i)+1}.`),p(u,` ${e??``}`),p(v,r.view.sides[n].total_wins)},[()=>x(n)]),h(e,a)}),U(d),U(u);var f=H(u,2);i(f,17,()=>y(E),({one:e,place:t})=>t,(e,t)=>{let n=()=>y(t).one,i=()=>y(t).place;var a=vr(),o=_(a),s=k(o,!0),c=H(o,2),l=_(c),u=H(l),d=k(u,!0),f=H(u,2),m=k(f,!0),g=H(f);U(c);var v=H(c,2),b=k(v);U(a),z((e,t,i,a,o,c)=>{p(s,e),p(l,`${t??``} `),p(d,r.view.sides[n().visitor].runs),p(m,r.view.sides[n().home].runs),p(g,` ${i??``}`),p(b,`${a??``} · ${o??``} · ${c??``}`)},[()=>X(`other-pair`),()=>x(n().visitor),()=>x(n().home),()=>Z(`stage-${n().stage}`,{mode:r.view.mode}),()=>X(`game-number`,{number:n().game}),()=>D(n(),i())]),h(e,a)}),U(n),z((e,t)=>{p(s,e),p(l,t)},[()=>r.view.tables[y(S)].places.length?X(`places`):r.view.tables[y(S)].ranking.length?X(`ranking`):X(`standings`),()=>X(`standings-wins`)]),h(e,n)};t(R,e=>{y(C)&&e(ee)}),h(n,M),L()}function Sr(e,t){let n=Object.entries(t).map(([e,t])=>``+e+``+(typeof t==`number`?``+t:t));return``+e+n.join(``)+``}function Cr(e,t){let n=J(e);if(n.kind===`buy-round`)return Sr(`head-buy`,{});if(n.kind===`game`)return n.stage===`pre-rounds`?null:Sr(`head-game`,{number:n.number});if(n.kind!==`played`&&n.kind!==`pinched`&&n.kind!==`entered`)return null;let r=t.sides[n.seat],i=r&&t.pairs[r.pair];if(!i||i.inning<1||i.stage===`pre-rounds`)return null;let a=Sr(`ordinal`,{number:i.inning});if(i.inning>6)return Sr(`head-extra`,{inning:a});if(n.kind===`entered`&&r.team!==null)return null;let o=r.team?Sr(`team-${r.team}`,{}):Sr(`machine`,{});return Sr(n.seat===i.visitor?`head-half-top`:`head-half-bottom`,{inning:a,team:o})}function wr(e,t){let n=dt(e,null,e.viewer),r=e.pairs[n];if(!r)return null;let i=pt(e,r),a=[r.visitor,r.home].map(n=>{let r=e.sides[n];return{name:mt(r,t),score:String(r.runs),lamp:i.includes(n)}}),o=X(`ordinal`,{number:Math.max(1,r.inning)}),s=X(r.inning>6?`half-extra`:ht(e,r)?`half-top`:`half-bottom`,{inning:o});ft(r,n,null)?s=X(`half-buy`):(r.inning<1||r.question===`on-deck`)&&(s=X(`half-before`));let c=Z(`stage-${r.stage}`,{mode:e.mode});return{sides:a,middle:s,under:r.best_of>1?`${c} ${r.game}/${r.best_of}`:void 0}}var Tr={fold:at,newSheet:bn,hear:xn,concerning:de,beats:fe,duration:ge,scores:_e,heading:Cr,Park:sr,Hand:Ft,Rail:xr,ribbon:wr,cardName:(e,t)=>t[e]?.name??X(`card-face-down`),CardFace:Ze};export{Tr as default};