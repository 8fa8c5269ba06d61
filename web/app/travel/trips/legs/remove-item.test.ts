import { expect, test } from "vitest";
import { putBack } from "./remove-item.ts";

test("a removed item comes back to its place, or to the end of a shorter list", () => {
  expect(putBack(["bowl", "towel"], "lead", 1)).toEqual(["bowl", "lead", "towel"]);
  expect(putBack([], "lead", 3)).toEqual(["lead"]);
});
