import { createHash } from "node:crypto";

const plainCode = (code: string): string => code.replaceAll(/\s+/g, "").toUpperCase();

/** The stored form of a gift card's code: SHA-256 of it in capitals without spaces, 32 bytes. */
export const giftCodeHash = (code: string): Buffer =>
  createHash("sha256").update(plainCode(code)).digest();

/** Whether a code may be that of a gift card: ours have 16 characters, older and demo ones about as many. */
export const looksLikeGiftCode = (code: string): boolean =>
  /^[A-Z0-9]{12,19}$/.test(plainCode(code).replaceAll("-", ""));

/** Display name of a gift card: the last four characters of its code in lower case. */
export const lastCharactersOf = (code: string): string => plainCode(code).slice(-4).toLowerCase();
