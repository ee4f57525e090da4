/**
 * All texts for people. The client's own are `<area>.<language>.ftl` in this folder; those of a game come from the
 * server.
 *
 * Everything here is reactive: texts in a template or a `$derived` are rendered again when the language changes or
 * texts arrive. Only the current language is loaded, and of the client's own texts only the areas that a page needs.
 * English is loaded as a fallback when a message is missing.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { taken } from "../early";
import type { Phrase } from "../wire";
import { areaWords, FRAME, gameWordsPath, tableWords } from "./files";
import { ENGLISH, type Language } from "./languages";
import { capital, capitals, format, parse, OPEN } from "./phrases";

export type Args = Record<string, string | number>;

const OWN = "";
/** The texts of a game's client are `<game>/table`. */
const TABLE = "table";

const first = import.meta.glob<string>("./app.en.ftl", { query: "?raw", import: "default", eager: true });

type Bundles = Record<string, FluentBundle>;

class Words {
  language = $state<Language>(ENGLISH);
  /** The game whose texts `tell` uses by default. */
  game = $state<string | null>(null);
  bundles = $state.raw<Bundles>({ [key(OWN, ENGLISH)]: bundle(ENGLISH, Object.values(first)) });
}

const words = new Words();
const asked = new Map<string, Promise<void>>();
/**
 * The requested texts: a change of the language loads all of them. Areas of the client's own texts start with a colon.
 */
const known = new Set<string>([area(FRAME)]);
const there = new Set<string>([key(area(FRAME), ENGLISH)]);

function key(source: string, language: string): string {
  return `${source}/${language}`;
}

function area(name: string): string {
  return `:${name}`;
}

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function keep(source: string, language: string, text: string): void {
  there.add(key(source, language));
  if (!source.startsWith(":")) {
    words.bundles = { ...words.bundles, [key(source, language)]: bundle(language, [text]) };
    return;
  }
  const own = words.bundles[key(OWN, language)] ?? bundle(language, []);
  own.addResource(new FluentResource(text), { allowOverrides: true });
  words.bundles = { ...words.bundles, [key(OWN, language)]: own };
}

/** Loads once; a failed attempt can be repeated. */
function load(source: string, language: Language): Promise<void> {
  const name = key(source, language);
  if (there.has(name)) return Promise.resolve();
  let running = asked.get(name);
  if (!running) {
    running = fetchWords(source, language)
      .then((text) => keep(source, language, text))
      .finally(() => asked.delete(name));
    asked.set(name, running);
  }
  return running;
}

async function fetchWords(source: string, language: Language): Promise<string> {
  if (source.startsWith(":")) return areaWords(source.slice(1), language);
  const [game = "", part] = source.split("/");
  if (part === TABLE) return tableWords(game, language);
  const path = gameWordsPath(game, language, part);
  const answer = await (taken(path) ?? fetch(path));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

/** The current language. */
export function language(): Language {
  return words.language;
}

/** Changes the language. Loads everything that is missing first, so that a page is never half in one language. */
export async function setLanguage(wanted: Language): Promise<void> {
  try {
    // Texts that are requested meanwhile are loaded in the new language too.
    for (let before = 0; before < known.size;) {
      before = known.size;
      await Promise.all(
        [...known].map((source) =>
          load(source, wanted).catch((error: unknown) => {
            if (source.startsWith(":")) throw error;
          }),
        ),
      );
    }
  } catch {
    return;
  }
  words.language = wanted;
  document.documentElement.lang = wanted;
}

/**
 * Loads the texts of a game. Unless `current` is false, also loads those of its table and makes it the game of `tell`.
 */
export async function loadGame(game: string, current = true): Promise<void> {
  if (current) words.game = game;
  await want(current ? [game, `${game}/${TABLE}`] : [game]);
}

/** Loads the texts of rules for `rule(id)`. */
export async function loadRules(game: string): Promise<void> {
  await want([`${game}/rules`]);
}

/** Loads the texts of a game's first lesson. */
export async function loadLessonWords(game: string): Promise<void> {
  await want([`${game}/lesson`]);
}

/** Loads the texts of a game about decks. */
export async function loadDeckWords(game: string): Promise<void> {
  await want([game, `${game}/decks`]);
}

/** Loads the client's own texts for some areas: `loadOwn("lobby", "join")`. */
export async function loadOwn(...names: string[]): Promise<void> {
  await want(names.map(area));
}

async function want(sources: string[]): Promise<void> {
  for (const source of sources) known.add(source);
  await Promise.all(sources.map((source) => load(source, words.language)));
}

/** Adds texts from a string. */
export function addWords(source: string, spoken: Language, text: string): void {
  keep(source, spoken, text);
}

/** A message is missing in the current language: load the English fallback. */
function askEnglish(sources: string[]): void {
  for (const source of sources) {
    if (source !== OWN && known.has(source) && !there.has(key(source, ENGLISH)))
      load(source, ENGLISH).catch(() => undefined);
  }
}

/** Numbers that look the same in all languages. The number format of the browser is slow to create. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function given(args: Args): Record<string, FluentVariable> {
  const isSmall = (value: string | number): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]),
  );
}

function find(sources: string[], id: string, args?: Args): string | undefined {
  let faulty: string | undefined;
  for (const spoken of words.language === ENGLISH ? [ENGLISH] : [words.language, ENGLISH]) {
    for (const source of sources) {
      const from = words.bundles[key(source, spoken)];
      const pattern = from?.getMessage(id)?.value;
      if (!from || pattern == null) continue;
      const errors: Error[] = [];
      const text = from.formatPattern(pattern, args ? given(args) : null, errors);
      if (!errors.length) return text;
      faulty ??= text;
    }
    if (spoken !== ENGLISH) askEnglish(sources);
  }
  return faulty;
}

/** One of the client's own messages. */
export function say(id: string, args?: Args): string {
  return find([OWN], id, args) ?? id;
}

/** Whether the client has its own message with this id. */
export function knows(id: string): boolean {
  return find([OWN], id, {}) !== undefined;
}

/** A message of a game; `undefined` if it has none. */
export function sayOf(game: string, id: string, args?: Args): string | undefined {
  return find([game], id, args);
}

/**
 * Renders a text with phrases as a sentence, with a capital letter if it starts with a phrase. Plain names are not
 * changed.
 */
export function tell(text: Phrase, game: string | null = words.game): string {
  const told = tellPart(text, game);
  return text.startsWith(OPEN) ? capital(told, words.language) : told;
}

/** Renders a text with phrases as part of a sentence. */
export function tellPart(text: Phrase, game: string | null = words.game): string {
  const sources = game === null ? [OWN] : [game, `${game}/table`, `${game}/lesson`, `${game}/decks`, OWN];
  return capitals(
    format(parse(text), (id, args) => find(sources, id, args) ?? id),
    words.language,
  );
}

/** The text of a rule, once `loadRules` has loaded it: `rule("H-11.16")`. */
export function rule(id: string, game: string | null = words.game): string | undefined {
  return game === null ? undefined : find([`${game}/rules`], `rule-${id.replaceAll(".", "-")}`);
}

/** Converts a name of the server to a part of a message id: `buy_row` becomes `buy-row`. */
export function slug(name: string): string {
  return name.replaceAll("_", "-");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** A relative time in the current language: "5 minutes ago". */
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
