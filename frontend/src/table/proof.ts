/**
 * Verifies that a deal was honest, in the client rather than in the server that dealt: docs/chance.md, section
 * "Sealed".
 */

import type { Proof } from "../wire";
import type { Digits } from "./promise";

export type Draw = Proof["draws"][number];

export type ProofResult =
  | { honest: true; draws: number; own: boolean }
  | { honest: false; wrong: "commitment" | "promise" | "digits" }
  | { honest: false; wrong: "gap"; draw: Draw }
  | { honest: false; wrong: "draw"; draw: Draw; expected: bigint };

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) throw new Error("not hexadecimal");
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the secret, in hexadecimal. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

function signer(key: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The key of all random numbers of a game, in hexadecimal. */
export async function keyOf(secret: string, contributions: string[]): Promise<string> {
  const message = new TextEncoder().encode(contributions.join("\n"));
  return hexOf(await crypto.subtle.sign("HMAC", await signer(bytesOf(secret)), message));
}

/** The random number below n at a position of a stream. */
async function number(key: CryptoKey, stream: number, counter: number, n: bigint): Promise<bigint> {
  const limit = ((1n << 64n) / n) * n;
  const message = new DataView(new ArrayBuffer(16));
  message.setUint32(0, stream);
  message.setBigUint64(4, BigInt(counter));
  for (let attempt = 0; ; attempt += 1) {
    message.setUint32(12, attempt);
    const word = new DataView(await crypto.subtle.sign("HMAC", key, message.buffer)).getBigUint64(0);
    if (word < limit) return word % n;
  }
}

/** The random number below n at a position of a stream, from a key in hexadecimal. */
export async function below(key: string, stream: number, counter: number, n: bigint): Promise<bigint> {
  return number(await signer(bytesOf(key)), stream, counter, n);
}

/**
 * Recomputes every random number of a game. `promised` is the commitment that was published before the deal, and `mine`
 * are the digits that were sent then. This client has stored both since, because the dealer's own proof cannot be
 * trusted about them. The numbers of a stream are used in order, each once; numbers for moves that were taken back are
 * used up too.
 */
export async function check(proof: Proof, promised: string, mine: Digits): Promise<ProofResult> {
  if (proof.commitment !== promised) return { honest: false, wrong: "promise" };
  if ((await commitmentOf(proof.secret)) !== promised) return { honest: false, wrong: "commitment" };
  const sent = Object.entries(mine);
  if (sent.some(([seat, digits]) => proof.contributions[Number(seat)] !== digits))
    return { honest: false, wrong: "digits" };
  const key = await signer(bytesOf(await keyOf(proof.secret, proof.contributions)));
  const reached = new Map<number, number>();
  for (const draw of proof.draws) {
    const next = reached.get(draw.stream) ?? 0;
    if (draw.counter !== next) return { honest: false, wrong: "gap", draw };
    reached.set(draw.stream, next + 1);
    const expected = await number(key, draw.stream, draw.counter, BigInt(draw.n));
    if (expected !== BigInt(draw.value)) return { honest: false, wrong: "draw", draw, expected };
  }
  return { honest: true, draws: proof.draws.length, own: sent.length > 0 };
}
