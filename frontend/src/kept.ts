/** What the browser stores between visits: the settings of this device, and whether the user was here before. */
import { firstLanguage, LANGUAGES, type Language } from "./words/languages";

export type Scheme = "system" | "light" | "dark";
export type Speed = 1 | 2 | "at once";
export type Motion = "system" | "less" | "full";

const STORE = "pennant.settings";
const GUEST = "pennant.guest";

export interface Kept {
  scheme: Scheme;
  language: Language | null;
  speed: Speed;
  motion: Motion;
  leftHanded: boolean;
  muted: string[];
}

export const FIRST: Kept = {
  scheme: "system",
  language: null,
  speed: 1,
  motion: "system",
  leftHanded: false,
  muted: [],
};

/** The stored settings; invalid values are replaced by defaults. */
export function readKept(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (read && typeof read === "object") found = read;
  } catch {
    // Damaged, or written by another program: start with nothing.
  }
  const one = <T>(value: unknown, allowed: readonly T[], first: T): T =>
    allowed.includes(value as T) ? (value as T) : first;
  return {
    scheme: one<Scheme>(found.scheme, ["system", "light", "dark"], FIRST.scheme),
    language: one<Language | null>(found.language, LANGUAGES, null),
    speed: one<Speed>(found.speed, [1, 2, "at once"], FIRST.speed),
    motion: one<Motion>(found.motion, ["system", "less", "full"], FIRST.motion),
    leftHanded: found.leftHanded === true,
    muted: Array.isArray(found.muted) ? found.muted.filter((name): name is string => typeof name === "string") : [],
  };
}

export function kept(): Kept {
  try {
    return readKept(localStorage.getItem(STORE));
  } catch {
    return FIRST;
  }
}

export function keep(wishes: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(wishes));
  } catch {
    // The browser cannot store anything: the settings last as long as the page.
  }
}

/** The initial language: the user's setting, or the language of the browser. */
export function languageHere(): Language {
  return kept().language ?? firstLanguage();
}

/** Whether this browser has an identity on the server already. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(GUEST) !== null;
  } catch {
    return true;
  }
}

export function becomeKnown(): void {
  try {
    localStorage.setItem(GUEST, "1");
  } catch {
    // Nothing can be stored: every visit is the first.
  }
}
