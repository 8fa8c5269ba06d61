/** Guides and lists about airlines. */
import type { SourcePage } from "./source.ts";

/** Guides and lists on the web. */
export const guideToAirlines = {
  AC_FHC: {
    title: "Flights Help Center: Air Canada pet policy 2025",
    address: "https://www.flightshelpcenter.com/?p=1644",
    checked: "2025",
  },
  AC_PTQ: {
    title: "PetTravelQuestions: Air Canada",
    address: "https://pettravelquestions.com/petairline/air-canada/",
    checked: "Undated, likely outdated",
  },
  AF_DOP: {
    title: "DogsOnPlanes: Air France pets in cabin",
    address: "https://www.dogsonplanes.com/airlines/air-france/pets-in-cabin/",
    checked: "Undated",
  },
  AF_PTQ: {
    title: "PetTravelQuestions: Air France",
    address: "https://pettravelquestions.com/petairline/air-france/",
    checked: "Undated, likely outdated",
  },
  AF_US: {
    title: "Underseat: Air France carrier rules",
    address: "https://underseat.vercel.app/rules/air-france",
    checked: "June 18, 2026",
  },
  AS_AMB: {
    title: "Airlines Manage Booking: Alaska pet policy",
    address: "https://airlinesmanagebooking.com/blog/alaska-airlines-pet-policy/",
    checked: "2024",
  },
  AS_FC: {
    title: "Flights Counsel: Alaska Airlines pet policy",
    address: "https://www.flightscounsel.com/?p=4088",
    checked: "Undated",
  },
  BA_DJ: {
    title: "The Adventures of Django and Arya: British Airways 2024",
    address: "https://www.theadventuresofdjangoandarya.com/airline-pet-policies/british-airways/",
    checked: "2024",
  },
  EK_PBS: {
    title: "PBS Pet Travel: Emirates SkyCargo",
    address: "https://www.pbspettravel.co.uk/partners/emirates-skycargo/",
    checked: "Undated",
  },
  EK_SM: {
    title: "SeatMaestro: Emirates pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/emirates/pets/",
    checked: "Undated",
  },
  FR_NP: {
    title: "The Nomad Paws: Ryanair pet policies guide",
    address: "https://thenomadpaws.com/travel/airline-policies/ryanair-pet-policies-guide",
    checked: "Undated",
  },
  GB_PAUK: {
    title: "PetAir UK: airlines that carry pets out of the UK",
    address: "https://www.petairuk.com/blog/which-airlines-carry-pets-out-of-the-uk-2025-guide",
    checked: "2025",
  },
  JL_SM: {
    title: "SeatMaestro: Japan Airlines pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/japan-airlines-jal/pets/",
    checked: "Undated",
  },
  KE_BLOG: {
    title: "Langppum Family: Korean Air pet guide",
    address: "https://pure.langppumfamily.com/2025/11/blog-post_18.html",
    checked: "November 2025",
  },
  KE_DOP: {
    title: "DogsOnPlanes: Korean Air checked baggage",
    address: "https://www.dogsonplanes.com/airlines/korean/pets-in-checked-baggage/",
    checked: "Undated",
  },
  KE_IFLY: {
    title: "iFLY: Korean Air pet policy",
    address: "https://www.ifly.com/airlines/korean-air-airlines/pet-policy",
    checked: "Undated",
  },
  KE_YOO: {
    title: "yooo12031: rules for dogs on planes",
    address: "https://yooo12031.com/tag/%EB%B0%98%EB%A0%A4%EA%B2%AC?page=1",
    checked: "October 15, 2025",
  },
  KL_CUC: {
    title: "Cucarecu: KLM",
    address: "https://www.cucarecu.uk/airlines/klm",
    checked: "Undated",
  },
  KL_DJ: {
    title: "The Adventures of Django and Arya: KLM pet policy 2024",
    address: "https://www.theadventuresofdjangoandarya.com/airline-pet-policies/klm/",
    checked: "2024",
  },
  LA_FC: {
    title: "Flights Counsel: LATAM pet policy",
    address: "https://www.flightscounsel.com/?p=4148",
    checked: "Undated",
  },
  LA_SM: {
    title: "SeatMaestro: LATAM pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/latam-airlines/pets/",
    checked: "Undated",
  },
  LH_DOP: {
    title: "DogsOnPlanes: Lufthansa pets in cabin",
    address: "https://www.dogsonplanes.com/airlines/lufthansa/pets-in-cabin/",
    checked: "Undated",
  },
  LX_CAN: {
    title: "cancelled.ch: animals on board",
    address: "https://www.cancelled.ch/en/animals-on-board/",
    checked: "Undated",
  },
  LX_POB: {
    title: "Paws on Board: SWISS",
    address: "https://www.pawsonboard.com/airlines/swiss-international-air-lines",
    checked: "Undated",
  },
  LX_TM: {
    title: "Travomint: SWISS pets in cabin",
    address: "https://www.travomint.ph/blog/does-swiss-international-airlines-allow-pets-in-cabin",
    checked: "August 8, 2024",
  },
  NH_PV: {
    title: "Pet Ventures: ANA",
    address: "https://pet-ventures.com/ana/",
    checked: "Undated, likely outdated",
  },
  OS_CUC: {
    title: "Cucarecu: Austrian Airlines",
    address: "https://www.cucarecu.uk/airlines/austrian-airlines",
    checked: "Undated",
  },
  PIC_UPD: {
    title: "Pets in Cabin: log of rule changes",
    address: "https://www.petsincabin.com/updates",
    checked: "July 20, 2026",
  },
  QF_DJ: {
    title: "The Adventures of Django and Arya: Qantas pet policy 2024",
    address: "https://www.theadventuresofdjangoandarya.com/airline-pet-policies/qantas/",
    checked: "2024",
  },
  QR_SM: {
    title: "SeatMaestro: Qatar Airways pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/qatar-airways/pets/",
    checked: "Undated",
  },
  TK_CUC: {
    title: "Cucarecu: Turkish Airlines",
    address: "https://www.cucarecu.uk/airlines/turkish-airlines",
    checked: "Undated",
  },
  TP_CUC: {
    title: "Cucarecu: TAP",
    address: "https://www.cucarecu.uk/airlines/tap-air-portugal",
    checked: "Undated",
  },
  TP_SM: {
    title: "SeatMaestro: TAP pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/tap-air-portugal/pets/",
    checked: "Undated",
  },
  U2_NP: {
    title: "The Nomad Paws: easyJet pet policies guide",
    address: "https://thenomadpaws.com/travel/airline-policies/easyjet-pet-policies-guide",
    checked: "Undated",
  },
  U2_PT: {
    title: "PetTravel: easyJet pet policy",
    address: "https://www.pettravel.com/information/airlines/easyjet-pet-policy/",
    checked: "Undated",
  },
  U2_WF: {
    title: "Woofly: easyJet pet policy",
    address: "https://woofly.travel/travellers-information/easyjet-pet-policy",
    checked: "Undated",
  },
  UA_PP: {
    title: "Passpaw: United carry-on pet guide",
    address: "https://passpaw.com/blog/united-airlines-carry-on-pet",
    checked: "January 25, 2026",
  },
  UKP_26: {
    title: "I Love Airport Parking: flying with pets in 2026",
    address: "https://www.iloveairportparking.co.uk/blog/posts/2018/september/flying-with-your-pet",
    checked: "2026",
  },
  VS_SM: {
    title: "SeatMaestro: Virgin Atlantic pets",
    address: "https://www.seatmaestro.fr/airlines-seating-maps/virgin-atlantic/pets/",
    checked: "Undated, likely outdated",
  },
  WS_ALP: {
    title: "airlinespet.com: WestJet pet policy",
    address: "https://airlinespet.com/westjet-pet-policy/",
    checked: "Undated",
  },
  WS_SM: {
    title: "SeatMaestro: WestJet pets",
    address: "https://www.seatmaestro.com/airlines-seating-maps/westjet/pets/",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;

/** Lists in public repositories. */
export const collectionOfAirlines = {
  AULVEM: {
    title: "Pet Airlines: list of airlines' rules",
    address: "https://github.com/aulvem/pet_airlines",
    checked: "April 27, 2026",
  },
  PIC: {
    title: "Pets in Cabin: list of airlines, each with the airline's page",
    address:
      "https://github.com/rupindermahay/petsincabin/blob/d529768824bf590fa42387430bed7fc2344785ae/components/PetTravel.jsx",
    checked: "May 2026",
  },
  PIC_CMP: {
    title: "Pets in Cabin: comparison of airlines",
    address:
      "https://github.com/rupindermahay/petsincabin/blob/1c21b01ddcd0940de77727bca55c3535fc7fb1dc/components/airlinesCompare.js",
    checked: "May 2026",
  },
  PTG_U2: {
    title: "PetTransportGlobal: easyJet",
    address:
      "https://github.com/ngindubai/pet-transport/blob/78ec403b001dc55c8da2841509017430c195bd9d/site/content/airlines/easyjet.md",
    checked: "May 9, 2026",
  },
  TPP_UA: {
    title: "The Points Pup: United pet policy 2026",
    address:
      "https://github.com/thepointspupblog/thepointspup/blob/25cab83f20d7a7b997be62d7784d382e13fa3d71/content/posts/united-airlines-pet-policy.md",
    checked: "February 3, 2026",
  },
  TPP_WN: {
    title: "The Points Pup: Southwest pet policy 2026",
    address:
      "https://github.com/thepointspupblog/thepointspup/blob/25cab83f20d7a7b997be62d7784d382e13fa3d71/content/posts/southwest-airlines-pet-policy.md",
    checked: "February 3, 2026",
  },
  USEAT: {
    title: "Underseat: carrier rules of airlines, citing their pages",
    address:
      "https://github.com/asap-blip/underseat/blob/158be1a49dc3b0592f856b33325a2ea7e0740a62/src/lib/data/seed.ts",
    checked: "June 18, 2026",
  },
} satisfies Record<string, SourcePage>;
