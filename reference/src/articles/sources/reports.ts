import type { Source } from "../source.ts";

/** Guides, newspapers and collections that quote or report an authority. */
export const reportSources = {
  AUDIT: {
    title: "A regulatory audit of travel guides, listing the EU acts of 2026 and quoting GOV.UK",
    dated: "28 August 2026",
  },
  AVMA: {
    title: "AVMA: New CDC dog importation requirements, questions of vets",
    address:
      "https://www.avma.org/resources-tools/animal-health-and-welfare/animal-travel-and-transport/new-cdc-dog-importation-requirements-faqs-veterinarians",
    dated: "2024",
  },
  BLUE: {
    title: "Bluebonnet Animal Hospital: International Pet Travel Guide (travel_guide_2026.md)",
    address: "https://github.com/yorkdvm/bluebonnet-pet-travel-guide",
    dated: "19 January 2026",
  },
  CDC_HR21: {
    title: "infektologie.cz: reprint of the CDC's list of high-risk countries",
    address: "https://infektologie.cz/zprava21-39.htm",
    dated: "11 July 2021",
  },
  CORR1: {
    title: "MiMAR: requirements of cross-border corridors, citing SENASA, SAG, the EU and the CDC",
    dated: "research of 4 July 2026",
  },
  CORR2: {
    title: "MiMAR: legal check of the corridors against SENASA, SAG, MAPA, the EU and the CDC",
    dated: "checked 14 July 2026",
  },
  DEEP: {
    title:
      "Pawdex: Pet passport deep-dive, quoting APHIS, the CDC, the EU, GOV.UK, DAFF and airlines",
    dated: "retrieved 15–16 August 2026",
  },
  DOGPACK: {
    title: "Dogpacking: Screwworm requirements for dogs entering the U.S.",
    address:
      "https://dogpacking.com/travelling-south-screwworm-requirements-for-dogs-entering-visiting-or-returning-to-the-u-s",
    dated: "2025, undated",
  },
  DOGTAG: {
    title: "DogTag: data standards brief, citing the Commission, APHIS, the CDC and DOT",
    dated: "17 June 2026",
  },
  EULIST: {
    title: "A list of the countries of Annex II to Regulation 2026/636, citing the Commission",
    dated: "2026",
  },
  FIRSTMIG: {
    title: "First Migration Service: Moving pets to Australia",
    address:
      "https://firstmigrationservice.com/en/news/moving-pets-to-australia-quarantine-requirements-costs",
    dated: "undated",
  },
  HUARPE: {
    title: "Diario Huarpe: papers for travelling to Chile with pets (in Spanish)",
    address:
      "https://www.diariohuarpe.com/nota/mascotas-en-la-ruta-pasos-y-documentos-para-viajar-a-chile-202512279540",
    dated: "27 December 2025",
  },
  INFO_MX: {
    title: "Infobae: requirements to enter Mexico with a dog or cat (in Spanish)",
    address:
      "https://www.infobae.com/mascotas/2025/12/19/quieres-viajar-a-mexico-con-tu-perro-o-gato-estos-son-los-requisitos-para-ingresar-al-pais/",
    dated: "19 December 2025",
  },
  PETMOVE: {
    title: "petmove: checks of procedures, citing DAFF",
    address: "https://github.com/off2030/petmove",
    dated: "6 May 2026",
  },
  PFOTEN: {
    title: "Pfotenteam: animals entering and leaving Germany and France (in German)",
    address: "https://pfotenteam.com/ein-und-ausreise-tiere-deutschland-&-frankreich",
    dated: "undated",
  },
  PTG_BREED: {
    title: "PetTransportGlobal: breed_restrictions.json",
    address: "https://github.com/ngindubai/pet-transport",
    dated: "16 April 2026",
  },
  PTG_GOV: {
    title: "PetTransportGlobal: extracts of official pages in govt_import_regulations.json",
    address: "https://github.com/ngindubai/pet-transport",
    dated: "16 April 2026",
  },
  TTC_MX: {
    title: "True Trip Costs: Bringing a dog or cat to Mexico, citing APHIS, SENASICA and the CDC",
    dated: "checked 19 July 2026",
  },
  UAEU: {
    title: "A brief of an adoption platform on Regulations 2026/131, 2026/636 and 2026/705",
    dated: "2026",
  },
  UKVET: {
    title: "Campbell and Galloway, vets: Pet travel scheme",
    address: "https://www.campbellandgallowayvets.co.uk/pet-travel-scheme/pet-travel-scheme/",
    dated: "about 2012",
  },
  UNOTV: {
    title: "UnoTV: costs and requirements of travelling to Mexico with pets (in Spanish)",
    address:
      "https://www.unotv.com/turismo/cuanto-debes-pagar-y-que-requisitos-debes-cumplir-si-viajas-con-mascotas-a-mexico/",
    dated: "July 2023",
  },
  V24: {
    title: "versichern24.at: travelling with a dog of a listed breed (in German)",
    address: "https://www.versichern24.at/versicherungsratgebe/mit-einem-listenhund-verreisen/",
    dated: "undated",
  },
} satisfies Record<string, Source>;
