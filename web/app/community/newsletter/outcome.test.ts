import { expect, test } from "vitest";
import { becameOf } from "./outcome.ts";

test.each([
  ["confirmed=true", "ready"],
  ["confirmed=false", "blocked"],
  ["unsubscribed=true", "ready"],
  ["unsubscribed=false", "blocked"],
])("the newsletter page tells what became of ?%s", (search, tone) => {
  expect(becameOf(new URLSearchParams(search))?.tone).toBe(tone);
});

test.each(["", "confirmed=perhaps", "utm_source=letter"])(
  "with ?%s the newsletter page just asks for an address",
  (search) => {
    expect(becameOf(new URLSearchParams(search))).toBeUndefined();
  },
);
