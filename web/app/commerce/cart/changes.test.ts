import { expect, test } from "vitest";
import { errorResponsesOf } from "./changes.ts";

const sent: [string, number][] = [
  ["line-a", 2],
  ["line-b", 150],
];
const errorResponse = (field: string[], message: string) => ({
  code: "MAXIMUM_EXCEEDED" as const,
  field,
  message,
});

test("a quantity that the shop refuses is explained at its line, one of the whole cart at each", () => {
  const ofOne = "At most 99 of one thing can be in an order.";
  expect(errorResponsesOf([errorResponse(["lines", "1", "quantity"], ofOne)], sent)).toEqual(
    new Map([["line-b", ofOne]]),
  );
  const inAll = "An order can have at most 300 things.";
  expect(errorResponsesOf([errorResponse(["lines"], inAll)], sent)).toEqual(
    new Map([
      ["line-a", inAll],
      ["line-b", inAll],
    ]),
  );
  expect(errorResponsesOf([], sent)).toEqual(new Map());
});
