/** Constants of travelers' reports for browsers, without schemas. */

/** What a traveler may have been asked for, with labels; the names are those of pets' records. */
export const askedPapers = {
  healthCertificate: "Health certificate",
  rabies: "Rabies vaccination",
  titre: "Rabies titer test",
  microchip: "Microchip",
  parasite: "Parasite treatment",
  permit: "Import permit",
  importForm: "Import form",
  euPassport: "EU passport",
  other: "Other",
} as const;
export type AskedPaper = keyof typeof askedPapers;
export const askedPaperNames = [
  "healthCertificate",
  "rabies",
  "titre",
  "microchip",
  "parasite",
  "permit",
  "importForm",
  "euPassport",
  "other",
] as const satisfies readonly AskedPaper[];

/** A summary covers this many months, and appears once this many people have reported. */
export const experienceMonths = 6;
export const experiencePeopleMin = 3;

export const verifyToReportTrip = "Verify your email to share how a trip went.";
