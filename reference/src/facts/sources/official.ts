// Written by scripts/make-reference.ts.
import type { Source } from "../source.ts";

export const official = {
  AM_OLD: {
    kind: "official",
    title: "Aeromexico: Pets on board (older site)",
    address:
      "https://world.aeromexico.com/en/travel-with-aeromexico/baggage/special-luggage/pets-on-board/?site=us",
    checked: "about 2015",
  },
  APHIS_COST24: {
    kind: "official",
    title: "APHIS: Cost to endorse your pet's health certificate (partial copy)",
    address: "https://aphis.stg.platform.usda.gov/node/3807",
    checked: "last modified 17 March 2024",
  },
  APHIS_END: {
    kind: "official",
    title: "APHIS: Endorsement offices and VEHCS",
    address: "https://www.aphis.usda.gov/pet-travel/accredited-veterinarians/endorsement-offices",
    checked: "last modified 29 March 2024",
  },
  APHIS_IMP: {
    kind: "official",
    title: "APHIS: Bring a pet dog into the United States",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
    checked: "last modified 18 November 2024",
  },
  APHIS_MX: {
    kind: "official",
    title: "APHIS: Pet travel to Mexico",
    address: "https://www.aphis.usda.gov/aphis/pet-travel/by-country/pettravel-mexico",
    checked: "in effect 16 December 2019, copy of about 2020",
  },
  BR_GOV: {
    kind: "official",
    title: "MAPA/Vigiagro: Entrar no Brasil",
    address:
      "https://www.gov.br/agricultura/pt-br/assuntos/vigilancia-agropecuaria/animais-estimacao/entrar-no-brasil",
    checked: "copy of about 2025–26",
  },
  CDC_FOR: {
    kind: "official",
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
    checked: "page of 22 July 2024",
  },
  CDC_HR23: {
    kind: "official",
    title: "CDC: High-risk countries for dog rabies, 2023 (partial, A to N)",
    address:
      "https://www.cdc.gov/importation/bringing-an-animal-into-the-united-states/high-risk.html",
    checked: "updated 24 January 2023",
  },
  CDC_LABS: {
    kind: "official",
    title: "CDC: Approved rabies serology laboratories",
    address: "https://www.cdc.gov/importation/dogs/approved-labs.html",
    checked: "undated, after August 2024",
  },
  CDC_LOW: {
    kind: "official",
    title: "CDC: Dogs from dog-rabies free or low-risk countries",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    checked: "page of 22 July 2024",
  },
  CDC_US: {
    kind: "official",
    title: "CDC: U.S.-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/us-vaccinated-high-risk-countries.html",
    checked: "page of 31 July 2025",
  },
  CDC_VET: {
    kind: "official",
    title: "CDC: Documents for vets, dog importation",
    address: "https://www.cdc.gov/importation/hcp/dog-importation/index.html",
    checked: "about August 2024, updated July 2025",
  },
  CL_HVB: {
    kind: "official",
    title: "Hospital Veterinario Bilbao: website",
    checked: "2026",
  },
  DAFF_FAQ: {
    kind: "official",
    title: "DAFF: Cats and dogs, frequently asked questions",
    address: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions",
    checked: "2023",
  },
  DAFF_PEQ: {
    kind: "official",
    title: "DAFF: Fees of the post entry quarantine facility",
    address:
      "http://agriculture.gov.au/cats-dogs/quarantine-facilities-and-fees/fees-for-government-animal-quarantine-faciltities",
    checked: "undated copy",
  },
  DAFF_PERM: {
    kind: "official",
    title: "DAFF: Import permits for cats and dogs, fees and how to apply",
    address:
      "https://agriculture.gov.au/biosecurity-trade/cats-dogs/fees-for-cat-and-dog-import-permit-applications",
    checked: "undated copy",
  },
  DL_SVC: {
    kind: "official",
    title: "Delta: Trained service and emotional support animals",
    address: "https://www.delta.com/us/en/accessible-travel-services/service-animals",
    checked: "copy of about 2021–22",
  },
  EU576: {
    kind: "official",
    title: "Regulation (EU) No 576/2013 (ended April 21, 2026)",
    address: "http://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:32013R0576",
    checked: "28 June 2013",
  },
  EU576A2: {
    kind: "official",
    title: "Regulation 576/2013, annexes (legislation.gov.uk)",
    address: "https://legislation.gov.uk/eur/2013/576/annexes/adopted",
    checked: "text of 2013",
  },
  FR2024: {
    kind: "official",
    title: "Federal Register 89 FR 41726: Importation of Dogs and Cats, final rule",
    address: "http://federal.elaws.us/fr/notice/89-fr-41837",
    checked: "13 May 2024, in effect 1 August 2024",
  },
  FR_FEES: {
    kind: "official",
    title: "Federal Register 89 FR 88697: Veterinary Services user fees (proposed)",
    address: "http://www.federalregister.com/Browse/Document/usa/na/fr/2024/11/8/2024-25826",
    checked: "8 November 2024",
  },
  FU_WIR: {
    kind: "official",
    title: "FU Berlin magazine: Klein- und Heimtierklinik, Dueppel",
    address: "https://fu-berlin.de/sites/erg/wir/web-wir-2023-1/10-vetmed/index.html",
    checked: "26 May 2023",
  },
  GOVUK: {
    kind: "official",
    title: "GOV.UK: Bringing your pet dog, cat or ferret to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "undated copy",
  },
  GOVUK_API: {
    kind: "official",
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
    checked: "undated copy",
  },
  IN_AQCS: {
    kind: "official",
    title: "AQCS India: Import of pets under baggage",
    address: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
    checked: "undated copy",
  },
  IN_FAQ: {
    kind: "official",
    title: "AQCS India: FAQ",
    address: "https://aqcsindia.gov.in/Home/FAQ",
    checked: "undated copy",
  },
  PA_MIDA: {
    kind: "official",
    title: "MIDA Panama: Requisitos para la importacion de perros y gatos",
    address: "https://mida.gob.pa/?p=29392",
    checked: "undated copy",
  },
  PH_JP: {
    kind: "official",
    title:
      "Philippine Dept. of Agriculture Tokyo: Travelling with pets to the Philippines (BAI MC 43)",
    address: "https://phjapan.da.gov.ph/traveling-with-pets-to-the-philippines/",
    checked: "undated copy",
  },
  SAG_TMP: {
    kind: "official",
    title: "SAG: Salida temporal de mascotas de Chile",
    address: "https://www.sag.gob.cl/ambitos-de-accion/salida-temporal-de-mascotas-de-chile",
    checked: "undated",
  },
  SENASICA_OUT: {
    kind: "official",
    title: "gob.mx SENASICA: Si viajas de Mexico a otro pais",
    address: "https://www.gob.mx/senasica/documentos/para-viajar-a-otro-pais-125896",
    checked: "30 March 2023",
  },
  VUCEM: {
    kind: "official",
    title: "Ventanilla Unica: Certificado zoosanitario para exportacion (VUCEM022943)",
    address: "https://www.ventanillaunica.gob.mx/movil/Tramites/SAGARPA/ObtCertfExp/VUCEM022943",
    checked: "undated",
  },
  ZOLL: {
    kind: "official",
    title: "German customs: Dangerous dogs (in German)",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
    checked: "lists of March 2019",
  },
  ZOLL_BL: {
    kind: "official",
    title: "German customs: Rules of the states on dangerous dogs (in German)",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
    checked: "undated",
  },
} satisfies Record<string, Source>;
