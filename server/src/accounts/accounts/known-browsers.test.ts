import { parseCookie } from "cookie";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { type Browser, cookieName, makeKnownBrowsers } from "./known-browsers.ts";

const secret = new TextEncoder().encode("a secret of at least thirty-two bytes");
const knownBrowsers = makeKnownBrowsers(secret, "http://localhost:3000");
const account = () => ({ id: uuidv7(), password_hash: `$argon2id$${uuidv7()}` });

/** A browser that returns its cookies. */
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

test("a browser is known only to accounts that logged in with it", () => {
  const [dana, ben, eve] = [account(), account(), account()];
  const firstBrowser = browser();
  knownBrowsers.remember(firstBrowser, dana);
  knownBrowsers.remember(firstBrowser, ben);
  expect(knownBrowsers.markOf(firstBrowser, dana)).toBeDefined();
  expect(knownBrowsers.markOf(firstBrowser, ben)).toBeDefined();
  expect(knownBrowsers.markOf(firstBrowser, eve)).toBeUndefined();
  expect(knownBrowsers.markOf(browser(), dana)).toBeUndefined();
});

test("a mark is stable across log-ins and differs between browsers", () => {
  const dana = account();
  const [firstBrowser, secondBrowser] = [browser(), browser()];
  knownBrowsers.remember(firstBrowser, dana);
  const first = knownBrowsers.markOf(firstBrowser, dana);
  knownBrowsers.remember(firstBrowser, dana);
  knownBrowsers.remember(secondBrowser, dana);
  expect(knownBrowsers.markOf(firstBrowser, dana)).toBe(first);
  expect(knownBrowsers.markOf(secondBrowser, dana)).not.toBe(first);
});

test("a new password invalidates all marks of the account", () => {
  const dana = account();
  const firstBrowser = browser();
  knownBrowsers.remember(firstBrowser, dana);
  expect(
    knownBrowsers.markOf(firstBrowser, { ...dana, password_hash: "$argon2id$other" }),
  ).toBeUndefined();
});

test("a mark that is altered, signed with another secret or used for another account is invalid", () => {
  const [dana, ben] = [account(), account()];
  const firstBrowser = browser();
  knownBrowsers.remember(firstBrowser, dana);
  const mark = knownBrowsers.markOf(firstBrowser, dana) ?? "";
  const other = makeKnownBrowsers(new Uint8Array(48).fill(7), "http://localhost:3000");
  expect(other.markOf(firstBrowser, dana)).toBeUndefined();
  const bytes = Buffer.from(mark, "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const cookies = `${cookieName}=${changed.toString("base64url")}`;
    for (const one of [dana, ben]) expect(knownBrowsers.markOf({ cookies }, one)).toBeUndefined();
  }
});

test.each(["", "x", ".".repeat(9_000), "%", "=;=;", "\u0000", "A".repeat(64), "__proto__"])(
  "the cookie '%s' is ignored",
  (value) => {
    const cookies = `${cookieName}=${value}`;
    const firstBrowser: Browser = { cookies, setCookie: () => undefined };
    expect(knownBrowsers.markOf(firstBrowser, account())).toBeUndefined();
    knownBrowsers.remember(firstBrowser, account());
  },
);

test("the cookie holds at most eight accounts, newest first", () => {
  const accounts = Array.from({ length: 12 }, account);
  const firstBrowser = browser();
  for (const one of accounts) knownBrowsers.remember(firstBrowser, one);
  const marks = (parseCookie(firstBrowser.cookies ?? "")[cookieName] ?? "").split(".");
  expect(marks).toHaveLength(8);
  expect(accounts.map((one) => knownBrowsers.markOf(firstBrowser, one) !== undefined)).toEqual([
    ...Array<boolean>(4).fill(false),
    ...Array<boolean>(8).fill(true),
  ]);
});

test("on https the cookie is Secure", () => {
  const firstBrowser = browser();
  makeKnownBrowsers(secret, "https://wagabond.example").remember(firstBrowser, account());
  expect(firstBrowser.header()).toMatch(/; Secure/);
  knownBrowsers.remember(firstBrowser, account());
  expect(firstBrowser.header()).not.toMatch(/; Secure/);
});
