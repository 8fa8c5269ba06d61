/** Sources on entering and leaving countries. */
import type { SourcePage } from "./source.ts";

/** Pages of authorities. */
export const officialOnCountries = {
  CA_CATS: {
    title: "CFIA: Importing or traveling with domestic cats from rabies-free countries",
    address:
      "https://inspection.canada.ca/animal-health/terrestrial-animals/imports/import-policies/live-animals/pet-imports/travelling-with-your-cat/rabies-free/eng/1364954808466/1364954913271",
    checked: "Undated",
  },
  CA_CATS_VACCINATED: {
    title: "CFIA: Import requirements for cats with a rabies vaccination",
    address: "http://www.inspection.gc.ca/english/anima/imp/petani/felin2e.shtml",
    checked: "Undated",
  },
  HK_GROUPS: {
    title: "AFCD: Import of dogs and cats, with the groups of countries",
    address:
      "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
    checked: "Undated, older than the groups of 2026",
  },
  HK_GROUP_2: {
    title: "AFCD: Import of dogs and cats from Group II",
    address:
      "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc_Group_II.html",
    checked: "Undated",
  },
  HK_MAINLAND: {
    title: "Hong Kong government: new quarantine for cats and dogs from the Mainland",
    address: "https://www.info.gov.hk/gia/general/202505/13/P2025051300252.htm",
    checked: "2025-05-13",
  },
  JP_FREE: {
    title: "MAFF Animal Quarantine Service: Importing dogs and cats from designated regions",
    address: "http://www.maff.go.jp/aqs/english/animal/dog/import-free.html",
    checked: "Undated, after April 2023",
  },
  JP_OUT: {
    title: "MAFF Animal Quarantine Service: Exporting dogs and cats from Japan",
    address: "https://www.maff.go.jp/aqs/english/animal/dog/export.html",
    checked: "Undated",
  },
  NO_EU: {
    title: "Mattilsynet: Traveling with dogs, cats and ferrets from EU countries to Norway",
    address:
      "https://mattilsynet.no/en/animals/travelling-with-dogs-cats-and-ferrets-from-eu-countries-to-norway",
    checked: "Undated",
  },
  NO_THIRD: {
    title: "Mattilsynet: Traveling with dogs, cats and ferrets from other countries to Norway",
    address:
      "https://qa.mattilsynet.no/en/animals/travelling-with-dogs-cats-and-ferrets-from-third-countries-and-territories-to-norway",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;

/** Newspapers. */
export const pressOnCountries = {
  AE_KHALEEJ: {
    title: "Khaleej Times: Traveling with a pet: permits and vaccines",
    address:
      "https://www.khaleejtimes.com/ta/life-and-living/uae-travelling-with-a-pet-permit-process-vaccines-explained",
    checked: "2024-06-02",
  },
  CN_XINHUA: {
    title: "Xinhua: Pets entering China enjoy eased isolation quarantine",
    address: "http://m.wxykgl.com/english/2019-05/01/c_138027054.htm",
    checked: "2019-05-01",
  },
} satisfies Record<string, SourcePage>;

/** Guides. */
export const guideOnCountries = {
  AE_LONGHAUL: {
    title: "Index of long-haul carriers: pets into Dubai and Abu Dhabi",
    checked: "2026-05",
  },
  CN_TEXT: {
    title: "GACC: Announcement No. 5 of 2019, in translation",
    address: "https://www.jingleoffice.com/supervision-of-entry-and-quarantine-of-pets/",
    checked: "2019",
  },
  JP_AKIBA: {
    title:
      "Akiba Labs: Japan pet quarantine check, with the rules of the Animal Quarantine Service",
    address:
      "https://glama.ai/mcp/connectors/io.github.akiba-labs/free-agent-tools/tools/japan_pet_quarantine_check",
    checked: "2026-10-31",
  },
  AE_ALEEMA: {
    title: "Aleema: importing a pet to Dubai, after MOCCAE",
    address: "https://aleema.ai/en/dubai/knowledge/article/ATBFt7Bh",
    checked: "2025",
  },
  AE_CARRY: {
    title: "Carry My Pet: pet import to the UAE",
    address: "https://carrymypet.ae/services/pet-import",
    checked: "Undated",
  },
  AE_PETPROJ: {
    title: "The Pet Project: pet relocation to the UAE",
    address: "https://thepetproject.in",
    checked: "March 2022",
  },
  KR_ANGLO: {
    title: "Angloinfo: Entering South Korea with a cat or dog",
    address:
      "https://www.angloinfo.com/how-to/south-korea/seoul/moving/moving-pets/entering-south-korea",
    checked: "Undated",
  },
  KR_PETAIRLINE: {
    title: "Petairline Korea: Entry requirements",
    address: "http://www.petairline.co.kr/public_html/html/sub/entry/entry.html",
    checked: "December 2012",
  },
} satisfies Record<string, SourcePage>;
