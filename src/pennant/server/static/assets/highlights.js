import{$t as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,Gt as o,Ht as s,It as c,Jt as l,Kt as u,Mt as d,Nt as f,Pt as p,Q as m,Qt as h,Rt as g,Ut as _,Vt as v,W as y,Wt as b,Zt as x,_n as S,an as C,at as w,bt as T,cn as E,ct as D,dn as O,dt as k,et as A,ft as j,in as M,it as N,jt as P,ln as F,mn as I,mt as L,nn as R,on as ee,ot as z,pn as B,qt as V,rn as H,sn as U,un as W,wt as te,x as ne,xt as G,z as re,zt as ie}from"./core.js";import{t as K}from"./arrows.js";var q=[`first`,`second`,`third`];function J(e){return e}function Y(e){return e}function ae(e,t){return e.visitor+e.home-t}function oe(e){return e.toLowerCase().replaceAll(` `,`-`).replaceAll(`_`,`-`)}var se=[`won`,`ranked`,`placed`,`champion`],ce=[`ran`,`cancelled`,`changed`,`removed`,`demoted`],le=[`batter`,`drawn`,`discarded`,`row`,`entered`,`extra-reshuffled`,`ranked`,`placed`],ue=[`chance`,`known`];function de(e,t){let n=t.viewer;if(n===null||t.pairs.length===1)return[...e];let r=t.sides.map(e=>e.pair);return e.filter(e=>{let t=J(e);t.kind===`game`&&(r[t.visitor]=r[t.home]=t.pair);let i=r[n],a=t.pair??r[t.seat]??i;return a===i||se.includes(t.kind)&&a>>1==i>>1})}function fe(e){let t=[],n=``;for(let r of e){let e=t.at(-1);if(ue.includes(r.kind)){e?e.push(r):t.push([r]);continue}let i=r.kind===`hit`&&r.cause!==`threat`,a=le.includes(r.kind)&&r.kind===n,o=r.kind===`entered`&&n===`pinched`;e&&(ce.includes(r.kind)||i||a||o)?e.push(r):t.push([r]),n=r.kind}return t}var pe={game:900,played:700,pinched:840,entered:700,action:420,hit:270,batter:260,save:800,"save-over":200,inning:260,won:1400,"left-over":350,cleared:200,discarded:220,drawn:260,"on-deck":360,"buy-round":700,revenue:300,buyer:300,bought:800,row:280,shuffled:200,reshuffled:350,"extra-reshuffled":350,ranked:900,placed:900,champion:1600};function me(e){return e.filter(e=>e.kind===`ran`).map((e,t)=>{let{start:n,end:r}=J(e);return{event:e,after:t*110,lasts:Math.max(1,r-n)*220}})}function he(e){return me(e).reduce((e,t)=>Math.max(e,t.after+t.lasts),0)}function ge(e){let t=e.find(e=>e.kind in pe);if(!t)return 0;let n=pe[t.kind],r=t=>e.filter(e=>e.kind===t).length;n+=r(`cancelled`)*330+r(`changed`)*150+r(`removed`)*150,n+=Math.max(0,r(`batter`)-1)*150+Math.max(0,r(`drawn`)-1)*50,n+=Math.max(0,r(`row`)-1)*50;let i=he(e);return i&&(n+=i+150),e.some(e=>e.kind===`hit`&&e.hit===`home-run`)&&(n+=500),n}function _e(e){return e.kind===`won`||e.kind===`champion`||e.kind===`ran`&&e.end===4}var ve=v(`<circle cx="16" cy="16" r="15" fill="var(--revenue)"></circle><circle cx="16" cy="16" r="12" fill="none" stroke="#fffaf0" stroke-width="1.2"></circle>`,1),ye=v(`<path d="M16 1L31 16L16 31L1 16Z" fill="var(--cost)"></path>`),be=v(`<svg class="coin svelte-35lv22" viewBox="0 0 32 32" aria-hidden="true"><!><text x="16" y="21.5" fill="#fffaf0" class="svelte-35lv22"> </text></svg>`);function xe(e,t){var n=be(),r=R(n),i=e=>{var t=ve();B(),g(e,t)},a=e=>{var t=ye();g(e,t)};p(r,e=>{t.kind===`revenue`?e(i):e(a,-1)});var o=C(r),s=M(o,!0);I(n),x(()=>{L(o,`font-size`,t.value>9?13:15),c(s,t.value)}),g(e,n)}var Se=[`#474e5e`,`#f6efe0`];function Ce(e){let t=e?.colours;return Array.isArray(t)&&t.length===2?t:Se}var we=new WeakMap;function Te(e,t){if(e===null)return Se;let n=we.get(t);if(!n){n=new Map;for(let e of Object.values(t)){let t=e.team;typeof t==`string`&&!n.has(t)&&n.set(t,Ce(e))}we.set(t,n)}return n.get(e)??Se}var Ee={single:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">1B</text>`,double:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">2B</text>`,triple:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20Z" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4"/><path d="M20 35.5L35.5 20L20 4.5L4.5 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="35.5" cy="20" r="2.9" fill="currentColor"/><circle cx="20" cy="4.5" r="2.9" fill="currentColor"/><circle cx="4.5" cy="20" r="2.9" fill="currentColor"/><text x="20" y="24" font-size="11" fill="currentColor">3B</text>`,"home-run":`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><path d="M20 4.5L35.5 20L20 35.5L4.5 20Z" fill="currentColor"/><text x="20" y="24.4" font-size="12" fill="var(--hit-bg,#fffdf5)">HR</text>`,walk:`<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--hit-bg,#fffdf5)" stroke="currentColor" stroke-width="1.4"/><path d="M20 34L34 20L20 6L6 20Z" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="1.4"/><path d="M20 34L34 20" stroke="currentColor" stroke-width="3" stroke-dasharray="2.5 3.5"/><text x="20" y="24" font-size="11" fill="currentColor">BB</text>`,natural:`<circle cx="16" cy="16" r="15" fill="var(--natural)"/><path d="M6.5 5.5Q11 16 6.5 26.5M25.5 5.5Q21 16 25.5 26.5" stroke="#fffaf0" stroke-width="1.8" fill="none" stroke-dasharray="2.2 1.8"/><text x="16" y="20.6" font-size="13" fill="#fffaf0">N</text>`,robot:`<path d="M16 .5L30 8.2V23.8L16 31.5L2 23.8V8.2Z" fill="var(--robot)"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5L5.5 21.8V10.2Z" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="16" y="20.8" font-size="13" fill="#fffaf0">R</text>`,cyborg:`<path d="M16 1A15 15 0 0 0 16 31Z" fill="var(--cyborg)"/><path d="M16 .5L30 8.2V23.8L16 31.5Z" fill="var(--cyborg)"/><path d="M16 1V7M16 25V31" stroke="#fffaf0" stroke-width="1.4"/><path d="M16 4.5L26.5 10.2V21.8L16 27.5" fill="none" stroke="#fffaf0" stroke-width="1.5"/><text x="14.6" y="20.8" font-size="13" fill="#fffaf0">C</text>`,slow:`<rect x="3" y="3" width="26" height="26" rx="5" fill="#fff" stroke="#1b2330" stroke-width="2.4"/><text x="16" y="22" font-size="17" fill="#1b2330">S</text>`,average:`<circle cx="16" cy="16" r="13.6" fill="var(--average)" stroke="#fffaf0" stroke-width="2"/><text x="16" y="22" font-size="17" fill="#fffaf0">A</text>`,fast:`<path d="M2.5 3H19L30.5 16L19 29H2.5L9 16Z" fill="var(--fast)" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round"/><text x="17.4" y="22" font-size="17" fill="#fffaf0">F</text>`,glove:`<path d="M6 26C2 18 3 9 7 8C9 5 12 6 13 8C15 4 19 5 19 9C22 6 26 8 25 12C28 12 29 16 27 20C26 24 23 28 22 29H10Z" fill="#fffaf0"/><path d="M11 15L9 9M15 14L14 8M19 15L20 10M12 19Q17 15 22 20" stroke="var(--def)" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,fastball:`<circle cx="20" cy="16" r="9" fill="#fffaf0"/><path d="M14.4 9.7Q19.1 16 14.4 22.3M25.6 9.7Q20.9 16 25.6 22.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 11H10M1 16H9M2 21H10" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>`,curve:`<circle cx="22" cy="21" r="8" fill="#fffaf0"/><path d="M17.0 15.4Q21.2 21 17.0 26.6M27.0 15.4Q22.8 21 27.0 26.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M3 8Q16 2 20 12" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-dasharray="4 3"/>`,spitball:`<circle cx="18" cy="14" r="9" fill="#fffaf0"/><path d="M12.4 7.7Q17.1 14 12.4 20.3M23.6 7.7Q18.9 14 23.6 20.3" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M8 20Q3 27 8 29Q13 27 8 20ZM22 25Q19.5 29 22 30.5Q24.5 29 22 25Z" fill="#bfe3ea"/>`,knuckleball:`<circle cx="22" cy="16" r="8" fill="#fffaf0"/><path d="M17.0 10.4Q21.2 16 17.0 21.6M27.0 10.4Q22.8 16 27.0 21.6" stroke="#b3302f" stroke-width="1.3" fill="none"/><path d="M2 18Q5 10 8 16T13 15" stroke="#fffaf0" stroke-width="2.6" fill="none" stroke-linecap="round"/><text x="7" y="29" font-size="10" fill="#fffaf0">-1</text>`,"act-walk":`<text x="16" y="22" font-size="17" fill="#fffaf0">BB</text><path d="M4 27H28" stroke="#fffaf0" stroke-width="2.4" stroke-dasharray="3 3"/>`,"pick-off":`<path d="M20 20L28 12L20 4L12 12Z" fill="#fffaf0"/><path d="M3 29L13 19M13 19H6M13 19V26" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,"double-play":`<g stroke="#fffaf0" stroke-width="2.6" fill="none"><circle cx="11" cy="12" r="7"/><circle cx="21" cy="21" r="7"/><path d="M6 17L16 7M16 26L26 16"/></g>`,"stolen-base":`<path d="M24 16L30 10L24 4L18 10Z" fill="#fffaf0"/><path d="M3 26H14L22 16M2 20H9M5 14H11" stroke="#fffaf0" stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,leadoff:`<path d="M8 30V3" stroke="#fffaf0" stroke-width="2.6"/><path d="M9 4L28 11L9 18Z" fill="#fffaf0"/><text x="14" y="14.6" font-size="9.5" fill="var(--off)">1</text>`,"quick-eye":`<path d="M2 16Q16 2 30 16Q16 30 2 16Z" fill="#fffaf0"/><circle cx="16" cy="16" r="6" fill="var(--off)"/><circle cx="16" cy="16" r="2.4" fill="#fffaf0"/>`,clutch:`<path d="M18 2L6 18H14L12 30L26 13H17Z" fill="#fffaf0"/>`},De=[`single`,`double`,`triple`,`home-run`,`walk`],Oe=v(`<svg class="mark svelte-1ljvfju" aria-hidden="true"></svg>`);function X(e,n){O(n,!0);let r=N(n,`action`,3,!1),i=F(()=>oe(n.name)),a=F(()=>De.includes(V(i))&&!r()?40:32);var o=Oe();t(o,()=>Ee[r()&&V(i)===`walk`?`act-walk`:V(i)]??``,!0),I(o),x(()=>L(o,`viewBox`,`0 0 ${V(a)??``} ${V(a)??``}`)),g(e,o),W()}var ke=`### What only the table of Highlights says. Hits, actions and teams come from the game's own words.

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
in-play-look = Cards played before. Look
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
price-too-much = { $missing } short
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
base-choose =
    { $base ->
        [1] Раннер на первой, { $speed }
        [2] Раннер на второй, { $speed }
       *[3] Раннер на третьей, { $speed }
    }
in-play = В игре
in-play-look = Сыгранное раньше. Посмотреть
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
price-too-much = не хватает { $missing }
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
`,je=`highlights`,Me=`${je}/table`;y(Me,`en`,ke),y(Me,`ru`,Ae);function Z(e,t){return m(`highlights/table`,e,t)??e}function Q(e,t){return m(je,e,t)??``}function Ne(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Pe(e){let t=e.hit?Q(`hit-${oe(e.hit)}`):`none`;return Ne(Q(`action-${oe(e.action)}`,{hit:t,count:e.count??1})||e.action)}function Fe(e){return Ne(Q(`action-${oe(e.action)}`,{hit:`none`,count:e.count??1})||e.action)}function Ie(e){let t=e.hit?oe(e.hit):`none`;return`${Pe(e)}: ${Q(`action-text-${oe(e.action)}`,{hit:t,count:e.count??1})}`}function Le(e){return Z(`short-${oe(e.action)}`,{hit:e.hit?Re(e.hit):``,count:e.count??1})}function Re(e){return Ne(Q(`hit-${oe(e)}`)||e)}function ze(e){return Ne(Q(`speed-${e}`)||e)}function Be(e){return Ne(Q(`type-${e}`)||e)}function Ve(e,t){return e&&Q(`team-${e}`)||t}function He(e){let t=e.hits.map(Re).join(`, `),n=[`${e.name}, ${Be(e.type)}, ${ze(e.speed)}`,t?Z(`card-hits`,{hits:t}):Z(`card-no-hits`),e.actions.map(Pe).join(`, `)||Z(`card-no-action`),Z(`card-revenue`,{revenue:e.revenue})];return e.cost!==null&&e.cost!==void 0&&n.push(Z(`card-cost`,{cost:e.cost})),e.pinch&&n.push(Z(`card-pinch`)),n.join(`. `)+`.`}function Ue(e){let t=e.split(` `);return t.length<2||/\d/.test(e)?{first:``,last:e}:{first:t[0]+` `,last:t.slice(1).join(` `)}}function We(e){return e.replace(/^OST-/,``).replace(/^O(?=FA-)/,``).replace(`-`,` `)}var Ge=n(`<span class="hit svelte-1881r53"><!></span>`),Ke=n(`<span class="nohit svelte-1881r53"> </span>`),qe=n(`<span class="need svelte-1881r53"><!></span>`),Je=n(`<span><span class="ai svelte-1881r53"><!></span> <span class="aw"><b class="svelte-1881r53"> </b> <span class="short svelte-1881r53"><!> </span></span></span>`),Ye=n(`<span class="act none svelte-1881r53"><b class="svelte-1881r53"> </b></span>`),Xe=n(`<span class="phtag svelte-1881r53">PH</span>`),Ze=n(`<span><span class="face svelte-1881r53"><span class="pn svelte-1881r53"><b><span class="first svelte-1881r53"> </span> </b> <i class="svelte-1881r53"> </i></span> <span class="art svelte-1881r53"><img alt="" draggable="false" decoding="async" class="svelte-1881r53"/></span> <span class="line svelte-1881r53"><span class="tm svelte-1881r53"><!></span> <span></span> <span class="sp svelte-1881r53"><!></span></span> <span></span> <span class="foot svelte-1881r53"><span class="rev svelte-1881r53"><!></span> <span class="tier svelte-1881r53"> </span> <span class="cost svelte-1881r53"><!></span></span></span> <!></span>`);function Qe(e,t){O(t,!0);let n=N(t,`shop`,3,!1),r=N(t,`quiet`,3,!1),i=F(()=>Y(t.card)),a=F(()=>Ce(t.card)),o=F(()=>V(i).type===`robot`?{first:``,last:V(i).name}:Ue(V(i).name)),s=F(()=>Q(`tier-${V(i).tier.replace(` `,`-`)}`)),l={fastball:`natural`,curve:`robot`,spitball:`cyborg`,"quick-eye":`cyborg`};var u=Ze();let f,m;var h=R(u),_=R(h),v=R(_);let y;var b=R(v),S=M(b,!0),w=C(b,1,!0);I(v);var E=C(v,2),D=M(E,!0);I(_);var k=C(_,2),A=M(k),j=C(k,2),ee=R(j);X(R(ee),{get name(){return V(i).type}}),I(ee);var z=C(ee,2);let B;P(z,21,()=>V(i).hits,d,(e,t)=>{var n=Ge();X(R(n),{get name(){return V(t)}}),I(n),g(e,n)},e=>{var t=Ke(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`card-no-hits`)]),g(e,t)}),I(z);var H=C(z,2);X(R(H),{get name(){return V(i).speed}}),I(H),I(j);var U=C(j,2);let te;P(U,21,()=>V(i).actions,d,(e,t)=>{var n=Je();let r;var i=R(n);X(R(i),{get name(){return V(t).action},action:!0}),I(i);var a=C(i,2),o=R(a),s=M(o,!0),u=C(o,2),d=R(u),f=e=>{var n=qe();X(R(n),{get name(){return l[V(t).action]}}),I(n),g(e,n)};p(d,e=>{l[V(t).action]&&e(f)});var m=C(d,1,!0);I(u),I(a),I(n),x((e,i)=>{r=G(n,1,`act svelte-1881r53`,null,r,{def:V(t).defensive,off:!V(t).defensive}),c(s,e),c(m,i)},[()=>Fe(V(t)),()=>Le(V(t))]),g(e,n)},e=>{var t=Ye(),n=R(t),r=M(n,!0);I(t),x(e=>c(r,e),[()=>Z(`card-no-action`)]),g(e,t)}),I(U);var ne=C(U,2),ie=R(ne);xe(R(ie),{kind:`revenue`,get value(){return V(i).revenue}}),I(ie);var K=C(ie,2),q=M(K),J=C(K,2),ae=R(J),oe=e=>{xe(e,{kind:`cost`,get value(){return V(i).cost}})};p(ae,e=>{V(i).cost!==null&&V(i).cost!==void 0&&e(oe)}),I(J),I(ne),I(h);var se=C(h,2),ce=e=>{var t=Xe();g(e,t)};p(se,e=>{V(i).pinch&&e(ce)}),I(u),x((e,l,d)=>{f=G(u,1,`card ${V(i).type??``}`,`svelte-1881r53`,f,{shop:n()}),L(u,`role`,r()?void 0:`img`),L(u,`aria-label`,e),L(u,`aria-hidden`,r()),m=T(u,``,m,{"--team":V(a)[0],"--team2":V(a)[1],width:t.size}),y=G(v,1,`svelte-1881r53`,null,y,{long:V(i).name.length>15}),c(S,V(o).first),c(w,V(o).last),c(D,V(i).city),L(A,`src`,l),B=G(z,1,`hits svelte-1881r53`,null,B,{three:V(i).hits.length>2}),te=G(U,1,`acts svelte-1881r53`,null,te,{two:V(i).actions.length>1}),c(q,`${V(s)??``} · ${d??``}`)},[()=>r()?void 0:He(V(i)),()=>re(`highlights`,V(i).id),()=>We(V(i).id)]),g(e,u),W()}function $(e,t){return e.sides[t.seat]}function $e(e,t){return t.seat===e.viewer}function et(e,t){e.push(t),e.sort()}function tt(e,t){let n=e.indexOf(t);n>=0&&e.splice(n,1)}function nt(e){e.committed=!1,e.choice=null}function rt(e,t){let n=$(e,t);nt(n),$e(e,t)?tt(n.hand,t.card):(n.hand.pop(),tt(n.unseen,t.card))}function it(e,t){--e.lineup.size,e.lineup.top.shift(),t!==null&&tt(e.unseen,t)}function at(e,t){let n=$(e,t);t.source===`on-deck`?(n.on_deck=null,tt(n.unseen,t.card)):it(n,t.card)}var ot={asked(e,t){let n=e.pairs[t.pair];n.asked=[...t.seats],n.question=t.seats.length?t.question:null},decided(e,t){let n=$(e,t);n.committed=!0,n.choice=t.action},retracted(e,t){nt($(e,t))},game(e,t){let n=e.pairs[t.pair];n.stage=t.stage,n.visitor=t.visitor,n.home=t.home,n.best_of=t.best_of,n.game=t.number,n.inning=t.stage===`pre-rounds`?0:1;for(let n of[t.visitor,t.home]){let r=e.sides[n];r.pair=t.pair,t.number===1&&(r.wins=0)}},row(e,t){let n=e.pairs[t.pair].row;t.card===null?n.splice(t.place,1):(n.splice(t.place,1,t.card),--e.tables[t.pair>>1].deck)},"row-returned"(e,t){let n=e.pairs[t.pair];e.tables[t.pair>>1].deck+=n.row.length,n.row=[]},shuffled(e,t){let n=$(e,t),r=new Set([...n.unseen,...n.hand,...n.dugout,...n.in_play,...n.lineup.top,...n.known.hand,...n.known.held]);n.on_deck&&r.add(n.on_deck.card),n.unseen=[...r].filter(e=>e!==null).sort(),n.lineup={size:15,top:[]},n.hand=[],n.dugout=[],n.in_play=[],n.on_deck=null},reshuffled(e,t){let n=$(e,t);n.lineup.size+=n.dugout.length,n.unseen=[...n.unseen,...n.dugout].sort(),n.dugout=[]},"extra-reshuffled"(e,t){let n=$(e,t);n.lineup.size+=1,tt(n.in_play,t.card),et(n.unseen,t.card)},drawn(e,t){let n=$(e,t);it(n,t.card),$e(e,t)?et(n.hand,t.card):n.hand.push(null)},"on-deck"(e,t){let n=$(e,t);nt(n),t.placed&&(n.on_deck={card:t.card},$e(e,t)?tt(n.hand,t.card):n.hand.pop())},played(e,t){rt(e,t),$(e,t).in_play.push(t.card)},pinched(e,t){rt(e,t),et($(e,t).dugout,t.card)},entered(e,t){at(e,t),$(e,t).in_play.push(t.card)},cancelled(e,t){$(e,t).plate.splice(t.place,1)},changed(e,t){$(e,t).plate[t.place].hit=t.hit},removed(e,t){$(e,t).bases[q[t.base-1]]=null},hit(e,t){t.cause===`threat`&&$(e,t).plate.shift()},ran(e,t){let n=$(e,t);t.start&&(n.bases[q[t.start-1]]=null),t.end===4?n.runs+=1:n.bases[q[t.end-1]]=t.speed},batter(e,t){$(e,t).plate.push({hit:t.hit,speed:t.speed})},save(e,t){t.card!==null&&(at(e,t),e.pairs[$(e,t).pair].save=t.card)},"save-over"(e,t){let n=$(e,t);e.pairs[n.pair].save=null,et(n.dugout,t.card)},inning(e,t){e.pairs[t.pair].inning=t.inning},won(e,t){let n=e.pairs[t.pair],r=$(e,t);n.winner=t.seat,n.results.push([n.visitor,n.home,t.visitor_runs,t.home_runs]),r.wins+=1,r.total_wins+=1},"left-over"(e,t){let n=$(e,t);nt(n),n.on_deck=null,t.card!==null&&tt(n.unseen,t.card),t.to===`dugout`?et(n.dugout,t.card):(n.lineup.size+=1,n.lineup.top.unshift(t.card))},cleared(e,t){let n=$(e,t);n.runs=0,n.plate=[],n.bases={first:null,second:null,third:null}},discarded(e,t){let n=$(e,t);t.source===`hand`?rt(e,t):tt(n.in_play,t.card),et(n.dugout,t.card)},emptied(e,t){$(e,t).in_play=[]},revenue(e,t){$(e,t).money=t.money},buyer(e,t){let n=e.pairs[t.pair],r=t.seat;if(n.buying=r,r===null)for(let t of[e.sides[n.visitor],e.sides[n.home]])t.money=0,t.bought=0},chosen(e,t){$(e,t).chosen=t.place},bought(e,t){let n=$(e,t);n.lineup.size+=1,n.lineup.top.unshift(t.card),n.money=t.money,n.chosen=null,n.bought+=1},demoted(e,t){let n=$(e,t);n.minors.size+=1,$e(e,t)&&(n.minors.cards?.push(t.card),tt(n.in_play,t.card))},known(e,t){let n=$(e,t);tt(n.known.hand,t.card),tt(n.known.held,t.card),t.where!==`unknown`&&(et(n.known[t.where],t.card),$e(e,t)||tt(n.unseen,t.card))},ranked(e,t){e.tables[t.table].ranking.push(t.seat)},placed(e,t){e.tables[t.table].places.push(t.seat)},champion(e){e.over=!0;for(let t of e.pairs)t.question=null,t.asked=[]}};function st(e,t){ot[t.kind]?.(e,J(t))}function ct(e){let t=e-1;return t*t*t+1}function lt(e,{from:t,to:n},r={}){var{delay:i=0,duration:a=e=>Math.sqrt(e)*120,easing:o=ct}=r,s=getComputedStyle(e),c=s.transform===`none`?``:s.transform,[l,u]=s.transformOrigin.split(` `).map(parseFloat);l/=e.clientWidth,u/=e.clientHeight;var d=ut(e),f=e.clientWidth/n.width/d,p=e.clientHeight/n.height/d,m=t.left+t.width*l,h=t.top+t.height*u,g=n.left+n.width*l,_=n.top+n.height*u,v=(m-g)*f,y=(h-_)*p,b=t.width/n.width,x=t.height/n.height;return{delay:i,duration:typeof a==`function`?a(Math.sqrt(v*v+y*y)):a,easing:o,css:(e,t)=>`transform: ${c} translate(${t*v}px, ${t*y}px) scale(${e+t*b}, ${e+t*x});`}}function ut(e){if(`currentCSSZoom`in e)return e.currentCSSZoom;for(var t=e,n=1;t!==null;)n*=+getComputedStyle(t).zoom,t=t.parentElement;return n}var dt=n(`<span class="back svelte-1ssac3w" aria-hidden="true"><svg viewBox="0 0 38 26" class="svelte-1ssac3w"><path d="M3 1V25" stroke="#f4e8cf" stroke-width="2.4" stroke-linecap="round"></path><path d="M4.5 3L37 12L4.5 21Z" fill="#f4e8cf"></path><circle cx="16" cy="12" r="3" fill="#7f1d24"></circle></svg></span>`);function ft(e){var t=dt();g(e,t)}var pt=new Map;function mt(){pt.clear();for(let e of document.querySelectorAll(`[data-place]`)){let t=e.getBoundingClientRect();t.width>0&&pt.set(e.dataset.place,t)}}function ht(e,t,n=0){return r=>{let i=e.map(e=>pt.get(e)).find(e=>e!==void 0);if(!i)return;let a=r.getBoundingClientRect();if(a.width===0)return;let o=i.left+i.width/2-a.left-a.width/2,s=i.top+i.height/2-a.top-a.height/2;if(Math.abs(o)+Math.abs(s)<4)return;let c=i.width/a.width,l=r.animate([{transform:`translate(${o}px, ${s}px) scale(${c})`,zIndex:5},{transform:`none`,zIndex:5}],{duration:280/t,delay:n/t,fill:`backwards`,easing:`cubic-bezier(.2,.7,.2,1)`});return()=>l.cancel()}}function gt(e,t,n){if(n!==null&&e.sides[n])return e.sides[n].pair;let r=t?.focus??0;return e.pairs[r]?r:0}function _t(e,t,n){return e.buying!==null||e.question===`buy`||e.question===`first-buyer`?!0:n?.buys[t]?.open??!1}function vt(e,t){return e.over?[]:t.asked}function yt(e,t){return e?Ve(e.team,t[e.seat]??``):``}function bt(e,t){return t.question===`save`?!1:t.asked.length===1?t.asked[0]===t.visitor:e.sides[t.visitor].in_play.length<=e.sides[t.home].in_play.length}function xt(e,t,n,r){if(e.over)return Z(`half-over`);if(_t(t,n,r))return Z(`half-buy`);if(t.inning<1||t.question===`on-deck`)return Z(`half-before`);if(r?.games[r.latest[n]??-1]?.winner!=null)return Z(`half-over`);let i=Z(`ordinal`,{number:t.inning});return t.inning>6?Z(`half-extra`,{inning:i}):Z(bt(e,t)?`half-top`:`half-bottom`,{inning:i})}var St=n(`<span class="tick svelte-7qkjc5" aria-hidden="true"> </span>`),Ct=n(`<span class="stamp svelte-7qkjc5" aria-hidden="true"> </span>`),wt=n(`<button><!> <!> <!></button>`);function Tt(e,t){O(t,!0);let n=N(t,`selection`,7),r=N(t,`dim`,3,!1),i=N(t,`reason`,3,``),a=N(t,`shop`,3,!1),s=N(t,`stamp`,3,``),l=F(()=>He(Y(t.card))+(i()?` ${i()}`:``));function d(e){if(t.onpress)return t.onpress(e);t.choice&&(e.detail===2?n().confirm(t.choice):n().toggle(t.choice))}var f=wt();let m;var h=R(f),_=e=>{var n=St(),r=M(n,!0);x(()=>c(r,t.tag)),g(e,n)};p(h,e=>{t.chosen&&!s()&&e(_)});var v=C(h,2);Qe(v,{get card(){return t.card},get shop(){return a()},quiet:!0});var y=C(v,2),b=e=>{var t=Ct(),n=M(t,!0);x(()=>c(n,s())),g(e,t)};p(y,e=>{t.chosen&&s()&&e(b)}),I(f),x(()=>{m=G(f,1,`slot svelte-7qkjc5`,null,m,{legal:t.choice&&!t.chosen,chosen:t.chosen&&!s(),stamped:t.chosen&&s(),dim:r()}),L(f,`aria-pressed`,t.choice?t.chosen:void 0),L(f,`aria-disabled`,t.choice||t.chosen?void 0:`true`),L(f,`aria-label`,V(l))}),o(`click`,f,d),u(`focus`,f,()=>n().focused=t.card.id),u(`blur`,f,()=>n().focused=null),u(`pointerenter`,f,()=>n().focused=t.card.id),u(`pointerleave`,f,()=>n().focused=null),g(e,f),W()}b([`click`]);var Et=n(`<small class="svelte-n62gxi"> </small>`),Dt=n(`<div class="place svelte-n62gxi"><!></div>`),Ot=n(`<section class="down svelte-n62gxi"><h3 class="svelte-n62gxi"> <!></h3> <div class="cards svelte-n62gxi"></div></section>`),kt=n(`<figure><div class="one svelte-n62gxi"><!></div> <figcaption class="svelte-n62gxi"> </figcaption></figure>`),At=n(`<button><!></button>`),jt=n(`<p class="svelte-n62gxi"> </p>`),Mt=n(`<button class="way svelte-n62gxi" aria-pressed="false"> </button>`),Nt=n(`<div class="choices svelte-n62gxi"></div>`),Pt=n(`<section class="settle svelte-n62gxi"><div class="row svelte-n62gxi"><!> <!> <div class="about svelte-n62gxi"><b class="svelte-n62gxi"> </b> <!> <!></div></div></section>`),Ft=n(`<p class="note-line svelte-n62gxi"> </p>`),It=n(`<div class="hand svelte-n62gxi" role="group"></div> <!>`,1),Lt=n(`<p class="none svelte-n62gxi"> </p>`),Rt=n(`<div class="hand-area svelte-n62gxi"><!></div>`);function zt(e,t){O(t,!0);let n=F(()=>gt(t.view,t.sheet,t.eyes)),a=F(()=>t.view.pairs[V(n)]),s=F(()=>_t(V(a),V(n),t.sheet)),l=F(()=>t.eyes===null?null:t.view.sides[t.eyes]??null),u=F(()=>(V(l)?.hand??[]).filter(e=>e!==null&&e in t.cards)),d=F(()=>t.decision?.kind??null),f=F(()=>V(d)===`save`||V(d)===`left-over`),m=F(()=>!(!V(l)?.committed||t.decision)),_=[`choice-play`,`choice-on-deck`,`choice-demote`,`choice-discard-on-deck`,`choice-save-on-deck`];function v(e){let n=e=>{let t=_.indexOf(e.message);return t<0?_.length:t};return t.selection.forCard(e).sort((e,t)=>n(e)-n(t))}let y=F(()=>t.selection.chosen?.cards[0]??null),b=F(()=>V(u).some(e=>t.selection.forCard(e).length)),S=F(()=>t.selection.find(e=>e.message===`choice-save-lineup`)),w=F(()=>V(l)?.lineup.top[0]??null),k=F(()=>V(l)?.on_deck?.card??null);function j(e,n){let r=v(e)[0];if(!r)return;let i=V(y)===e?t.selection.chosen:null;n.detail===2?t.selection.confirm(i??r):i?t.selection.pick(null):t.selection.pick(r)}function N(e){return Z(e.message.replace(`choice-`,`way-`))}function ee(e){let n=t.selection.refusal(e);return n?A(n.reason):t.decision&&V(b)&&!t.selection.forCard(e).length?Z(`not-lit`):``}let z=F(()=>(t.beat??[]).map(J).flatMap(e=>e.kind===`drawn`&&e.seat===t.eyes&&e.card?[e.card]:[])),B=E(void 0);h(()=>{V(d)===`demote`&&document.activeElement?.closest(`.shop, #prompt`)&&V(B)?.querySelector(`button[aria-pressed]`)?.focus({preventScroll:!0})});let ne=F(()=>V(l)?V(l).seat:V(a).buying??V(a).visitor),re=F(()=>(t.view.sides[V(ne)]?.in_play??[]).filter(e=>e in t.cards));var q=Rt(),Y=R(q),ae=e=>{var n=Ot(),r=R(n),i=R(r),a=C(i),o=e=>{var t=Et(),n=M(t,!0);x(e=>c(n,e),[()=>Z(V(d)===`demote`?`down-about`:`down-later`)]),g(e,t)};p(a,e=>{V(l)&&e(o)}),I(r);var s=C(r,2);let u;P(s,20,()=>V(re),e=>e,(e,n)=>{let r=F(()=>v(n).find(e=>e.message===`choice-demote`));var i=Dt(),a=R(i);{let e=F(()=>t.selection.isChosen(V(r))),i=F(()=>Z(`chosen`)),o=F(()=>Z(`minors-stamp`));Tt(a,{get card(){return t.cards[n]},shop:!0,get selection(){return t.selection},get choice(){return V(r)},get chosen(){return V(e)},get tag(){return V(i)},get stamp(){return V(o)}})}I(i),x(()=>L(i,`data-place`,`card-${n??``}`)),g(e,i)}),I(s),D(s,e=>U(B,e),()=>V(B)),te(s,e=>K?.(e)),I(n),x((e,t)=>{c(i,`${e??``} `),u=T(s,``,u,{"--n":t})},[()=>V(l)?Z(`down-title`):Z(`down-of`,{team:yt(t.view.sides[V(ne)],t.names)}),()=>Math.max(6,V(re).length)]),g(e,n)},oe=e=>{var n=Pt(),r=R(n),i=R(r),a=e=>{var n=kt(),r=R(n),i=R(r);{let e=F(()=>v(V(k))[0]),n=F(()=>V(y)===V(k)&&t.selection.chosen!==V(S)),r=F(()=>t.selection.chosen?N(t.selection.chosen):``);Tt(i,{get card(){return t.cards[V(k)]},get selection(){return t.selection},get choice(){return V(e)},get chosen(){return V(n)},get tag(){return V(r)},onpress:e=>j(V(k),e)})}I(r);var a=C(r,2),o=M(a,!0);I(n),x(e=>c(o,e),[()=>Z(`pile-on-deck`)]),g(e,n)};p(i,e=>{V(k)&&t.cards[V(k)]&&e(a)});var s=C(i,2),l=e=>{var n=kt(),r=R(n),i=R(r),a=e=>{{let n=F(()=>t.selection.isChosen(V(S))),r=F(()=>Z(`chosen`));Tt(e,{get card(){return t.cards[V(w)]},get selection(){return t.selection},get choice(){return V(S)},get chosen(){return V(n)},get tag(){return V(r)}})}},s=e=>{var n=At();let r;ft(R(n),{}),I(n),x((e,t,i,a)=>{r=G(n,1,`blind svelte-n62gxi`,null,r,{legal:e,chosen:t}),L(n,`aria-pressed`,i),L(n,`aria-label`,a)},[()=>!t.selection.isChosen(V(S)),()=>t.selection.isChosen(V(S)),()=>t.selection.isChosen(V(S)),()=>Z(`lineup-top-hidden`)]),o(`click`,n,e=>e.detail===2?t.selection.confirm(V(S)):t.selection.toggle(V(S))),g(e,n)};p(i,e=>{V(w)&&t.cards[V(w)]?e(a):e(s,-1)}),I(r);var l=C(r,2),u=M(l,!0);I(n),x(e=>c(u,e),[()=>Z(`pile-lineup`)]),g(e,n)};p(s,e=>{V(S)&&e(l)});var u=C(s,2),f=R(u),m=M(f,!0),h=C(f,2),_=e=>{var t=jt(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`save-about`)]),g(e,t)};p(h,e=>{V(d)===`save`&&e(_)});var b=C(h,2),T=e=>{var n=Nt();P(n,21,()=>v(V(k)),e=>e.action,(e,n)=>{var r=Mt(),i=M(r,!0);x(e=>c(i,e),[()=>N(V(n))]),o(`click`,r,()=>t.selection.pick(V(n))),g(e,r)}),I(n),g(e,n)};p(b,e=>{V(d)===`left-over`&&V(k)&&!t.selection.chosen&&e(T)}),I(u),I(r),te(r,e=>K?.(e)),I(n),x((e,t)=>{L(n,`aria-label`,e),c(m,t)},[()=>Z(V(d)===`save`?`save-title`:`left-over-title`),()=>Z(V(d)===`save`?`save-title`:`left-over-title`)]),g(e,n)},se=e=>{var n=ie(),a=H(n),o=e=>{var n=It(),a=H(n);let o;P(a,28,()=>V(u),e=>e,(e,n)=>{let a=F(()=>v(n));var o=Dt(),s=R(o);{let e=F(()=>V(y)===n),r=F(()=>V(a).length>1&&t.selection.chosen?N(t.selection.chosen):Z(`chosen`)),i=F(()=>t.decision!==null&&V(b)&&!V(a).length),o=F(()=>ee(n));Tt(s,{get card(){return t.cards[n]},get selection(){return t.selection},get choice(){return V(a)[0]},get chosen(){return V(e)},get tag(){return V(r)},get dim(){return V(i)},get reason(){return V(o)},onpress:e=>j(n,e)})}I(o),r(o,()=>V(z).includes(n)&&!t.still?ht([`pile-${t.eyes}-lineup`],t.speed,V(z).indexOf(n)*50):void 0),x(()=>L(o,`data-place`,`card-${n??``}`)),i(o,()=>lt,()=>({duration:t.still?0:200/t.speed})),g(e,o)}),I(a),te(a,e=>K?.(e));var s=C(a,2),l=e=>{var t=Ft(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`hand-secret`)]),g(e,t)};p(s,e=>{V(m)&&e(l)}),x(e=>{L(a,`aria-label`,e),o=T(a,``,o,{"--n":V(u).length})},[()=>Z(`hand-count`,{count:V(u).length})]),g(e,n)},s=e=>{var t=Lt(),n=M(t,!0);x(e=>c(n,e),[()=>V(m)?Z(`hand-secret`):Z(`hand-none`)]),g(e,t)};p(a,e=>{V(u).length?e(o):t.view.over||e(s,1)}),g(e,n)};p(Y,e=>{V(s)?e(ae):V(f)?e(oe,1):V(l)&&e(se,2)}),I(q),g(e,q),W()}b([`click`]);var Bt=v(`<path stroke="var(--grass-2)" stroke-width="13" class="svelte-sql5hh"></path>`),Vt=v(`<path fill="var(--chalk)" class="base svelte-sql5hh"></path>`),Ht=v(`<circle class="ring svelte-sql5hh" cx="0" cy="-9" r="22"></circle>`),Ut=v(`<path class="would svelte-sql5hh" d="M-15 6Q-2 -6 15 -26"></path>`),Wt=v(`<g><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><!><!></g>`),Gt=v(`<g class="pawn svelte-sql5hh" transform="translate(150 206)"><ellipse cx="0" cy="5" rx="16" ry="6" class="shadow svelte-sql5hh"></ellipse><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg></g>`),Kt=v(`<g><svg x="-17" y="-26" width="34" height="34" class="svelte-sql5hh"><!></svg><path class="stroke svelte-sql5hh" d="M-15 6Q-2 -6 15 -26" pathLength="1"></path></g>`),qt=n(`<button></button>`),Jt=n(`<div class="dia svelte-sql5hh"><svg class="diamond svelte-sql5hh" viewBox="0 0 300 226" role="img"><clipPath class="svelte-sql5hh"><path d="M150 222L10 96Q150 -62 290 96Z" class="svelte-sql5hh"></path></clipPath><g class="svelte-sql5hh"><rect y="-40" width="300" height="280" fill="var(--grass)" class="svelte-sql5hh"></rect><!><ellipse cx="150" cy="150" rx="112" ry="88" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><path d="M150 194L212 142L150 98L88 142Z" fill="var(--grass)" class="svelte-sql5hh"></path><ellipse cx="150" cy="148" rx="14" ry="9" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><rect x="145" y="146" width="10" height="3" fill="var(--chalk)" class="svelte-sql5hh"></rect><path d="M150 222L10 96Q150 -62 290 96Z" fill="none" stroke="var(--dirt)" stroke-width="14" class="svelte-sql5hh"></path></g><path d="M10 96Q150 -62 290 96" fill="none" stroke="var(--fence)" stroke-width="6" stroke-linecap="round" class="svelte-sql5hh"></path><path d="M150 208L20 100M150 208L280 100" stroke="var(--chalk)" stroke-width="2.2" fill="none" class="svelte-sql5hh"></path><path d="M226 142L150 86L74 142" stroke="var(--chalk)" stroke-width="1.4" fill="none" opacity=".55" class="svelte-sql5hh"></path><ellipse cx="150" cy="206" rx="25" ry="14" fill="var(--dirt)" class="svelte-sql5hh"></ellipse><!><path d="M140 200H160V206L150 213L140 206Z" fill="var(--chalk)" class="base svelte-sql5hh"></path><!><!><!></svg> <!></div>`);function Yt(e,t){let n=s();O(t,!0);let i=[[150,206],[226,142],[150,86],[74,142],[150,206]],a=Array.from({length:12},(e,t)=>6+26*t),c=F(()=>me(t.beat??[]).filter(e=>e.event.seat===t.side.seat)),l=F(()=>q.flatMap((e,n)=>{let r=t.side.bases[e],i=V(c).findLast(e=>J(e.event).end===n+1);return r?[{base:n+1,speed:r,move:i&&J(i.event),after:i?.after??0}]:[]})),u=F(()=>t.still?[]:V(c).filter(e=>J(e.event).end===4)),f={},m=F(()=>(t.beat??[]).filter(e=>e.kind===`removed`&&e.seat===t.side.seat).map(e=>({base:J(e).base,speed:f[q[J(e).base-1]]??null})));h(()=>{f={...t.side.bases}});function _(e,n,r){return a=>{let o=i.slice(e,n+1),s=n===4,c=o.map(([e,t])=>({transform:`translate(${e}px, ${t}px)`,opacity:1}));s&&c.push({...c.at(-1),opacity:0});let l=o.length-1,u=a.animate(c,{duration:(l+(s?.7:0))*220/t.speed,delay:r/t.speed,fill:s?`both`:`backwards`,easing:`cubic-bezier(.45,.05,.55,.95)`});return()=>u.cancel()}}let v=E(ee([])),y=F(()=>t.targets?[...new Set(t.selection.choices.flatMap(e=>e.bases??[]))]:[]),b=F(()=>t.selection.chosen?.bases?.length?t.selection.chosen.bases:V(v));h(()=>{t.selection.decision,U(v,[],!0)});function w(e){let n=V(b).includes(e)?V(b).filter(t=>t!==e):[...V(b),e],r=n.length?t.selection.forBases(n):void 0,i=t.selection.forBases([e]),a=t.selection.choices.some(e=>n.length&&n.every(t=>e.bases.includes(t)));r?U(v,[...n],!0):n.includes(e)&&i?U(v,[e],!0):a||!n.length?U(v,[...n],!0):U(v,[e],!0),t.selection.pick(r??(n.includes(e)?i:void 0)??null)}function T(e,n){let r=t.selection.chosen;r?.bases?.includes(n)&&e.detail===2?t.selection.confirm(r):w(n)}let D=F(()=>V(l).length?Z(`bases-taken`,{team:t.name,runners:V(l).map(e=>Z(`runner-on`,{speed:ze(e.speed),base:e.base})).join(`, `)}):Z(`bases-empty`,{team:t.name}));var k=Jt(),A=R(k),j=R(A),M=C(j),N=C(R(M));P(N,16,()=>a,e=>e,(e,t)=>{var n=Bt();x(()=>L(n,`d`,`M${t??``} -40V260`)),g(e,n)}),B(5),I(M);var z=C(M,5);P(z,17,()=>i.slice(1,4),d,(e,t)=>{var n=F(()=>S(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=Vt();x(()=>L(a,`d`,`M${r()??``} ${i()-7}l11 7l-11 7l-11 -7Z`)),g(e,a)});var te=C(z,2);P(te,17,()=>V(l),e=>e.base,(e,n)=>{var a=Wt();let o;var s=C(R(a));X(R(s),{get name(){return V(n).speed}}),I(s);var c=C(s),l=e=>{var t=Ht();g(e,t)};p(c,e=>{t.still&&V(n).move&&e(l)});var u=C(c),d=e=>{var t=Ut();g(e,t)},f=F(()=>V(b).includes(V(n).base)&&V(y).includes(V(n).base));p(u,e=>{V(f)&&e(d)}),I(a),r(a,()=>V(n).move&&!t.still?_(V(n).move.start,V(n).move.end,V(n).after):void 0),x(()=>{o=G(a,0,`pawn svelte-sql5hh`,null,o,{ringed:t.still&&V(n).move}),L(a,`transform`,`translate(${i[V(n).base][0]??``} ${i[V(n).base][1]??``})`)}),g(e,a)});var ne=C(te);P(ne,17,()=>V(u),e=>e.event,(e,t)=>{var n=Gt(),i=C(R(n)),a=R(i);{let e=F(()=>J(V(t).event).speed);X(a,{get name(){return V(e)}})}I(i),I(n),r(n,()=>_(J(V(t).event).start,4,V(t).after)),g(e,n)});var re=C(ne);P(re,17,()=>V(m),e=>e.base,(e,n)=>{var r=ie(),a=H(r),o=e=>{var r=Kt();let a;var o=R(r);X(R(o),{get name(){return V(n).speed}}),I(o),B(),I(r),x(()=>{a=G(r,0,`gone svelte-sql5hh`,null,a,{still:t.still}),L(r,`transform`,`translate(${i[V(n).base][0]??``} ${i[V(n).base][1]??``})`)}),g(e,r)};p(a,e=>{V(n).speed&&e(o)}),g(e,r)}),I(A);var K=C(A,2);P(K,16,()=>V(y),e=>e,(e,n)=>{var r=qt();let i;x((e,t,a)=>{i=G(r,1,`target b${n??``}`,`svelte-sql5hh`,i,{chosen:e}),L(r,`aria-pressed`,t),L(r,`aria-label`,a)},[()=>V(b).includes(n),()=>V(b).includes(n),()=>Z(`base-choose`,{base:n,speed:ze(t.side.bases[q[n-1]]??``)})]),o(`click`,r,e=>T(e,n)),g(e,r)}),I(k),x(()=>{L(A,`aria-label`,V(D)),L(j,`id`,`${n}-field`),L(M,`clip-path`,`url(#${n}-field)`)}),g(e,k),W()}b([`click`]);var Xt=n(`<button class="zone svelte-w6yqh1"> <b class="svelte-w6yqh1"> </b></button>`),Zt=n(`<p class="svelte-w6yqh1"> </p>`),Qt=n(`<h3 class="svelte-w6yqh1"> </h3>`),$t=n(`<li class="svelte-w6yqh1"><!></li>`),en=n(`<!> <ul class="svelte-w6yqh1"></ul>`,1),tn=n(`<section class="leaf panel svelte-w6yqh1" tabindex="-1"><header class="svelte-w6yqh1"><h2 class="svelte-w6yqh1"> </h2> <div class="zones svelte-w6yqh1"></div> <button class="iconb"><!></button></header> <div class="cards svelte-w6yqh1"><!> <!></div></section>`);function nn(e,t){let n=s();O(t,!0);let r,i=F(()=>[{zone:`in-play`,count:t.side.in_play.length},{zone:`dugout`,count:t.side.dugout.length},...t.side.team===null?[]:[{zone:`on-deck`,count:+!!t.side.on_deck}],{zone:`lineup`,count:t.side.lineup.size},...t.own||t.side.team===null?[]:[{zone:`hand`,count:t.side.hand.length}],...t.side.team===null?[]:[{zone:`minors`,count:t.side.minors.size}]]),a=e=>e.filter(e=>e!==null&&e in t.cards),d=e=>Z(e===`in-play`?`in-play`:`pile-${e}`),f=F(()=>{if(t.zone===`in-play`)return[{title:null,cards:a([...t.side.in_play].reverse())}];if(t.zone===`dugout`)return[{title:null,cards:a(t.side.dugout)}];if(t.zone===`minors`)return[{title:null,cards:a(t.side.minors.cards??[])}];let e={title:Z(t.own||t.side.team===null?`leaf-unseen-own`:`leaf-unseen`),cards:a(t.side.unseen)};if(t.zone===`lineup`)return[{title:Z(`leaf-lineup-top`),cards:a(t.side.lineup.top)},e];let n={title:null,cards:a([t.side.on_deck?.card??null])};return t.own?[n]:[{title:Z(`leaf-known-hand`),cards:a(t.side.known.hand)},{title:Z(`leaf-known-held`),cards:a(t.side.known.held)},e]}),m=F(()=>V(f).filter(e=>e.cards.length));h(()=>{l().then(()=>r.focus({preventScroll:!0}))});function _(e){e.key===`Escape`&&(e.stopPropagation(),t.onclose())}var v=tn(),y=R(v),b=R(y),S=M(b,!0),w=C(b,2);P(w,21,()=>V(i),e=>e.zone,(e,n)=>{var r=Xt(),i=R(r),a=C(i),s=M(a,!0);I(r),x(e=>{L(r,`aria-pressed`,V(n).zone===t.zone),c(i,`${e??``} `),c(s,V(n).count)},[()=>d(V(n).zone)]),o(`click`,r,()=>t.onzone(V(n).zone)),g(e,r)}),I(w),te(w,e=>K?.(e));var T=C(w,2),E=R(T);ne(E,{name:`close`}),I(T),I(y);var k=C(y,2),A=R(k),j=e=>{var n=Zt(),r=M(n,!0);x(e=>c(r,e),[()=>Z(`leaf-minors-hidden`,{count:t.side.minors.size})]),g(e,n)},N=e=>{var t=Zt(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`leaf-empty`)]),g(e,t)};p(A,e=>{t.zone===`minors`&&!t.side.minors.cards&&t.side.minors.size?e(j):V(m).length||e(N,1)});var ee=C(A,2);P(ee,17,()=>V(m),e=>e.title,(e,n)=>{var r=en(),i=H(r),a=e=>{var t=Qt(),r=M(t,!0);x(()=>c(r,V(n).title)),g(e,t)};p(i,e=>{V(n).title&&e(a)});var o=C(i,2);P(o,20,()=>V(n).cards,e=>e,(e,n,r,i)=>{var a=$t();Qe(R(a),{get card(){return t.cards[n]},shop:!0}),I(a),u(`pointerenter`,a,()=>t.onsee(n)),u(`pointerleave`,a,()=>t.onsee(null)),g(e,a)}),I(o),g(e,r)}),I(k),I(v),D(v,e=>r=e,()=>r),x(e=>{L(v,`aria-labelledby`,`${n}-title`),L(b,`id`,`${n}-title`),c(S,t.name),L(T,`aria-label`,e)},[()=>Z(`leaf-close`)]),o(`keydown`,v,_),o(`click`,T,function(...e){t.onclose?.apply(this,e)}),g(e,v),W()}b([`keydown`,`click`]);var rn=n(`<span class="none svelte-1hlg1co"></span>`),an=n(`<span class="mini svelte-1hlg1co"><img alt="" draggable="false" class="svelte-1hlg1co"/> <i class="svelte-1hlg1co"><!></i></span>`),on=n(`<span class="down svelte-1hlg1co"><!></span>`),sn=n(`<span class="n svelte-1hlg1co"> </span>`),cn=n(`<span class="ready svelte-1hlg1co">✓</span>`),ln=n(`<button class="pile svelte-1hlg1co"><span class="pic svelte-1hlg1co"><!> <!> <!></span> <em class="svelte-1hlg1co"> </em></button>`),un=n(`<div class="piles svelte-1hlg1co"></div>`);function dn(e,t){O(t,!0);let n=F(()=>{let e={zone:`on-deck`,count:+!!t.side.on_deck,face:t.side.on_deck?.card,badge:!1};t.side.on_deck&&(e.face=t.side.on_deck.card);let n={zone:`dugout`,count:t.side.dugout.length,face:t.side.dugout.at(-1),badge:!0},r=t.side.lineup.top[0],i={zone:`lineup`,count:t.side.lineup.size,face:t.side.lineup.size?r??null:void 0,badge:!0},a={zone:`hand`,count:t.side.hand.length,face:t.side.hand.length?null:void 0,badge:!0};return t.own?[e,n,i]:t.side.team===null?[i,n]:[a,n,e]});var r=un();P(r,21,()=>V(n),e=>e.zone,(e,n)=>{var r=ln(),i=R(r),a=R(i),s=e=>{var t=rn();g(e,t)},l=e=>{var r=an(),i=R(r),a=C(i,2),o=R(a);{let e=F(()=>Y(t.cards[V(n).face]).type);X(o,{get name(){return V(e)}})}I(a),I(r),x(e=>L(i,`src`,e),[()=>re(`highlights`,V(n).face)]),g(e,r)},u=e=>{var t=on();ft(R(t),{}),I(t),g(e,t)};p(a,e=>{V(n).face===void 0?e(s):V(n).face&&t.cards[V(n).face]?e(l,1):e(u,-1)});var d=C(a,2),f=e=>{var t=sn(),r=M(t,!0);x(()=>c(r,V(n).count)),g(e,t)};p(d,e=>{V(n).badge&&V(n).count&&e(f)});var m=C(d,2),h=e=>{var t=cn();x(e=>L(t,`title`,e),[()=>Z(`chosen-secretly`)]),g(e,t)};p(m,e=>{V(n).zone===`hand`&&t.side.committed&&e(h)}),I(i);var _=C(i,2),v=M(_,!0);I(r),x((e,a)=>{L(r,`aria-expanded`,t.open===V(n).zone),L(r,`aria-label`,e),L(i,`data-place`,`pile-${t.side.seat??``}-${V(n).zone??``}`),c(v,a)},[()=>Z(`pile-label`,{pile:Z(`pile-${V(n).zone}`),count:V(n).count,team:t.name}),()=>Z(`pile-${V(n).zone}`)]),o(`click`,r,()=>t.onopen(V(n).zone)),g(e,r)}),I(r),te(r,e=>K?.(e)),g(e,r),W()}b([`click`]);var fn=v(`<svg class="strike svelte-1elfyp9" viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true"><path d="M5 50Q28 34 56 8" class="svelte-1elfyp9"></path></svg>`),pn=n(`<span class="stamp maybe svelte-1elfyp9"> </span>`),mn=n(`<span> </span>`),hn=n(`<span class="hit svelte-1elfyp9"><!></span> <span class="sp svelte-1elfyp9"><!></span> <span class="word svelte-1elfyp9"> </span> <!> <!>`,1),gn=n(`<span class="cap svelte-1elfyp9" aria-hidden="true"> </span> <div class="threats svelte-1elfyp9" role="group"></div>`,1),_n=n(`<div><!></div>`);function vn(e,t){O(t,!0);let n={single:`1B`,double:`2B`,triple:`3B`,"home-run":`HR`,walk:`BB`},r={cancelled:`cancelled`,hit:`resolved`,batter:`threat`,changed:`threat`},i=F(()=>t.squares.filter(e=>e.state===`threat`)),o=F(()=>t.ghosts?Z(`threats-ghost`):V(i).length?Z(t.own?`threats-yours`:`threats-of`,{team:t.name}):Z(t.own?`last-hits-yours`:`last-hits-of`,{team:t.name})),s=F(()=>new Set((t.beat??[]).filter(e=>e.seat===t.seat).flatMap(e=>r[e.kind]??[]))),l=F(()=>t.beat&&!t.still?he(t.beat)/t.speed:0);function u(e){if(!t.targets||e.state!==`threat`)return;let n=V(i).indexOf(e)+1,r=t.selection.choices.filter(e=>e.message===`choice-cancel`);return r.find(e=>e.args.place===n)??r.find(t=>t.args.hit===e.hit&&t.args.speed===e.speed)}function d(e){return e.state===`cancelled`?{text:e.by?Fe({...e.by,count:1}):``,kind:`bad`}:e.state===`resolved`?e.runs?{text:Z(`stamp-runs`,{count:e.runs}),kind:`ok`}:{text:e.to?Z(`stamp-to`,{base:e.to}):Z(`stamp-done`),kind:`ok`}:e.was?{text:e.hit===`walk`?Re(`walk`):Z(`stamp-was`,{code:n[e.was]}),kind:`bad`}:null}function f(e){let n=Re(e.hit),r={hit:n,speed:ze(e.speed).toLowerCase(),place:V(i).indexOf(e)+1};return e.state===`cancelled`?Z(`threat-cancelled`,{hit:n,by:d(e)?.text??``}):e.state===`resolved`?Z(`threat-resolved`,{hit:n,result:d(e)?.text??``}):Z(t.targets?`threat-choose`:`threat-label`,r)}function m(e,n){e.detail===2?t.selection.confirm(n):t.selection.toggle(n)}var h=_n();let _;var v=R(h),y=e=>{var n=gn(),r=H(n),h=M(r,!0),_=C(r,2);P(_,21,()=>t.squares,e=>e.id,(e,n)=>{let r=F(()=>u(V(n))),o=F(()=>d(V(n))),h=F(()=>t.selection.isChosen(V(r))&&V(r)?.args.place===V(i).indexOf(V(n))+1);var _=ie(),v=H(_);a(v,()=>V(r)?`button`:`div`,!1,(e,i)=>{j(e,(e,i)=>({class:`threat ${V(n).state??``}`,role:V(r)?void 0:`img`,"aria-label":e,"aria-pressed":V(r)?V(h):void 0,onclick:V(r)?e=>m(e,V(r)):void 0,[k]:{legal:V(r)&&!V(h),would:V(h),still:t.still,ghost:t.ghosts,ringed:i,changed:V(n).was&&V(n).state===`threat`}}),[()=>f(V(n)),()=>t.still&&V(s).has(V(n).state)],void 0,void 0,`svelte-1elfyp9`);var a=hn(),u=H(a);X(R(u),{get name(){return V(n).hit}}),I(u);var d=C(u,2);X(R(d),{get name(){return V(n).speed}}),I(d);var _=C(d,2),v=M(_,!0),y=C(_,2),b=e=>{var t=fn(),n=M(t);x(()=>L(n,`pathLength`,V(h)?void 0:1)),g(e,t)};p(y,e=>{(V(n).state===`cancelled`||V(h))&&e(b)});var S=C(y,2),w=e=>{var n=pn(),r=M(n,!0);x(e=>c(r,e),[()=>Z(`stamp-maybe`,{action:Fe({action:t.selection.decision?.kind??``})})]),g(e,n)},E=e=>{var t=mn();let r;var i=M(t,!0);x(()=>{G(t,1,`stamp ${V(o).kind??``}`,`svelte-1elfyp9`),r=T(t,``,r,{"animation-delay":`${(V(n).state===`resolved`?V(l):120)??``}ms`}),c(i,V(o).text)}),g(e,t)};p(S,e=>{V(h)?e(w):V(o)&&e(E,1)}),x(e=>c(v,e),[()=>Re(V(n).hit)]),g(i,a)}),g(e,_)}),I(_),te(_,e=>K?.(e)),x(e=>{c(h,e),L(_,`aria-label`,V(o))},[()=>t.ghosts?Z(`threats-ghost`):Z(`cap-${V(i).length?`threats`:`last`}${t.own?`-yours`:``}`)]),g(e,n)};p(v,e=>{t.squares.length&&e(y)}),I(h),x(()=>_=G(h,1,`plate svelte-1elfyp9`,null,_,{vacant:!t.squares.length,three:t.squares.length>2})),g(e,h),W()}var yn=v(`<circle r="3" class="svelte-5cch6t"></circle>`),bn=v(`<circle class="lamp svelte-5cch6t" r="4.6"></circle>`),xn=v(`<g class="svelte-5cch6t"><path class="beam svelte-5cch6t" d="M-34 38L-150 430H150L34 38Z"></path><path class="mast svelte-5cch6t" d="M0 118V34"></path><rect class="rack svelte-5cch6t" x="-30" y="10" width="60" height="28" rx="3"></rect><!></g>`),Sn=v(`<svg viewBox="0 0 1000 430" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path class="stands svelte-5cch6t" d="M0 120Q250 86 500 86T1000 120V170H0Z"></path><g class="crowd svelte-5cch6t"></g><!><path class="grass svelte-5cch6t" d="M0 150Q250 122 500 122T1000 150V430H0Z"></path><path class="fence svelte-5cch6t" d="M0 154Q250 126 500 126T1000 154"></path></svg>`);function Cn(e,t){O(t,!0);let n=N(t,`lit`,3,!1),r=Array.from({length:150},(e,t)=>{let n=t*617%1e3;return{x:n,y:122-34*(1-((n-500)/500)**2)+t*37%34}}),i=[-20,-7,7,20].flatMap(e=>[17,31].map(t=>({x:e,y:t})));var a=Sn();let o;var s=C(R(a));P(s,21,()=>r,d,(e,t)=>{let n=()=>V(t).x,r=()=>V(t).y;var i=yn();x(()=>{L(i,`cx`,n()),L(i,`cy`,r())}),g(e,i)}),I(s);var c=C(s);P(c,16,()=>[276,724],e=>e,(e,t)=>{var n=xn(),r=C(R(n),3);P(r,17,()=>i,e=>e.x*100+e.y,(e,t)=>{var n=bn();x(()=>{L(n,`cx`,V(t).x),L(n,`cy`,V(t).y)}),g(e,n)}),I(n),x(()=>L(n,`transform`,`translate(${t??``} 0)`)),g(e,n)}),B(2),I(a),x(()=>o=G(a,0,`scene svelte-5cch6t`,null,o,{lit:n()})),g(e,a),W()}function wn(e){let t={games:[],focus:0,latest:{},pairOf:{},plates:{},buys:{},threatened:{},scoring:{},acting:null,running:{},ids:0};for(let n of e.sides){t.pairOf[n.seat]=n.pair;for(let e of n.plate)Dn(t,n.seat,e.hit,e.speed)}return e.pairs.forEach((n,r)=>{if(n.buying!==null){let i=[n.visitor,n.home],a=Object.fromEntries(i.map(t=>[t,e.sides[t].money]));t.buys[r]={open:!0,revenue:a,purchases:[],order:[n.buying]}}}),t}function Tn(e,t){let n=J(t);switch(n.kind){case`game`:En(e,n);break;case`inning`:if(n.inning){e.focus=n.pair;let t=jn(e,n.pair);t&&(t.inning=n.inning)}break;case`played`:case`entered`:e.focus=e.pairOf[n.seat]??e.focus;break;case`action`:e.acting={action:n.action,hit:n.hit??null,count:n.count??null};break;case`batter`:{let t=Mn(e,n.seat);e.threatened[n.seat]=t?.inning??1,Dn(e,n.seat,n.hit,n.speed);break}case`cancelled`:{let t=An(e,n.seat)[n.place];t&&(t.state=`cancelled`,t.by=e.acting);break}case`changed`:{let t=An(e,n.seat)[n.place];t&&(t.was??=t.hit,t.hit=n.hit,t.by=e.acting);break}case`hit`:On(e,n);break;case`ran`:kn(e,n);break;case`cleared`:e.plates[n.seat]=[];break;case`won`:{let t=jn(e,n.pair);t&&(t.winner=n.seat);break}case`buy-round`:e.buys[n.pair]={open:!0,revenue:{},purchases:[],order:[]};break;case`revenue`:{let t=Nn(e,n.seat);t&&(t.revenue[n.seat]=n.money);break}case`buyer`:{let t=e.buys[n.pair];if(!t)break;n.seat===null?t.open=!1:t.order.push(n.seat);break}case`bought`:{e.focus=e.pairOf[n.seat]??e.focus;let t=Nn(e,n.seat);if(!t)break;let r=t.purchases.reduce((e,t)=>e+(t.seat===n.seat?t.cost:0),0),i=(t.revenue[n.seat]??n.money)-r;t.purchases.push({seat:n.seat,card:n.card,cost:i-n.money});break}}}function En(e,t){e.focus=t.pair,delete e.buys[t.pair];for(let n of[t.visitor,t.home])e.pairOf[n]=t.pair,e.plates[n]=[];if(t.stage===`pre-rounds`)return;let{pair:n,stage:r,number:i,visitor:a,home:o}=t;e.latest[n]=e.games.length;let s={[a]:[],[o]:[]};e.games.push({pair:n,stage:r,number:i,visitor:a,home:o,runs:s,inning:1,winner:null})}function Dn(e,t,n,r){let i=e.plates[t]??=[];i.every(e=>e.state!==`threat`)&&(i.length=0),e.ids+=1,i.push({id:e.ids,hit:n,was:null,speed:r,state:`threat`,by:null,runs:0,to:0})}function On(e,t){let n=Mn(e,t.seat);e.focus=e.pairOf[t.seat]??e.focus;let r=n?.inning??1;if(e.running[t.seat]=0,t.cause!==`threat`){e.scoring[t.seat]=r;return}e.scoring[t.seat]=e.threatened[t.seat]??1;let i=An(e,t.seat)[0];i&&(i.state=`resolved`,e.running[t.seat]=i.id)}function kn(e,t){let n=e.plates[t.seat]?.find(n=>n.id===e.running[t.seat]);if(n&&t.start===0&&(n.to=t.end),t.end!==4)return;n&&(n.runs+=1);let r=Mn(e,t.seat)?.runs[t.seat],i=e.scoring[t.seat]??1;if(r){for(;r.length<i;)r.push(0);r[i-1]+=1}}function An(e,t){return(e.plates[t]??[]).filter(e=>e.state===`threat`)}function jn(e,t){return e.games[e.latest[t]??-1]}function Mn(e,t){return jn(e,e.pairOf[t]??-1)}function Nn(e,t){return e.buys[e.pairOf[t]??-1]}function Pn(e,t){return(e&&jn(e,t))??null}function Fn(e,t,n){let r=e.runs[t]??[];return n<=r.length?String(r[n-1]):n<e.inning||n===e.inning&&e.winner!==null?`0`:``}function In(e,t,n){let r=t?.plates[n]??[],i=e.sides[n]?.plate??[],a=r.filter(e=>e.state===`threat`);return a.length===i.length&&i.every((e,t)=>a[t].hit===e.hit&&a[t].speed===e.speed)?r:i.map((e,t)=>({id:-1-t,...e,was:null,state:`threat`,by:null,runs:0,to:0}))}function Ln(e,t){let n=e.pairs[t],r=e.sides[n.visitor].wins+e.sides[n.home].wins;return(r?n.results.slice(-r):[]).map(([e,t,n,r])=>({visitor:e,home:t,runs:{[e]:n,[t]:r}}))}var Rn=n(`<th scope="col"> </th>`),zn=n(`<span class="sr"> </span>`),Bn=n(`<span class="digit svelte-18eibnv"> </span>`),Vn=n(`<td><!></td>`),Hn=n(`<tr><th scope="row" class="svelte-18eibnv"><i></i> <!></th><!><td class="r svelte-18eibnv"><!></td></tr>`),Un=n(`<div><table class="svelte-18eibnv"><caption class="sr"> </caption><thead><tr><th class="inn svelte-18eibnv" scope="col"> </th><!><th scope="col" class="svelte-18eibnv"> </th></tr></thead><tbody class="svelte-18eibnv"></tbody></table></div>`);function Wn(e,t){O(t,!0);let n=F(()=>Pn(t.sheet,t.number)),r=F(()=>vt(t.view,t.pair)),i=F(()=>{let e=Math.max(6,t.pair.inning);return Array.from({length:6},(t,n)=>e-5+n)}),a=F(()=>V(n)?.winner!=null);function o(e,t){return V(n)&&[V(n).visitor,V(n).home].includes(e)?Fn(V(n),e,t):``}function s(e,n){return n===t.pair.inning&&!V(a)&&(t.pair.inning>6||e===t.pair.visitor===bt(t.view,t.pair))}var l=Un();let u;var d=R(l),m=R(d),h=M(m,!0),_=C(m),v=R(_),y=R(v),b=M(y,!0),S=C(y);P(S,16,()=>V(i),e=>e,(e,n)=>{var r=Rn();let i;var o=M(r,!0);x(()=>{i=G(r,1,`svelte-18eibnv`,null,i,{now:n===t.pair.inning&&!V(a)}),c(o,n)}),g(e,r)});var w=C(S),T=M(w,!0);I(v),I(_);var E=C(_);P(E,20,()=>[t.pair.visitor,t.pair.home],e=>e,(e,n)=>{let a=F(()=>V(r).includes(n));var l=Hn(),u=R(l),d=R(u);let m;var h=C(d,1,!0),_=C(h),v=e=>{var t=zn(),n=M(t);x(e=>c(n,`, ${e??``}`),[()=>Z(`on-turn`)]),g(e,t)};p(_,e=>{V(a)&&e(v)}),I(u);var y=C(u);P(y,16,()=>V(i),e=>e,(e,t)=>{let r=F(()=>o(n,t));var i=Vn();let a;var l=R(i);f(l,()=>V(r),e=>{var t=Bn(),n=M(t,!0);x(()=>c(n,V(r))),g(e,t)}),I(i),x(e=>a=G(i,1,`svelte-18eibnv`,null,a,{now:e}),[()=>s(n,t)]),g(e,i)});var b=C(y),S=R(b);f(S,()=>t.view.sides[n].runs,e=>{var r=Bn(),i=M(r,!0);x(()=>c(i,t.view.sides[n].runs)),g(e,r)}),I(b),I(l),x(e=>{m=G(d,1,`lamp svelte-18eibnv`,null,m,{off:!V(a)}),c(h,e)},[()=>yt(t.view.sides[n],t.names)]),g(e,l)}),I(E),I(d),I(l),x((e,n,r)=>{u=G(l,1,`board svelte-18eibnv`,null,u,{still:t.still}),c(h,e),c(b,n),c(T,r)},[()=>Z(`score`),()=>xt(t.view,t.pair,t.number,t.sheet),()=>Z(`runs-short`)]),g(e,l),W()}var Gn=n(`<li></li>`),Kn=n(`<ol aria-hidden="true" class="svelte-kunn4t"></ol>`),qn=n(`<div><!> <span aria-hidden="true"> </span></div>`),Jn=n(`<div role="group"></div>`),Yn=n(`<p class="none svelte-kunn4t"> </p>`),Xn=n(`<section class="shop svelte-kunn4t"><header class="top svelte-kunn4t"><div><h2 class="svelte-kunn4t"> </h2> <p class="svelte-kunn4t"> </p></div> <div class="purse svelte-kunn4t"><span class="sr"> </span> <!> <b aria-hidden="true" class="svelte-kunn4t"> </b></div></header> <h3 class="svelte-kunn4t"> <small class="svelte-kunn4t"> </small></h3> <!></section>`);function Zn(e,t){O(t,!0);let n=F(()=>t.view.pairs[t.pair]),r=F(()=>t.sheet?.buys[t.pair]??null),i=F(()=>t.eyes===null?V(n).buying??V(n).visitor:t.eyes),a=F(()=>t.view.sides[V(i)]),o=F(()=>ae(V(n),V(i))),s=F(()=>t.eyes===V(i)),l=F(()=>Math.max(V(a).money,V(r)?.revenue[V(i)]??0)),u=F(()=>t.selection.chosen?.message===`choice-buy`?t.selection.chosen.cards[0]:void 0),f=F(()=>V(a).chosen===null?V(u):V(n).row[V(a).chosen]),m=F(()=>V(f)&&t.cards[V(f)]?Y(t.cards[V(f)]).cost??0:0),h=F(()=>Math.max(0,V(a).money-V(m))),_=F(()=>V(n).stage===`pre-rounds`?Z(`buy-round-of`,{number:V(n).game,count:V(n).best_of}):Z(`buy-round`)),v=F(()=>{let e=[],a=V(r)?.revenue[V(o)];if(a!==void 0&&V(o)!==V(i)&&t.view.sides[V(o)]?.team!==null){let n=V(r)?.order[0]===V(o);e.push(Z(n?`buy-earned-first`:`buy-earned`,{team:yt(t.view.sides[V(o)],t.names),money:a}))}return V(n).buying===null?e.push(Z(`buy-order`)):V(n).buying===t.eyes?e.push(Z(`buy-yours`)):e.push(Z(`buy-theirs`,{team:yt(t.view.sides[V(n).buying],t.names)})),e.join(` `)});function y(e){let r=Y(t.cards[e]).cost??0;if(e===V(f)&&V(s))return{text:Z(`price-leaves`,{cost:r,money:V(a).money,left:V(h)}),bad:!1};if(!V(s)||V(n).buying!==t.eyes)return{text:``,bad:!1};let i=t.selection.refusal(e);return i&&r>V(a).money?{text:Z(`price-too-much`,{missing:r-V(a).money}),bad:!0}:i?{text:A(i.reason),bad:!1,spoken:!0}:{text:Z(`price`,{cost:r,money:V(a).money}),bad:!1}}function b(e){return t.selection.forCard(e).find(e=>e.message===`choice-buy`)}let S=F(()=>new Set((t.beat??[]).filter(e=>e.kind===`row`).map(e=>J(e).card))),w=F(()=>t.decision?.kind===`buy`&&t.decision.choices.some(e=>e.message===`choice-buy`));var T=Xn(),E=R(T),D=R(E),k=R(D),j=M(k,!0),N=C(k,2),ee=M(N,!0);I(D);var z=C(D,2),B=R(z),U=M(B,!0),ne=C(B,2),re=e=>{var t=Kn();P(t,21,()=>({length:V(l)}),d,(e,t,n)=>{var r=Gn();let i;x(()=>i=G(r,1,`svelte-kunn4t`,null,i,{spent:n>=V(h),gone:n>=V(a).money})),g(e,r)}),I(t),g(e,t)};p(ne,e=>{V(l)<=24&&e(re)});var q=C(ne,2),oe=M(q,!0);I(z),I(E);var se=C(E,2),ce=R(se),le=C(ce),ue=M(le,!0);I(se);var de=C(se,2),fe=e=>{var r=Jn();let i;P(r,20,()=>V(n).row,e=>e,(e,n)=>{var r=ie(),i=H(r),a=e=>{let r=F(()=>y(n));var i=qn();let a;var o=R(i);{let e=F(()=>b(n)),i=F(()=>n===V(f)&&V(s)),a=F(()=>Z(`buying`)),c=F(()=>V(s)&&V(w)&&!b(n));Tt(o,{get card(){return t.cards[n]},shop:!0,get selection(){return t.selection},get choice(){return V(e)},get chosen(){return V(i)},get tag(){return V(a)},get dim(){return V(c)},get reason(){return V(r).text}})}var l=C(o,2);let u;var d=M(l,!0);I(i),x(e=>{a=G(i,1,`slot svelte-kunn4t`,null,a,{fresh:e}),L(i,`data-place`,`card-${n??``}`),u=G(l,1,`why svelte-kunn4t`,null,u,{bad:V(r).bad}),c(d,V(r).spoken?``:V(r).text)},[()=>V(S).has(n)&&!t.still]),g(e,i)};p(i,e=>{t.cards[n]&&e(a)}),g(e,r)}),I(r),te(r,e=>K?.(e)),x(e=>{i=G(r,1,`cards svelte-kunn4t`,null,i,{many:V(n).row.length>6}),L(r,`aria-label`,e)},[()=>Z(`free-agents`)]),g(e,r)},pe=e=>{var t=Yn(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`row-empty`)]),g(e,t)};p(de,e=>{V(n).row.length?e(fe):e(pe,-1)}),I(T),x((e,t,n)=>{c(j,V(_)),c(ee,V(v)),c(U,e),c(oe,V(a).money),c(ce,`${t??``} `),c(ue,n)},[()=>V(m)?Z(`purse-spoken`,{spent:V(m),left:V(h)}):Z(`purse`,{left:V(a).money,all:V(l)}),()=>Z(`free-agents`),()=>Z(`free-agents-deck`,{count:t.view.tables[t.pair>>1]?.deck??0})]),g(e,T),W()}var Qn=n(`<span class="tab more svelte-1h5ezdh"> </span>`),$n=n(`<span class="tab svelte-1h5ezdh"><i class="svelte-1h5ezdh"><!></i><span class="svelte-1h5ezdh"> </span></span>`),er=n(`<button class="tabs svelte-1h5ezdh"><span class="sr svelte-1h5ezdh"> </span> <!> <!></button>`),tr=n(`<span class="tag svelte-1h5ezdh"> </span>`),nr=n(`<div role="group"><!> <!></div>`),rr=n(`<div class="card-here svelte-1h5ezdh"><!></div>`),ir=n(`<div class="vacant svelte-1h5ezdh"><span class="svelte-1h5ezdh"> </span></div>`),ar=n(`<div class="stack svelte-1h5ezdh" role="group"><!> <div class="top svelte-1h5ezdh"><!></div></div>`);function or(e,t){O(t,!0);let n=F(()=>t.save??t.side.in_play.at(-1)??null),i=F(()=>t.save?t.side.in_play:t.side.in_play.slice(0,-1)),a=F(()=>V(i).length>3?V(i).length-3+1:0),s=F(()=>t.beat?.map(J).find(e=>e.card===V(n)&&[`played`,`entered`,`save`].includes(e.kind))??null);function l(){let e=V(s)?.source??`hand`;return[`card-${V(n)}`,`pile-${t.side.seat}-${e}`,`pile-${t.side.seat}-hand`]}var d=ar(),m=R(d),h=e=>{var n=er(),r=R(n),s=M(r,!0),l=C(r,2),u=e=>{var t=Qn(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`in-play-earlier`,{count:V(a)})]),g(e,t)};p(l,e=>{V(a)&&e(u)});var d=C(l,2);P(d,16,()=>V(i).slice(V(a)),e=>e,(e,n)=>{let r=F(()=>t.cards[n]);var i=ie(),a=H(i),o=e=>{var t=$n();let n;var i=R(t),a=R(i);{let e=F(()=>Y(V(r)).type);X(a,{get name(){return V(e)}})}I(i);var o=C(i),s=M(o,!0);I(t),x(e=>{n=T(t,``,n,{"--team":e}),c(s,V(r).name)},[()=>Ce(V(r))[0]]),g(e,t)};p(a,e=>{V(r)&&e(o)}),g(e,i)}),I(n),x(e=>c(s,e),[()=>Z(`in-play-look`)]),o(`click`,n,function(...e){t.onlook?.apply(this,e)}),g(e,n)};p(m,e=>{V(i).length&&e(h)});var _=C(m,2),v=R(_);f(v,()=>V(n),e=>{var i=ie(),a=H(i),o=e=>{var i=nr();let a;var o=R(i);Qe(o,{get card(){return t.cards[V(n)]}});var d=C(o,2),f=e=>{var t=tr(),n=M(t,!0);x(e=>c(n,e),[()=>Z(`pile-save`)]),g(e,t)};p(d,e=>{t.save&&e(f)}),I(i),r(i,()=>V(s)&&!t.still?ht(l(),t.speed):void 0),x(e=>{a=G(i,1,`card-here svelte-1h5ezdh`,null,a,{ringed:t.still&&V(s)}),L(i,`data-place`,`card-${V(n)??``}`),L(i,`aria-label`,e)},[()=>t.save?Z(`pile-save`):Z(`in-play`)]),u(`pointerenter`,i,()=>t.onsee(V(n))),u(`pointerleave`,i,()=>t.onsee(null)),g(e,i)},d=e=>{var t=rr();ft(R(t),{}),I(t),g(e,t)},f=e=>{var t=ir(),n=R(t),r=M(n,!0);I(t),x(e=>c(r,e),[()=>Z(`in-play-empty`)]),g(e,t)};p(a,e=>{V(n)&&t.cards[V(n)]?e(o):V(n)?e(d,1):e(f,-1)}),g(e,i)}),I(_),I(d),x(e=>L(d,`aria-label`,e),[()=>Z(`in-play`)]),g(e,d),W()}b([`click`]);var sr=new Set([`$$slots`,`$$events`,`$$legacy`]),cr=n(`<div><span class="svelte-1wx86k9"> <small class="svelte-1wx86k9"> </small></span></div>`),lr=n(`<section><div class="stack svelte-1wx86k9"><!></div> <div class="pitch svelte-1wx86k9"><!></div> <div class="home svelte-1wx86k9"><!></div> <div class="piles svelte-1wx86k9"><!></div></section>`),ur=n(`<section class="park svelte-1wx86k9"><!> <!> <div class="centre svelte-1wx86k9"><!></div> <!></section> <!>`,1),dr=n(`<div><!></div>`);function fr(t,n){O(n,!0);let r=w(n,sr),i=F(()=>n.view),a=F(()=>n.sheet),o=F(()=>n.beat),s=F(()=>n.decision),l=F(()=>n.selection),u=F(()=>n.names),d=F(()=>n.eyes),f=F(()=>n.cards),m=F(()=>n.speed),h=F(()=>n.still),_=F(()=>gt(V(i),V(a),V(d))),v=F(()=>V(i).pairs[V(_)]),y=F(()=>_t(V(v),V(_),V(a))),b=F(()=>[V(v).visitor,V(v).home]),S=F(()=>V(d)!==null&&V(b).includes(V(d))?V(d):V(v).home),k=F(()=>V(s)&&V(b).includes(V(s).seat)?ae(V(v),V(s).seat):null),A=F(()=>!V(h)&&(V(o)??[]).some(e=>e.kind===`hit`&&J(e).hit===`home-run`&&V(b).includes(J(e).seat))),j=F(()=>{let e=V(s)&&V(l).chosen;if(!e||V(d)===null)return[];let t=e.message===`choice-pinch-on-deck`?V(i).sides[V(d)]?.on_deck?.card:e.cards[0],n=t?V(f)[t]:void 0;if(!n||![`choice-play`,`choice-pinch-on-deck`].includes(e.message))return[];let{hits:r,speed:a}=Y(n);return r.map((e,t)=>({id:-100-t,hit:oe(e),was:null,speed:a,state:`threat`,by:null,runs:0,to:0}))}),N=E(null),ee;function B(e,t){U(N,V(N)?.seat===e&&V(N).zone===t?null:{seat:e,zone:t},!0)}function te(){let e=V(N);U(N,null),e&&ee.querySelector(`[data-place="pile-${e.seat}-${e.zone}"]`)?.closest(`button`)?.focus()}function ne(e){V(l).focused=e}function re(e){let t=[Z(e===V(v).visitor?`role-visitor`:`role-home`)],n=V(u)[e]??``;return e===V(d)?t.push(Z(`role-you`)):n&&n!==yt(V(i).sides[e],V(u))&&t.push(n),t.join(` · `)}let ie=F(()=>!V(h)&&(V(o)??[]).some(e=>e.kind===`played`&&e.seat===V(d)));e(()=>{V(o)&&!V(h)&&mt()});var K=dr();let q;var se=R(K),ce=e=>{Zn(e,z(()=>r,{get pair(){return V(_)}}))},le=e=>{var t=ur(),n=H(t),r=R(n);Cn(r,{get lit(){return V(A)}});var y=C(r,2);P(y,18,()=>V(b),e=>e,(e,t,n)=>{let r=F(()=>Te(V(i).sides[t].team,V(f)));var a=cr();let o;var s=R(a),l=R(s,!0),d=C(l),p=M(d,!0);I(s),I(a),x((e,i)=>{G(a,1,`flag ${V(n)?`right`:`left`} ${t===V(S)?`near`:`far`}`,`svelte-1wx86k9`),o=T(a,``,o,{"--team":V(r)[0],"--team2":V(r)[1]}),c(l,e),c(p,i)},[()=>yt(V(i).sides[t],V(u)),()=>re(t)]),g(e,a)});var w=C(y,2);Wn(R(w),{get view(){return V(i)},get sheet(){return V(a)},get pair(){return V(v)},get number(){return V(_)},get names(){return V(u)},get still(){return V(h)}}),I(w);var E=C(w,2);P(E,18,()=>V(b),e=>e,(e,t,n)=>{let r=F(()=>V(i).sides[t]),c=F(()=>yt(V(r),V(u)));var p=lr(),_=R(p),y=R(_);{let e=F(()=>t===V(v).visitor?V(v).save:null);or(y,{get side(){return V(r)},get cards(){return V(f)},get beat(){return V(o)},get speed(){return V(m)},get still(){return V(h)},get save(){return V(e)},onlook:()=>B(t,`in-play`),onsee:ne})}I(_);var b=C(_,2),w=R(b);{let e=F(()=>V(k)===t);Yt(w,{get side(){return V(r)},get name(){return V(c)},get beat(){return V(o)},get speed(){return V(m)},get still(){return V(h)},get selection(){return V(l)},get targets(){return V(e)}})}I(b);var T=C(b,2),E=R(T);{let e=F(()=>t===V(d)&&V(j).length?V(j):In(V(i),V(a),t)),n=F(()=>t===V(d)&&V(j).length>0),r=F(()=>t===V(d)),u=F(()=>V(k)===t&&V(s)?.kind===`glove`);vn(E,{get squares(){return V(e)},get ghosts(){return V(n)},get seat(){return t},get own(){return V(r)},get name(){return V(c)},get beat(){return V(o)},get speed(){return V(m)},get still(){return V(h)},get selection(){return V(l)},get targets(){return V(u)}})}I(T);var D=C(T,2),O=R(D);{let e=F(()=>t===V(d)),n=F(()=>V(N)?.seat===t?V(N).zone:null);dn(O,{get side(){return V(r)},get name(){return V(c)},get cards(){return V(f)},get own(){return V(e)},get open(){return V(n)},onopen:e=>B(t,e)})}I(D),I(p),x(e=>{G(p,1,`side ${V(n)?`right`:`left`} ${t===V(S)?`near`:`far`}`,`svelte-1wx86k9`),L(p,`aria-label`,e)},[()=>Z(`side-label`,{team:V(c),role:re(t)})]),g(e,p)}),I(n);var D=C(n,2),O=e=>{let t=F(()=>V(N).seat);{let n=F(()=>V(t)===V(d)),r=F(()=>yt(V(i).sides[V(t)],V(u)));nn(e,{get side(){return V(i).sides[V(t)]},get own(){return V(n)},get name(){return V(r)},get cards(){return V(f)},get zone(){return V(N).zone},onzone:e=>U(N,{seat:V(t),zone:e},!0),onclose:te,onsee:ne})}};p(D,e=>{V(N)&&V(i).sides[V(N).seat]&&e(O)}),x(e=>L(n,`aria-label`,e),[()=>Z(`park`)]),g(e,t)};p(se,e=>{V(y)?e(ce):e(le,-1)}),I(K),D(K,e=>ee=e,()=>ee),x(()=>q=G(K,1,`whole svelte-1wx86k9`,null,q,{flying:V(ie)})),g(t,K),W()}var pr=n(`<tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr>`),mr=n(`<li class="svelte-fh89n9"><i class="svelte-fh89n9"><!></i> </li>`),hr=n(`<section class="panel svelte-fh89n9"><h2><span> </span> <span> </span></h2> <ul class="bought svelte-fh89n9"></ul></section>`),gr=n(`<section class="panel svelte-fh89n9"><h2><span> </span><span> </span></h2> <table class="sum svelte-fh89n9"><tbody><!><!><tr class="svelte-fh89n9"><th scope="row" class="svelte-fh89n9"> </th><td class="svelte-fh89n9"> </td></tr></tbody></table></section> <!>`,1),_r=n(`<th scope="col" class="svelte-fh89n9"><span class="sr"> </span><span aria-hidden="true"> </span></th>`),vr=n(`<td> </td>`),yr=n(`<tr><th scope="row" class="svelte-fh89n9"> </th><!><td class="t svelte-fh89n9"> </td></tr>`),br=n(`<section class="panel svelte-fh89n9"><h2><span> </span> <span><!></span></h2> <div><table class="svelte-fh89n9"><caption class="sr"> </caption><thead class="svelte-fh89n9"><tr><td class="svelte-fh89n9"></td><!><th scope="col" class="svelte-fh89n9"> </th></tr></thead><tbody class="svelte-fh89n9"></tbody></table></div></section>`),xr=n(`<small class="svelte-fh89n9"> </small>`),Sr=n(`<tr><th scope="row" class="svelte-fh89n9"><b> </b> <!></th><td class="svelte-fh89n9"> </td></tr>`),Cr=n(`<div class="other svelte-fh89n9"><b class="svelte-fh89n9"> </b> <span class="score"> <em class="svelte-fh89n9"> </em> : <em class="svelte-fh89n9"> </em> </span> <small class="svelte-fh89n9"> </small></div>`),wr=n(`<section class="panel svelte-fh89n9"><h2><span> </span><span> </span></h2> <table class="sum standings svelte-fh89n9"><tbody></tbody></table> <!></section>`),Tr=n(`<!> <!> <!>`,1);function Er(e,t){O(t,!0);let n=F(()=>gt(t.view,t.sheet,t.eyes)),r=F(()=>t.view.pairs[V(n)]),i=F(()=>_t(V(r),V(n),t.sheet)),a=F(()=>t.sheet?.buys[V(n)]??null),o=F(()=>[V(r).visitor,V(r).home].sort((e,t)=>e-t)),s=F(()=>Ln(t.view,V(n))),l=F(()=>[`mini-season`,`set`,`pre-rounds`].includes(V(r).stage)),u=F(()=>Array.from({length:Math.max(V(r).best_of,V(s).length)},(e,t)=>t)),f=F(()=>V(r).stage!==`pre-rounds`&&V(s).length<V(r).game&&!t.view.over?V(r).game-1:-1),m=F(()=>Q(`stage-${V(r).stage}`,{mode:t.view.mode}));function h(e){return yt(t.view.sides[e],t.names)}let v=F(()=>t.eyes===null?V(n)>>1:t.eyes>>2),y=F(()=>t.view.pairs.length>1),b=F(()=>{let e=t.view.sides.map(e=>e.seat).filter(e=>e>>2===V(v)),n=e=>{let{places:n,ranking:r}=t.view.tables[V(v)],i=n.length?n:r;return i.includes(e)?i.indexOf(e):100-t.view.sides[e].total_wins};return e.sort((e,t)=>n(e)-n(t)||e-t)}),S=F(()=>t.view.pairs.map((e,t)=>({one:e,place:t})).filter(({place:e})=>e>>1===V(v)&&e!==V(n)));function w(e,n){let r=[Q(`stage-${e.stage}`,{mode:t.view.mode}),Z(`game-number`,{number:e.game})];return _t(e,n,t.sheet)?r.push(Z(`other-pair-buying`)):e.inning>0&&r.push(Z(`other-pair-inning`,{inning:e.inning})),r.join(` · `)}let T=F(()=>t.eyes!==null&&[V(r).visitor,V(r).home].includes(t.eyes)?t.eyes:V(r).buying??V(r).visitor),E=F(()=>(t.view.sides[V(T)]?.in_play??[]).filter(e=>e in t.cards)),D=F(()=>V(a)?[ae(V(r),V(T)),V(T)].map(e=>{let t=V(a).purchases.filter(t=>t.seat===e);return{seat:e,bought:t,spent:t.reduce((e,t)=>e+t.cost,0)}}):[]);var k=Tr(),A=H(k),j=e=>{let n=F(()=>V(D).find(e=>e.seat===V(T))?.spent??0);var r=gr(),i=H(r),a=R(i),o=R(a),s=M(o,!0),l=C(o),u=M(l,!0);I(a);var f=C(a,2),m=R(f),_=R(m);P(_,16,()=>V(E),e=>e,(e,n)=>{var r=pr(),i=R(r),a=M(i,!0),o=C(i),s=M(o,!0);I(r),x(e=>{c(a,t.cards[n].name),c(s,e)},[()=>Y(t.cards[n]).revenue]),g(e,r)});var v=C(_),y=e=>{var t=pr(),r=R(t),i=M(r,!0),a=C(r),o=M(a);I(t),x(e=>{c(i,e),c(o,`−${V(n)??``}`)},[()=>Z(`revenue-spent`)]),g(e,t)};p(v,e=>{V(n)&&e(y)});var b=C(v),S=R(b),w=M(S,!0),O=C(S),k=M(O,!0);I(b),I(m),I(f),I(i);var A=C(i,2);P(A,17,()=>V(D).filter(e=>e.bought.length),e=>e.seat,(e,n)=>{var r=hr(),i=R(r),a=R(i),o=M(a,!0),s=C(a,2),l=M(s,!0);I(i);var u=C(i,2);P(u,21,()=>V(n).bought,d,(e,n)=>{var r=ie(),i=H(r),a=e=>{var r=mr(),i=R(r),a=R(i);{let e=F(()=>Y(t.cards[V(n).card]).type);X(a,{get name(){return V(e)}})}I(i);var o=C(i,1,!0);I(r),x(e=>c(o,e),[()=>Z(`bought-for`,{card:t.cards[V(n).card].name,cost:V(n).cost})]),g(e,r)};p(i,e=>{t.cards[V(n).card]&&e(a)}),g(e,r)}),I(u),I(r),x((e,t)=>{c(o,e),c(l,t)},[()=>V(n).seat===t.eyes?Z(`bought-by-you`):Z(`bought-by`,{team:h(V(n).seat)}),()=>Z(`bought-coins`,{count:V(n).spent})]),g(e,r)}),x((e,n,r)=>{c(s,e),c(u,n),c(w,r),c(k,t.view.sides[V(T)].money)},[()=>Z(`revenue`),()=>h(V(T)),()=>Z(`revenue-total`)]),g(e,r)};p(A,e=>{V(i)&&V(a)&&e(j)});var N=C(A,2),L=e=>{var n=br(),i=R(n),a=R(i),d=M(a,!0),v=C(a,2),y=R(v),b=e=>{var t=_();x(e=>c(t,e),[()=>V(l)?Z(`series-games`,{count:V(r).best_of}):Z(`series-first-to`,{wins:(V(r).best_of>>1)+1})]),g(e,t)};p(y,e=>{V(u).length>1&&e(b)}),I(v),I(i);var S=C(i,2);let w;var T=R(S),E=R(T),D=M(E,!0),O=C(E),k=R(O),A=C(R(k));P(A,16,()=>V(u),e=>e,(e,t)=>{var n=_r(),r=R(n),i=M(r,!0),a=C(r),o=M(a,!0);I(n),x(e=>{c(i,e),c(o,t+1)},[()=>Z(`game-number`,{number:t+1})]),g(e,n)});var j=C(A),N=M(j,!0);I(k),I(O);var L=C(O);P(L,20,()=>V(o),e=>e,(e,n)=>{var i=yr(),a=R(i),o=M(a,!0),l=C(a);P(l,16,()=>V(u),e=>e,(e,i)=>{let a=F(()=>V(s)[i]),o=F(()=>V(a)?.runs?.[n]);var l=vr();let u;var d=M(l,!0);x(e=>{u=G(l,1,`svelte-fh89n9`,null,u,{w:e,live:i===V(f)}),c(d,V(o)??(i===V(f)?t.view.sides[n].runs:``))},[()=>V(o)!==void 0&&V(o)>(V(a).runs[ae(V(r),n)]??0)]),g(e,l)});var d=C(l),p=M(d,!0);I(i),x(e=>{c(o,e),c(p,t.view.sides[n].wins)},[()=>h(n)]),g(e,i)}),I(L),I(T),I(S),I(n),x((e,t,n)=>{c(d,e),w=G(S,1,`series svelte-fh89n9`,null,w,{long:V(u).length>7}),c(D,t),c(N,n)},[()=>V(u).length>1?Z(`series-game`,{stage:V(m),number:V(r).game}):Q(`mode-${t.view.mode}`),()=>Z(`series-table`),()=>Z(`series-won`)]),g(e,n)};p(N,e=>{V(r).stage!==`pre-rounds`&&e(L)});var ee=C(N,2),z=e=>{var n=wr(),r=R(n),i=R(r),a=M(i,!0),o=C(i),s=M(o,!0);I(r);var l=C(r,2),u=R(l);P(u,22,()=>V(b),e=>e,(e,n,r)=>{var i=Sr();let a;var o=R(i),s=R(o),l=M(s),u=C(s),d=C(u),f=e=>{var r=xr(),i=M(r);x(()=>c(i,` · ${t.names[n]??``}`)),g(e,r)},m=F(()=>t.names[n]&&t.names[n]!==h(n));p(d,e=>{V(m)&&e(f)}),I(o);var _=C(o),v=M(_,!0);I(i),x(e=>{a=G(i,1,`svelte-fh89n9`,null,a,{me:n===t.eyes}),c(l,`${V(r)+1}.`),c(u,` ${e??``}`),c(v,t.view.sides[n].total_wins)},[()=>h(n)]),g(e,i)}),I(u),I(l);var d=C(l,2);P(d,17,()=>V(S),({one:e,place:t})=>t,(e,n)=>{let r=()=>V(n).one,i=()=>V(n).place;var a=Cr(),o=R(a),s=M(o,!0),l=C(o,2),u=R(l),d=C(u),f=M(d,!0),p=C(d,2),m=M(p,!0),_=C(p);I(l);var v=C(l,2),y=M(v,!0);I(a),x((e,n,i,a)=>{c(s,e),c(u,`${n??``} `),c(f,t.view.sides[r().visitor].runs),c(m,t.view.sides[r().home].runs),c(_,` ${i??``}`),c(y,a)},[()=>Z(`other-pair`),()=>h(r().visitor),()=>h(r().home),()=>w(r(),i())]),g(e,a)}),I(n),x((e,t)=>{c(a,e),c(s,t)},[()=>t.view.tables[V(v)].places.length?Z(`places`):t.view.tables[V(v)].ranking.length?Z(`ranking`):Z(`standings`),()=>Z(`standings-wins`)]),g(e,n)};p(ee,e=>{V(y)&&!V(i)&&e(z)}),g(e,k),W()}function Dr(e,t){let n=e===void 0?void 0:t[e];return n?Y(n).type===`robot`||Y(n).tier===`rookie`?n.name:Ue(n.name).last:``}var Or=[`play`,`on-deck`,`buy`,`demote`,`discard-on-deck`,`save-on-deck`],kr=[`pinch-on-deck`,`pinch-lineup`,`return-on-deck`,`save-lineup`];function Ar(e,t,n){let r=e.message.replace(`choice-`,``),i=Dr(e.cards[0],n);return Or.includes(r)&&i?Z(`do-${r}`,{card:i,cost:Number(e.args.cost??0)}):kr.includes(r)?Z(`do-${r}`):null}function jr(e,t,n,r){let i=e.message.replace(`choice-`,``),a=t.viewer===null?void 0:t.sides[t.viewer],o=e.cards[0],s=o===void 0?void 0:r[o];if(i===`play`&&s)return Mr(s);if(i===`pinch-on-deck`||i===`pinch-lineup`){let e=i===`pinch-on-deck`?a?.on_deck?.card:a?.lineup.top[0],t=Dr(o,r),n=e?r[e]:void 0;return n?Z(`sure-pinch`,{out:t,card:n.name,rest:Mr(n)}):Z(`sure-pinch-blind`,{out:t})}if(i===`buy`&&s&&a){let e=Y(s).cost??0;return Z(`sure-buy`,{left:a.money-e,money:a.money})}return i===`demote`&&s?Z(`sure-demote`,{revenue:Y(s).revenue}):i===`save-on-deck`&&s?Y(s).actions.map(Ie).join(` `)||Z(`card-no-action`):null}function Mr(e){let t=Y(e),n=t.actions.map(Ie),r=t.hits.map(Re).join(`, `);return n.push(r?Z(`sure-hits`,{hits:r}):Z(`sure-no-hits`)),n.join(` `)}function Nr(e,t){let n=Object.entries(t).map(([e,t])=>``+e+``+(typeof t==`number`?``+t:t));return``+e+n.join(``)+``}function Pr(e,t,n){let r=J(e);if(r.kind===`buy-round`)return Nr(`head-buy`,{});if(r.kind===`game`)return r.stage===`pre-rounds`?null:Nr(`head-game`,{number:r.number});if(r.kind!==`played`&&r.kind!==`pinched`&&r.kind!==`entered`)return null;let i=Pn(n,n.pairOf[r.seat]??-1);if(!i||i.winner!==null)return null;let a=Nr(`ordinal`,{number:i.inning});if(i.inning>6)return Nr(`head-extra`,{inning:a});let o=t.sides[r.seat]?.team??null;if(r.kind===`entered`&&o!==null)return null;let s=Nr(o?`team-${o}`:`machine`,{});return Nr(r.seat===i.visitor?`head-half-top`:`head-half-bottom`,{inning:a,team:s})}function Fr(e,t){let n=gt(e,null,e.viewer),r=e.pairs[n];if(!r)return null;let i=vt(e,r),a=[r.visitor,r.home].map(n=>{let r=e.sides[n];return{name:yt(r,t),score:String(r.runs),lamp:i.includes(n)}}),o=Z(`ordinal`,{number:Math.max(1,r.inning)}),s=Z(r.inning>6?`half-extra`:bt(e,r)?`half-top`:`half-bottom`,{inning:o});e.over?s=Z(`half-over`):_t(r,n,null)?s=Z(`half-buy`):(r.inning<1||r.question===`on-deck`)&&(s=Z(`half-before`));let c=Q(`stage-${r.stage}`,{mode:e.mode}),l=`${r.game}/${r.best_of}`,u=r.stage===`pre-rounds`?l:`${c} ${l}`;return{sides:a,middle:s,under:r.best_of>1?u:void 0}}function Ir(e,t){let n=e.viewer;e.viewer=J(t).seat??n,st(e,t),e.viewer=n}var Lr={fold:st,foldOpen:Ir,newSheet:wn,hear:Tn,concerning:de,beats:fe,duration:ge,scores:_e,heading:Pr,label:Ar,preview:jr,Park:fr,Hand:zt,Rail:Er,ribbon:Fr,cardName:(e,t)=>t[e]?.name??Z(`card-face-down`),CardFace:Qe};export{Lr as default};