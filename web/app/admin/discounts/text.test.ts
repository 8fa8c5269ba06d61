import { expect, test } from "vitest";
import { effectText, validityText } from "./discounts-page.tsx";

test("the effect of a discount code is stated in percent or dollars", () => {
  expect(effectText({ kind: "percentage", value: 10 })).toBe("10% off");
  expect(effectText({ kind: "fixed_amount", value: 500 })).toBe("$5.00 off");
  expect(effectText({ kind: "per_item", value: 250 })).toBe("$2.50 off each item");
  expect(effectText({ kind: "free_shipping", value: 100 })).toBe("Free shipping");
});

test("a discount code is valid through its last day", () => {
  expect(validityText({ endsOn: null }, "2026-11-22")).toBe("No expiration");
  expect(validityText({ endsOn: "2026-11-22" }, "2026-11-22")).toBe("Valid until Nov 22, 2026");
  expect(validityText({ endsOn: "2026-11-21" }, "2026-11-22")).toBe("Expired Nov 21, 2026");
});
