/** Texts and defaults for lists and forms about tables. Does not know any game. */
import { randomDigits } from "./api";
import type { Clock, GameInfo, GameMode, NewTable, OptionValue, SeatInfo } from "./wire";
import { say, sayOf, slug } from "./words/words.svelte";

/** Who is to sit on a seat of a new table. */
export type SeatWish = "me" | "open" | "hot" | `bot:${string}`;

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, increment: 0, days: 0 };

/** The mode for newcomers. */
export function firstMode(game: GameInfo): GameMode {
  const mode = game.modes.find((one) => one.name === game.default_mode) ?? game.modes[0];
  if (!mode) throw new Error(`${game.name} has no modes`);
  return mode;
}

/** The default number of seats of a mode. */
export function usualSeats(mode: GameMode): number {
  const wish = mode.options.find((option) => option.name === mode.seats_option)?.default;
  return typeof wish === "number" && mode.seats.includes(wish) ? wish : (mode.seats[0] ?? 1);
}

/** A table against the first bot, in the default mode. */
export function botTable(game: GameInfo): NewTable {
  const mode = firstMode(game);
  const bot: SeatWish = `bot:${game.bots[0] ?? "random"}`;
  return {
    game: game.name,
    mode: mode.name,
    options: {},
    clock: NO_CLOCK,
    listed: false,
    seats: Array.from({ length: usualSeats(mode) }, (_, seat) => (seat === 0 ? "me" : bot)),
    contribution: randomDigits(),
  };
}

export function modeTitle(game: string, mode: string): string {
  return sayOf(game, `mode-${slug(mode)}`) ?? mode;
}

/** The name of a team: the game's own text, or the name in its card set. */
export function teamTitle(game: string, team: string, printed = team): string {
  return sayOf(game, `team-${slug(team)}`) ?? printed;
}

export function botTitle(bot: string): string {
  const id = `bot-${slug(bot.split(":")[0] ?? bot)}`;
  const title = say(id);
  return title === id ? bot : title;
}

export function optionTitle(game: string, name: string): string {
  return sayOf(game, `option-${slug(name)}`) ?? name.replaceAll("_", " ");
}

/** The text of a value of an option: the game's own text, or the value itself. */
export function valueTitle(game: string, name: string, value: OptionValue): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  const id = `option-${slug(name)}-${slug(String(value))}`.toLowerCase();
  const words = /^[a-z0-9-]+$/.test(id) ? sayOf(game, id) : undefined;
  return words ?? String(value).replaceAll("_", " ");
}

export function clockTitle(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return say("clock-none");
    case "move":
      return say("clock-per-move", { length: span(clock.seconds) });
    case "bank":
      return say("clock-of-bank", { length: span(clock.seconds), increment: clock.increment });
    case "days":
      return say("clock-of-days", { days: clock.days });
  }
}

/** A length of time: "45 s", "5 min". */
export function span(seconds: number): string {
  return seconds % 60 ? say("span-seconds", { count: seconds }) : say("span-minutes", { count: seconds / 60 });
}

/** The name of the occupant. People without a name are guests. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return say("seat-bot", { bot: botTitle(seat.bot ?? seat.name) });
  return seat.name || say("seat-person");
}

/** Names as a list: "Orlo, Pim and Vesper". */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Picks one of a few values, always the same for the same text: for example the portrait of a table. */
export function pickFor<T>(text: string, from: readonly T[]): T | undefined {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
  return from.length ? from[hash % from.length] : undefined;
}

/**
 * The list of teams for the seats, from one wish per seat ("" for none). It ends with the last seat that has a wish;
 * seats without a wish get the first free team. With more seats than teams, each further group of seats starts with the
 * first team again.
 */
export function teamsFor(wishes: readonly string[], all: readonly string[]): string[] {
  const last = wishes.findLastIndex((wish) => wish !== "");
  const teams: string[] = [];
  for (let first = 0; first <= last; first += all.length) {
    const group = wishes.slice(first, Math.min(first + all.length, last + 1));
    const left = all.filter((team) => !wishes.slice(first, first + all.length).includes(team));
    for (const wish of group) teams.push(wish || (left.shift() ?? all[0] ?? ""));
  }
  return teams;
}
