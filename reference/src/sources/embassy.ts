import type { SourcePage } from "./source.ts";

export const embassy = {
  AR_CUR: {
    title:
      "Consulate of Argentina in Curitiba: health requirements for dogs and cats (in Portuguese)",
    address:
      "https://ccuri.cancilleria.gob.ar/es/requisitos-sanit%C3%A1rios-para-autorizar-o-ingresso-de-c%C3%A3es-e-gatos-%C3%A0-rep%C3%BAblica-argentina-procedentes-de",
    checked: "Undated",
  },
  AR_MIA: {
    title: "Consulate General of Argentina in Miami: bringing in pets (in Spanish)",
    address:
      "https://cmiam.cancilleria.gob.ar/es/content/ingreso-de-animales-dom%C3%A9sticos-la-argentina",
    checked: "Undated",
  },
  EMBAMEX: {
    title: "Embassy of Mexico in Japan: pets entering Mexico (in Spanish)",
    address: "https://embamex.sre.gob.mx/japon/",
    checked: "Undated",
  },
  GT_EMB: {
    title: "US Embassy in Guatemala: Traveling with pets",
    address: "https://gt.usembassy.gov/visas/travel-tourism/traveling-with-pets/",
    checked: "After 2011",
  },
  ID_CHI: {
    title: "Indonesian Consulate in Chicago: Importation of pets",
    address: "http://www.indonesiachicago.org/consgen_pets.htm",
    checked: "Undated, likely outdated",
  },
  ID_PERTH: {
    title: "Indonesian Consulate in Perth: requirements for pets",
    address: "http://kjri-perth.org.au/index.php/pets/requirements/",
    checked: "Undated, likely outdated",
  },
  PA_CAN: {
    title: "Embassy of Panama in Canada: Traveling with pets",
    address: "https://www.embassyofpanamaincanada.com/travel-with-pets",
    checked: "Undated",
  },
  PA_EMB: {
    title: "Embassy of Panama in Washington: Travelling with pets",
    address: "https://embassyofpanama.org/travelling-with-pets-1",
    checked: "Undated",
  },
  PH_LA: {
    title: "Philippine Consulate General in Los Angeles: Importation of pets",
    address:
      "https://losangelespcg.org/consular-services-2/notar1als/related-services/importation-of-pets-to-the-philippines/",
    checked: "Effective June 1, 2018",
  },
  PH_MIL: {
    title: "Philippine Consulate General in Milan: Bringing pets",
    address: "https://milanpcg.dfa.gov.ph/announcements/363-bringing-pets-to-the-philippines.html",
    checked: "About 2018",
  },
  PH_OTT: {
    title: "Philippine Embassy in Ottawa: Export of pets",
    address:
      "https://ottawape.dfa.gov.ph/index.php/2016-04-12-08-36-34/2016-04-13-03-22-51/export-of-pets",
    checked: "About 2018",
  },
  TH_DC: {
    title: "Royal Thai Embassy in Washington: Bringing pets to Thailand",
    address: "https://washingtondc.thaiembassy.org/en/page/bring-pets-to-thailand",
    checked: "Undated",
  },
  TH_DC22: {
    title: "Royal Thai Embassy in Washington: Bringing pets to Thailand (2022)",
    address: "https://thaiembdc.org/2022/05/23/bringing-pets-to-thailand-2/",
    checked: "May 23, 2022",
  },
} satisfies Record<string, SourcePage>;
