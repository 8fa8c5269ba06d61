import { ruleBook } from "#reference/readiness/rules.ts";
import { ruleHistory, rulesAsOf } from "#reference/readiness/rule-history.ts";
import { expect, test } from "vitest";
import { newVersion, reworded } from "./rule-history.ts";

test("the history has the rules as they are: after a change, raise their version and run scripts/rule-history.ts", () => {
  expect(newVersion(ruleHistory, ruleBook)).toBeUndefined();
  expect(ruleHistory.at(-1)?.version).toBe(ruleBook.version);
  const versions = ruleHistory.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted());
});

test("a changed, a new and a dropped rule are a new version", () => {
  const [territory, border] = [...ruleBook.borders].find(([name]) => name === "GB") ?? [];
  if (!territory || !border) throw new Error("There are no rules of Great Britain.");
  const [first, second, ...others] = border.rules;
  if (!first || !second) throw new Error("Too few rules.");
  const rules = [{ ...first, text: "Changed." }, { ...first, id: "gb.new" }, ...others];
  const borders = new Map(ruleBook.borders).set(territory, { ...border, rules });
  const added = newVersion(ruleHistory, { ...ruleBook, version: "2030-01-01", borders });
  expect(added?.version).toBe("2030-01-01");
  expect(Object.keys(added?.rules ?? {}).toSorted()).toEqual(
    [first.id, second.id, "gb.new"].toSorted(),
  );
  expect(added?.rules[second.id]).toBeNull();
});

test("a rule in other words keeps its version", () => {
  const [territory, border] = [...ruleBook.borders].find(([name]) => name === "GB") ?? [];
  const [first, ...others] = border?.rules ?? [];
  if (!territory || !border || !first) throw new Error("There are no rules of Great Britain.");
  const rules = [{ ...first, also: "In other words." }, ...others];
  const book = {
    ...ruleBook,
    borders: new Map(ruleBook.borders).set(territory, { ...border, rules }),
  };
  const history = reworded(ruleHistory, book);
  expect(newVersion(history, book)).toBeUndefined();
  const versionOf = (each: typeof ruleHistory) => rulesAsOf(each).get(first.id)?.version;
  expect(versionOf(history)).toBe(versionOf(ruleHistory));
});

test("a changed limit and a changed statement of an airline are a new version", () => {
  const { AM, DL, ...others } = ruleBook.airlines;
  if (!AM?.cabinHours || !DL) throw new Error("There are no rules of the airlines.");
  const changedFacts = DL.facts.facts.map((fact) =>
    fact.id === "delta.cargo" ? { ...fact, value: { is: "yes-no", yes: true } as const } : fact,
  );
  const airlines = {
    ...others,
    AM: { ...AM, cabinHours: { ...AM.cabinHours, value: 5 } },
    DL: { ...DL, facts: { ...DL.facts, facts: changedFacts } },
  };
  const added = newVersion(ruleHistory, { ...ruleBook, version: "2030-01-01", airlines });
  expect(Object.keys(added?.rules ?? {})).toEqual(["aeromexico.flight-limit", "delta.cargo"]);
  expect(added?.rules["delta.cargo"]).toMatchObject({
    title: "Delta Air Lines: Cargo",
    text: "Yes.",
  });
});
