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

// Text columns are not nullable.
const emptyIfNull = (text: string | null | undefined) => (text === null ? "" : text);

/** The columns of a pet for the fields that were sent; undefined for the others. */
export const petColumns = (body: Body<typeof contract.updatePet>, files: PetFiles) =>
  ({
    pet_name: body.petName,
    bio: emptyIfNull(body.bio),
    breed: emptyIfNull(body.breed),
    age: body.age,
    weight: emptyIfNull(body.weight),
    species: body.species,
    sex: body.sex,
    birth_date: body.birthDate,
    weight_kg: body.weightKg,
    length_cm: body.lengthCm,
    height_cm: body.heightCm,
    width_cm: body.widthCm,
    colour: emptyIfNull(body.colour),
    microchip_number: body.microchipNumber,
    microchip_date: body.microchipDate,
    snub_nosed: body.snubNosed,
    photo_file: idOf(files.petPhoto),
    // An uploaded photo replaces a drawing, and so does clearing the photo.
    drawn_photo: files.petPhoto === undefined ? undefined : null,
    vaccine_file: idOf(files.vaccine),
    microchip_file: idOf(files.microchip),
    health_certificate_file: idOf(files.healthCertificate),
  }) satisfies PetChanges;

/** The columns of a record for the fields that were sent. */
export const recordColumns = (body: Body<typeof recordContract.updateRecord>, files: RecordFiles) =>
  ({
    kind: body.kind,
    given_at: body.givenAt,
    valid_from: body.validFrom,
    valid_until: body.validUntil,
    issuer: emptyIfNull(body.issuer),
    note: emptyIfNull(body.note),
    document_file: idOf(files.document),
  }) satisfies RecordChanges;

/** The columns of a pet that reference files. */
export const petFileColumns = [
  "photo_file",
  "vaccine_file",
  "microchip_file",
  "health_certificate_file",
] as const;

/** The value after a change: the one sent, else the previous one. */
const valueAfter = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent);

/** A pet's dates after a change. */
export const petDays = (body: Body<typeof contract.updatePet>, before?: PetRow) => ({
  birthDate: valueAfter(body.birthDate, before?.birth_date ?? null),
  microchipDate: valueAfter(body.microchipDate, before?.microchip_date ?? null),
});

/** A record's dates after a change. */
export const recordDays = (body: Body<typeof recordContract.updateRecord>, before?: RecordRow) => ({
  givenAt: valueAfter(body.givenAt, before?.given_at ?? null),
  validFrom: valueAfter(body.validFrom, before?.valid_from ?? null),
  validUntil: valueAfter(body.validUntil, before?.valid_until ?? null),
});

export const isAnything = (columns: object): boolean =>
  Object.values(columns).some((value) => value !== undefined);

/** Throws VALIDATION if there are errors. */
export function reject(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError("VALIDATION", first, { fields });
}
