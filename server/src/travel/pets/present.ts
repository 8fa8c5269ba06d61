import { drawnPortrait } from "#art/pet-portrait.ts";
import { utcDay, wholeYears } from "#contracts/kernel/days.ts";
import { type PetRecord, recordKinds, type RecordKind } from "#contracts/travel/pet-records.ts";
import type { Pet, PetCard } from "#contracts/travel/pets.ts";
import { privateUrl, publicUrl } from "../../platform/files/files.ts";
import type { RecordRow } from "./record-store.ts";
import type { CardRow, PetRow } from "./store.ts";

const isKind = (kind: string): kind is RecordKind => Object.hasOwn(recordKinds, kind);

export const presentRecord = (row: RecordRow): PetRecord => ({
  _id: row.id,
  kind: isKind(row.kind) ? row.kind : "other",
  givenAt: row.given_at,
  givenTime: row.given_time,
  givenZone: row.given_zone,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  country: row.country,
  course: row.course,
  product: row.product,
  batch: row.batch,
  dose: row.dose,
  against: [...row.against],
  valueIuPerMl: row.value_iu_per_ml,
  laboratory: row.laboratory,
  laboratoryApproved: row.laboratory_approved,
  receivedAt: row.received_at,
  inPassport: row.in_passport,
  form: row.form,
  model: row.model,
  number: row.number,
  appliedAt: row.applied_at,
  issuedAt: row.issued_at,
  endorsedAt: row.endorsed_at,
  checkedAt: row.checked_at,
  departureCountry: row.departure_country,
  holderResidence: row.holder_residence,
  issuer: row.issuer,
  note: row.note,
  document: privateUrl(row.document_file),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

const photoOf = (row: CardRow): string | null => publicUrl(row.photo_file) ?? row.drawn_photo;

/** A pet as its owner sees it on a given day. */
export const presentPet = (
  row: PetRow,
  records: readonly RecordRow[],
  today: string = utcDay(),
): Pet => ({
  _id: row.id,
  petName: row.pet_name,
  bio: row.bio,
  breed: row.breed,
  age: row.birth_date === null ? row.age : wholeYears(row.birth_date, today),
  weight: row.weight,
  petPhoto: photoOf(row),
  vaccine: privateUrl(row.vaccine_file),
  microchip: privateUrl(row.microchip_file),
  healthCertificate: privateUrl(row.health_certificate_file),
  species: row.species,
  sex: row.sex,
  birthDate: row.birth_date,
  weightKg: row.weight_kg,
  lengthCm: row.length_cm,
  heightCm: row.height_cm,
  widthCm: row.width_cm,
  colour: row.colour,
  microchipNumber: row.microchip_number,
  microchipDate: row.microchip_date,
  birthPrecision: row.birth_precision,
  readAt: row.read_at,
  snubNosed: row.snub_nosed,
  neutered: row.neutered,
  serviceDog: row.service_dog,
  lived: row.lived && [...row.lived],
  records: records.filter(({ pet_id }) => pet_id === row.id).map(presentRecord),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

export const presentCard = (row: CardRow): PetCard => ({
  _id: row.id,
  petName: row.pet_name,
  bio: row.bio,
  breed: row.breed,
  species: row.species,
  petPhoto: photoOf(row),
});

export type DrawnPet = Pick<PetCard, "_id" | "petName" | "species"> & { portrait: string | null };

export const presentDrawn = (row: CardRow): DrawnPet => {
  const { _id, petName, species, breed } = presentCard(row);
  const drawn = drawnPortrait({ _id, petName, species, breed, colour: row.colour });
  return { _id, petName, species, portrait: row.drawn_photo ?? drawn ?? null };
};
