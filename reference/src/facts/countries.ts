import type { CountryKey } from "../countries.ts";
import type { Papers } from "./country.ts";
import type { SourceId } from "../sources.ts";
import * as papers from "./papers.ts";

/** Who decides, and a page of theirs, or of an embassy, where one is known. */
export type Office = { name: string; page?: SourceId };

/** What is known of a country. A member of the EU has the EU's papers. */
export type CountryFacts = {
  code: string;
  entry: Office;
  exit: Office;
  papers: Papers;
};

const member = (code: string): CountryFacts => ({
  code,
  entry: {
    name: "European Commission and the country's own veterinary authority",
    page: "EC_COPY",
  },
  exit: {
    name: "The country's official vets, under rules of the European Commission",
    page: "EC_COPY",
  },
  papers: papers.eu,
});

const both = (name: string, page?: SourceId) => ({ entry: { name, page }, exit: { name, page } });

export const countryFacts: Readonly<Record<CountryKey, CountryFacts>> = {
  argentina: {
    code: "AR",
    ...both("SENASA", "AR_MIA"),
    papers: papers.argentina,
  },
  australia: {
    code: "AU",
    ...both("DAFF", "DAFF_FAQ"),
    papers: papers.australia,
  },
  brazil: {
    code: "BR",
    ...both("MAPA, Vigiagro", "BR_GOV"),
    papers: papers.brazil,
  },
  chile: {
    code: "CL",
    ...both("SAG (Servicio Agrícola y Ganadero)", "SAG_TMP"),
    papers: papers.chile,
  },
  colombia: { code: "CO", ...both("ICA"), papers: papers.colombia },
  "costa-rica": {
    code: "CR",
    ...both("SENASA (Cuarentena Animal)"),
    papers: papers.costaRica,
  },
  cuba: { code: "CU", ...both("CENASA (MINAG)"), papers: papers.cuba },
  "dominican-republic": {
    code: "DO",
    ...both("Dirección General de Ganadería (DIGEGA)"),
    papers: papers.dominicanRepublic,
  },
  egypt: {
    code: "EG",
    ...both("General Organization for Veterinary Services, Veterinary Quarantine"),
    papers: papers.egypt,
  },
  france: member("FR"),
  germany: member("DE"),
  greece: member("GR"),
  guatemala: {
    code: "GT",
    entry: { name: "MAGA-VISAR, OIRSA" },
    exit: { name: "MAGA, Ventanilla Única", page: "GT_EMB" },
    papers: papers.guatemala,
  },
  india: { code: "IN", ...both("AQCS", "IN_AQCS"), papers: papers.india },
  indonesia: {
    code: "ID",
    ...both("Barantin (national quarantine agency)", "ID_PERTH"),
    papers: papers.indonesia,
  },
  italy: member("IT"),
  mexico: {
    code: "MX",
    ...both("SENASICA", "SENASICA_OUT"),
    papers: papers.mexico,
  },
  panama: {
    code: "PA",
    ...both("Ministry of Health and MIDA Cuarentena Animal", "PA_MIDA"),
    papers: papers.panama,
  },
  peru: { code: "PE", ...both("SENASA"), papers: papers.peru },
  philippines: {
    code: "PH",
    ...both("Bureau of Animal Industry (BAI)", "PH_JP"),
    papers: papers.philippines,
  },
  "south-africa": {
    code: "ZA",
    entry: { name: "Department of Agriculture, Animal Health Import Export Policy Unit" },
    exit: { name: "State veterinarian" },
    papers: papers.southAfrica,
  },
  spain: member("ES"),
  thailand: {
    code: "TH",
    ...both("DLD Animal Quarantine Station", "TH_DC"),
    papers: papers.thailand,
  },
  "united-kingdom": {
    code: "GB",
    entry: { name: "APHA (Great Britain); DAERA for Northern Ireland", page: "GOVUK" },
    exit: { name: "An official vet of APHA", page: "GOVUK" },
    papers: papers.unitedKingdom,
  },
  usa: {
    code: "US",
    entry: {
      name: "CDC (dogs) and USDA APHIS (screwworm, foot-and-mouth disease)",
      page: "CDC_LOW",
    },
    exit: { name: "USDA APHIS Veterinary Services", page: "APHIS_END" },
    papers: papers.usa,
  },
};
