import * as z from "zod/mini";
import { birthPrecisions, sexes, species } from "./pet-names.ts";
import { PetRecord } from "./pet-records.ts";
import { Id, Moment } from "../kernel/text.ts";

/** A place where a pet was, between two days; null where the time has no known end. */
const Lived = z.object({
  country: z.string(),
  region: z.nullable(z.string()),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
});
export type Lived = z.output<typeof Lived>;

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
  lived: z.nullable(z.array(Lived)),
  /** Newest first, by the date given. */
  records: z.array(PetRecord),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Pet = z.output<typeof Pet>;
