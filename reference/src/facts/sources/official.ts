import type { Source } from "../source.ts";

export const official = {
  AM_OLD: {
    kind: "official",
    title: "Aeromexico: Pets on board (older site)",
    address:
      "https://world.aeromexico.com/en/travel-with-aeromexico/baggage/special-luggage/pets-on-board/?site=us",
    checked: "About 2015",
  },
  APHIS_COST24: {
    kind: "official",
    title: "APHIS: Cost to endorse your pet's health certificate (partial copy)",
    address: "https://aphis.stg.platform.usda.gov/node/3807",
    checked: "Last modified March 17, 2024",
  },
  APHIS_END: {
    kind: "official",
    title: "APHIS: Endorsement offices and VEHCS",
    address: "https://www.aphis.usda.gov/pet-travel/accredited-veterinarians/endorsement-offices",
    checked: "Last modified March 29, 2024",
  },
  APHIS_IMP: {
    kind: "official",
    title: "APHIS: Bring a pet dog into the United States",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
    checked: "Last modified November 18, 2024",
  },
  APHIS_MX: {
    kind: "official",
    title: "APHIS: Pet travel to Mexico",
    address: "https://www.aphis.usda.gov/aphis/pet-travel/by-country/pettravel-mexico",
    checked: "In effect December 16, 2019; copy from about 2020",
  },
  BR_GOV: {
    kind: "official",
    title: "MAPA/Vigiagro: entering Brazil (in Portuguese)",
    address:
      "https://www.gov.br/agricultura/pt-br/assuntos/vigilancia-agropecuaria/animais-estimacao/entrar-no-brasil",
    checked: "Copy from about 2025–2026",
  },
  CDC_FOR: {
    kind: "official",
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
    checked: "Dated July 22, 2024",
  },
  CDC_HR23: {
    kind: "official",
    title: "CDC: High-risk countries for dog rabies, 2023 (partial, A to N)",
    address:
      "https://www.cdc.gov/importation/bringing-an-animal-into-the-united-states/high-risk.html",
    checked: "Updated January 24, 2023",
  },
  CDC_LABS: {
    kind: "official",
    title: "CDC: Approved rabies serology laboratories",
    address: "https://www.cdc.gov/importation/dogs/approved-labs.html",
    checked: "Undated, after August 2024",
  },
  CDC_LOW: {
    kind: "official",
    title: "CDC: Dogs from dog-rabies free or low-risk countries",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    checked: "Dated July 22, 2024",
  },
  CDC_US: {
    kind: "official",
    title: "CDC: U.S.-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/us-vaccinated-high-risk-countries.html",
    checked: "Dated July 31, 2025",
  },
  CDC_VET: {
    kind: "official",
    title: "CDC: Documents for vets on dog importation",
    address: "https://www.cdc.gov/importation/hcp/dog-importation/index.html",
    checked: "About August 2024, updated July 2025",
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
    title: "DAFF: Fees of the post-entry quarantine facility",
    address:
      "http://agriculture.gov.au/cats-dogs/quarantine-facilities-and-fees/fees-for-government-animal-quarantine-faciltities",
    checked: "Undated",
  },
  DAFF_PERM: {
    kind: "official",
    title: "DAFF: Import permits for cats and dogs: fees and how to apply",
    address:
      "https://agriculture.gov.au/biosecurity-trade/cats-dogs/fees-for-cat-and-dog-import-permit-applications",
    checked: "Undated",
  },
  DL_SVC: {
    kind: "official",
    title: "Delta: Trained service and emotional support animals",
    address: "https://www.delta.com/us/en/accessible-travel-services/service-animals",
    checked: "Copy from about 2021–2022",
  },
  EU576: {
    kind: "official",
    title: "Regulation (EU) No 576/2013 (ended April 21, 2026)",
    address: "http://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:32013R0576",
    checked: "June 28, 2013",
  },
  EU576A2: {
    kind: "official",
    title: "Regulation 576/2013, annexes (legislation.gov.uk)",
    address: "https://legislation.gov.uk/eur/2013/576/annexes/adopted",
    checked: "Text from 2013",
  },
  FR2024: {
    kind: "official",
    title: "Federal Register 89 FR 41726: Importation of Dogs and Cats, final rule",
    address: "http://federal.elaws.us/fr/notice/89-fr-41837",
    checked: "May 13, 2024; in effect August 1, 2024",
  },
  FR_FEES: {
    kind: "official",
    title: "Federal Register 89 FR 88697: Veterinary Services user fees (proposed)",
    address: "http://www.federalregister.com/Browse/Document/usa/na/fr/2024/11/8/2024-25826",
    checked: "November 8, 2024",
  },
  FU_WIR: {
    kind: "official",
    title: "FU Berlin magazine: small animal clinic in Düppel (in German)",
    address: "https://fu-berlin.de/sites/erg/wir/web-wir-2023-1/10-vetmed/index.html",
    checked: "May 26, 2023",
  },
  GOVUK: {
    kind: "official",
    title: "GOV.UK: Bringing your pet dog, cat or ferret to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "Undated",
  },
  GOVUK_API: {
    kind: "official",
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
    checked: "Undated",
  },
  IN_AQCS: {
    kind: "official",
    title: "AQCS India: Import of pets under baggage",
    address: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
    checked: "Undated",
  },
  IN_FAQ: {
    kind: "official",
    title: "AQCS India: FAQ",
    address: "https://aqcsindia.gov.in/Home/FAQ",
    checked: "Undated",
  },
  PA_MIDA: {
    kind: "official",
    title: "MIDA Panama: requirements for importing dogs and cats (in Spanish)",
    address: "https://mida.gob.pa/?p=29392",
    checked: "Undated",
  },
  PH_JP: {
    kind: "official",
    title:
      "Philippine Department of Agriculture in Tokyo: traveling with pets to the Philippines (BAI MC 43)",
    address: "https://phjapan.da.gov.ph/traveling-with-pets-to-the-philippines/",
    checked: "Undated",
  },
  SAG_TMP: {
    kind: "official",
    title: "SAG: taking pets out of Chile temporarily (in Spanish)",
    address: "https://www.sag.gob.cl/ambitos-de-accion/salida-temporal-de-mascotas-de-chile",
    checked: "Undated",
  },
  SENASICA_OUT: {
    kind: "official",
    title: "SENASICA: If you travel from Mexico to another country (in Spanish)",
    address: "https://www.gob.mx/senasica/documentos/para-viajar-a-otro-pais-125896",
    checked: "March 30, 2023",
  },
  VUCEM: {
    kind: "official",
    title: "Ventanilla Única: export health certificate, VUCEM022943 (in Spanish)",
    address: "https://www.ventanillaunica.gob.mx/movil/Tramites/SAGARPA/ObtCertfExp/VUCEM022943",
    checked: "Undated",
  },
  ZOLL: {
    kind: "official",
    title: "German customs: Dangerous dogs (in German)",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
    checked: "Lists from March 2019",
  },
  ZOLL_BL: {
    kind: "official",
    title: "German customs: Rules of the states on dangerous dogs (in German)",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
    checked: "Undated",
  },
  TH_DLD: {
    kind: "official",
    title: "Thai Department of Livestock Development, Songkhla: Taking live animals out (in Thai)",
    address:
      "https://pvlo-sgk.dld.go.th/webnew/index.php/en/service-menu/2020-10-19-07-54-24/1915-2019-09-12-04-31-29",
    checked: "About September 2019",
  },
} satisfies Record<string, Source>;
