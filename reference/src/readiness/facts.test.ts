/** What facts and rules both hold has to agree: pages of papers show the facts, the engine judges by the rules. */
import { describe, expect, test } from "vitest";
import { airlineLimits } from "./airline/limits.ts";
import { countryFacts } from "../facts/countries.ts";
import type { Asks } from "./rule.ts";
import { ruleBook } from "./rules.ts";

const facts = new Map(
  Object.values(countryFacts)
    .flatMap(({ rules }) => rules.flatMap((part) => part.rules))
    .map((fact) => [fact.id, fact.value]),
);

const rules = new Map(
  [...ruleBook.borders.values()].flatMap((border) =>
    border.rules.map((rule) => [rule.id, rule] as const),
  ),
);

/** Every figure in a value, spans as days or months alike. */
function figuresIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) =>
      figuresIn(part).map((figure) => (key === "weeks" ? figure * 7 : figure)),
    );
  }
  return [];
}

const asks = (id: string): Asks[] => {
  const rule = rules.get(id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return [rule.asks, ...(rule.readings ?? [])];
};

/** A figure of a fact, and the rule that judges by it. */
const pairs: readonly (readonly [fact: string, field: string, rule: string])[] = [
  ["eu.rule.rabies", "minAgeDays", "eu.rabies-age"],
  ["eu.rule.rabies", "minDaysBeforeEntry", "eu.rabies-wait"],
  ["eu.rule.titre", "minDaysAfterVaccine", "eu.titre-sample"],
  ["eu.rule.titre", "minMonthsBeforeEntry", "eu.titre-wait"],
  ["eu.rule.titre", "minIuPerMl", "eu.titre-level"],
  ["eu.rule.certificate", "maxDaysBeforeEntry", "eu.certificate"],
  ["eu.rule.number", "pets", "eu.number"],
  ["united-kingdom.rule.rabies", "minAgeDays", "gb.rabies-age"],
  ["united-kingdom.rule.rabies", "minDaysBeforeEntry", "gb.rabies-wait"],
  ["united-kingdom.rule.titre", "minDaysAfterVaccine", "gb.titre-sample"],
  ["united-kingdom.rule.titre", "minMonthsBeforeEntry", "gb.titre-wait"],
  ["united-kingdom.rule.certificate", "maxDaysBeforeEntry", "gb.certificate"],
  ["united-kingdom.rule.tapeworm", "hoursBeforeEntry", "gb.tapeworm"],
  ["united-kingdom.rule.number", "pets", "gb.number"],
  ["usa.rule.age", "minMonths", "us.age"],
  ["usa.rule.rabies", "minAgeDays", "us.rabies-age"],
  ["usa.rule.titre", "minDaysAfterVaccine", "us.titre-sample"],
  ["usa.rule.titre", "minDaysBeforeEntry", "us.titre-wait"],
  ["usa.rule.parasites", "screwwormDaysBefore", "us.screwworm"],
  ["mexico.rule.certificate", "maxDaysBeforeEntry", "mx.certificate"],
  ["mexico.rule.rabies", "exemptUnderDays", "mx.rabies-valid"],
  ["mexico.rule.parasites", "withinMonths", "mx.parasites"],
  ["mexico.rule.number", "pets", "mx.number"],
  ["australia.rule.rabies", "minAgeDays", "au.rabies-age"],
  ["australia.rule.titre", "minDaysFromReceiptToExport", "au.titre-wait"],
  ["australia.rule.titre", "maxMonths", "au.titre-valid"],
  ["australia.rule.titre", "minIuPerMl", "au.titre-level"],
  ["australia.rule.quarantine", "days", "au.quarantine"],
  ["chile.rule.rabies", "minDaysBeforeEntry", "cl.rabies-wait"],
  ["chile.rule.certificate", "maxDaysBeforeEntry", "cl.certificate"],
  ["chile.rule.parasites", "daysBefore", "cl.parasites"],
  ["argentina.rule.rabies", "minDaysBeforeEntry", "ar.rabies-wait"],
  ["argentina.rule.rabies", "mercosurDaysBeforeEntry", "ar.rabies-wait"],
  ["argentina.rule.certificate", "maxDaysBeforeEntry", "ar.certificate"],
  ["brazil.rule.rabies", "minDaysBeforeEntry", "br.rabies-wait"],
  ["brazil.rule.parasites", "withinDays", "br.parasites"],
  ["brazil.rule.certificate", "maxDaysBeforeEntry", "br.certificate"],
  ["thailand.rule.rabies", "minAgeDays", "th.rabies-age"],
  ["thailand.rule.rabies", "minDaysBeforeEntry", "th.rabies-wait"],
  ["thailand.rule.permit", "applyDaysBefore", "th.permit"],
  ["thailand.rule.permit", "validDays", "th.permit"],
  ["thailand.rule.certificate", "maxDaysBeforeEntry", "th.certificate"],
  ["thailand.rule.age", "minMonths", "th.age"],
  ["philippines.rule.age", "minDays", "ph.age"],
  ["philippines.rule.rabies", "minDaysBeforeEntry", "ph.rabies-wait"],
  ["philippines.rule.permit", "validDays", "ph.permit"],
  ["philippines.rule.certificate", "maxDaysBeforeEntry", "ph.certificate"],
  ["philippines.rule.rabies", "minAgeDays", "ph.rabies-age"],
  ["australia.rule.quarantine", "cases", "au.quarantine"],
];

/** Figures that pages show and no rule judges by, and why. */
const shownOnly: Readonly<Record<string, string>> = {
  "argentina.rule.certificate.validDays": "validity after entry",
  "argentina.rule.quarantine.days": "none",
  "australia.rule.certificate.maxDaysBeforeEntry":
    "counted to the export; judged by au.examination",
  "brazil.rule.certificate.validDays": "validity after entry",
  "brazil.rule.quarantine.days": "none",
  "chile.rule.quarantine.days": "none",
  "chile.rule.rabies.boosterWaitDays": "none",
  "eu.rule.age.minDays": "the sum of eu.rabies-age and eu.rabies-wait",
  "eu.rule.quarantine.days": "none",
  "eu.rule.rabies.boosterWaitDays": "none",
  "mexico.rule.quarantine.days": "none",
  "philippines.rule.age.minMonths": "another reading; ph.age judges by the days",
  "philippines.rule.number.pets": "no source with the confidence of a rule",
  "philippines.rule.parasites.daysBefore": "no source with the confidence of a rule",
  "philippines.rule.quarantine.days": "none",
  "thailand.rule.age.minDays": "another reading; th.age judges by the months",
  "thailand.rule.quarantine.days": "none",
  "thailand.rule.vaccines.minDaysBeforeApplying": "other vaccines than rabies",
  "united-kingdom.rule.age.minDays": "the sum of gb.rabies-age and gb.rabies-wait",
  "united-kingdom.rule.quarantine.days": "none",
  "usa.rule.quarantine.cases": "stated by us.facility",
  "usa.rule.quarantine.days": "none",
  "usa.rule.rabies.minDaysBeforeEntry": "stated by us.cdc-vaccination-paper",
};

const judgedCountries =
  /^(?:argentina|australia|brazil|chile|eu|mexico|philippines|thailand|united-kingdom|usa)\./;

describe("facts and rules", () => {
  test("every figure of a country with rules is tied to one, or named with the reason", () => {
    const stated = Array.from(facts).flatMap(([id, value]) =>
      judgedCountries.test(id)
        ? Object.entries(value).flatMap(([field, part]) =>
            figuresIn(part).length > 0 ? [`${id}.${field}`] : [],
          )
        : [],
    );
    const tied = pairs.map(([fact, field]) => `${fact}.${field}`);
    expect(stated.filter((name) => !tied.includes(name)).toSorted()).toEqual(
      Object.keys(shownOnly).toSorted(),
    );
  });

  test.each([
    ["eu.rule.age", "eu.rabies-age", "eu.rabies-wait"],
    ["united-kingdom.rule.age", "gb.rabies-age", "gb.rabies-wait"],
  ])("%s is the sum of %s and %s", (fact, age, wait) => {
    const value: Readonly<Record<string, unknown>> = { ...facts.get(fact) };
    const sums = figuresIn(asks(age)).flatMap((one) =>
      figuresIn(asks(wait)).map((two) => one + two),
    );
    expect(sums).toEqual(expect.arrayContaining(figuresIn(value["minDays"])));
  });

  test.each(pairs)("%s.%s is what %s asks", (fact, field, rule) => {
    const value: Readonly<Record<string, unknown>> = { ...facts.get(fact) };
    const stated = figuresIn(value[field]);
    expect(stated.length).toBeGreaterThan(0);
    expect(figuresIn(asks(rule))).toEqual(expect.arrayContaining(stated));
  });

  test("the microchip for Chile is required from the day in the fact", () => {
    const fact = facts.get("chile.rule.microchip");
    expect(fact).toMatchObject({ from: rules.get("cl.chip")?.from });
  });
});

/** The figures of rules, as the text of a fact names them. */
const inWords: readonly (readonly [fact: string, rules: readonly string[], text: RegExp])[] = [
  [
    "eu.rule.tapeworm",
    ["fi", "ie", "mt", "no", "gb-nir"].map((border) => `${border}.tapeworm`),
    /(?<atLeastHours>\d+) to (?<atMostHours>\d+) hours before each entry/,
  ],
  [
    "eu.rule.certificate",
    ["eu.certificate"],
    /accredited vet signs it no more than (?<vetWithin>\d+) days .* APHIS endorses it no more than (?<within>\d+) days/,
  ],
];

test.each(inWords)("the text of %s names the figures of %s", (fact, ids, text) => {
  const stated = text.exec(JSON.stringify(facts.get(fact)))?.groups ?? {};
  expect(Object.keys(stated).length).toBeGreaterThan(0);
  for (const id of ids) {
    const fields: Readonly<Record<string, unknown>> = { ...asks(id)[0] };
    for (const [field, figure] of Object.entries(stated)) {
      expect(figuresIn(fields[field]), `${id}.${field}`).toEqual([Number(figure)]);
    }
  }
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
