import { expect, test } from "vitest";
import { putBack } from "./take-off.ts";

test("a line that was taken off comes back to its place, or to the end of what is left", () => {
  expect(putBack(["bowl", "towel"], "lead", 1)).toEqual(["bowl", "lead", "towel"]);
  expect(putBack([], "lead", 3)).toEqual(["lead"]);
});
