/** Calls about accounts, people and notices, typed: beside `api`, for the pages that need them. */
import { call } from "../../api";
import type {
  Account,
  ApiToken,
  HookTest,
  Leader,
  Me,
  MyTable,
  NoticeWishes,
  Pace,
  PersonInfo,
  Scope,
} from "../../wire";
import { language } from "../../words/words.svelte";

const part = encodeURIComponent;

export const account = {
  make: (name: string, password: string) => call<Me>("POST", "/api/account", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "/api/session", { name, password }),
  signOut: () => call<Me>("DELETE", "/api/session"),
  read: () => call<Account>("GET", "/api/account"),
  changePassword: (old: string, wanted: string) => call<unknown>("PUT", "/api/account/password", { old, new: wanted }),
  remove: (password: string) => call<Me>("DELETE", "/api/account", { password }),
  endSession: (id: string) => call<unknown>("DELETE", `/api/account/sessions/${part(id)}`),
  endOthers: () => call<unknown>("DELETE", "/api/account/sessions"),
  makeToken: (name: string, scopes: Scope[], days: number) =>
    call<ApiToken & { token: string }>("POST", "/api/account/tokens", { name, scopes, days }),
  endToken: (id: string) => call<unknown>("DELETE", `/api/account/tokens/${part(id)}`),
  /** Where everything that is held about me can be downloaded. */
  exportPath: "/api/account/export",
};

export const notices = {
  read: () => call<NoticeWishes>("GET", "/api/notices"),
  mail: (address: string, pace: Pace) => call<unknown>("PUT", "/api/notices/mail", { address, pace, lang: language() }),
  stopMail: () => call<unknown>("DELETE", "/api/notices/mail"),
  hook: (url: string) => call<{ secret: string }>("PUT", "/api/notices/hook", { url }),
  stopHook: () => call<unknown>("DELETE", "/api/notices/hook"),
  testHook: () => call<HookTest>("POST", "/api/notices/hook/test"),
  beginVacation: (days: number) => call<unknown>("POST", "/api/notices/vacation", { days }),
  endVacation: () => call<unknown>("DELETE", "/api/notices/vacation"),
};

export const people = {
  read: (name: string) => call<PersonInfo>("GET", `/api/people/${part(name)}`),
  leaders: async (game: string) => (await call<{ players: Leader[] }>("GET", `/api/ratings/${part(game)}`)).players,
  /** My finished tables, the newest first; those before a moment. */
  finished: async (before?: number) =>
    (
      await call<{ tables: MyTable[] }>(
        "GET",
        `/api/me/tables?finished=true${before === undefined ? "" : `&before=${before}`}`,
      )
    ).tables,
};
