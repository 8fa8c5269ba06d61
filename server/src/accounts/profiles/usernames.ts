import { randomInt } from "node:crypto";
import { usernameMax } from "#contracts/accounts/profiles.ts";
import { isReserved } from "./reserved-names.ts";

/** Transliteration of letters that do not decompose to ASCII. */
const transliterations: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

const nameless = "traveler";

/** A username from a person's name: "Ana María Núñez" becomes "ana.maria.nunez". */
export function usernameFrom(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (mail) => transliterations[mail] ?? "")
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9_]+/g, ".");
  const username = trimSlug(slug, usernameMax);
  return /[a-z0-9]/.test(username) ? username : nameless;
}

/** The username, then variants with ever longer random numbers. Reserved names are skipped. */
export function* usernameChoices(name: string): Generator<string> {
  const base = usernameFrom(name);
  // A reserved path such as "art" may get a number; an official name such as "admin" may not.
  const plain = isReserved(withSuffix(base, "2")) ? nameless : base;
  if (!isReserved(plain)) yield plain;
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
