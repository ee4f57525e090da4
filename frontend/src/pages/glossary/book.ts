/** The content of a glossary: facets and actions from the game's client, terms, and the rules from the server. */
import type { CardData } from "../../wire";

/** A property to filter cards by. */
export interface Facet {
  id: string;
  label: string;
  values: { value: string; label: string }[];
  of(card: CardData): string[];
}

/** An ability of cards. */
export interface Ability {
  id: string;
  name: string;
  text: string;
  rule: string | null;
  /** The facet and the value that select the cards with it. */
  facet: string;
}

/** The interface of `reference.ts` in the folder of a game. All texts are rendered again when the language changes. */
export interface GameGlossary {
  /** The cards in browsing order. */
  order(cards: CardData[]): CardData[];
  facets(cards: CardData[]): Facet[];
  abilities(cards: CardData[]): Ability[];
  /** The heading of the section with the abilities. */
  abilitiesTitle(): string;
  /** All printed text of a card, in sentences. */
  facts(card: CardData): { text: string; rule?: string | null }[];
  /** The searchable text besides the number and the name. */
  sought(card: CardData): string;
  /** Its terms in every language, as Fluent files. */
  words: Record<string, string>;
}

export interface Term {
  id: string;
  /** In the current language, and in the others. */
  term: string;
  also: { language: string; term: string }[];
  text: string;
}

export interface TermGroup {
  id: string;
  title: string;
  terms: Term[];
}

/** Messages of one line: `id = text`. */
export function messagesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map((found) => [found[1]!, found[2]!.trim()]));
}

const GROUP = /^group-([\w-]+)$/;
const TERM = /^term-([\w-]+?)(-text)?$/;

/** The terms of a game: `group-…` starts a group, `term-x` is a term and `term-x-text` its explanation. */
export function termsOf(words: Record<string, string>, spoken: string): TermGroup[] {
  const english = messagesOf(words.en ?? "");
  const own = messagesOf(words[spoken] ?? "");
  const others = Object.entries(words)
    .filter(([language]) => language !== spoken)
    .map(([language, text]) => ({ language, messages: messagesOf(text) }));
  const say = (id: string): string => own.get(id) ?? english.get(id) ?? "";
  const groups: TermGroup[] = [];
  for (const id of english.keys()) {
    const group = GROUP.exec(id)?.[1];
    if (group) groups.push({ id: group, title: say(id), terms: [] });
    const term = TERM.exec(id);
    if (!term || term[2]) continue;
    const also = others
      .map(({ language, messages }) => ({ language, term: messages.get(id) ?? "" }))
      .filter((other) => other.term && other.term !== say(id));
    groups.at(-1)?.terms.push({ id: term[1]!, term: say(id), also, text: say(`${id}-text`) });
  }
  for (const group of groups) group.terms.sort((one, other) => one.term.localeCompare(other.term, spoken));
  return groups;
}

export interface RuleSection {
  id: string;
  /** The number at the start of the heading, if it has one. */
  number: string;
  title: string;
  rules: string[];
}

/** The rules by section, in the order of the file: a comment `## 3. The card` starts a section. */
export function sectionsOf(ftl: string): RuleSection[] {
  const sections: RuleSection[] = [];
  for (const line of ftl.split("\n")) {
    const head = /^## (?:([\d.]*\d)\.? )?(.+)$/.exec(line);
    if (head)
      sections.push({ id: head[1] ?? head[2]!.toLowerCase(), number: head[1] ?? "", title: head[2]!, rules: [] });
    const rule = /^rule-([\w-]+) =/.exec(line)?.[1];
    if (!rule) continue;
    if (!sections.length) sections.push({ id: "0", number: "", title: "", rules: [] });
    sections.at(-1)!.rules.push(ruleId(rule));
  }
  return sections.filter((section) => section.rules.length > 0);
}

/** `H-11-16` in a message id is the rule `H-11.16`. */
export function ruleId(message: string): string {
  const [book, ...rest] = message.split("-");
  return rest.length ? `${book}-${rest.join(".")}` : message;
}

/** The anchor of a rule on the page. */
export function anchorOf(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}

/** Normalizes a text for search: lower case, without accents, ё as е. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a text contains all words of a query. */
export function matches(text: string, wanted: string): boolean {
  const where = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The cards that have all selected values. */
export function chosenCards(
  cards: CardData[],
  facets: Facet[],
  chosen: Record<string, string>,
  typed: string,
  sought: (card: CardData) => string,
): CardData[] {
  const wishes = facets.flatMap((facet) => (chosen[facet.id] ? [{ facet, value: chosen[facet.id]! }] : []));
  return cards.filter(
    (card) =>
      wishes.every(({ facet, value }) => facet.of(card).includes(value)) &&
      (!typed || matches(`${card.id} ${card.name} ${sought(card)}`, typed)),
  );
}
