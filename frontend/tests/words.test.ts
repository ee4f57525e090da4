import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { root } from "./root.svelte";
import { CLOSE, EQ, NUM, OPEN, SEP } from "../src/words/phrases";
import * as words from "../src/words/words.svelte";
import { firstLanguage, languageName, languageOf, LANGUAGES } from "../src/words/languages";

const files = import.meta.glob<string>("../src/words/*.ftl", { query: "?raw", import: "default", eager: true });

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } });
  words.addWords(
    "toy",
    "en",
    "runs = { $count ->\n    [one] one run\n   *[other] { $count } runs\n }\nonly-english = here\nplays = { $who } plays { $what }",
  );
  words.addWords(
    "toy",
    "ru",
    "runs = { $count ->\n    [one] { $count } ран\n    [few] { $count } рана\n   *[other] { $count } ранов\n }\nplays = { $who } играет: { $what }",
  );
  words.addWords("toy/rules", "en", "rule-T-1-2 = Three strikes.");
  words.addWords("toy/rules", "ru", "rule-T-1-2 = Три страйка.");
});

test("known messages are formatted, and unknown ids are returned", () => {
  assert.equal(words.say("settings-title"), "Settings");
  assert.equal(words.say("no-such-message"), "no-such-message");
  assert.equal(words.knows("error-offline"), true);
  assert.equal(words.knows("no-such-message"), false);
  assert.equal(words.sayOf("toy", "no-such-message"), undefined);
});

test("phrases are formatted in the current language and again when it changes", async () => {
  const runs = `${OPEN}plays${SEP}who${EQ}ilse${SEP}what${EQ}${OPEN}runs${SEP}count${EQ}${NUM}3${CLOSE}${CLOSE}`;
  const heard: string[] = [];
  const stop = root(() => {
    heard.push(words.tell(runs, "toy"));
  });
  flushSync();
  await words.setLanguage("ru");
  flushSync();
  assert.equal(document.documentElement.lang, "ru");
  assert.equal(words.tell(`${OPEN}only-english${CLOSE}`, "toy"), "Here");
  assert.equal(words.rule("T-1.2", "toy"), "Три страйка.");
  await words.setLanguage("en");
  flushSync();
  stop();
  // Messages that are loaded later are rendered again too, so the same text may come twice in a row.
  assert.deepEqual(
    heard.filter((text, at) => text !== heard[at - 1]),
    ["Ilse plays 3 runs", "Ilse играет: 3 рана", "Ilse plays 3 runs"],
  );
  assert.equal(words.rule("T-1.2", "toy"), "Three strikes.");
});

test("plain names and parts of sentences are not capitalized", () => {
  assert.equal(words.tell("ilse", "toy"), "ilse");
  assert.equal(words.tellPart(`${OPEN}only-english${CLOSE}`, "toy"), "here");
});

test("the first language is that of the browser if it is supported", () => {
  assert.equal(firstLanguage(["ru-RU", "en"]), "ru");
  assert.equal(firstLanguage(["de", "en-GB"]), "en");
  assert.equal(firstLanguage(["fr"]), "en");
});

test("ago describes the time since a moment", () => {
  assert.equal(words.ago(0, 5 * 60_000), "5\u00A0minutes\u00A0ago");
  assert.equal(words.ago(0, 26 * 3_600_000), "yesterday");
  assert.equal(words.ago(1000, 0), "this\u00A0minute");
});

/** The messages of a language, each with the arguments it uses. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith(`.${language}.ftl`)) continue;
    for (const block of text.split(/\n(?=[a-z][\w-]* =)/)) {
      const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
      if (!id) continue;
      assert.ok(!found.has(id), `${file}: ${id} stands there twice`);
      found.set(id, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort());
    }
  }
  return found;
}

test("English and Russian have the same messages with the same arguments", () => {
  const [english, russian] = [messages("en"), messages("ru")];
  assert.deepEqual(
    [...english.keys()].filter((id) => !russian.has(id)),
    [],
    "missing in Russian",
  );
  assert.deepEqual(
    [...russian.keys()].filter((id) => !english.has(id)),
    [],
    "missing in English",
  );
  for (const [id, args] of russian) {
    for (const arg of args) assert.ok(english.get(id)?.includes(arg), `${id}: ${arg} is not an argument in English`);
  }
});

test("every message can be parsed", () => {
  for (const language of ["en", "ru"]) {
    const bundle = new FluentBundle(language);
    for (const [file, text] of Object.entries(files)) {
      if (!file.endsWith(`.${language}.ftl`)) continue;
      const junk = text
        .split("\n")
        .filter((line) => /^\S/.test(line) && !/^(#|[a-z][\w-]* =|-[a-z][\w-]* =)/.test(line));
      assert.deepEqual(junk, [], file);
      assert.deepEqual(bundle.addResource(new FluentResource(text)), [], file);
    }
    for (const id of messages(language).keys()) assert.ok(bundle.hasMessage(id), `${language}: ${id} cannot be read`);
  }
});

test("numbers are formatted for the language", () => {
  words.addWords("numbers", "en", "counted = { $count } { $count ->\n    [one] run\n   *[other] runs\n }");
  assert.equal(words.sayOf("numbers", "counted", { count: 1 }), "1 run");
  assert.equal(words.sayOf("numbers", "counted", { count: 999 }), "999 runs");
  assert.equal(words.sayOf("numbers", "counted", { count: 1234 }), "1,234 runs");
  assert.equal(words.sayOf("numbers", "counted", { count: 2.5 }), "2.5 runs");
});

test("languages are those with message files, and have native names", () => {
  const found = Object.keys(files).filter((path) => path.includes("/app."));
  assert.deepEqual([...LANGUAGES].sort(), found.map(languageOf).sort());
  assert.equal(LANGUAGES[0], "en");
  assert.deepEqual(LANGUAGES.map(languageName), ["English", "Русский"]);
  assert.equal(languageOf("./words/glossary.ru.ftl"), "ru");
  assert.equal(languageOf("../games/toy/words/ru.ftl"), "ru");
});
