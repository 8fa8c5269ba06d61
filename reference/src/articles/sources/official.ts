import type { Source } from "../source.ts";

/** Pages and laws of authorities and embassies, including copies on other hosts. */
export const officialSources = {
  APHIS_END: {
    title: "APHIS: Endorsement offices and VEHCS",
    address: "https://www.aphis.usda.gov/pet-travel/accredited-veterinarians/endorsement-offices",
    dated: "Last modified March 29, 2024",
  },
  APHIS_IMP: {
    title: "APHIS: Bring a pet dog into the United States",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
    dated: "Last modified November 18, 2024",
  },
  APHIS_MX: {
    title: "APHIS: Pet travel to Mexico",
    address: "https://www.aphis.usda.gov/aphis/pet-travel/by-country/pettravel-mexico",
    dated: "In effect December 16, 2019; copy from about 2020",
  },
  CDC_FOR: {
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
    dated: "Dated July 22, 2024",
  },
  CDC_HR23: {
    title: "CDC: High-risk countries for dog rabies, 2023 (partial, A to N)",
    address:
      "https://www.cdc.gov/importation/bringing-an-animal-into-the-united-states/high-risk.html",
    dated: "Updated January 24, 2023",
  },
  CDC_LABS: {
    title: "CDC: Approved rabies serology laboratories",
    address: "https://www.cdc.gov/importation/dogs/approved-labs.html",
    dated: "Undated, after August 2024",
  },
  CDC_LOW: {
    title: "CDC: Dogs from dog-rabies free or low-risk countries",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    dated: "Dated July 22, 2024",
  },
  CDC_US: {
    title: "CDC: U.S.-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/us-vaccinated-high-risk-countries.html",
    dated: "Dated July 31, 2025",
  },
  CDC_VET: {
    title: "CDC: Documents for vets on dog importation",
    address: "https://www.cdc.gov/importation/hcp/dog-importation/index.html",
    dated: "About August 2024, updated July 2025",
  },
  DAFF_FAQ: {
    title: "DAFF: Cats and dogs, frequently asked questions",
    address: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions",
    dated: "2023",
  },
  DAFF_PEQ: {
    title: "DAFF: Fees of the post-entry quarantine facility",
    address:
      "http://agriculture.gov.au/cats-dogs/quarantine-facilities-and-fees/fees-for-government-animal-quarantine-faciltities",
    dated: "Undated",
  },
  DAFF_PERM: {
    title: "DAFF: Import permits for cats and dogs: fees and how to apply",
    address:
      "https://agriculture.gov.au/biosecurity-trade/cats-dogs/fees-for-cat-and-dog-import-permit-applications",
    dated: "Undated",
  },
  EC_COPY: {
    title: "European Commission: Bringing a pet from a non-EU country",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/bringing-pet-eu-non-eu-country_en",
    dated: "Undated",
  },
  EMBAMEX: {
    title: "Embassy of Mexico in Japan: pets entering Mexico (in Spanish)",
    address: "https://embamex.sre.gob.mx/japon/",
    dated: "Undated",
  },
  EU576A2: {
    title: "Regulation 576/2013, annexes (legislation.gov.uk)",
    address: "https://legislation.gov.uk/eur/2013/576/annexes/adopted",
    dated: "Text from 2013",
  },
  EU576A4: {
    title: "Regulation (EU) No 576/2013, Annex IV: rabies titer test",
    address: "https://fantasticsearch.net/law/eu/en?article=1&id=_G0lZpsB1anJoctM46u-",
    dated: "Consolidated March 26, 2024",
  },
  FR2024: {
    title: "Federal Register 89 FR 41726: Importation of Dogs and Cats, final rule",
    address: "http://federal.elaws.us/fr/notice/89-fr-41837",
    dated: "May 13, 2024; in effect August 1, 2024",
  },
  GOVUK: {
    title: "GOV.UK: Bringing your pet dog, cat or ferret to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    dated: "Undated",
  },
  GOVUK_API: {
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
    dated: "Undated",
  },
  ID_CHI: {
    title: "Indonesian Consulate in Chicago: Importation of pets",
    address: "http://www.indonesiachicago.org/consgen_pets.htm",
    dated: "Undated, likely outdated",
  },
  ID_PERTH: {
    title: "Indonesian Consulate in Perth: requirements for pets",
    address: "http://kjri-perth.org.au/index.php/pets/requirements/",
    dated: "Undated, likely outdated",
  },
  SENASICA_EN: {
    title: "SENASICA: If you travel with your pet (leaflet)",
    address: "https://scribd.com/document/642021159/If-you-travel-with-your-pet",
    dated: "About 2023",
  },
  ZOLL: {
    title: "German customs: Dangerous dogs (in German)",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
    dated: "Lists from March 2019",
  },
  ZOLL_BL: {
    title: "German customs: Rules of the states on dangerous dogs (in German)",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
    dated: "Undated",
  },
} satisfies Record<string, Source>;
