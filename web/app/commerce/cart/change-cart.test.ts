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
  const ofOne = "An order can have up to 99 of one item.";
  expect(lineErrors([userError(["lines", "1", "quantity"], ofOne)], sent)).toEqual(
    new Map([["line-b", ofOne]]),
  );
  const inAll = "An order can have up to 300 items.";
  expect(lineErrors([userError(["lines"], inAll)], sent)).toEqual(
    new Map([
      ["line-a", inAll],
      ["line-b", inAll],
    ]),
  );
  expect(lineErrors([], sent)).toEqual(new Map());
});
