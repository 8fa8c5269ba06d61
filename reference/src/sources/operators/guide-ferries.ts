import type { SourcePage } from "../source.ts";

/** Guides, agencies, forums and travelers on ferries and ships. */
export const guideOnFerries = {
  AMHS_2: {
    title: "PetFriendlyTravel: Alaska Marine Highway pet policy",
    address:
      "https://petfriendlytravel.com/pft_ferries/alaska-marine-highway-system-pet-policy-alaska-british-columbia/",
    checked: "Undated",
  },
  AMHS_3: {
    title: "Alaska Ferry Vacations: traveling with a pet",
    address: "http://alaskaferryvacations.com/Ferry_TravelingPets.htm",
    checked: "Undated",
  },
  AMHS_4: {
    title: "outofthisvan: dogs on the Alaska ferry",
    address: "https://outofthisvan.com/blog/dogs-on-the-alaska-marine-highway-ferry",
    checked: "2021",
  },
  ATTICA_2: {
    title: "Ferryscanner: Blue Star Ferries",
    address: "https://www.ferryscanner.com/no/ferjeselskaper/blue-star-ferries",
    checked: "Undated",
  },
  ATTICA_5: {
    title: "Ferryscanner: traveling with a pet on board",
    address: "https://ferryscanner.com/en/blog/travel-with-pet-on-board",
    checked: "After 2022-09",
  },
  BALEARIA_2: {
    title: "viajacontumascota: barco (in Spanish)",
    address: "https://viajacontumascota.es/como-viajar-en-Barco_13.html",
    checked: "Undated",
  },
  BALEARIA_4: {
    title: "Valencia City: mascotas con Baleària (in Spanish)",
    address:
      "https://valenciacity.es/economia/empresas-valencia/las-mascotas-tambien-viajan-con-balearia/",
    checked: "Undated, likely outdated",
  },
  BCFERRIES_4: {
    title: "petscanstay: pets travel free on BC Ferries",
    address: "https://petscanstay.com/pet-friendly/pets-travel-free-on-bc-ferries.html",
    checked: "Undated",
  },
  BRITTANY_2: {
    title: "Dogsey: Brittany Ferries to Spain with two dogs",
    address: "https://www.dogsey.com/showthread.php?t=195269",
    checked: "Undated",
  },
  BRITTANY_3: {
    title: "Angloinfo: dog in the car, Saint-Malo–Portsmouth",
    address:
      "https://www.angloinfo.com/brittany/discussions/pets-animals/travelling-with-dog-in-car-on-ferry-between-st-malo-and-portsmouth",
    checked: "Undated",
  },
  BRITTANY_5: {
    title: "Discover Ferries (trade body): ferry operator pet policies",
    address: "https://www.discoverferries.com/travel-information/ferry-pet-policies/",
    checked: "After January 2021",
  },
  BRITTANY_6: {
    title: "Eye on Spain: on the ferry to Spain",
    address: "https://eyeonspain.com/blogs/nancybenn/18423/on-the-ferry-to-spain.aspx",
    checked: "2017",
  },
  BRITTANY_7: {
    title: "Little Gate: Brittany Ferries pet figures and options",
    address:
      "https://www.littlegatepublishing.com/2016/03/brittany-ferries-sees-78-surge-in-pet-travel-in-last-8-years/",
    checked: "2016-03",
  },
  BRITTANY_8: {
    title: "petpassport blog: leaving Ireland with a pet and no car",
    address: "https://petpassport.wordpress.com/tag/fishguard/",
    checked: "Undated",
  },
  BRITTANY_9: {
    title: "Out and About Live forum quoting Brittany Ferries on muzzles",
    address: "https://forums.outandaboutlive.co.uk/topic/28156-dogs-muzzled-on-brittany-ferries/",
    checked: "Undated",
  },
  COLOR_3: {
    title: "hirtshals-kristiansand.de: Haustier (in German)",
    address: "https://www.hirtshals-kristiansand.de/haustier",
    checked: "Undated",
  },
  COLOR_4: {
    title: "norwegen-freunde forum: dog fees Hirtshals–Kristiansand (in German)",
    address: "https://forum.norwegen-freunde.com/viewtopic.php?p=193451",
    checked: "Undated, likely outdated",
  },
  CORSICA_1: {
    title: "Dogwelcome: Corsica Sardinia Elba Ferries (in Italian)",
    address:
      "https://www.dogwelcome.it/rubriche-cani-animali-ammessi/trasporti/traghetti-e-navi/compagnie-di-navigazione-estero/corsica-sardinia-elba-ferries",
    checked: "2022",
  },
  CORSICA_2: {
    title: "traghettiper-corsica: animali sui traghetti (in Italian)",
    address:
      "https://traghettiper-corsica.it/blog/in-viaggio-con-il-proprio-animale-sui-traghetti-per-la-corsica-tutto-quello-che-ce-da-sapere",
    checked: "Undated",
  },
  CUNARD_3: {
    title: "danbooksit (travel agent): QM2 kennels, 2026 prices",
    address: "https://www.danbooksit.com/qm2",
    checked: "2026",
  },
  CUNARD_4: {
    title: "Cruise Critic: QM2 kennels and how to book",
    address:
      "https://www.cruisecritic.com/articles/cunards-queen-mary-2-kennels-and-how-to-book-them-for-your-next-cruise?stay=1&posfrom=2",
    checked: "Undated",
  },
  CUNARD_6: {
    title: "petkrtips: pets on a cruise (copy of an old Cunard FAQ)",
    address: "http://www.petkrtips.com/2013/01/pets-on-cruise.html",
    checked: "2013-01",
  },
  CUNARD_7: {
    title: "Michy Binkley: dogs on the QM2, the paperwork",
    address:
      "https://medium.com/@michybinkley/dogs-on-the-qm2-the-paperwork-part-one-of-four-d83ef35d1a23",
    checked: "2018-06",
  },
  CUNARD_8: {
    title: "Mandy Hope Jackson: moving our dogs to the UK on the QM2, part 2",
    address:
      "https://mandyhopejackson.com/blog/moving-our-dogs-to-the-uk-on-the-queen-mary-ii-part-2",
    checked: "2023",
  },
  CUNARD_9: {
    title: "hachinikki: traveling to the UK with dogs",
    address: "https://hachinikki.blogspot.com/2017/02/traveling-to-uk-with-dogs.html",
    checked: "2017-02",
  },
  DFDS_4: {
    title: "Can We Take The Dog: ferries",
    address: "http://www.canwetakethedog.com/advice/travel/ferries/",
    checked: "About 2010 and later",
  },
  DFDS_5: {
    title: "vakantio: Dieppe–Newhaven with a dog",
    address: "https://vakantio.de/en/blog/zweimithund/mit-der-fahre-nach-england",
    checked: "2022-06-24",
  },
  DFDS_7: {
    title: "r/ukvisa: two cats from New York to Edinburgh without cargo",
    address: "https://r.genit.al/r/ukvisa/duplicates/14nspao",
    checked: "2023-07-01",
  },
  FJORD_2: {
    title: "Ein Herz und eine Pfote: Norwegen mit Hund (in German)",
    address: "https://einherzundeinepfote.de/norwegen",
    checked: "2023-05",
  },
  GNV_2: {
    title: "traghettiperte: cani a bordo per la Sicilia (in Italian)",
    address: "https://traghettiperte.it/magazine/traghetti-sicilia-cani-bordo",
    checked: "Undated",
  },
  GRIMALDI_1: {
    title: "vivereoutdoor: in nave con il cane (in Italian)",
    address: "https://vivereoutdoor.com/viaggiare-in-nave-con-il-cane/",
    checked: "Undated",
  },
  GRIMALDI_3: {
    title: "Grimaldi Brindisi (agency): animali domestici (in Italian)",
    address: "https://www.grimaldibrindisi.it/animali-domestici",
    checked: "Undated",
  },
  IRISH_2: {
    title: "PetTravel.com: Irish Ferries pet policy",
    address: "https://www.pettravel.com/information/pet-travel-by-sea/irish-ferries-pet-policy/",
    checked: "After 2021",
  },
  PO_3: {
    title: "SpainHelp: trying the P&O Pet Lounge",
    address: "https://spainhelp.co.uk/2023/06/crossing-the-channel-trying-the-new-po-pet-lounge/",
    checked: "2023-06",
  },
  TALLINK_2: {
    title: "Travelnuity: Baltic cruise with a dog",
    address: "https://www.travelnuity.com/dog-friendly-baltic-cruise/",
    checked: "Undated",
  },
  VIKING_2: {
    title: "Ferryscanner: Viking Line",
    address: "https://www.ferryscanner.com/es/companias-de-ferry/viking-line",
    checked: "About 2025",
  },
} satisfies Record<string, SourcePage>;
