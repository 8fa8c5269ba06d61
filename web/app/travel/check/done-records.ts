import type { ReadinessRequest } from "#contracts/travel/readiness.ts";
import type { CheckValues } from "../../links/check.ts";

type PetRecord = ReadinessRequest["pets"][number]["records"][number];

/** The zone of the place where the pet is on a day; null where it is not known. */
type ZoneOn = (day: string) => string | null;

/** Documents that the check asks for, with their labels. */
export const certificateForms = {
  "eu-noncommercial": "EU health certificate",
  "gb-ahc": "Animal health certificate (Great Britain)",
  "gb-certificate": "Great Britain pet health certificate",
  "aphis-7001": "APHIS 7001",
  other: "Another form",
} as const;
type CertificateForm = keyof typeof certificateForms;

const isForm = (text: string): text is CertificateForm => Object.hasOwn(certificateForms, text);

/** Treatments and certificates that are done, as records; those that were not answered are missing. */
export function doneRecords(values: CheckValues, zoneOn: ZoneOn): PetRecord[] {
  const { worms, wormtime, parasites, influenza, certified, certform, endorsed } = values;
  const { cdcform, permitted, screwworm } = values;
  const { dewormed, dewormed2, ticks, ticks2 } = values;
  const treatment = (givenAt: string, against: "internal" | "external"): PetRecord | false =>
    givenAt !== "" && { kind: "parasite", against: [against], givenAt };
  const records: (PetRecord | false)[] = [
    worms !== "" && {
      kind: "parasite",
      against: ["tapeworm"],
      givenAt: worms,
      ...(wormtime && { givenTime: wormtime, givenZone: zoneOn(worms) }),
    },
    parasites !== "" && {
      kind: "parasite",
      against: ["internal", "external"],
      givenAt: parasites,
    },
    treatment(dewormed, "internal"),
    treatment(dewormed2, "internal"),
    treatment(ticks, "external"),
    treatment(ticks2, "external"),
    influenza !== "" && { kind: "vaccination", against: ["influenza"], givenAt: influenza },
    (certified !== "" || endorsed !== "") && {
      kind: "healthCertificate",
      form: isForm(certform) ? certform : null,
      issuedAt: certified || null,
      endorsedAt: endorsed || null,
    },
    cdcform !== "" && { kind: "importForm", form: "cdc-dog-import", issuedAt: cdcform },
    screwworm !== "" && { kind: "healthCertificate", form: "screwworm", issuedAt: screwworm },
    permitted !== "" && { kind: "permit", issuedAt: permitted },
  ];
  return records.filter((record) => record !== false);
}
