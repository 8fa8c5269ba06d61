import type { ExperienceSummary } from "#contracts/travel/experiences.ts";
import { expect, test } from "vitest";
import { legText, shortLegText, summaryLines, summaryText } from "./labels.ts";

const summary: ExperienceSummary = {
  reports: 9,
  accepted: 8,
  papers: [
    { paper: "healthCertificate", count: 4 },
    { paper: "rabies", count: 1 },
  ],
  noPapers: 5,
  noFee: 2,
  fees: [
    { currency: "USD", count: 4, median: 15_000 },
    { currency: "EUR", count: 3, median: 9_050 },
  ],
};

test("a summary is one sentence, with the median in its own currency", () => {
  expect(summaryText(summary)).toBe(
    "9 reports in 6 months; 4 were asked for a health certificate; median fee $150.",
  );
  const few = { ...summary, papers: [], fees: [] };
  expect(summaryText(few)).toBe("9 reports in 6 months; no one was asked for documents.");
});

test("its figures have labels, and each median the number of its reports", () => {
  expect(summaryLines(summary)).toEqual([
    { label: "Pet accepted", text: "8 of 9" },
    { label: "Asked for", text: "Health certificate: 4 · Rabies vaccination: 1 · Nothing: 5" },
    {
      label: "Fee",
      text: "Median $150 (4 reports in USD) · Median €90.50 (3 reports in EUR) · No fee: 2",
    },
  ]);
  const none = { ...summary, papers: [], noPapers: 0, fees: [], noFee: 0 };
  expect(summaryLines(none)).toEqual([{ label: "Pet accepted", text: "8 of 9" }]);
});

test("a leg is named by its company and its countries, if it has them", () => {
  const none = { airline: null, operator: null, from: null, to: null };
  const delta = { ...none, airline: "delta" };
  const ferry = { ...none, operator: "dfds", from: "FR", to: "GB" };
  const mexico = { from: "US", to: "MX" };
  const germany = { ...none, from: "FR", to: "DE" };
  expect(legText({ ...delta, ...mexico })).toBe("Delta, United States to Mexico");
  expect(legText(delta)).toBe("Delta");
  expect(legText(germany)).toBe("France to Germany");
  expect(legText({ ...delta, from: "US", to: "US" })).toBe("Delta, Within the United States");
  expect(legText(ferry)).toBe("DFDS, France to the United Kingdom");
  expect(shortLegText({ ...delta, ...mexico })).toBe("your Delta flight to Mexico");
  expect(shortLegText(ferry)).toBe("your DFDS trip to the United Kingdom");
  expect(shortLegText(germany)).toBe("your trip to Germany");
});
