import { randomBytes } from "node:crypto";

/** Crockford's base 32, without letters that look like digits: 5 bits per character. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 16;

/** A random code of 80 bits that a person can copy, in groups of four. */
export function randomCode(separator: string): string {
  const signs = Array.from(randomBytes(characters), (byte) => alphabet[byte % alphabet.length]);
  return signs.join("").replaceAll(/.{4}(?=.)/g, `$&${separator}`);
}
