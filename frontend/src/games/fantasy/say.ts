/** The text of the prompt for a choice: a short label for its button, and its certain effects. No rules. */
import type { Choice } from "../../wire";
import { afterOf } from "./look";
import { plan } from "./plan.svelte";
import { character, printedTotal, win, type Cards, type View } from "./types";
import { magicName, magicText, placeName, w } from "./words";

const WITH_CARD = [
  "keep",
  "open",
  "discard",
  "claim",
  "claim-reserved",
  "drop",
  "robot",
  "wild-card",
  "dig",
  "dig-spot",
  "replace",
  "morph",
  "revive",
  "shapeshift",
  "recruit",
];
const STARTS = ["roster", "lineup", "first-game", "game"];

function kindOf(choice: Choice): string {
  return choice.message.replace("choice-", "");
}

/** A verb and an object; null for the text of the server. */
export function label(choice: Choice, view: View, cards: Cards): string | null {
  const kind = kindOf(choice);
  const card = cards[choice.cards[0] ?? ""]?.name ?? "";
  if ((kind === "magic" || kind === "copy") && card) {
    const magic = magicName(String(choice.args["magic"]));
    return w(kind === "magic" ? "do-magic" : "do-copy", { magic });
  }
  if (STARTS.includes(kind)) {
    if (plan.full && (kind === "roster" || kind === "lineup")) return w("do-set");
    return w("do-start", { card, place: placeName(choice.bases[0] ?? 0, view.stage) });
  }
  return WITH_CARD.includes(kind) && card ? w(`do-${kind}`, { card }) : null;
}

/** The certain effects, computed from public numbers. */
export function preview(choice: Choice, view: View, names: string[], cards: Cards): string | null {
  const kind = kindOf(choice);
  const found = character(cards, choice.cards[0]);
  if (STARTS.includes(kind) && found) {
    const place = choice.bases[0] ?? 0;
    const game = win(cards, view.field[place + (choice.args["down"] ? 4 : 0)]);
    return game ? w("sure-start", { stats: game.requires.join(" + "), total: printedTotal(found, game) }) : null;
  }
  if (kind === "wild-card" && found) {
    const game = win(cards, view.field[0]);
    return game ? w("sure-start", { stats: game.requires.join(" + "), total: printedTotal(found, game) }) : null;
  }
  const text = kind === "magic" || kind === "copy" ? magicText(String(choice.args["magic"]), view.stage) : "";
  return [text, totals(choice, view, names)].filter(Boolean).join(" ") || null;
}

/** "You: 14 becomes 24. You lead." */
function totals(choice: Choice, view: View, names: string[]): string {
  const after = afterOf(choice);
  if (!after) return "";
  const parts: string[] = [];
  view.managers.forEach((manager, seat) => {
    const total = after.totals[seat] ?? null;
    if (total === manager.total) return;
    const who = seat === view.viewer ? "you" : "other";
    const name = names[seat] ?? "";
    if (total === null) parts.push(w("sure-gone", { who, name }));
    else if (manager.total === null) parts.push(w("sure-new-total", { who, name, total }));
    else parts.push(w("sure-total", { who, name, before: manager.total, total }));
  });
  view.managers.forEach((manager, seat) => {
    if (after.leads[seat] && !manager.leads)
      parts.push(w("sure-leads", { who: seat === view.viewer ? "you" : "other", name: names[seat] ?? "" }));
  });
  return parts.join(" ");
}
