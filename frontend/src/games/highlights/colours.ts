/** The colors of teams, taken from one of their cards. */
import type { CardData } from "../../wire";

export type Kit = readonly [string, string];

const PLAIN: Kit = ["#474e5e", "#f6efe0"];

export function kitOf(card: CardData | undefined): Kit {
  const colours = card?.["colours"];
  return Array.isArray(colours) && colours.length === 2 ? (colours as unknown as Kit) : PLAIN;
}

const TEAMS = new WeakMap<Record<string, CardData>, Map<string, Kit>>();

/** The colors of a team. The automatic team of free agents is grey. */
export function teamKit(team: string | null, cards: Record<string, CardData>): Kit {
  if (team === null) return PLAIN;
  let kits = TEAMS.get(cards);
  if (!kits) {
    kits = new Map();
    for (const card of Object.values(cards)) {
      const of = card["team"];
      if (typeof of === "string" && !kits.has(of)) kits.set(of, kitOf(card));
    }
    TEAMS.set(cards, kits);
  }
  return kits.get(team) ?? PLAIN;
}
