import { expect, test } from "vitest";
import { marked } from "./present.ts";
import { markEnd, markStart } from "./search-store.ts";

test("a marked text splits into matches and the text between them", () => {
  const text = `The ${markStart}ferry${markEnd} to Naxos, the ${markStart}ferries${markEnd}`;
  expect(marked(text)).toEqual([
    { text: "The ", match: false },
    { text: "ferry", match: true },
    { text: " to Naxos, the ", match: false },
    { text: "ferries", match: true },
  ]);
  expect(marked("No match <b>here</b>")).toEqual([{ text: "No match <b>here</b>", match: false }]);
});
