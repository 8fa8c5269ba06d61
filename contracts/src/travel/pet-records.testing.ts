import type { PetRecord } from "./pet-records.ts";

/** The fields of a record that has no facts. */
export const blankRecord = {
  givenAt: null,
  givenTime: null,
  givenZone: null,
  validFrom: null,
  validUntil: null,
  country: null,
  course: null,
  product: "",
  batch: "",
  dose: null,
  against: [],
  valueIuPerMl: null,
  laboratory: "",
  laboratoryApproved: null,
  receivedAt: null,
  inPassport: null,
  form: null,
  model: "",
  number: "",
  appliedAt: null,
  issuedAt: null,
  endorsedAt: null,
  checkedAt: null,
  departureCountry: null,
  holderResidence: null,
  issuer: "",
  note: "",
  document: null,
} satisfies Partial<PetRecord>;

const moment = "2026-01-01T00:00:00.000Z";

/** A rabies vaccination with only the facts of `part`. */
export const petRecord = (part: Partial<PetRecord>): PetRecord => ({
  _id: "01900000-0000-7000-8000-00000000000a",
  kind: "rabies",
  ...blankRecord,
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...part,
});
