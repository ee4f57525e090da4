/** Fantasy in the glossary: facets of its cards, its magic, and its terms. */
import type { Ability, Facet, GameGlossary } from "../../pages/glossary/book";
import type { CardData } from "../../wire";
import { languageOf } from "../../words/languages";
import { addWords, sayOf, tell } from "../../words/words.svelte";
import { key, STATS, statsOf, type AnyCard, type Character, type Colour } from "./types";
import { bannerName, capital, g, magicName, magicText, statName } from "./words";

const SOURCE = "fantasy/glossary";
const files = import.meta.glob<string>("./words/glossary.*.ftl", { query: "?raw", import: "default", eager: true });
const words = Object.fromEntries(Object.entries(files).map(([path, text]) => [languageOf(path), text]));
for (const [spoken, text] of Object.entries(words)) addWords(SOURCE, spoken, text);

/** A message of the glossary. */
function t(id: string): string {
  return sayOf(SOURCE, id) ?? id;
}

const KINDS = ["character", "win", "event"];
const TIERS = ["Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame"];
const SIDES = ["Good", "Evil"];
/** In the order of the rules: F-11.1, F-11.2, … */
const MAGIC = [
  "ABDUCT",
  "AXE",
  "BERZERK",
  "BLESSING",
  "BRUTE FORCE",
  "DIG",
  "FLAMES",
  "FOCUS",
  "HELPER",
  "HIBERNATE",
  "JUSTICE",
  "MEOW",
  "MORPH",
  "PILE ON",
  "POWER JUICE",
  "RECRUIT",
  "REVIVE",
  "SHAPESHIFT",
  "SUMMON",
  "TELEPORT",
  "TRANSLUCENT",
];

function asCard(data: CardData): AnyCard {
  return data as AnyCard;
}

function characters(cards: CardData[]): Character[] {
  return cards.map(asCard).filter((card) => card.kind === "character");
}

function magicOf(cards: CardData[]): string[] {
  const found = new Set(characters(cards).map((card) => card.magic));
  return MAGIC.filter((magic) => found.has(magic));
}

/** A facet of Characters. */
function ofCharacter(id: string, values: { value: string; label: string }[], of: (card: Character) => string): Facet {
  return {
    id,
    label: t(`facet-${id}`),
    values,
    of: (data) => (asCard(data).kind === "character" ? [of(data as Character)] : []),
  };
}

function facets(cards: CardData[]): Facet[] {
  const clubs = [...new Set(characters(cards).map((card) => card.club))].sort();
  return [
    {
      id: "kind",
      label: t("facet-kind"),
      values: KINDS.map((value) => ({ value, label: t(`kind-${value}`) })),
      of: (card) => [asCard(card).kind],
    },
    ofCharacter(
      "tier",
      TIERS.map((value) => ({ value, label: g(`tier-${key(value)}`) })),
      (card) => card.tier,
    ),
    ofCharacter(
      "side",
      SIDES.map((value) => ({ value, label: g(`alignment-${key(value)}`) })),
      (card) => card.alignment,
    ),
    {
      id: "stat",
      label: t("facet-stat"),
      values: STATS.map((value) => ({ value, label: `${value} · ${statName(value)}` })),
      of: (data) => {
        const card = asCard(data);
        return card.kind === "win" ? card.requires : card.kind === "character" ? Object.keys(card.stats) : [];
      },
    },
    ofCharacter(
      "club",
      clubs.map((value) => ({ value, label: value })),
      (card) => card.club,
    ),
    ofCharacter(
      "magic",
      magicOf(cards).map((value) => ({ value, label: magicName(value) })),
      (card) => card.magic,
    ),
  ];
}

function ruleOf(magic: string): string {
  return `F-11.${MAGIC.indexOf(magic) + 1}`;
}

function abilities(cards: CardData[]): Ability[] {
  return magicOf(cards).map((magic) => ({
    id: magic,
    name: magicName(magic),
    text: magicText(magic),
    rule: ruleOf(magic),
    facet: "magic",
  }));
}

function facts(data: CardData): { text: string; rule?: string | null }[] {
  const card = asCard(data);
  if (card.kind === "event")
    return [
      { text: `${g("print-event")} · ${card.id}`, rule: "F-5.1.2" },
      { text: tell(card.text.season, "fantasy"), rule: `F-${card.id}` },
    ];
  if (card.kind === "win") {
    const banners = Object.entries(card.banners).map(([colour, points]) => bannerName(colour as Colour, points));
    return [
      { text: `${t("kind-win")} · ${card.id}`, rule: "F-2.5" },
      { text: g("face-requires", { requires: card.requires.join(" + ") }), rule: "F-6.3" },
      ...(banners.length ? [{ text: g("face-banners", { banners: banners.join(", ") }), rule: "F-6.6" }] : []),
      { text: g("face-wins", { wins: card.wins }), rule: "F-R5" },
    ];
  }
  const stats = statsOf(card).map(([stat, value]) => `${stat} ${value}`);
  return [
    { text: `${card.club} · ${card.id}`, rule: "F-2.4" },
    { text: `${g(`tier-${key(card.tier)}`)} · ${g(`alignment-${key(card.alignment)}`)}`, rule: "F-2.10" },
    { text: g("face-stats", { stats: stats.join(", ") }), rule: "F-2.1" },
    {
      text: g("face-magic", { magic: capital(magicName(card.magic)), text: magicText(card.magic) }),
      rule: ruleOf(card.magic),
    },
  ];
}

/** Stars first, because most readers look for them; then by the stats that they play for. */
function order(cards: CardData[]): CardData[] {
  const place = (data: CardData): number => {
    const card = asCard(data);
    return KINDS.indexOf(card.kind) * TIERS.length - (card.kind === "character" ? TIERS.indexOf(card.tier) : 0);
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}

const glossary: GameGlossary = {
  order,
  facets,
  abilities,
  abilitiesTitle: () => t("actions-title"),
  facts,
  sought: (data) => {
    const card = asCard(data);
    return card.kind === "character" ? `${card.club} ${magicName(card.magic)}` : "";
  },
  words,
};

export default glossary;
