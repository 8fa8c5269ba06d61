import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const markBytes = 16;

const markOf = (secret: Uint8Array, purpose: string, id: Buffer) =>
  createHmac("sha256", secret).update(`${purpose}\n`).update(id).digest().subarray(0, markBytes);

/**
 * What stands in a secret address: an id with our mark on it, 43 characters of base64url. It can be said again at
 * any time, and no row holds it, so that who reads the database can open nothing.
 */
export function linkToken(secret: Uint8Array, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, markOf(secret, purpose, bytes)]).toString("base64url");
}

/** The id in a token of this purpose; undefined where the mark is not ours. */
export function idInToken(secret: Uint8Array, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Of the ways to spell the same bytes one is good, so that a token has no others beside it.
  if (bytes.length !== idBytes + markBytes || bytes.toString("base64url") !== token) {
    return undefined;
  }
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), markOf(secret, purpose, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A path without the tokens in it, for logs: who reads them shall open nothing. */
export const withoutTokens = (path: string): string =>
  path.replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, "(secret)");
