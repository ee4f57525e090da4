/** The games of the house, as the server lists them; loaded once, with their words. */
import { api } from "./api";
import type { GameInfo } from "./wire";
import { loadGame, sayOf } from "./words/words.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  /** How the server is reached from outside, if it was told. */
  private address = $state<string | null>(null);
  private running: Promise<void> | null = null;

  /** Fetches the list once. Never throws: `failed` says that it could not be loaded. */
  load(): Promise<void> {
    this.running ??= this.fetch();
    return this.running;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** Ask how we are reached from outside, without everything else. */
  async reach(): Promise<void> {
    if (!this.list.length)
      this.address = await api.games().then(
        (answer) => answer.public_url,
        () => null,
      );
  }

  /** An address of ours that can be given to others. */
  link(path: string): string {
    return (this.address ?? location.origin).replace(/\/+$/, "") + path;
  }

  private async fetch(): Promise<void> {
    try {
      const { games: list, public_url } = await api.games();
      await Promise.all(list.map((game) => loadGame(game.name, false).catch(() => undefined)));
      this.list = list;
      this.address = public_url;
      this.failed = false;
    } catch {
      this.failed = true;
      this.running = null;
    }
  }
}

export const games = new Games();

/** Whether a game has a first lesson: then it says so in the lobby. */
export function hasLesson(game: string): boolean {
  return sayOf(game, "lobby-lesson") !== undefined;
}
