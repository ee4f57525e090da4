/** The text of the prompt for a choice: a short label for its button, and its certain effects. No rules. */
import type { CardData, Choice } from "../../wire";
import { tell } from "../../words/words.svelte";
import { batter, pitcher, worded, type Ratings, type View } from "./types";
import { bonusOf, G, g, GAME, nameOf, num, positions, signed, surname, w } from "./words";

type Cards = Record<string, CardData>;

const WITH_NAME = ["bring-in", "replace", "pinch-hit", "newcomer", "shift", "shift-with", "bat", "coach"];
const WITH_TITLE = ["card", "cost", "discard", "pick-discarded", "take-back"];

function kindOf(choice: Choice): string {
  return choice.message.replace("choice-", "");
}

/** A verb and an object; null for the text of the server. */
export function label(choice: Choice, _view: View, cards: Cards): string | null {
  const kind = kindOf(choice);
  const id = choice.cards[0];
  if (id && WITH_NAME.includes(kind))
    return w(`do-${kind}`, {
      name: kind === "coach" ? nameOf(id, cards) : surname(id, cards),
      position: String(choice.args["position"] ?? ""),
    });
  if (id && WITH_TITLE.includes(kind)) return w(`do-${kind}`, { card: nameOf(id, cards) });
  return null;
}

const ZONES: Record<string, keyof Ratings> = {
  C: "battery",
  "1B": "infield",
  "2B": "infield",
  "3B": "infield",
  SS: "infield",
  LF: "outfield",
  CF: "outfield",
  RF: "outfield",
};

/** The ratings of a team after a change. */
export function ratingsAfter(
  choice: Choice,
  view: View,
  seat: number,
  cards: Cards,
): Partial<Record<keyof Ratings, [number, number]>> {
  const team = view.teams[seat]!;
  const found: Partial<Record<keyof Ratings, [number, number]>> = {};
  const add = (zone: keyof Ratings | undefined, by: number) => {
    if (!zone) return;
    const [before, after] = found[zone] ?? [team.ratings[zone], team.ratings[zone]];
    found[zone] = [before, after + by];
  };
  const row = (player: string | undefined) => team.lineup.find((each) => each.player === player);
  const kind = kindOf(choice);
  if (kind === "bring-in") {
    const [now, next] = [pitcher(cards, team.mound.player), pitcher(cards, choice.cards[0])];
    if (now && next) add("battery", next.defence - now.defence);
  } else if (kind === "newcomer") {
    const out = row(choice.cards[1]);
    if (out?.position) add(ZONES[out.position], Number(choice.args["rating"] ?? 0) - (out.rating ?? 0));
  } else if (kind === "shift-with") {
    const [other, mover] = [row(choice.cards[0]), row(choice.cards[1])];
    const [there, here] = (choice.args["ratings"] as number[] | undefined) ?? [];
    if (other?.position && mover?.position && there !== undefined && here !== undefined) {
      add(ZONES[other.position], there - (other.rating ?? 0));
      add(ZONES[mover.position], here - (mover.rating ?? 0));
    }
  }
  return found;
}

/** "Infield 9 → 11" for every rating that would change. */
export function ratingLine(choice: Choice, view: View, seat: number, cards: Cards): string {
  return Object.entries(ratingsAfter(choice, view, seat, cards))
    .filter(([, [before, after]]) => before !== after)
    .map(([zone, [before, after]]) =>
      w("rating-change", { rating: G(`attribute-${zone}`), before: num(before), after: num(after) }),
    )
    .join(", ");
}

/** Whether the ratings rise or fall in total. */
export function ratingGain(choice: Choice, view: View, seat: number, cards: Cards): number {
  return Object.values(ratingsAfter(choice, view, seat, cards)).reduce(
    (gain, [before, after]) => gain + after - before,
    0,
  );
}

/** The numbers of a player on one line. */
export function numbers(id: string | undefined, cards: Cards): string {
  const [b, p] = [batter(cards, id), pitcher(cards, id)];
  if (b)
    return [
      `${g("print-on-base")} ${b.on_base}${b.bonus ? ` (${bonusOf(b)})` : ""}`,
      `${g("print-speed")} ${b.speed}`,
      positions(b),
      g("bats", { hand: b.bats }),
    ].join(" · ");
  if (p)
    return [
      `${g("print-command")} ${signed(p.command)}${p.bonus ? ` (${bonusOf(p)})` : ""}`,
      g("print-innings", { count: p.ip }),
      g("throws", { hand: p.throws }),
      w("defence-of", { value: signed(p.defence) }),
    ].join(" · ");
  return "";
}

const CHANCES: Record<string, string> = {
  "steal-second": "chance-safe",
  "steal-third": "chance-safe",
  "double-steal": "chance-safe",
  advance: "chance-safe",
  send: "chance-safe",
  "throw-at": "chance-out",
  throw: "chance-out",
  "try-two": "chance-two",
  bunt: "chance-bunt",
  "bunt-again": "chance-bunt",
};

/** The certain effects of a choice, and its chance of success. */
export function preview(choice: Choice, view: View, _names: string[], cards: Cards): string | null {
  const kind = kindOf(choice);
  const chance = choice.args["chance"];
  if (typeof chance === "number" && CHANCES[kind]) return w(CHANCES[kind], { chance });
  const id = choice.cards[0];
  const found = worded(cards, id);
  if (found && kind !== "alternative") {
    const said = found.lines.map((line) => tell(line, GAME)).join(" ");
    return found.cost && kind === "card" ? `${said} ${w("costs", { count: found.cost })}` : said;
  }
  const seat = view.viewer;
  if (seat === null) return null;
  if (kind === "bat" || kind === "pinch-hit" || kind === "bring-in" || kind === "newcomer") {
    const tired = kind === "bring-in" && view.teams[seat]!.pitchers.some((each) => each.player === id && each.tired);
    return [numbers(id, cards), tired ? w("comes-tired") : "", ratingLine(choice, view, seat, cards)]
      .filter(Boolean)
      .join(" · ");
  }
  if (kind === "shift-with") return ratingLine(choice, view, seat, cards) || w("rating-same");
  if (kind === "pass" && view.question === "card") return w("sure-pass");
  return null;
}
