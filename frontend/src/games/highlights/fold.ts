/** Brings a view up to date, event by event: `games/highlights/fold.py` in the browser. There are no rules in it. */
import type { WireEvent } from "../../wire";
import { BASES, told, type Side, type Told, type View } from "./types";

type Fold = (view: View, event: Told) => void;

function side(view: View, event: Told): Side {
  return view.sides[event.seat]!;
}

function own(view: View, event: Told): boolean {
  return event.seat === view.viewer;
}

function add<T>(cards: T[], card: T): void {
  cards.push(card);
  cards.sort();
}

function drop<T>(cards: T[], card: T): void {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
}

function settle(of: Side): void {
  of.committed = false;
  of.choice = null;
}

/** A card of the hand is shown: out of the hand, and no longer among the unseen. */
function leaveHand(view: View, event: Told): void {
  const of = side(view, event);
  settle(of);
  if (own(view, event)) drop(of.hand, event.card);
  else {
    of.hand.pop();
    drop(of.unseen, event.card);
  }
}

/** The top card of a lineup goes somewhere; `card` is null for viewers who cannot see it. */
function leaveLineup(of: Side, card: string | null): void {
  of.lineup.size -= 1;
  of.lineup.top.shift();
  if (card !== null) drop(of.unseen, card);
}

function leaveSource(view: View, event: Told): void {
  const of = side(view, event);
  if (event.source === "on-deck") {
    of.on_deck = null;
    drop(of.unseen, event.card);
  } else leaveLineup(of, event.card);
}

const FOLDS: Record<string, Fold> = {
  asked(view, event) {
    const pair = view.pairs[event.pair]!;
    pair.asked = [...event.seats];
    pair.question = event.seats.length ? event.question : null;
  },
  decided(view, event) {
    const of = side(view, event);
    of.committed = true;
    of.choice = event.action as unknown as number | null;
  },
  retracted(view, event) {
    settle(side(view, event));
  },
  game(view, event) {
    const pair = view.pairs[event.pair]!;
    pair.stage = event.stage;
    pair.visitor = event.visitor;
    pair.home = event.home;
    pair.best_of = event.best_of;
    pair.game = event.number;
    pair.inning = event.stage === "pre-rounds" ? 0 : 1;
    for (const seat of [event.visitor, event.home]) {
      const of = view.sides[seat]!;
      of.pair = event.pair;
      if (event.number === 1) of.wins = 0;
    }
  },
  row(view, event) {
    const row = view.pairs[event.pair]!.row;
    if ((event.card as string | null) === null) {
      row.splice(event.place, 1);
      return;
    }
    row.splice(event.place, 1, event.card);
    view.tables[event.pair >> 1]!.deck -= 1;
  },
  "row-returned"(view, event) {
    const pair = view.pairs[event.pair]!;
    view.tables[event.pair >> 1]!.deck += pair.row.length;
    pair.row = [];
  },
  shuffled(view, event) {
    const of = side(view, event);
    const cards = new Set<string | null>([
      ...of.unseen,
      ...of.hand,
      ...of.dugout,
      ...of.in_play,
      ...of.lineup.top,
      ...of.known.hand,
      ...of.known.held,
    ]);
    if (of.on_deck) cards.add(of.on_deck.card);
    of.unseen = [...cards].filter((card): card is string => card !== null).sort();
    of.lineup = { size: 15, top: [] };
    of.hand = [];
    of.dugout = [];
    of.in_play = [];
    of.on_deck = null;
  },
  reshuffled(view, event) {
    const of = side(view, event);
    of.lineup.size += of.dugout.length;
    of.unseen = [...of.unseen, ...of.dugout].sort();
    of.dugout = [];
  },
  "extra-reshuffled"(view, event) {
    const of = side(view, event);
    of.lineup.size += 1;
    drop(of.in_play, event.card);
    add(of.unseen, event.card);
  },
  drawn(view, event) {
    const of = side(view, event);
    leaveLineup(of, event.card);
    if (own(view, event)) add(of.hand, event.card);
    else of.hand.push(null);
  },
  "on-deck"(view, event) {
    const of = side(view, event);
    settle(of);
    if (!event.placed) return;
    of.on_deck = { card: event.card };
    if (own(view, event)) drop(of.hand, event.card);
    else of.hand.pop();
  },
  played(view, event) {
    leaveHand(view, event);
    side(view, event).in_play.push(event.card);
  },
  pinched(view, event) {
    leaveHand(view, event);
    add(side(view, event).dugout, event.card);
  },
  entered(view, event) {
    leaveSource(view, event);
    side(view, event).in_play.push(event.card);
  },
  cancelled(view, event) {
    side(view, event).plate.splice(event.place, 1);
  },
  changed(view, event) {
    side(view, event).plate[event.place]!.hit = event.hit;
  },
  removed(view, event) {
    side(view, event).bases[BASES[event.base - 1]!] = null;
  },
  hit(view, event) {
    if (event.cause === "threat") side(view, event).plate.shift();
  },
  ran(view, event) {
    const of = side(view, event);
    if (event.start) of.bases[BASES[event.start - 1]!] = null;
    if (event.end === 4) of.runs += 1;
    else of.bases[BASES[event.end - 1]!] = event.speed;
  },
  batter(view, event) {
    side(view, event).plate.push({ hit: event.hit, speed: event.speed });
  },
  save(view, event) {
    if ((event.card as string | null) === null) return;
    leaveSource(view, event);
    view.pairs[side(view, event).pair]!.save = event.card;
  },
  "save-over"(view, event) {
    const of = side(view, event);
    view.pairs[of.pair]!.save = null;
    add(of.dugout, event.card);
  },
  inning(view, event) {
    view.pairs[event.pair]!.inning = event.inning;
  },
  won(view, event) {
    const pair = view.pairs[event.pair]!;
    const of = side(view, event);
    pair.winner = event.seat;
    pair.results.push([pair.visitor, pair.home, event.visitor_runs, event.home_runs]);
    of.wins += 1;
    of.total_wins += 1;
  },
  "left-over"(view, event) {
    const of = side(view, event);
    settle(of);
    of.on_deck = null;
    if ((event.card as string | null) !== null) drop(of.unseen, event.card);
    if (event.to === "dugout") add(of.dugout, event.card);
    else {
      of.lineup.size += 1;
      of.lineup.top.unshift(event.card);
    }
  },
  cleared(view, event) {
    const of = side(view, event);
    of.runs = 0;
    of.plate = [];
    of.bases = { first: null, second: null, third: null };
  },
  discarded(view, event) {
    const of = side(view, event);
    if (event.source === "hand") leaveHand(view, event);
    else drop(of.in_play, event.card);
    add(of.dugout, event.card);
  },
  emptied(view, event) {
    side(view, event).in_play = [];
  },
  revenue(view, event) {
    side(view, event).money = event.money;
  },
  buyer(view, event) {
    const pair = view.pairs[event.pair]!;
    const seat = event.seat as number | null;
    pair.buying = seat;
    if (seat !== null) return;
    for (const of of [view.sides[pair.visitor]!, view.sides[pair.home]!]) {
      of.money = 0;
      of.bought = 0;
    }
  },
  chosen(view, event) {
    side(view, event).chosen = event.place;
  },
  bought(view, event) {
    const of = side(view, event);
    of.lineup.size += 1;
    of.lineup.top.unshift(event.card);
    of.money = event.money;
    of.chosen = null;
    of.bought += 1;
  },
  demoted(view, event) {
    const of = side(view, event);
    of.minors.size += 1;
    if (!own(view, event)) return;
    of.minors.cards?.push(event.card);
    drop(of.in_play, event.card);
  },
  known(view, event) {
    const of = side(view, event);
    drop(of.known.hand, event.card);
    drop(of.known.held, event.card);
    if (event.where === "unknown") return;
    add(of.known[event.where], event.card);
    if (!own(view, event)) drop(of.unseen, event.card);
  },
  ranked(view, event) {
    view.tables[event.table]!.ranking.push(event.seat);
  },
  placed(view, event) {
    view.tables[event.table]!.places.push(event.seat);
  },
  champion(view) {
    view.over = true;
    for (const pair of view.pairs) {
      pair.question = null;
      pair.asked = [];
    }
  },
};

/** Carries one event, as this viewer sees it, into the view. */
export function fold(view: View, event: WireEvent): void {
  FOLDS[event.kind]?.(view, told(event));
}
