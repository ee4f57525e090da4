/** The types and addresses of HTTP requests. The generated `paths` define the input and the response of each path. */
import type { paths } from "./wire.generated";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The paths with a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M> & keyof paths[P]];
type Json = { content: { "application/json": unknown } };
type JsonIn<T> = T extends Json ? T["content"]["application/json"] : never;
type Parameters<O> = O extends { parameters: infer P } ? Pick<P, keyof P & ("path" | "query")> : unknown;
type Body<O> = O extends { requestBody: infer B } ? { body: JsonIn<B> } : { body?: never };
type Given<O> = Parameters<O> & Body<O> & { token?: string };

/** The body of the response. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R } ? JsonIn<R[keyof R]> : never;

/** The parameters, the body and the seat token of a request; nothing if its operation needs none of them. */
export type Input<M extends Method, P extends keyof paths> =
  Record<never, never> extends Given<Operation<M, P>>
    ? [input?: Given<Operation<M, P>>]
    : [input: Given<Operation<M, P>>];

type Values = Record<string, string | number | boolean | null | undefined>;
type Filled = { path?: Values; query?: Values };
/** Any input. */
export type Request = Filled & { body?: unknown; token?: string };

/** The address of a path with its parameters filled in. Parameters of the query without a value are left out. */
export function addressOf(path: keyof paths, given?: Filled): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given?.path?.[name])));
  const query = Object.entries(given?.query ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length ? `${filled}?${query.join("&")}` : filled;
}
