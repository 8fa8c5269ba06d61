/** Where facts about airlines come from, by kind. */
import type { SourcePage } from "./source.ts";

/** Airlines' own pages. */
export const officialOfAirlines = {
  AF_HOP: {
    title: "HOP! (Air France group): Travel with pets",
    address: "https://www.hop.com/en/services/travel-with-pets",
    checked: "Undated, likely outdated",
  },
  AF_IR: {
    title: "Air France (Iran site): questions on animals",
    address: "https://iran.airfrance.com/information/faqs/avant-de-voyager/animaux",
    checked: "Undated, likely outdated",
  },
  AV_OFF: {
    title: "Avianca: Pets on board",
    address: "https://www.avianca.com/en/information-and-help/pet-transport/",
    checked: "Undated",
  },
  B6_OLD: {
    title: "JetBlue: Traveling with pets, an older page",
    address: "http://help.jetblue.com/SRVS/CGI-BIN/webisapi.dll?New,Kb=askBlue,case=obj%282032%29",
    checked: "Undated, likely outdated",
  },
  CM_CARGO: {
    title: "Copa Cargo: pets",
    address: "https://www.copacargo.com/html/user/default.aspx?pageid=13&lang=en",
    checked: "Undated",
  },
  FR_OFF: {
    title: "Ryanair help: guide and assistance dogs, general guidelines",
    address:
      "https://help.ryanair.com/hc/en-sk/articles/12893012349969-General-Guidelines-for-Travel",
    checked: "Undated",
  },
  IB_JP: {
    title: "Iberia: Carriage of pets (Japan site)",
    address: "https://www.iberia.com/jp/fly-with-iberia/pets",
    checked: "Undated",
  },
  IB_PE: {
    title: "Iberia: Pets, questions (Peru site)",
    address: "https://www.iberia.com/pe/faqs/pets-carriage/",
    checked: "Undated",
  },
  IB_US: {
    title: "Iberia: Travelling with pets (US site)",
    address: "https://www.iberia.com/us/fly-with-iberia/pets/",
    checked: "Undated",
  },
  JL_DOM: {
    title: "Japan Airlines: Traveling with pets (domestic)",
    address: "https://www.jal.co.jp/jp/en/dom/support/pet/",
    checked: "Undated",
  },
  JL_INT: {
    title: "Japan Airlines: Traveling with pets (international)",
    address: "https://www.jal.co.jp/jp/en/inter/support/pet/",
    checked: "Undated",
  },
  JL_OLD: {
    title: "Japan Airlines: Traveling with pets, an older page",
    address: "http://www.jal.co.jp/en/inter/support/pet/",
    checked: "Undated, likely outdated",
  },
  LA_TRADE: {
    title: "LATAM: new conditions for pets in the cabin",
    address:
      "https://www.latamtrade.com/de_de/meldung/ANIMALES_EN_CABINA_PETC_Nuevas_condiciones_de_embarque_en_el_servicio_de_PETC_ENG",
    checked: "February 8, 2024",
  },
  LH_CITY: {
    title: "Lufthansa City Airlines: Travelling with animals",
    address:
      "https://www.lufthansa-city.com/en/information/before-your-flight/travelling-with-animals.html",
    checked: "Undated",
  },
  NH_GB: {
    title: "ANA: Traveling with pets (UK site)",
    address: "https://ana.co.jp/en/gb/travel-information/pet-policy",
    checked: "Undated",
  },
  NH_SG: {
    title: "ANA: Traveling with pets (Singapore site)",
    address: "https://ana.co.jp/en/sg/travel-information/pet-policy",
    checked: "Undated",
  },
  OS_OFF: {
    title: "Austrian Airlines: Travelling with pets",
    address: "https://www.austrian.com/at/en/travelling-with-animals",
    checked: "Undated",
  },
  QF_AC: {
    title: "Qantas Agency Connect: Travelling with pets",
    address:
      "https://www.qantas.com/agencyconnect/au/en/policy-and-guidelines/book-and-service/travelling-with-pets.html",
    checked: "Undated",
  },
  QF_FR: {
    title: "Qantas Freight: Pet travel questions",
    address: "https://freight.qantas.com/au-en/pets/pet-travel-faqs.html",
    checked: "Undated",
  },
  QF_OLD: {
    title: "Qantas: Travelling with pets",
    address: "https://www.qantas.com.au/travel/airlines/travelling-with-pets/global/en",
    checked: "Undated, likely outdated",
  },
  QR_BA: {
    title: "Qatar Airways: Traveling with animals and birds, on British Airways' site",
    address: "https://www.britishairways.com/jba/qr/en_QA/baggage/animals.html",
    checked: "Undated",
  },
  QR_OLD: {
    title: "Qatar Airways: Travelling with animals and birds",
    address: "http://www1.qatarairways.com/global/en/animals.page",
    checked: "Undated, likely outdated",
  },
  TK_CAB: {
    title: "Turkish Airlines: Transport in the cabin",
    address:
      "https://www.turkishairlines.com/en-us/any-questions/traveling-with-pets/transport-in-the-cabin/",
    checked: "Undated",
  },
  TK_TC: {
    title: "Turkish Airlines: Pet carriage terms and conditions",
    address:
      "https://www.turkishairlines.com/en-int/any-questions/traveling-with-pets/pet-fee-calculator/terms-and-conditions/",
    checked: "Undated",
  },
  TP_AG: {
    title: "TAP for agents: transport of pets",
    address: "https://www.tapagents.com/Partners_UI/Article.aspx?ArticleId=806",
    checked: "Undated",
  },
  TP_MX: {
    title: "TAP: Flying with animals (Mexico site)",
    address: "https://flytap.com/en-mx/travelling-with-animals/pets",
    checked: "Undated",
  },
  VS_OFF: {
    title: "Virgin Atlantic: Conditions of carriage, article 16",
    address:
      "https://flywith.virginatlantic.com/gb/en/prepare-to-fly/conditions-of-carriage/article-16.html",
    checked: "Undated",
  },
  WN_OFF: {
    title: "Southwest: Flying with pets",
    address: "https://www.southwest.com/help/booking/pet-policy",
    checked: "Undated",
  },
  WS_CARGO: {
    title: "WestJet Cargo: Pets in kennels",
    address:
      "https://www.westjet.com/en-ca/book-trip/westjet-cargo/shipping-information/pets-kennels",
    checked: "Undated",
  },
  WS_ENT: {
    title: "WestJet: General entrance requirements for guests travelling with pets",
    address: "https://www.westjet.com/en-bs/pets/general-entrance-requirements",
    checked: "Undated",
  },
  WS_PETS: {
    title: "WestJet: Pets",
    address: "https://www.westjet.com/en-mx/pets",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;

/** Dated copies by others of airlines' pages. */
export const quotedOfAirlines = {
  CM_DIU: {
    title: "Copa: notice on pets, in force from February 2024",
    address:
      "https://www.traveldiunsa.com/Blog/Post/77071/Pol%C3%ADtica-de-transporte-de-perro-de-servicio-apoyo-emocional-y-mascota-en-cabina",
    checked: "February 1, 2024",
  },
  GB_GOV: {
    title: "UK Government: reply to a petition on pets in the cabin",
    address:
      "https://www.parallelparliament.co.uk/petitions/650194/let-airlines-allow-pets-in-the-airplanes-cabin-to-and-from-the-uk",
    checked: "April 19, 2024",
  },
  MDCF_FARES: {
    title: "MyDogCanFly: excerpts from airlines' lists of fees",
    address: "https://github.com/fromparis72/mydogcanfly",
    checked: "September 10, 2026",
  },
  MDCF_PAGES: {
    title: "MyDogCanFly: excerpts from airlines' pages",
    address: "https://github.com/fromparis72/mydogcanfly",
    checked: "September 8, 2026",
  },
  PAWDEX: {
    title: "Pawdex: quotes of airlines' pages",
    address:
      "https://github.com/stratustechgroup/pawdex/blob/476bec6e989f56ee86e9d0f55be2459e856bacc7/docs/pet-passport-deep-dive.md",
    checked: "August 16, 2026",
  },
  PAWDEX_LH: {
    title: "Pawdex: copy of Lufthansa's page",
    address:
      "https://github.com/stratustechgroup/pawdex/blob/476bec6e989f56ee86e9d0f55be2459e856bacc7/lib/compliance/airlines.ts",
    checked: "July 29, 2026",
  },
  PTG_SCR: {
    title: "PetTransportGlobal: copies of airlines' pages",
    address:
      "https://github.com/ngindubai/pet-transport/blob/78ec403b001dc55c8da2841509017430c195bd9d/data/airline_pet_policies.json",
    checked: "April 2026",
  },
} satisfies Record<string, SourcePage>;

export const pressOfAirlines = {
  AC_ADV: {
    title: "Advanced Infos: Air Canada, pets and cargo 2022",
    address:
      "https://advancedinfos.com/air-canada-bans-pets-from-traveling-in-cargo-until-september-12-2022/",
    checked: "2022",
  },
  AV_CAR: {
    title: "Noticias Caracol: Avianca, pets in the cabin",
    address:
      "https://www.noticiascaracol.com/economia/importante-descuento-para-su-vuelo-si-viaja-con-mascota-en-cabina-de-que-se-trata-la-oferta-rg10",
    checked: "August 14, 2025",
  },
  AV_LEN: {
    title: "La Lengua Caribe: Avianca pet policy of 2023",
    address:
      "https://www.lalenguacaribe.co/2023/nacional/avianca-desde-este-mes-rige-nueva-politica-para-viajar-con-mascotas/",
    checked: "February 2023",
  },
  AV_VOL: {
    title: "Volavi: changes of Avianca's pet policy",
    address: "https://volavi.co/aviacion/cambios-politica-transporte-mascotas-avianca?amp=1",
    checked: "2023",
  },
  LA_22: {
    title: "LATAM: breeds refused in the hold",
    address:
      "https://playcrazygame.com/2022/09/04/latam-bans-some-breeds-of-dogs-and-cats-in-the-hold-of-the-plane/",
    checked: "September 4, 2022",
  },
  TP_MAD: {
    title: "Madeira Island News: TAP for pets",
    address:
      "https://www.madeiraislandnews.com/2024/11/tap-is-the-best-airline-in-europe-for-traveling-with-pets.html",
    checked: "November 20, 2024",
  },
} satisfies Record<string, SourcePage>;
