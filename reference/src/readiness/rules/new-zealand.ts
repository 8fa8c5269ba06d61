import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, dogs, official, quoted, rulesOf } from "./shared.ts";

/** MPI's 2024 guide adds ten days to each of these windows; the certificate still states the shorter ones. */
const extended =
  "MPI's guide adds ten days to the window on the certificate. Use the shorter window to be safe.";

const course = (against: string, last: number, extra: number) =>
  ({
    is: "course",
    against: [against],
    first: { anchor: "departure", from: { days: 30 + extra } },
    second: { anchor: "departure", from: { days: last + extra } },
    apart: { days: 1 },
  }) as const;

/** For pets from the USA. Days count to the day of shipment. */
export const newZealand: BorderRules = {
  territory: "NZ",
  name: "New Zealand",
  authority: "the Ministry for Primary Industries (MPI)",
  origins: "from-usa-mainland",
  rules: rulesOf("nz", [
    allowed("Dogs and cats can enter.", official("MPI")),
    ...chipFirst(quoted("MPI_CERT")),
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { months: 9 }, anchor: "departure" },
      text: "A dog must be at least nine months old on the day of travel.",
      scope: dogs,
      otherwise: "Required only for dogs.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { months: 3 } },
      text: "The pet must be at least three months old when it's vaccinated against rabies.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: { is: "wait-after-vaccination", atLeast: { months: 6 }, anchor: "departure" },
      text: "A first rabies vaccination must be at least six months old at shipment.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "departure", primary: { months: 12 } },
      text: "The rabies vaccination must be valid at shipment. A first one can be at most 12 months old.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "departure" },
      text: "A rabies titer test (RNATT) is required.",
      ...official("MPI"),
    },
    {
      id: "titre-level",
      requirement: "titre-level",
      asks: { is: "titre-level", atLeast: 0.5 },
      text: "The result must be at least 0.5 IU/ml.",
      ...official("MPI"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { months: 3 }, of: "sample", anchor: "departure" },
      text: "Three months must pass between the sample and shipment.",
      ...official("MPI"),
    },
    {
      id: "titre-valid",
      requirement: "titre-valid",
      asks: { is: "titre-valid", atMost: { months: 24 }, anchor: "departure" },
      text: "The titer test can be at most 24 months old at shipment.",
      ...official("MPI"),
    },
    {
      id: "low-risk-stay",
      requirement: "low-risk-stay",
      asks: { is: "residence", within: { months: 6 } },
      text: "The pet must have lived in the country of export for six months before shipment.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "parasite-external",
      requirement: "parasite-external",
      asks: { ...course("external", 2, 0), step: 2 },
      readings: [{ ...course("external", 2, 10), step: 2 }],
      conflict: extended,
      text: "The pet must be treated twice for ticks and fleas in the 30 days before shipment, the last time within two days.",
      ...quoted("MPI_CERT", "MPI"),
    },
    {
      id: "parasite-internal-1",
      requirement: "parasite-internal-1",
      asks: { ...course("internal", 4, 0), step: 1 },
      readings: [{ ...course("internal", 4, 10), step: 1 }],
      conflict: extended,
      text: "Give the first deworming in the 30 days before shipment.",
      ...quoted("MPI_CERT", "MPI"),
    },
    {
      id: "parasite-internal-2",
      requirement: "parasite-internal-2",
      asks: { ...course("internal", 4, 0), step: 2 },
      readings: [{ ...course("internal", 4, 10), step: 2 }],
      conflict: extended,
      text: "Give the second deworming in the four days before shipment.",
      ...quoted("MPI_CERT", "MPI"),
    },
    {
      id: "examination",
      requirement: "examination",
      asks: { is: "examination", window: { anchor: "departure", from: { days: 2 } } },
      text: "An official vet must examine the pet in the two days before shipment.",
      ...quoted("MPI_CERT"),
    },
    {
      id: "permit",
      requirement: "permit",
      asks: {
        is: "permit",
        forms: ["other"],
        takes: { businessDays: 30 },
        allow: { weeks: 8 },
      },
      text: "An import permit is required. It takes up to 30 working days once all documents are in. Allow eight weeks.",
      ...official("MPI"),
    },
    {
      id: "quarantine",
      requirement: "quarantine",
      asks: { is: "quarantine", days: 10 },
      text: "Quarantine lasts at least ten days.",
      ...official("MPI"),
    },
  ]),
  printed: printed("new-zealand", {
    ruleTopics: ["rabies", "titre", "parasites", "certificate", "age", "breeds"],
    checked: "2026-11-29",
    statements: [
      {
        is: "groups",
        text: "Category 1 is Australia. Category 2 has countries without rabies, and Category 3 those that control it, such as the USA and most of Europe. Pets can't come straight from other countries.",
        confidence: "medium",
        sources: ["MPI", "NZ_REPORTED"],
      },
      {
        is: "microchip",
        text: "Required. It's read before every test and treatment.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["NZ_REPORTED"],
      },
      {
        is: "tests",
        text: "Dogs are treated or tested for leptospirosis, and must test negative for Brucella canis.",
        confidence: "medium",
        sources: ["NZ_REPORTED"],
        only: "dog",
      },
      {
        is: "permit",
        also: "Pets from Australia need none.",
        text: "Required, but not for pets from Australia. Apply at least 30 working days ahead.",
        step: { until: 30, processing: "30 working days" },
        confidence: "high",
        sources: ["MPI", "NZ_REPORTED"],
      },
      {
        is: "quarantine",
        also: "Pets from Australia aren't quarantined.",
        text: "At least 10 days, but not for pets from Australia.",
        confidence: "high",
        sources: ["MPI", "NZ_REPORTED"],
      },
      {
        is: "notice",
        text: "Arrive at Auckland or Christchurch, and book a place in quarantine before.",
        confidence: "medium",
        sources: ["NZ_REPORTED"],
      },
    ],
    unknown: ["export-fees", "import-fees", "tapeworm", "number"],
  }),
};
