import type { Source } from "../source.ts";

/** Guides, newspapers and collections that quote or report an authority. */
export const reportSources = {
  AUDIT: {
    title: "Review of pet travel guides, based on the 2026 EU rules and GOV.UK",
    dated: "August 28, 2026",
  },
  AVMA: {
    title: "AVMA: New CDC dog import requirements, FAQ for vets",
    address:
      "https://www.avma.org/resources-tools/animal-health-and-welfare/animal-travel-and-transport/new-cdc-dog-importation-requirements-faqs-veterinarians",
    dated: "2024",
  },
  BLUE: {
    title: "Bluebonnet Animal Hospital: International Pet Travel Guide 2026",
    address: "https://github.com/yorkdvm/bluebonnet-pet-travel-guide",
    dated: "January 19, 2026",
  },
  CDC_HR21: {
    title: "CDC: High-risk countries for dog rabies, 2021 (reprinted by infektologie.cz)",
    address: "https://infektologie.cz/zprava21-39.htm",
    dated: "July 11, 2021",
  },
  CORR1: {
    title: "MiMAR: requirements by route, citing SENASA, SAG, the EU, and the CDC",
    dated: "Researched July 4, 2026",
  },
  CORR2: {
    title: "MiMAR: legal review by route, citing SENASA, SAG, MAPA, the EU, and the CDC",
    dated: "Last checked July 14, 2026",
  },
  DEEP: {
    title: "Pawdex: Pet passport guide, quoting government agencies and airlines",
    dated: "Last checked August 16, 2026",
  },
  DOGPACK: {
    title: "Dogpacking: Screwworm requirements for dogs entering the U.S.",
    address:
      "https://dogpacking.com/travelling-south-screwworm-requirements-for-dogs-entering-visiting-or-returning-to-the-u-s",
    dated: "2025",
  },
  DOGTAG: {
    title: "DogTag: pet travel standards, citing the EU, APHIS, the CDC, and DOT",
    dated: "June 17, 2026",
  },
  EULIST: {
    title: "Countries in Annex II of EU Regulation 2026/636 (unofficial list)",
    dated: "2026",
  },
  FIRSTMIG: {
    title: "First Migration Service: Moving pets to Australia",
    address:
      "https://firstmigrationservice.com/en/news/moving-pets-to-australia-quarantine-requirements-costs",
    dated: "Undated",
  },
  HUARPE: {
    title: "Diario Huarpe: documents for traveling to Chile with pets (in Spanish)",
    address:
      "https://www.diariohuarpe.com/nota/mascotas-en-la-ruta-pasos-y-documentos-para-viajar-a-chile-202512279540",
    dated: "December 27, 2025",
  },
  INFO_MX: {
    title: "Infobae: requirements to enter Mexico with a dog or cat (in Spanish)",
    address:
      "https://www.infobae.com/mascotas/2025/12/19/quieres-viajar-a-mexico-con-tu-perro-o-gato-estos-son-los-requisitos-para-ingresar-al-pais/",
    dated: "December 19, 2025",
  },
  PETMOVE: {
    title: "petmove: import procedures, citing DAFF",
    address: "https://github.com/off2030/petmove",
    dated: "May 6, 2026",
  },
  PFOTEN: {
    title: "Pfotenteam: animals entering and leaving Germany and France (in German)",
    address: "https://pfotenteam.com/ein-und-ausreise-tiere-deutschland-&-frankreich",
    dated: "Undated",
  },
  PTG_BREED: {
    title: "PetTransportGlobal: breed restrictions by country",
    address: "https://github.com/ngindubai/pet-transport",
    dated: "April 16, 2026",
  },
  PTG_GOV: {
    title: "PetTransportGlobal: excerpts from official import pages",
    address: "https://github.com/ngindubai/pet-transport",
    dated: "April 16, 2026",
  },
  TTC_MX: {
    title: "True Trip Costs: Bringing a dog or cat to Mexico, citing APHIS, SENASICA, and the CDC",
    dated: "Last checked July 19, 2026",
  },
  UAEU: {
    title: "Pet adoption platform: brief on EU Regulations 2026/131, 2026/636, and 2026/705",
    dated: "2026",
  },
  UKVET: {
    title: "Campbell and Galloway, vets: Pet travel scheme",
    address: "https://www.campbellandgallowayvets.co.uk/pet-travel-scheme/pet-travel-scheme/",
    dated: "About 2012",
  },
  UNOTV: {
    title: "UnoTV: costs and requirements for traveling to Mexico with pets (in Spanish)",
    address:
      "https://www.unotv.com/turismo/cuanto-debes-pagar-y-que-requisitos-debes-cumplir-si-viajas-con-mascotas-a-mexico/",
    dated: "July 2023",
  },
  V24: {
    title: "versichern24.at: traveling with a restricted-breed dog (in German)",
    address: "https://www.versichern24.at/versicherungsratgebe/mit-einem-listenhund-verreisen/",
    dated: "Undated",
  },
} satisfies Record<string, Source>;
