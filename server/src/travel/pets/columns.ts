import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError, type FieldErrors } from "#contracts/kernel/errors.ts";
import type * as recordContract from "#contracts/travel/pet-records.ts";
import type * as contract from "#contracts/travel/pets.ts";
import { type FileChange, idOf } from "../../platform/files/changes.ts";
import type { RecordChanges, RecordRow } from "./record-store.ts";
import type { PetChanges, PetRow } from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

export type PetFiles = Record<keyof typeof contract.createPet.files, FileChange>;
export type RecordFiles = Record<keyof typeof recordContract.createRecord.files, FileChange>;

// Text has no null in the tables.
const cleared = (text: string | null | undefined) => (text === null ? "" : text);

/** The columns of what was sent of a pet; undefined for what was not. */
export const petColumns = (body: Body<typeof contract.updatePet>, files: PetFiles) =>
  ({
    pet_name: body.petName,
    bio: cleared(body.bio),
    breed: cleared(body.breed),
    age: body.age,
    weight: cleared(body.weight),
    species: body.species,
    sex: body.sex,
    birth_date: body.birthDate,
    weight_kg: body.weightKg,
    length_cm: body.lengthCm,
    height_cm: body.heightCm,
    width_cm: body.widthCm,
    colour: cleared(body.colour),
    microchip_number: body.microchipNumber,
    microchip_date: body.microchipDate,
    snub_nosed: body.snubNosed,
    photo_file: idOf(files.petPhoto),
    // A photo takes the place of a drawing, and so does none.
    drawn_photo: files.petPhoto === undefined ? undefined : null,
    vaccine_file: idOf(files.vaccine),
    microchip_file: idOf(files.microchip),
    health_certificate_file: idOf(files.healthCertificate),
  }) satisfies PetChanges;

/** The columns of what was sent of a record. */
export const recordColumns = (body: Body<typeof recordContract.updateRecord>, files: RecordFiles) =>
  ({
    kind: body.kind,
    given_at: body.givenAt,
    valid_from: body.validFrom,
    valid_until: body.validUntil,
    issuer: cleared(body.issuer),
    note: cleared(body.note),
    document_file: idOf(files.document),
  }) satisfies RecordChanges;

/** The columns of a pet that refer to files. */
export const petFileColumns = [
  "photo_file",
  "vaccine_file",
  "microchip_file",
  "health_certificate_file",
] as const;

/** What is there after a change: what was sent, else what was there. */
const after = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent);

/** The days of a pet after a change. */
export const petDays = (body: Body<typeof contract.updatePet>, before?: PetRow) => ({
  birthDate: after(body.birthDate, before?.birth_date ?? null),
  microchipDate: after(body.microchipDate, before?.microchip_date ?? null),
});

/** The days of a record after a change. */
export const recordDays = (body: Body<typeof recordContract.updateRecord>, before?: RecordRow) => ({
  givenAt: after(body.givenAt, before?.given_at ?? null),
  validFrom: after(body.validFrom, before?.valid_from ?? null),
  validUntil: after(body.validUntil, before?.valid_until ?? null),
});

export const isAnything = (columns: object): boolean =>
  Object.values(columns).some((value) => value !== undefined);

/** Throws VALIDATION where something is wrong. */
export function reject(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError("VALIDATION", first, { fields });
}
