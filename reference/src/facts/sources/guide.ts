import type { Source } from "../source.ts";

export const guide = {
  AA_GH: {
    kind: "guide",
    title: "GetHuman: American Airlines, service animals",
    address:
      "https://gethuman.com/customer-service/American-Airlines/how/Can-I-Bring-My-Dog-or-Service-Animal-on-My-American-Airlines-Flight/fvH",
    checked: "Undated",
  },
  AA_IFLY: {
    kind: "guide",
    title: "iFLY: American Airlines pet policy",
    address: "https://www.ifly.com/airlines/american-airlines/pet-policy",
    checked: "About 2023",
  },
  AA_NAHF: {
    kind: "guide",
    title: "nahf.org: American Airlines service dogs",
    address: "https://nahf.org/article/american-airlines-service-dogs",
    checked: "Undated",
  },
  AA_PTQ: {
    kind: "guide",
    title: "PetTravelQuestions: American Airlines",
    address: "https://pettravelquestions.com/petairline/american-airlines-2/",
    checked: "Undated, likely outdated",
  },
  AA_PW: {
    kind: "guide",
    title: "PetsWeekly: American Airlines pet policy (older routes)",
    address:
      "https://petsweekly.com/pet-friendly-travel/pet-friendly-airlines/american-airlines/amp",
    checked: "Undated, likely outdated",
  },
  AA_RIB: {
    kind: "guide",
    title: "ribbon.co: American Airlines, service dogs",
    address: "https://ribbon.co/american-airlines-service-dog/",
    checked: "Undated",
  },
  AM_DOP: {
    kind: "guide",
    title: "DogsOnPlanes: Aeromexico service animal policy",
    address: "https://www.dogsonplanes.com/airlines/aeromexico/service-animal-policy/",
    checked: "Undated",
  },
  AM_PFP: {
    kind: "guide",
    title: "PetFlyPolicy: Aeromexico pet policy (in Spanish)",
    address:
      "https://www.petflypolicy.com/top-pet-friendly-airlines-us-espanol-aeromexico-pet-travel-policy/",
    checked: "About 2023–2024",
  },
  AM_POL: {
    kind: "guide",
    title: "airlinespolicy.com: Aeromexico pet policy",
    address: "https://airlinespolicy.com/pet-policy/aeromexico-pet-policy/",
    checked: "Undated",
  },
  AM_TRAVO: {
    kind: "guide",
    title: "Travomojo: Aeromexico pet policy",
    address: "https://www.travomojo.com/pet-policy/aeromexico-pet-policy/",
    checked: "About 2024–2025",
  },
  AVMA: {
    kind: "guide",
    title: "AVMA: New CDC dog import requirements, FAQ for vets",
    address:
      "https://www.avma.org/resources-tools/animal-health-and-welfare/animal-travel-and-transport/new-cdc-dog-importation-requirements-faqs-veterinarians",
    checked: "2024",
  },
  BLUE: {
    kind: "guide",
    title: "Bluebonnet Animal Hospital: International Pet Travel Guide 2026",
    address: "https://github.com/yorkdvm/bluebonnet-pet-travel-guide",
    checked: "January 19, 2026",
  },
  BR_AA11: {
    kind: "guide",
    title: "PandEcats: American Airlines bans snub-nosed breeds (list)",
    address: "https://www.pandecats.com/x/american-airlines-bans-snubnosed-breeds.shtml",
    checked: "February 2011",
  },
  BR_CISA: {
    kind: "guide",
    title: "CISAVET/CRMV-PR: international transport of dogs and cats (in Portuguese)",
    address: "https://cisavet.com.br/blog/como-fazer-o-transporte-internacional-de-caes-e-gatos",
    checked: "March 2022",
  },
  CDC_HR21: {
    kind: "guide",
    title: "CDC: High-risk countries for dog rabies, 2021 (reprinted by infektologie.cz)",
    address: "https://infektologie.cz/zprava21-39.htm",
    checked: "July 11, 2021",
  },
  CHETOBA: {
    kind: "guide",
    title:
      "Chetoba: requirements for entering Chile with pets, SAG Resolution 6056 of 2009 (in Spanish)",
    address: "https://chetoba.com.ar/?p=10938",
    checked: "Undated, describes a 2009 rule",
  },
  DL_CERT: {
    kind: "guide",
    title: "Certs4Pets: Delta pet policy",
    address: "https://certs4pets.com/blog/petcerts-petpolicy-deltaairlines",
    checked: "About 2024",
  },
  DOGPACK: {
    kind: "guide",
    title: "Dogpacking: Screwworm requirements for dogs entering the U.S.",
    address:
      "https://dogpacking.com/travelling-south-screwworm-requirements-for-dogs-entering-visiting-or-returning-to-the-u-s",
    checked: "2025",
  },
  DOT_ADA: {
    kind: "guide",
    title: "Northeast ADA Center: Forms for flying with a service animal",
    address: "https://northeastada.org/askada/forms-for-flying-with-a-service-animal",
    checked: "Undated",
  },
  DO_BRO: {
    kind: "guide",
    title: "Dominican Republic tourism leaflet for France: traveling with your pet (in Spanish)",
    checked: "Undated, recent",
  },
  DO_GUIDE: {
    kind: "guide",
    title: "Expat guide: Traveling to the Dominican Republic with your pet",
    address:
      "http://ezyomusic.com/en/guide/central-america/dominican-republic/12420-traveling-to-dominican-republic-with-your-pet.html",
    checked: "Undated",
  },
  DO_VISIT: {
    kind: "guide",
    title: "visitdominicanrepublic.org: Travelling with pets",
    address: "https://www.visitdominicanrepublic.org/travelling-with-pets-to-dominican-republic",
    checked: "Undated",
  },
  EG_NAHF: {
    kind: "guide",
    title: "nahf.org: Egypt dog breed ban",
    address: "https://nahf.org/article/egypt-dog-breed-ban",
    checked: "October 28, 2024",
  },
  FIRSTMIG: {
    kind: "guide",
    title: "First Migration Service: Moving pets to Australia",
    address:
      "https://firstmigrationservice.com/en/news/moving-pets-to-australia-quarantine-requirements-costs",
    checked: "Undated",
  },
  GT_TRAD: {
    kind: "guide",
    title: "Sworn translator's blog: traveling outside Guatemala with your pet (in Spanish)",
    address: "https://mfvalenzuelach.com/blog/viaja-con-tu-mascota-travel-with-your-pet",
    checked: "Undated",
  },
  ID_BALI: {
    kind: "guide",
    title: "bali.live: Pet relocation to Indonesia",
    address:
      "https://bali.live/p/pet-relocation-to-indonesia-a-complete-guide-to-bringing-your-furry-friends",
    checked: "Undated",
  },
  ID_PT: {
    kind: "guide",
    title: "PetTravel: Indonesia pet import",
    address: "https://www.pettravel.com/immigration/indonesia-bali.cfm",
    checked: "About 2021",
  },
  IN_CMP: {
    kind: "guide",
    title: "CarryMyPet: Animal quarantine in India",
    address: "https://www.carrymypet.com/animal-quarantine",
    checked: "Undated",
  },
  IN_HL: {
    kind: "guide",
    title: "HappyLocate: Guidelines for pet import into India",
    address: "https://www.happylocate.com/guidelines-for-pet-import-into-india/",
    checked: "Undated",
  },
  LONGHAUL: {
    kind: "guide",
    title: "Comparison of in-cabin pet rules: American, Delta and Aeromexico (2026)",
    checked: "Last checked May 2026",
  },
  PA_ENT: {
    kind: "guide",
    title: "entiendelas.com: pets also travel to Panama (in Spanish)",
    address: "https://www.entiendelas.com/las-mascotas-tambien-viajan-a-panama/",
    checked: "Undated",
  },
  PA_P50: {
    kind: "guide",
    title: "Panama50: requirements for bringing in pets (in Spanish)",
    address: "https://panama50.com/requisitos-ingresar-mascotas/",
    checked: "Undated",
  },
  PA_RELO: {
    kind: "guide",
    title: "Relofirm: bringing your pets to Panama (in French)",
    address: "https://relofirm.com/fr/amener-vos-animaux-de-compagnie-a-panama",
    checked: "Undated",
  },
  PH_CPT: {
    kind: "guide",
    title: "CompanionPetTravel: US to the Philippines",
    address: "https://companionpettravel.com/how-to-import-your-pet-from-us-to-the-philippines/",
    checked: "Undated",
  },
  PTG: {
    kind: "guide",
    title: "PetTransportGlobal: pet import rules by country (unofficial, with known errors)",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "July 23, 2026",
  },
  PTG_BREED: {
    kind: "guide",
    title: "PetTransportGlobal: breed restrictions by country",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "April 16, 2026",
  },
  PTG_MEM: {
    kind: "guide",
    title: "PetTransportGlobal: corrections based on USDA, MAPA and EU pages",
    checked: "July 9, 2026",
  },
  TH_INFO: {
    kind: "guide",
    title: "theinfoport: Pet visa Thailand (taking pets out)",
    address: "https://mestogo-th.theinfoport.com/visa/pet-visa",
    checked: "Undated",
  },
  TH_JUS: {
    kind: "guide",
    title: "Juslaws: Bringing pets into Thailand",
    address: "https://it.juslaws.com/articles/bringing-pets-into-thailand",
    checked: "Undated",
  },
  V24: {
    kind: "guide",
    title: "versichern24.at: traveling with a restricted-breed dog (in German)",
    address: "https://www.versichern24.at/versicherungsratgebe/mit-einem-listenhund-verreisen/",
    checked: "Undated",
  },
} satisfies Record<string, Source>;
