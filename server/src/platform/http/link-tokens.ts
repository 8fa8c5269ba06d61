import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const markBytes = 16;

const markOf = (secret: Uint8Array, purpose: string, id: Buffer) =>
  createHmac("sha256", secret).update(`${purpose}\n`).update(id).digest().subarray(0, markBytes);

/**
 * The token of a secret URL: an ID with an HMAC, 43 characters of base64url. It can be derived again at any time and is
 * not stored, so that access to the database opens no link.
 */
export function linkToken(secret: Uint8Array, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, markOf(secret, purpose, bytes)]).toString("base64url");
}

/** The ID in a token of this purpose; undefined if the HMAC is invalid. */
export function idInToken(secret: Uint8Array, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Only the canonical base64url of the same bytes is valid, so that each token is unique.
  if (bytes.length !== idBytes + markBytes || bytes.toString("base64url") !== token) {
    return undefined;
  }
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), markOf(secret, purpose, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A path without its tokens, for logs, so that access to logs opens no link. */
export const withoutTokens = (path: string): string =>
  path.replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, "(secret)");
