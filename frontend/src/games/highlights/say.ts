/** The text of the prompt for a choice: a short label for its button, and its certain effects. No rules. */
import type { CardData, Choice } from "../../wire";
import { card as asCard, type View } from "./types";
import { actionLine, hitName, nameParts, w } from "./words";

type Cards = Record<string, CardData>;

function shortName(id: string | undefined, cards: Cards): string {
  const found = id === undefined ? undefined : cards[id];
  if (!found) return "";
  return asCard(found).type === "robot" || asCard(found).tier === "rookie" ? found.name : nameParts(found.name).last;
}

const WITH_CARD = ["play", "on-deck", "buy", "demote", "discard-on-deck", "save-on-deck"];
const ALONE = ["pinch-on-deck", "pinch-lineup", "return-on-deck", "save-lineup"];

/** A verb and an object; null for the text of the server. */
export function label(choice: Choice, _view: View, cards: Cards): string | null {
  const kind = choice.message.replace("choice-", "");
  const card = shortName(choice.cards[0], cards);
  if (WITH_CARD.includes(kind) && card) return w(`do-${kind}`, { card, cost: Number(choice.args["cost"] ?? 0) });
  return ALONE.includes(kind) ? w(`do-${kind}`) : null;
}

/** The certain effects, computed from the faces of cards and public numbers. */
export function preview(choice: Choice, view: View, _names: string[], cards: Cards): string | null {
  const kind = choice.message.replace("choice-", "");
  const side = view.viewer === null ? undefined : view.sides[view.viewer];
  const first = choice.cards[0];
  const found = first === undefined ? undefined : cards[first];
  if (kind === "play" && found) return comes(found);
  if (kind === "pinch-on-deck" || kind === "pinch-lineup") {
    const next = kind === "pinch-on-deck" ? side?.on_deck?.card : side?.lineup.top[0];
    const out = shortName(first, cards);
    const comer = next ? cards[next] : undefined;
    return comer ? w("sure-pinch", { out, card: comer.name, rest: comes(comer) }) : w("sure-pinch-blind", { out });
  }
  if (kind === "buy" && found && side) {
    const cost = asCard(found).cost ?? 0;
    return w("sure-buy", { left: side.money - cost, money: side.money });
  }
  if (kind === "demote" && found) return w("sure-demote", { revenue: asCard(found).revenue });
  if (kind === "save-on-deck" && found) return asCard(found).actions.map(actionLine).join(" ") || w("card-no-action");
  return null;
}

/** The effects of a card: its action, then its hits. */
function comes(data: CardData): string {
  const card = asCard(data);
  const parts = card.actions.map(actionLine);
  const hits = card.hits.map(hitName).join(", ");
  parts.push(hits ? w("sure-hits", { hits }) : w("sure-no-hits"));
  return parts.join(" ");
}
