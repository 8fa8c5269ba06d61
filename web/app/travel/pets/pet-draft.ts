import * as z from "zod/mini";
import { species, sexes } from "#contracts/travel/pet-names.ts";
import { Pet } from "#contracts/travel/pets.ts";
import { capital, dayText } from "../../ui/day-text.ts";
import { chipText, kilograms, weightText } from "./pet-text.ts";
import { differing, numberOf, textOr, yesOrNo } from "./text-to-body.ts";

/** A pet as it stands in the fields of its form: all of it text. */
export const PetText = z.object({
  petName: z.string(),
  species: z.enum(["", ...species]),
  breed: z.string(),
  sex: z.enum(["", ...sexes]),
  birthDate: z.string(),
  age: z.string(),
  weight: z.string(),
  bio: z.string(),
  colour: z.string(),
  snubNosed: z.enum(["", "yes", "no"]),
  lengthCm: z.string(),
  heightCm: z.string(),
  widthCm: z.string(),
  microchipNumber: z.string(),
  microchipDate: z.string(),
});
export type PetText = z.output<typeof PetText>;

/** What somebody wrote in the form, and the pet they saw while they wrote; null for a new one. What they left alone is absent. */
export const PetDraft = z.extend(z.partial(PetText), { from: z.nullable(Pet) });
export type PetDraft = z.output<typeof PetDraft>;

const noWords: PetText = {
  petName: "",
  species: "",
  breed: "",
  sex: "",
  birthDate: "",
  age: "",
  weight: "",
  bio: "",
  colour: "",
  snubNosed: "",
  lengthCm: "",
  heightCm: "",
  widthCm: "",
  microchipNumber: "",
  microchipDate: "",
};

const saidOf = (value: number | string | null): string => (value === null ? "" : `${value}`);

/** The fields as they stand for a pet; empty for a new one. */
export function petText(pet: Pet | null): PetText {
  if (!pet) return noWords;
  const { snubNosed } = pet;
  return {
    petName: pet.petName,
    species: pet.species ?? "",
    breed: pet.breed,
    sex: pet.sex ?? "",
    birthDate: saidOf(pet.birthDate),
    age: pet.birthDate === null ? saidOf(pet.age) : "",
    weight: weightText(pet),
    bio: pet.bio,
    colour: pet.colour,
    snubNosed: snubNosed === null ? "" : snubNosed ? "yes" : "no",
    lengthCm: saidOf(pet.lengthCm),
    heightCm: saidOf(pet.heightCm),
    widthCm: saidOf(pet.widthCm),
    microchipNumber: chipText(pet.microchipNumber ?? ""),
    microchipDate: saidOf(pet.microchipDate),
  };
}

/** What the form shows: what was written, and where nothing was, what is there now. */
export const wordsOf = (draft: PetDraft, now: Pet | null): PetText => ({
  ...petText(now),
  ...draft,
});

/** The fields as the wire has them. What cannot be read stays text, for the contract to say what is wrong. */
const bodyOf = (text: PetText): Record<string, unknown> => ({
  petName: text.petName.trim(),
  species: textOr(text.species, null),
  breed: text.breed.trim(),
  sex: textOr(text.sex, null),
  birthDate: textOr(text.birthDate, null),
  // It follows from the birth date.
  age: text.birthDate === "" ? numberOf(text.age) : undefined,
  weight: text.weight.trim(),
  weightKg: kilograms(text.weight),
  bio: text.bio.trim(),
  colour: text.colour.trim(),
  snubNosed: yesOrNo(text.snubNosed),
  lengthCm: numberOf(text.lengthCm),
  heightCm: numberOf(text.heightCm),
  widthCm: numberOf(text.widthCm),
  microchipNumber: textOr(text.microchipNumber, null),
  microchipDate: textOr(text.microchipDate, null),
});

/** What would change if the form were saved now, as the wire has it. */
export const changesOf = (draft: PetDraft, now: Pet | null): Record<string, unknown> =>
  differing(bodyOf(wordsOf(draft, now)), bodyOf(petText(now)));

export const fieldLabels: Record<keyof PetText, string> = {
  petName: "Pet name",
  species: "Species",
  breed: "Breed",
  sex: "Sex",
  birthDate: "Birth date",
  age: "Age",
  weight: "Weight",
  bio: "Bio",
  colour: "Colour",
  snubNosed: "Snub-nosed",
  lengthCm: "Length in cm",
  heightCm: "Height in cm",
  widthCm: "Width in cm",
  microchipNumber: "Microchip number",
  microchipDate: "Microchip date",
};

/** Which fields are others than before, with what they say now. */
export function changedText(before: Pet, now: Pet): [label: string, text: string][] {
  const [old, fresh] = [petText(before), petText(now)];
  const names = Object.keys(fieldLabels).filter((name): name is keyof PetText => name in old);
  const changed = names
    .filter((name) => old[name] !== fresh[name])
    .map((name): [string, string] => [fieldLabels[name], shown(name, fresh[name])]);
  if (before.petPhoto === now.petPhoto) return changed;
  return [...changed, ["Photo", now.petPhoto ? "Another one" : "None"]];
}

function shown(name: keyof PetText, text: string): string {
  if (text === "") return "Nothing";
  if (name === "birthDate" || name === "microchipDate") return dayText(text);
  return name === "species" || name === "sex" || name === "snubNosed" ? capital(text) : text;
}
