import type { Source } from "../source.ts";

/** Airlines, and reports on their rules. */
export const flyingSources = {
  AA_GH: {
    title: "GetHuman: American Airlines, service animals",
    address:
      "https://gethuman.com/customer-service/American-Airlines/how/Can-I-Bring-My-Dog-or-Service-Animal-on-My-American-Airlines-Flight/fvH",
    dated: "Undated",
  },
  AA_IFLY: {
    title: "iFLY: American Airlines pet policy",
    address: "https://www.ifly.com/airlines/american-airlines/pet-policy",
    dated: "About 2023",
  },
  AA_PW: {
    title: "PetsWeekly: American Airlines pet policy (older routes)",
    address:
      "https://petsweekly.com/pet-friendly-travel/pet-friendly-airlines/american-airlines/amp",
    dated: "Undated, likely outdated",
  },
  AIRCARD: {
    title: "Pawdex: American and Delta pet policies, with quotes",
    dated: "Last checked August 16, 2026",
  },
  AM_OLD: {
    title: "Aeromexico: Pets on board (older site)",
    address:
      "https://world.aeromexico.com/en/travel-with-aeromexico/baggage/special-luggage/pets-on-board/?site=us",
    dated: "About 2015",
  },
  AM_PFP: {
    title: "PetFlyPolicy: Aeromexico pet policy (in Spanish)",
    address:
      "https://www.petflypolicy.com/top-pet-friendly-airlines-us-espanol-aeromexico-pet-travel-policy/",
    dated: "About 2023–2024",
  },
  AM_TRAVO: {
    title: "Travomojo: Aeromexico pet policy",
    address: "https://www.travomojo.com/pet-policy/aeromexico-pet-policy/",
    dated: "About 2024–2025",
  },
  AM_UNI: {
    title: "El Universal: requirements for a dog or cat in the cabin (in Spanish)",
    address:
      "https://www.eluniversal.com.mx/destinos/requisitos-para-viajar-con-tu-perro-o-gato-en-cabina-del-avion",
    dated: "About 2021–2022",
  },
  BR_AA11: {
    title: "PandEcats: American Airlines bans snub-nosed breeds (list)",
    address: "https://www.pandecats.com/x/american-airlines-bans-snubnosed-breeds.shtml",
    dated: "February 2011",
  },
  BR_AGENT: {
    title: "iFlyRight, a ticket agent: list of snub-nosed animals",
    address: "https://www.iflyright.net/post/snub-nose-animals",
    dated: "April 6, 2023",
  },
  CABIN56: {
    title: "Carrier rules for American and Delta, citing the airlines",
    dated: "May 26, 2026",
  },
  DL_PTG: {
    title: "PetTransportGlobal: Delta pet policy",
    address: "https://github.com/ngindubai/pet-transport",
    dated: "Last checked April 2026",
  },
  DL_SVC: {
    title: "Delta: Trained service and emotional support animals",
    address: "https://www.delta.com/us/en/accessible-travel-services/service-animals",
    dated: "Copy from about 2021–2022",
  },
  DOT_ADA: {
    title: "Northeast ADA Center: Forms for flying with a service animal",
    address: "https://northeastada.org/askada/forms-for-flying-with-a-service-animal",
    dated: "Undated",
  },
  LONGHAUL: {
    title: "Comparison of in-cabin pet rules: American, Delta and Aeromexico (2026)",
    dated: "Last checked May 2026",
  },
} satisfies Record<string, Source>;
