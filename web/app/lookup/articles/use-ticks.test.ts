import { expect, test } from "vitest";
import { keptTicks } from "./use-ticks.ts";

test("ticks come back as they were kept", () => {
  expect([...keptTicks('["Passport","Bowl"]')]).toEqual(["Passport", "Bowl"]);
});

test.each([null, "", "{", "7", '{"a":1}', "[1,2]"])("what is kept as %s is no tick", (kept) => {
  expect(keptTicks(kept).size).toBe(0);
});
