import type { TableResult } from "../wire";

/** The headline of a finished table, and the seats that it names. */
export interface Ending {
  says: "expired" | "tie" | "lost" | "you" | "wins";
  /** The sides that came first. */
  winners: number[];
}

/** The outcome for these seats (none for a spectator). A solo player has won or lost, never tied. */
export function ending(result: TableResult | null, you: readonly number[]): Ending {
  if (!result || result.reason === "expired") return { says: "expired", winners: [] };
  const winners = [...result.ranks.keys()].filter((side) => result.ranks[side] === 1);
  if (!winners.length) return { says: "lost", winners };
  if (winners.length > 1 && winners.length === result.ranks.length) return { says: "tie", winners };
  return { says: you.length === 1 && winners.includes(you[0]!) ? "you" : "wins", winners };
}
