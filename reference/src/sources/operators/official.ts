import type { SourcePage } from "../source.ts";

/** Pages of companies with ferries, trains and buses. */
export const officialOnOperators = {
  AMHS_1: {
    title: "Alaska Marine Highway: pets (old state page)",
    address: "http://www.dot.state.ak.us/amhs/pets.shtml",
    checked: "Undated, likely outdated",
  },
  AMTRAK_3: {
    title: "Amtrak in Oregon (Oregon Department of Transportation): pets",
    address: "https://amtrakoregon.com/guide/pets",
    checked: "Undated",
  },
  ATTICA_1: {
    title: "Superfast Ferries: pets on board",
    address: "https://www.superfast.com/en-gb/generic-information-pages/pets-on-board",
    checked: "Undated",
  },
  ATTICA_3: {
    title: "Seasmiles (Attica Group) FAQ: pets",
    address:
      "https://www.seasmiles.com/en/helpcenter/category/faq?article-number=KA-02487&category=2&subcategory=9",
    checked: "Undated",
  },
  BALEARIA_3: {
    title: "Baleària: pilot projects for pets on board (in Spanish)",
    address: "https://www.balearia.com/ca/blog/uno-mas-de-la-familia",
    checked: "Undated",
  },
  BCFERRIES_3: {
    title: "BC Ferries: travel with pets",
    address: "https://bcferries.com/travel_planning/travel-with-pets.html",
    checked: "Undated",
  },
  BRITTANY_4: {
    title: "Brittany Ferries: traveling by ferry with pets (old site)",
    address:
      "http://www.brittany-ferries.co.uk/information/PETS-travel-scheme/travelling-by-ferry-with-pets",
    checked: "Before 2021",
  },
  COLOR_1: {
    title: "Color Line Germany: Mitnahme von Tieren (in German)",
    address: "https://www.colorline.de/service/mitnahme-von-tieren",
    checked: "After 2017",
  },
  COLOR_2: {
    title: "Color Line: traveling with animals",
    address: "https://www.colorline.com/practical-information/animals",
    checked: "After 2017",
  },
  CUNARD_1: {
    title: "Cunard trade help: kennels (travel agents)",
    address:
      "https://ask.completecruisesolution.com/help/ext/cunard/why-book-with-us/kennels_external",
    checked: "Undated",
  },
  CUNARD_2: {
    title: "Cunard trade help: kennel information and prices",
    address: "https://ask.completecruisesolution.com/help/ext/cunard/why-book-with-us/kennel_info",
    checked: "Undated",
  },
  CUNARD_5: {
    title: "Cunard: assistance dogs",
    address: "https://cunard.com/en-us/accessibility/assistance-dogs",
    checked: "Undated",
  },
  DB_1: {
    title: "Deutsche Bahn: information for passengers with dogs",
    address: "https://www.bahn.de/p_en/view/service/passengers/travelling-with-dogs.shtml",
    checked: "Before 2017",
  },
  DFDS_1: {
    title: "DFDS: Traveling with your pet",
    address: "https://www.dfds.com/en-gb/passenger-ferries/passenger-information/pet-travel",
    checked: "2025 or later",
  },
  DFDS_3: {
    title: "DFDS Seaways: pet travel (old page)",
    address: "https://www.dfdsseaways.co.uk/customer-service/passenger-information/pet-travel",
    checked: "About 2015",
  },
  DFDS_6: {
    title: "DFDS blog: going on holiday with your pet",
    address: "https://blog.dfdsseaways.co.uk/going-on-holiday-with-your-pet/",
    checked: "2022-02-17",
  },
  ECKERO_1: {
    title: "Eckerö Line: pets on board",
    address: "https://eckeroline.com/pets",
    checked: "Undated",
  },
  EUROSTAR_1: {
    title: "Eurostar Help Centre: guide and assistance dogs",
    address: "https://help.eurostar.com/faq/us-en/question/Guide-and-assistance-dogs",
    checked: "Undated",
  },
  EUROSTAR_2: {
    title: "Eurostar: Assistance dogs",
    address: "https://www.eurostar.com/be-en/travel-info/travel-planning/assistance-dogs",
    checked: "About 2021",
  },
  EUROSTAR_3: {
    title: "NS International: Eurostar to London, traveling with a pet",
    address:
      "https://support-en.nsinternational.com/app/answers/detail/a_id/14827/~/eurostar-to-london-%C2%BB-travelling-with-a-pet",
    checked: "Undated",
  },
  EUROSTAR_4: {
    title: "Thalys: Can I travel with my pet?",
    address: "https://www.thalys.com/be/en/help/can-i-travel-with-my-pet",
    checked: "Undated, likely outdated",
  },
  EUROSTAR_6: {
    title: "NS International: Eurostar to Belgium/France, traveling with a pet",
    address: "https://support-en.nsinternational.com/app/answers/detail/a_id/15004",
    checked: "After 2023",
  },
  EUROSTAR_8: {
    title: "Thalys: Traveling with pets",
    address: "https://www.thalys.com/be/en/info-services/travelling-with-pets",
    checked: "Before 2023",
  },
  FJORD_1: {
    title: "Fjord Line: Transport von Tieren (in German)",
    address:
      "https://www.fjordline.com/de/p/kundeservice/kundesenter/qa__trashed/vor-der-abreise/transport-von-tieren",
    checked: "Undated, likely outdated",
  },
  GNV_1: {
    title: "GNV magazine: amici a 4 zampe (in Italian)",
    address: "https://viedelmare.gnv.it/in-viaggio-con-gnv/amici-4-zampe-servizi-gnv",
    checked: "Undated",
  },
  GRIMALDI_2: {
    title: "Grimaldi Lines: FAQ on pets (in Italian)",
    address:
      "https://www.grimaldi-lines.com/it/faq/e-possibile-portare-in-viaggio-un-animale-domestico/",
    checked: "Undated",
  },
  IRISH_1: {
    title: "Irish Ferries help desk: Pet travel Ireland–France",
    address: "https://irishferries.freshdesk.com/en/support/solutions/articles/80001039012",
    checked: "After January 2021",
  },
  IRISH_3: {
    title: "Irish Ferries: traveling with pets, Ireland–Britain",
    address:
      "https://www.irishferries.com/nl/frequently-asked-questions/top-10-faqs/pets-ireland-britain-routes/",
    checked: "After January 2021",
  },
  IRYO_1: { title: "iryo: pets", address: "https://iryo.eu/en/travel/pets", checked: "Undated" },
  ITALO_1: {
    title: "Italo blog: viaggiare in treno con il cane (in Italian)",
    address: "https://blog.italotreno.it/idee-di-viaggio/viaggiare-in-treno-con-il-cane",
    checked: "Undated",
  },
  JR_1: {
    title: "JR Shikoku: personal belongings",
    address: "https://www.jr-shikoku.co.jp/global/en/kippu_info/sonota.html",
    checked: "Undated",
  },
  LESHUTTLE_1: {
    title: "LeShuttle: Traveling with animals",
    address: "https://www.leshuttle.com/uk-en/travelling-with-us/travelling-with-pets",
    checked: "After January 2021",
  },
  LESHUTTLE_6: {
    title: "Eurotunnel: pet FAQ (old)",
    address: "https://www.eurotunnel.com/uk/traveller-info/pets/pet-faq/",
    checked: "About 2015",
  },
  LESHUTTLE_8: {
    title: "LeShuttle: Taking your pet abroad",
    address: "https://leshuttle.com/uk-en/discover/traveller-guides/taking-your-pet-abroad",
    checked: "Undated",
  },
  NS_1: {
    title: "NS: day ticket dog",
    address: "https://www.ns.nl/producten/en/losse-kaartjes/p/dagkaart-hond",
    checked: "Undated",
  },
  NS_2: {
    title: "NS International: transporting pets",
    address: "https://www.nsinternational.nl/en/before-you-go/transporting-pets",
    checked: "Undated",
  },
  OEBB_1: {
    title: "ÖBB: Mit Haustieren verreisen (in German)",
    address: "https://oebb.at/de/reiseplanung-services/vor-ihrer-reise/mit-haustieren-verreisen",
    checked: "Undated",
  },
  PO_1: {
    title: "P&O Ferries: Dover–Calais with a pet",
    address:
      "https://poprodcdn93.azureedge.net/en/routes/~/link.aspx?_id=D1D7F403C8AF4C72919C33CB25013F36&_z=z",
    checked: "After January 2021",
  },
  PO_2: {
    title: "P&O Ferries: Hull–Rotterdam with a pet",
    address:
      "https://www.poferries.com/en/routes/hull-to-rotterdam/travel-information/travelling-with-a-pet",
    checked: "About December 2020",
  },
  RENFE_3: {
    title: "Renfe-SNCF: preguntas frecuentes (in Spanish)",
    address:
      "https://www.renfe-sncf.com/rw-es/atencion-al-cliente/Paginas/Preguntas-Frecuentes.aspx",
    checked: "Before 2023",
  },
  SBB_1: {
    title: "SBB: cani (Italian page)",
    address: "https://www.sbb.ch/it/orario/consigli-viaggio/cani.html",
    checked: "Undated",
  },
  STENA_1: {
    title: "Stena Line: Harwich–Hook of Holland with pets",
    address: "https://www.stenaline.co.uk/ferry-to-holland/travelling-with-pets",
    checked: "About December 2020",
  },
  STENA_4: {
    title: "Stena Line: travel with pets to England (NL site)",
    address: "https://www.stenaline.nl/en-GB-nl/pets/england",
    checked: "Undated",
  },
  STENA_5: {
    title: "Stena Line Germany: conditions for pets (in German)",
    address: "https://www.stenaline.de/haustiere/allgemeine-befoerderungsbedingungen",
    checked: "Undated",
  },
  TALLINK_1: {
    title: "Tallink Silja: husdjur (in Swedish)",
    address: "https://se.tallink.com/bra-att-veta/husdjur",
    checked: "Undated",
  },
  TRENITALIA_1: {
    title: "Trenitalia: Traveling with your pets",
    address: "https://www.trenitalia.com/en/services/travelling_with_yourpets.html",
    checked: "Undated",
  },
  TRENITALIA_2: {
    title: "Trenitalia: traveling with your pets (older copy)",
    address: "https://www.trenitalia.com/content/tcom/en/services/travelling_with_yourpets.html",
    checked: "Undated, likely outdated",
  },
  VIA_1: {
    title: "VIA Rail: traveling with pets",
    address: "https://www.viarail.ca/en/plan/travelling-with-pets",
    checked: "After 2018-08",
  },
  VIA_2: {
    title: "VIA Rail international site: pets",
    address: "https://international.viarail.ca/travelling-with-pets.php",
    checked: "Before 2018",
  },
  VIA_4: {
    title: "VIA Rail: pets in the baggage car",
    address: "https://www.viarail.ca/en/travel-info/travelling-with-pets-bagagge-car",
    checked: "Undated",
  },
  VIKING_1: {
    title: "Viking Line: pets (page on the German site, English text)",
    address: "https://www.vikingline.de/meine-buchungen/gut-zu-wissen/haustiere/",
    checked: "Before 2023",
  },
} satisfies Record<string, SourcePage>;
