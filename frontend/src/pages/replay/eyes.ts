/** The viewers of a replay. */

/** The number of a seat, a spectator, or everything open. */
export type Eyes = "all" | "none" | `${number}`;

/**
 * The viewers that can be chosen, the usual ones first: all of them when the game is over; until then the user's own
 * seats or a spectator. People who share a screen do not see each other's cards before the end.
 */
export function eyesFor(over: boolean, seats: number[], mine: number[]): Eyes[] {
  const name = (seat: number): Eyes => `${seat}`;
  const alone = mine.length === 1 ? mine.map(name) : [];
  if (!over) return [...alone, "none"];
  const others = seats.map(name).filter((seat) => !alone.includes(seat));
  return alone.length > 0 ? [...alone, ...others, "all", "none"] : ["none", "all", ...others];
}
