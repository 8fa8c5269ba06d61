import { localDay } from "#contracts/kernel/days.ts";
import {
  birthPrecisions,
  sexes,
  species,
  createPet,
  Pet,
  petErrors,
  updatePet,
} from "#contracts/travel/pets.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import { codec } from "../../forms/codec.ts";
import {
  choice,
  day,
  file,
  number,
  numberText,
  text,
  nullableText,
  yesOrNo,
} from "../../forms/fields.ts";
import { paperLabels } from "./pet-facts.ts";
import { centimeters, chipText, enteredWeight } from "./pet-text.ts";

/** A length in centimeters; inches are converted when the field is left. */
const length = (label: string) => ({ ...number(label), tidy: centimeters });

/** How a pet is edited. */
export const petCodec = codec({
  noun: "pet",
  resource: Pet,
  create: createPet.body,
  update: updatePet.body,
  fields: {
    petName: text("Pet name"),
    petPhoto: file("Photo"),
    species: choice("Species", ["", ...species]),
    breed: text("Breed"),
    birthDate: day("Birth date"),
    birthPrecision: choice("How exact is the birth date?", ["", ...birthPrecisions]),
    age: number("Age"),
    weight: text("Weight"),
    sex: choice("Sex", ["", ...sexes]),
    bio: text("Bio"),
    lengthCm: length("Length (cm)"),
    heightCm: length("Height (cm)"),
    widthCm: length("Width (cm)"),
    colour: text("Color"),
    snubNosed: yesOrNo("Snub-nosed"),
    microchipNumber: nullableText("Microchip number", { tidy: chipText }),
    microchipDate: day("Microchip date"),
    readAt: day("Microchip read on"),
    neutered: yesOrNo("Spayed or neutered"),
    serviceDog: yesOrNo("Service dog"),
    vaccine: file(paperLabels.vaccine, { changed: "New document" }),
    microchip: file(paperLabels.microchip, { changed: "New document" }),
    healthCertificate: file(paperLabels.healthCertificate, { changed: "New document" }),
  },
  print: (pet) => ({
    age: pet.birthDate === null ? numberText(pet.age) : "",
    weight: enteredWeight(pet),
    microchipNumber: chipText(pet.microchipNumber ?? ""),
  }),
  parse: ({ birthDate, weight }) => ({
    // The age follows from the birth date.
    ...(birthDate !== "" && { age: undefined }),
    weightKg: kilograms(weight),
  }),
  check: ({ birthDate, microchipDate, readAt }) =>
    petErrors(
      {
        birthDate: birthDate || null,
        microchipDate: microchipDate || null,
        readAt: readAt || null,
      },
      localDay(),
    ),
});

export type PetValues = typeof petCodec.blank;
