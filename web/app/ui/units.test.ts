import { expect, test } from "vitest";
import { inUnits } from "./units.ts";

test("the person's units come first", () => {
  const text = "Cabin: 17.6 lb (8 kg); hold: 99 lb (45 kg). A carrier is 18 in (46 cm) long.";
  expect(inUnits(text, "us")).toBe(text);
  expect(inUnits(text, "metric")).toBe(
    "Cabin: 8 kg (17.6 lb); hold: 45 kg (99 lb). A carrier is 46 cm (18 in) long.",
  );
  expect(inUnits("22 kg", "metric")).toBe("22 kg");
});
