import assert from "node:assert/strict";
import { test } from "vitest";
import { CAPITAL, capital, capitals, CLOSE, EQ, format, NUM, OPEN, parse, SEP } from "../src/words/phrases";

const phrase = (id: string, args: Record<string, string | number> = {}): string =>
  OPEN +
  id +
  Object.entries(args)
    .map(([key, value]) => SEP + key + EQ + (typeof value === "number" ? NUM + value : value))
    .join("") +
  CLOSE;

const show = (id: string, args: Record<string, string | number>): string =>
  `${id}(${Object.entries(args)
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .join(",")})`;

const told = (text: string): string => format(parse(text), show);

test("plain text is not changed", () => {
  assert.equal(told(""), "");
  assert.equal(told("Ilse"), "Ilse");
  assert.deepEqual(parse("Ilse & Дана {x} 3 = 4"), ["Ilse & Дана {x} 3 = 4"]);
});

test("a phrase inside a text is formatted", () => {
  assert.equal(
    told(`First, ${phrase("played", { who: "Ilse", card: "Mathewson" })}!`),
    'First, played(who="Ilse",card="Mathewson")!',
  );
});

test("numbers are passed as numbers, and digits in text as text", () => {
  assert.equal(told(phrase("runs", { count: 3, of: "3" })), 'runs(count=3,of="3")');
  assert.equal(told(phrase("chance", { share: -0.25 })), "chance(share=-0.25)");
  assert.equal(told(OPEN + "runs" + SEP + "count" + EQ + NUM + "many" + CLOSE), 'runs(count="many")');
});

test("nested phrases are formatted first", () => {
  const inner = phrase("the-hit", { hit: "single", count: 1 });
  const text = phrase("list", { head: `${inner}, ${inner}`, last: phrase("a-card") });
  assert.equal(
    told(text),
    'list(head="the-hit(hit=\\"single\\",count=1), the-hit(hit=\\"single\\",count=1)",last="a-card()")',
  );
});

test("an empty value is an empty text", () => {
  assert.equal(told(phrase("said", { text: "" })), 'said(text="")');
});

test("malformed phrases do not throw and leave no marks in the text", () => {
  for (const text of [
    OPEN,
    OPEN + "a",
    `${OPEN}a${SEP}`,
    `${OPEN}a${SEP}k`,
    `${OPEN}a${SEP}k${EQ}`,
    CLOSE + SEP + EQ + NUM,
    `x${CLOSE}y`,
  ]) {
    assert.doesNotMatch(told(text), /[\uE000-\uE004]/);
  }
  assert.equal(told(`x${CLOSE}y`), "xy");
});

test("the first letter is capitalized, even after a quotation mark", () => {
  assert.equal(capital("first to bat", "en"), "First to bat");
  assert.equal(capital("«мяч» в игре", "ru"), "«Мяч» в игре");
  assert.equal(capital("3 runs", "en"), "3 runs");
  assert.equal(capital("", "en"), "");
});

test("a marked phrase inside a text is capitalized", () => {
  assert.equal(
    capitals(
      format(parse(`One. ${CAPITAL}${phrase("two")}`), () => "two."),
      "en",
    ),
    "One. Two.",
  );
  assert.equal(capitals("no marks", "en"), "no marks");
});
