import type { Source } from "../source.ts";

export const quoted = {
  AIRCARD: {
    kind: "quoted",
    title: "Pawdex: American and Delta pet policies, with quotes",
    checked: "Last checked August 16, 2026",
  },
  AUDIT: {
    kind: "quoted",
    title: "Review of pet travel guides, based on the 2026 EU rules and GOV.UK",
    checked: "August 28, 2026",
  },
  CABIN56: {
    kind: "quoted",
    title: "Carrier rules for American and Delta, citing the airlines",
    checked: "May 26, 2026",
  },
  CORR1: {
    kind: "quoted",
    title: "MiMAR: requirements by route, citing SENASA, SAG, the EU and the CDC",
    checked: "Researched July 4, 2026",
  },
  CORR2: {
    kind: "quoted",
    title: "MiMAR: legal review by route, citing SENASA, SAG, MAPA, the EU and the CDC",
    checked: "Last checked July 14, 2026",
  },
  DEEP: {
    kind: "quoted",
    title: "Pawdex: Pet passport guide, quoting government agencies and airlines",
    checked: "Last checked August 16, 2026",
  },
  DL_PTG: {
    kind: "quoted",
    title: "PetTransportGlobal: Delta pet policy",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "Last checked April 2026",
  },
  DOGTAG: {
    kind: "quoted",
    title: "DogTag: pet travel standards, citing the EU, APHIS, the CDC and DOT",
    checked: "June 17, 2026",
  },
  EC_COPY: {
    kind: "quoted",
    title: "European Commission: Bringing a pet from a non-EU country",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/bringing-pet-eu-non-eu-country_en",
    checked: "Undated",
  },
  EU576A4: {
    kind: "quoted",
    title: "Regulation (EU) No 576/2013, Annex IV: rabies titer test",
    address: "https://fantasticsearch.net/law/eu/en?article=1&id=_G0lZpsB1anJoctM46u-",
    checked: "Consolidated March 26, 2024",
  },
  FU_TN: {
    kind: "quoted",
    title: "FU Berlin veterinary clinic: emergency contact",
    checked: "August 3, 2026",
  },
  ITPETS: {
    kind: "quoted",
    title: "Italy relocation guide: US pets need no rabies titer test",
    checked: "Last checked July 30, 2026",
  },
  MDCF: {
    kind: "quoted",
    title: "MyDogCanFly: airlines' pet policies",
    address: "https://github.com/fromparis72/mydogcanfly",
    checked: "Last checked July 11, 2026",
  },
  PETMOVE: {
    kind: "quoted",
    title: "petmove: import procedures, citing DAFF",
    address: "https://github.com/off2030/petmove",
    checked: "May 6, 2026",
  },
  PTG_GOV: {
    kind: "quoted",
    title: "PetTransportGlobal: excerpts from official import pages",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "April 16, 2026",
  },
  SENASICA_EN: {
    kind: "quoted",
    title: "SENASICA: If you travel with your pet (leaflet)",
    address: "https://scribd.com/document/642021159/If-you-travel-with-your-pet",
    checked: "About 2023",
  },
  TTC_MX: {
    kind: "quoted",
    title: "True Trip Costs: Bringing a dog or cat to Mexico, citing APHIS, SENASICA and the CDC",
    checked: "Last checked July 19, 2026",
  },
  UAEU: {
    kind: "quoted",
    title: "Pet adoption platform: brief on EU Regulations 2026/131, 2026/636 and 2026/705",
    checked: "2026",
  },
  WTO_CL: {
    kind: "quoted",
    title:
      "WTO/SPS notification CHL/663: requirements for dogs, cats and ferrets; repeals Resolution 6056 of 2009",
    address: "https://www.switec.info/de/notifikationen/detail/?nr=CHL/663&id=65520",
    checked: "Undated",
  },
  ZA_SRC: {
    kind: "quoted",
    title: "Service dog permits: South Africa, citing gov.za, APHIS and GOV.UK",
    checked: "Last checked September 2026",
  },
  TH_DLD9: {
    kind: "quoted",
    title: "Thai Department of Livestock Development, Region 9: Sending pets abroad (in Thai)",
    address:
      "https://region9.dld.go.th/index.php/th/news-head/phey-phaer-khwam-ru-dan-psusatw/khan-txn-kar-sng-satw-leiyng-sunakh-maew-nk-l-xxk-nxk-rach-xanacakr",
    checked: "August 1, 2026",
  },
} satisfies Record<string, Source>;
