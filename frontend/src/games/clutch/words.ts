/** The texts of this table: those of the game, which come from the server, and those of the table, in `words/`. */
import type { CardData } from "../../wire";
import { capital } from "../../words/phrases";
import { language, sayOf, tell, type Args } from "../../words/words.svelte";
import { isPlayer, type AnyCard, type Batter, type Pitcher, type Result, type Worded } from "./types";

export const GAME = "clutch";
const TABLE = `${GAME}/table`;

/** A message of this table. */
export function w(id: string, args?: Args): string {
  return sayOf(TABLE, id, args) ?? id;
}

/** A message of the game, which comes from the server. */
export function g(id: string, args?: Args): string {
  return sayOf(GAME, id, args) ?? "";
}

/** The same with a capital letter. */
export function G(id: string, args?: Args): string {
  return capital(g(id, args), language());
}

/** A number with its sign, and a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function num(value: number): string {
  return String(value).replace("-", "−");
}

export function resultName(result: Result): string {
  return g(`result-${result.toLowerCase()}`);
}

/** The name of a card: players by name, other cards by their title in the current language. */
export function nameOf(id: string | null | undefined, cards: Record<string, CardData>): string {
  const found = id ? cards[id] : undefined;
  if (!found) return g("a-card");
  return "title" in found ? tell((found as Worded).title, GAME) : found.name;
}

/** A player's last name. */
export function surname(id: string | null | undefined, cards: Record<string, CardData>): string {
  return nameOf(id, cards).split(" ").at(-1) ?? "";
}

/** When a card can be played, and its effects. */
export function halves(card: Worded): { when: string; what: string } {
  const sentence = tell(card.lines[0] ?? "", GAME);
  const cut = sentence.indexOf(": ");
  if (cut < 0) return { when: "", what: sentence };
  return { when: sentence.slice(0, cut), what: capital(sentence.slice(cut + 2), language()) };
}

export function speedLetter(speed: number): string {
  return speed >= 20 ? "A" : speed >= 15 ? "B" : speed >= 10 ? "C" : speed >= 5 ? "D" : "E";
}

export function positions(card: Batter): string {
  return Object.entries(card.pos)
    .map(([position, rating]) => (position === "DH" ? position : `${position} ${signed(rating)}`))
    .join(", ");
}

/** "L +2" */
export function bonusOf(card: Batter | Pitcher): string {
  return card.bonus ? `${card.bonus.vs} ${signed(card.bonus.value)}` : "";
}

/** All text of a card, for screen readers. */
export function spoken(card: AnyCard): string {
  if (!isPlayer(card)) {
    const kind =
      card.kind === "coach"
        ? G("card-kind-coach", { kind: card.role ?? "" })
        : card.kind === "stadium"
          ? G("card-kind-stadium", { roof: card.roof ?? "" })
          : g("print-side", { colour: card.colour ?? "" });
    return [tell(card.title, GAME), kind, card.lines.map((line) => tell(line, GAME)).join(" ")].join(". ");
  }
  const bonus = card.bonus ? bonusOf(card) : "none";
  const line =
    card.kind === "batter"
      ? g("batter-line", {
          name: card.name,
          positions: positions(card),
          hand: card.bats,
          on_base: card.on_base,
          bonus,
          speed: card.speed,
        })
      : g("pitcher-line", {
          name: card.name,
          role: card.role,
          hand: card.throws,
          command: card.command,
          bonus,
          innings: card.ip,
        });
  return `${line}. ${g("face-chart", { chart: card.chart })}.`;
}
