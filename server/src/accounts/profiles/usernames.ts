import { randomInt } from "node:crypto";
import { usernameMax } from "#contracts/accounts/profiles.ts";
import { isReserved } from "./reserved-names.ts";

/** Letters that no decomposition turns into ASCII, as people spell them out. */
const spelled: Record<string, string> = {
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

const nameless = "traveller";

/** A username from a person's name: "Ana María Núñez" is "ana.maria.nunez". */
export function usernameFrom(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (mail) => spelled[mail] ?? "")
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9_]+/g, ".");
  const username = trimmed(slug, usernameMax);
  return /[a-z0-9]/.test(username) ? username : nameless;
}

/** The same name with ever longer numbers behind it, for where the plain one is taken. Reserved names are not offered. */
export function* usernameChoices(name: string): Generator<string> {
  const own = usernameFrom(name);
  // Whoever is called Art gets art2; nobody gets admin2.
  const plain = isReserved(withSuffix(own, "2")) ? nameless : own;
  if (!isReserved(plain)) yield plain;
  yield withSuffix(plain, "2");
  yield withSuffix(plain, "3");
  for (let digits = 2; digits <= 9; digits += 1) {
    yield withSuffix(plain, String(randomInt(10 ** (digits - 1), 10 ** digits)));
  }
}

const withSuffix = (plain: string, suffix: string) =>
  trimmed(plain, usernameMax - suffix.length) + suffix;

const trimmed = (slug: string, length: number) =>
  slug.replace(/^\.+/, "").slice(0, length).replace(/\.+$/, "");
