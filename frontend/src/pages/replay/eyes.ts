/** Whose eyes a game can be looked at with. */

/** A seat's number, a spectator, or everything open. */
export type Eyes = "all" | "none" | `${number}`;

/**
 * The eyes that may be chosen, the natural ones first. When a game is over, any; before, one's own or a spectator's.
 * People who share a screen do not see each other's cards before the end.
 */
export function eyesFor(over: boolean, seats: number[], mine: number[]): Eyes[] {
  const name = (seat: number): Eyes => `${seat}`;
  const alone = mine.length === 1 ? mine.map(name) : [];
  if (!over) return [...alone, "none"];
  const others = seats.map(name).filter((seat) => !alone.includes(seat));
  return alone.length > 0 ? [...alone, ...others, "all", "none"] : ["none", "all", ...others];
}
