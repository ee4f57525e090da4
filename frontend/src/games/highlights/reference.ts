/** Highlights in the glossary: facets of its cards, its actions, and its terms. */
import type { Ability, Facet, GameGlossary } from "../../pages/glossary/book";
import type { CardData } from "../../wire";
import { languageOf } from "../../words/languages";
import { addWords, sayOf } from "../../words/words.svelte";
import { card as asCard, key, type Action, type CardType, type Speed } from "./types";
import { actionName, actionTitle, g, hitName, speedName, teamName, typeName, w } from "./words";

const SOURCE = "highlights/glossary";
const files = import.meta.glob<string>("./words/glossary.*.ftl", { query: "?raw", import: "default", eager: true });
const words = Object.fromEntries(Object.entries(files).map(([path, text]) => [languageOf(path), text]));
for (const [spoken, text] of Object.entries(words)) addWords(SOURCE, spoken, text);

/** A message of the glossary. */
function t(id: string): string {
  return sayOf(SOURCE, id) ?? id;
}

const TYPES: readonly CardType[] = ["natural", "robot", "cyborg"];
const SPEEDS: readonly Speed[] = ["slow", "average", "fast"];
const TIERS = ["rookie", "veteran", "free agent"];
const NO_ACTION = "none";
const NO_TEAM = "none";

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function tierName(tier: string): string {
  return capital(g(`tier-${key(tier)}`));
}

/** Every action of the set once, identified by its rule; its hits and numbers do not matter. */
function actionsOf(cards: CardData[]): Action[] {
  const found = new Map<string, Action>();
  for (const one of cards)
    for (const action of asCard(one).actions) if (!found.has(action.action)) found.set(action.action, action);
  const place = (action: Action): number => Number(action.rule?.split(".")[1] ?? 0);
  return [...found.values()].sort((one, other) => place(one) - place(other));
}

function facets(cards: CardData[]): Facet[] {
  const teams = [...new Set(cards.map((one) => asCard(one).team).filter((team): team is string => !!team))];
  return [
    {
      id: "type",
      label: t("facet-type"),
      values: TYPES.map((value) => ({ value, label: typeName(value) })),
      of: (one) => [asCard(one).type],
    },
    {
      id: "speed",
      label: t("facet-speed"),
      values: SPEEDS.map((value) => ({ value, label: speedName(value) })),
      of: (one) => [asCard(one).speed],
    },
    {
      id: "tier",
      label: t("facet-tier"),
      values: TIERS.map((value) => ({ value: key(value), label: tierName(value) })),
      of: (one) => [key(asCard(one).tier)],
    },
    {
      id: "team",
      label: t("facet-team"),
      values: [
        ...teams.map((value) => ({ value, label: teamName(value, value) })),
        { value: NO_TEAM, label: t("facet-team-none") },
      ],
      of: (one) => [asCard(one).team ?? NO_TEAM],
    },
    {
      id: "action",
      label: t("facet-action"),
      values: [
        ...actionsOf(cards).map((action) => ({
          value: action.action,
          label: actionTitle({ ...action, count: 1 }),
        })),
        { value: NO_ACTION, label: w("card-no-action") },
      ],
      of: (one) => (asCard(one).actions.length ? asCard(one).actions.map((action) => action.action) : [NO_ACTION]),
    },
  ];
}

function explained(action: Action): string {
  return g(`action-text-${key(action.action)}`, { hit: key(action.hit ?? "none"), count: action.count ?? 1 });
}

function abilities(cards: CardData[]): Ability[] {
  return actionsOf(cards).map((action) => ({
    id: action.action,
    name: actionTitle({ ...action, count: 1 }),
    text: action.hit ? t(`action-any-${key(action.action)}`) : explained({ ...action, count: 1 }),
    rule: action.rule ?? null,
    facet: "action",
  }));
}

function facts(data: CardData): { text: string; rule?: string | null }[] {
  const one = asCard(data);
  const hits = one.hits.map((hit) => hitName(hit).toLowerCase()).join(", ");
  return [
    { text: `${one.city} · ${tierName(one.tier)} · ${one.id}`, rule: "H-3.3" },
    { text: g("face-type", { type: typeName(one.type), speed: g(`speed-${one.speed}`) }), rule: "H-3.5" },
    { text: hits ? g("face-hits", { hits }) : g("face-no-hits"), rule: "H-3.6" },
    ...one.actions.map((action) => ({
      text: g("face-action", { action: actionName(action), text: explained(action) }),
      rule: action.rule ?? null,
    })),
    ...(one.pinch ? [{ text: g("face-pinch"), rule: "H-9.1" }] : []),
    { text: g("face-revenue", { revenue: one.revenue }), rule: "H-15.1" },
    ...(one.cost === null || one.cost === undefined
      ? []
      : [{ text: g("face-cost", { cost: one.cost }), rule: "H-15.4" }]),
  ];
}

/** Stars first, because most readers look for them. */
function order(cards: CardData[]): CardData[] {
  return cards.toSorted((one, other) => TIERS.indexOf(asCard(other).tier) - TIERS.indexOf(asCard(one).tier));
}

const glossary: GameGlossary = {
  order,
  facets,
  abilities,
  abilitiesTitle: () => t("actions-title"),
  facts,
  sought: (one) => asCard(one).city,
  words,
};

export default glossary;
