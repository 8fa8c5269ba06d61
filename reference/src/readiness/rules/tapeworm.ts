/** Tapeworm treatment of dogs: asked by five territories of Europe alone. */
import { notRequired, official, quoted, type RuleDraft } from "./shared.ts";

const treatment = { is: "tapeworm", atLeastHours: 24, atMostHours: 120 } as const;

/** The EU's law on direct moves between its free territories is only known as it stood before 2018. */
export const tapeworm: readonly RuleDraft[] = [
  {
    id: "tapeworm",
    requirement: "tapeworm",
    asks: treatment,
    text: "A vet must treat dogs for tapeworm 24 to 120 hours before entry.",
    scope: { species: ["dog"], notFrom: "eu.tapeworm-free" },
    otherwise: "Required only for dogs.",
    ...official("EC_UNION", "EU772", "EU131"),
  },
  {
    id: "tapeworm-direct",
    requirement: "tapeworm",
    asks: treatment,
    readings: [{ is: "not-asked" }],
    conflict:
      "Earlier law exempted dogs that come directly from another tapeworm-free country. We don't know whether the current law does. Treat the dog in time to be safe.",
    text: "A vet must treat dogs for tapeworm 24 to 120 hours before entry. Dogs that come directly from Finland, Ireland, Malta, Norway or Northern Ireland may be exempt.",
    scope: { species: ["dog"], from: "eu.tapeworm-free" },
    otherwise: "Required only for dogs.",
    ...quoted("EU772", "EU1152", "IE_DAIL"),
  },
];

/** Everywhere else in Europe. */
export const noTapeworm = notRequired(
  "tapeworm",
  "Only Finland, Ireland, Malta, Norway and Northern Ireland require tapeworm treatment.",
  official("EC_UNION", "EU772"),
);
