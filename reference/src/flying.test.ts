import { expect, test } from "vitest";
import { airlinePages, flyingGuide } from "./flying.ts";

test("what the page about flights states has its sources under it, and says whom to ask", () => {
  expect(flyingGuide.sources.length).toBeGreaterThan(5);
  expect(flyingGuide.ask.map(({ name }) => name)).toEqual(
    expect.arrayContaining(airlinePages.map(({ name }) => name)),
  );
});

test("every row of the comparison names a source, or says that we do not know", () => {
  const rows = flyingGuide.content.flatMap((block) =>
    block.is === "comparison"
      ? block.of.flatMap(({ name, rows }) => rows.map((row) => ({ name, ...row })))
      : [],
  );
  expect(rows).toHaveLength(18);
  const bare = rows.filter(({ words }) => !words.some(({ is }) => is === "sources"));
  expect(bare.map(({ name, label }) => `${name} ${label}`)).toEqual(["American Booking"]);
});

test("the three airlines can be asked themselves", () => {
  for (const { address } of airlinePages) expect(address).toMatch(/^https:\/\//);
});
