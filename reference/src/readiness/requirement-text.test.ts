import { expect, test } from "vitest";
import {
  dayText,
  numberedNotes,
  rangeText,
  requirementText,
  ruleSentence,
  unconfirmedText,
  actingDay,
  type AnsweredRequirement,
} from "./requirement-text.ts";

const asOf = "2026-11-22";
const source = { title: "GOV.UK", address: "https://www.gov.uk/", checked: "2026-11-21" };
const tapeworm: AnsweredRequirement = {
  title: "Tapeworm treatment",
  because: "The vet gives the treatment 24 to 120 hours before entry.",
  verdict: "window",
  from: "2027-03-10",
  until: "2027-03-12",
  fix: ["Have the dog treated."],
  confidence: "official",
  sources: [source],
};

test("a window has both of its days and the last one", () => {
  expect(requirementText(tapeworm, asOf)).toMatchObject({
    title: "Tapeworm treatment",
    state: "Do between Mar 10 and 12, 2027",
    day: "Last day Fri, Mar 12, 2027",
    caution: undefined,
    steps: ["Have the dog treated."],
  });
});

test.each([
  ["due", { by: "2026-11-22" }, "Due today", "Last day Sun, Nov 22"],
  ["due", { by: "2026-11-23" }, "Due tomorrow", "Last day Mon, Nov 23"],
  ["due", { by: "2026-12-02" }, "Due in 10 days", "Last day Wed, Dec 2"],
  ["blocked", { earliest: "2026-12-22" }, "Blocked", "Earliest Tue, Dec 22"],
  ["blocked", {}, "Blocked", undefined],
  ["unknown", {}, "Unknown", undefined],
  ["met", {}, "Met", undefined],
  ["exempt", {}, "Not required", undefined],
] as const)("%s %j reads “%s”", (verdict, days, state, day) => {
  const { from: _, until: __, ...rest } = tapeworm;
  expect(requirementText({ ...rest, ...days, verdict }, asOf)).toMatchObject({ state, day });
});

test("a moment has its clock and the place whose clock it is", () => {
  expect(dayText("2026-12-06T11:45+01:00[Europe/Paris]", asOf)).toBe("Dec 6, 11:45 AM Paris time");
});

test("a range across months has both months", () => {
  expect(rangeText("2026-11-28", "2026-12-02", asOf)).toBe("Nov 28 and Dec 2");
  expect(rangeText("2026-11-24", "2026-11-28", asOf, " – ")).toBe("Nov 24 – 28");
});

test("what rests on quotations says that it is unconfirmed", () => {
  expect(requirementText({ ...tapeworm, confidence: "quoted" }, asOf).caution).toBe(
    unconfirmedText,
  );
  expect(
    ruleSentence({
      title: "Parasites",
      text: "A treatment is asked.",
      conflict: "Sources give 5 or 30 days.",
      confidence: "quoted",
      sources: [],
    }),
  ).toMatchObject({
    sentence: "A treatment is asked. Sources give 5 or 30 days.",
    caution: "Sources disagree: check with the authority.",
  });
});

test("each source has one number, in the order of the requirements", () => {
  const other = { title: "CDC" };
  const { notes, numbersOf } = numberedNotes([
    { sources: [source] },
    { sources: [other, { ...source }] },
  ]);
  expect(notes.map(({ number, title }) => [number, title])).toEqual([
    [1, "GOV.UK"],
    [2, "CDC"],
  ]);
  expect(numbersOf({ sources: [other, source] })).toEqual([2, 1]);
});

test.each([
  ["2027-04-10", "2027-04-10"],
  ["2027-04-10T08:00+02:00[Europe/Paris]", "2027-04-10"],
  ["2027-04-10T07:59+02:00[Europe/Paris]", "2027-04-09"],
  ["2027-03-01T00:00+01:00[Europe/Paris]", "2027-02-28"],
])("what has to be done by %s leaves until %s to act", (last, day) => {
  expect(actingDay(last)).toBe(day);
});
