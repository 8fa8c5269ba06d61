import { expect, test } from "vitest";
import { chipGroups, kindText, sexText } from "./counter-text.ts";

test.each([
  ["985112004118203", "985 112 004 118 203"],
  ["0812345678", "081 234 5678"],
  ["123456789", "123 456 789"],
])("the microchip %s is grouped", (number, text) => {
  expect(chipGroups(number).join(" ")).toBe(text);
});

test("a pet is described by its filled fields", () => {
  expect(kindText({ species: "dog", breed: "golden mix" })).toBe("Dog, golden mix");
  expect(kindText({ species: null, breed: "" })).toBe("");
  expect(sexText({ sex: "male", neutered: true })).toBe("Male, neutered");
  expect(sexText({ sex: "female", neutered: true })).toBe("Female, spayed");
  expect(sexText({ sex: "female", neutered: null })).toBe("Female");
});
