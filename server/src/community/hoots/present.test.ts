import { expect, test } from "vitest";
import { marked } from "./present.ts";
import { markEnd, markStart } from "./store.ts";

test("found words come apart from the text around them, and nothing is lost", () => {
  const text = `The ${markStart}ferry${markEnd} to Naxos, the ${markStart}ferries${markEnd}`;
  expect(marked(text)).toEqual([
    { text: "The ", match: false },
    { text: "ferry", match: true },
    { text: " to Naxos, the ", match: false },
    { text: "ferries", match: true },
  ]);
  expect(marked("No match <b>here</b>")).toEqual([{ text: "No match <b>here</b>", match: false }]);
});
