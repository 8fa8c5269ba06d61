import { expect, test } from "vitest";
import { remaining } from "./remaining.ts";

test("the length is shown only near the limit", () => {
  expect(remaining("a".repeat(90), 100)).toBeUndefined();
  expect(remaining("a".repeat(91), 100)).toBe("91 of 100");
  expect(remaining("a".repeat(103), 100)).toBe("3 over the limit");
});
