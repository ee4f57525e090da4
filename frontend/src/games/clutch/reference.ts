/** Clutch in the glossary: facets of its cards, when cards are played, and its terms. */
import type { Ability, Facet, GameGlossary } from "../../pages/glossary/book";
import type { CardData } from "../../wire";
import { languageOf } from "../../words/languages";
import { addWords, sayOf, tell } from "../../words/words.svelte";
import { card as asCard, isPlayer, type AnyCard } from "./types";
import { bonusOf, g, G, GAME, positions, signed, speedLetter } from "./words";

const SOURCE = "clutch/glossary";
const files = import.meta.glob<string>("./words/glossary.*.ftl", { query: "?raw", import: "default", eager: true });
const words = Object.fromEntries(Object.entries(files).map(([path, text]) => [languageOf(path), text]));
for (const [spoken, text] of Object.entries(words)) addWords(SOURCE, spoken, text);

/** A message of the glossary. */
function t(id: string): string {
  return sayOf(SOURCE, id) ?? id;
}

const KINDS = ["batter", "pitcher", "strategy", "coach", "stadium"];
const POSITIONS = ["C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH", "SP", "RP"];
const COLOURS = ["blue", "red", "grey"];
const RARITIES = ["common", "uncommon", "rare", "ultra-rare"];
const WINDOWS = [
  "half start",
  "substitution",
  "steal declared",
  "bunt",
  "before the pitch",
  "after the pitch",
  "advantage",
  "before the swing",
  "after the swing",
  "result",
  "advance declared",
  "before the throw",
  "after the throw",
  "throw result",
  "after the outcome",
  "half end",
  "card played",
  "any time",
];

function windowsOf(card: AnyCard): string[] {
  if (isPlayer(card) || card.kind === "stadium") return [];
  return [card.window ?? []].flat();
}

function placesOf(card: AnyCard): string[] {
  if (!isPlayer(card)) return [];
  return card.kind === "batter" ? Object.keys(card.pos) : [card.role];
}

function iconsOf(card: AnyCard): string[] {
  return isPlayer(card) ? card.icons : [];
}

function dashed(word: string): string {
  return word.replaceAll(" ", "-");
}

function facet(id: string, values: { value: string; label: string }[], of: (card: AnyCard) => string[]): Facet {
  return { id, label: t(`facet-${id}`), values, of: (data) => of(asCard(data)) };
}

function used(values: string[], cards: CardData[], of: (card: AnyCard) => string[]): string[] {
  const found = new Set(cards.flatMap((card) => of(asCard(card))));
  return values.filter((value) => found.has(value));
}

function icons(cards: CardData[]): string[] {
  return [...new Set(cards.flatMap((card) => iconsOf(asCard(card))))].sort();
}

function facets(cards: CardData[]): Facet[] {
  const clubs = [
    ...new Set(
      cards
        .map(asCard)
        .filter(isPlayer)
        .map((card) => card.team),
    ),
  ].sort();
  return [
    facet(
      "kind",
      KINDS.map((value) => ({ value, label: t(`kind-${value}`) })),
      (card) => [card.kind],
    ),
    facet(
      "club",
      clubs.map((value) => ({ value, label: value })),
      (card) => (isPlayer(card) ? [card.team] : []),
    ),
    facet(
      "position",
      POSITIONS.map((value) => ({ value, label: value })),
      placesOf,
    ),
    facet(
      "icon",
      icons(cards).map((value) => ({ value, label: `${value} · ${g(`icon-${value.toLowerCase()}`)}` })),
      iconsOf,
    ),
    facet(
      "colour",
      COLOURS.map((value) => ({ value, label: t(`colour-${value}`) })),
      (card) => (!isPlayer(card) && card.colour ? [card.colour] : []),
    ),
    facet(
      "window",
      used(WINDOWS, cards, windowsOf).map((value) => ({ value, label: G(`card-window-${dashed(value)}`) })),
      windowsOf,
    ),
    facet(
      "rarity",
      RARITIES.map((value) => ({ value, label: G("print-rarity", { rarity: value }) })),
      (card) => (!isPlayer(card) && card.rarity ? [card.rarity] : []),
    ),
  ];
}

function abilities(cards: CardData[]): Ability[] {
  return [
    ...used(WINDOWS, cards, windowsOf).map((window) => {
      return {
        id: window,
        name: G(`card-window-${dashed(window)}`),
        text: t(`window-${dashed(window)}`),
        rule: window === "card played" ? "C-3.9.2" : "C-3.9.11",
        facet: "window",
      };
    }),
    ...icons(cards).map((icon) => ({
      id: icon,
      name: icon,
      text: G(`icon-${icon.toLowerCase()}`),
      rule: "C-1.1",
      facet: "icon",
    })),
  ];
}

type Facts = { text: string; rule?: string | null }[];

function facts(data: CardData): Facts {
  const card = asCard(data);
  if (!isPlayer(card)) {
    const kind =
      card.kind === "coach"
        ? G("card-kind-coach", { kind: card.role ?? "" })
        : card.kind === "stadium"
          ? G("card-kind-stadium", { roof: card.roof ?? "" })
          : g("print-side", { colour: card.colour ?? "" });
    const rule = card.kind === "coach" ? "C-1.4" : card.kind === "stadium" ? "C-1.5" : "C-1.3";
    const marks = [
      card.rarity && g("print-rarity", { rarity: card.rarity }),
      card.momentum && g("print-momentum"),
      card.weather && g("print-weather"),
    ].filter(Boolean);
    return [
      { text: `${kind} · ${card.id}`, rule },
      ...(marks.length ? [{ text: marks.join(" · "), rule: "C-2.2.2" }] : []),
      ...card.lines.map((line) => ({
        text: tell(line, GAME),
        rule: card.kind === "strategy" ? "C-1.3.2" : rule,
      })),
    ];
  }
  const bonus = card.bonus ? { vs: card.bonus.vs, bonus: card.bonus.value } : { vs: "none", bonus: 0 };
  const common: Facts = [
    { text: g("face-chart", { chart: card.chart.replaceAll("-", "–") }), rule: "C-3.8.24" },
    ...(card.clutch ? [{ text: g("face-clutch", { value: signed(card.clutch) }), rule: "C-3.7.2" }] : []),
    ...(card.icons.length
      ? [
          {
            text: g("face-icons", {
              icons: card.icons
                .map((icon) => g("face-icon", { icon, about: g(`icon-${icon.toLowerCase()}`) }))
                .join(", "),
            }),
            rule: "C-1.1",
          },
        ]
      : []),
    { text: g("face-salary", { value: card.salary }), rule: "C-2.1.4" },
  ];
  if (card.kind === "batter")
    return [
      { text: `${card.team} · ${card.id}`, rule: "C-1.1" },
      { text: G("face-hand-batter", { hand: card.bats }), rule: "C-1.1" },
      { text: g("face-on-base", { value: card.on_base, ...bonus }), rule: "C-3.8.17" },
      { text: g("face-speed", { value: card.speed, letter: speedLetter(card.speed) }), rule: "C-1.1.3" },
      { text: g("face-positions", { positions: positions(card) }), rule: "C-3.3.1" },
      ...common,
    ];
  return [
    {
      text: `${card.team} · ${G("face-pitcher", { role: g(`role-${card.role.toLowerCase()}`), id: card.id })}`,
      rule: "C-1.2",
    },
    { text: G("face-hand-pitcher", { hand: card.throws }), rule: "C-1.2" },
    { text: g("face-command", { value: card.command, ...bonus }), rule: "C-3.8.11" },
    { text: g("face-innings", { value: card.ip }), rule: "C-3.4.1" },
    { text: g("face-x-zone", { value: card.x_zone }), rule: "C-3.8.13" },
    { text: g("face-rating", { value: signed(card.defence) }), rule: "C-3.3.1" },
    ...common,
  ];
}

/** Strategy cards, coaches and stadiums come before the many players, who are sorted by salary. */
function order(cards: CardData[]): CardData[] {
  const kinds = ["strategy", "coach", "stadium", "batter", "pitcher"];
  const price = (card: AnyCard): number => (isPlayer(card) ? card.salary : 0);
  return cards.toSorted((one, other) => {
    const [a, b] = [asCard(one), asCard(other)];
    return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || price(b) - price(a);
  });
}

const glossary: GameGlossary = {
  order,
  facets,
  abilities,
  abilitiesTitle: () => t("actions-title"),
  facts,
  sought: (data) => {
    const card = asCard(data);
    return isPlayer(card)
      ? `${card.team} ${bonusOf(card)}`
      : [card.title, ...card.lines].map((line) => tell(line, GAME)).join(" ");
  },
  words,
};

export default glossary;
