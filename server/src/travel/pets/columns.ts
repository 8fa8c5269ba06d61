import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError, type FieldErrors } from "#contracts/kernel/errors.ts";
import * as recordContract from "#contracts/travel/pet-records.ts";
import type * as contract from "#contracts/travel/pets.ts";
import { sql, type RawBuilder } from "kysely";
import { type FileChange, idOf } from "../../platform/files/changes.ts";
import type { RecordChanges } from "./record-store.ts";
import type { PetChanges, PetRow } from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

export type PetFiles = Record<keyof typeof contract.createPet.files, FileChange>;
export type RecordFiles = Record<keyof typeof recordContract.createRecord.files, FileChange>;

// Text columns are not nullable.
const emptyIfNull = (text: string | null | undefined) => (text === null ? "" : text);

const asJson = <T>(list: readonly T[]): RawBuilder<readonly T[]> =>
  sql<readonly T[]>`${JSON.stringify(list)}::jsonb`;

type LivedBody = NonNullable<Body<typeof contract.updatePet>["lived"]>[number];

const livedRow = ({ country, region, from, until }: LivedBody): contract.Residence => ({
  country,
  region: region ?? null,
  from: from ?? null,
  until: until ?? null,
});

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
    birth_precision: body.birthPrecision,
    read_at: body.readAt,
    neutered: body.neutered,
    service_dog: body.serviceDog,
    lived: body.lived && asJson(body.lived.map(livedRow)),
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
    given_time: body.givenTime,
    given_zone: body.givenZone,
    country: body.country,
    course: body.course,
    product: emptyIfNull(body.product),
    batch: emptyIfNull(body.batch),
    dose: body.dose,
    against: body.against === undefined ? undefined : asJson([...new Set(body.against ?? [])]),
    value_iu_per_ml: body.valueIuPerMl,
    laboratory: emptyIfNull(body.laboratory),
    laboratory_approved: body.laboratoryApproved,
    received_at: body.receivedAt,
    in_passport: body.inPassport,
    form: body.form,
    model: emptyIfNull(body.model),
    number: emptyIfNull(body.number),
    applied_at: body.appliedAt,
    issued_at: body.issuedAt,
    endorsed_at: body.endorsedAt,
    checked_at: body.checkedAt,
    departure_country: body.departureCountry,
    holder_residence: body.holderResidence,
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
  readAt: valueAfter(body.readAt, before?.read_at ?? null),
});

/** A record's dates after a change. */
export const recordDays = (
  body: Body<typeof recordContract.updateRecord>,
  before?: recordContract.RecordDays,
): recordContract.RecordDays =>
  recordContract.recordDaysOf({ ...before, ...withoutUndefined(body) });

const withoutUndefined = <T extends object>(body: T): T =>
  // Entries of T without those that are undefined are still a T of optional fields.
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T;

export const isAnything = (columns: object): boolean =>
  Object.values(columns).some((value) => value !== undefined);

/** Throws VALIDATION if there are errors. */
export function reject(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError("VALIDATION", first, { fields });
}
