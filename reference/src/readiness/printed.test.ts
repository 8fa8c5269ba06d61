import { expect, test } from "vitest";
import { countryFacts } from "../facts/countries.ts";
import { topics } from "../route/lines.ts";
import { printedRules, ruleBook } from "./rules.ts";

const countries = Object.values(countryFacts).map(({ code }) => ({
  code,
  ...printedRules(code),
  rules: ruleBook.borders.get(code)?.rules ?? [],
}));

test.each(countries)("the days of a step for $code are in its statement", ({ statements }) => {
  for (const { id, value } of statements) {
    const { from = 0, until = 0, processing = "" } = value.step ?? {};
    for (const day of [from, until].filter((each) => each > 0))
      expect(value.text, id).toMatch(new RegExp(`\\b${day}\\b`));
    expect(value.text ?? "").toContain(processing);
  }
});

test.each(countries)(
  "each line of $code has its own id and words",
  ({ ruleLines, statements, rules }) => {
    const ids = [...ruleLines, ...statements].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const judged = new Set(rules.map(({ requirement }) => topics[requirement]));
    const wordless = statements.filter(({ value }) => !value.text && !judged.has(value.is));
    expect(
      [...wordless.map(({ value }) => value), ...ruleLines].filter(({ is }) => !judged.has(is)),
    ).toEqual([]);
  },
);
