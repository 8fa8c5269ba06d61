import { petRecord } from "#contracts/travel/pet-records.testing.ts";
import type { Pet } from "#contracts/travel/pets.ts";

const moment = "2026-03-12T08:00:00.000Z";

/** A pet as its owner sees it, with a valid record and one that runs out on 28 November 2026. */
export const biscuit: Pet = {
  _id: "01900000-0000-7000-8000-000000000001",
  petName: "Biscuit",
  bio: "Golden mostly.",
  breed: "Golden mix",
  age: 4,
  weight: "22 kg",
  petPhoto: null,
  vaccine: null,
  microchip: null,
  healthCertificate: null,
  species: "dog",
  sex: "male",
  birthDate: "2022-08-01",
  weightKg: 22,
  lengthCm: 74,
  heightCm: null,
  widthCm: null,
  colour: "golden",
  microchipNumber: "985112004118203",
  microchipDate: "2023-02-01",
  readAt: null,
  birthPrecision: null,
  snubNosed: false,
  neutered: null,
  serviceDog: null,
  lived: null,
  records: [
    petRecord({ givenAt: "2026-03-12", validUntil: "2027-03-12", issuer: "Dr. Okafor" }),
    petRecord({
      _id: "01900000-0000-7000-8000-00000000000b",
      kind: "parasite",
      givenAt: "2026-10-29",
      validUntil: "2026-11-28",
    }),
  ],
  createdAt: moment,
  updatedAt: moment,
  version: 3,
};
