import { expect, test } from "vitest";
import { amountText, readAmount } from "./amounts.ts";

test("an amount in its field has the decimals of its currency", () => {
  expect(amountText(1250, "EUR")).toBe("12.50");
  expect(amountText(90_000, "CLP")).toBe("90000");
});

test("an amount is parsed in common spellings, without floating point", () => {
  expect(readAmount("12.50", "EUR")).toBe(1250);
  expect(readAmount("12,5", "EUR")).toBe(1250);
  expect(readAmount("1.250", "EUR")).toBe(125_000);
  expect(readAmount("1,250.05", "EUR")).toBe(125_005);
  expect(readAmount("19.99", "EUR")).toBe(1999);
  expect(readAmount("90 000", "CLP")).toBe(90_000);
  expect(readAmount("90.000", "CLP")).toBe(90_000);
  for (const wrong of ["", "a lot", "-5", "1.2345", "12.5.5", "1e3"]) {
    expect(readAmount(wrong, "EUR"), wrong).toBeUndefined();
  }
});
