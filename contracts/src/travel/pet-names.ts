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
  other: "Other",
} as const;
export type RecordKind = keyof typeof recordKinds;
