import * as z from "zod/mini";
import { species, sexes } from "#contracts/pet-names.ts";
import { Pet } from "#contracts/pets.ts";
import { capital, dayWords } from "./day-words.ts";
import { chipWords, kilograms, weightWords } from "./pet-words.ts";
import { differing, numberOf, textOr, yesOrNo } from "./words-to-body.ts";

/** A pet as it stands in the fields of its form: all of it text. */
export const PetWords = z.object({
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
export type PetWords = z.output<typeof PetWords>;

/** What somebody wrote in the form, and the pet they saw while they wrote; null for a new one. What they left alone is absent. */
export const PetDraft = z.extend(z.partial(PetWords), { from: z.nullable(Pet) });
export type PetDraft = z.output<typeof PetDraft>;

const noWords: PetWords = {
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
export function petWords(pet: Pet | null): PetWords {
  if (!pet) return noWords;
  const { snubNosed } = pet;
  return {
    petName: pet.petName,
    species: pet.species ?? "",
    breed: pet.breed,
    sex: pet.sex ?? "",
    birthDate: saidOf(pet.birthDate),
    age: pet.birthDate === null ? saidOf(pet.age) : "",
    weight: weightWords(pet),
    bio: pet.bio,
    colour: pet.colour,
    snubNosed: snubNosed === null ? "" : snubNosed ? "yes" : "no",
    lengthCm: saidOf(pet.lengthCm),
    heightCm: saidOf(pet.heightCm),
    widthCm: saidOf(pet.widthCm),
    microchipNumber: chipWords(pet.microchipNumber ?? ""),
    microchipDate: saidOf(pet.microchipDate),
  };
}

/** What the form shows: what was written, and where nothing was, what is there now. */
export const wordsOf = (draft: PetDraft, now: Pet | null): PetWords => ({
  ...petWords(now),
  ...draft,
});

/** The fields as the wire has them. What cannot be read stays text, for the contract to say what is wrong. */
const bodyOf = (words: PetWords): Record<string, unknown> => ({
  petName: words.petName.trim(),
  species: textOr(words.species, null),
  breed: words.breed.trim(),
  sex: textOr(words.sex, null),
  birthDate: textOr(words.birthDate, null),
  // It follows from the birth date.
  age: words.birthDate === "" ? numberOf(words.age) : undefined,
  weight: words.weight.trim(),
  weightKg: kilograms(words.weight),
  bio: words.bio.trim(),
  colour: words.colour.trim(),
  snubNosed: yesOrNo(words.snubNosed),
  lengthCm: numberOf(words.lengthCm),
  heightCm: numberOf(words.heightCm),
  widthCm: numberOf(words.widthCm),
  microchipNumber: textOr(words.microchipNumber, null),
  microchipDate: textOr(words.microchipDate, null),
});

/** What would change if the form were saved now, as the wire has it. */
export const changesOf = (draft: PetDraft, now: Pet | null): Record<string, unknown> =>
  differing(bodyOf(wordsOf(draft, now)), bodyOf(petWords(now)));

export const fieldLabels: Record<keyof PetWords, string> = {
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
export function changedWords(before: Pet, now: Pet): [label: string, words: string][] {
  const [old, fresh] = [petWords(before), petWords(now)];
  const names = Object.keys(fieldLabels).filter((name): name is keyof PetWords => name in old);
  const changed = names
    .filter((name) => old[name] !== fresh[name])
    .map((name): [string, string] => [fieldLabels[name], shown(name, fresh[name])]);
  if (before.petPhoto === now.petPhoto) return changed;
  return [...changed, ["Photo", now.petPhoto ? "Another one" : "None"]];
}

function shown(name: keyof PetWords, words: string): string {
  if (words === "") return "Nothing";
  if (name === "birthDate" || name === "microchipDate") return dayWords(words);
  return name === "species" || name === "sex" || name === "snubNosed" ? capital(words) : words;
}
