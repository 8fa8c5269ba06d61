import { expect, test } from "vitest";
import { dayText } from "#format/dates.ts";
import { nameOf, orderNumberText, itemsText, stateSentence } from "./order-text.ts";

test("a line is named with its variant, if it has one", () => {
  expect(nameOf({ title: "Camp mug", variantTitle: "Oat" })).toBe("Camp mug, Oat");
  expect(nameOf({ title: "Rug", variantTitle: null })).toBe("Rug");
});

test("an order is named by its number, and its date is in UTC", () => {
  expect(orderNumberText({ number: 1001 })).toBe("#1001");
  expect(dayText("2026-11-21T23:59:00.000Z", "long")).toBe("November 21, 2026");
  expect([itemsText(1), itemsText(3)]).toEqual(["1 item", "3 items"]);
});

test("an email about shipping is promised only where somebody ships", () => {
  expect(stateSentence("placed", true)).toBe("We'll email you when it ships.");
  expect(stateSentence("placed", false)).toBe("Nothing will ship. This shop is a demo.");
  expect(stateSentence("sent", false)).toBe("It's on its way.");
});
