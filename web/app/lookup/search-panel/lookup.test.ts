import { describe, expect, test } from "vitest";
import { askedIn, panelPath } from "./query.ts";
import { grouped, matching } from "./groups.ts";
import { answerPath, choicesOf, fieldNames, missingIn, nothingChosen } from "./lookup.ts";

describe("the way to an answer", () => {
  test.each([
    ["airlineInfo", { airline: "delta", destination: "national" }, "/airlines/delta/national"],
    ["documents", { from: "USA", to: "Costa Rica" }, "/documents/USA/Costa%20Rica"],
    ["services", { service: "vet", city: "MexicoCity" }, "/services/vet/MexicoCity"],
    ["services", { service: "vet", city: "New York City" }, "/services/vet/NewYorkCity"],
    ["services", { service: "lawyer", city: "Bogotá" }, "/services/lawyer/Bogot%C3%A1"],
  ] as const)("of %s leads to its page", (lookup, choices, path) => {
    expect(answerPath(lookup, { ...nothingChosen, ...choices })).toBe(path);
  });

  test("ends where a choice is missing, which is named", () => {
    const chosen = { ...nothingChosen, to: "Chile" };
    expect(answerPath("documents", chosen)).toBeUndefined();
    expect(missingIn("documents", chosen)).toEqual(["from"]);
    expect(missingIn("services", chosen)).toEqual(["service", "city"]);
  });
});

describe("the address of the panel", () => {
  test("says the tab and the choices, and is read back the same", () => {
    const chosen = { ...nothingChosen, from: "Costa Rica", to: "USA", city: "SãoPaulo" };
    const path = panelPath({ tab: "documents", chosen });
    expect(askedIn(path.slice(1))).toEqual({ tab: "documents", chosen, incomplete: undefined });
    expect(panelPath(askedIn(""))).toBe("/");
  });

  test("names only what can be chosen", () => {
    expect(askedIn("tab=constructor&from=Atlantis&to=..&city=%00")).toEqual(askedIn(""));
    expect(askedIn("tab=flights").tab).toBeUndefined();
    expect(askedIn("tab=services&incomplete=yes").incomplete).toBe("services");
  });
});

test("every choice is offered once, and stands in one group", () => {
  for (const field of fieldNames) {
    const choices = choicesOf(field);
    const inGroups = grouped(field, choices).flatMap((group) => group.choices);
    expect(inGroups.length).toBe(choices.length);
    expect(new Set(inGroups.map(({ value }) => value)).size).toBe(choices.length);
  }
  expect(choicesOf("from").length).toBe(25);
  expect(choicesOf("to").length).toBe(26);
});

test.each([
  ["city", "bogota", ["Bogotá"]],
  ["city", "MEXICO", ["Cancún", "Mexico City"]],
  ["city", "york", ["New York City"]],
  ["to", "uk", ["United Kingdom"]],
  ["to", "england", ["United Kingdom"]],
  ["to", "united", ["United Kingdom", "USA"]],
  ["from", "indonesia", ["Bali"]],
  ["from", "atlantis", []],
] as const)("typing in %s “%s” finds %j", (field, typed, labels) => {
  expect(matching(choicesOf(field), typed).map(({ label }) => label)).toEqual(labels);
});

test("typing nothing, or only spaces, hides nothing", () => {
  expect(matching(choicesOf("city"), "  ").length).toBe(60);
});

test("a city with somebody whom travelers suggested counts beside those of our sources", () => {
  const known = { vet: ["Berlin", "Lima"], dentist: ["Lima"], lawyer: [] };
  const withSomebody = (field: "service" | "city", service = "") =>
    choicesOf(field, { ...nothingChosen, service }, known).flatMap(({ value, hasData }) =>
      hasData ? [value] : [],
    );
  expect(withSomebody("service")).toEqual(["vet", "dentist"]);
  expect(withSomebody("city")).toEqual(["Berlin", "Lima"]);
  expect(withSomebody("city", "dentist")).toEqual(["Lima"]);
  expect(withSomebody("city", "lawyer")).toEqual([]);
});

test("without an answer about cities, those of our sources count", () => {
  const known = choicesOf("city").filter(({ hasData }) => hasData);
  expect(known.map(({ label }) => label)).toEqual(["Berlin", "Mexico City", "Santiago"]);
});
