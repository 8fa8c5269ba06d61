import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets with a key from the secret of the site and a purpose, so that a copy of the database has none. */
export function makeVault(
  siteSecret: Uint8Array,
  purpose: string,
): {
  close: (secret: Uint8Array) => Buffer;
  /** Undefined where the site has another secret since. */
  open: (closed: Uint8Array) => Buffer | undefined;
} {
  const key = new Uint8Array(hkdfSync("sha256", siteSecret, "", purpose, 32));
  return {
    close(secret) {
      const iv = randomBytes(ivBytes);
      const closing = createCipheriv(cipher, key, iv);
      return Buffer.concat([iv, closing.update(secret), closing.final(), closing.getAuthTag()]);
    },
    open(closed) {
      try {
        const opening = createDecipheriv(cipher, key, closed.subarray(0, ivBytes));
        opening.setAuthTag(closed.subarray(-tagBytes));
        const text = opening.update(closed.subarray(ivBytes, -tagBytes));
        return Buffer.concat([text, opening.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
