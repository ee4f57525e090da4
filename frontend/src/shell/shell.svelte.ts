/** What a page sets in the frame around it: the title, the text of the top bar, and further buttons. */
import { untrack, type Snippet } from "svelte";

interface Frame {
  /** The start of the window's title, before the name of the program. */
  title?: string;
  /** A short text beside the logo; a snippet where plain text is not enough. */
  where?: string | Snippet | null;
  /** Further buttons in the top bar. */
  tools?: Snippet | null;
  /** The game of this page, for the link to the glossary. */
  game?: string | null;
  /** The card set of this page; empty for the built-in one. */
  set?: string | null;
  /** The table of this page, and whether it is the user's turn there. */
  table?: { id: string; turn: boolean } | null;
}

let frames = $state.raw<Frame[]>([]);

/** The current frame: that of the innermost page. */
export const shell = {
  get title(): string {
    return frames.at(-1)?.title ?? "";
  },
  get where(): string | Snippet | null {
    return frames.at(-1)?.where ?? null;
  },
  get tools(): Snippet | null {
    return frames.at(-1)?.tools ?? null;
  },
  get game(): string | null {
    return frames.at(-1)?.game ?? null;
  },
  get set(): string | null {
    return frames.at(-1)?.set ?? null;
  },
  get table(): { id: string; turn: boolean } | null {
    return frames.at(-1)?.table ?? null;
  },
};

/** For an `$effect` of a page: sets the frame, and resets it when the page is left. */
export function frame(wish: Frame): () => void {
  untrack(() => (frames = [...frames, wish]));
  return () => {
    untrack(() => (frames = frames.filter((other) => other !== wish)));
  };
}
