/** The client of Fantasy. */
import { fold } from "../../table/fold";
import type { GameClient, Ribbon } from "../../table/game";
import type { CardData, WireEvent } from "../../wire";
import { phrase } from "../../words/phrases";
import { duration, scores } from "./beats";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { standings } from "./look";
import LogMark from "./LogMark.svelte";
import { markOf } from "./marks";
import Park from "./Park.svelte";
import Rail from "./Rail.svelte";
import { label, preview } from "./say";
import { hear, newSheet, type Sheet } from "./sheet";
import { asEvent, type View } from "./types";
import { g, placeName, w } from "./words";

/** The log has a heading for each week of a month and for each game of the Series. */
function heading(heard: WireEvent, _view: View, sheet?: Sheet): string | null {
  const event = asEvent(heard);
  const stage = sheet?.stage ?? "season";
  switch (event.kind) {
    case "first":
      return phrase("stage-draft");
    case "month":
      return phrase("head-month", { month: event.month });
    case "wild-card":
      return phrase("stage-wild-card");
    case "series":
      return phrase("stage-series");
    case "week":
      if (stage === "series") return phrase("head-game", { number: event.place + 1 });
      return stage === "season" ? phrase("head-week", { month: sheet?.month ?? 1, base: event.place + 1 }) : null;
    default:
      return null;
  }
}

function ribbon(view: View, names: string[]): Ribbon | null {
  const inSeries = view.stage === "series" || view.stage === "over";
  const all = inSeries ? view.finalists.map((seat) => ({ seat, wins: view.managers[seat]!.games })) : standings(view);
  const me = all.find(({ seat }) => seat === view.viewer) ?? all[0];
  const best = all.find((one) => one !== me);
  if (!me || !best) return null;
  const sides = [me, best].map(({ seat, wins }) => ({
    name: names[seat] ?? "",
    score: String(wins),
    lamp: view.asked.includes(seat),
  }));
  if (view.stage === "over" || view.stage === "draft" || view.stage === "wild-card")
    return { sides, middle: g(`stage-${view.stage}`) };
  const where = view.laid ? placeName(view.place, view.stage) : g(`stage-${view.stage}`);
  return { sides, middle: where, under: view.stage === "season" ? w("month", { month: view.month }) : undefined };
}

const client: GameClient<View, Sheet> = {
  fold,
  newSheet,
  hear,
  duration,
  scores,
  heading,
  mark: markOf,
  label,
  preview,
  placed: ({ args }) => args["track"] !== undefined || args["stat"] !== undefined || args["manager"] !== undefined,
  Park,
  Hand,
  Rail,
  ribbon,
  cardName: (card: string, cards: Record<string, CardData>) => cards[card]?.name ?? w("face-down"),
  Mark: LogMark,
  CardFace: Face,
};

export default client;
