/** The settings of this device. They are stored in the browser and applied at once. */
import { FIRST, keep, kept, languageHere, type Kept, type Motion, type Scheme, type Speed } from "./kept";
import { ENGLISH, type Language } from "./words/languages";
import { setLanguage } from "./words/words.svelte";

class Settings {
  scheme = $state<Scheme>(FIRST.scheme);
  language = $state<Language>(ENGLISH);
  speed = $state<Speed>(FIRST.speed);
  motion = $state<Motion>(FIRST.motion);
  leftHanded = $state(FIRST.leftHanded);
  /** The names of people whose free text is hidden. Fixed phrases are still shown. */
  muted = $state<string[]>([]);
  private chosen: Language | null = null;
  private systemStill = $state(false);

  /** Whether motion is reduced, by the system or the user. */
  get still(): boolean {
    return this.motion === "less" || (this.motion === "system" && this.systemStill);
  }

  /** Reads the stored settings and applies them; resolves when the texts are loaded. */
  async start(): Promise<void> {
    const { language, ...rest } = kept();
    Object.assign(this, rest);
    this.chosen = language;
    this.language = languageHere();
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemStill = query.matches;
    query.addEventListener("change", () => (this.systemStill = query.matches));
    this.apply();
    await setLanguage(this.language);
  }

  /** Changes a setting: stores and applies it at once. */
  set(
    changes: Partial<Pick<Kept, "scheme" | "speed" | "motion" | "leftHanded" | "muted">> & { language?: Language },
  ): void {
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
    keep({
      scheme: this.scheme,
      language: this.chosen,
      speed: this.speed,
      motion: this.motion,
      leftHanded: this.leftHanded,
      muted: $state.snapshot(this.muted),
    });
  }
}

export const settings = new Settings();
