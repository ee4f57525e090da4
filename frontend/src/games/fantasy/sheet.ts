/** The score sheet, built from events alone: the games of the month with their winners, and the Wins by month. */
import type { WireEvent } from "../../wire";
import { asEvent, type Colour, type Magic, type Stage, type View } from "./types";

/** The current or the last game. */
export interface Game {
  place: number;
  /** The face-up Character of each seat in the game. */
  cards: Record<number, string>;
  totals: Record<number, number>;
  /** What each seat did with its chance for magic: the name of the magic, or "" for a pass. */
  magic: Record<number, Magic | "">;
  points: Record<number, Partial<Record<Colour, number>>>;
  winners: number[];
  over: boolean;
}

/** The result of a Win card. */
export interface Result {
  win: string;
  seat: number | null;
  total: number | null;
  worth: number;
}

/** Plain data, because it is copied for every beat. */
export interface Sheet {
  stage: Stage;
  month: number;
  /** The Win card at each place of the field, current or last. */
  laid: Record<number, string>;
  results: Record<number, Result>;
  game: Game | null;
  /** Wins of games by month, by seat. */
  months: Record<number, Record<number, number>>;
  /** Stat Track Wins at the end of the season, by seat. */
  bonus: Record<number, number>;
  final: Record<number, number>;
}

export function newSheet(view: View): Sheet {
  const sheet: Sheet = {
    stage: view.stage,
    month: view.month,
    laid: {},
    results: {},
    game: null,
    months: {},
    bonus: {},
    final: {},
  };
  view.field.forEach((id, place) => id && (sheet.laid[place] = id));
  return sheet;
}

function clear(sheet: Sheet, stage: Stage): void {
  sheet.stage = stage;
  sheet.laid = {};
  sheet.results = {};
  sheet.game = null;
}

/** The place of a Win card. */
function placeOf(sheet: Sheet, win: string): number {
  const found = Object.entries(sheet.laid).find(([, id]) => id === win);
  return found ? Number(found[0]) : (sheet.game?.place ?? 0);
}

function decide(sheet: Sheet, win: string, seat: number | null, worth: number): void {
  const total = seat === null ? null : (sheet.game?.totals[seat] ?? null);
  sheet.results[placeOf(sheet, win)] = { win, seat, total, worth };
  if (!sheet.game) return;
  sheet.game.over = true;
  if (seat !== null) sheet.game.winners.push(seat);
}

export function hear(sheet: Sheet, heard: WireEvent): void {
  const event = asEvent(heard);
  const game = sheet.game;
  switch (event.kind) {
    case "month":
      clear(sheet, "season");
      sheet.month = event.month;
      break;
    case "wild-card":
      clear(sheet, "wild-card");
      break;
    case "series":
      clear(sheet, "series");
      break;
    case "game-laid":
      sheet.laid[event.place] = event.win;
      delete sheet.results[event.place];
      break;
    case "swapped-games": {
      const one = sheet.laid[event.one];
      sheet.laid[event.one] = sheet.laid[event.other]!;
      sheet.laid[event.other] = one!;
      break;
    }
    case "next-card":
      if (game) {
        sheet.laid[game.place] = event.win;
        game.totals = {};
      }
      break;
    case "week":
      sheet.game = { place: event.place, cards: {}, totals: {}, magic: {}, points: {}, winners: [], over: false };
      break;
    case "revealed":
    case "exchanged":
      if (game) game.cards[event.seat] = event.card;
      break;
    case "sent-back":
      if (game) delete game.cards[event.seat];
      break;
    case "joined":
      if (game && event.card && event.place === game.place) game.cards[event.seat] = event.card;
      break;
    case "magic":
      if (game) game.magic[event.seat] = event.magic;
      break;
    case "no-magic":
      if (game) game.magic[event.seat] ??= "";
      break;
    case "total":
      if (game) {
        game.totals[event.seat] = event.total;
        game.cards[event.seat] = event.card;
      }
      break;
    case "points":
      if (game) {
        const points = (game.points[event.seat] ??= {});
        points[event.track] = (points[event.track] ?? 0) + event.points;
      }
      break;
    case "won": {
      decide(sheet, event.win, event.seat, event.worth);
      const month = (sheet.months[sheet.month] ??= {});
      month[event.seat] = (month[event.seat] ?? 0) + event.worth;
      break;
    }
    case "unclaimed":
      decide(sheet, event.win, null, 0);
      break;
    case "game-won":
    case "place-won":
      if (game) decide(sheet, sheet.laid[game.place] ?? "", event.seat, 1);
      break;
    case "bonus":
      sheet.bonus[event.seat] = (sheet.bonus[event.seat] ?? 0) + event.wins;
      break;
    case "final":
      sheet.final[event.seat] = event.wins;
      break;
    case "champion":
      sheet.stage = "over";
      break;
  }
}
