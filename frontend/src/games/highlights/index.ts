/** The client of Highlights. */
import { fold } from "../../table/fold";
import type { GameClient, Ribbon } from "../../table/game";
import type { CardData, WireEvent } from "../../wire";
import { phrase } from "../../words/phrases";
import { duration, scores } from "./beats";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { buyParts, field } from "./later.svelte";
import { buying, isTop, onTurn, pairNumber, team } from "./look";
import Park from "./Park.svelte";
import Rail from "./Rail.svelte";
import { gameNow, hear, newSheet, type GameScore, type Sheet } from "./sheet";
import LogMark from "./LogMark.svelte";
import { markOf } from "./marks";
import { label, preview } from "./say";
import { asEvent, type View } from "./types";
import { g, w } from "./words";

/**
 * The log has a heading for each half inning and each buy round. Buy rounds before the series are numbered, and start
 * with the cards that are revealed for them. The state of the game comes from the sheet, because the view may be a
 * later one.
 */
function heading(heard: WireEvent, view: View, sheet: Sheet): string | null {
  const event = asEvent(heard);
  if (event.kind === "game" && event.stage === "pre-rounds")
    return phrase("buy-round-of", { number: event.number, count: event.best_of });
  if (event.kind === "game") return phrase("head-game", { number: event.number });
  if (event.kind === "buy-round") return gameNow(sheet, event.pair) ? phrase("head-buy") : null;
  if (event.kind === "inning") return event.inning ? half(gameNow(sheet, event.pair), null, view) : null;
  if (event.kind !== "played" && event.kind !== "pinched" && event.kind !== "entered") return null;
  if (event.kind === "entered" && view.sides[event.seat]?.team) return null;
  return half(gameNow(sheet, sheet.pairOf[event.seat] ?? -1), event.seat, view);
}

/** The side at bat; the visitor, who bats first, if the event names none. */
function half(game: GameScore | null, seat: number | null, view: View): string | null {
  if (!game || game.winner !== null) return null;
  const inning = phrase("ordinal", { number: game.inning });
  if (game.inning > 6) return phrase("head-extra", { inning });
  const side = seat ?? game.visitor;
  const team = view.sides[side]?.team;
  const name = team ? phrase(`team-${team}`) : phrase("machine");
  return phrase(side === game.visitor ? "head-half-top" : "head-half-bottom", { inning, team: name });
}

function ribbon(view: View, names: string[]): Ribbon | null {
  const number = pairNumber(view, null, view.viewer);
  const pair = view.pairs[number];
  if (!pair) return null;
  const turn = onTurn(view, pair);
  const sides = [pair.visitor, pair.home].map((seat) => {
    const side = view.sides[seat]!;
    return { name: team(side, names), score: String(side.runs), lamp: turn.includes(seat) };
  });
  const inning = w("ordinal", { number: Math.max(1, pair.inning) });
  let middle = w(pair.inning > 6 ? "half-extra" : isTop(view, pair) ? "half-top" : "half-bottom", { inning });
  if (view.over) middle = w("half-over");
  else if (buying(pair, number, null)) middle = w("half-buy");
  else if (pair.inning < 1 || pair.question === "on-deck") middle = w("half-before");
  const stage = g(`stage-${pair.stage}`, { mode: view.mode });
  const count = `${pair.game}/${pair.best_of}`;
  const under = pair.stage === "pre-rounds" ? count : `${stage} ${count}`;
  return { sides, middle, under: pair.best_of > 1 ? under : undefined };
}

function prepare(view: View): Promise<unknown> {
  const number = pairNumber(view, null, view.viewer);
  const pair = view.pairs[number];
  return pair && buying(pair, number, null) ? buyParts.load() : field.load();
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
  Park,
  Hand,
  Rail,
  prepare,
  ribbon,
  cardName: (card: string, cards: Record<string, CardData>) => cards[card]?.name ?? w("card-face-down"),
  Mark: LogMark,
  CardFace: Card,
};

export default client;
