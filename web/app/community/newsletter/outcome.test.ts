import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

test.each([
  ["confirmed=true", "ready"],
  ["confirmed=false", "blocked"],
  ["unsubscribed=true", "ready"],
  ["unsubscribed=false", "blocked"],
])("the newsletter page tells what became of ?%s", (search, tone) => {
  expect(outcomeOf(new URLSearchParams(search))?.tone).toBe(tone);
});

test.each(["", "confirmed=perhaps", "utm_source=letter"])(
  "with ?%s the newsletter page just asks for an address",
  (search) => {
    expect(outcomeOf(new URLSearchParams(search))).toBeUndefined();
  },
);
