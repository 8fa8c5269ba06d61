import { expect, test } from "vitest";
import { refusalsOf } from "./changes.ts";

const sent: [string, number][] = [
  ["line-a", 2],
  ["line-b", 150],
];
const refusal = (field: string[], message: string) => ({
  code: "MAXIMUM_EXCEEDED" as const,
  field,
  message,
});

test("a quantity that the shop refuses is explained at its line, one of the whole cart at each", () => {
  const ofOne = "At most 99 of one thing can be in an order.";
  expect(refusalsOf([refusal(["lines", "1", "quantity"], ofOne)], sent)).toEqual(
    new Map([["line-b", ofOne]]),
  );
  const inAll = "An order can have at most 300 things.";
  expect(refusalsOf([refusal(["lines"], inAll)], sent)).toEqual(
    new Map([
      ["line-a", inAll],
      ["line-b", inAll],
    ]),
  );
  expect(refusalsOf([], sent)).toEqual(new Map());
});
