/** Where statements and rules are about one thing, they have to agree: pages print both, the engine judges by rules. */
import { describe, expect, test } from "vitest";
import { airlineLimits } from "./airline/limits.ts";
import { topics } from "../route/lines.ts";
import { printedRules, ruleBook } from "./rules.ts";

const borders = Array.from(ruleBook.borders.values(), ({ territory, rules }) => ({
  territory,
  rules,
  statements: printedRules(territory).statements,
}));

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe("statements and rules", () => {
  test.each(borders)(
    "a figure of $territory is stated as it is judged",
    ({ rules, statements }) => {
      for (const { id, value } of statements) {
        const judged = rules.filter(({ requirement }) => topics[requirement] === value.is);
        // An age that follows from the vaccination is a sum.
        if (judged.length === 0 || value.is === "age" || value.text === undefined) continue;
        const figures = new Set(numbersIn(JSON.stringify(judged)));
        // Weeks of a statement are days of a rule; a group's number is no figure.
        const text = value.text.replaceAll(/\d+ weeks \((\d+) days\)|group \d/g, "$1");
        expect(
          numbersIn(text).filter((figure) => !figures.has(figure)),
          id,
        ).toEqual([]);
      }
    },
  );

  test("the youngest age for Great Britain is the age at the vaccination and the wait after it", () => {
    const age = printedRules("GB").statements.find(({ value }) => value.is === "age");
    const asks = ruleBook.borders.get("GB")?.rules.map((rule) => rule.asks) ?? [];
    expect(asks).toContainEqual({ is: "age-at-vaccination", atLeast: { weeks: 12 } });
    expect(asks).toContainEqual(expect.objectContaining({ atLeast: { days: 21 } }));
    expect(age?.value.text).toContain(`${12 * 7 + 21} days`);
  });
});

/** What stands in a sentence of an airline, for each list or figure that was made of it. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  "american-airlines.seasonal": ["PHX", "TUS", "LAS", "PSP", "May 1", "September 30"],
  "american-airlines.routes": ["transatlantic", "transpacific", "Hawaii", "Argentina", "Venezuela"],
  "american-airlines.min-age": ["8 weeks"],
  "american-airlines.brachycephalic": [
    "not accepted as checked pets",
    "In the cabin, they're allowed",
  ],
  "american-airlines.checked": ["Only US military and State Department officers"],
  "american-airlines.cargo": ["PetEmbark"],
  "aeromexico.pets-per-flight": ["2 to 4 pets per aircraft", "window seat", "exit or bulkhead row"],
  "delta.pets-per-carrier": ["1 pet per carrier", "8 weeks to 6 months"],
  "delta.pets-per-flight": [
    "Up to 4 pets per flight",
    "None in international Business, Delta One or Premium",
  ],
  "delta.check-in": ["Your pet counts as your carry-on", "bulkhead or exit row"],
  "delta.no-cabin-pets": ["from Brazil", "to Hawaii", "United Kingdom", "Iceland"],
  "delta.min-age": ["8 weeks"],
  "delta.weight": ["doesn't publish a weight limit"],
  "aeromexico.min-age": ["8 weeks"],
  "aeromexico.flight-limit": ["6 hours"],
  "aeromexico.carrier": ["40 × 30 × 21", "40 × 28 × 22"],
};

test.each(Object.entries(sentences))("the sentence of %s still says it", (id, parts) => {
  const all = Object.values(airlineLimits).flatMap((limits) => limits.facts.facts);
  const text = JSON.stringify(all.find((fact) => fact.id === id)?.value ?? "");
  for (const part of parts) expect(text).toContain(part);
});

test("weights, sizes and numbers of airlines come from the facts", () => {
  expect(airlineLimits["AM"]?.petsPerPassenger?.value).toBe(1);
  expect(airlineLimits["AA"]?.petsPerPassenger?.value).toBe(1);
  expect(airlineLimits["AA"]?.cabinKg?.value).toBe(9);
  expect(airlineLimits["AM"]?.cabinKg?.value).toBe(9);
  expect(airlineLimits["AM"]?.cabinCm?.value.either).toEqual([40, 30, 20]);
  expect(airlineLimits["AA"]?.cabinCm?.value.soft?.map(Math.round)).toEqual([46, 28, 28]);
});
