import * as z from "zod/mini";
import { utcDay, daysAfter } from "../kernel/days.ts";
import { endpoint } from "../kernel/endpoint.ts";
import type { FieldErrors } from "../kernel/errors.ts";
import { countryCode, regionCode } from "../kernel/codes.ts";
import {
  calendarDate,
  Id,
  measure,
  nameText,
  optionalLineText,
  optionalText,
  Moment,
} from "../kernel/text.ts";
import { PetRecord } from "./pet-records.ts";
import { species } from "./species.ts";

export { species, type Species } from "./species.ts";
export const sexes = ["female", "male"] as const;
export type Sex = (typeof sexes)[number];

export const petLoadFailed = "Failed to load pet data.";
export const petSaveFailed = (message: string): string => `Failed to save pet: ${message}.`;
export const petUpdateFailed = (message: string): string => `Failed to update pet: ${message}`;
export const petDeleted = "Pet deleted successfully!";
export const petDeleteFailed = "Failed to delete pet.";
export const confirmPetDelete = "Are you sure you want to delete this pet?";

/** How much of a birth date is known. */
export const birthPrecisions = ["day", "month", "year"] as const;

/** A place where a pet was, between two days; null where the time has no known end. */
const Residence = z.object({
  country: z.string(),
  region: z.nullable(z.string()),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
});
export type Residence = z.output<typeof Residence>;

/** A pet as its owner sees it. `age` is computed from `birthDate` in whole years where that is known. */
export const Pet = z.object({
  _id: Id,
  petName: z.string(),
  bio: z.string(),
  breed: z.string(),
  age: z.nullable(z.number()),
  weight: z.string(),
  petPhoto: z.nullable(z.string()),
  vaccine: z.nullable(z.string()),
  microchip: z.nullable(z.string()),
  healthCertificate: z.nullable(z.string()),
  species: z.nullable(z.enum(species)),
  sex: z.nullable(z.enum(sexes)),
  birthDate: z.nullable(z.string()),
  /** Which part of `birthDate` is known; null counts as the day. */
  birthPrecision: z.nullable(z.enum(birthPrecisions)),
  weightKg: z.nullable(z.number()),
  lengthCm: z.nullable(z.number()),
  heightCm: z.nullable(z.number()),
  widthCm: z.nullable(z.number()),
  colour: z.string(),
  microchipNumber: z.nullable(z.string()),
  microchipDate: z.nullable(z.string()),
  /** The first day on which the microchip was read. */
  readAt: z.nullable(z.string()),
  snubNosed: z.nullable(z.boolean()),
  neutered: z.nullable(z.boolean()),
  serviceDog: z.nullable(z.boolean()),
  /** Where it was, by its owner; null: as home and trips say. */
  lived: z.nullable(z.array(Residence)),
  /** Newest first, by the date given. */
  records: z.array(PetRecord),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Pet = z.output<typeof Pet>;

export const petNameMax = 60;
export const petBioMax = 500;
export const breedMax = 60;
export const weightMax = 20;
export const ageMax = 60;
export const colourMax = 40;
export const petsMax = 50;
export const residencesMax = 50;

const microchipLength =
  "Microchip number must have 15 digits, or 9 or 10 if it isn't an ISO microchip.";

/**
 * Microchip number: 15 digits (ISO 11784), the first three a country (ISO 3166) or a manufacturer (900 to
 * 998). 999 is for tests. Microchips without the standard, common in the US, have 9 or 10 digits. Spaces, dots,
 * hyphens and asterisks are removed.
 */
export const MicrochipNumber = z.string({ error: "Microchip number must be text." }).check(
  z.overwrite((value) => value.replace(/[\s.*-]/g, "")),
  z.maxLength(15, microchipLength),
  z.regex(/^(?:\d{9}|\d{10}|\d{15})$/, microchipLength),
  z.refine(
    (value) => value.length < 15 || (Number(value.slice(0, 3)) >= 1 && !value.startsWith("999")),
    "A microchip number with 15 digits must start with 001 to 998. Check it against your documents.",
  ),
);

/** A pet as shown on its owner's public profile: no papers, no numbers. */
export const PetCard = z.object({
  _id: Id,
  petName: z.string(),
  bio: z.string(),
  breed: z.string(),
  species: z.nullable(z.enum(species)),
  petPhoto: z.nullable(z.string()),
});
export type PetCard = z.output<typeof PetCard>;

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
/** Optional text; null and '' both clear it. */
/* @__NO_SIDE_EFFECTS__ */
const line = (label: string, max: number) => z.nullable(optionalLineText(label, max));

const facts = {
  bio: z.nullable(optionalText("Bio", petBioMax)),
  breed: line("Breed", breedMax),
  age: optional(measure("Age", 0, ageMax)),
  weight: line("Weight", weightMax),
  species: optional(z.enum(species, { error: "Select dog, cat or other." })),
  sex: optional(z.enum(sexes, { error: "Select female or male." })),
  birthDate: optional(calendarDate("Birth date")),
  weightKg: optional(measure("Weight (kg)", 0.01, 200)),
  lengthCm: optional(measure("Length (cm)", 1, 300)),
  heightCm: optional(measure("Height (cm)", 1, 300)),
  widthCm: optional(measure("Width (cm)", 1, 300)),
  colour: line("Color", colourMax),
  microchipNumber: optional(MicrochipNumber),
  microchipDate: optional(calendarDate("Microchip date")),
  readAt: optional(calendarDate("Microchip read on")),
  snubNosed: optional(z.boolean({ error: "Select yes or no for snub-nosed." })),
  birthPrecision: optional(z.enum(birthPrecisions, { error: "Select day, month or year." })),
  neutered: optional(z.boolean({ error: "Select yes or no for spayed or neutered." })),
  serviceDog: optional(z.boolean({ error: "Select yes or no for service dog." })),
  lived: optional(
    z
      .array(
        z
          .strictObject({
            country: countryCode("Country"),
            region: optional(regionCode("Region")),
            from: optional(calendarDate("From")),
            until: optional(calendarDate("Until")),
          })
          .check(
            z.refine(({ from, until }) => !from || !until || until >= from, {
              error: "“Until” can't be before “From”.",
              path: ["until"],
            }),
          ),
      )
      .check(z.maxLength(residencesMax, `Add up to ${residencesMax} places.`)),
  ),
};

type PetDays = { birthDate: string | null; microchipDate: string | null; readAt?: string | null };

/**
 * Validates a pet's dates; returns errors by field. Tomorrow is accepted, since it is already tomorrow in
 * some time zones.
 */
export function petErrors(
  { birthDate, microchipDate, readAt }: PetDays,
  today: string = utcDay(),
): FieldErrors {
  const errors: FieldErrors = {};
  const tomorrow = daysAfter(today, 1);
  if (birthDate && birthDate > tomorrow) {
    errors["birthDate"] = "Birth date can't be in the future.";
  }
  if (microchipDate && microchipDate > tomorrow) {
    errors["microchipDate"] = "Microchip date can't be in the future.";
  } else if (microchipDate && birthDate && microchipDate < birthDate) {
    errors["microchipDate"] = "Microchip date can't be before the birth date.";
  }
  if (readAt && readAt > tomorrow) {
    errors["readAt"] = "The date the microchip was read can't be in the future.";
  } else if (readAt && microchipDate && readAt < microchipDate) {
    errors["readAt"] = "The microchip can't have been read before it was implanted.";
  } else if (readAt && birthDate && readAt < birthDate) {
    errors["readAt"] = "The microchip can't have been read before the birth date.";
  }
  return errors;
}

const paper = (label: string) =>
  ({ label, kinds: ["picture", "pdf"], visibility: "private" }) as const;

const files = {
  petPhoto: { label: "Photo", kinds: ["picture"], visibility: "public" },
  vaccine: paper("Vaccination certificate"),
  microchip: paper("Microchip certificate"),
  healthCertificate: paper("Health certificate"),
} as const;

const limits = { rates: [{ times: 120, seconds: 600, per: "account" }] } as const;

export const listPetCards = endpoint({
  method: "GET",
  path: "/api/profiles/:id/pets",
  summary: "Lists the public profiles of a user's pets.",
  session: "optional",
  params: z.object({ id: Id }),
  response: z.array(PetCard),
});

export const createPet = endpoint({
  method: "POST",
  path: "/api/pets",
  summary: "Adds a pet.",
  session: "required",
  body: z.strictObject({ petName: nameText("Pet name", petNameMax), ...facts }),
  files,
  response: Pet,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const updatePet = endpoint({
  method: "PUT",
  path: "/api/pets/:id",
  summary: "Updates a pet. Only the fields and files that you send change.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ petName: z.optional(nameText("Pet name", petNameMax)), ...facts }),
  files,
  response: Pet,
  versioned: true,
  limits,
});

export const deletePet = endpoint({
  method: "DELETE",
  path: "/api/pets/:id",
  summary: "Deletes a pet with its records and documents.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

export const listPets = endpoint({
  method: "GET",
  path: "/api/pets",
  summary: "Lists the current user's pets, oldest first.",
  session: "required",
  response: z.array(Pet),
});

export const getPet = endpoint({
  method: "GET",
  path: "/api/pets/:id",
  summary: "Returns one of the current user's pets.",
  session: "required",
  params: z.object({ id: Id }),
  response: Pet,
  versioned: true,
});
