import { expect, test } from "vitest";
import { facts as articleFacts } from "../../reference/src/articles/facts.ts";
import { countryFacts } from "../../reference/src/facts/countries.ts";
import { printedRules } from "../../reference/src/readiness/rules.ts";
import { everyFact } from "./check.ts";

const factsById = new Map(everyFact().map(({ fact }) => [fact.id, fact]));

const ruledIds = new Set(
  Object.values(countryFacts).flatMap(({ code }) =>
    printedRules(code).ruleLines.map(({ id }) => id),
  ),
);

const ranks = ["low", "medium", "high"];

test("an article states no fact with more confidence than the reference data, and names no other source", () => {
  for (const { fact: id, basis, confidence, sources: named } of Object.values(articleFacts)) {
    const fact = factsById.get(id ?? "");
    // What the rules of a border say is in no fact.
    if (id === undefined || (!fact && ruledIds.has(id))) continue;
    expect([id, fact?.basis]).toEqual([id, basis]);
    const isSurer = ranks.indexOf(confidence) > ranks.indexOf(fact?.confidence ?? "");
    expect([id, isSurer]).toEqual([id, false]);
    const others = named.filter((each) => !fact?.sources.some((source) => source === each));
    expect([id, others]).toEqual([id, []]);
  }
});
