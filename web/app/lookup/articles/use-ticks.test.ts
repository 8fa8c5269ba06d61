import { expect, test } from "vitest";
import { parseTicks } from "./use-ticks.ts";

test("stored ticks are parsed", () => {
  expect([...parseTicks('["Passport","Bowl"]')]).toEqual(["Passport", "Bowl"]);
});

test.each([null, "", "{", "7", '{"a":1}', "[1,2]"])(
  "the stored value %s has no ticks",
  (stored) => {
    expect(parseTicks(stored).size).toBe(0);
  },
);
