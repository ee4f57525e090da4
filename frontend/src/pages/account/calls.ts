/** Calls about accounts, people and notices: beside `api`, for the pages that need them. */
import { call } from "../../api";
import type { Pace, Scope } from "../../wire";
import { language } from "../../words/words.svelte";

export const account = {
  make: (name: string, password: string) => call("POST", "/api/account", { body: { name, password } }),
  signIn: (name: string, password: string) => call("POST", "/api/session", { body: { name, password } }),
  signOut: () => call("DELETE", "/api/session"),
  read: () => call("GET", "/api/account"),
  changePassword: (old: string, wanted: string) => call("PUT", "/api/account/password", { body: { old, new: wanted } }),
  remove: (password: string) => call("DELETE", "/api/account", { body: { password } }),
  endSession: (id: string) => call("DELETE", "/api/account/sessions/{id}", { path: { id } }),
  endOthers: () => call("DELETE", "/api/account/sessions"),
  makeToken: (name: string, scopes: Scope[], days: number) =>
    call("POST", "/api/account/tokens", { body: { name, scopes, days } }),
  endToken: (id: string) => call("DELETE", "/api/account/tokens/{id}", { path: { id } }),
  /** Where everything that is stored about me can be downloaded. */
  exportPath: "/api/account/export",
};

export const notices = {
  read: () => call("GET", "/api/notices"),
  mail: (address: string, pace: Pace) =>
    call("PUT", "/api/notices/mail", { body: { address, pace, lang: language() } }),
  stopMail: () => call("DELETE", "/api/notices/mail"),
  hook: (url: string) => call("PUT", "/api/notices/hook", { body: { url } }),
  stopHook: () => call("DELETE", "/api/notices/hook"),
  testHook: () => call("POST", "/api/notices/hook/test"),
  beginVacation: (days: number) => call("POST", "/api/notices/vacation", { body: { days } }),
  endVacation: () => call("DELETE", "/api/notices/vacation"),
};

export const people = {
  read: (name: string) => call("GET", "/api/people/{name}", { path: { name } }),
  leaders: async (game: string) => (await call("GET", "/api/ratings/{game}", { path: { game } })).players,
  /** My finished tables before a moment, the newest first. */
  finished: async (before?: number) =>
    (await call("GET", "/api/me/tables", { query: { finished: true, before } })).tables,
};
