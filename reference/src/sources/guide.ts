import type { SourcePage } from "./source.ts";

export const guide = {
  AA_GH: {
    title: "GetHuman: American Airlines, service animals",
    address:
      "https://gethuman.com/customer-service/American-Airlines/how/Can-I-Bring-My-Dog-or-Service-Animal-on-My-American-Airlines-Flight/fvH",
    checked: "Undated",
  },
  AA_IFLY: {
    title: "iFLY: American Airlines pet policy",
    address: "https://www.ifly.com/airlines/american-airlines/pet-policy",
    checked: "About 2023",
  },
  AA_NAHF: {
    title: "nahf.org: American Airlines service dogs",
    address: "https://nahf.org/article/american-airlines-service-dogs",
    checked: "Undated",
  },
  AA_PTQ: {
    title: "PetTravelQuestions: American Airlines",
    address: "https://pettravelquestions.com/petairline/american-airlines-2/",
    checked: "Undated, likely outdated",
  },
  // Older routes.
  AA_PW: {
    title: "PetsWeekly: American Airlines pet policy",
    address:
      "https://petsweekly.com/pet-friendly-travel/pet-friendly-airlines/american-airlines/amp",
    checked: "Undated, likely outdated",
  },
  AA_RIB: {
    title: "ribbon.co: American Airlines, service dogs",
    address: "https://ribbon.co/american-airlines-service-dog/",
    checked: "Undated",
  },
  AM_DOP: {
    title: "DogsOnPlanes: Aeromexico service animal policy",
    address: "https://www.dogsonplanes.com/airlines/aeromexico/service-animal-policy/",
    checked: "Undated",
  },
  AM_PFP: {
    title: "PetFlyPolicy: Aeromexico pet policy (in Spanish)",
    address:
      "https://www.petflypolicy.com/top-pet-friendly-airlines-us-espanol-aeromexico-pet-travel-policy/",
    checked: "About 2023–2024",
  },
  AM_POL: {
    title: "airlinespolicy.com: Aeromexico pet policy",
    address: "https://airlinespolicy.com/pet-policy/aeromexico-pet-policy/",
    checked: "Undated",
  },
  AM_TRAVO: {
    title: "Travomojo: Aeromexico pet policy",
    address: "https://www.travomojo.com/pet-policy/aeromexico-pet-policy/",
    checked: "About 2024–2025",
  },
  AVMA: {
    title: "AVMA: New CDC dog import requirements, FAQ for vets",
    address:
      "https://www.avma.org/resources-tools/animal-health-and-welfare/animal-travel-and-transport/new-cdc-dog-importation-requirements-faqs-veterinarians",
    checked: "2024",
  },
  BLUE: {
    title: "Bluebonnet Animal Hospital: International Pet Travel Guide 2026",
    address: "https://github.com/yorkdvm/bluebonnet-pet-travel-guide",
    checked: "January 19, 2026",
  },
  BR_AA11: {
    title: "PandEcats: American Airlines bans snub-nosed breeds (list)",
    address: "https://www.pandecats.com/x/american-airlines-bans-snubnosed-breeds.shtml",
    checked: "February 2011",
  },
  BR_AGENT: {
    title: "iFlyRight, a ticket agent: list of snub-nosed animals",
    address: "https://www.iflyright.net/post/snub-nose-animals",
    checked: "April 6, 2023",
  },
  BR_CISA: {
    title: "CISAVET/CRMV-PR: international transport of dogs and cats (in Portuguese)",
    address: "https://cisavet.com.br/blog/como-fazer-o-transporte-internacional-de-caes-e-gatos",
    checked: "March 2022",
  },
  // Reprinted by infektologie.cz.
  CDC_HR21: {
    title: "CDC: High-risk countries for dog rabies, 2021",
    address: "https://infektologie.cz/zprava21-39.htm",
    checked: "July 11, 2021",
  },
  CHETOBA: {
    title:
      "Chetoba: requirements for entering Chile with pets, SAG Resolution 6056 of 2009 (in Spanish)",
    address: "https://chetoba.com.ar/?p=10938",
    checked: "Undated, describes a 2009 rule",
  },
  DL_CERT: {
    title: "Certs4Pets: Delta pet policy",
    address: "https://certs4pets.com/blog/petcerts-petpolicy-deltaairlines",
    checked: "About 2024",
  },
  DOGPACK: {
    title: "Dogpacking: Screwworm requirements for dogs entering the U.S.",
    address:
      "https://dogpacking.com/travelling-south-screwworm-requirements-for-dogs-entering-visiting-or-returning-to-the-u-s",
    checked: "2025",
  },
  DOT_ADA: {
    title: "Northeast ADA Center: Forms for flying with a service animal",
    address: "https://northeastada.org/askada/forms-for-flying-with-a-service-animal",
    checked: "Undated",
  },
  DO_BRO: {
    title: "Dominican Republic tourism leaflet for France: traveling with your pet (in Spanish)",
    checked: "Undated, recent",
  },
  DO_GUIDE: {
    title: "Expat guide: Traveling to the Dominican Republic with your pet",
    address:
      "http://ezyomusic.com/en/guide/central-america/dominican-republic/12420-traveling-to-dominican-republic-with-your-pet.html",
    checked: "Undated",
  },
  DO_VISIT: {
    title: "visitdominicanrepublic.org: Travelling with pets",
    address: "https://www.visitdominicanrepublic.org/travelling-with-pets-to-dominican-republic",
    checked: "Undated",
  },
  EG_NAHF: {
    title: "nahf.org: Egypt dog breed ban",
    address: "https://nahf.org/article/egypt-dog-breed-ban",
    checked: "October 28, 2024",
  },
  FIRSTMIG: {
    title: "First Migration Service: Moving pets to Australia",
    address:
      "https://firstmigrationservice.com/en/news/moving-pets-to-australia-quarantine-requirements-costs",
    checked: "Undated",
  },
  GT_TRAD: {
    title: "Sworn translator's blog: traveling outside Guatemala with your pet (in Spanish)",
    address: "https://mfvalenzuelach.com/blog/viaja-con-tu-mascota-travel-with-your-pet",
    checked: "Undated",
  },
  ID_BALI: {
    title: "bali.live: Pet relocation to Indonesia",
    address:
      "https://bali.live/p/pet-relocation-to-indonesia-a-complete-guide-to-bringing-your-furry-friends",
    checked: "Undated",
  },
  ID_PT: {
    title: "PetTravel: Indonesia pet import",
    address: "https://www.pettravel.com/immigration/indonesia-bali.cfm",
    checked: "About 2021",
  },
  IN_CMP: {
    title: "CarryMyPet: Animal quarantine in India",
    address: "https://www.carrymypet.com/animal-quarantine",
    checked: "Undated",
  },
  IN_HL: {
    title: "HappyLocate: Guidelines for pet import into India",
    address: "https://www.happylocate.com/guidelines-for-pet-import-into-india/",
    checked: "Undated",
  },
  LONGHAUL: {
    title: "Comparison of in-cabin pet rules: American, Delta and Aeromexico (2026)",
    checked: "Last checked May 2026",
  },
  MDCF_BR: {
    title: "MyDogCanFly: Brazil",
    address: "https://github.com/fromparis72/mydogcanfly/blob/HEAD/content/countries/br.yml",
    checked: "July 11, 2026",
  },
  MDCF_ES: {
    title: "MyDogCanFly: Spain",
    address: "https://github.com/fromparis72/mydogcanfly/blob/HEAD/content/countries/es.yml",
    checked: "July 11, 2026",
  },
  MDCF_TH: {
    title: "MyDogCanFly: Thailand",
    address: "https://github.com/fromparis72/mydogcanfly/blob/HEAD/content/countries/th.yml",
    checked: "July 11, 2026",
  },
  PA_ENT: {
    title: "entiendelas.com: pets also travel to Panama (in Spanish)",
    address: "https://www.entiendelas.com/las-mascotas-tambien-viajan-a-panama/",
    checked: "Undated",
  },
  PA_P50: {
    title: "Panama50: requirements for bringing in pets (in Spanish)",
    address: "https://panama50.com/requisitos-ingresar-mascotas/",
    checked: "Undated",
  },
  PA_RELO: {
    title: "Relofirm: bringing your pets to Panama (in French)",
    address: "https://relofirm.com/fr/amener-vos-animaux-de-compagnie-a-panama",
    checked: "Undated",
  },
  PFOTEN: {
    title: "Pfotenteam: animals entering and leaving Germany and France (in German)",
    address: "https://pfotenteam.com/ein-und-ausreise-tiere-deutschland-&-frankreich",
    checked: "Undated",
  },
  PH_CPT: {
    title: "CompanionPetTravel: US to the Philippines",
    address: "https://companionpettravel.com/how-to-import-your-pet-from-us-to-the-philippines/",
    checked: "Undated",
  },
  // Unofficial, with known errors.
  PTG: {
    title: "PetTransportGlobal: pet import rules by country",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "July 23, 2026",
  },
  PTG_BREED: {
    title: "PetTransportGlobal: breed restrictions by country",
    address: "https://github.com/ngindubai/pet-transport",
    checked: "April 16, 2026",
  },
  PTG_MEM: {
    title: "PetTransportGlobal: corrections based on USDA, MAPA and EU pages",
    checked: "July 9, 2026",
  },
  TH_INFO: {
    title: "theinfoport: Pet visa Thailand (taking pets out)",
    address: "https://mestogo-th.theinfoport.com/visa/pet-visa",
    checked: "Undated",
  },
  TH_JUS: {
    title: "Juslaws: Bringing pets into Thailand",
    address: "https://it.juslaws.com/articles/bringing-pets-into-thailand",
    checked: "Undated",
  },
  UKVET: {
    title: "Campbell and Galloway, vets: Pet travel scheme",
    address: "https://www.campbellandgallowayvets.co.uk/pet-travel-scheme/pet-travel-scheme/",
    checked: "About 2012",
  },
  V24: {
    title: "versichern24.at: traveling with a restricted-breed dog (in German)",
    address: "https://www.versichern24.at/versicherungsratgebe/mit-einem-listenhund-verreisen/",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;
