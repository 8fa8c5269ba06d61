import { dossierPaperLabels } from "#contracts/travel/dossier-labels.ts";
import type { DossierPaperRow } from "#contracts/travel/dossiers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";

/** "Rabies vaccination, Mar 12, 2026". */
export const fileText = ({ kind, givenAt, issuedAt }: DossierPaperRow): string => {
  const day = issuedAt ?? givenAt;
  return [dossierPaperLabels[kind].en, day && dayText(day)].filter(Boolean).join(", ");
};

/** "1. SEA to BKK", of a leg of a trip. */
export const legText = (leg: Trip["legs"][number], place: number): string => {
  const ends = [leg.from ?? leg.fromPlace?.city, leg.to ?? leg.toPlace?.city].filter(Boolean);
  return `${place + 1}. ${ends.join(" to ") || leg.airline || "Leg"}`;
};
