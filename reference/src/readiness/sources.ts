/** Where the rules of the engine come from, beside the sources of the facts. */
import { presentSource, type Source, type SourceKind } from "../facts/source.ts";
import { sources as factSources, type SourceId as FactSourceId } from "../facts/sources.ts";
import breedSources from "./rules/breeds/sources.json" with { type: "json" };
import { innerSources } from "./rules/inner-sources.ts";
import type { RuleSource } from "./source.ts";
import type { SourceReference } from "./verdict.ts";

const ruleSources = {
  ...innerSources,
  FR_NWS: {
    kind: "official",
    title: "Federal Register 2024-11318: Regions affected by screwworm",
    address: "http://federal.elaws.us/fr/5/23/2024/2024-11318",
    checked: "2024-05-23",
  },
  FR_NWS_2025: {
    kind: "official",
    title: "Federal Register 2025-00995: Panama and Costa Rica affected by screwworm",
    address: "https://regulations.justia.com/regulations/fedreg/2025/01/16/2025-00995.html",
    checked: "2025-01-16",
  },
  FR_NWS_2000: {
    kind: "official",
    title: "65 FR 67617: Inspection of dogs from regions with screwworm",
    address:
      "http://frwebgate.access.gpo.gov/cgi-bin/getdoc.cgi?dbname=2000_register&docid=00-28974-filed",
    checked: "2000-11-13",
  },
  EC_UNION: {
    kind: "official",
    title: "European Commission: Movement of pets within the Union",
    address:
      "https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en",
  },
  EC_THIRD: {
    kind: "official",
    title: "European Commission: Movement of pets from non-EU countries",
    address: "https://ec.europa.eu/food/animals/pet-movement/eu-legislation/non-eu-imports/",
  },
  EC_LABS: {
    kind: "official",
    title: "European Commission: Designated laboratories for rabies titer tests",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/designated-laboratories-performing-rabies-antibody-titration-tests_en",
  },
  EU576A4: {
    kind: "official",
    title: "Regulation (EU) No 576/2013, Annex IV: rabies titer test",
    address: "https://fantasticsearch.net/law/eu/en?article=1&id=_G0lZpsB1anJoctM46u-",
    checked: "2024-03-26",
  },
  EU131: {
    kind: "quoted",
    title: "Delegated Regulation (EU) 2026/131",
    address: "https://eur-lex.europa.eu/eli/reg_del/2026/131/oj",
    checked: "2026-08-16",
  },
  EU20B: {
    kind: "quoted",
    title: "Delegated Regulation (EU) 2026/131, Art. 20(b)",
    address: "https://eur-lex.europa.eu/legal-content/EN/TXT/PDF/?uri=OJ%3AL_202600131",
    checked: "2026-09-12",
  },
  EU772: {
    kind: "official",
    title: "Delegated Regulation (EU) 2018/772: tapeworm treatment",
    address: "https://eur-lex.europa.eu/eli/reg_del/2018/772/oj",
  },
  EU1152: {
    kind: "official",
    title: "Delegated Regulation (EU) No 1152/2011, Art. 2(2), replaced in 2018",
    address: "https://legislation.gov.uk/eur/2011/1152/body/2011-07-14?view=plain+extent",
    checked: "2011-07-14",
  },
  IE_DAIL: {
    kind: "official",
    title: "Houses of the Oireachtas: Minister for Agriculture on tapeworm treatment",
    address: "https://www.oireachtas.ie/ga/debates/question/2022-05-31/812/",
    checked: "2022-05-31",
  },
  R1182: {
    kind: "official",
    title: "Regulation 1182/71, Art. 3: how periods are counted",
    address: "https://eur-lex.europa.eu/eli/reg/1971/1182/oj",
  },
  UK_OUT: {
    kind: "official",
    title: "GOV.UK: Taking your pet abroad: rabies vaccinations and boosters",
    address: "https://www.gov.uk/taking-your-pet-abroad/rabies-vaccinations-and-boosters",
  },
  UK_TITRE: {
    kind: "official",
    title: "GOV.UK: Rabies vaccination and boosters",
    address: "https://www.gov.uk/take-pet-abroad/rabies-vaccination-boosters",
  },
  UK_CANVAC: {
    kind: "official",
    title: "GOV.UK: Rabies vaccination, boosters and blood tests",
    address: "https://www.gov.uk/take-pet-abroad/rabies-vaccination-boosters-and-blood-tests",
  },
  UK_TAPE: {
    kind: "official",
    title: "GOV.UK: Tapeworm treatment",
    address: "https://www.gov.uk/take-pet-abroad/tapeworm-treatment-dogs",
  },
  UK_AHC: {
    kind: "official",
    title: "GOV.UK: Getting an animal health certificate",
    address: "https://www.gov.uk/taking-your-pet-abroad/getting-an-animal-health-certificate",
  },
  UK_IN: {
    kind: "quoted",
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "2026-08",
  },
  UK_5D: {
    kind: "quoted",
    title: "Green Lane Vet: Traveling abroad with pets",
    address: "https://greenlanevet.co.uk/travelling-abroad",
  },
  GVL: {
    kind: "quoted",
    title: "GlobalVetLink help: UK and EU rabies requirements",
    address: "https://help.globalvetlink.com/hc/en-us/articles/4413162840347",
  },
  APHIS_DE: {
    kind: "quoted",
    title: "APHIS: Pet travel from the United States to Germany",
    address:
      "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-germany",
    checked: "2026-05-15",
  },
  CDC_FOR: {
    kind: "official",
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
  },
  CDC_VET: {
    kind: "official",
    title: "CDC: Documents for veterinarians",
    address: "https://www.cdc.gov/importation/hcp/dog-importation/index.html",
  },
  CDC_LABS: {
    kind: "official",
    title: "CDC: Approved rabies serology laboratories",
    address: "https://www.cdc.gov/importation/dogs/approved-labs.html",
  },
  CDC_LOW: {
    kind: "official",
    title: "CDC: Dogs from rabies-free or low-risk countries",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    checked: "2024-07-22",
  },
  CFR71: {
    kind: "quoted",
    title: "42 CFR 71.51: Dogs and cats",
    address: "https://www.ecfr.gov/current/title-42/section-71.51",
    checked: "2026-08-13",
  },
  FR2024: {
    kind: "official",
    title: "Federal Register 89 FR 41726",
    address: "https://www.govinfo.gov/content/pkg/FR-2024-05-13/html/2024-09676.htm",
  },
  APHIS_NWS: {
    kind: "official",
    title: "APHIS: Bring a pet dog into the United States",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
  },
  APHIS_MX: {
    kind: "official",
    title: "APHIS: Pet travel to Mexico",
    address: "https://www.aphis.usda.gov/aphis/pet-travel/by-country/pettravel-mexico",
  },
  CFIA: {
    kind: "quoted",
    title: "CFIA: Importing or traveling with pets",
    address: "https://inspection.canada.ca/en/importing-food-plants-animals/pets",
  },
  AQS: {
    kind: "quoted",
    title: "MAFF Animal Quarantine Service: Importing dogs",
    address: "https://www.maff.go.jp/aqs/english/animal/dog/import-other.html",
    checked: "2026-08",
  },
  AQS_EID: {
    kind: "official",
    title: "CDC, Emerging Infectious Diseases 14(9), table 2 on Japan's law",
    address: "https://wwwnc-origin.cdc.gov/eid/content/14/9/1368-t2.htm",
  },
  DAFF: {
    kind: "quoted",
    title: "DAFF: Group 3 step-by-step guides for dogs and cats",
    address:
      "https://www.agriculture.gov.au/biosecurity-trade/cats-dogs/how-to-import/step-by-step-guides/category-3-step-by-step-guide-for-dogs",
    checked: "2026-07-27",
  },
  DAFF_FAQ: {
    kind: "official",
    title: "DAFF: Frequently asked questions",
    address: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions",
  },
  DAFF_PEQ: {
    kind: "official",
    title: "DAFF: Post-entry quarantine",
    address:
      "http://agriculture.gov.au/cats-dogs/quarantine-facilities-and-fees/fees-for-government-animal-quarantine-faciltities",
  },
  DAFF_PERM: {
    kind: "official",
    title: "DAFF: Import permits",
    address:
      "https://agriculture.gov.au/biosecurity-trade/cats-dogs/fees-for-cat-and-dog-import-permit-applications",
  },
  MPI: {
    kind: "official",
    title: "MPI: Step-by-step guide to bringing cats and dogs to New Zealand",
    address:
      "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  },
  MPI_CERT: {
    kind: "quoted",
    title: "MPI: Category 3 veterinary certificate",
    checked: "2026-05",
  },
  HI_RULE: {
    kind: "official",
    title: "State of Hawaii: Rabies quarantine rules (HAR 4-29)",
    address:
      "https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/",
  },
  HI_LIST: {
    kind: "quoted",
    title: "Hawaii Department of Agriculture: Checklist 1",
    address: "https://dab.hawaii.gov/ai/aqs/",
  },
  SG_WTO: {
    kind: "official",
    title: "WTO notification G/SPS/N/SGP/83/Add.1 (June 13, 2024)",
    address: "http://www.spsvietnam.gov.vn/en/gspsnsgp83add.1",
    checked: "2024-06-13",
  },
  CH_FORM: {
    kind: "official",
    title: "Swiss FSVO: Application form for pets from rabies risk countries",
    address: "https://scribd.com/document/720875377/gesuchsformular-heimtier-tollwutrisikoland",
  },
} as const satisfies Readonly<Record<string, RuleSource>>;

type BreedSources = typeof breedSources;

export type SourceId =
  | keyof typeof ruleSources
  | keyof BreedSources["official"]
  | keyof BreedSources["quoted"]
  | `fact:${FactSourceId}`;

/** The day on which the lists of breeds were read. */
const breedsRead = "2026-11-28";

const ofBreeds = (kind: keyof BreedSources): [string, RuleSource][] =>
  Object.entries(breedSources[kind]).map(([id, source]) => [
    id,
    { kind, ...source, checked: breedsRead },
  ]);

const known: Readonly<Record<string, RuleSource>> = {
  ...ruleSources,
  ...Object.fromEntries([...ofBreeds("official"), ...ofBreeds("quoted")]),
};

/** A source with the id by which pages count it once. */
export type RuleSourceLink = {
  id: SourceId;
  kind: SourceKind;
  title: string;
  address?: string;
  checked: string;
};

/** `checked` is the day of our copies where a source states none of its own. */
export function ruleSourceLink(id: SourceId, checked: string): RuleSourceLink {
  if (id.startsWith("fact:")) {
    const source: Source = factSources[id.slice(5) as FactSourceId];
    return { id, ...presentSource(source) };
  }
  const source = known[id];
  if (!source) return { id, kind: "quoted", title: id, checked };
  return { id, ...source, checked: source.checked ?? checked };
}

/** The source as a verdict names it. */
export function sourceReference(id: SourceId, checked: string): SourceReference {
  const { title, address, checked: day } = ruleSourceLink(id, checked);
  return { title, address, checked: day };
}
