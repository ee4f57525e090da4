import{At as e,Bt as t,Ct as n,Et as r,Ft as i,Gt as a,Ht as o,Kt as s,Lt as c,Mt as l,Nt as u,Q as d,Qt as f,Rt as p,Ut as m,Vt as h,W as g,Wt as _,Xt as v,Zt as y,an as b,at as x,bt as S,cn as C,ct as w,dt as T,et as E,fn as D,ft as O,gn as k,in as A,it as j,jt as M,kt as N,ln as P,mt as F,nn as I,on as L,ot as R,pn as z,qt as B,rn as V,sn as ee,tn as H,un as U,wt as W,x as te,xt as G,z as ne,zt as K}from"./core.js";import{t as q}from"./arrows.js";var re=[`first`,`second`,`third`];function J(e){return e}function Y(e){return e}function ie(e,t){return e.visitor+e.home-t}function ae(e){return e.toLowerCase().replaceAll(` `,`-`).replaceAll(`_`,`-`)}var oe=[`won`,`ranked`,`placed`,`champion`],se=[`ran`,`cancelled`,`changed`,`removed`,`demoted`],ce=[`batter`,`drawn`,`discarded`,`row`,`entered`,`extra-reshuffled`,`ranked`,`placed`],le=[`chance`,`known`];function ue(e,t){let n=t.viewer;if(n===null||t.pairs.length===1)return[...e];let r=t.sides.map(e=>e.pair);return e.filter(e=>{let t=J(e);t.kind===`game`&&(r[t.visitor]=r[t.home]=t.pair);let i=r[n],a=t.pair??r[t.seat]??i;return a===i||oe.includes(t.kind)&&a>>1==i>>1})}function de(e){let t=[],n=``;for(let r of e){let e=t.at(-1);if(le.includes(r.kind)){e?e.push(r):t.push([r]);continue}let i=r.kind===`hit`&&r.cause!==`threat`,a=ce.includes(r.kind)&&r.kind===n,o=r.kind===`entered`&&n===`pinched`;e&&(se.includes(r.kind)||i||a||o)?e.push(r):t.push([r]),n=r.kind}return t}var fe={game:900,played:700,pinched:840,entered:700,action:420,hit:270,batter:260,save:800,"save-over":200,inning:260,won:1400,"left-over":350,cleared:200,discarded:220,drawn:260,"on-deck":360,"buy-round":700,revenue:300,buyer:300,bought:800,row:280,shuffled:200,reshuffled:350,"extra-reshuffled":350,ranked:900,placed:900,champion:1600};function pe(e){return e.filter(e=>e.kind===`ran`).map((e,t)=>{let{start:n,end:r}=J(e);return{event:e,after:t*110,lasts:Math.max(1,r-n)*220}})}function me(e){return pe(e).reduce((e,t)=>Math.max(e,t.after+t.lasts),0)}function he(e){let t=e.find(e=>e.kind in fe);if(!t)return 0;let n=fe[t.kind],r=t=>e.filter(e=>e.kind===t).length;n+=r(`cancelled`)*330+r(`changed`)*150+r(`removed`)*150,n+=Math.max(0,r(`batter`)-1)*150+Math.max(0,r(`drawn`)-1)*50,n+=Math.max(0,r(`row`)-1)*50;let i=me(e);return i&&(n+=i+150),e.some(e=>e.kind===`hit`&&e.hit===`home-run`)&&(n+=500),n}function ge(e){return e.kind===`won`||e.kind===`champion`||e.kind===`ran`&&e.end===4}var _e=t(`<circle cx="16" cy="16" r="15" fill="var(--revenue)"></circle><circle cx="16" cy="16" r="12" fill="none" stroke="#fffaf0" stroke-width="1.2"></circle>`,1),ve=t(`<path d="M16 1L31 16L16 31L1 16Z" fill="var(--cost)"></path>`),ye=t(`<svg class="coin svelte-35lv22" viewBox="0 0 32 32" aria-hidden="true"><!><text x="16" y="21.5" fill="#fffaf0" class="svelte-35lv22"> </text></svg>`);function be(e,t){var n=ye(),r=H(n),a=e=>{var t=_e();D(),c(e,t)},o=e=>{var t=ve();c(e,t)};u(r,e=>{t.kind===`revenue`?e(a):e(o,-1)});var s=A(r),l=V(s,!0);z(n),v(()=>{F(s,`font-size`,t.value>9?13:15),i(l,t.value)}),c(e,n)}var xe=[`#474e5e`,`#f6efe0`];function Se(e){let t=e?.colours;return Array.isArray(t)&&t.length===2?t:xe}var Ce=new WeakMap;function we(e,t){if(e===null)return xe;let n=Ce.get(t);if(!n){n=new Map;for(let e of Object.values(t)){let t=e.team;typeof t==`string`&&!n.has(t)&&n.set(t,Se(e))}Ce.set(t,n)}return n.get(e)??xe}var Te={single:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">1B</text>`,double:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">2B</text>`,triple:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><circle cx="4.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">3B</text>`,"home-run":`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 4.5L35.5 20L20 35.5L4.5 20Z" fill="currentColor"/><text x="20" y="24.4" font-size="12" fill="var(--hit-bg,#fffdf5)">HR</text>`,walk:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-width="1.4"/><path d="M20 34L34 20L20 6L6 20Z" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="1.4"/><path d="M20 34L34 20" stroke="currentColor" stroke-width="3" stroke-dasharray="2.5 3.5"/><text x="20" y="24" font-size="11" fill="currentColor">BB</text>`,natural:`<circle cx="16" cy="16" r="15" fill="var(--natural)"/><path d="M6.5 5.5Q11 16 6.5 26.5M25.5 5.5Q21 16 25.5 26.5" stroke="#fffaf0" stroke-width="1.8" fill="none" stroke-dasharray="2.2 1.8"/><text x="16" y="20.6" font-size="13" fill="#fffaf0">N</text>`,robot:`<path d="M16 .5L30 8.2V23.8L16 31.5L2 23.8V8.2Z" fill="var(--robot)"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5L5.5 21.8V10.2Z" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="16" y="20.8" font-size="13" fill="#fffaf0">R</text>`,cyborg:`<path d="M16 1A15 15 0 0 0 16 31Z" fill="var(--cyborg)"/><path d="M16 .5L30 8.2V23.8L16 31.5Z" fill="var(--cyborg)"/><path d="M16 1V7M16 25V31" stroke="#fffaf0" stroke-width="1.4"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="14.6" y="20.8" font-size="13" fill="#fffaf0">C</text>`,slow:`<rect x="3" y="3" width="26" height="26" rx="5" fill="#fff" stroke="#1b2330" stroke-width="2.4"/><text x="16" y="22" font-size="17" fill="#1b2330">S</text>`,average:`<circle cx="16" cy="16" r="13.6" fill="var(--average)" stroke="#fffaf0" stroke-width="2"/><text x="16" y="22" font-size="17" fill="#fffaf0">A</text>`,fast:`<path d="M2.5 3H19L30.5 16L19 29H2.5L9 16Z" fill="var(--fast)" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round"/><text x="17.4" y="22" font-size="17" fill="#fffaf0">F</text>`,glove:`<path d="M6 26C2 18 3 9 7 8C9 5 12 6 13 8C15 4 19 5 19 9C22 6 26 8 25 12C28 12 29 16 27 20C26 24 23 28 22 29H10Z" fill="#fffaf0"/><path d="M11 15L9 9M15 14L14 8M19 15L20 10M12 19Q17 15 22 20" stroke="var(--def)" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,fastball:`<circle cx="20" cy="16" r="9" fill="#fffaf0"/><path d="M14.4 9.7Q19.1 16 14.4 22.3M25.6 9.7Q20.9 16 25.6 22.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 11H10M1 16H9M2 21H10" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>`,curve:`<circle cx="22" cy="21" r="8" fill="#fffaf0"/><path d="M17.0 15.4Q21.2 21 17.0 26.6M27.0 15.4Q22.8 21 27.0 26.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M3 8Q16 2 20 12" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-dasharray="4 3"/>`,spitball:`<circle cx="18" cy="14" r="9" fill="#fffaf0"/><path d="M12.4 7.7Q17.1 14 12.4 20.3M23.6 7.7Q18.9 14 23.6 20.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M8 20Q3 27 8 29Q13 27 8 20ZM22 25Q19.5 29 22 30.5Q24.5 29 22 25Z" fill="#bfe3ea"/>`,knuckleball:`<circle cx="22" cy="16" r="8" fill="#fffaf0"/><path d="M17.0 10.4Q21.2 16 17.0 21.6M27.0 10.4Q22.8 16 27.0 21.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 18Q5 10 8 16T13 15" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round"/><text x="7" y="29" font-size="10" fill="#fffaf0">-1</text>`,"act-walk":`<text x="16" y="22" font-size="17" fill="#fffaf0">BB</text><path d="M4 27H28" stroke="#fffaf0" stroke-width="2.4" stroke-dasharray="3 3"/>`,"pick-off":`<path d="M20 20L28 12L20 4L12 12Z" fill="#fffaf0"/><path d="M3 29L13 19M13 19H6M13 19V26" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,"double-play":`<g stroke="#fffaf0" stroke-width="2.6" fill="none"><circle cx="11" cy="12" r="7"/><circle cx="21" cy="21" r="7"/><path d="M6 17L16 7M16 26L26 16"/></g>`,"stolen-base":`<path d="M24 16L30 10L24 4L18 10Z" fill="#fffaf0"/><path d="M3 26H14L22 16M2 20H9M5 14H11" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,leadoff:`<path d="M8 30V3" stroke="#fffaf0" stroke-width="2.6"/><path d="M9 4L28 11L9 18Z" fill="#fffaf0"/><text x="14" y="14.6" font-size="9.5" fill="var(--off)">1</text>`,"quick-eye":`<path d="M2 16Q16 2 30 16Q16 30 2 16Z" fill="#fffaf0"/><circle cx="16" cy="16" r="6" fill="var(--off)"/><circle cx="16" cy="16" r="2.4" fill="#fffaf0"/>`,clutch:`<path d="M18 2L6 18H14L12 30L26 13H17Z" fill="#fffaf0"/>`},Ee=[`single`,`double`,`triple`,`home-run`,`walk`],De=t(`<svg class="mark svelte-1ljvfju" aria-hidden="true"></svg>`);function X(e,t){U(t,!0);let n=j(t,`action`,3,!1),r=C(()=>ae(t.name)),i=C(()=>Ee.includes(s(r))&&!n()?40:32);var a=De();N(a,()=>Te[n()&&s(r)===`walk`?`act-walk`:s(r)]??``,!0),z(a),v(()=>F(a,`viewBox`,`0 0 ${s(i)??``} ${s(i)??``}`)),c(e,a),P()}var Oe=`### What only the table of Highlights says. Hits, actions and teams come from the game's own words.

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

threats-ghost = Would threaten
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
chosen = Chosen
buying = Buying
way-play = Play
way-pinch-on-deck = Pinch hit: on deck
way-pinch-lineup = Pinch hit: lineup
way-on-deck = On deck
way-discard-on-deck = Discard
way-return-on-deck = Back on the lineup
way-save-on-deck = On deck
save-title = Visitor save
save-about = Only the defensive action of the card counts.
left-over-title = On deck, not used
lineup-top-hidden = Top of the lineup, face down
not-lit = Not among your choices now.

## The prompt

do-play = Play { $card }
do-on-deck = { $card } on deck
do-buy = Buy { $card } for { $cost }
do-demote = Send { $card } down
do-pinch-on-deck = Pinch hit: on deck
do-pinch-lineup = Pinch hit: lineup
do-discard-on-deck = Discard { $card }
do-return-on-deck = Back on the lineup
do-save-on-deck = Reveal { $card }
do-save-lineup = Reveal the lineup’s top
sure-hits = Threatens: { $hits }.
sure-no-hits = It threatens no hits.
sure-pinch = { $out } goes to the dugout, { $card } comes in. { $rest }
sure-pinch-blind = { $out } goes to the dugout. Who comes in from the lineup, nobody knows.
sure-buy = { $left } of { $money } stay to spend. One card that you played goes down to the minors.
sure-demote = It leaves for good; its revenue was { $revenue }.

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
standings = Standings
standings-wins = Wins
other-pair = At the other diamond
other-pair-inning = inning { $inning }
other-pair-buying = buying
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
bought-for = { $card } for { $cost }

## Headings of the log

head-half-top = { $inning }, top: { $team }
head-half-bottom = { $inning }, bottom: { $team }
head-extra = Extra innings: { $inning }
head-buy = Buy round
head-game = Game { $number }
`,ke=`### Что говорит только стол Highlights. Хиты, действия и команды берутся из слов самой игры.

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
`,Ae=`highlights`,je=`${Ae}/table`;g(je,`en`,Oe),g(je,`ru`,ke);function Z(e,t){return d(`highlights/table`,e,t)??e}function Q(e,t){return d(Ae,e,t)??``}function Me(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Ne(e){let t=e.hit?Q(`hit-${ae(e.hit)}`):`none`;return Me(Q(`action-${ae(e.action)}`,{hit:t,count:e.count??1})||e.action)}function Pe(e){return Me(Q(`action-${ae(e.action)}`,{hit:`none`,count:e.count??1})||e.action)}function Fe(e){let t=e.hit?ae(e.hit):`none`;return`${Ne(e)}: ${Q(`action-text-${ae(e.action)}`,{hit:t,count:e.count??1})}`}function Ie(e){return Z(`short-${ae(e.action)}`,{hit:e.hit?Le(e.hit):``,count:e.count??1})}function Le(e){return Me(Q(`hit-${ae(e)}`)||e)}function Re(e){return Me(Q(`speed-${e}`)||e)}function ze(e){return Me(Q(`type-${e}`)||e)}function Be(e,t){return e&&Q(`team-${e}`)||t}function Ve(e){let t=e.hits.map(Le).join(`, `),n=[`${e.name}, ${ze(e.type)}, ${Re(e.speed)}`,t?Z(`card-hits`,{hits:t}):Z(`card-no-hits`),e.actions.map(Ne).join(`, `)||Z(`card-no-action`),Z(`card-revenue`,{revenue:e.revenue})];return e.cost!==null&&e.cost!==void 0&&n.push(Z(`card-cost`,{cost:e.cost})),e.pinch&&n.push(Z(`card-pinch`)),n.join(`. `)+`.`}function He(e){let t=e.split(` `);return t.length<2||/\d/.test(e)?{first:``,last:e}:{first:t[0]+` `,last:t.slice(1).join(` `)}}function Ue(e){return e.replace(/^OST-/,``).replace(/^O(?=FA-)/,``).replace(`-`,` `)}var We=K(`<span class="hit svelte-1881r53"><!></span>`),Ge=K(`<span class="nohit svelte-1881r53"> </span>`),Ke=K(`<span class="need svelte-1881r53"><!></span>`),qe=K(`<span><span class="ai svelte-1881r53"><!></span> <span class="aw"><b class="svelte-1881r53"> </b> <span class="short svelte-1881r53"><!> </span></span></span>`),Je=K(`<span class="act none svelte-1881r53"><b class="svelte-1881r53"> </b></span>`),Ye=K(`<span class="phtag svelte-1881r53">PH</span>`),Xe=K(`<span><span class="face svelte-1881r53"><span class="pn svelte-1881r53"><b><span class="first svelte-1881r53"> </span> </b> <i class="svelte-1881r53"> </i></span> <span class="art svelte-1881r53"><img alt="" draggable="false" decoding="async" class="svelte-1881r53"/></span> <span class="line svelte-1881r53"><span class="tm svelte-1881r53"><!></span> <span></span> <span class="sp svelte-1881r53"><!></span></span> <span></span> <span class="foot svelte-1881r53"><span class="rev svelte-1881r53"><!></span> <span class="tier svelte-1881r53"> </span> <span class="cost svelte-1881r53"><!></span></span></span> <!></span>`);function Ze(t,n){U(n,!0);let r=j(n,`shop`,3,!1),a=j(n,`quiet`,3,!1),o=C(()=>Y(n.card)),l=C(()=>Se(n.card)),d=C(()=>s(o).type===`robot`?{first:``,last:s(o).name}:He(s(o).name)),f=C(()=>Q(`tier-${s(o).tier.replace(` `,`-`)}`)),p={fastball:`natural`,curve:`robot`,spitball:`cyborg`,"quick-eye":`cyborg`};var m=Xe();let h,g;var _=H(m),y=H(_),b=H(y);let x;var w=H(b),T=V(w,!0),E=A(w,1,!0);z(b);var D=A(b,2),O=V(D,!0);z(y);var k=A(y,2),N=V(k),I=A(k,2),L=H(I);X(H(L),{get name(){return s(o).type}}),z(L);var R=A(L,2);let B;e(R,21,()=>s(o).hits,M,(e,t)=>{var n=We();X(H(n),{get name(){return s(t)}}),z(n),c(e,n)},e=>{var t=Ge(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`card-no-hits`)]),c(e,t)}),z(R);var ee=A(R,2);X(H(ee),{get name(){return s(o).speed}}),z(ee),z(I);var W=A(I,2);let te;e(W,21,()=>s(o).actions,M,(e,t)=>{var n=qe();let r;var a=H(n);X(H(a),{get name(){return s(t).action},action:!0}),z(a);var o=A(a,2),l=H(o),d=V(l,!0),f=A(l,2),m=H(f),h=e=>{var n=Ke();X(H(n),{get name(){return p[s(t).action]}}),z(n),c(e,n)};u(m,e=>{p[s(t).action]&&e(h)});var g=A(m,1,!0);z(f),z(o),z(n),v((e,a)=>{r=G(n,1,`act svelte-1881r53`,null,r,{def:s(t).defensive,off:!s(t).defensive}),i(d,e),i(g,a)},[()=>Pe(s(t)),()=>Ie(s(t))]),c(e,n)},e=>{var t=Je(),n=H(t),r=V(n,!0);z(t),v(e=>i(r,e),[()=>Z(`card-no-action`)]),c(e,t)}),z(W);var K=A(W,2),q=H(K);be(H(q),{kind:`revenue`,get value(){return s(o).revenue}}),z(q);var re=A(q,2),J=V(re),ie=A(re,2),ae=H(ie),oe=e=>{be(e,{kind:`cost`,get value(){return s(o).cost}})};u(ae,e=>{s(o).cost!==null&&s(o).cost!==void 0&&e(oe)}),z(ie),z(K),z(_);var se=A(_,2),ce=e=>{var t=Ye();c(e,t)};u(se,e=>{s(o).pinch&&e(ce)}),z(m),v((e,t,c)=>{h=G(m,1,`card ${s(o).type??``}`,`svelte-1881r53`,h,{shop:r()}),F(m,`role`,a()?void 0:`img`),F(m,`aria-label`,e),F(m,`aria-hidden`,a()),g=S(m,``,g,{"--team":s(l)[0],"--team2":s(l)[1],width:n.size}),x=G(b,1,`svelte-1881r53`,null,x,{long:s(o).name.length>15}),i(T,s(d).first),i(E,s(d).last),i(O,s(o).city),F(N,`src`,t),B=G(R,1,`hits svelte-1881r53`,null,B,{three:s(o).hits.length>2}),te=G(W,1,`acts svelte-1881r53`,null,te,{two:s(o).actions.length>1}),i(J,`${s(f)??``} · ${c??``}`)},[()=>a()?void 0:Ve(s(o)),()=>ne(`highlights`,s(o).id),()=>Ue(s(o).id)]),c(t,m),P()}function $(e,t){return e.sides[t.seat]}function Qe(e,t){return t.seat===e.viewer}function $e(e,t){e.push(t),e.sort()}function et(e,t){let n=e.indexOf(t);n>=0&&e.splice(n,1)}function tt(e){e.committed=!1,e.choice=null}function nt(e,t){let n=$(e,t);tt(n),Qe(e,t)?et(n.hand,t.card):(n.hand.pop(),et(n.unseen,t.card))}function rt(e,t){--e.lineup.size,e.lineup.top.shift(),t!==null&&et(e.unseen,t)}function it(e,t){let n=$(e,t);t.source===`on-deck`?(n.on_deck=null,et(n.unseen,t.card)):rt(n,t.card)}var at={asked(e,t){let n=e.pairs[t.pair];n.asked=[...t.seats],n.question=t.seats.length?t.question:null},decided(e,t){let n=$(e,t);n.committed=!0,n.choice=t.action},retracted(e,t){tt($(e,t))},game(e,t){let n=e.pairs[t.pair];n.stage=t.stage,n.visitor=t.visitor,n.home=t.home,n.best_of=t.best_of,n.game=t.number,n.inning=t.stage===`pre-rounds`?0:1;for(let n of[t.visitor,t.home]){let r=e.sides[n];r.pair=t.pair,t.number===1&&(r.wins=0)}},row(e,t){let n=e.pairs[t.pair].row;t.card===null?n.splice(t.place,1):(n.splice(t.place,1,t.card),--e.tables[t.pair>>1].deck)},"row-returned"(e,t){let n=e.pairs[t.pair];e.tables[t.pair>>1].deck+=n.row.length,n.row=[]},shuffled(e,t){let n=$(e,t),r=new Set([...n.unseen,...n.hand,...n.dugout,...n.in_play,...n.lineup.top,...n.known.hand,...n.known.held]);n.on_deck&&r.add(n.on_deck.card),n.unseen=[...r].filter(e=>e!==null).sort(),n.lineup={size:15,top:[]},n.hand=[],n.dugout=[],n.in_play=[],n.on_deck=null},reshuffled(e,t){let n=$(e,t);n.lineup.size+=n.dugout.length,n.unseen=[...n.unseen,...n.dugout].sort(),n.dugout=[]},"extra-reshuffled"(e,t){let n=$(e,t);n.lineup.size+=1,et(n.in_play,t.card),$e(n.unseen,t.card)},drawn(e,t){let n=$(e,t);rt(n,t.card),Qe(e,t)?$e(n.hand,t.card):n.hand.push(null)},"on-deck"(e,t){let n=$(e,t);tt(n),t.placed&&(n.on_deck={card:t.card},Qe(e,t)?et(n.hand,t.card):n.hand.pop())},played(e,t){nt(e,t),$(e,t).in_play.push(t.card)},pinched(e,t){nt(e,t),$e($(e,t).dugout,t.card)},entered(e,t){it(e,t),$(e,t).in_play.push(t.card)},cancelled(e,t){$(e,t).plate.splice(t.place,1)},changed(e,t){$(e,t).plate[t.place].hit=t.hit},removed(e,t){$(e,t).bases[re[t.base-1]]=null},hit(e,t){t.cause===`threat`&&$(e,t).plate.shift()},ran(e,t){let n=$(e,t);t.start&&(n.bases[re[t.start-1]]=null),t.end===4?n.runs+=1:n.bases[re[t.end-1]]=t.speed},batter(e,t){$(e,t).plate.push({hit:t.hit,speed:t.speed})},save(e,t){t.card!==null&&(it(e,t),e.pairs[$(e,t).pair].save=t.card)},"save-over"(e,t){let n=$(e,t);e.pairs[n.pair].save=null,$e(n.dugout,t.card)},inning(e,t){e.pairs[t.pair].inning=t.inning},won(e,t){let n=e.pairs[t.pair],r=$(e,t);n.winner=t.seat,n.results.push([n.visitor,n.home,t.visitor_runs,t.home_runs]),r.wins+=1,r.total_wins+=1},"left-over"(e,t){let n=$(e,t);tt(n),n.on_deck=null,t.card!==null&&et(n.unseen,t.card),t.to===`dugout`?$e(n.dugout,t.card):(n.lineup.size+=1,n.lineup.top.unshift(t.card))},cleared(e,t){let n=$(e,t);n.runs=0,n.plate=[],n.bases={first:null,second:null,third:null}},discarded(e,t){let n=$(e,t);t.source===`hand`?nt(e,t):et(n.in_play,t.card),$e(n.dugout,t.card)},emptied(e,t){$(e,t).in_play=[]},revenue(e,t){$(e,t).money=t.money},buyer(e,t){let n=e.pairs[t.pair],r=t.seat;if(n.buying=r,r===null)for(let t of[e.sides[n.visitor],e.sides[n.home]])t.money=0,t.bought=0},chosen(e,t){$(e,t).chosen=t.place},bought(e,t){let n=$(e,t);n.lineup.size+=1,n.lineup.top.unshift(t.card),n.money=t.money,n.chosen=null,n.bought+=1},demoted(e,t){let n=$(e,t);n.minors.size+=1,Qe(e,t)&&(n.minors.cards?.push(t.card),et(n.in_play,t.card))},known(e,t){let n=$(e,t);et(n.known.hand,t.card),et(n.known.held,t.card),t.where!==`unknown`&&($e(n.known[t.where],t.card),Qe(e,t)||et(n.unseen,t.card))},ranked(e,t){e.tables[t.table].ranking.push(t.seat)},placed(e,t){e.tables[t.table].places.push(t.seat)},champion(e){e.over=!0;for(let t of e.pairs)t.question=null,t.asked=[]}};function ot(e,t){at[t.kind]?.(e,J(t))}var st=K(`<span class="back svelte-1ssac3w" aria-hidden="true"><svg viewBox="0 0 38 26" class="svelte-1ssac3w"><path d="M3 1V25" stroke="#f4e8cf" stroke-width="2.4" stroke-linecap="round"></path><path d="M4.5 3L37 12L4.5 21Z" fill="#f4e8cf"></path><circle cx="16" cy="12" r="3" fill="#7f1d24"></circle></svg></span>`);function ct(e){var t=st();c(e,t)}var lt=new Map;function ut(){lt.clear();for(let e of document.querySelectorAll(`[data-place]`)){let t=e.getBoundingClientRect();t.width>0&&lt.set(e.dataset.place,t)}}function dt(e,t,n=0){return r=>{let i=e.map(e=>lt.get(e)).find(e=>e!==void 0);if(!i)return;let a=r.getBoundingClientRect();if(a.width===0)return;let o=i.left+i.width/2-a.left-a.width/2,s=i.top+i.height/2-a.top-a.height/2;if(Math.abs(o)+Math.abs(s)<4)return;let c=i.width/a.width,l=r.animate([{transform:`translate(${o}px, ${s}px) scale(${c})`,zIndex:5},{transform:`none`,zIndex:5}],{duration:280/t,delay:n/t,fill:`backwards`,easing:`cubic-bezier(.2,.7,.2,1)`});return()=>l.cancel()}}function ft(e,t,n){if(n!==null&&e.sides[n])return e.sides[n].pair;let r=t?.focus??0;return e.pairs[r]?r:0}function pt(e,t,n){return e.buying!==null||e.question===`buy`||e.question===`first-buyer`?!0:n?.buys[t]?.open??!1}function mt(e,t){return e.over?[]:t.asked}function ht(e,t){return e?Be(e.team,t[e.seat]??``):``}function gt(e,t){return t.question===`save`?!1:t.asked.length===1?t.asked[0]===t.visitor:e.sides[t.visitor].in_play.length<=e.sides[t.home].in_play.length}function _t(e,t,n,r){if(pt(t,n,r))return Z(`half-buy`);if(t.inning<1||t.question===`on-deck`)return Z(`half-before`);if(r?.games[r.latest[n]??-1]?.winner!=null)return Z(`half-over`);let i=Z(`ordinal`,{number:t.inning});return t.inning>6?Z(`half-extra`,{inning:i}):Z(gt(e,t)?`half-top`:`half-bottom`,{inning:i})}var vt=K(`<span class="tick svelte-7qkjc5" aria-hidden="true"> </span>`),yt=K(`<span class="stamp svelte-7qkjc5" aria-hidden="true"> </span>`),bt=K(`<button><!> <!> <!></button>`);function xt(e,t){U(t,!0);let n=j(t,`selection`,7),r=j(t,`dim`,3,!1),o=j(t,`reason`,3,``),l=j(t,`shop`,3,!1),d=j(t,`stamp`,3,``),f=C(()=>Ve(Y(t.card))+(o()?` ${o()}`:``));function p(e){if(t.onpress)return t.onpress(e);t.choice&&(e.detail===2?n().confirm(t.choice):n().toggle(t.choice))}var m=bt();let h;var g=H(m),y=e=>{var n=vt(),r=V(n,!0);v(()=>i(r,t.tag)),c(e,n)};u(g,e=>{t.chosen&&!d()&&e(y)});var b=A(g,2);Ze(b,{get card(){return t.card},get shop(){return l()},quiet:!0});var x=A(b,2),S=e=>{var t=yt(),n=V(t,!0);v(()=>i(n,d())),c(e,t)};u(x,e=>{t.chosen&&d()&&e(S)}),z(m),v(()=>{h=G(m,1,`slot svelte-7qkjc5`,null,h,{legal:t.choice&&!t.chosen,chosen:t.chosen&&!d(),stamped:t.chosen&&d(),dim:r()}),F(m,`aria-pressed`,t.choice?t.chosen:void 0),F(m,`aria-disabled`,t.choice||t.chosen?void 0:`true`),F(m,`aria-label`,s(f))}),_(`click`,m,p),a(`focus`,m,()=>n().focused=t.card.id),a(`blur`,m,()=>n().focused===t.card.id&&(n().focused=null)),a(`pointerenter`,m,()=>n().focused=t.card.id),a(`pointerleave`,m,()=>n().focused===t.card.id&&(n().focused=null)),c(e,m),P()}m([`click`]);var St=K(`<small class="svelte-n62gxi"> </small>`),Ct=K(`<div class="place svelte-n62gxi"><!></div>`),wt=K(`<section class="down svelte-n62gxi"><h3 class="svelte-n62gxi"> <!></h3> <div class="cards svelte-n62gxi"></div></section>`),Tt=K(`<figure><div class="one svelte-n62gxi"><!></div> <figcaption class="svelte-n62gxi"> </figcaption></figure>`),Et=K(`<button><!></button>`),Dt=K(`<p class="svelte-n62gxi"> </p>`),Ot=K(`<button class="way svelte-n62gxi" aria-pressed="false"> </button>`),kt=K(`<div class="choices svelte-n62gxi"></div>`),At=K(`<section class="settle svelte-n62gxi"><div class="row svelte-n62gxi"><!> <!> <div class="about svelte-n62gxi"><b class="svelte-n62gxi"> </b> <!> <!></div></div></section>`),jt=K(`<p class="note-line svelte-n62gxi"> </p>`),Mt=K(`<div class="hand svelte-n62gxi" role="group"></div> <!>`,1),Nt=K(`<p class="none svelte-n62gxi"> </p>`),Pt=K(`<div class="hand-area svelte-n62gxi"><!></div>`);function Ft(t,r){U(r,!0);let a=C(()=>ft(r.view,r.sheet,r.eyes)),o=C(()=>r.view.pairs[s(a)]),l=C(()=>pt(s(o),s(a),r.sheet)),d=C(()=>r.eyes===null?null:r.view.sides[r.eyes]??null),f=C(()=>(s(d)?.hand??[]).filter(e=>e!==null&&e in r.cards)),m=C(()=>r.decision?.kind??null),h=C(()=>s(m)===`save`||s(m)===`left-over`),g=C(()=>!(!s(d)?.committed||r.decision)),y=[`choice-play`,`choice-on-deck`,`choice-demote`,`choice-discard-on-deck`,`choice-save-on-deck`];function b(e){let t=e=>{let t=y.indexOf(e.message);return t<0?y.length:t};return r.selection.forCard(e).sort((e,n)=>t(e)-t(n))}let x=C(()=>r.selection.chosen?.cards[0]??null),w=C(()=>s(f).some(e=>r.selection.forCard(e).length)),T=C(()=>r.selection.find(e=>e.message===`choice-save-lineup`)),D=C(()=>s(d)?.lineup.top[0]??null),O=C(()=>s(d)?.on_deck?.card??null);function k(e,t){let n=b(e)[0];if(!n)return;let i=s(x)===e?r.selection.chosen:null;t.detail===2?r.selection.confirm(i??n):i?r.selection.pick(null):r.selection.pick(n)}function j(e){return Z(e.message.replace(`choice-`,`way-`))}function M(e){let t=r.selection.refusal(e);return t?E(t.reason):r.decision&&s(w)&&!r.selection.forCard(e).length?Z(`not-lit`):``}let N=C(()=>(r.beat??[]).map(J).flatMap(e=>e.kind===`drawn`&&e.seat===r.eyes&&e.card?[e.card]:[])),L=C(()=>s(d)?s(d).seat:s(o).buying??s(o).visitor),R=C(()=>(r.view.sides[s(L)]?.in_play??[]).filter(e=>e in r.cards));var B=Pt(),ee=H(B),te=t=>{var n=wt(),a=H(n),o=H(a),l=A(o),f=e=>{var t=St(),n=V(t,!0);v(e=>i(n,e),[()=>Z(s(m)===`demote`?`down-about`:`down-later`)]),c(e,t)};u(l,e=>{s(d)&&e(f)}),z(a);var p=A(a,2);let h;e(p,20,()=>s(R),e=>e,(e,t)=>{let n=C(()=>b(t).find(e=>e.message===`choice-demote`));var i=Ct(),a=H(i);{let e=C(()=>r.selection.isChosen(s(n))),i=C(()=>Z(`chosen`)),o=C(()=>Z(`minors-stamp`));xt(a,{get card(){return r.cards[t]},shop:!0,get selection(){return r.selection},get choice(){return s(n)},get chosen(){return s(e)},get tag(){return s(i)},get stamp(){return s(o)}})}z(i),v(()=>F(i,`data-place`,`card-${t??``}`)),c(e,i)}),z(p),W(p,e=>q?.(e)),z(n),v((e,t)=>{i(o,`${e??``} `),h=S(p,``,h,{"--n":t})},[()=>s(d)?Z(`down-title`):Z(`down-of`,{team:ht(r.view.sides[s(L)],r.names)}),()=>Math.max(6,s(R).length)]),c(t,n)},ne=t=>{var n=At(),a=H(n),o=H(a),l=e=>{var t=Tt(),n=H(t),a=H(n);{let e=C(()=>b(s(O))[0]),t=C(()=>s(x)===s(O)&&r.selection.chosen!==s(T)),n=C(()=>r.selection.chosen?j(r.selection.chosen):``);xt(a,{get card(){return r.cards[s(O)]},get selection(){return r.selection},get choice(){return s(e)},get chosen(){return s(t)},get tag(){return s(n)},onpress:e=>k(s(O),e)})}z(n);var o=A(n,2),l=V(o,!0);z(t),v(e=>i(l,e),[()=>Z(`pile-on-deck`)]),c(e,t)};u(o,e=>{s(O)&&r.cards[s(O)]&&e(l)});var d=A(o,2),f=e=>{var t=Tt(),n=H(t),a=H(n),o=e=>{{let t=C(()=>r.selection.isChosen(s(T))),n=C(()=>Z(`chosen`));xt(e,{get card(){return r.cards[s(D)]},get selection(){return r.selection},get choice(){return s(T)},get chosen(){return s(t)},get tag(){return s(n)}})}},l=e=>{var t=Et();let n;ct(H(t),{}),z(t),v((e,r,i,a)=>{n=G(t,1,`blind svelte-n62gxi`,null,n,{legal:e,chosen:r}),F(t,`aria-pressed`,i),F(t,`aria-label`,a)},[()=>!r.selection.isChosen(s(T)),()=>r.selection.isChosen(s(T)),()=>r.selection.isChosen(s(T)),()=>Z(`lineup-top-hidden`)]),_(`click`,t,e=>e.detail===2?r.selection.confirm(s(T)):r.selection.toggle(s(T))),c(e,t)};u(a,e=>{s(D)&&r.cards[s(D)]?e(o):e(l,-1)}),z(n);var d=A(n,2),f=V(d,!0);z(t),v(e=>i(f,e),[()=>Z(`pile-lineup`)]),c(e,t)};u(d,e=>{s(T)&&e(f)});var p=A(d,2),h=H(p),g=V(h,!0),y=A(h,2),S=e=>{var t=Dt(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`save-about`)]),c(e,t)};u(y,e=>{s(m)===`save`&&e(S)});var w=A(y,2),E=t=>{var n=kt();e(n,21,()=>b(s(O)),e=>e.action,(e,t)=>{var n=Ot(),a=V(n,!0);v(e=>i(a,e),[()=>j(s(t))]),_(`click`,n,()=>r.selection.pick(s(t))),c(e,n)}),z(n),c(t,n)};u(w,e=>{s(m)===`left-over`&&s(O)&&!r.selection.chosen&&e(E)}),z(p),z(a),W(a,e=>q?.(e)),z(n),v((e,t)=>{F(n,`aria-label`,e),i(g,t)},[()=>Z(s(m)===`save`?`save-title`:`left-over-title`),()=>Z(s(m)===`save`?`save-title`:`left-over-title`)]),c(t,n)},K=t=>{var a=p(),o=I(a),l=t=>{var a=Mt(),o=I(a);let l;e(o,20,()=>s(f),e=>e,(e,t)=>{let i=C(()=>b(t));var a=Ct(),o=H(a);{let e=C(()=>s(x)===t),n=C(()=>s(i).length>1&&r.selection.chosen?j(r.selection.chosen):Z(`chosen`)),a=C(()=>r.decision!==null&&s(w)&&!s(i).length),c=C(()=>M(t));xt(o,{get card(){return r.cards[t]},get selection(){return r.selection},get choice(){return s(i)[0]},get chosen(){return s(e)},get tag(){return s(n)},get dim(){return s(a)},get reason(){return s(c)},onpress:e=>k(t,e)})}z(a),n(a,()=>s(N).includes(t)&&!r.still?dt([`pile-${r.eyes}-lineup`],r.speed,s(N).indexOf(t)*50):void 0),v(()=>F(a,`data-place`,`card-${t??``}`)),c(e,a)}),z(o),W(o,e=>q?.(e));var d=A(o,2),p=e=>{var t=jt(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`hand-secret`)]),c(e,t)};u(d,e=>{s(g)&&e(p)}),v(e=>{F(o,`aria-label`,e),l=S(o,``,l,{"--n":s(f).length})},[()=>Z(`hand-count`,{count:s(f).length})]),c(t,a)},d=e=>{var t=Nt(),n=V(t,!0);v(e=>i(n,e),[()=>s(g)?Z(`hand-secret`):Z(`hand-none`)]),c(e,t)};u(o,e=>{s(f).length?e(l):r.view.over||e(d,1)}),c(t,a)};u(ee,e=>{s(l)?e(te):s(h)?e(ne,1):s(d)&&e(K,2)}),z(B),c(t,B),P()}m([`click`]);var It=t(`<path stroke="var(--grass-2)" stroke-width="13" class="svelte-sql5hh"></path>`),Lt=t(`<path fill="var(--chalk)" class="base svelte-sql5hh"></path>`),Rt=t(`<circle class="ring svelte-sql5hh" cx="0" cy="-9" r="22"></circle>`),zt=t(`<path class="would svelte-sql5hh" d="M-15 6Q-2 -6 15 -26"></path>`),Bt=t(`<g><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><!><!></g>`),Vt=t(`<g class="pawn svelte-sql5hh" transform="translate(150 206)"><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg></g>`),Ht=t(`<g><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><path class="stroke svelte-sql5hh" d="M-15 6Q-2 -6 15 -26" pathLength="1"></path></g>`),Ut=K(`<button></button>`),Wt=K(`<div class="dia svelte-sql5hh"><svg class="diamond svelte-sql5hh" viewBox="0 0 300 226" role="img"><clipPath class="svelte-sql5hh"><path d="M150 222L10 96Q150 -62 290 96Z" class="svelte-sql5hh"></path></clipPath><g class="svelte-sql5hh"><rect y="-40" width="300" height="280" fill="var(--grass)" class="svelte-sql5hh"></rect><!><ellipse cx="150" cy="150" rx="112" ry="88" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><path d="M150 194L212 142L150 98L88 142Z" fill="var(--grass)" class="svelte-sql5hh"></path><ellipse cx="150" cy="148" rx="14" ry="9" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><rect x="145" y="146" width="10" height="3" fill="var(--chalk)" class="svelte-sql5hh"></rect><path d="M150 222L10 96Q150 -62 290 96Z" fill="none" stroke="var(--dirt)" stroke-width="14" class="svelte-sql5hh"></path></g><path d="M10 96Q150 -62 290 96" fill="none" stroke="var(--fence)" stroke-width="6" stroke-linecap="round" class="svelte-sql5hh"></path><path d="M150 208L20 100M150 208L280 100" stroke="var(--chalk)" stroke-width="2.2" fill="none" class="svelte-sql5hh"></path><path d="M226 142L150 86L74 142" stroke="var(--chalk)" stroke-width="1.4" fill="none" opacity=".55" class="svelte-sql5hh"></path><ellipse cx="150" cy="206" rx="25" ry="14" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><!><path d="M140 200H160V206L150 213L140 206Z" fill="var(--chalk)" class="base svelte-sql5hh"></path><!><!><!></svg> <!></div>`);function Gt(t,r){let i=h();U(r,!0);let a=[[150,206],[226,142],[150,86],[74,142],[150,206]],o=Array.from({length:12},(e,t)=>6+26*t),l=C(()=>pe(r.beat??[]).filter(e=>e.event.seat===r.side.seat)),d=C(()=>re.flatMap((e,t)=>{let n=r.side.bases[e],i=s(l).findLast(e=>J(e.event).end===t+1);return n?[{base:t+1,speed:n,move:i&&J(i.event),after:i?.after??0}]:[]})),f=C(()=>r.still?[]:s(l).filter(e=>J(e.event).end===4)),m={},g=C(()=>(r.beat??[]).filter(e=>e.kind===`removed`&&e.seat===r.side.seat).map(e=>({base:J(e).base,speed:m[re[J(e).base-1]]??null})));y(()=>{m={...r.side.bases}});function x(e,t,n){return i=>{let o=a.slice(e,t+1),s=t===4,c=o.map(([e,t])=>({transform:`translate(${e}px, ${t}px)`,opacity:1}));s&&c.push({...c.at(-1),opacity:0});let l=o.length-1,u=i.animate(c,{duration:(l+(s?.7:0))*220/r.speed,delay:n/r.speed,fill:s?`both`:`backwards`,easing:`cubic-bezier(.45,.05,.55,.95)`});return()=>u.cancel()}}let S=ee(b([])),w=C(()=>r.targets?[...new Set(r.selection.choices.flatMap(e=>e.bases??[]))]:[]),T=C(()=>r.selection.chosen?.bases?.length?r.selection.chosen.bases:s(S));y(()=>{r.selection.decision,L(S,[],!0)});function E(e){let t=s(T).includes(e)?s(T).filter(t=>t!==e):[...s(T),e],n=t.length?r.selection.forBases(t):void 0,i=r.selection.forBases([e]),a=r.selection.choices.some(e=>t.length&&t.every(t=>e.bases.includes(t)));n?L(S,[...t],!0):t.includes(e)&&i?L(S,[e],!0):a||!t.length?L(S,[...t],!0):L(S,[e],!0),r.selection.pick(n??(t.includes(e)?i:void 0)??null)}function O(e,t){let n=r.selection.chosen;n?.bases?.includes(t)&&e.detail===2?r.selection.confirm(n):E(t)}let j=C(()=>s(d).length?Z(`bases-taken`,{team:r.name,runners:s(d).map(e=>Z(`runner-on`,{speed:Re(e.speed),base:e.base})).join(`, `)}):Z(`bases-empty`,{team:r.name}));var N=Wt(),R=H(N),B=H(R),V=A(B),W=A(H(V));e(W,16,()=>o,e=>e,(e,t)=>{var n=It();v(()=>F(n,`d`,`M${t??``} -40V260`)),c(e,n)}),D(5),z(V);var te=A(V,5);e(te,17,()=>a.slice(1,4),M,(e,t)=>{var n=C(()=>k(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];var a=Lt();v(()=>F(a,`d`,`M${r()??``} ${i()-7}l11 7l-11 7l-11 -7Z`)),c(e,a)});var ne=A(te,2);e(ne,17,()=>s(d),e=>e.base,(e,t)=>{var i=Bt();let o;var l=A(H(i));X(H(l),{get name(){return s(t).speed}}),z(l);var d=A(l),f=e=>{var t=Rt();c(e,t)};u(d,e=>{r.still&&s(t).move&&e(f)});var p=A(d),m=e=>{var t=zt();c(e,t)},h=C(()=>s(T).includes(s(t).base)&&s(w).includes(s(t).base));u(p,e=>{s(h)&&e(m)}),z(i),n(i,()=>s(t).move&&!r.still?x(s(t).move.start,s(t).move.end,s(t).after):void 0),v(()=>{o=G(i,0,`pawn svelte-sql5hh`,null,o,{ringed:r.still&&s(t).move}),F(i,`transform`,`translate(${a[s(t).base][0]??``} ${a[s(t).base][1]??``})`)}),c(e,i)});var K=A(ne);e(K,17,()=>s(f),e=>e.event,(e,t)=>{var r=Vt(),i=A(H(r)),a=H(i);{let e=C(()=>J(s(t).event).speed);X(a,{get name(){return s(e)}})}z(i),z(r),n(r,()=>x(J(s(t).event).start,4,s(t).after)),c(e,r)});var q=A(K);e(q,17,()=>s(g),e=>e.base,(e,t)=>{var n=p(),i=I(n),o=e=>{var n=Ht();let i;var o=H(n);X(H(o),{get name(){return s(t).speed}}),z(o),D(),z(n),v(()=>{i=G(n,0,`gone svelte-sql5hh`,null,i,{still:r.still}),F(n,`transform`,`translate(${a[s(t).base][0]??``} ${a[s(t).base][1]??``})`)}),c(e,n)};u(i,e=>{s(t).speed&&e(o)}),c(e,n)}),z(R);var Y=A(R,2);e(Y,16,()=>s(w),e=>e,(e,t)=>{var n=Ut();let i;v((e,r,a)=>{i=G(n,1,`target b${t??``}`,`svelte-sql5hh`,i,{chosen:e}),F(n,`aria-pressed`,r),F(n,`aria-label`,a)},[()=>s(T).includes(t),()=>s(T).includes(t),()=>Z(`base-choose`,{base:t,speed:Re(r.side.bases[re[t-1]]??``)})]),_(`click`,n,e=>O(e,t)),c(e,n)}),z(N),v(()=>{F(R,`aria-label`,s(j)),F(B,`id`,`${i}-field`),F(V,`clip-path`,`url(#${i}-field)`)}),c(t,N),P()}m([`click`]);var Kt=K(`<button class="zone svelte-w6yqh1"> <b class="svelte-w6yqh1"> </b></button>`),qt=K(`<p class="svelte-w6yqh1"> </p>`),Jt=K(`<h3 class="svelte-w6yqh1"> </h3>`),Yt=K(`<li class="svelte-w6yqh1"><!></li>`),Xt=K(`<!> <ul class="svelte-w6yqh1"></ul>`,1),Zt=K(`<section class="leaf panel svelte-w6yqh1" tabindex="-1"><header class="svelte-w6yqh1"><h2 class="svelte-w6yqh1"> </h2> <div class="zones svelte-w6yqh1"></div> <button class="iconb"><!></button></header> <div class="cards svelte-w6yqh1"><!> <!></div></section>`);function Qt(t,n){let r=h();U(n,!0);let o,l=C(()=>[{zone:`in-play`,count:n.side.in_play.length},{zone:`dugout`,count:n.side.dugout.length},...n.side.team===null?[]:[{zone:`on-deck`,count:+!!n.side.on_deck}],{zone:`lineup`,count:n.side.lineup.size},...n.own||n.side.team===null?[]:[{zone:`hand`,count:n.side.hand.length}],...n.side.team===null?[]:[{zone:`minors`,count:n.side.minors.size}]]),d=e=>e.filter(e=>e!==null&&e in n.cards),f=e=>Z(e===`in-play`?`in-play`:`pile-${e}`),p=C(()=>{if(n.zone===`in-play`)return[{title:null,cards:d([...n.side.in_play].reverse())}];if(n.zone===`dugout`)return[{title:null,cards:d(n.side.dugout)}];if(n.zone===`minors`)return[{title:null,cards:d(n.side.minors.cards??[])}];let e={title:Z(n.own||n.side.team===null?`leaf-unseen-own`:`leaf-unseen`),cards:d(n.side.unseen)};if(n.zone===`lineup`)return[{title:Z(`leaf-lineup-top`),cards:d(n.side.lineup.top)},e];let t={title:null,cards:d([n.side.on_deck?.card??null])};return n.own?[t]:[{title:Z(`leaf-known-hand`),cards:d(n.side.known.hand)},{title:Z(`leaf-known-held`),cards:d(n.side.known.held)},e]}),m=C(()=>s(p).filter(e=>e.cards.length));y(()=>{B().then(()=>o.focus({preventScroll:!0}))});function g(e){e.key===`Escape`&&(e.stopPropagation(),n.onclose())}var b=Zt(),x=H(b),S=H(x),T=V(S,!0),E=A(S,2);e(E,21,()=>s(l),e=>e.zone,(e,t)=>{var r=Kt(),a=H(r),o=A(a),l=V(o,!0);z(r),v(e=>{F(r,`aria-pressed`,s(t).zone===n.zone),i(a,`${e??``} `),i(l,s(t).count)},[()=>f(s(t).zone)]),_(`click`,r,()=>n.onzone(s(t).zone)),c(e,r)}),z(E),W(E,e=>q?.(e));var D=A(E,2),O=H(D);te(O,{name:`close`}),z(D),z(x);var k=A(x,2),j=H(k),M=e=>{var t=qt(),r=V(t,!0);v(e=>i(r,e),[()=>Z(`leaf-minors-hidden`,{count:n.side.minors.size})]),c(e,t)},N=e=>{var t=qt(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`leaf-empty`)]),c(e,t)};u(j,e=>{n.zone===`minors`&&!n.side.minors.cards&&n.side.minors.size?e(M):s(m).length||e(N,1)});var L=A(j,2);e(L,17,()=>s(m),e=>e.title,(t,r)=>{var o=Xt(),l=I(o),d=e=>{var t=Jt(),n=V(t,!0);v(()=>i(n,s(r).title)),c(e,t)};u(l,e=>{s(r).title&&e(d)});var f=A(l,2);e(f,20,()=>s(r).cards,e=>e,(e,t,r,i)=>{var o=Yt();Ze(H(o),{get card(){return n.cards[t]},shop:!0}),z(o),a(`pointerenter`,o,()=>n.onsee(t)),a(`pointerleave`,o,()=>n.onsee(null)),c(e,o)}),z(f),c(t,o)}),z(k),z(b),w(b,e=>o=e,()=>o),v(e=>{F(b,`aria-labelledby`,`${r}-title`),F(S,`id`,`${r}-title`),i(T,n.name),F(D,`aria-label`,e)},[()=>Z(`leaf-close`)]),_(`keydown`,b,g),_(`click`,D,function(...e){n.onclose?.apply(this,e)}),c(t,b),P()}m([`keydown`,`click`]);var $t=K(`<span class="none svelte-1hlg1co"></span>`),en=K(`<span class="mini svelte-1hlg1co"><img alt="" draggable="false" class="svelte-1hlg1co"/> <i class="svelte-1hlg1co"><!></i></span>`),tn=K(`<span class="down svelte-1hlg1co"><!></span>`),nn=K(`<span class="n svelte-1hlg1co"> </span>`),rn=K(`<span class="ready svelte-1hlg1co">✓</span>`),an=K(`<button class="pile svelte-1hlg1co"><span class="pic svelte-1hlg1co"><!> <!> <!></span> <em class="svelte-1hlg1co"> </em></button>`),on=K(`<div class="piles svelte-1hlg1co"></div>`);function sn(t,n){U(n,!0);let r=C(()=>{let e={zone:`on-deck`,count:+!!n.side.on_deck,face:n.side.on_deck?.card,badge:!1};n.side.on_deck&&(e.face=n.side.on_deck.card);let t={zone:`dugout`,count:n.side.dugout.length,face:n.side.dugout.at(-1),badge:!0},r=n.side.lineup.top[0],i={zone:`lineup`,count:n.side.lineup.size,face:n.side.lineup.size?r??null:void 0,badge:!0},a={zone:`hand`,count:n.side.hand.length,face:n.side.hand.length?null:void 0,badge:!0};return n.own?[e,t,i]:n.side.team===null?[i,t]:[a,t,e]});var a=on();e(a,21,()=>s(r),e=>e.zone,(e,t)=>{var r=an(),a=H(r),o=H(a),l=e=>{var t=$t();c(e,t)},d=e=>{var r=en(),i=H(r),a=A(i,2),o=H(a);{let e=C(()=>Y(n.cards[s(t).face]).type);X(o,{get name(){return s(e)}})}z(a),z(r),v(e=>F(i,`src`,e),[()=>ne(`highlights`,s(t).face)]),c(e,r)},f=e=>{var t=tn();ct(H(t),{}),z(t),c(e,t)};u(o,e=>{s(t).face===void 0?e(l):s(t).face&&n.cards[s(t).face]?e(d,1):e(f,-1)});var p=A(o,2),m=e=>{var n=nn(),r=V(n,!0);v(()=>i(r,s(t).count)),c(e,n)};u(p,e=>{s(t).badge&&s(t).count&&e(m)});var h=A(p,2),g=e=>{var t=rn();v(e=>F(t,`title`,e),[()=>Z(`chosen-secretly`)]),c(e,t)};u(h,e=>{s(t).zone===`hand`&&n.side.committed&&e(g)}),z(a);var y=A(a,2),b=V(y,!0);z(r),v((e,o)=>{F(r,`aria-expanded`,n.open===s(t).zone),F(r,`aria-label`,e),F(a,`data-place`,`pile-${n.side.seat??``}-${s(t).zone??``}`),i(b,o)},[()=>Z(`pile-label`,{pile:Z(`pile-${s(t).zone}`),count:s(t).count,team:n.name}),()=>Z(`pile-${s(t).zone}`)]),_(`click`,r,()=>n.onopen(s(t).zone)),c(e,r)}),z(a),W(a,e=>q?.(e)),c(t,a),P()}m([`click`]);var cn=t(`<svg class="strike svelte-1elfyp9" viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true"><path d="M5 50Q28 34 56 8" class="svelte-1elfyp9"></path></svg>`),ln=K(`<span class="stamp maybe svelte-1elfyp9"> </span>`),un=K(`<span> </span>`),dn=K(`<span class="hit svelte-1elfyp9"><!></span> <span class="sp svelte-1elfyp9"><!></span> <span class="word svelte-1elfyp9"> </span> <!> <!>`,1),fn=K(`<span class="cap svelte-1elfyp9" aria-hidden="true"> </span> <div class="threats svelte-1elfyp9" role="group"></div>`,1),pn=K(`<div><!></div>`);function mn(t,n){U(n,!0);let a={single:`1B`,double:`2B`,triple:`3B`,"home-run":`HR`,walk:`BB`},o=C(()=>n.squares.filter(e=>e.state===`threat`)),l=C(()=>n.ghosts?Z(`threats-ghost`):s(o).length?Z(n.own?`threats-yours`:`threats-of`,{team:n.name}):Z(n.own?`last-hits-yours`:`last-hits-of`,{team:n.name})),d=C(()=>n.beat&&!n.still?me(n.beat)/n.speed:0);function f(e){if(!n.targets||e.state!==`threat`)return;let t=s(o).indexOf(e)+1,r=n.selection.choices.filter(e=>e.message===`choice-cancel`);return r.find(e=>e.args.place===t)??r.find(t=>t.args.hit===e.hit&&t.args.speed===e.speed)}function m(e){return e.state===`cancelled`?{text:e.by?Pe({...e.by,count:1}):``,kind:`bad`}:e.state===`resolved`?e.runs?{text:Z(`stamp-runs`,{count:e.runs}),kind:`ok`}:{text:e.to?Z(`stamp-to`,{base:e.to}):Z(`stamp-done`),kind:`ok`}:e.was?{text:e.hit===`walk`?Le(`walk`):Z(`stamp-was`,{code:a[e.was]}),kind:`bad`}:null}function h(e){let t=Le(e.hit),r={hit:t,speed:Re(e.speed).toLowerCase(),place:s(o).indexOf(e)+1};return e.state===`cancelled`?Z(`threat-cancelled`,{hit:t,by:m(e)?.text??``}):e.state===`resolved`?Z(`threat-resolved`,{hit:t,result:m(e)?.text??``}):Z(n.targets?`threat-choose`:`threat-label`,r)}function g(e,t){e.detail===2?n.selection.confirm(t):n.selection.toggle(t)}var _=pn();let y;var b=H(_),x=t=>{var a=fn(),_=I(a),y=V(_,!0),b=A(_,2);e(b,21,()=>n.squares,e=>e.id,(e,t)=>{let a=C(()=>f(s(t))),l=C(()=>m(s(t))),_=C(()=>n.selection.isChosen(s(a))&&s(a)?.args.place===s(o).indexOf(s(t))+1);var y=p(),b=I(y);r(b,()=>s(a)?`button`:`div`,!1,(e,r)=>{O(e,e=>({class:`threat ${s(t).state??``}`,role:s(a)?void 0:`img`,"aria-label":e,"aria-pressed":s(a)?s(_):void 0,onclick:s(a)?e=>g(e,s(a)):void 0,[T]:{legal:s(a)&&!s(_),would:s(_),still:n.still,ghost:n.ghosts,changed:s(t).was&&s(t).state===`threat`}}),[()=>h(s(t))],void 0,void 0,`svelte-1elfyp9`);var o=dn(),f=I(o);X(H(f),{get name(){return s(t).hit}}),z(f);var p=A(f,2);X(H(p),{get name(){return s(t).speed}}),z(p);var m=A(p,2),y=V(m,!0),b=A(m,2),x=e=>{var t=cn(),n=V(t);v(()=>F(n,`pathLength`,s(_)?void 0:1)),c(e,t)};u(b,e=>{(s(t).state===`cancelled`||s(_))&&e(x)});var C=A(b,2),w=e=>{var t=ln(),r=V(t,!0);v(e=>i(r,e),[()=>Z(`stamp-maybe`,{action:Pe({action:n.selection.decision?.kind??``})})]),c(e,t)},E=e=>{var n=un();let r;var a=V(n,!0);v(()=>{G(n,1,`stamp ${s(l).kind??``}`,`svelte-1elfyp9`),r=S(n,``,r,{"animation-delay":`${(s(t).state===`resolved`?s(d):120)??``}ms`}),i(a,s(l).text)}),c(e,n)};u(C,e=>{s(_)?e(w):s(l)&&e(E,1)}),v(e=>i(y,e),[()=>Le(s(t).hit)]),c(r,o)}),c(e,y)}),z(b),W(b,e=>q?.(e)),v(e=>{i(y,e),F(b,`aria-label`,s(l))},[()=>n.ghosts?Z(`threats-ghost`):Z(`cap-${s(o).length?`threats`:`last`}${n.own?`-yours`:``}`)]),c(t,a)};u(b,e=>{n.squares.length&&e(x)}),z(_),v(()=>y=G(_,1,`plate svelte-1elfyp9`,null,y,{vacant:!n.squares.length,three:n.squares.length>2})),c(t,_),P()}var hn=t(`<circle r="3" class="svelte-5cch6t"></circle>`),gn=t(`<circle class="lamp svelte-5cch6t" r="4.6"></circle>`),_n=t(`<g class="svelte-5cch6t"><path class="beam svelte-5cch6t" d="M-34 38L-150 430H150L34 38Z"></path><path class="mast svelte-5cch6t" d="M0 118V34"></path><rect class="rack svelte-5cch6t" x="-30" y="10" width="60" height="28" rx="3"></rect><!></g>`),vn=t(`<svg viewBox="0 0 1000 430" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path class="stands svelte-5cch6t" d="M0 120Q250 86 500 86T1000 120V170H0Z"></path><g class="crowd svelte-5cch6t"></g><!><path class="grass svelte-5cch6t" d="M0 150Q250 122 500 122T1000 150V430H0Z"></path><path class="fence svelte-5cch6t" d="M0 154Q250 126 500 126T1000 154"></path></svg>`);function yn(t,n){U(n,!0);let r=j(n,`lit`,3,!1),i=Array.from({length:150},(e,t)=>{let n=t*617%1e3;return{x:n,y:122-34*(1-((n-500)/500)**2)+t*37%34}}),a=[-20,-7,7,20].flatMap(e=>[17,31].map(t=>({x:e,y:t})));var o=vn();let l;var u=A(H(o));e(u,21,()=>i,M,(e,t)=>{let n=()=>s(t).x,r=()=>s(t).y;var i=hn();v(()=>{F(i,`cx`,n()),F(i,`cy`,r())}),c(e,i)}),z(u);var d=A(u);e(d,16,()=>[276,724],e=>e,(t,n)=>{var r=_n(),i=A(H(r),3);e(i,17,()=>a,e=>e.x*100+e.y,(e,t)=>{var n=gn();v(()=>{F(n,`cx`,s(t).x),F(n,`cy`,s(t).y)}),c(e,n)}),z(r),v(()=>F(r,`transform`,`translate(${n??``} 0)`)),c(t,r)}),D(2),z(o),v(()=>l=G(o,0,`scene svelte-5cch6t`,null,l,{lit:r()})),c(t,o),P()}function bn(e){let t={games:[],focus:0,latest:{},pairOf:{},plates:{},buys:{},threatened:{},scoring:{},acting:null,running:{},ids:0};for(let n of e.sides){t.pairOf[n.seat]=n.pair;for(let e of n.plate)Cn(t,n.seat,e.hit,e.speed)}return e.pairs.forEach((n,r)=>{if(n.buying!==null){let i=[n.visitor,n.home],a=Object.fromEntries(i.map(t=>[t,e.sides[t].money]));t.buys[r]={open:!0,revenue:a,purchases:[],order:[n.buying]}}}),t}function xn(e,t){let n=J(t);switch(n.kind){case`game`:Sn(e,n);break;case`inning`:if(n.inning){e.focus=n.pair;let t=Dn(e,n.pair);t&&(t.inning=n.inning)}break;case`played`:case`entered`:e.focus=e.pairOf[n.seat]??e.focus;break;case`action`:e.acting={action:n.action,hit:n.hit??null,count:n.count??null};break;case`batter`:{let t=On(e,n.seat);e.threatened[n.seat]=t?.inning??1,Cn(e,n.seat,n.hit,n.speed);break}case`cancelled`:{let t=En(e,n.seat)[n.place];t&&(t.state=`cancelled`,t.by=e.acting);break}case`changed`:{let t=En(e,n.seat)[n.place];t&&(t.was??=t.hit,t.hit=n.hit,t.by=e.acting);break}case`hit`:wn(e,n);break;case`ran`:Tn(e,n);break;case`cleared`:e.plates[n.seat]=[];break;case`won`:{let t=Dn(e,n.pair);t&&(t.winner=n.seat);break}case`buy-round`:e.buys[n.pair]={open:!0,revenue:{},purchases:[],order:[]};break;case`revenue`:{let t=kn(e,n.seat);t&&(t.revenue[n.seat]=n.money);break}case`buyer`:{let t=e.buys[n.pair];if(!t)break;n.seat===null?t.open=!1:t.order.push(n.seat);break}case`bought`:{e.focus=e.pairOf[n.seat]??e.focus;let t=kn(e,n.seat);if(!t)break;let r=t.purchases.reduce((e,t)=>e+(t.seat===n.seat?t.cost:0),0),i=(t.revenue[n.seat]??n.money)-r;t.purchases.push({seat:n.seat,card:n.card,cost:i-n.money});break}}}function Sn(e,t){e.focus=t.pair,delete e.buys[t.pair];for(let n of[t.visitor,t.home])e.pairOf[n]=t.pair,e.plates[n]=[];if(t.stage===`pre-rounds`)return;let{pair:n,stage:r,number:i,visitor:a,home:o}=t;e.latest[n]=e.games.length;let s={[a]:[],[o]:[]};e.games.push({pair:n,stage:r,number:i,visitor:a,home:o,runs:s,inning:1,winner:null})}function Cn(e,t,n,r){let i=e.plates[t]??=[];i.every(e=>e.state!==`threat`)&&(i.length=0),e.ids+=1,i.push({id:e.ids,hit:n,was:null,speed:r,state:`threat`,by:null,runs:0,to:0})}function wn(e,t){let n=On(e,t.seat);e.focus=e.pairOf[t.seat]??e.focus;let r=n?.inning??1;if(e.running[t.seat]=0,t.cause!==`threat`){e.scoring[t.seat]=r;return}e.scoring[t.seat]=e.threatened[t.seat]??1;let i=En(e,t.seat)[0];i&&(i.state=`resolved`,e.running[t.seat]=i.id)}function Tn(e,t){let n=e.plates[t.seat]?.find(n=>n.id===e.running[t.seat]);if(n&&t.start===0&&(n.to=t.end),t.end!==4)return;n&&(n.runs+=1);let r=On(e,t.seat)?.runs[t.seat],i=e.scoring[t.seat]??1;if(r){for(;r.length<i;)r.push(0);r[i-1]+=1}}function En(e,t){return(e.plates[t]??[]).filter(e=>e.state===`threat`)}function Dn(e,t){return e.games[e.latest[t]??-1]}function On(e,t){return Dn(e,e.pairOf[t]??-1)}function kn(e,t){return e.buys[e.pairOf[t]??-1]}function An(e,t){return(e&&Dn(e,t))??null}function jn(e,t,n){let r=e.runs[t]??[];return n<=r.length?String(r[n-1]):n<e.inning||n===e.inning&&e.winner!==null?`0`:``}function Mn(e,t,n){let r=t?.plates[n]??[],i=e.sides[n]?.plate??[],a=r.filter(e=>e.state===`threat`);return a.length===i.length&&i.every((e,t)=>a[t].hit===e.hit&&a[t].speed===e.speed)?r:i.map((e,t)=>({id:-1-t,...e,was:null,state:`threat`,by:null,runs:0,to:0}))}function Nn(e,t){let n=e.pairs[t],r=e.sides[n.visitor].wins+e.sides[n.home].wins;return(r?n.results.slice(-r):[]).map(([e,t,n,r])=>({visitor:e,home:t,runs:{[e]:n,[t]:r}}))}var Pn=K(`<th scope="col"> </th>`),Fn=K(`<span class="sr"> </span>`),In=K(`<span class="digit svelte-18eibnv"> </span>`),Ln=K(`<td><!></td>`),Rn=K(`<tr><th scope="row" class="svelte-18eibnv"><i></i> <!></th><!><td class="r svelte-18eibnv"><!></td></tr>`),zn=K(`<div><table class="svelte-18eibnv"><caption class="sr"> </caption><thead><tr><th class="inn svelte-18eibnv" scope="col"> </th><!><th scope="col" class="svelte-18eibnv"> </th></tr></thead><tbody class="svelte-18eibnv"></tbody></table></div>`);function Bn(t,n){U(n,!0);let r=C(()=>An(n.sheet,n.number)),a=C(()=>mt(n.view,n.pair)),o=C(()=>{let e=Math.max(6,n.pair.inning);return Array.from({length:6},(t,n)=>e-5+n)}),d=C(()=>s(r)?.winner!=null);function f(e,t){return s(r)&&[s(r).visitor,s(r).home].includes(e)?jn(s(r),e,t):``}function p(e,t){return t===n.pair.inning&&!s(d)&&(n.pair.inning>6||e===n.pair.visitor===gt(n.view,n.pair))}var m=zn();let h;var g=H(m),_=H(g),y=V(_,!0),b=A(_),x=H(b),S=H(x),w=V(S,!0),T=A(S);e(T,16,()=>s(o),e=>e,(e,t)=>{var r=Pn();let a;var o=V(r,!0);v(()=>{a=G(r,1,`svelte-18eibnv`,null,a,{now:t===n.pair.inning&&!s(d)}),i(o,t)}),c(e,r)});var E=A(T),D=V(E,!0);z(x),z(b);var O=A(b);e(O,20,()=>[n.pair.visitor,n.pair.home],e=>e,(t,r)=>{let d=C(()=>s(a).includes(r));var m=Rn(),h=H(m),g=H(h);let _;var y=A(g,1,!0),b=A(y),x=e=>{var t=Fn(),n=V(t);v(e=>i(n,`, ${e??``}`),[()=>Z(`on-turn`)]),c(e,t)};u(b,e=>{s(d)&&e(x)}),z(h);var S=A(h);e(S,16,()=>s(o),e=>e,(e,t)=>{let n=C(()=>f(r,t));var a=Ln();let o;var u=H(a);l(u,()=>s(n),e=>{var t=In(),r=V(t,!0);v(()=>i(r,s(n))),c(e,t)}),z(a),v(e=>o=G(a,1,`svelte-18eibnv`,null,o,{now:e}),[()=>p(r,t)]),c(e,a)});var w=A(S),T=H(w);l(T,()=>n.view.sides[r].runs,e=>{var t=In(),a=V(t,!0);v(()=>i(a,n.view.sides[r].runs)),c(e,t)}),z(w),z(m),v(e=>{_=G(g,1,`lamp svelte-18eibnv`,null,_,{off:!s(d)}),i(y,e)},[()=>ht(n.view.sides[r],n.names)]),c(t,m)}),z(O),z(g),z(m),v((e,t,r)=>{h=G(m,1,`board svelte-18eibnv`,null,h,{still:n.still}),i(y,e),i(w,t),i(D,r)},[()=>Z(`score`),()=>_t(n.view,n.pair,n.number,n.sheet),()=>Z(`runs-short`)]),c(t,m),P()}var Vn=K(`<li></li>`),Hn=K(`<ol aria-hidden="true" class="svelte-kunn4t"></ol>`),Un=K(`<div class="slot svelte-kunn4t"><!> <span aria-hidden="true"> </span></div>`),Wn=K(`<div></div>`),Gn=K(`<p class="none svelte-kunn4t"> </p>`),Kn=K(`<section class="shop svelte-kunn4t"><header class="top svelte-kunn4t"><div><h2 class="svelte-kunn4t"> </h2> <p class="svelte-kunn4t"> </p></div> <div class="purse svelte-kunn4t"><span class="sr"> </span> <!> <b aria-hidden="true" class="svelte-kunn4t"> </b></div></header> <h3 class="svelte-kunn4t"> <small class="svelte-kunn4t"> </small></h3> <!> <span class="deck svelte-kunn4t" data-place="deck" aria-hidden="true"></span></section>`);function qn(t,r){U(r,!0);let a=C(()=>r.view.pairs[r.pair]),o=C(()=>r.sheet?.buys[r.pair]??null),l=C(()=>r.eyes===null?s(a).buying??s(a).visitor:r.eyes),d=C(()=>r.view.sides[s(l)]),f=C(()=>ie(s(a),s(l))),m=C(()=>r.eyes===s(l)),h=C(()=>Math.max(s(d).money,s(o)?.revenue[s(l)]??0)),g=C(()=>r.selection.chosen?.message===`choice-buy`?r.selection.chosen.cards[0]:void 0),_=C(()=>s(d).chosen===null?s(g):s(a).row[s(d).chosen]),y=C(()=>s(_)&&r.cards[s(_)]?Y(r.cards[s(_)]).cost??0:0),b=C(()=>Math.max(0,s(d).money-s(y))),x=C(()=>s(a).stage===`pre-rounds`?Z(`buy-round-of`,{number:s(a).game,count:s(a).best_of}):Z(`buy-round`)),S=C(()=>{let e=[],t=s(o)?.revenue[s(f)];if(t!==void 0&&s(f)!==s(l)&&r.view.sides[s(f)]?.team!==null){let n=s(o)?.order[0]===s(f);e.push(Z(n?`buy-earned-first`:`buy-earned`,{team:ht(r.view.sides[s(f)],r.names),money:t}))}return s(a).buying===null?e.push(Z(`buy-order`)):s(a).buying===r.eyes?e.push(Z(`buy-yours`)):e.push(Z(`buy-theirs`,{team:ht(r.view.sides[s(a).buying],r.names)})),e.join(` `)});function w(e){let t=Y(r.cards[e]).cost??0;if(e===s(_)&&s(m))return{text:Z(`price-leaves`,{cost:t,money:s(d).money,left:s(b)}),bad:!1};if(!s(m)||s(a).buying!==r.eyes)return{text:``,bad:!1};let n=r.selection.refusal(e);return n&&t>s(d).money?{text:Z(`price-too-much`,{cost:t,money:s(d).money}),bad:!0}:n?{text:E(n.reason),bad:!1,spoken:!0}:{text:Z(`price`,{cost:t,money:s(d).money}),bad:!1}}function T(e){return r.selection.forCard(e).find(e=>e.message===`choice-buy`)}let O=C(()=>new Set((r.beat??[]).filter(e=>e.kind===`row`).map(e=>J(e).card))),k=C(()=>r.decision?.kind===`buy`&&r.decision.choices.some(e=>e.message===`choice-buy`));var j=Kn(),N=H(j),L=H(N),R=H(L),B=V(R,!0),ee=A(R,2),W=V(ee,!0);z(L);var te=A(L,2),ne=H(te),K=V(ne,!0),q=A(ne,2),re=t=>{var n=Hn();e(n,21,()=>({length:s(h)}),M,(e,t,n)=>{var r=Vn();let i;v(()=>i=G(r,1,`svelte-kunn4t`,null,i,{spent:n>=s(b),gone:n>=s(d).money})),c(e,r)}),z(n),c(t,n)};u(q,e=>{s(h)<=24&&e(re)});var ae=A(q,2),oe=V(ae,!0);z(te),z(N);var se=A(N,2),ce=H(se),le=A(ce),ue=V(le,!0);z(se);var de=A(se,2),fe=t=>{var o=Wn();let l;e(o,22,()=>s(a).row,e=>e,(e,t,a)=>{var o=p(),l=I(o),d=e=>{let o=C(()=>w(t));var l=Un(),u=H(l);{let e=C(()=>T(t)),n=C(()=>t===s(_)&&s(m)),i=C(()=>Z(`buying`)),a=C(()=>s(m)&&s(k)&&!T(t));xt(u,{get card(){return r.cards[t]},shop:!0,get selection(){return r.selection},get choice(){return s(e)},get chosen(){return s(n)},get tag(){return s(i)},get dim(){return s(a)},get reason(){return s(o).text}})}var d=A(u,2);let f;var p=V(d,!0);z(l),n(l,()=>s(O).has(t)&&!r.still?dt([`deck`],r.speed,s(a)*50):void 0),v(()=>{F(l,`data-place`,`card-${t??``}`),f=G(d,1,`why svelte-kunn4t`,null,f,{bad:s(o).bad}),i(p,s(o).spoken?``:s(o).text)}),c(e,l)};u(l,e=>{r.cards[t]&&e(d)}),c(e,o)}),z(o),v(()=>l=G(o,1,`cards svelte-kunn4t`,null,l,{many:s(a).row.length>6})),c(t,o)},pe=e=>{var t=Gn(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`row-empty`)]),c(e,t)};u(de,e=>{s(a).row.length?e(fe):e(pe,-1)}),D(2),z(j),v((e,t,n)=>{i(B,s(x)),i(W,s(S)),i(K,e),i(oe,s(d).money),i(ce,`${t??``} `),i(ue,n)},[()=>s(y)?Z(`purse-spoken`,{spent:s(y),left:s(b)}):Z(`purse`,{left:s(d).money,all:s(h)}),()=>Z(`free-agents`),()=>Z(`free-agents-deck`,{count:r.view.tables[r.pair>>1]?.deck??0})]),c(t,j),P()}var Jn=K(`<button class="tab more svelte-1h5ezdh"><span class="svelte-1h5ezdh"> </span></button>`),Yn=K(`<button class="tab svelte-1h5ezdh"><i class="svelte-1h5ezdh"><!></i><span class="svelte-1h5ezdh"> </span></button>`),Xn=K(`<span class="tag svelte-1h5ezdh"> </span>`),Zn=K(`<div tabindex="-1" role="group"><!> <!></div>`),Qn=K(`<div class="card-here svelte-1h5ezdh"><!></div>`),$n=K(`<div class="vacant svelte-1h5ezdh"><span class="svelte-1h5ezdh"> </span></div>`),er=K(`<div class="stack svelte-1h5ezdh" role="group"><!> <!> <div class="top svelte-1h5ezdh"><!></div></div>`);function tr(t,r){U(r,!0);let o=C(()=>r.save??r.side.in_play.at(-1)??null),d=C(()=>r.save?r.side.in_play:r.side.in_play.slice(0,-1)),f=C(()=>s(d).length>3?s(d).length-3+1:0),m=C(()=>r.beat?.map(J).find(e=>e.card===s(o)&&[`played`,`entered`,`save`].includes(e.kind))??null);function h(){let e=s(m)?.source??`hand`;return[`card-${s(o)}`,`pile-${r.side.seat}-${e}`,`pile-${r.side.seat}-hand`]}var g=er(),y=H(g),b=e=>{var t=Jn(),n=H(t),a=V(n,!0);z(t),v(e=>i(a,e),[()=>Z(`in-play-earlier`,{count:s(f)})]),_(`click`,t,function(...e){r.onlook?.apply(this,e)}),c(e,t)};u(y,e=>{s(f)&&e(b)});var x=A(y,2);e(x,16,()=>s(d).slice(s(f)),e=>e,(e,t)=>{let n=C(()=>r.cards[t]);var a=p(),o=I(a),l=e=>{var t=Yn();let a;var o=H(t),l=H(o);{let e=C(()=>Y(s(n)).type);X(l,{get name(){return s(e)}})}z(o);var u=A(o),d=V(u,!0);z(t),v(e=>{a=S(t,``,a,{"--team":e}),i(d,s(n).name)},[()=>Se(s(n))[0]]),_(`click`,t,function(...e){r.onlook?.apply(this,e)}),c(e,t)};u(o,e=>{s(n)&&e(l)}),c(e,a)});var w=A(x,2),T=H(w);l(T,()=>s(o),e=>{var t=p(),l=I(t),d=e=>{var t=Zn();let l;var d=H(t);Ze(d,{get card(){return r.cards[s(o)]}});var f=A(d,2),p=e=>{var t=Xn(),n=V(t,!0);v(e=>i(n,e),[()=>Z(`pile-save`)]),c(e,t)};u(f,e=>{r.save&&e(p)}),z(t),n(t,()=>s(m)&&!r.still?dt(h(),r.speed):void 0),v(e=>{l=G(t,1,`card-here svelte-1h5ezdh`,null,l,{ringed:r.still&&s(m)}),F(t,`data-place`,`card-${s(o)??``}`),F(t,`aria-label`,e)},[()=>r.save?Z(`pile-save`):Z(`in-play`)]),a(`pointerenter`,t,()=>r.onsee(s(o))),a(`pointerleave`,t,()=>r.onsee(null)),c(e,t)},f=e=>{var t=Qn();ct(H(t),{}),z(t),c(e,t)},g=e=>{var t=$n(),n=H(t),r=V(n,!0);z(t),v(e=>i(r,e),[()=>Z(`in-play-empty`)]),c(e,t)};u(l,e=>{s(o)&&r.cards[s(o)]?e(d):s(o)?e(f,1):e(g,-1)}),c(e,t)}),z(w),z(g),v(e=>F(g,`aria-label`,e),[()=>Z(`in-play`)]),c(t,g),P()}m([`click`]);var nr=new Set([`$$slots`,`$$events`,`$$legacy`]),rr=K(`<div><span class="svelte-1wx86k9"> <small class="svelte-1wx86k9"> </small></span></div>`),ir=K(`<section><div class="stack svelte-1wx86k9"><!></div> <div class="pitch svelte-1wx86k9"><!></div> <div class="home svelte-1wx86k9"><!></div> <div class="piles svelte-1wx86k9"><!></div></section>`),ar=K(`<section class="park svelte-1wx86k9"><!> <!> <div class="centre svelte-1wx86k9"><!></div> <!></section> <!>`,1),or=K(`<div class="whole svelte-1wx86k9"><!></div>`);function sr(t,n){U(n,!0);let r=x(n,nr),a=C(()=>n.view),o=C(()=>n.sheet),l=C(()=>n.beat),d=C(()=>n.decision),p=C(()=>n.selection),m=C(()=>n.names),h=C(()=>n.eyes),g=C(()=>n.cards),_=C(()=>n.speed),y=C(()=>n.still),b=C(()=>ft(s(a),s(o),s(h))),T=C(()=>s(a).pairs[s(b)]),E=C(()=>pt(s(T),s(b),s(o))),D=C(()=>[s(T).visitor,s(T).home]),O=C(()=>s(h)!==null&&s(D).includes(s(h))?s(h):s(T).home),k=C(()=>s(d)&&s(D).includes(s(d).seat)?ie(s(T),s(d).seat):null),j=C(()=>!s(y)&&(s(l)??[]).some(e=>e.kind===`hit`&&J(e).hit===`home-run`&&s(D).includes(J(e).seat))),M=C(()=>{let e=s(d)&&s(p).chosen;if(!e||s(h)===null)return[];let t=e.message===`choice-pinch-on-deck`?s(a).sides[s(h)]?.on_deck?.card:e.cards[0],n=t?s(g)[t]:void 0;if(!n||![`choice-play`,`choice-pinch-on-deck`].includes(e.message))return[];let{hits:r,speed:i}=Y(n);return r.map((e,t)=>({id:-100-t,hit:ae(e),was:null,speed:i,state:`threat`,by:null,runs:0,to:0}))}),N=ee(null),B;function W(e,t){L(N,s(N)?.seat===e&&s(N).zone===t?null:{seat:e,zone:t},!0)}function te(){let e=s(N);L(N,null),e&&B.querySelector(`[data-place="pile-${e.seat}-${e.zone}"]`)?.closest(`button`)?.focus()}function ne(e){s(p).focused=e}function K(e){let t=[Z(e===s(T).visitor?`role-visitor`:`role-home`)],n=s(m)[e]??``;return e===s(h)?t.push(Z(`role-you`)):n&&n!==ht(s(a).sides[e],s(m))&&t.push(n),t.join(` · `)}f(()=>{s(l)&&!s(y)&&ut()});var q=or(),re=H(q),oe=e=>{qn(e,R(()=>r,{get pair(){return s(b)}}))},se=t=>{var n=ar(),r=I(n),f=H(r);yn(f,{get lit(){return s(j)}});var x=A(f,2);e(x,18,()=>s(D),e=>e,(e,t,n)=>{let r=C(()=>we(s(a).sides[t].team,s(g)));var o=rr();let l;var u=H(o),d=H(u,!0),f=A(d),p=V(f,!0);z(u),z(o),v((e,a)=>{G(o,1,`flag ${s(n)?`right`:`left`} ${t===s(O)?`near`:`far`}`,`svelte-1wx86k9`),l=S(o,``,l,{"--team":s(r)[0],"--team2":s(r)[1]}),i(d,e),i(p,a)},[()=>ht(s(a).sides[t],s(m)),()=>K(t)]),c(e,o)});var w=A(x,2);Bn(H(w),{get view(){return s(a)},get sheet(){return s(o)},get pair(){return s(T)},get number(){return s(b)},get names(){return s(m)},get still(){return s(y)}}),z(w);var E=A(w,2);e(E,18,()=>s(D),e=>e,(e,t,n)=>{let r=C(()=>s(a).sides[t]),i=C(()=>ht(s(r),s(m)));var u=ir(),f=H(u),b=H(f);{let e=C(()=>t===s(T).visitor?s(T).save:null);tr(b,{get side(){return s(r)},get cards(){return s(g)},get beat(){return s(l)},get speed(){return s(_)},get still(){return s(y)},get save(){return s(e)},onlook:()=>W(t,`in-play`),onsee:ne})}z(f);var x=A(f,2),S=H(x);{let e=C(()=>s(k)===t);Gt(S,{get side(){return s(r)},get name(){return s(i)},get beat(){return s(l)},get speed(){return s(_)},get still(){return s(y)},get selection(){return s(p)},get targets(){return s(e)}})}z(x);var w=A(x,2),E=H(w);{let e=C(()=>t===s(h)&&s(M).length?s(M):Mn(s(a),s(o),t)),n=C(()=>t===s(h)&&s(M).length>0),r=C(()=>t===s(h)),c=C(()=>s(k)===t&&s(d)?.kind===`glove`);mn(E,{get squares(){return s(e)},get ghosts(){return s(n)},get own(){return s(r)},get name(){return s(i)},get beat(){return s(l)},get speed(){return s(_)},get still(){return s(y)},get selection(){return s(p)},get targets(){return s(c)}})}z(w);var D=A(w,2),j=H(D);{let e=C(()=>t===s(h)),n=C(()=>s(N)?.seat===t?s(N).zone:null);sn(j,{get side(){return s(r)},get name(){return s(i)},get cards(){return s(g)},get own(){return s(e)},get open(){return s(n)},onopen:e=>W(t,e)})}z(D),z(u),v(e=>{G(u,1,`side ${s(n)?`right`:`left`} ${t===s(O)?`near`:`far`}`,`svelte-1wx86k9`),F(u,`aria-label`,e)},[()=>Z(`side-label`,{team:s(i),role:K(t)})]),c(e,u)}),z(r);var P=A(r,2),R=e=>{let t=C(()=>s(N).seat);{let n=C(()=>s(t)===s(h)),r=C(()=>ht(s(a).sides[s(t)],s(m)));Qt(e,{get side(){return s(a).sides[s(t)]},get own(){return s(n)},get name(){return s(r)},get cards(){return s(g)},get zone(){return s(N).zone},onzone:e=>L(N,{seat:s(t),zone:e},!0),onclose:te,onsee:ne})}};u(P,e=>{s(N)&&s(a).sides[s(N).seat]&&e(R)}),v(e=>F(r,`aria-label`,e),[()=>Z(`park`)]),c(t,n)};u(re,e=>{s(E)?e(oe):e(se,-1)}),z(q),w(q,e=>B=e,()=>B),c(t,q),P()}var cr=K(`<tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr>`),lr=K(`<li class="svelte-fh89n9"><i class="svelte-fh89n9"><!></i> </li>`),ur=K(`<section class="panel"><h2><span> </span> <span> </span></h2> <ul class="bought svelte-fh89n9"></ul></section>`),dr=K(`<section class="panel"><h2><span> </span><span> </span></h2> <table class="sum svelte-fh89n9"><tbody><!><!><tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr></tbody></table></section> <!>`,1),fr=K(`<th scope="col" class="svelte-fh89n9"><span class="sr"> </span><span aria-hidden="true"> </span></th>`),pr=K(`<td> </td>`),mr=K(`<tr><th scope="row" class="svelte-fh89n9"> </th><!><td class="t svelte-fh89n9"> </td></tr>`),hr=K(`<section class="panel"><h2><span> </span> <span><!></span></h2> <div><table class="svelte-fh89n9"><caption class="sr"> </caption><thead class="svelte-fh89n9"><tr><td class="svelte-fh89n9"></td><!><th scope="col" class="svelte-fh89n9"> </th></tr></thead><tbody class="svelte-fh89n9"></tbody></table></div></section>`),gr=K(`<small class="svelte-fh89n9"> </small>`),_r=K(`<tr><th scope="row" class="svelte-fh89n9"><b> </b> <!></th><td class="svelte-fh89n9"> </td></tr>`),vr=K(`<div class="other svelte-fh89n9"><b class="svelte-fh89n9"> </b> <span class="score"> <em class="svelte-fh89n9"> </em> : <em class="svelte-fh89n9"> </em> </span> <small class="svelte-fh89n9"> </small></div>`),yr=K(`<section class="panel"><h2><span> </span><span> </span></h2> <table class="sum standings svelte-fh89n9"><tbody></tbody></table> <!></section>`),br=K(`<!> <!> <!>`,1);function xr(t,n){U(n,!0);let r=C(()=>ft(n.view,n.sheet,n.eyes)),a=C(()=>n.view.pairs[s(r)]),l=C(()=>pt(s(a),s(r),n.sheet)),d=C(()=>n.sheet?.buys[s(r)]??null),f=C(()=>[s(a).visitor,s(a).home].sort((e,t)=>e-t)),m=C(()=>Nn(n.view,s(r))),h=C(()=>[`mini-season`,`set`,`pre-rounds`].includes(s(a).stage)),g=C(()=>Array.from({length:Math.max(s(a).best_of,s(m).length)},(e,t)=>t)),_=C(()=>s(a).stage!==`pre-rounds`&&s(m).length<s(a).game&&!n.view.over?s(a).game-1:-1),y=C(()=>Q(`stage-${s(a).stage}`,{mode:n.view.mode}));function b(e){return ht(n.view.sides[e],n.names)}let x=C(()=>s(r)>>1),S=C(()=>n.view.pairs.length>1),w=C(()=>{let e=n.view.pairs.map((e,t)=>({one:e,place:t})).filter(({place:e})=>e>>1===s(x)),t=[...new Set(e.flatMap(({one:e})=>[e.visitor,e.home]))],r=e=>{let{places:t,ranking:r}=n.view.tables[s(x)],i=t.length?t:r;return i.length?i.indexOf(e):-n.view.sides[e].total_wins};return t.sort((e,t)=>r(e)-r(t)||e-t)}),T=C(()=>n.view.pairs.map((e,t)=>({one:e,place:t})).filter(({place:e})=>e>>1===s(x)&&e!==s(r)));function E(e,t){return pt(e,t,n.sheet)?Z(`other-pair-buying`):e.inning>0?Z(`other-pair-inning`,{inning:e.inning}):``}let D=C(()=>n.eyes!==null&&[s(a).visitor,s(a).home].includes(n.eyes)?n.eyes:s(a).buying??s(a).visitor),O=C(()=>(n.view.sides[s(D)]?.in_play??[]).filter(e=>e in n.cards)),k=C(()=>s(d)?[ie(s(a),s(D)),s(D)].map(e=>{let t=s(d).purchases.filter(t=>t.seat===e);return{seat:e,bought:t,spent:t.reduce((e,t)=>e+t.cost,0)}}):[]);var j=br(),N=I(j),F=t=>{let r=C(()=>s(k).find(e=>e.seat===s(D))?.spent??0);var a=dr(),o=I(a),l=H(o),d=H(l),f=V(d,!0),m=A(d),h=V(m,!0);z(l);var g=A(l,2),_=H(g),y=H(_);e(y,16,()=>s(O),e=>e,(e,t)=>{var r=cr(),a=H(r),o=V(a,!0),s=A(a),l=V(s,!0);z(r),v(e=>{i(o,n.cards[t].name),i(l,e)},[()=>Y(n.cards[t]).revenue]),c(e,r)});var x=A(y),S=e=>{var t=cr(),n=H(t),a=V(n,!0),o=A(n),l=V(o);z(t),v(e=>{i(a,e),i(l,`−${s(r)??``}`)},[()=>Z(`revenue-spent`)]),c(e,t)};u(x,e=>{s(r)&&e(S)});var w=A(x),T=H(w),E=V(T,!0),j=A(T),N=V(j,!0);z(w),z(_),z(g),z(o);var P=A(o,2);e(P,17,()=>s(k).filter(e=>e.bought.length),e=>e.seat,(t,r)=>{var a=ur(),o=H(a),l=H(o),d=V(l,!0),f=A(l,2),m=V(f,!0);z(o);var h=A(o,2);e(h,21,()=>s(r).bought,M,(e,t)=>{var r=p(),a=I(r),o=e=>{var r=lr(),a=H(r),o=H(a);{let e=C(()=>Y(n.cards[s(t).card]).type);X(o,{get name(){return s(e)}})}z(a);var l=A(a,1,!0);z(r),v(e=>i(l,e),[()=>Z(`bought-for`,{card:n.cards[s(t).card].name,cost:s(t).cost})]),c(e,r)};u(a,e=>{n.cards[s(t).card]&&e(o)}),c(e,r)}),z(h),z(a),v((e,t)=>{i(d,e),i(m,t)},[()=>s(r).seat===n.eyes?Z(`bought-by-you`):Z(`bought-by`,{team:b(s(r).seat)}),()=>Z(`bought-coins`,{count:s(r).spent})]),c(t,a)}),v((e,t,r)=>{i(f,e),i(h,t),i(E,r),i(N,n.view.sides[s(D)].money)},[()=>Z(`revenue`),()=>b(s(D)),()=>Z(`revenue-total`)]),c(t,a)};u(N,e=>{s(l)&&s(d)&&e(F)});var L=A(N,2),R=t=>{var r=hr(),l=H(r),d=H(l),p=V(d,!0),x=A(d,2),S=H(x),w=e=>{var t=o();v(e=>i(t,e),[()=>s(h)?Z(`series-games`,{count:s(a).best_of}):Z(`series-first-to`,{wins:(s(a).best_of>>1)+1})]),c(e,t)};u(S,e=>{s(g).length>1&&e(w)}),z(x),z(l);var T=A(l,2);let E;var D=H(T),O=H(D),k=V(O,!0),j=A(O),M=H(j),N=A(H(M));e(N,16,()=>s(g),e=>e,(e,t)=>{var n=fr(),r=H(n),a=V(r,!0),o=A(r),s=V(o,!0);z(n),v(e=>{i(a,e),i(s,t+1)},[()=>Z(`game-number`,{number:t+1})]),c(e,n)});var P=A(N),F=V(P,!0);z(M),z(j);var I=A(j);e(I,20,()=>s(f),e=>e,(t,r)=>{var o=mr(),l=H(o),u=V(l,!0),d=A(l);e(d,16,()=>s(g),e=>e,(e,t)=>{let o=C(()=>s(m)[t]),l=C(()=>s(o)?.runs?.[r]);var u=pr();let d;var f=V(u,!0);v(e=>{d=G(u,1,`svelte-fh89n9`,null,d,{w:e,live:t===s(_)}),i(f,s(l)??(t===s(_)?n.view.sides[r].runs:``))},[()=>s(l)!==void 0&&s(l)>(s(o).runs[ie(s(a),r)]??0)]),c(e,u)});var f=A(d),p=V(f,!0);z(o),v(e=>{i(u,e),i(p,n.view.sides[r].wins)},[()=>b(r)]),c(t,o)}),z(I),z(D),z(T),z(r),v((e,t,n)=>{i(p,e),E=G(T,1,`series svelte-fh89n9`,null,E,{long:s(g).length>7}),i(k,t),i(F,n)},[()=>s(g).length>1?Z(`series-game`,{stage:s(y),number:s(a).game}):Q(`mode-${n.view.mode}`),()=>Z(`series-table`),()=>Z(`series-won`)]),c(t,r)};u(L,e=>{s(a).stage!==`pre-rounds`&&e(R)});var B=A(L,2),ee=t=>{var r=yr(),a=H(r),o=H(a),l=V(o,!0),d=A(o),f=V(d,!0);z(a);var p=A(a,2),m=H(p);e(m,22,()=>s(w),e=>e,(e,t,r)=>{var a=_r();let o;var l=H(a),d=H(l),f=V(d),p=A(d),m=A(p),h=e=>{var r=gr(),a=V(r);v(()=>i(a,`· ${n.names[t]??``}`)),c(e,r)},g=C(()=>n.names[t]&&n.names[t]!==b(t));u(m,e=>{s(g)&&e(h)}),z(l);var _=A(l),y=V(_,!0);z(a),v(e=>{o=G(a,1,`svelte-fh89n9`,null,o,{me:t===n.eyes}),i(f,`${s(r)+1}.`),i(p,` ${e??``}`),i(y,n.view.sides[t].total_wins)},[()=>b(t)]),c(e,a)}),z(m),z(p);var h=A(p,2);e(h,17,()=>s(T),({one:e,place:t})=>t,(e,t)=>{let r=()=>s(t).one,a=()=>s(t).place;var o=vr(),l=H(o),u=V(l,!0),d=A(l,2),f=H(d),p=A(f),m=V(p,!0),h=A(p,2),g=V(h,!0),_=A(h);z(d);var y=A(d,2),x=V(y);z(o),v((e,t,a,o,s,c)=>{i(u,e),i(f,`${t??``} `),i(m,n.view.sides[r().visitor].runs),i(g,n.view.sides[r().home].runs),i(_,` ${a??``}`),i(x,`${o??``} · ${s??``} · ${c??``}`)},[()=>Z(`other-pair`),()=>b(r().visitor),()=>b(r().home),()=>Q(`stage-${r().stage}`,{mode:n.view.mode}),()=>Z(`game-number`,{number:r().game}),()=>E(r(),a())]),c(e,o)}),z(r),v((e,t)=>{i(l,e),i(f,t)},[()=>n.view.tables[s(x)].places.length?Z(`places`):n.view.tables[s(x)].ranking.length?Z(`ranking`):Z(`standings`),()=>Z(`standings-wins`)]),c(t,r)};u(B,e=>{s(S)&&e(ee)}),c(t,j),P()}function Sr(e,t){let n=e===void 0?void 0:t[e];return n?Y(n).type===`robot`||Y(n).tier===`rookie`?n.name:He(n.name).last:``}var Cr=[`play`,`on-deck`,`buy`,`demote`,`discard-on-deck`,`save-on-deck`],wr=[`pinch-on-deck`,`pinch-lineup`,`return-on-deck`,`save-lineup`];function Tr(e,t,n){let r=e.message.replace(`choice-`,``),i=Sr(e.cards[0],n);return Cr.includes(r)&&i?Z(`do-${r}`,{card:i,cost:Number(e.args.cost??0)}):wr.includes(r)?Z(`do-${r}`):null}function Er(e,t,n,r){let i=e.message.replace(`choice-`,``),a=t.viewer===null?void 0:t.sides[t.viewer],o=e.cards[0],s=o===void 0?void 0:r[o];if(i===`play`&&s)return Dr(s);if(i===`pinch-on-deck`||i===`pinch-lineup`){let e=i===`pinch-on-deck`?a?.on_deck?.card:a?.lineup.top[0],t=Sr(o,r),n=e?r[e]:void 0;return n?Z(`sure-pinch`,{out:t,card:n.name,rest:Dr(n)}):Z(`sure-pinch-blind`,{out:t})}if(i===`buy`&&s&&a){let e=Y(s).cost??0;return Z(`sure-buy`,{left:a.money-e,money:a.money})}return i===`demote`&&s?Z(`sure-demote`,{revenue:Y(s).revenue}):i===`save-on-deck`&&s?Y(s).actions.map(Fe).join(` `)||Z(`card-no-action`):null}function Dr(e){let t=Y(e),n=t.actions.map(Fe),r=t.hits.map(Le).join(`, `);return n.push(r?Z(`sure-hits`,{hits:r}):Z(`sure-no-hits`)),n.join(` `)}function Or(e,t){let n=Object.entries(t).map(([e,t])=>``+e+``+(typeof t==`number`?``+t:t));return``+e+n.join(``)+``}function kr(e,t){let n=J(e);if(n.kind===`buy-round`)return Or(`head-buy`,{});if(n.kind===`game`)return n.stage===`pre-rounds`?null:Or(`head-game`,{number:n.number});if(n.kind!==`played`&&n.kind!==`pinched`&&n.kind!==`entered`)return null;let r=t.sides[n.seat],i=r&&t.pairs[r.pair];if(!i||i.inning<1||i.stage===`pre-rounds`)return null;let a=Or(`ordinal`,{number:i.inning});if(i.inning>6)return Or(`head-extra`,{inning:a});if(n.kind===`entered`&&r.team!==null)return null;let o=r.team?Or(`team-${r.team}`,{}):Or(`machine`,{});return Or(n.seat===i.visitor?`head-half-top`:`head-half-bottom`,{inning:a,team:o})}function Ar(e,t){let n=ft(e,null,e.viewer),r=e.pairs[n];if(!r)return null;let i=mt(e,r),a=[r.visitor,r.home].map(n=>{let r=e.sides[n];return{name:ht(r,t),score:String(r.runs),lamp:i.includes(n)}}),o=Z(`ordinal`,{number:Math.max(1,r.inning)}),s=Z(r.inning>6?`half-extra`:gt(e,r)?`half-top`:`half-bottom`,{inning:o});pt(r,n,null)?s=Z(`half-buy`):(r.inning<1||r.question===`on-deck`)&&(s=Z(`half-before`));let c=Q(`stage-${r.stage}`,{mode:e.mode});return{sides:a,middle:s,under:r.best_of>1?`${c} ${r.game}/${r.best_of}`:void 0}}function jr(e,t){let n=e.viewer;e.viewer=J(t).seat??n,ot(e,t),e.viewer=n}var Mr={fold:ot,foldOpen:jr,newSheet:bn,hear:xn,concerning:ue,beats:de,duration:he,scores:ge,heading:kr,label:Tr,preview:Er,Park:sr,Hand:Ft,Rail:xr,ribbon:Ar,cardName:(e,t)=>t[e]?.name??Z(`card-face-down`),CardFace:Ze};export{Mr as default};