import type { SourcePage } from "../source.ts";

/** Guides, agencies, forums and travelers on trains, buses and the tunnel. */
export const guideOnTrains = {
  AMTRAK_2: {
    title: "Amtrak Guide: which trains allow pets",
    address: "https://amtrakguide.com/2019/09/08/which-amtrak-trains-allow-pets/",
    checked: "2019-09-08",
  },
  AMTRAK_4: {
    title: "putoyaparte: Amtrak pet rules",
    address: "http://www.putoyaparte.com.ar/wp/?p=11004",
    checked: "Undated",
  },
  AMTRAK_5: {
    title: "tripuranrhm web story: pet-friendly rail",
    address:
      "https://tripuranrhm.in/web-stories/traveling-by-train-with-pets-amtrak-and-other-pet-friendly-rail-options",
    checked: "About 2025",
  },
  DB_2: {
    title: "thedogsmania: train travel with a dog (quotes DB)",
    address: "https://thedogsmania.com/paws-from-the-seat-relaxed-train-travels-with-a-dog/",
    checked: "After 2023",
  },
  DB_3: {
    title: "DB community answer on dogs",
    address:
      "https://community.bahn.de/questions/993417-muss-hund-mitfahrer-db-mitfahrer-app-angeben",
    checked: "Undated",
  },
  EUROSTAR_7: {
    title: "Rail agency page on pets on Eurostar (French)",
    address: "https://eurorails.com/fr/faq/railways-policies/can-i-take-my-pet-on-the-train",
    checked: "Undated",
  },
  FLIXBUS_1: {
    title: "Wamiz quoting FlixBus conditions (in German)",
    address: "https://wamiz.de/katze/ratgeber/9250/flixbus-katzen-muessen-draussen-bleiben",
    checked: "Undated",
  },
  FLIXBUS_2: {
    title: "pets.edu.vn: does FlixBus allow pets (US)",
    address: "https://pets.edu.vn/does-flixbus-allow-pets",
    checked: "Undated",
  },
  FLIXBUS_3: {
    title: "CheckMyBus: Haustiere im Bus (in German)",
    address: "https://checkmybus.de/beitrag/haustiere",
    checked: "Undated",
  },
  FLIXBUS_4: {
    title: "busbuster: FlixTrain pet policy (in Italian)",
    address: "https://www.busbuster.com/it/help-center/flixtrain/pet-policy",
    checked: "Undated",
  },
  GREYHOUND_2: {
    title: "pets.edu.vn: Greyhound pet policy",
    address: "https://pets.edu.vn/?p=34387",
    checked: "Undated",
  },
  GREYHOUND_3: {
    title: "sunrisehs quoting Greyhound",
    address: "https://sunrisehs.org/can-you-take-a-cat-on-greyhound/",
    checked: "Undated",
  },
  ITALO_2: {
    title: "baudog: treno Italo con il cane (in Italian)",
    address: "https://www.baudog.it/treno-italo-con-il-cane/",
    checked: "Undated",
  },
  ITALO_3: {
    title: "ferrovie.info: cani e gatti su Italo (in Italian)",
    address:
      "https://ferrovie.info/index.php/it/notizie/9663-ferrovie-trasportare-cani-e-gatti-su-italo-ecco-come-funziona",
    checked: "Undated",
  },
  JR_2: {
    title: "PawVisa: Japan JR / Shinkansen",
    address: "https://www.pawvisaguide.top/rules/rail/japan-jr-shinkansen/",
    checked: "Undated",
  },
  JR_3: {
    title: "1-navi quoting JR East on belongings",
    address: "https://1-navi.com/vehicle/lr-train/",
    checked: "Undated",
  },
  LESHUTTLE_4: {
    title: "Django & Arya: airlines with pets in cabin from the UK",
    address: "https://www.theadventuresofdjangoandarya.com/which-airlines-allow-pets-in-cabin-uk/",
    checked: "Undated",
  },
  LESHUTTLE_5: {
    title: "place2place: getting a dog to the UK",
    address:
      "https://place2place.blogs.com/studio/2021/10/we-were-thrilled-to-be-assigned-to-london-but-not-so-thrilled-to-discover-the-uk-has-to-be-one-of-the-most-difficult-count.html",
    checked: "2021-10",
  },
  LESHUTTLE_7: {
    title: "Three Squirrels: La Manche avec le chat (in French)",
    address: "https://www.threesquirrels.ca/p/la-manche-avec-le-chat",
    checked: "After 2021",
  },
  LESHUTTLE_9: {
    title: "hotelpricebot: getting your pet into the UK in the cabin",
    address: "http://www.hotelpricebot.com/blog/getting-your-pet-into-the-uk-in-the-cabin.html",
    checked: "Undated",
  },
  NS_3: {
    title: "9292: pets in public transport",
    address: "https://9292.nl/en/extra/pets-in-public-transport",
    checked: "Undated",
  },
  SBB_2: {
    title: "swisrails (agency): pets on SBB",
    address: "https://swisrails.com/en/knowledge/can-i-take-my-pet-on-the-train",
    checked: "Undated",
  },
  SBB_3: {
    title: "urban.dog: Schweizer Bahn (in German)",
    address:
      "https://urban.dog/hundefreizeit/auslandsreisen/von-wegen-schnauze-halten-in-der-schweizer-bahn-braucht-dein-hund-keinen-maulkorb",
    checked: "Undated",
  },
  SBB_4: {
    title: "homestyleguide quoting SBB",
    address:
      "https://homestyleguide.top/en/in-switzerland-is-it-required-to-purchase-a-train-ticket-for-your-canine-companion",
    checked: "Undated",
  },
  SNCF_2: {
    title: "Pet Cab Paris: pet rules by train",
    address: "https://petcab.fr/rules-by%20train.html",
    checked: "Undated",
  },
  SNCF_6: {
    title: "animauxauquotidien: voyager en train en 2024 (in French)",
    address:
      "https://animauxauquotidien.fr/tendances/voyager-en-train-avec-son-animal-quelles-facilites-en-2024-12052",
    checked: "2024",
  },
  VIA_3: {
    title: "willtravelforfood: VIA Rail, the Canadian",
    address: "https://willtravelforfood.com/page/55/?x=0&y=0",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;
