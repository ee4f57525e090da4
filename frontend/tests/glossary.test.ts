import assert from "node:assert/strict";
import { test } from "vitest";
import {
  anchorOf,
  chosenCards,
  matches,
  messagesOf,
  ruleId,
  sectionsOf,
  termsOf,
  type Facet,
} from "../src/pages/glossary/book";
import type { CardData } from "../src/wire";

const files = import.meta.glob<string>("../src/games/*/words/glossary.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const WORDS = {
  en: "group-one = One\nterm-run = run\nterm-run-text = The score.\nterm-base = base\nterm-base-text = A corner.\n",
  ru: "group-one = Раз\nterm-run = ран\nterm-run-text = Счёт.\nterm-base = база\nterm-base-text = Угол.\n",
};

test("terms are sorted in the current language and have translations", () => {
  const [group] = termsOf(WORDS, "en");
  assert.equal(group?.title, "One");
  assert.deepEqual(group?.terms, [
    { id: "base", term: "base", also: [{ language: "ru", term: "база" }], text: "A corner." },
    { id: "run", term: "run", also: [{ language: "ru", term: "ран" }], text: "The score." },
  ]);
  const [russian] = termsOf(WORDS, "ru");
  assert.deepEqual(
    russian?.terms.map((term) => [term.term, term.also.map((other) => other.term), term.text]),
    [
      ["база", ["base"], "Угол."],
      ["ран", ["run"], "Счёт."],
    ],
  );
});

test("rules are grouped by section", () => {
  const ftl =
    "### Rules\n\n## 1. Object\n\nrule-H-1-1 =\n    A match.\nrule-H-1-2 = More.\n\n## 3.10 Changes\n\nrule-C-3-10-2 = x\n\n## Empty\n\n## Rulings\n\nrule-H-R3 = y\n";
  assert.deepEqual(sectionsOf(ftl), [
    { id: "1", number: "1", title: "Object", rules: ["H-1.1", "H-1.2"] },
    { id: "3.10", number: "3.10", title: "Changes", rules: ["C-3.10.2"] },
    { id: "rulings", number: "", title: "Rulings", rules: ["H-R3"] },
  ]);
});

test("rule ids are derived from message ids, and anchors from rule ids", () => {
  assert.equal(ruleId("H-11-16"), "H-11.16");
  assert.equal(ruleId("H-R3"), "H-R3");
  assert.equal(anchorOf("H-11.16"), "rule-H-11-16");
});

test("search finds parts of words and ignores case and diacritics", () => {
  assert.ok(matches("Pee Wee Utley OFA-12", "utley 12"));
  assert.ok(matches("кёрвбол", "керв"));
  assert.ok(!matches("Pee Wee Utley", "cobb"));
});

test("cards are filtered by facets and search text", () => {
  const cards: CardData[] = [
    { id: "A-1", name: "Ann", city: "Oslo", type: "robot" },
    { id: "A-2", name: "Ben", city: "Riga", type: "human" },
    { id: "A-3", name: "Cy", city: "Oslo", type: "human" },
  ];
  const facets: Facet[] = [{ id: "type", label: "Type", values: [], of: (card) => [String(card.type)] }];
  const found = (chosen: Record<string, string>, typed = "") =>
    chosenCards(cards, facets, chosen, typed, (card) => String(card.city)).map((card) => card.id);
  assert.deepEqual(found({}), ["A-1", "A-2", "A-3"]);
  assert.deepEqual(found({ type: "human" }), ["A-2", "A-3"]);
  assert.deepEqual(found({ type: "human" }, "oslo"), ["A-3"]);
  assert.deepEqual(found({ type: "" }, "a-2"), ["A-2"]);
});

test("both languages have the same terms, each with a text", () => {
  const games = new Set(Object.keys(files).map((file) => file.split("/").at(-3)));
  assert.ok(games.size);
  for (const game of games) {
    const [english, russian] = ["en", "ru"].map((language) =>
      messagesOf(files[`../src/games/${game}/words/glossary.${language}.ftl`] ?? ""),
    );
    assert.deepEqual([...russian!.keys()], [...english!.keys()], game);
    for (const id of english!.keys())
      if (/^term-/.test(id) && !id.endsWith("-text")) assert.ok(english!.has(`${id}-text`), id);
    const mixed = [...russian!.values()]
      .flatMap((text) => text.match(/[A-Za-zА-Яа-яЁё]+/g) ?? [])
      .filter((word) => /[A-Za-z]/.test(word) && /[А-Яа-яЁё]/.test(word));
    assert.deepEqual(mixed, []);
  }
});
