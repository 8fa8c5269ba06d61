import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isReserved } from "./reserved-names.ts";
import { siteSlugOf, usernameChoices } from "./usernames.ts";

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
  "the.admin",
  "ana_moderator",
  "4dm1n",
  "supp0rt.te4m",
  "the.support.desk",
  "admins",
  "real_wagabond",
  "w4gabond",
])("%s is reserved", (username) => {
  expect(isReserved(username)).toBe(true);
});

test.each([
  "ana.silva",
  "administra.tina",
  "supportive.sam",
  "emotional.support.dog",
  "dog.owner",
  "team.rex",
  "rooty",
  "meg",
  "nullarbor",
  "art2",
])("%s is not reserved", (username) => {
  expect(isReserved(username)).toBe(false);
});

test.each(["Admin", "ADMIN", "Ａｄｍｉｎ", "A d m i n", "Support", "root", "Wagabond", "me"])(
  "the name %s never yields a reserved username",
  (name) => {
    const choices = [...usernameChoices(name, "Wagabond")];
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.filter((choice) => isReserved(choice))).toEqual([]);
  },
);

test.each([
  "pet.travel",
  "pettravel",
  "pet_travel2",
  "pet.travel.support",
  "pettravelteam",
  "p3t.tr4vel",
])("%s is reserved on a site of that name, and nowhere else", (username) => {
  expect([isReserved(username, "pet.travel"), isReserved(username)]).toEqual([true, false]);
});

test.each(["pet.travel.ana", "travel.pet", "pets.travel", "support.pets"])(
  "%s is not reserved on a site with a similar name",
  (username) => {
    expect(isReserved(username, "pet.travel")).toBe(false);
  },
);

test.each(["Traveler", "🐶", "The Team"])(
  "a site named %s leaves usernames to its members",
  (name) => {
    const siteSlug = siteSlugOf(name);
    const choices = [...usernameChoices("🐱", name), ...usernameChoices("Ana", name)];
    expect(choices.filter((choice) => isReserved(choice, siteSlug))).toEqual([]);
  },
);

test("a name that equals a page's path gets a number", () => {
  expect([...usernameChoices("Art", "Wagabond")][0]).toBe("art2");
});

test("the first path segment of every page is reserved", () => {
  const routes = readFileSync(join(import.meta.dirname, "../../../../web/app/routes.ts"), "utf8");
  const parts = [...routes.matchAll(/route\("([a-z]+)/g)].map(([, part = ""]) => part);
  expect(parts.length).toBeGreaterThan(30);
  expect([...new Set(parts)].filter((part) => !isReserved(part))).toEqual([]);
});
