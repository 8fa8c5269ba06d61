import { randomInt } from "node:crypto";
import anyAscii from "any-ascii";
import { usernameMax } from "#contracts/accounts/profiles.ts";
import { isReserved } from "./reserved-names.ts";

const nameless = "traveler";

/** A username from a person's name in any script: "Ana María Núñez" becomes "ana.maria.nunez", "Юлия" "yuliya". */
export function usernameFrom(name: string): string {
  const slug = anyAscii(readable(name))
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9_]+/g, ".");
  const username = trimSlug(slug, usernameMax);
  return /[a-z0-9]/.test(username) ? username : nameless;
}

const hanCharacters = /\p{Script=Han}+/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The part of a name whose letters have a reading: no symbols, and no characters with a foreign reading. */
function readable(name: string): string {
  // NFKC turns variants of letters, such as full-width ones, into the plain ones.
  const letters = name.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}_'’.\s-]+/gu, " ");
  // Next to kana they are Japanese, for which the library's Chinese reading is wrong.
  return kana.test(letters) ? letters.replace(hanCharacters, " ") : letters;
}

/** The name of a site as a username; empty where it has no letters that can be read. */
export function siteSlugOf(siteName: string): string {
  const slug = usernameFrom(siteName);
  return slug === nameless ? "" : slug;
}

/** The username, then variants with ever longer random numbers. Reserved names are skipped. */
export function* usernameChoices(name: string, siteName: string): Generator<string> {
  const base = usernameFrom(name);
  const siteSlug = siteSlugOf(siteName);
  // A reserved path such as "art" may get a number; an official name such as "admin" may not.
  const plain = isReserved(withSuffix(base, "2"), siteSlug) ? nameless : base;
  if (!isReserved(plain, siteSlug)) yield plain;
  yield withSuffix(plain, "2");
  yield withSuffix(plain, "3");
  for (let digits = 2; digits <= 9; digits += 1) {
    yield withSuffix(plain, String(randomInt(10 ** (digits - 1), 10 ** digits)));
  }
}

const withSuffix = (plain: string, suffix: string) =>
  trimSlug(plain, usernameMax - suffix.length) + suffix;

const trimSlug = (slug: string, length: number) =>
  slug.replace(/^\.+/, "").slice(0, length).replace(/\.+$/, "");
