/** The texts of this table: those of the game, which come from the server, and those of the table, in `words/`. */
import { sayOf, type Args } from "../../words/words.svelte";
import { key, type Action, type Card } from "./types";

const GAME = "highlights";
export const TABLE = `${GAME}/table`;

/** A message of this table. */
export function w(id: string, args?: Args): string {
  return sayOf(TABLE, id, args) ?? id;
}

/** A message of the game, which comes from the server. */
export function g(id: string, args?: Args): string {
  return sayOf(GAME, id, args) ?? "";
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The name of an action, with its hit or number if it has one. */
export function actionName(action: Pick<Action, "action" | "hit" | "count">): string {
  const hit = action.hit ? g(`hit-${key(action.hit)}`) : "none";
  return capital(g(`action-${key(action.action)}`, { hit, count: action.count ?? 1 }) || action.action);
}

/** The name alone, as printed large on a card. */
export function actionTitle(action: Pick<Action, "action" | "count">): string {
  return capital(g(`action-${key(action.action)}`, { hit: "none", count: action.count ?? 1 }) || action.action);
}

/** The name of an action and its effect, in a sentence. */
export function actionLine(action: Action): string {
  const hit = action.hit ? key(action.hit) : "none";
  return `${actionName(action)}: ${g(`action-text-${key(action.action)}`, { hit, count: action.count ?? 1 })}`;
}

/** The effect of an action, as short as printed on a card. */
export function actionShort(action: Action): string {
  return w(`short-${key(action.action)}`, { hit: action.hit ? hitName(action.hit) : "", count: action.count ?? 1 });
}

export function hitName(hit: string): string {
  return capital(g(`hit-${key(hit)}`) || hit);
}

export function speedName(speed: string): string {
  return capital(g(`speed-${speed}`) || speed);
}

export function typeName(type: string): string {
  return capital(g(`type-${type}`) || type);
}

/** The name of a team: its city, or the name of the solitaire opponent. */
export function teamName(team: string | null, name: string): string {
  return (team && g(`team-${team}`)) || name;
}

/** All text of a card, for screen readers. */
export function spoken(card: Card): string {
  const hits = card.hits.map(hitName).join(", ");
  const parts = [
    `${card.name}, ${typeName(card.type)}, ${speedName(card.speed)}`,
    hits ? w("card-hits", { hits }) : w("card-no-hits"),
    card.actions.map(actionName).join(", ") || w("card-no-action"),
    w("card-revenue", { revenue: card.revenue }),
  ];
  if (card.cost !== null && card.cost !== undefined) parts.push(w("card-cost", { cost: card.cost }));
  if (card.pinch) parts.push(w("card-pinch"));
  return parts.join(". ") + ".";
}

/** The two parts of a person's name: a small face has room for the last name only. */
export function nameParts(name: string): { first: string; last: string } {
  const words = name.split(" ");
  if (words.length < 2 || /\d/.test(name)) return { first: "", last: name };
  return { first: words[0]! + " ", last: words.slice(1).join(" ") };
}

/** The printed number of a card: `OFA-24` is FA 24, `OST-LA-14` is LA 14. */
export function cardNumber(id: string): string {
  return id
    .replace(/^OST-/, "")
    .replace(/^O(?=FA-)/, "")
    .replace("-", " ");
}
