/** Constants of check-in sheets for browsers, without schemas. */

/** Parts of a sheet that its owner can leave out. */
export const dossierParts = [
  "photo",
  "microchip",
  "rabies",
  "titer",
  "documents",
  "airline",
] as const;
export type DossierPart = (typeof dossierParts)[number];

/** Languages of a sheet besides English. */
export const dossierLanguages = ["es", "fr", "de", "pt", "it", "ja", "th"] as const;
export type DossierLanguage = (typeof dossierLanguages)[number];

/** Documents in the order in which a check-in desk asks for them. */
export const dossierPapers = [
  "rabies",
  "vaccine",
  "titre",
  "healthCertificate",
  "euPassport",
  "importForm",
  "permit",
  "parasite",
  "identityCheck",
  "microchip",
  "vaccination",
  "other",
] as const;
export type DossierPaper = (typeof dossierPapers)[number];

/** Days after a trip for which a link still works. */
export const dossierDaysAfter = 7;
/** Active links per trip. */
export const dossierLinksMax = 20;
/** Documents on one sheet; the rest doesn't fit on a page. */
export const dossierPapersMax = 12;
export const dossierGone =
  "This link expired or was turned off. Ask the pet's owner for a new one.";

type SheetLeg = { airline: string; flightNumber: string; from: string; to: string };

/** Airline, flight number and route. A code that the number begins with isn't repeated. */
export function legParts({ airline, flightNumber, from, to }: SheetLeg): string[] {
  const isRepeated = airline !== "" && flightNumber.startsWith(airline);
  const route = [from, to].filter(Boolean).join(" – ");
  return [isRepeated ? "" : airline, flightNumber, route].filter(Boolean);
}
