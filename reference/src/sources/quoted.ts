import type { SourcePage } from "./source.ts";

/** Dated copies by others of what authorities and airlines publish. */
export const quoted = {
  AIRCARD: {
    title: "Pawdex: American and Delta pet policies, with quotes",
    checked: "Last checked August 16, 2026",
  },
  APHIS_DE: {
    title: "APHIS: Pet travel from the United States to Germany",
    address:
      "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-germany",
    checked: "2026-05-15",
  },
  AQS: {
    title: "MAFF Animal Quarantine Service: Importing dogs",
    address: "https://www.maff.go.jp/aqs/english/animal/dog/import-other.html",
    checked: "2026-08",
  },
  AUDIT: {
    title: "Review of pet travel guides, based on the 2026 EU rules and GOV.UK",
    checked: "August 28, 2026",
  },
  CABIN56: {
    title: "Carrier rules for American and Delta, citing the airlines",
    checked: "May 26, 2026",
  },
  CFIA: {
    title: "CFIA: Importing or traveling with pets",
    address: "https://inspection.canada.ca/en/importing-food-plants-animals/pets",
  },
  CFR71: {
    title: "42 CFR 71.51: Dogs and cats",
    address: "https://www.ecfr.gov/current/title-42/section-71.51",
    checked: "2026-08-13",
  },
  CORR1: {
    title: "MiMAR: requirements by route, citing SENASA, SAG, the EU and the CDC",
    checked: "Researched July 4, 2026",
  },
  CORR2: {
    title: "MiMAR: legal review by route, citing SENASA, SAG, MAPA, the EU and the CDC",
    checked: "Last checked July 14, 2026",
  },
  DAFF: {
    title: "DAFF: Group 3 step-by-step guides for dogs and cats",
    address:
      "https://www.agriculture.gov.au/biosecurity-trade/cats-dogs/how-to-import/step-by-step-guides/category-3-step-by-step-guide-for-dogs",
    checked: "2026-07-27",
  },
  DEEP: {
    title: "Pawdex: Pet passport guide, quoting government agencies and airlines",
    checked: "Last checked August 16, 2026",
  },
  DL_PTG: {
    title: "PetTransportGlobal: Delta pet policy",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "Last checked April 2026",
  },
  DOGTAG: {
    title: "DogTag: pet travel standards, citing the EU, APHIS, the CDC and DOT",
    checked: "June 17, 2026",
  },
  EC_COPY: {
    title: "European Commission: Bringing a pet from a non-EU country",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/bringing-pet-eu-non-eu-country_en",
    checked: "Undated",
  },
  EU131: {
    title: "Delegated Regulation (EU) 2026/131",
    address: "https://eur-lex.europa.eu/eli/reg_del/2026/131/oj",
    checked: "2026-08-16",
  },
  EU576A4: {
    title: "Regulation (EU) No 576/2013, Annex IV: rabies titer test",
    address: "https://fantasticsearch.net/law/eu/en?article=1&id=_G0lZpsB1anJoctM46u-",
    checked: "Consolidated March 26, 2024",
  },
  FU_TN: { title: "FU Berlin veterinary clinic: emergency contact", checked: "August 3, 2026" },
  GVL: {
    title: "GlobalVetLink help: UK and EU rabies requirements",
    address: "https://help.globalvetlink.com/hc/en-us/articles/4413162840347",
  },
  HI_LIST: {
    title: "Hawaii Department of Agriculture: Checklist 1",
    address: "https://dab.hawaii.gov/ai/aqs/",
  },
  IN_AS: {
    title: "American Samoa Administrative Code, title 24, chapter 3",
    address: "https://new.asbar.org/regulation/24-0319-keeping-on-aircraft-and-vessels/",
    checked: "2026-11-28",
  },
  IN_EC_W: {
    title: "El Universo: Pets seized under the Galápagos law (2004)",
    address: "https://www.eluniverso.com/2004/04/14/0001/12/39BA91055B6841F6A9A3D02D7A34AC4B.html",
    checked: "2026-11-28",
  },
  IN_ES_CE: {
    title: "Preferente: Iberia's rules for Ceuta and Melilla",
    address: "https://preferente.com/?p=315054",
    checked: "2026-11-28",
  },
  IN_ES_ML: {
    title: "El Faro de Melilla: The city's notice to travelers",
    address:
      "https://elfarodemelilla.es/las-mascotas-tendran-que-tener-la-vacuna-antirrabica-para-poder-viajar",
    checked: "2026-11-28",
  },
  IN_GU_LAW: {
    title: "Guam Code, title 10, section 34302",
    address: "https://lawserver.com/?p=27499329",
    checked: "2026-11-28",
  },
  IN_GU_USCG: {
    title: "US Coast Guard Sector Guam: Pets",
    address: "http://www.uscg.mil/d14/sectguam/pets.asp",
    checked: "2026-11-28",
  },
  IN_MY_12: {
    title: "Australia's export manual: Sabah, cats",
    address: "https://micor.agriculture.gov.au/live-animals/Pages/sabah/cats.aspx",
    checked: "2026-11-28",
  },
  IN_MY_13: {
    title: "Sarawak: Veterinary Public Health Ordinance 1999, section 13",
    address: "https://mylaw.my/legislation/veterinary-public-health-ordinance-1999/section-13",
    checked: "2026-11-28",
  },
  IN_PR_LAW: {
    title: "Laws of Puerto Rico, title 5, section 1601",
    address:
      "https://casetext.com/statute/laws-of-puerto-rico/title-five-agriculture/chapter-55-harmful-animals/1601-prohibition",
    checked: "2026-11-28",
  },
  IN_PR_RULE: {
    title: "DogTipper: New rules for Puerto Rico (2023)",
    address:
      "https://www.dogtipper.com/newsroom/2023/06/taking-your-dog-to-puerto-rico-learn-the-new-rules.html",
    checked: "2026-11-28",
  },
  ITPETS: {
    title: "Italy relocation guide: US pets need no rabies titer test",
    checked: "Last checked July 30, 2026",
  },
  MDCF: {
    title: "MyDogCanFly: airlines' pet policies",
    address: "https://github.com/fromparis72/mydogcanfly",
    checked: "Last checked July 11, 2026",
  },
  MPI_CERT: { title: "MPI: Category 3 veterinary certificate", checked: "2026-05" },
  PETMOVE: {
    title: "petmove: import procedures, citing DAFF",
    address: "https://github.com/off2030/petmove",
    checked: "May 6, 2026",
  },
  PTG_GOV: {
    title: "PetTransportGlobal: excerpts from official import pages",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "April 16, 2026",
  },
  // Leaflet.
  SENASICA_EN: {
    title: "SENASICA: If you travel with your pet",
    address: "https://scribd.com/document/642021159/If-you-travel-with-your-pet",
    checked: "About 2023",
  },
  TH_DLD9: {
    title: "Thai Department of Livestock Development, Region 9: Sending pets abroad (in Thai)",
    address:
      "https://region9.dld.go.th/index.php/th/news-head/phey-phaer-khwam-ru-dan-psusatw/khan-txn-kar-sng-satw-leiyng-sunakh-maew-nk-l-xxk-nxk-rach-xanacakr",
    checked: "August 1, 2026",
  },
  TTC_MX: {
    title: "True Trip Costs: Bringing a dog or cat to Mexico, citing APHIS, SENASICA and the CDC",
    checked: "Last checked July 19, 2026",
  },
  UAEU: {
    title: "Pet adoption platform: brief on EU Regulations 2026/131, 2026/636 and 2026/705",
    checked: "2026",
  },
  UK_5D: {
    title: "Green Lane Vet: Traveling abroad with pets",
    address: "https://greenlanevet.co.uk/travelling-abroad",
  },
  UK_IN: {
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "2026-08",
  },
  WTO_CL: {
    title:
      "WTO/SPS notification CHL/663: requirements for dogs, cats and ferrets; repeals Resolution 6056 of 2009",
    address: "https://www.switec.info/de/notifikationen/detail/?nr=CHL/663&id=65520",
    checked: "Undated",
  },
  ZA_SRC: {
    title: "Service dog permits: South Africa, citing gov.za, APHIS and GOV.UK",
    checked: "Last checked September 2026",
  },
} satisfies Record<string, SourcePage>;
