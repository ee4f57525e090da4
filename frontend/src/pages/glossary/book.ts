/** What a glossary is made of: the game's own client brings facets and actions, its words, and the server the rules. */
import type { CardData } from "../../wire";

/** Something that cards can be told apart by. */
export interface Facet {
  id: string;
  label: string;
  values: { value: string; label: string }[];
  of(card: CardData): string[];
}

/** Something that cards can do. */
export interface Ability {
  id: string;
  name: string;
  text: string;
  rule: string | null;
  /** The facet and the value that find the cards with it. */
  facet: string;
}

/** What a game's client folder offers as `reference.ts`. All texts are rendered again when the language changes. */
export interface GameGlossary {
  /** The cards in the order in which one would like to leaf through them. */
  order(cards: CardData[]): CardData[];
  facets(cards: CardData[]): Facet[];
  abilities(cards: CardData[]): Ability[];
  /** How the part with the abilities is called. */
  abilitiesTitle(): string;
  /** All that is printed on a card, in sentences. */
  facts(card: CardData): { text: string; rule?: string | null }[];
  /** What a card is found by besides its number and its name. */
  sought(card: CardData): string;
  /** Its words in every language, as files of messages. */
  words: Record<string, string>;
}

export interface Term {
  id: string;
  /** In the language spoken, and in the others. */
  term: string;
  also: { language: string; term: string }[];
  text: string;
}

export interface TermGroup {
  id: string;
  title: string;
  terms: Term[];
}

/** Messages of one line each: `id = text`. */
export function messagesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map((found) => [found[1]!, found[2]!.trim()]));
}

const GROUP = /^group-([\w-]+)$/;
const TERM = /^term-([\w-]+?)(-text)?$/;

/** The words of a game: `group-…` begins a group, `term-x` is a word and `term-x-text` what it means. */
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
  /** The number at the beginning of its heading, if there is one. */
  number: string;
  title: string;
  rules: string[];
}

/** The rules by section, in the order of the file: a comment `## 3. The card` begins a section. */
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

/** `H-11-16` of a message is the rule `H-11.16`. */
export function ruleId(message: string): string {
  const [book, ...rest] = message.split("-");
  return rest.length ? `${book}-${rest.join(".")}` : message;
}

/** The place of a rule on the page. */
export function anchorOf(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}

/** A text for comparing: small letters, no accents, ё as е. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether all words that were typed occur. */
export function matches(text: string, wanted: string): boolean {
  const where = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The cards that have every chosen value. */
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
