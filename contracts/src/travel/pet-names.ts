/** Constants of pets for browsers, without schemas. */

export const species = ["dog", "cat", "other"] as const;
export type Species = (typeof species)[number];
export const sexes = ["female", "male"] as const;
export type Sex = (typeof sexes)[number];

export const petLoadFailed = "Failed to load pet data.";
export const petSaveFailed = (message: string): string => `Failed to save pet: ${message}.`;
export const petUpdateFailed = (message: string): string => `Failed to update pet: ${message}`;
export const petDeleted = "Pet deleted successfully!";
export const petDeleteFailed = "Failed to delete pet.";
export const confirmPetDelete = "Are you sure you want to delete this pet?";

/** Kinds of a pet's record, with their labels. */
export const recordKinds = {
  rabies: "Rabies vaccination",
  vaccination: "Other vaccination",
  titre: "Rabies titer test",
  parasite: "Parasite treatment",
  healthCertificate: "Health certificate",
  euPassport: "EU passport",
  importForm: "Import form",
  permit: "Import permit",
  identityCheck: "Identity check",
  other: "Other",
} as const;
export type RecordKind = keyof typeof recordKinds;

/** What a treatment or a vaccination is against, with labels. */
export const againstLabels = {
  tapeworm: "Tapeworm",
  internal: "Internal parasites",
  external: "Ticks and fleas",
  screwworm: "Screwworm",
  influenza: "Canine influenza",
  distemper: "Distemper",
  hepatitis: "Hepatitis",
  parvovirus: "Parvovirus",
  leptospirosis: "Leptospirosis",
  other: "Other",
} as const;
export type Against = keyof typeof againstLabels;
export const againstKinds = [
  "tapeworm",
  "internal",
  "external",
  "screwworm",
  "influenza",
  "distemper",
  "hepatitis",
  "parvovirus",
  "leptospirosis",
  "other",
] as const satisfies readonly Against[];

/** Documents that a border asks for by name, with labels. */
export const formLabels = {
  "eu-noncommercial": "EU health certificate (non-commercial)",
  "gb-ahc": "Animal health certificate (Great Britain)",
  "gb-certificate": "Great Britain pet health certificate",
  "aphis-7001": "APHIS 7001",
  "cdc-us-rabies": "Certification of US-issued rabies vaccination (CDC)",
  "cdc-dog-import": "CDC Dog Import Form",
  screwworm: "Screwworm certificate",
  spsic: "SPSIC (Philippines)",
  other: "Other",
} as const;
export type PaperForm = keyof typeof formLabels;
export const paperForms = [
  "eu-noncommercial",
  "gb-ahc",
  "gb-certificate",
  "aphis-7001",
  "cdc-us-rabies",
  "cdc-dog-import",
  "screwworm",
  "spsic",
  "other",
] as const satisfies readonly PaperForm[];

/** How much of a birth date is known. */
export const birthPrecisions = ["day", "month", "year"] as const;
