import { createHash } from "node:crypto";

const plainCode = (code: string): string => code.replaceAll(/\s+/g, "").toUpperCase();

/** What stands in the row of a gift card for its code: SHA-256 of it in capitals without spaces, 32 bytes. */
export const giftCodeHash = (code: string): Buffer =>
  createHash("sha256").update(plainCode(code)).digest();

/** How a gift card is called where its code is secret: the last four of it, in small letters. */
export const lastCharactersOf = (code: string): string => plainCode(code).slice(-4).toLowerCase();
