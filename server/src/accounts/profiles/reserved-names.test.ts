import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isReserved } from "./reserved-names.ts";
import { usernameChoices } from "./usernames.ts";

test.each([
  "admin",
  "support",
  "root",
  "me",
  "null",
  "wagabond",
  "adm1n",
  "a.d.m.i.n",
  "_admin_",
  "admin2",
  "support_24",
  "r00t",
  "wagab0nd",
  "wagabond.team",
  "wagabond_help_desk",
  "login",
  "l0gin",
  "moderator",
  "undefined",
])("%s is reserved", (username) => {
  expect(isReserved(username)).toBe(true);
});

test.each(["ana.silva", "administra.tina", "supportive.sam", "rooty", "meg", "nullarbor", "art2"])(
  "%s is not reserved",
  (username) => {
    expect(isReserved(username)).toBe(false);
  },
);

test.each(["Admin", "ADMIN", "Ａｄｍｉｎ", "A d m i n", "Support", "root", "Wagabond", "me"])(
  "the name %s never yields a reserved username",
  (name) => {
    const choices = [...usernameChoices(name)];
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.filter(isReserved)).toEqual([]);
  },
);

test("a name that equals a page's path gets a number", () => {
  expect([...usernameChoices("Art")][0]).toBe("art2");
});

test("the first path segment of every page is reserved", () => {
  const routes = readFileSync(join(import.meta.dirname, "../../../../web/app/routes.ts"), "utf8");
  const parts = [...routes.matchAll(/route\("([a-z]+)/g)].map(([, part = ""]) => part);
  expect(parts.length).toBeGreaterThan(30);
  expect([...new Set(parts)].filter((part) => !isReserved(part))).toEqual([]);
});
