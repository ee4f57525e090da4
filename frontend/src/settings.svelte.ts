/** What a person has set on this device. Kept in the browser, applied at once. */
import { firstLanguage, LANGUAGES, setLanguage, type Language } from "./words/words.svelte";

export type Scheme = "system" | "light" | "dark";
export type Speed = 1 | 2 | "at once";
export type Motion = "system" | "less" | "full";

const STORE = "pennant.settings";

interface Kept {
  scheme: Scheme;
  language: Language | null;
  speed: Speed;
  motion: Motion;
  leftHanded: boolean;
  muted: string[];
}

const FIRST: Kept = { scheme: "system", language: null, speed: 1, motion: "system", leftHanded: false, muted: [] };

/** What was kept, with anything strange replaced by its first value. */
export function readKept(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (read && typeof read === "object") found = read;
  } catch {
    // Broken or foreign: begin anew.
  }
  const one = <T>(value: unknown, allowed: readonly T[], first: T): T => (allowed.includes(value as T) ? (value as T) : first);
  return {
    scheme: one<Scheme>(found.scheme, ["system", "light", "dark"], FIRST.scheme),
    language: one<Language | null>(found.language, LANGUAGES, null),
    speed: one<Speed>(found.speed, [1, 2, "at once"], FIRST.speed),
    motion: one<Motion>(found.motion, ["system", "less", "full"], FIRST.motion),
    leftHanded: found.leftHanded === true,
    muted: Array.isArray(found.muted) ? found.muted.filter((name): name is string => typeof name === "string") : [],
  };
}

class Settings {
  scheme = $state<Scheme>(FIRST.scheme);
  language = $state<Language>("en");
  speed = $state<Speed>(FIRST.speed);
  motion = $state<Motion>(FIRST.motion);
  leftHanded = $state(FIRST.leftHanded);
  /** Names of people whose own words (not the fixed phrases) are not shown. */
  muted = $state<string[]>([]);
  private chosen: Language | null = null;
  private systemStill = $state(false);

  /** No travel, no turning: the system asks for less motion, or the person does. */
  get still(): boolean {
    return this.motion === "less" || (this.motion === "system" && this.systemStill);
  }

  /** Read what was kept and put it on the page; resolves when the words are there. */
  async start(): Promise<void> {
    const kept = readKept(stored());
    this.scheme = kept.scheme;
    this.speed = kept.speed;
    this.motion = kept.motion;
    this.leftHanded = kept.leftHanded;
    this.muted = kept.muted;
    this.chosen = kept.language;
    this.language = kept.language ?? firstLanguage();
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemStill = query.matches;
    query.addEventListener("change", () => (this.systemStill = query.matches));
    this.apply();
    await setLanguage(this.language);
  }

  /** Change something: kept and applied at once. */
  set(changes: Partial<Pick<Kept, "scheme" | "speed" | "motion" | "leftHanded" | "muted">> & { language?: Language }): void {
    const { language, ...rest } = changes;
    Object.assign(this, rest);
    if (language) {
      this.chosen = language;
      this.language = language;
      void setLanguage(language);
    }
    this.apply();
    this.keep();
  }

  isMuted(name: string): boolean {
    return this.muted.includes(name);
  }

  toggleMuted(name: string): void {
    this.set({ muted: this.isMuted(name) ? this.muted.filter((other) => other !== name) : [...this.muted, name] });
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.scheme === "system") delete root.dataset.scheme;
    else root.dataset.scheme = this.scheme;
    root.dataset.motion = this.motion;
    root.dataset.hand = this.leftHanded ? "left" : "right";
  }

  private keep(): void {
    const kept: Kept = {
      scheme: this.scheme,
      language: this.chosen,
      speed: this.speed,
      motion: this.motion,
      leftHanded: this.leftHanded,
      muted: $state.snapshot(this.muted),
    };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: the settings last as long as the page.
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

export const settings = new Settings();
