import { expect, test } from "vitest";
import { balanceText, cardName, cardNote } from "./gift-cards-page.tsx";

test("a gift card is named by its last characters, with what is left", () => {
  expect(cardName({ lastCharacters: "7k2m" })).toBe("Card ending in 7K2M");
  expect(balanceText({ balance: 500, amount: 2_500 })).toBe("$5.00 left of $25.00");
  expect(balanceText({ balance: 500, amount: null })).toBe("$5.00 left");
});

test("the note of a gift card starts with its state", () => {
  const card = {
    _id: 1,
    lastCharacters: "7k2m",
    amount: 500,
    balance: 500,
    note: "For Ana",
    active: false,
    createdAt: "2026-11-22T10:00:00.000Z",
  };
  expect(cardNote(card)).toBe("Deactivated · Created Nov 22, 2026 · For Ana");
  expect(cardNote({ ...card, active: true, note: "" })).toBe("Created Nov 22, 2026");
});
