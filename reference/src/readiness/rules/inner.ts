/** Borders inside countries: what is known of them, and whom to ask. Nothing here is known whole, unless it says so. */
import type { BorderRules } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import type { Confidence } from "../verdict.ts";
import { dogs, rulesOf, type RuleDraft } from "./shared.ts";

type Inner = {
  territory: string;
  name: string;
  authority: string;
  text: string;
  sources: readonly SourceId[];
  confidence: Confidence;
};

/** Where nothing was found, the authority alone is named. */
const inner = ({ territory, name, authority, text, sources, confidence }: Inner): BorderRules => ({
  territory,
  name,
  authority,
  rules: rulesOf(territory.toLowerCase(), [
    {
      id: "inner-border",
      requirement: "inner-border",
      asks: { is: "unclear" },
      text,
      sources,
      confidence,
    },
  ]),
});

const guam = {
  name: "Guam",
  authority: "the Guam Department of Agriculture",
  text: "Guam requires an entry permit, and quarantine. We don't have its rules in full.",
  sources: ["IN_GU_LAW", "IN_GU_USCG"],
  confidence: "quoted",
} as const;

const puertoRico = {
  name: "Puerto Rico",
  authority: "Puerto Rico's Department of Agriculture",
  text: "Puerto Rico requires a health certificate and a rabies vaccination, and bans pit bull types. We don't have its rules in full.",
  sources: ["IN_PR_LAW", "IN_PR_RULE"],
  confidence: "quoted",
} as const;

const virginIslands = {
  name: "the US Virgin Islands",
  authority: "the Virgin Islands Department of Agriculture",
  text: "The US Virgin Islands require a health certificate and a recent rabies vaccination.",
  sources: ["IN_VI"],
  confidence: "official",
} as const;

const americanSamoa = {
  name: "American Samoa",
  authority: "the American Samoa Department of Agriculture",
  text: "American Samoa bans dogs and cats, with exceptions that we don't know.",
  sources: ["IN_AS"],
  confidence: "quoted",
} as const;

const marianas = {
  name: "the Northern Mariana Islands",
  authority: "the islands' Division of Agriculture",
  text: "The Northern Mariana Islands require an entry permit, rabies vaccinations and a health certificate. We don't know how long quarantine takes.",
  sources: ["IN_MP"],
  confidence: "official",
} as const;

const nothingAsked: RuleDraft = {
  id: "inner-border",
  requirement: "inner-border",
  asks: { is: "not-asked" },
  text: "Western Australia requires nothing of dogs and cats from other states.",
  sources: ["IN_WA"],
  confidence: "official",
};

export const innerBorders: readonly BorderRules[] = [
  inner({ territory: "US-GU", ...guam }),
  inner({ territory: "GU", ...guam }),
  inner({ territory: "US-PR", ...puertoRico }),
  inner({ territory: "PR", ...puertoRico }),
  inner({ territory: "US-VI", ...virginIslands }),
  inner({ territory: "VI", ...virginIslands }),
  inner({ territory: "US-AS", ...americanSamoa }),
  inner({ territory: "AS", ...americanSamoa }),
  inner({ territory: "US-MP", ...marianas }),
  inner({ territory: "MP", ...marianas }),
  {
    territory: "AU-TAS",
    name: "Tasmania",
    authority: "Biosecurity Tasmania",
    rules: rulesOf("au-tas", [
      {
        id: "inner-border",
        requirement: "inner-border",
        asks: { is: "unclear" },
        text: "Dogs must be treated for hydatid tapeworm shortly before they enter Tasmania, with proof. We don't have all of its rules.",
        scope: dogs,
        otherwise: "We haven't found a rule of Tasmania for cats.",
        sources: ["IN_TAS"],
        confidence: "official",
      },
    ]),
  },
  {
    territory: "AU-WA",
    name: "Western Australia",
    authority: "Quarantine WA",
    rules: rulesOf("au-wa", [nothingAsked]),
  },
  inner({
    territory: "EC-W",
    name: "the Galápagos",
    authority: "ABG, the Galápagos biosecurity agency",
    text: "Bringing animals to the Galápagos is banned by the islands' special law, as far as we know.",
    sources: ["IN_EC_W"],
    confidence: "quoted",
  }),
  inner({
    territory: "ES-CE",
    name: "Ceuta",
    authority: "Spain's Ministry of Agriculture",
    text: "Pets need a microchip and a recent rabies vaccination between Ceuta and the mainland, as far as we know.",
    sources: ["IN_ES_CE"],
    confidence: "quoted",
  }),
  inner({
    territory: "ES-ML",
    name: "Melilla",
    authority: "Spain's Ministry of Agriculture",
    text: "Pets need a microchip and a complete rabies vaccination between Melilla and the mainland. We don't have the rules in full.",
    sources: ["IN_ES_ML"],
    confidence: "quoted",
  }),
  inner({
    territory: "MY-12",
    name: "Sabah",
    authority: "Sabah's Department of Veterinary Services",
    text: "Sabah requires an import permit. We don't have its rules in full.",
    sources: ["IN_MY_12"],
    confidence: "quoted",
  }),
  inner({
    territory: "MY-13",
    name: "Sarawak",
    authority: "Sarawak's veterinary authority",
    text: "Sarawak requires a permit and quarantine. We don't have its rules in full.",
    sources: ["IN_MY_13"],
    confidence: "quoted",
  }),
  inner({
    territory: "PT-20",
    name: "the Azores",
    authority: "Portugal's veterinary authority (DGAV)",
    text: "Dogs need a microchip and a rabies vaccination. We don't have the rules in full.",
    sources: ["IN_PT"],
    confidence: "official",
  }),
  inner({
    territory: "PT-30",
    name: "Madeira",
    authority: "Portugal's veterinary authority (DGAV)",
    text: "Dogs need a microchip and a rabies vaccination. We don't have the rules in full.",
    sources: ["IN_PT"],
    confidence: "official",
  }),
];
