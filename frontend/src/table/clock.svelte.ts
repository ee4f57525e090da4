/** Clocks as they are shown. */
import type { ClockNow } from "../wire";

/** The time that a seat has left at a moment of the server's time, in ms; null if there is no clock. */
export function timeLeft(clock: ClockNow | null, seat: number, now: number): number | null {
  if (clock === null || clock.kind === "none") return null;
  const left = clock.left[seat];
  if (left === undefined || left === null) return null;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

/** 0:24, 11:42, 1:02:05. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The current second: `now` advances while a component uses it. */
export class Ticker {
  now = $state(Date.now());

  constructor(needed: () => boolean) {
    $effect(() => {
      if (!needed()) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
