import { expect, test } from "vitest";
import { bothWeights, typedKilograms } from "./pet-weight.ts";

test("a weight is given in both units, the owner's first", () => {
  expect(bothWeights({ weight: "48 lb", weightKg: 21.77 })).toBe("48 lb (21.8 kg)");
  expect(bothWeights({ weight: "12 pounds 8 oz", weightKg: null })).toBe("12.5 lb (5.7 kg)");
  expect(bothWeights({ weight: "22 kg", weightKg: 22 })).toBe("22 kg (48.5 lb)");
  expect(bothWeights({ weight: "", weightKg: 4.3 })).toBe("4.3 kg (9.5 lb)");
  expect(bothWeights({ weight: "as a good dog should", weightKg: null })).toBe(
    "as a good dog should",
  );
  expect(bothWeights({ weight: "", weightKg: null })).toBe("");
});

test("a weight without a unit is in the reader's", () => {
  const typed = ["20 lb", "9 kg", "20", "4,6", " ", "heavy", "900 kg"];
  expect(typed.map((text) => typedKilograms(text, "lb"))).toEqual([
    9.07,
    9,
    9.07,
    2.09,
    null,
    "heavy",
    "900 kg",
  ]);
  expect(typedKilograms("20", "kg")).toBe(20);
});
