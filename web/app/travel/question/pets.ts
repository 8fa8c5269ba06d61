/** Several pets in one question: one is asked about at a time, and the others go along. */
import { petKeys, type CheckValues } from "../../links/check.ts";
import { packed, unpacked } from "./packed-pets.ts";
import { noAnswers, othersIn, petsMax } from "./question.ts";

const petOf = (values: CheckValues): CheckValues => ({
  ...noAnswers,
  ...Object.fromEntries(petKeys.map((key) => [key, values[key]])),
});

/** The place of the pet that is asked about, from 0. */
export const placeOfPet = (values: CheckValues): number =>
  Math.min(Math.max(Number(values.nth) - 1, 0), othersIn(values).length);

/** All pets in their order, without the trip. */
export function petsIn(values: CheckValues): CheckValues[] {
  return othersIn(values).toSpliced(placeOfPet(values), 0, petOf(values));
}

/** The question about one of the pets, with the others beside it. */
function about(values: CheckValues, pets: readonly CheckValues[], at: number): CheckValues {
  const others = pets.toSpliced(at, 1);
  return {
    ...values,
    ...Object.fromEntries(petKeys.map((key) => [key, pets[at]?.[key] ?? ""])),
    others: packed(others),
    nth: others.length === 0 ? "" : String(at + 1),
  };
}

export const withPetAt = (values: CheckValues, at: number): CheckValues => {
  const pets = petsIn(values);
  return pets[at] ? about(values, pets, at) : values;
};

/** Whether one more pet fits into the address. */
export function canAddPet(values: CheckValues): boolean {
  const pets = petsIn(values);
  return pets.length < petsMax && unpacked(packed(pets)).length >= pets.filter(isAnswered).length;
}

const isAnswered = (pet: CheckValues): boolean => petKeys.some((key) => pet[key] !== "");

/** The question about one more pet. */
export function withNewPet(values: CheckValues, pet: Partial<CheckValues> = {}): CheckValues {
  if (!canAddPet(values)) return values;
  const pets = petsIn(values);
  return about(values, [...pets, { ...noAnswers, ...pet }], pets.length);
}

/** Without the pet that is asked about. */
export function withoutPet(values: CheckValues): CheckValues {
  const at = placeOfPet(values);
  const pets = petsIn(values).toSpliced(at, 1);
  return pets.length === 0 ? values : about(values, pets, Math.min(at, pets.length - 1));
}

const speciesLabels: Readonly<Record<string, string>> = { dog: "Dog", cat: "Cat", other: "Pet" };

const plainLabel = ({ breed, species }: CheckValues): string =>
  breed || (speciesLabels[species] ?? "New pet");

/** What the pets are called, with numbers where two are called the same. */
export function petLabels(pets: readonly CheckValues[]): string[] {
  const labels = pets.map(plainLabel);
  return labels.map((label, at) => {
    const same = labels.filter((each) => each === label).length;
    const nth = labels.slice(0, at + 1).filter((each) => each === label).length;
    return same > 1 ? `${label} ${nth}` : label;
  });
}

/** What a button without scripts does to the pets: "add", "drop" or "2", a place from 1. */
export function changedPets(values: CheckValues, change: string): CheckValues {
  if (change === "add") return values.species === "" ? values : withNewPet(values);
  return change === "drop" ? withoutPet(values) : withPetAt(values, Number(change) - 1);
}
