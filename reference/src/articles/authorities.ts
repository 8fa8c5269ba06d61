/** Authorities to contact before a trip. */
export type Authority = {
  name: string;
  /** Their subject. */
  about: string;
  /** Absent where no URL is known. */
  address?: string;
};

const all = {
  cdc: {
    name: "CDC",
    about: "dogs and cats entering the USA",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
  },
  aphis: {
    name: "USDA APHIS",
    about:
      "certificates and fees for pets leaving the USA, and screwworm rules for dogs entering it",
    address: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/dogs",
  },
  ec: {
    name: "European Commission",
    about: "pets entering the European Union",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/bringing-pet-eu-non-eu-country_en",
  },
  govuk: {
    name: "APHA, on GOV.UK",
    about: "pets entering and leaving Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
  },
  zoll: {
    name: "German customs (Zoll)",
    about: "breeds banned from Germany",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
  },
  france: { name: "The French embassy", about: "breeds banned from France" },
  senasica: {
    name: "SENASICA",
    about: "pets entering and leaving Mexico",
    address: "https://www.gob.mx/senasica/documentos/para-viajar-a-otro-pais-125896",
  },
  sag: {
    name: "SAG",
    about: "pets entering and leaving Chile",
    address: "https://www.sag.gob.cl/ambitos-de-accion/salida-temporal-de-mascotas-de-chile",
  },
  daff: {
    name: "DAFF",
    about: "cats and dogs entering Australia",
    address: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions",
  },
  barantin: { name: "Barantin", about: "animals entering Indonesia, including Bali" },
  delta: {
    name: "Delta",
    about: "fees, carriers, and routes",
    address: "https://www.delta.com/us/en/pet-travel/overview",
  },
  american: {
    name: "American Airlines",
    about: "fees, carriers, and routes",
    address: "https://www.aa.com/i18n/travel-info/special-assistance/pets.html",
  },
  aeromexico: {
    name: "Aeromexico",
    about: "fees, carriers, and routes",
    address: "https://aeromexico.com/en-us/help-center/general-questions/special-traveler/pets",
  },
  airline: { name: "Your airline", about: "which breeds it counts as snub-nosed" },
  dot: {
    name: "The U.S. Department of Transportation",
    about: "service animals on US flights",
  },
} satisfies Record<string, Authority>;

export type AuthorityId = keyof typeof all;

export const authorities: Readonly<Record<AuthorityId, Authority>> = all;
