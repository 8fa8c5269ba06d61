import fc from "fast-check";
import { expect, test } from "vitest";
import { breed, breeds, matchBreeds, snubNosedSource } from "./breeds.ts";
import { snubNosedList, strongNotSnubNosed } from "./breeds/snub-nosed.ts";

const allNames = breeds.flatMap((one) =>
  [one.name, ...one.synonyms].map((name) => ({ name, of: one.name })),
);
const nameOf = (text: string) => breed(text)?.name;
const offered = (...typed: Parameters<typeof matchBreeds>) =>
  matchBreeds(...typed).map(({ name }) => name);

test("the well-known breeds of dogs and cats are listed", () => {
  expect(breeds.filter(({ species }) => species === "dog").length).toBeGreaterThanOrEqual(180);
  expect(breeds.filter(({ species }) => species === "cat").length).toBeGreaterThanOrEqual(50);
});

test("names and synonyms are unique", () => {
  const keys = allNames.map(({ name }) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ""),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every name and synonym finds its own breed", () => {
  expect(allNames.filter(({ name, of }) => nameOf(name) !== of)).toEqual([]);
});

test("breeds are sorted by name", () => {
  for (const species of ["dog", "cat"] as const) {
    const names = breeds.filter((one) => one.species === species).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  }
});

test("every name and synonym fits the limit of a pet's breed", () => {
  const breedMax = 60;
  expect(allNames.filter(({ name }) => name.length > breedMax || name !== name.trim())).toEqual([]);
});

test.for([
  ["Frenchie", "French Bulldog"],
  ["GSD", "German Shepherd"],
  ["Alsatian", "German Shepherd"],
  ["Westie", "West Highland White Terrier"],
  ["Yorkie", "Yorkshire Terrier"],
  ["Lab", "Labrador Retriever"],
  ["Labrador", "Labrador Retriever"],
  ["Sausage dog", "Dachshund"],
  ["Moggie", "Domestic Shorthair"],
  ["mongrel", "Mixed breed dog"],
  ["mutt", "Mixed breed dog"],
  ["cross", "Mixed breed dog"],
  ["Toy Poodle", "Toy Poodle"],
] as const)("%s is a %s", ([name, meant]) => {
  expect(nameOf(name)).toBe(meant);
});

test("accents, hyphens, apostrophes and spaces do not matter", () => {
  expect(nameOf("bichon frise")).toBe("Bichon Frisé");
  expect(nameOf(" Shih-Tzu ")).toBe("Shih Tzu");
  expect(nameOf("bull  mastiff")).toBe("Bullmastiff");
  expect(nameOf("gos d’atura")).toBe("Catalan Sheepdog");
  expect(nameOf("St. Bernard")).toBe("Saint Bernard");
});

test("a breed is found in any case and spacing", () => {
  const gap = fc.constantFrom(" ", "  ", "-", " - ", "\t", "\u00a0");
  const edge = fc.constantFrom("", " ", "   ");
  const mails = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(...allNames), gap, edge, mails, ({ name, of }, gap, edge, up) => {
      const cased = name.replaceAll(/./gu, (mail) =>
        up.next().value ? mail.toUpperCase() : mail.toLowerCase(),
      );
      expect(nameOf(edge + cased.replaceAll(" ", gap) + edge)).toBe(of);
    }),
  );
});

test("an unknown breed is not found", () => {
  expect(["", "  ", "-", "dragon", "constructor", "French"].map(nameOf)).toEqual(
    Array(6).fill(undefined),
  );
});

test("exactly the breeds of the sourced list are snub-nosed", () => {
  const listed = snubNosedList.flatMap(({ breeds }) => breeds);
  expect(listed.filter((name) => breed(name)?.name !== name || !breed(name)?.snubNosed)).toEqual(
    [],
  );
  const snubNosed = breeds.filter((one) => one.snubNosed).map(({ name }) => name);
  expect(snubNosed.toSorted()).toEqual([...new Set(listed)].toSorted());
});

test("an entry of the sourced list is found and is snub-nosed", () => {
  const entries = snubNosedList.map(({ entry }) => entry.replace(" (all)", ""));
  expect(entries.filter((entry) => !breed(entry)?.snubNosed)).toEqual([]);
});

test("'Mastiff (all)' means every breed called a Mastiff", () => {
  const called = breeds.filter(({ name }) => /mastiff/i.test(name));
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter((one) => !one.snubNosed)).toEqual([]);
});

test("a strong breed that an airline bans is not snub-nosed", () => {
  expect(strongNotSnubNosed.map((name) => breed(name)?.snubNosed)).toEqual(
    Array(strongNotSnubNosed.length).fill(false),
  );
});

test("a breed that only the ticket agent lists is not snub-nosed", () => {
  const agentOnly = ["American Bulldog", "American Cocker Spaniel", "Bichon Frise", "Chihuahua"];
  agentOnly.push("Maltese", "Newfoundland", "Yorkshire Terrier");
  expect(agentOnly.map((name) => breed(name)?.snubNosed)).toEqual(Array(7).fill(false));
});

test("the list of snub-nosed breeds has its source and date", () => {
  for (const { title, address, storedDate } of snubNosedSource.sources) {
    expect(title).not.toBe("");
    expect(URL.canParse(address)).toBe(true);
    expect(storedDate).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
  }
});

test("suggestions rank name prefixes first, then words, then synonyms", () => {
  expect(offered("bull")).toEqual([
    "Bull Terrier",
    "Bullmastiff",
    "Bully Kutta",
    "Alapaha Blue Blood Bulldog",
    "American Bulldog",
    "American Bully",
    "American Pit Bull Terrier",
    "Campeiro Bulldog",
  ]);
  expect(offered("lab")).toEqual(["Labradoodle", "Labrador Retriever"]);
  expect(offered("frenchi")).toEqual(["French Bulldog"]);
  expect(offered("poodle")).toEqual([
    "Poodle",
    "Miniature Poodle",
    "Standard Poodle",
    "Toy Poodle",
  ]);
  expect(offered("mountain d", "dog", 2)).toEqual([
    "Bernese Mountain Dog",
    "Entlebucher Mountain Dog",
  ]);
});

test("suggestions are filtered by species and limited", () => {
  expect(offered("siberian")).toEqual(["Siberian Husky", "Siberian", "West Siberian Laika"]);
  expect(offered("siberian", "cat")).toEqual(["Siberian"]);
  expect(offered("a")).toHaveLength(8);
  expect(offered("a", "dog", 3)).toHaveLength(3);
  expect(offered("  ")).toEqual([]);
});

test("a full name or synonym is suggested", () => {
  expect(allNames.filter(({ name, of }) => !offered(name).includes(of))).toEqual([]);
});
