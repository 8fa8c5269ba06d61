import { expect, test } from "vitest";
import { centsIn, dollarsOf, wholeIn } from "./dollars.ts";

test.each([
  ["19", 1_900],
  ["19.5", 1_950],
  [" $19.05 ", 1_905],
  ["0.07", 7],
  ["1.10", 110],
  ["1,299.99", 129_999],
  ["999999.99", 99_999_999],
  ["", null],
  ["  ", null],
])("%s is so many cents", (typed, cents) => {
  expect(centsIn(typed)).toBe(cents);
});

test.each(["-1", "1.999", "1e3", "19,5", "12,34", "abc", "1.", ".5", "$", "٣"])(
  "%s is no amount",
  (typed) => {
    expect(centsIn(typed)).toBeNaN();
  },
);

test("every amount comes back as it was written", () => {
  for (let cents = 0; cents < 3_000; cents += 1) expect(centsIn(dollarsOf(cents))).toBe(cents);
  expect(dollarsOf(null)).toBe("");
});

test("a whole number is digits alone", () => {
  expect([wholeIn("12"), wholeIn(" "), wholeIn("1.5"), wholeIn("-1"), wholeIn("1e3")]).toEqual([
    12,
    null,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});
