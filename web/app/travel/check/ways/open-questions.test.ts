import { expect, test } from "vitest";
import type { Way } from "#contracts/travel/ways.ts";
import { noAnswers, withNewPet } from "../../question/index.ts";
import { openQuestionsOf } from "./open-questions.ts";

const way = (...missing: Way["missing"]): Pick<Way, "missing"> => ({ missing });
const weight = { requirement: null, fields: ["pets.0.weightKg", "pets.0.carrier.weightKg"] };
const rabies = { requirement: "rabies-valid", fields: ["pets.0.records.0.validUntil"] };
const born = { requirement: "rabies-age", fields: ["pets.0.birthDate"] };
const beagle = { ...noAnswers, species: "dog", breed: "Beagle" };

test("what ways need is asked once, with how many depend on it", () => {
  expect(openQuestionsOf([way(weight), way(), way(weight, rabies, born)], beagle)).toMatchObject({
    ids: ["size", "rabies", "birth"],
    asksSnub: false,
    pet: "pet",
    ways: 2,
  });
  expect(openQuestionsOf([way(), way()], beagle)).toBeUndefined();
  expect(openQuestionsOf([], beagle)).toBeUndefined();
});

test("of several pets, the first of which something is missing is asked about by its name", () => {
  const both = withNewPet({ ...beagle, weight: "12" }, { species: "cat" });
  const asked = openQuestionsOf([way({ requirement: null, fields: ["pets.1.weightKg"] })], both);
  expect(asked).toMatchObject({ ids: ["size"], asksSnub: true, pet: "Cat", ways: 1 });
  expect(asked?.values).toMatchObject({ species: "cat", nth: "2" });
  const first = openQuestionsOf([way(weight)], both);
  expect(first?.values).toMatchObject({ species: "dog", breed: "Beagle", weight: "12", nth: "1" });
});
