import { describe, expect, test } from "vitest";
import { parsePanelState, panelPath } from "./panel-state.ts";
import { groupChoices, filterChoices } from "./choice-groups.ts";
import { answerPath, choicesOf, fieldNames, missingIn, nothingChosen } from "./lookup.ts";

describe("the path of an answer", () => {
  test.each([
    ["airlineInfo", { airline: "delta", destination: "national" }, "/airlines/delta/national"],
    ["documents", { from: "USA", to: "Costa Rica" }, "/documents/USA/Costa%20Rica"],
    ["services", { service: "vet", city: "MexicoCity" }, "/services/vet/MexicoCity"],
    ["services", { service: "vet", city: "New York City" }, "/services/vet/NewYorkCity"],
    ["services", { service: "lawyer", city: "Bogotá" }, "/services/lawyer/Bogot%C3%A1"],
  ] as const)("of %s is its page", (lookup, choices, path) => {
    expect(answerPath(lookup, { ...nothingChosen, ...choices })).toBe(path);
  });

  test("is undefined if a choice is missing", () => {
    const chosen = { ...nothingChosen, to: "Chile" };
    expect(answerPath("documents", chosen)).toBeUndefined();
    expect(missingIn("documents", chosen)).toEqual(["from"]);
    expect(missingIn("services", chosen)).toEqual(["service", "city"]);
  });
});

describe("the query of the panel", () => {
  test("has the tab and the choices, and parses to the same state", () => {
    const chosen = { ...nothingChosen, from: "Costa Rica", to: "USA", city: "SãoPaulo" };
    const path = panelPath({ tab: "documents", chosen });
    expect(parsePanelState(path.slice(1))).toEqual({
      tab: "documents",
      chosen,
      incomplete: undefined,
    });
    expect(panelPath(parsePanelState(""))).toBe("/");
  });

  test("accepts a name as a person writes it, for forms without scripts", () => {
    const { chosen } = parsePanelState("from=united+states&to=UK&city=mexico+city");
    expect(chosen).toEqual({
      ...nothingChosen,
      from: "USA",
      to: "United Kingdom",
      city: "MexicoCity",
    });
  });

  test("accepts only available choices", () => {
    expect(parsePanelState("tab=constructor&from=Atlantis&to=..&city=%00")).toEqual(
      parsePanelState(""),
    );
    expect(parsePanelState("tab=flights").tab).toBe("flights");
    expect(parsePanelState("tab=check").tab).toBeUndefined();
    expect(parsePanelState("tab=flights&incomplete=yes").incomplete).toBeUndefined();
    expect(parsePanelState("tab=services&incomplete=yes").incomplete).toBe("services");
  });
});

test("every choice is in exactly one group", () => {
  for (const field of fieldNames) {
    const choices = choicesOf(field);
    const inGroups = groupChoices(field, choices).flatMap((group) => group.choices);
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
] as const)("the filter of %s with “%s” matches %j", (field, text, labels) => {
  expect(filterChoices(choicesOf(field), text).map(({ label }) => label)).toEqual(labels);
});

test("an empty filter matches all choices", () => {
  expect(filterChoices(choicesOf("city"), "  ").length).toBe(60);
});

test("a city with a suggested provider counts as having an answer", () => {
  const serviceCities = { vet: ["Berlin", "Lima"], dentist: ["Lima"], lawyer: [] };
  const withProviders = (field: "service" | "city", service = "") =>
    choicesOf(field, { ...nothingChosen, service }, serviceCities).flatMap(({ value, hasData }) =>
      hasData ? [value] : [],
    );
  expect(withProviders("service")).toEqual(["vet", "dentist"]);
  expect(withProviders("city")).toEqual(["Berlin", "Lima"]);
  expect(withProviders("city", "dentist")).toEqual(["Lima"]);
  expect(withProviders("city", "lawyer")).toEqual([]);
});

test("without a list of cities, those of our sources have answers", () => {
  const cities = choicesOf("city").filter(({ hasData }) => hasData);
  expect(cities.map(({ label }) => label)).toEqual(["Berlin", "Mexico City", "Santiago"]);
});
