import { parseCookie } from "cookie";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { type Browser, cookieName, makeKnownBrowsers } from "./known-browsers.ts";

const secret = new TextEncoder().encode("a secret of at least thirty-two bytes");
const known = makeKnownBrowsers(secret, "http://localhost:3000");
const account = () => ({ id: uuidv7(), password_hash: `$argon2id$${uuidv7()}` });

/** A browser that sends back what it was given. */
function browser(): Browser & { header: () => string } {
  let header = "";
  const jar: Browser = {
    cookies: undefined,
    setCookie: (cookie) => {
      header = cookie;
      jar.cookies = `theme=dark; ${cookie.split(";")[0]}`;
    },
  };
  return Object.assign(jar, { header: () => header });
}

test("a browser is known to the accounts that it signed in to, and to no other", () => {
  const [dana, ben, eve] = [account(), account(), account()];
  const here = browser();
  known.remember(here, dana);
  known.remember(here, ben);
  expect(known.markOf(here, dana)).toBeDefined();
  expect(known.markOf(here, ben)).toBeDefined();
  expect(known.markOf(here, eve)).toBeUndefined();
  expect(known.markOf(browser(), dana)).toBeUndefined();
});

test("the mark stays the same at the next log-in, and differs from browser to browser", () => {
  const dana = account();
  const [here, there] = [browser(), browser()];
  known.remember(here, dana);
  const first = known.markOf(here, dana);
  known.remember(here, dana);
  known.remember(there, dana);
  expect(known.markOf(here, dana)).toBe(first);
  expect(known.markOf(there, dana)).not.toBe(first);
});

test("a new password makes every mark of the account worthless", () => {
  const dana = account();
  const here = browser();
  known.remember(here, dana);
  expect(known.markOf(here, { ...dana, password_hash: "$argon2id$other" })).toBeUndefined();
});

test("a mark that was changed, made with another secret or moved to another account is none", () => {
  const [dana, ben] = [account(), account()];
  const here = browser();
  known.remember(here, dana);
  const mark = known.markOf(here, dana) ?? "";
  const other = makeKnownBrowsers(new Uint8Array(48).fill(7), "http://localhost:3000");
  expect(other.markOf(here, dana)).toBeUndefined();
  const bytes = Buffer.from(mark, "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const cookies = `${cookieName}=${changed.toString("base64url")}`;
    for (const one of [dana, ben]) expect(known.markOf({ cookies }, one)).toBeUndefined();
  }
});

test.each(["", "x", ".".repeat(9_000), "%", "=;=;", "\u0000", "A".repeat(64), "__proto__"])(
  "the cookie '%s' marks nothing and harms nothing",
  (value) => {
    const cookies = `${cookieName}=${value}`;
    const here: Browser = { cookies, setCookie: () => undefined };
    expect(known.markOf(here, account())).toBeUndefined();
    known.remember(here, account());
  },
);

test("the cookie names eight accounts at most, the newest first", () => {
  const accounts = Array.from({ length: 12 }, account);
  const here = browser();
  for (const one of accounts) known.remember(here, one);
  const marks = (parseCookie(here.cookies ?? "")[cookieName] ?? "").split(".");
  expect(marks).toHaveLength(8);
  expect(accounts.map((one) => known.markOf(here, one) !== undefined)).toEqual([
    ...Array<boolean>(4).fill(false),
    ...Array<boolean>(8).fill(true),
  ]);
});

test("on https the cookie travels encrypted only", () => {
  const here = browser();
  makeKnownBrowsers(secret, "https://wagabond.example").remember(here, account());
  expect(here.header()).toMatch(/; Secure/);
  known.remember(here, account());
  expect(here.header()).not.toMatch(/; Secure/);
});
