/** Tapeworm treatment of dogs: asked by five territories of Europe alone. */
import type { SourceId } from "../sources.ts";
import { notAsked, type RuleDraft } from "./shared.ts";

const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;
const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

const treatment = { is: "tapeworm", atLeastHours: 24, atMostHours: 120 } as const;

/** The EU's law on direct moves between its free territories is only known as it stood before 2018. */
export const tapeworm: readonly RuleDraft[] = [
  {
    id: "tapeworm",
    requirement: "tapeworm",
    asks: treatment,
    text: "A vet treats dogs against tapeworm 24 to 120 hours before the time of entry.",
    scope: { species: ["dog"], notFrom: "eu.tapeworm-free" },
    otherwise: "Only dogs are treated.",
    ...official("EC_UNION", "EU772", "EU131"),
  },
  {
    id: "tapeworm-direct",
    requirement: "tapeworm",
    asks: treatment,
    readings: [{ is: "not-asked" }],
    conflict:
      "Earlier law exempted dogs that come directly from another country free of the tapeworm; whether today's does is not known. A treatment in time is safe.",
    text: "A vet treats dogs against tapeworm 24 to 120 hours before the time of entry, perhaps not those that come directly from Finland, Ireland, Malta, Norway or Northern Ireland.",
    scope: { species: ["dog"], from: "eu.tapeworm-free" },
    otherwise: "Only dogs are treated.",
    ...quoted("EU772", "EU1152", "IE_DAIL"),
  },
];

/** Everywhere else in Europe. */
export const noTapeworm = notAsked(
  "tapeworm",
  "Tapeworm treatment is asked only by Finland, Ireland, Malta, Norway and Northern Ireland.",
  official("EC_UNION", "EU772"),
);
