import { describe, expect, test } from "vitest";
import { countriesFrom, countriesTo } from "../choices.ts";
import { documentsFor, type Documents } from "../documents.ts";
import type { Species } from "../facts/fact.ts";
import { countryFacts } from "../facts/countries.ts";
import { routeRules } from "../readiness/route-rules.ts";
import { printedRules, ruleBook } from "../readiness/rules.ts";
import { checklistFor } from "./checklist.ts";
import { detailsOf } from "./details.ts";

function papers(from: string, to: string, species?: Species): Documents {
  const found = documentsFor(from, to, species);
  if (!found) throw new Error(`Nothing is known of ${from} to ${to}.`);
  return found;
}

const every = countriesFrom.flatMap(({ value: from }) =>
  countriesTo.flatMap(({ value: to }) => documentsFor(from, to) ?? []),
);

function checklist(from: string, to: string, landing?: string, species?: Species) {
  const found = checklistFor(papers(from, to, species), landing);
  if (!found) throw new Error(`There is no checklist for ${from} to ${to}.`);
  return found;
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe("figures of papers and rules", () => {
  test("every figure in a line of the engine's rules is one of those rules, or of a statement beside them", () => {
    const statements = new Map(
      Object.values(countryFacts)
        .flatMap(({ code }) => printedRules(code).statements)
        .map((fact) => [fact.id, fact.value]),
    );
    let count = 0;
    for (const { from, to, rules } of every) {
      const known = routeRules(countryFacts[from.key].code, countryFacts[to.key].code);
      const sentences = (known ?? []).map(({ rule, text }) => `${rule.text} ${text.sentence}`);
      const allowed = new Set(numbersIn(sentences.join(" ")));
      for (const line of rules.filter(({ isRequired }) => isRequired !== undefined)) {
        const extras = new Set(numbersIn(statements.get(line.id)?.also ?? ""));
        // The youngest age is the sum of two figures.
        if (line.id.endsWith(".rule.age")) continue;
        const others = numbersIn(line.text).filter(
          (each) => !allowed.has(each) && !extras.has(each),
        );
        expect(others, `${from.key} to ${to.key}: ${line.text}`).toEqual([]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(2_000);
  });

  test("a line of the engine's rules names the sources of those rules", () => {
    const sources = new Map(
      [...ruleBook.borders.values()].flatMap(({ rules }) =>
        rules.map((rule) => [rule.id, rule.sources] as const),
      ),
    );
    const line = papers("USA", "Chile").rules.find(({ id }) => id === "chile.rule.certificate");
    expect(line?.sources.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...(sources.get("cl.certificate") ?? [])]),
    );
  });

  test("the youngest age is the age at the vaccination and the wait after it", () => {
    const age = papers("USA", "United Kingdom").rules.find(({ id }) => id.endsWith(".age"));
    expect(age?.text).toBe(
      "In practice, at least 15 weeks old: 12 weeks for the shot, then a wait of 21 days.",
    );
  });
});

describe("checklists", () => {
  test("into the United Kingdom the cabin is closed, and the way by France is named", () => {
    expect(checklist("USA", "United Kingdom").blockers).toMatchObject([
      {
        title: "Pets can't enter the UK in an aircraft cabin",
        instead: { from: "France", to: "United Kingdom" },
      },
    ]);
    const [fromFrance] = checklist("France", "United Kingdom").blockers;
    expect(fromFrance?.instead).toBeUndefined();
  });

  test("the lines for a dog from the USA to the United Kingdom, with the days of a landing", () => {
    const { summary, steps } = checklist("USA", "United Kingdom", "2027-05-14");
    expect(Object.values(summary).map(({ text, note }) => [text, note])).toEqual([
      [
        "Microchip, rabies shot, health certificate, tapeworm treatment",
        "Cats skip the tapeworm treatment.",
      ],
      ["Health certificate May 4 – 14", "Tapeworm treatment 24 to 120 hours before you arrive."],
      ["USDA-accredited vet", "APHIS endorses it."],
      ["$101, plus the vet", "Per certificate, without lab tests."],
      ["About 4 weeks", "This includes a wait of 21 days after the rabies shot."],
    ]);
    expect(steps.map(({ title, dates }) => [title, dates])).toEqual([
      ["Microchip, then the rabies shot", { until: "2027-04-23" }],
      ["Vet signs the health certificate", { from: "2027-05-04", until: "2027-05-14" }],
      ["Tapeworm treatment", { from: "2027-05-10", until: "2027-05-12" }],
    ]);
  });

  test("without a landing, the steps have days before it", () => {
    const { landing, steps, summary } = checklist("USA", "United Kingdom");
    expect(landing).toBeUndefined();
    expect(steps.every(({ dates }) => dates === undefined)).toBe(true);
    expect(steps.map(({ from, until }) => [from, until])).toEqual([
      [undefined, 21],
      [10, 0],
      [4, 2],
    ]);
    expect(summary.when.note).toBe("Tapeworm treatment 24 to 120 hours before you arrive.");
  });

  test("a deadline names which of two dewormings it is, and both parts of a first step", () => {
    expect(checklist("United Kingdom", "Australia").summary.when.note).toBe(
      "Second deworming within 5 days before you leave.",
    );
    expect(checklist("Germany", "France").summary.when.text).toBe(
      "Microchip and rabies shot at least 3 weeks before you land",
    );
  });

  test("a cat needs no tapeworm treatment, and for the USA nothing", () => {
    const cat = checklist("USA", "United Kingdom", undefined, "cat");
    expect(cat.summary.need).toEqual({
      label: "What you need",
      text: "Microchip, rabies shot, health certificate",
    });
    expect(checklist("Colombia", "USA", undefined, "cat").steps).toEqual([]);
  });

  test("a blood test comes before the wait after it", () => {
    const { steps, summary } = checklist("India", "Italy", "2027-06-30");
    expect(steps.slice(0, 2).map(({ title, dates }) => [title, dates?.until])).toEqual([
      ["Microchip, then the rabies shot", "2027-03-01"],
      ["Blood sample for the titer test", "2027-03-31"],
    ]);
    expect(summary.lead.note).toBe(
      "30 days from the rabies shot to the blood sample for the titer test, then a wait of 13 weeks.",
    );
  });

  test("a blood test that may be needed is listed where its wait is counted", () => {
    const { steps, summary } = checklist("Mexico", "United Kingdom", "2027-06-30");
    expect(summary.lead).toEqual({
      label: "Lead time",
      text: "About 19 weeks",
      note: "30 days from the rabies shot to the blood sample for the titer test, then a wait of 13 weeks. Ask the authority whether you need the test.",
    });
    expect(summary.need.text).toContain("rabies titer test (if required)");
    expect(steps.slice(0, 2).map(({ title, dates }) => [title, dates?.until])).toEqual([
      ["Microchip, then the rabies shot", "2027-03-01"],
      ["Blood sample for the titer test", "2027-03-31"],
    ]);
  });

  test("where preparation takes months, the list names the blood test that it is for", () => {
    for (const documents of every) {
      const found = checklistFor(documents);
      if (!found || !/titer test/.test(found.summary.lead.note ?? "")) continue;
      expect(found.summary.need.text.toLowerCase()).toContain("rabies titer test");
      expect(found.steps.map(({ title }) => title)).toContain("Blood sample for the titer test");
    }
  });

  test("a permit that takes weeks is the lead time where no step has days", () => {
    expect(checklist("Argentina", "Australia").summary.lead).toEqual({
      label: "Lead time",
      text: "Depends on the permit",
      note: "The permit takes 20 to 40 business days, sometimes up to 123.",
    });
  });

  test("a route without a certificate has no certificate fee", () => {
    const { need, cost } = checklist("USA", "Mexico").summary;
    expect(need.text).toBe("Parasite treatment");
    expect(cost.text).toBe("No certificate fee");
  });

  test("quarantine stands above all else", () => {
    expect(checklist("USA", "Australia").blockers.map(({ title }) => title)).toEqual([
      "Pets stay in quarantine in Australia",
    ]);
  });

  test("a trip that cannot be made has none", () => {
    expect(checklistFor(papers("USA", "Bali"))).toBeUndefined();
  });

  test("every route has all five lines, and its steps are in order of their ids once", () => {
    for (const documents of every) {
      const found = checklistFor(documents, "2027-05-14");
      if (!found) continue;
      for (const { text, label } of Object.values(found.summary)) {
        expect(text, label).not.toMatch(/^$|undefined|NaN|  /);
      }
      const ids = found.steps.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test("each fact of a route stands in its details once", () => {
  for (const documents of every) {
    const { rows, further, notRequired } = detailsOf(documents);
    const ids = [...[...rows, ...further].flatMap(({ lines }) => lines), ...notRequired].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size, `${documents.from.key} to ${documents.to.key}`).toBe(ids.length);
  }
});

test("what a pet surely needs is marked; limits, and what is unclear, are not", () => {
  const needed = (from: string, to: string, species?: Species) =>
    detailsOf(papers(from, to, species)).rows.flatMap((row) => (row.needed ? row.title : []));
  expect(needed("USA", "United Kingdom")).toEqual([
    "Microchip",
    "Rabies vaccination",
    "Tapeworm treatment",
    "Health certificate",
  ]);
  expect(needed("USA", "United Kingdom", "cat")).not.toContain("Tapeworm treatment");
  expect(needed("USA", "Chile")).not.toContain("Import permit");
  expect(needed("USA", "Australia")).toContain("Import permit");
  for (const documents of every) {
    for (const row of detailsOf(documents).rows) {
      const isLimit = /^(?:Minimum age|Number of pets|Breed|Quarantine|On arrival)/.test(row.title);
      if (isLimit) expect(row.needed, row.key).toBeUndefined();
    }
  }
});

test("no source is named by a remark of who collected it, or by an address that is not public", () => {
  const titles = every.flatMap(({ rules, exportFees }) =>
    [...rules, ...exportFees].flatMap(({ sources }) => sources),
  );
  for (const { title, address = "" } of titles) {
    expect(title).not.toMatch(/copy\)|as quoted|older page|was not seen|\.json|\.md\b/);
    expect(address).not.toMatch(/\.stg\.|\/\/dev\./);
  }
});
