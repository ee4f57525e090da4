/** The score sheet, built from events alone: runs by inning and game, and the result of every threatened hit. */
import type { WireEvent } from "../../wire";
import { asEvent, type ActionTaken, type GameStarted, type Hit, type HitMade, type Ran } from "./types";
import type { Speed, Stage, View } from "./types";

/** One mini-game. */
export interface GameScore {
  pair: number;
  stage: Stage;
  number: number;
  visitor: number;
  home: number;
  /** By seat, one entry per inning. */
  runs: Record<number, number[]>;
  inning: number;
  winner: number | null;
}

/**
 * A hit at the plate: in pencil while it may change, then in ink or struck out. It stays until its owner's next hits.
 */
export interface Square {
  id: number;
  hit: Hit;
  /** The hit before an action changed it. */
  was: Hit | null;
  speed: Speed;
  state: "threat" | "cancelled" | "resolved";
  /** The action that cancelled or changed it. */
  by: ActionName | null;
  /** The runs that it scored. */
  runs: number;
  /** The base that the batter reached: 1 to 3, or 4 for home. */
  to: number;
}

export interface ActionName {
  action: ActionTaken["action"];
  hit: Hit | null;
  count: number | null;
}

export interface Purchase {
  seat: number;
  card: string;
  cost: number;
}

/** A buy round: the money of each side, and what was bought. */
export interface BuyRound {
  open: boolean;
  revenue: Record<number, number>;
  purchases: Purchase[];
  /** The sides in buying order. */
  order: number[];
}

/** Plain data, because it is copied for every beat. */
export interface Sheet {
  games: GameScore[];
  /** The pair of the last event. */
  focus: number;
  /** The index of the last game of each pair among all games. */
  latest: Record<number, number>;
  pairOf: Record<number, number>;
  plates: Record<number, Square[]>;
  buys: Record<number, BuyRound>;
  threatened: Record<number, number>;
  scoring: Record<number, number>;
  acting: ActionName | null;
  /** The hit that was cancelled last. */
  struck: Hit | null;
  /** The square for which runners run, by seat; 0: they run for an action. */
  running: Record<number, number>;
  ids: number;
}

export function newSheet(view: View): Sheet {
  const sheet: Sheet = {
    games: [],
    focus: 0,
    latest: {},
    pairOf: {},
    plates: {},
    buys: {},
    threatened: {},
    scoring: {},
    acting: null,
    struck: null,
    running: {},
    ids: 0,
  };
  for (const side of view.sides) {
    sheet.pairOf[side.seat] = side.pair;
    for (const threat of side.plate) threaten(sheet, side.seat, threat.hit, threat.speed);
  }
  view.pairs.forEach((pair, number) => {
    if (pair.buying !== null) {
      const seats = [pair.visitor, pair.home];
      const revenue = Object.fromEntries(seats.map((seat) => [seat, view.sides[seat]!.money]));
      sheet.buys[number] = { open: true, revenue, purchases: [], order: [pair.buying] };
    }
  });
  return sheet;
}

export function hear(sheet: Sheet, heard: WireEvent): void {
  const event = asEvent(heard);
  switch (event.kind) {
    case "game":
      begin(sheet, event);
      break;
    case "inning":
      if (event.inning) {
        sheet.focus = event.pair;
        const game = gameOf(sheet, event.pair);
        if (game) game.inning = event.inning;
      }
      break;
    case "played":
    case "entered":
      sheet.focus = sheet.pairOf[event.seat] ?? sheet.focus;
      break;
    case "action":
      sheet.acting = { action: event.action, hit: event.hit ?? null, count: event.count ?? null };
      break;
    case "batter": {
      const game = ofSeat(sheet, event.seat);
      sheet.threatened[event.seat] = game?.inning ?? 1;
      threaten(sheet, event.seat, event.hit, event.speed);
      break;
    }
    case "cancelled": {
      const square = pending(sheet, event.seat)[event.place];
      if (square) {
        square.state = "cancelled";
        square.by = sheet.acting;
        sheet.struck = square.hit;
      }
      break;
    }
    case "changed": {
      const square = pending(sheet, event.seat)[event.place];
      if (square) {
        square.was ??= square.hit;
        square.hit = event.hit;
        square.by = sheet.acting;
      }
      break;
    }
    case "hit":
      hit(sheet, event);
      break;
    case "ran":
      ran(sheet, event);
      break;
    case "cleared":
      sheet.plates[event.seat] = [];
      break;
    case "won": {
      const game = gameOf(sheet, event.pair);
      if (game) game.winner = event.seat;
      break;
    }
    case "buy-round":
      sheet.buys[event.pair] = { open: true, revenue: {}, purchases: [], order: [] };
      break;
    case "revenue": {
      const buy = buyOf(sheet, event.seat);
      if (buy) buy.revenue[event.seat] = event.money;
      break;
    }
    case "buyer": {
      const buy = sheet.buys[event.pair];
      if (!buy) break;
      if (event.seat === null) buy.open = false;
      else buy.order.push(event.seat);
      break;
    }
    case "bought": {
      sheet.focus = sheet.pairOf[event.seat] ?? sheet.focus;
      const buy = buyOf(sheet, event.seat);
      if (!buy) break;
      const spent = buy.purchases.reduce((sum, one) => sum + (one.seat === event.seat ? one.cost : 0), 0);
      const had = (buy.revenue[event.seat] ?? event.money) - spent;
      buy.purchases.push({ seat: event.seat, card: event.card, cost: had - event.money });
      break;
    }
  }
}

function begin(sheet: Sheet, event: GameStarted): void {
  sheet.focus = event.pair;
  delete sheet.buys[event.pair];
  for (const seat of [event.visitor, event.home]) {
    sheet.pairOf[seat] = event.pair;
    sheet.plates[seat] = [];
  }
  if (event.stage === "pre-rounds") return;
  const { pair, stage, number, visitor, home } = event;
  sheet.latest[pair] = sheet.games.length;
  const runs = { [visitor]: [], [home]: [] };
  sheet.games.push({ pair, stage, number, visitor, home, runs, inning: 1, winner: null });
}

function threaten(sheet: Sheet, seat: number, hit: Hit, speed: Speed): void {
  const plate = (sheet.plates[seat] ??= []);
  if (plate.every((square) => square.state !== "threat")) plate.length = 0;
  sheet.ids += 1;
  plate.push({ id: sheet.ids, hit, was: null, speed, state: "threat", by: null, runs: 0, to: 0 });
}

function hit(sheet: Sheet, event: HitMade): void {
  const game = ofSeat(sheet, event.seat);
  sheet.focus = sheet.pairOf[event.seat] ?? sheet.focus;
  const now = game?.inning ?? 1;
  sheet.running[event.seat] = 0;
  if (event.cause !== "threat") {
    sheet.scoring[event.seat] = now;
    return;
  }
  sheet.scoring[event.seat] = sheet.threatened[event.seat] ?? 1;
  const square = pending(sheet, event.seat)[0];
  if (square) {
    square.state = "resolved";
    sheet.running[event.seat] = square.id;
  }
}

function ran(sheet: Sheet, event: Ran): void {
  const square = sheet.plates[event.seat]?.find((one) => one.id === sheet.running[event.seat]);
  if (square && event.start === 0) square.to = event.end;
  if (event.end !== 4) return;
  if (square) square.runs += 1;
  const innings = ofSeat(sheet, event.seat)?.runs[event.seat];
  const inning = sheet.scoring[event.seat] ?? 1;
  if (!innings) return;
  while (innings.length < inning) innings.push(0);
  innings[inning - 1]! += 1;
}

function pending(sheet: Sheet, seat: number): Square[] {
  return (sheet.plates[seat] ?? []).filter((square) => square.state === "threat");
}

function gameOf(sheet: Sheet, pair: number): GameScore | undefined {
  return sheet.games[sheet.latest[pair] ?? -1];
}

function ofSeat(sheet: Sheet, seat: number): GameScore | undefined {
  return gameOf(sheet, sheet.pairOf[seat] ?? -1);
}

function buyOf(sheet: Sheet, seat: number): BuyRound | undefined {
  return sheet.buys[sheet.pairOf[seat] ?? -1];
}

/** The current or the last game of a pair. */
export function gameNow(sheet: Sheet | null, pair: number): GameScore | null {
  return (sheet && gameOf(sheet, pair)) ?? null;
}

/** The runs of an inning, as a scoreboard shows them; empty until the side has batted in it. */
export function inningRuns(game: GameScore, seat: number, inning: number): string {
  const innings = game.runs[seat] ?? [];
  if (inning <= innings.length) return String(innings[inning - 1]);
  return inning < game.inning || (inning === game.inning && game.winner !== null) ? "0" : "";
}

/** The hits at the plate of a side. The view decides which are still threatened. */
export function plateOf(view: View, sheet: Sheet | null, seat: number): Square[] {
  const squares = sheet?.plates[seat] ?? [];
  const threats = view.sides[seat]?.plate ?? [];
  const waiting = squares.filter((square) => square.state === "threat");
  const same =
    waiting.length === threats.length &&
    threats.every((threat, place) => waiting[place]!.hit === threat.hit && waiting[place]!.speed === threat.speed);
  if (same) return squares;
  return threats.map((threat, place) => {
    return { id: -1 - place, ...threat, was: null, state: "threat", by: null, runs: 0, to: 0 };
  });
}

export interface SeriesGame {
  visitor: number;
  home: number;
  /** By seat; null until it is over. */
  runs: Record<number, number> | null;
}

/** The finished games of the current series of a pair, from the view alone. */
export function seriesOf(view: View, pairNumber: number): SeriesGame[] {
  const pair = view.pairs[pairNumber]!;
  const finished = view.sides[pair.visitor]!.wins + view.sides[pair.home]!.wins;
  return (finished ? pair.results.slice(-finished) : []).map(([visitor, home, visitors, homes]) => {
    return { visitor, home, runs: { [visitor]: visitors, [home]: homes } };
  });
}
