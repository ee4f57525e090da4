/** The results of finished tables for the people who held some of the seats. */
import type { GameResults, TableInfo } from "../../wire";

export type Outcome =
  { kind: "won" | "lost" | "shared" | "resigned" | "expired" | "over" } | { kind: "place"; place: number; of: number };

/** The best of these seats counts. With two sides, one of them wins; with more, the result is a place. */
export function outcome(table: TableInfo, seats: readonly number[]): Outcome {
  const result = table.result;
  if (!result) return { kind: "over" };
  if (result.reason === "expired") return { kind: "expired" };
  const held = seats.filter((seat) => result.ranks[seat] !== undefined);
  if (!held.length) return { kind: "over" };
  if (held.every((seat) => table.seats[seat]?.resigned)) return { kind: "resigned" };
  const place = Math.min(...held.map((seat) => result.ranks[seat]!));
  const level = result.ranks.filter((rank, side) => rank === place && !held.includes(side)).length;
  const of = Math.max(result.ranks.length, table.names.length);
  if (place === 1) return { kind: level ? "shared" : "won" };
  return of > 2 ? { kind: "place", place, of } : { kind: "lost" };
}

/** Results by game, each with its modes, the most played first. */
export function byGame(results: readonly GameResults[]): { game: string; modes: GameResults[]; sum: GameResults }[] {
  const games = new Map<string, GameResults[]>();
  for (const one of results) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  const grouped = [...games].map(([game, modes]) => ({
    game,
    modes: modes.sort((a, b) => b.played - a.played),
    sum: modes.reduce((sum, one) => ({
      ...sum,
      played: sum.played + one.played,
      won: sum.won + one.won,
      lost: sum.lost + one.lost,
      shared: sum.shared + one.shared,
    })),
  }));
  return grouped.sort((a, b) => b.sum.played - a.sum.played);
}
