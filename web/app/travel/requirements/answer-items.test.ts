import { expect, test } from "vitest";
import { withPounds } from "./answer-items.ts";

test("weights are in pounds beside kilograms", () => {
  expect(withPounds("10.4 kg; at most 9 kg with the carrier in the cabin.")).toBe(
    "22.9 lb (10.4 kg); at most 19.8 lb (9 kg) with the carrier in the cabin.",
  );
  expect(withPounds("Up to 6 hours.")).toBe("Up to 6 hours.");
});
