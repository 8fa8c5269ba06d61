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

const member = (code: string, page: SourceId = "EC_COPY"): CountryFacts => ({
  code,
  entry: { name: "European Commission and the country's own veterinary authority", page },
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
  austria: member("AT", "AT_REPORTED"),
  belgium: member("BE", "BE_REPORTED"),
  brazil: {
    code: "BR",
    ...both("MAPA, Vigiagro", "BR_GOV"),
    papers: papers.brazil,
  },
  canada: {
    code: "CA",
    ...both("Canadian Food Inspection Agency (CFIA)", "CA_DOGS"),
    papers: papers.canada,
  },
  chile: {
    code: "CL",
    ...both("SAG (Servicio Agrícola y Ganadero)", "SAG_TMP"),
    papers: papers.chile,
  },
  china: {
    code: "CN",
    ...both("Customs (GACC)", "CN_REPORTED"),
    papers: papers.china,
  },
  colombia: { code: "CO", ...both("ICA", "CO_ENTRY"), papers: papers.colombia },
  "costa-rica": {
    code: "CR",
    ...both("SENASA (Cuarentena Animal)", "CR_REPORTED"),
    papers: papers.costaRica,
  },
  cuba: { code: "CU", ...both("CENASA (MINAG)", "CUBA_REPORTED"), papers: papers.cuba },
  czechia: member("CZ", "CZ_REPORTED"),
  denmark: member("DK", "DK_REPORTED"),
  "dominican-republic": {
    code: "DO",
    ...both("Dirección General de Ganadería (DIGEGA)", "DOMINICAN_REPUBLIC_REPORTED"),
    papers: papers.dominicanRepublic,
  },
  egypt: {
    code: "EG",
    ...both("General Organization for Veterinary Services, Veterinary Quarantine", "EG_EMBASSY"),
    papers: papers.egypt,
  },
  france: member("FR"),
  germany: member("DE"),
  greece: member("GR"),
  guatemala: {
    code: "GT",
    entry: { name: "MAGA-VISAR, OIRSA", page: "GT_REPORTED" },
    exit: { name: "MAGA, Ventanilla Única", page: "GT_EMB" },
    papers: papers.guatemala,
  },
  "hong-kong": {
    code: "HK",
    ...both("AFCD", "HK_GROUPS"),
    papers: papers.hongKong,
  },
  hungary: member("HU", "HU_REPORTED"),
  india: { code: "IN", ...both("AQCS", "IN_AQCS"), papers: papers.india },
  indonesia: {
    code: "ID",
    ...both("Barantin (national quarantine agency)", "ID_PERTH"),
    papers: papers.indonesia,
  },
  ireland: member("IE", "IE_REPORTED"),
  italy: member("IT"),
  japan: {
    code: "JP",
    ...both("Animal Quarantine Service (MAFF)", "JP_REPORTED"),
    papers: papers.japan,
  },
  mexico: {
    code: "MX",
    ...both("SENASICA", "SENASICA_OUT"),
    papers: papers.mexico,
  },
  netherlands: member("NL", "NL_REPORTED"),
  "new-zealand": {
    code: "NZ",
    ...both("MPI", "MPI"),
    papers: papers.newZealand,
  },
  norway: {
    code: "NO",
    ...both("Mattilsynet (Norwegian Food Safety Authority)", "NO_REPORTED"),
    papers: papers.norway,
  },
  panama: {
    code: "PA",
    ...both("Ministry of Health and MIDA Cuarentena Animal", "PA_MIDA"),
    papers: papers.panama,
  },
  peru: { code: "PE", ...both("SENASA", "PE_REPORTED"), papers: papers.peru },
  philippines: {
    code: "PH",
    ...both("Bureau of Animal Industry (BAI)", "PH_JP"),
    papers: papers.philippines,
  },
  portugal: member("PT", "PT_REPORTED"),
  singapore: {
    code: "SG",
    ...both("Animal & Veterinary Service (AVS)", "SG_REPORTED"),
    papers: papers.singapore,
  },
  "south-africa": {
    code: "ZA",
    entry: {
      name: "Department of Agriculture, Animal Health Import Export Policy Unit",
      page: "SOUTH_AFRICA_REPORTED",
    },
    exit: { name: "State veterinarian", page: "ZA_OUT" },
    papers: papers.southAfrica,
  },
  "south-korea": {
    code: "KR",
    ...both("Animal and Plant Quarantine Agency (APQA)", "KR_REPORTED"),
    papers: papers.southKorea,
  },
  spain: member("ES"),
  switzerland: {
    code: "CH",
    ...both("FSVO", "CH_REPORTED"),
    papers: papers.switzerland,
  },
  thailand: {
    code: "TH",
    ...both("DLD Animal Quarantine Station", "TH_DC"),
    papers: papers.thailand,
  },
  turkiye: {
    code: "TR",
    ...both("Ministry of Agriculture and Forestry", "TR_REPORTED"),
    papers: papers.turkiye,
  },
  "united-arab-emirates": {
    code: "AE",
    ...both("MOCCAE", "AE_REPORTED"),
    papers: papers.unitedArabEmirates,
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
