import { describe, expect, test } from "vitest";
import { printRule } from "./rule-sentence.ts";
import type { Rule } from "./rule.ts";
import { ruleBook } from "./rules.ts";

const rules = new Map(
  [...ruleBook.borders.values()].flatMap((border) =>
    border.rules.map((rule) => [rule.id, rule] as const),
  ),
);

function printed(id: string, from?: string) {
  const rule = rules.get(id);
  return rule && printRule(rule, from);
}

const numberWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Every number of a sentence; laws, forms, dates and names of lists have numbers that are no figures. */
function numbersOf(text: string): number[] {
  const plain = text
    .replaceAll(
      /\(EU\) \d+\/\d+|\b(?:19|20)\d\d\b|(?:March|April|June|July) \d+,?|category \d|day \d/g,
      "",
    )
    .toLowerCase();
  const digits = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const words = [...plain.matchAll(/[a-z]+/g)].flatMap(([word]) => {
    const index = numberWords.indexOf(word);
    return index === -1 ? [] : [index + 2];
  });
  return [...digits, ...words];
}

/** Every figure of a rule; spans also in the units that sentences use for them. */
function figuresOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    figuresOf(part).flatMap((figure) => {
      if (key === "weeks") return [figure, figure * 7];
      if (key === "days") return figure % 7 === 0 ? [figure, figure / 7] : [figure];
      if (key === "months") return figure % 12 === 0 ? [figure, figure / 12] : [figure];
      return [figure];
    }),
  );
}

/** Figures that a sentence alone has, because nothing is judged by them. */
const stated: Readonly<Record<string, readonly number[]>> = {
  "au.permit": [40, 123],
  "us.titre": [28],
  "us.titre-wait": [28],
  "us-hi.titre": [120],
  "us-hi.quarantine": [5],
  "jp.quarantine": [12],
  "nz.permit": [30, 8],
  "ar.certificate": [60],
  "br.certificate": [60],
  "jp.titre-wait": [0],
  "us-hi.rabies-second": [2],
  "jp.rabies-second": [2],
  // A permit that is applied for that early has a vaccination behind it.
  "th.rabies-wait": [7],
};

const allowedIn = ({ id, asks, readings = [] }: Rule): ReadonlySet<number> =>
  new Set([...figuresOf(asks), ...readings.flatMap(figuresOf), ...(stated[id] ?? [])]);

describe("sentences and rules", () => {
  test.each([...rules])("every figure in the sentences of %s is one that it asks", (_, rule) => {
    const allowed = allowedIn(rule);
    const { sentence, when = "" } = printRule(rule, "US");
    for (const text of [rule.text, rule.also ?? "", sentence, when]) {
      const others = numbersOf(text).filter((number) => !allowed.has(number));
      expect(others).toEqual([]);
    }
  });

  test("a figure that differs is found", () => {
    const rule = rules.get("eu.rabies-wait");
    if (!rule) throw new Error("There is no such rule.");
    expect(numbersOf("30 days must pass.").every((each) => allowedIn(rule).has(each))).toBe(false);
  });

  test("every requirement has a sentence and a source", () => {
    for (const rule of rules.values()) {
      const { sentence, sources, title } = printRule(rule);
      expect(title).not.toBe("");
      expect(sentence).toMatch(/^[A-Z\d].*\.$/);
      expect(sentence).not.toMatch(/undefined|\[object|\.\.| {2}/);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});

test.each([
  [
    "gb.tapeworm",
    "A vet must treat the dog 24 to 120 hours before you arrive. Not needed if you come directly from Finland, Ireland, Malta, Northern Ireland or Norway.",
  ],
  [
    "cl.parasites",
    "Treat the pet for internal and external parasites 5 to 30 days before you leave.",
  ],
  ["us.age", "The dog must be at least 6 months old on the day you arrive."],
  [
    "th.permit",
    "Get an import permit before you travel. Apply 7 to 60 days before you arrive. Apply at least 21 days after a first rabies shot. Dogs also need shots against distemper, hepatitis and parvovirus. A dog needs a shot against leptospirosis, or a negative test within 30 days before you leave. It's valid for 60 days. Thailand's embassy counts the days before departure.",
  ],
  [
    "nz.permit",
    "Get an import permit before you travel. It takes up to 30 business days. Allow 8 weeks.",
  ],
  [
    "jp.examination",
    "A vet must examine the pet within 10 days before you leave. The result goes on Form AC, which an official vet endorses.",
  ],
  ["gb.number", "Up to 5 pets per person."],
])("%s says: %s", (id, sentence) => {
  expect(printed(id)?.sentence).toBe(sentence);
});

test("a certificate is endorsed where the authority of the origin has to sign", () => {
  expect(printed("eu.certificate", "US")?.sentence).toContain(
    "within 30 days before you arrive, and the authority must endorse it within 10 days",
  );
  expect(printed("eu.certificate", "CL")?.sentence).toContain(
    "The EU health certificate must be issued within 10 days before you arrive.",
  );
});
