/** Notifications of the browser, with the user's consent. */
import { go } from "../router.svelte";

const STORE = "pennant.notify";

/** Whether this browser supports them: they need a secure connection. */
export const canNotify = typeof Notification !== "undefined" && isSecureContext;

class Notify {
  permission = $state<NotificationPermission>(canNotify ? Notification.permission : "denied");
  private wished = $state(stored());

  /** Whether the user wants them and the browser allows them. */
  get on(): boolean {
    return this.wished && this.permission === "granted";
  }

  /** Asks for permission, if it was not given; the browser shows the question. */
  async turnOn(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission === "granted") this.wish(true);
  }

  turnOff(): void {
    this.wish(false);
  }

  /**
   * Shows a notification that leads to a page. Returns false if the browser supports them for installed apps only, as
   * some phones do.
   */
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
      // Nothing can be stored: the setting lasts as long as the page.
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
