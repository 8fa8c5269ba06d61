import type { Against, RecordKind } from "#contracts/travel/pet-records.ts";

/** The record that shows a requirement is met. */
export type WantedRecord = { kind: RecordKind; against?: readonly Against[] };

const rabies: WantedRecord = { kind: "rabies" };
const titer: WantedRecord = { kind: "titre" };
const certificate: WantedRecord = { kind: "healthCertificate" };

const records: Readonly<Record<string, WantedRecord>> = {
  "chip-before-rabies": rabies,
  "rabies-age": rabies,
  "rabies-wait": rabies,
  "rabies-valid": rabies,
  "rabies-second": rabies,
  titre: titer,
  "titre-sample": titer,
  "titre-level": titer,
  "titre-laboratory": titer,
  "titre-wait": titer,
  "titre-valid": titer,
  tapeworm: { kind: "parasite", against: ["tapeworm"] },
  parasites: { kind: "parasite", against: ["internal", "external"] },
  "parasite-internal-1": { kind: "parasite", against: ["internal"] },
  "parasite-internal-2": { kind: "parasite", against: ["internal"] },
  "parasite-external": { kind: "parasite", against: ["external"] },
  influenza: { kind: "vaccination", against: ["influenza"] },
  certificate,
  "certificate-onward": certificate,
  "certificate-return": certificate,
  "cdc-vaccination-paper": certificate,
  screwworm: certificate,
  form: { kind: "importForm" },
  permit: { kind: "permit" },
};

export const recordOf = (requirement: string): WantedRecord | undefined => records[requirement];

/** What a button calls a record of a kind. */
export const recordNames: Readonly<Record<RecordKind, string>> = {
  rabies: "rabies record",
  vaccination: "vaccination record",
  titre: "titer test record",
  parasite: "treatment record",
  healthCertificate: "certificate",
  euPassport: "pet passport",
  importForm: "import form",
  permit: "import permit",
  identityCheck: "identity check",
  other: "record",
};

/** Offices, not vets, give these. */
export const isFromOffice = (kind: RecordKind): boolean =>
  kind === "importForm" || kind === "permit";
