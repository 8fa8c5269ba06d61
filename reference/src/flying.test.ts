import { expect, test } from "vitest";
import { airlinePages, flyingGuide } from "./flying.ts";

test("the flights page has sources and contacts", () => {
  expect(flyingGuide.sources.length).toBeGreaterThan(5);
  expect(flyingGuide.ask.map(({ name }) => name)).toEqual(
    expect.arrayContaining(airlinePages.map(({ name }) => name)),
  );
});

test("every row of the comparison has a source or is marked as a gap", () => {
  const rows = flyingGuide.content.flatMap((block) =>
    block.is === "comparison"
      ? block.of.flatMap(({ name, rows }) => rows.map((row) => ({ name, ...row })))
      : [],
  );
  expect(rows).toHaveLength(18);
  const bare = rows.filter(({ text }) => !text.some(({ is }) => is === "sources"));
  expect(bare.map(({ name, label }) => `${name} ${label}`)).toEqual([
    "American Age",
    "American Booking",
    "Aeromexico Fee",
    "Aeromexico Booking",
  ]);
});

test("the three airlines have contacts", () => {
  for (const { address } of airlinePages) expect(address).toMatch(/^https:\/\//);
});
