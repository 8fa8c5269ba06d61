import type { SourcePage } from "../source.ts";

/** Newspapers and broadcasters on these companies. */
export const pressOnOperators = {
  ATTICA_4: {
    title: "Proto Thema: how to travel with your pet by ship",
    address: "https://en.protothema.gr/2024/06/28/how-to-travel-with-your-pet-by-ship",
    checked: "2024-06-28",
  },
  BALEARIA_1: {
    title: "Última Hora: mascotas en camarote (in Spanish)",
    address:
      "https://www.ultimahora.es/noticias/sociedad/2020/10/07/1203131/mascotas-camarote.html",
    checked: "2020-10",
  },
  BALEARIA_5: {
    title: "El Español: viajar en barco con mascota (Baleària) (in Spanish)",
    address:
      "https://www.elespanol.com/alicante/vivir/20220619/pensando-viajar-barco-mascota-verano-opciones-balearia/680932174_0.html",
    checked: "2022-06",
  },
  BCFERRIES_1: {
    title: "Daily Hive: outdoor pet areas, Vancouver–Victoria",
    address:
      "https://vancouver-news.ca/daily-hive/outdoor-pet-areas-added-to-bc-ferries-ships-for-vancouver-victoria-route",
    checked: "About 2024",
  },
  BCFERRIES_2: {
    title: "CHEK: upper deck pet pilot",
    address:
      "https://www.cheknews.ca/cats-and-dogs-allowed-on-more-upper-decks-in-bc-ferries-pet-pilot-1152646/",
    checked: "2023",
  },
  BRITTANY_1: {
    title: "Irish Independent: 75,000 pets sailed with Brittany Ferries",
    address:
      "https://www.independent.ie/life/travel/travel-news/pet-friendly-ferries-75000-pets-sailed-with-brittany-ferries-last-year/42422113.html",
    checked: "2023-04-07",
  },
  DB_4: {
    title: "ZDF: Urlaub mit dem Haustier (in German)",
    address: "https://www.zdf.de/verbraucher/volle-kanne/urlaub-mit-dem-haustier-102.html",
    checked: "Undated",
  },
  GREYHOUND_1: {
    title: "azcentral: traveling with pets on Greyhound",
    address: "https://getawaytips.azcentral.com/travel-pets-greyhound-2278.html",
    checked: "Undated",
  },
  ITALO_4: {
    title: "La Nazione: costi e dimensioni (in Italian)",
    address:
      "https://luce.lanazione.it/lifestyle/sch-ferie-amico-quattro-zampe-guida-xc8tbhnu/costi-e-dimensioni-la-guida-completa-sui-mezzi-di-trasporto",
    checked: "2024-07-22",
  },
  LESHUTTLE_3: {
    title: "Railway Technology: record number of pets on Eurotunnel",
    address:
      "https://www.railway-technology.com/news/record-number-of-pets-travel-on-eurotunnel-in-august/",
    checked: "2022",
  },
  OEBB_2: {
    title: "Stuttgarter Nachrichten: Hunde in Nachtzügen (in German)",
    address:
      "https://www.stuttgarter-nachrichten.de/inhalt.wieder-nachtzuege-ab-stuttgart-dorthin-darf-der-hund-mit-und-dorthin-nicht.3fae2f57-4d31-4272-9257-df5038ce9c25.html",
    checked: "2022-10",
  },
  RENFE_1: {
    title: "OKdiario: perros hasta 40 kilos, Madrid–Sevilla (in Spanish)",
    address:
      "https://okdiario.com/andalucia/tu-mascota-va-viaje-renfe-abre-sus-puertas-perros-hasta-40-kilos-ave-madrid-sevilla-13949377",
    checked: "2024-12",
  },
  RENFE_2: {
    title: "20minutos: viajar con mascotas en tren (in Spanish)",
    address:
      "https://www.20minutos.es/viajes/actualidad/como-viajar-mascotas-tren-requisitos-precios-consejos-5218946/",
    checked: "2024-02",
  },
  RENFE_4: {
    title: "Toledo Diario: Avlo admite mascotas (in Spanish)",
    address:
      "https://toledodiario.es/los-trenes-avlo-de-renfe-admitiran-mascotas-de-hasta-10-kilos",
    checked: "2023-07",
  },
  RENFE_5: {
    title: "The Local: Renfe large dog trial",
    address:
      "https://www.thelocal.es/20220913/all-aboard-the-pooch-train-spain-starts-large-dog-trial/",
    checked: "2022-09-13",
  },
  SNCF_1: {
    title: "franceinfo: panier, muselière, tarifs (in French)",
    address:
      "https://www.francetvinfo.fr/economie/transports/sncf/panier-museliere-tarifs-quelles-sont-les-conditions-pour-voyager-en-train-avec-son-animal-de-compagnie_6389629.html",
    checked: "2024-02",
  },
  SNCF_3: {
    title: "20 Minutes: tarif unique de 7 euros (in French)",
    address:
      "https://www.20minutes.fr/voyage/3314935-20220626-sncf-tarif-unique-7-euros-animaux-voyageant-train-maitre",
    checked: "2022-06-26",
  },
  SNCF_4: {
    title: "TF1 Info: tarif unique SNCF (in French)",
    address:
      "https://www.tf1info.fr/societe/sncf-un-nouveau-tarif-unique-et-moins-cher-pour-voyager-avec-votre-animal-2224210.html",
    checked: "2022-06",
  },
  SNCF_5: {
    title: "RTL: voyager avec son animal peut coûter cher (in French)",
    address:
      "https://www.rtl.fr/actu/economie-consommation/sncf-voyager-avec-son-animal-de-compagnie-peut-couter-tres-cher-7900265497",
    checked: "2023-05",
  },
  STENA_2: {
    title: "ITTN: Stena Line expands pet cabins on Irish Sea",
    address:
      "https://ittn.ie/travel-news/stena-line-expands-pet-friendly-cabin-capacity-on-irish-sea-routes/",
    checked: "2023-04-27",
  },
  STENA_3: {
    title: "Q Radio: Stena Line pet area Belfast–Cairnryan",
    address:
      "https://270-5768faa479283.radiocms.com/northcoast/news/q-radio-local-news/stena-line-reverses-decision-to-ban-all-pets-from-deck-in-irish-sea-crossing",
    checked: "Undated",
  },
  TRENITALIA_3: {
    title: "particle.news: Trenitalia summer promotion for dogs",
    address:
      "https://particle.news/story/trenitalia-offers-free-summer-travel-for-dogs-on-high-speed-and-intercity-trains",
    checked: "Undated",
  },
  VIA_5: {
    title: "CBC: VIA Rail allows small pets",
    address: "https://www.cbc.ca/news/canada/windsor/via-rail-small-pets-on-board-1.4803603",
    checked: "2018-08",
  },
} satisfies Record<string, SourcePage>;
