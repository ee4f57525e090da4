/**
 * All words for people. The client's own are `<area>.<language>.ftl` in this folder; a game's come from the server.
 *
 * Everything here is reactive: what is said in a template or a `$derived` is said anew when the language changes or when
 * a game's words arrive. English stands in for a message that a language does not have.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase } from "../wire";
import { capital, capitals, format, parse, OPEN } from "./phrases";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const ENGLISH: Language = "en";
const OWN = "";

// What the lobby needs is there from the start; the rest comes with the first other page.
const first = import.meta.glob<string>(["./app.en.ftl", "./lobby.en.ftl"], { query: "?raw", import: "default", eager: true });

type Bundles = Record<string, FluentBundle>;

class Words {
  language = $state<Language>(ENGLISH);
  /** The game whose words `tell` uses if it is not told another. */
  game = $state<string | null>(null);
  bundles = $state.raw<Bundles>({ [key(OWN, ENGLISH)]: bundle(ENGLISH, Object.values(first)) });
}

const words = new Words();
const asked = new Map<string, Promise<void>>();
const known = new Set<string>();

function key(source: string, language: string): string {
  return `${source}/${language}`;
}

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function keep(source: string, language: string, texts: string[]): void {
  words.bundles = { ...words.bundles, [key(source, language)]: bundle(language, texts) };
}

/** Load once; a failed try may be repeated. */
function load(source: string, language: Language): Promise<void> {
  const name = key(source, language);
  if (words.bundles[name]) return Promise.resolve();
  let running = asked.get(name);
  if (!running) {
    running = fetchWords(source, language)
      .then((texts) => keep(source, language, texts))
      .finally(() => asked.delete(name));
    asked.set(name, running);
  }
  return running;
}

async function fetchWords(source: string, language: Language): Promise<string[]> {
  if (source === OWN) {
    return language === "ru" ? (await import("./ru")).default : Object.values(first);
  }
  const [game, part] = source.split("/");
  const answer = await fetch(`/text/${game}/${part ? `${language}-${part}` : language}.ftl`);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return [await answer.text()];
}

/** The language that is spoken now. */
export function language(): Language {
  return words.language;
}

/** Switch: loads what is missing first, so that nothing is ever half in one language. */
export async function setLanguage(wanted: Language): Promise<void> {
  try {
    await Promise.all([OWN, ...known].map((source) => load(source, wanted).catch((error: unknown) => {
      if (source === OWN) throw error;
    })));
  } catch {
    return;
  }
  words.language = wanted;
  document.documentElement.lang = wanted;
}

/** The language of the browser, if we speak it. */
export function firstLanguage(wishes: readonly string[] = navigator.languages ?? [navigator.language]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return ENGLISH;
}

/** Words of a game, in English and in the language spoken. Makes it the game of `tell`, unless `current` is false. */
export async function loadGame(game: string, current = true): Promise<void> {
  known.add(game);
  if (current) words.game = game;
  await both(game);
}

/** The sentences behind rule ids: `rule(id)` has them from then on. */
export async function loadRules(game: string): Promise<void> {
  known.add(`${game}/rules`);
  await both(`${game}/rules`);
}

async function both(source: string): Promise<void> {
  await Promise.all([...new Set([ENGLISH, words.language])].map((one) => load(source, one)));
}

let all: Promise<void> | null = null;

/** All English words of the client, the base of every page but the first. */
export function loadOwn(): Promise<void> {
  all ??= import("./en").then(
    (texts) => keep(OWN, ENGLISH, [...Object.values(first), ...texts.default]),
    (error: unknown) => {
      all = null;
      throw error;
    },
  );
  return all;
}

/** Words given as text: a game's client brings its own as `<game>/table`. */
export function addWords(source: string, spoken: Language, text: string): void {
  keep(source, spoken, [text]);
}

function find(sources: string[], id: string, args?: Args): string | undefined {
  let faulty: string | undefined;
  for (const spoken of words.language === ENGLISH ? [ENGLISH] : [words.language, ENGLISH]) {
    for (const source of sources) {
      const from = words.bundles[key(source, spoken)];
      const pattern = from?.getMessage(id)?.value;
      if (!from || pattern == null) continue;
      const errors: Error[] = [];
      const text = from.formatPattern(pattern, args ?? null, errors);
      if (!errors.length) return text;
      faulty ??= text;
    }
  }
  return faulty;
}

/** One of the client's own messages. */
export function say(id: string, args?: Args): string {
  return find([OWN], id, args) ?? id;
}

/** Whether the client has such a message of its own. */
export function knows(id: string): boolean {
  return find([OWN], id, {}) !== undefined;
}

/** A message of a game, or `undefined` if it has none. */
export function sayOf(game: string, id: string, args?: Args): string | undefined {
  return find([game], id, args);
}

/** A phrase text as a sentence: with a capital if it begins with a phrase. A plain name stays as it was written. */
export function tell(text: Phrase, game: string | null = words.game): string {
  const told = tellPart(text, game);
  return text.startsWith(OPEN) ? capital(told, words.language) : told;
}

/** A phrase text as part of a sentence. */
export function tellPart(text: Phrase, game: string | null = words.game): string {
  const sources = game === null ? [OWN] : [game, `${game}/table`, OWN];
  return capitals(format(parse(text), (id, args) => find(sources, id, args) ?? id), words.language);
}

/** What a rule says, once `loadRules` is through: `rule("H-11.16")`. */
export function rule(id: string, game: string | null = words.game): string | undefined {
  return game === null ? undefined : find([`${game}/rules`], `rule-${id.replaceAll(".", "-")}`);
}

/** A name of the wire as part of a message id: `buy_row` becomes `buy-row`. */
export function slug(name: string): string {
  return name.replaceAll("_", "-");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: "5 minutes ago", in the language spoken. */
export function ago(then: number, now = Date.now()): string {
  const form = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (now - then >= size) return unbroken(form.format(-Math.floor((now - then) / size), unit));
  }
  return unbroken(form.format(0, "minute"));
}

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}
