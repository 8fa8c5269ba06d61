import { expect, test } from "vitest";
import { changedFields } from "./hoot-text.ts";
import { hootWith } from "./hoots.testing.ts";

test("a conflict names the fields that were changed elsewhere", () => {
  const before = hootWith([]);
  const now = hootWith([], { title: "Deck 8", gifUrl: "/art/v1/gifs/wink.gif", version: 2 });
  expect(changedFields(before, now)).toEqual(["title", "gifUrl"]);
});
