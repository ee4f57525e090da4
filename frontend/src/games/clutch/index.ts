/** The client of Clutch. */
import { fold } from "../../table/fold";
import type { GameClient, Ribbon } from "../../table/game";
import type { WireEvent } from "../../wire";
import { phrase } from "../../words/phrases";
import { duration, scores } from "./beats";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { laid, usual } from "./look";
import LogMark from "./LogMark.svelte";
import { markOf } from "./marks";
import Park from "./Park.svelte";
import Rail from "./Rail.svelte";
import { label, preview } from "./say";
import { hear, newSheet, type Sheet } from "./sheet";
import { asEvent, type View } from "./types";
import { G, g, nameOf, w } from "./words";

/** The log has a heading for each half inning. */
function heading(heard: WireEvent): string | null {
  const event = asEvent(heard);
  return event.kind === "half" ? phrase("half", { inning: event.inning, top: event.top ? "yes" : "no" }) : null;
}

function ribbon(view: View, names: string[]): Ribbon | null {
  const sides = [1 - view.home, view.home].map((seat) => {
    return { name: names[seat] ?? "", score: String(view.teams[seat]!.runs), lamp: view.asked.includes(seat) };
  });
  if (view.over) return { sides, middle: w("final") };
  if (!laid(view)) return { sides, middle: w("before-game") };
  const under = view.clutch_moment ? g("clutch-moment") : g("outs", { outs: view.outs });
  return { sides, middle: G("half", { inning: view.inning, top: view.top ? "yes" : "no" }), under };
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
  usual,
  Park,
  Hand,
  Rail,
  ribbon,
  cardName: nameOf,
  Mark: LogMark,
  CardFace: Card,
};

export default client;
