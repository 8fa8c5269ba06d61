import type { SourcePage } from "./source.ts";

/** Pages and laws of authorities, airlines and railways. */
export const official = {
  // Older site.
  AM_OLD: {
    title: "Aeromexico: Pets on board",
    address:
      "https://world.aeromexico.com/en/travel-with-aeromexico/baggage/special-luggage/pets-on-board/?site=us",
    checked: "About 2015",
  },
  // Partial copy. The copy is on a site that isn't for the public.
  APHIS_COST24: {
    title: "APHIS: Cost to endorse your pet's health certificate",
    checked: "Last modified March 17, 2024",
  },
  APHIS_END: {
    title: "APHIS: Endorsement offices and VEHCS",
    address: "https://www.aphis.usda.gov/pet-travel/accredited-veterinarians/endorsement-offices",
    checked: "Last modified March 29, 2024",
  },
  APHIS_IMP: {
    title: "APHIS: Bring a pet dog into the United States",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
    checked: "Last modified November 18, 2024",
  },
  APHIS_MX: {
    title: "APHIS: Pet travel to Mexico",
    address: "https://www.aphis.usda.gov/aphis/pet-travel/by-country/pettravel-mexico",
    checked: "In effect December 16, 2019; copy from about 2020",
  },
  AQS_EID: {
    title: "CDC, Emerging Infectious Diseases 14(9), table 2 on Japan's law",
    address: "https://wwwnc-origin.cdc.gov/eid/content/14/9/1368-t2.htm",
  },
  BR_GOV: {
    title: "MAPA/Vigiagro: entering Brazil (in Portuguese)",
    address:
      "https://www.gov.br/agricultura/pt-br/assuntos/vigilancia-agropecuaria/animais-estimacao/entrar-no-brasil",
    checked: "Copy from about 2025–2026",
  },
  CDC_FOR: {
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
    checked: "Dated July 22, 2024",
  },
  // Partial, A to N.
  CDC_HR23: {
    title: "CDC: High-risk countries for dog rabies, 2023",
    address:
      "https://www.cdc.gov/importation/bringing-an-animal-into-the-united-states/high-risk.html",
    checked: "Updated January 24, 2023",
  },
  CDC_LABS: {
    title: "CDC: Approved rabies serology laboratories",
    address: "https://www.cdc.gov/importation/dogs/approved-labs.html",
    checked: "Undated, after August 2024",
  },
  CDC_LOW: {
    title: "CDC: Dogs from dog-rabies free or low-risk countries",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    checked: "Dated July 22, 2024",
  },
  CDC_US: {
    title: "CDC: U.S.-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/us-vaccinated-high-risk-countries.html",
    checked: "Dated July 31, 2025",
  },
  CDC_VET: {
    title: "CDC: Documents for vets on dog importation",
    address: "https://www.cdc.gov/importation/hcp/dog-importation/index.html",
    checked: "About August 2024, updated July 2025",
  },
  CH_FORM: {
    title: "Swiss FSVO: Application form for pets from rabies risk countries",
    address: "https://scribd.com/document/720875377/gesuchsformular-heimtier-tollwutrisikoland",
  },
  CL_HVB: { title: "Hospital Veterinario Bilbao: website", checked: "2026" },
  DAFF_FAQ: {
    title: "DAFF: Cats and dogs, frequently asked questions",
    address: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions",
    checked: "2023",
  },
  DAFF_PEQ: {
    title: "DAFF: Fees of the post-entry quarantine facility",
    address:
      "http://agriculture.gov.au/cats-dogs/quarantine-facilities-and-fees/fees-for-government-animal-quarantine-faciltities",
    checked: "Undated",
  },
  DAFF_PERM: {
    title: "DAFF: Import permits for cats and dogs: fees and how to apply",
    address:
      "https://agriculture.gov.au/biosecurity-trade/cats-dogs/fees-for-cat-and-dog-import-permit-applications",
    checked: "Undated",
  },
  DL_SVC: {
    title: "Delta: Trained service and emotional support animals",
    address: "https://www.delta.com/us/en/accessible-travel-services/service-animals",
    checked: "Copy from about 2021–2022",
  },
  EC_LABS: {
    title: "European Commission: Designated laboratories for rabies titer tests",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/designated-laboratories-performing-rabies-antibody-titration-tests_en",
  },
  EC_THIRD: {
    title: "European Commission: Movement of pets from non-EU countries",
    address: "https://ec.europa.eu/food/animals/pet-movement/eu-legislation/non-eu-imports/",
  },
  EC_UNION: {
    title: "European Commission: Movement of pets within the Union",
    address:
      "https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en",
  },
  EU1152: {
    title: "Delegated Regulation (EU) No 1152/2011, Art. 2(2), replaced in 2018",
    address: "https://legislation.gov.uk/eur/2011/1152/body/2011-07-14?view=plain+extent",
    checked: "2011-07-14",
  },
  EU576: {
    title: "Regulation (EU) No 576/2013 (ended April 21, 2026)",
    address: "http://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:32013R0576",
    checked: "June 28, 2013",
  },
  EU576A2: {
    title: "Regulation 576/2013, annexes (legislation.gov.uk)",
    address: "https://legislation.gov.uk/eur/2013/576/annexes/adopted",
    checked: "Text from 2013",
  },
  EU772: {
    title: "Delegated Regulation (EU) 2018/772: tapeworm treatment",
    address: "https://eur-lex.europa.eu/eli/reg_del/2018/772/oj",
  },
  // Copy.
  EU_REPORTED: {
    title: "Delegated Regulation (EU) 2026/273, recital 1",
    address:
      "https://www.alimentibevande.it/en/legislation/commission-delegated-regulation-eu-2026-273-of-4-february-2026/",
    checked: "April 13, 2026",
  },
  FR2024: {
    title: "Federal Register 89 FR 41726: Importation of Dogs and Cats, final rule",
    address: "https://www.govinfo.gov/content/pkg/FR-2024-05-13/html/2024-09676.htm",
    checked: "May 13, 2024; in effect August 1, 2024",
  },
  // Proposed.
  FR_FEES: {
    title: "Federal Register 89 FR 88697: Veterinary Services user fees",
    address: "http://www.federalregister.com/Browse/Document/usa/na/fr/2024/11/8/2024-25826",
    checked: "November 8, 2024",
  },
  FR_NWS: {
    title: "Federal Register 2024-11318: Regions affected by screwworm",
    address: "http://federal.elaws.us/fr/5/23/2024/2024-11318",
    checked: "2024-05-23",
  },
  FR_NWS_2000: {
    title: "65 FR 67617: Inspection of dogs from regions with screwworm",
    address:
      "http://frwebgate.access.gpo.gov/cgi-bin/getdoc.cgi?dbname=2000_register&docid=00-28974-filed",
    checked: "2000-11-13",
  },
  FR_NWS_2025: {
    title: "Federal Register 2025-00995: Panama and Costa Rica affected by screwworm",
    address: "https://regulations.justia.com/regulations/fedreg/2025/01/16/2025-00995.html",
    checked: "2025-01-16",
  },
  FU_WIR: {
    title: "FU Berlin magazine: small animal clinic in Düppel (in German)",
    address: "https://fu-berlin.de/sites/erg/wir/web-wir-2023-1/10-vetmed/index.html",
    checked: "May 26, 2023",
  },
  GOVUK: {
    title: "GOV.UK: Bringing your pet dog, cat or ferret to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "Undated",
  },
  GOVUK_API: {
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
    checked: "Undated",
  },
  HI_RULE: {
    title: "State of Hawaii: Rabies quarantine rules (HAR 4-29)",
    address:
      "https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/",
  },
  IE_DAIL: {
    title: "Houses of the Oireachtas: Minister for Agriculture on tapeworm treatment",
    address: "https://www.oireachtas.ie/ga/debates/question/2022-05-31/812/",
    checked: "2022-05-31",
  },
  IN_AQCS: {
    title: "AQCS India: Import of pets under baggage",
    address: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
    checked: "Undated",
  },
  IN_FAQ: {
    title: "AQCS India: FAQ",
    address: "https://aqcsindia.gov.in/Home/FAQ",
    checked: "Undated",
  },
  IN_HK: {
    title: "Hong Kong Government: Pets from the Mainland (May 13, 2025)",
    address: "https://www.info.gov.hk/gia/general/202505/13/P2025051300252.htm",
    checked: "2026-11-28",
  },
  IN_MP: {
    title: "Northern Mariana Islands, Division of Agriculture: Animal import",
    address: "https://dlnr.cnmi.gov/animal-import.html",
    checked: "2026-11-28",
  },
  IN_PT: {
    title: "Portugal, DGAV: Between the mainland and the autonomous regions",
    address:
      "https://www.dgav.pt/vaiviajar/conteudo/animais-de-companhia/transito-entre-o-continente-e-as-regioes-autonomas/",
    checked: "2026-11-28",
  },
  IN_TAS: {
    title: "Biosecurity Tasmania: Importing dogs",
    address: "https://nre.tas.gov.au/biosecurity-tasmania/biosecurity/importing-animals/dogs",
    checked: "2026-11-28",
  },
  IN_VI: {
    title: "Virgin Islands Department of Agriculture: Visiting with a dog or cat",
    address: "https://doa.vi.gov/visit-the-usvi/",
    checked: "2026-11-28",
  },
  IN_WA: {
    title: "Western Australia, DPIRD: Importing animals",
    address:
      "https://www.dpird.wa.gov.au/individuals/what-can-i-bring-into-wa/importing-animals-to-WA",
    checked: "2026-11-28",
  },
  MPI: {
    title: "MPI: Step-by-step guide to bringing cats and dogs to New Zealand",
    address:
      "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  },
  PA_MIDA: {
    title: "MIDA Panama: requirements for importing dogs and cats (in Spanish)",
    address: "https://mida.gob.pa/?p=29392",
    checked: "Undated",
  },
  PH_JP: {
    title:
      "Philippine Department of Agriculture in Tokyo: traveling with pets to the Philippines (BAI MC 43)",
    address: "https://phjapan.da.gov.ph/traveling-with-pets-to-the-philippines/",
    checked: "Undated",
  },
  R1182: {
    title: "Regulation 1182/71, Art. 3: how periods are counted",
    address: "https://eur-lex.europa.eu/eli/reg/1971/1182/oj",
  },
  SAG_TMP: {
    title: "SAG: taking pets out of Chile temporarily (in Spanish)",
    address: "https://www.sag.gob.cl/ambitos-de-accion/salida-temporal-de-mascotas-de-chile",
    checked: "Undated",
  },
  SENASICA_OUT: {
    title: "SENASICA: If you travel from Mexico to another country (in Spanish)",
    address: "https://www.gob.mx/senasica/documentos/para-viajar-a-otro-pais-125896",
    checked: "March 30, 2023",
  },
  SG_WTO: {
    title: "WTO notification G/SPS/N/SGP/83/Add.1 (June 13, 2024)",
    address: "http://www.spsvietnam.gov.vn/en/gspsnsgp83add.1",
    checked: "2024-06-13",
  },
  TH_DLD: {
    title: "Thai Department of Livestock Development, Songkhla: Taking live animals out (in Thai)",
    address:
      "https://pvlo-sgk.dld.go.th/webnew/index.php/en/service-menu/2020-10-19-07-54-24/1915-2019-09-12-04-31-29",
    checked: "About September 2019",
  },
  UK_AHC: {
    title: "GOV.UK: Getting an animal health certificate",
    address: "https://www.gov.uk/taking-your-pet-abroad/getting-an-animal-health-certificate",
  },
  UK_CANVAC: {
    title: "GOV.UK: Rabies vaccination, boosters and blood tests",
    address: "https://www.gov.uk/take-pet-abroad/rabies-vaccination-boosters-and-blood-tests",
  },
  UK_OUT: {
    title: "GOV.UK: Taking your pet abroad: rabies vaccinations and boosters",
    address: "https://www.gov.uk/taking-your-pet-abroad/rabies-vaccinations-and-boosters",
  },
  UK_TAPE: {
    title: "GOV.UK: Tapeworm treatment",
    address: "https://www.gov.uk/take-pet-abroad/tapeworm-treatment-dogs",
  },
  UK_TITRE: {
    title: "GOV.UK: Rabies vaccination and boosters",
    address: "https://www.gov.uk/take-pet-abroad/rabies-vaccination-boosters",
  },
  VUCEM: {
    title: "Ventanilla Única: export health certificate, VUCEM022943 (in Spanish)",
    address: "https://www.ventanillaunica.gob.mx/movil/Tramites/SAGARPA/ObtCertfExp/VUCEM022943",
    checked: "Undated",
  },
  ZOLL: {
    title: "German customs: Dangerous dogs (in German)",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
    checked: "Lists from March 2019",
  },
  ZOLL_BL: {
    title: "German customs: Rules of the states on dangerous dogs (in German)",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;
