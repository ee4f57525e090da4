/** Phrase texts: ordinary text with language-neutral phrases embedded in it, marked by private-use characters. */

export const OPEN = "\uE000";
export const CLOSE = "\uE001";
export const SEP = "\uE002";
export const EQ = "\uE003";
export const NUM = "\uE004";
/** Before a phrase inside other text: the start of a sentence. */
export const CAPITAL = "\uE005";

export type Piece = string | PhraseNode;

export interface PhraseNode {
  id: string;
  args: Record<string, number | Piece[]>;
}

/** A text that consists of one phrase. */
export function phrase(id: string, args: Record<string, string | number> = {}): string {
  const parts = Object.entries(args).map(
    ([name, value]) => SEP + name + EQ + (typeof value === "number" ? NUM + value : value),
  );
  return OPEN + id + parts.join("") + CLOSE;
}

const MARKS = /[\uE000-\uE004]/;

/** The pieces of a text with phrases. Invalid phrases are kept as plain text: this never throws. */
export function parse(text: string): Piece[] {
  if (!MARKS.test(text)) return text ? [text] : [];
  return new Reader(text).pieces(false);
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Text and phrases up to the end, or inside a phrase up to the end of a value. */
  pieces(inside: boolean): Piece[] {
    const found: Piece[] = [];
    let plain = "";
    while (this.at < this.text.length) {
      const mark = this.text.charAt(this.at);
      if (inside && (mark === SEP || mark === CLOSE)) break;
      this.at++;
      if (mark === OPEN) {
        if (plain) found.push(plain);
        plain = "";
        found.push(this.phrase());
      } else if (!MARKS.test(mark)) {
        plain += mark;
      }
    }
    if (plain) found.push(plain);
    return found;
  }

  private phrase(): PhraseNode {
    const node: PhraseNode = { id: this.plain(), args: {} };
    while (this.text.charAt(this.at) === SEP) {
      this.at++;
      const key = this.plain();
      if (this.text.charAt(this.at) !== EQ) continue;
      this.at++;
      node.args[key] = this.value();
    }
    if (this.text.charAt(this.at) === CLOSE) this.at++;
    return node;
  }

  private value(): number | Piece[] {
    if (this.text.charAt(this.at) === NUM) {
      this.at++;
      const digits = this.plain();
      const number = Number(digits);
      return digits.trim() && Number.isFinite(number) ? number : [digits];
    }
    return this.pieces(true);
  }

  private plain(): string {
    const from = this.at;
    while (this.at < this.text.length && !MARKS.test(this.text.charAt(this.at))) this.at++;
    return this.text.slice(from, this.at);
  }
}

export type Format = (id: string, args: Record<string, string | number>) => string;

/** Renders the pieces: inner phrases first, which become arguments. */
export function format(pieces: Piece[], say: Format): string {
  let text = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      text += piece;
      continue;
    }
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(piece.args)) {
      args[key] = typeof value === "number" ? value : format(value, say);
    }
    text += say(piece.id, args);
  }
  return text;
}

/** Capitalizes the first letter, also after quotation marks and brackets. */
export function capital(text: string, language: string): string {
  return text.replace(/^([\s"'“„«([]*)(\p{Ll})/u, (_all, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase(language);
  });
}

/** Capitalizes the marked sentences, and removes the marks. */
export function capitals(text: string, language: string): string {
  const [first = "", ...rest] = text.split(CAPITAL);
  return first + rest.map((part) => capital(part, language)).join("");
}
