import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { countriesTo } from "#reference/choices.ts";
import { contactParts } from "./sourced-providers.tsx";
import { dayLabel, leadLabel } from "./outline.tsx";
import { previewPlaces, previewUrl } from "./previews.ts";
import { numberSources, numbersOf, byReliability, newestOf } from "./source-text.ts";
import { faqEntries, answerJsonLd } from "./structured-data.ts";

const source = (id: string, kind: AnswerLine["sources"][number]["kind"]) => ({
  id,
  kind,
  title: id,
  checked: "undated",
});

const line = (text: string, ...sources: AnswerLine["sources"][number][]): AnswerLine => ({
  id: text,
  label: "",
  text,
  basis: "source",
  confidence: "high",
  confirm: false,
  reported: false,
  sources,
});

test("official sources come before quotes, and quotes before the press", () => {
  const sources = [source("a", "press"), source("b", "quoted"), source("c", "official")];
  expect(byReliability(sources).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("each source has one number, and each line lists its own", () => {
  const [press, official] = [source("press", "press"), source("official", "official")];
  const lines = [line("One.", press), line("Two.", press, official)];
  const all = numberSources(lines);
  expect(Array.from(all.values(), ({ id, number }) => [id, number])).toEqual([
    ["press", 1],
    ["official", 2],
  ]);
  expect(lines.map((each) => numbersOf(each, all))).toEqual(["1", "1, 2"]);
});

test("one page under two ids has one number", () => {
  const address = "https://www.gov.uk/bring-pet-to-great-britain";
  const [fact, rule] = [
    { ...source("GOVUK", "official"), address },
    { ...source("UK_IN", "quoted"), address },
  ];
  const lines = [line("One.", fact), line("Two.", rule)];
  const all = numberSources(lines);
  expect(lines.map((each) => numbersOf(each, all))).toEqual(["1", "1"]);
});

test.each([
  [["July 2026", "Last checked July 14, 2026", "Undated", "November 8, 2024"], "2026-07-14"],
  [["2026-11-28", "August 16, 2026"], "2026-11-28"],
  [["Undated, describes a 2009 rule", "About 2015", "July 2026"], undefined],
])("of the dates %j the newest day is %s", (dates, newest) => {
  expect(newestOf(dates.map((checked) => ({ checked })))).toBe(newest);
});

test.each([
  [{ until: 0 }, "Before you arrive"],
  [{ until: 21 }, "3 weeks before"],
  [{ from: 10, until: 0 }, "Within 10 days before"],
  [
    { from: 4, until: 2, when: "24 to 120 hours before you arrive" },
    "24 to 120 hours before you arrive",
  ],
  [
    {
      from: 4,
      until: 2,
      when: "24 to 120 hours before you arrive",
      dates: { until: "2027-05-12" },
    },
    "24 to 120 hours before you arrive",
  ],
  [
    { from: 10, until: 5, when: "5 to 10 days before you arrive", dates: { until: "2027-05-12" } },
    "5 to 10 days before",
  ],
])("a step %j is %s", (days, label) => {
  expect(leadLabel({ id: "step", title: "Step", text: "", ...days })).toBe(label);
});

test.each([
  ["2027-05-04", "2027-05-14", "May 4 – 14"],
  ["2027-04-28", "2027-05-03", "Apr 28 – May 3"],
  [undefined, "2027-04-09", "Apr 9"],
])("from %s to %s is %s", (from, until, label) => {
  expect(dayLabel({ from, until })).toBe(label);
});

test("a question without lines has no FAQ entry", () => {
  expect(faqEntries("What does it cost?", [])).toEqual([]);
  const dogs = { ...line("Free."), only: "dog", when: "On paper" } as const;
  expect(faqEntries("What does it cost?", [line("$101."), dogs])).toEqual([
    { question: "What does it cost?", answer: "$101. Dogs, On paper: Free." },
  ]);
});

test("the structured data has the breadcrumbs and questions of an answer", () => {
  const items = answerJsonLd({
    site: "https://wagabond.example",
    path: "/documents/USA/Chile",
    name: "USA to Chile",
    questions: faqEntries("What papers?", [line("A certificate.")]),
  });
  expect(items).toMatchObject([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: "https://wagabond.example/" },
        { position: 2, name: "USA to Chile", item: "https://wagabond.example/documents/USA/Chile" },
      ],
    },
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "What papers?",
          acceptedAnswer: { "@type": "Answer", text: "A certificate." },
        },
      ],
    },
  ]);
});

test.each([
  [
    "Emergency 0160 3758447 (Mon-Fri 8-18)",
    ["Emergency ", "0160 3758447 → tel:01603758447", " (Mon-Fri 8-18)"],
  ],
  [
    "agatan.cdmx.gob.mx/agatanhv",
    ["agatan.cdmx.gob.mx/agatanhv → https://agatan.cdmx.gob.mx/agatanhv"],
  ],
  [
    "+56 9 9000 2944; contacto@hvb.cl",
    ["+56 9 9000 2944 → tel:+56990002944", "; ", "contacto@hvb.cl → mailto:contacto@hvb.cl"],
  ],
  ["In person", ["In person"]],
])("the contact %s has links", (contact, parts) => {
  expect(
    contactParts(contact).map(({ text, link }) => (link ? `${text} → ${link}` : text)),
  ).toEqual(parts);
});

test("every country with papers has a preview picture", () => {
  const folder = join(import.meta.dirname, "../../../public");
  for (const place of previewPlaces) {
    expect(existsSync(join(folder, previewUrl(place) ?? "")), place).toBe(true);
  }
  for (const { label, hasData } of countriesTo) {
    if (hasData) expect(previewUrl(label), label).toBeDefined();
  }
});
