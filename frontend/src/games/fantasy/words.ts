/** The texts of this table: those of the game, which come from the server, and those of the table, in `words/`. */
import { sayOf, type Args } from "../../words/words.svelte";
import { colourOf, key, statsOf, type Character, type Colour, type Happening, type Stage, type Win } from "./types";

const GAME = "fantasy";
export const TABLE = `${GAME}/table`;

/** A message of this table. */
export function w(id: string, args?: Args): string {
  return sayOf(TABLE, id, args) ?? id;
}

/** A message of the game, which comes from the server. */
export function g(id: string, args?: Args): string {
  return sayOf(GAME, id, args) ?? "";
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function magicName(magic: string): string {
  return g(`magic-${key(magic)}`) || magic;
}

/** The effect of a magic ability. In the Series, weeks are games. */
export function magicText(magic: string, stage: Stage = "season"): string {
  return g(`magic-text-${key(magic)}`, { stage: isGames(stage) ? "series" : "season" });
}

/** Whether the text says "games" instead of "weeks". */
export function isGames(stage: Stage): boolean {
  return stage === "series" || stage === "wild-card" || stage === "over";
}

/** The name of a place of the field: a base, a game of the Series, or the Wild Card Game. */
export function placeName(place: number, stage: Stage): string {
  if (stage === "wild-card") return g("place", { base: 5, game: 0, side: "none" });
  if (isGames(stage)) return g("place", { base: 0, game: place + 1, side: "none" });
  return g("place", { base: (place % 4) + 1, game: 0, side: place >= 4 ? "down" : "none" });
}

export function colourName(colour: Colour): string {
  return g("colour", { track: colour });
}

/** "blue +1" */
export function bannerName(colour: Colour, points: number): string {
  return g("track-step", { track: colour, points });
}

export function statName(stat: string): string {
  return g(`stat-${stat.toLowerCase()}`);
}

/** The two parts of a Win card's name: the occasion and the ballpark. */
export function winParts(name: string): { occasion: string; park: string } {
  const [occasion, ...rest] = name.split(" at ");
  return rest.length ? { occasion: occasion!, park: rest.join(" at ") } : { occasion: "", park: name };
}

function bannersOf(card: Win): string {
  return Object.entries(card.banners)
    .map(([colour, points]) => bannerName(colour as Colour, points))
    .join(", ");
}

/** All text of a card, for screen readers. */
export function spoken(card: Character | Win | Happening): string {
  if (card.kind === "event") return `${g("face-event", { name: card.name })}.`;
  if (card.kind === "win") {
    const banners = bannersOf(card);
    return [
      card.name,
      g("face-requires", { requires: card.requires.join(" + ") }),
      ...(banners ? [g("face-banners", { banners })] : []),
      g("face-wins", { wins: card.wins }),
    ].join(". ");
  }
  const stats = statsOf(card)
    .map(([stat, value]) => `${stat} ${value}`)
    .join(", ");
  return [
    `${g("face-name", { name: card.name, club: card.club })}, ${g(`tier-${key(card.tier)}`)}, ${g(`alignment-${key(card.alignment)}`)}`,
    g("face-stats", { stats }),
    `${magicName(card.magic)}: ${magicText(card.magic)}`,
  ].join(". ");
}

/** The color of a stat, as a design token. */
export function statColour(stat: Parameters<typeof colourOf>[0]): string {
  return `var(--st-${colourOf(stat)})`;
}
