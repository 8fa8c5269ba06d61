import { expect, test } from "vitest";
import { lineErrors } from "./change-cart.ts";

const sent: [string, number][] = [
  ["line-a", 2],
  ["line-b", 150],
];
const userError = (field: string[], message: string) => ({
  code: "MAXIMUM_EXCEEDED" as const,
  field,
  message,
});

test("an error with a line index belongs to that line, one without to every line", () => {
  const ofOne = "At most 99 of one thing can be in an order.";
  expect(lineErrors([userError(["lines", "1", "quantity"], ofOne)], sent)).toEqual(
    new Map([["line-b", ofOne]]),
  );
  const inAll = "An order can have at most 300 things.";
  expect(lineErrors([userError(["lines"], inAll)], sent)).toEqual(
    new Map([
      ["line-a", inAll],
      ["line-b", inAll],
    ]),
  );
  expect(lineErrors([], sent)).toEqual(new Map());
});
