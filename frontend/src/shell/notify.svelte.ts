/** The browser's own notices, on this device and only with consent. */
import { go } from "../router.svelte";

const STORE = "pennant.notify";

/** Whether this browser has them at all: they need a safe connection. */
export const canNotify = typeof Notification !== "undefined" && isSecureContext;

class Notify {
  permission = $state<NotificationPermission>(canNotify ? Notification.permission : "denied");
  private wished = $state(stored());

  /** I want them, and the browser lets us. */
  get on(): boolean {
    return this.wished && this.permission === "granted";
  }

  /** Ask for consent, if it was not given; the browser puts the question. */
  async turnOn(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission === "granted") this.wish(true);
  }

  turnOff(): void {
    this.wish(false);
  }

  /** Show a notice that leads to a page. False: this browser has them for installed programs only, as some phones do. */
  show(title: string, body: string, path: string): boolean {
    try {
      const notice = new Notification(title, { body, tag: path });
      notice.onclick = () => {
        focus();
        go(path);
        notice.close();
      };
      return true;
    } catch {
      return false;
    }
  }

  private wish(yes: boolean): void {
    this.wished = yes;
    try {
      if (yes) localStorage.setItem(STORE, "1");
      else localStorage.removeItem(STORE);
    } catch {
      // It lasts as long as the page.
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) !== null;
  } catch {
    return false;
  }
}

export const notify = new Notify();
