import type { SourcePage } from "./source.ts";

/** Pages that others read or quote, with the day on which they did. */
export const reported = {
  ARGENTINA_REPORTED2: {
    title: "SENASA: requirements for the European Union (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.argentina.gob.ar/senasa/informacion-al-viajero/viajar-al-exterior/envios-al-exterior-perros-yo-gatos/requisitos-particulares-por-destino/union-europea",
    checked: "July 11, 2026",
  },
  AUSTRALIA_QUOTED: {
    title: "DAFF: Import permits",
    address: "https://www.agriculture.gov.au/biosecurity-trade/cats-dogs/how-to-import/permit",
    checked: "August 16, 2026",
  },
  AUSTRALIA_REPORTED: {
    title: "DAFF: Import permits for cats and dogs coming to Australia, as reported by MyDogCanFly",
    address: "https://www.agriculture.gov.au/biosecurity-trade/cats-dogs/how-to-import/permit",
    checked: "July 11, 2026",
  },
  CHILE_REPORTED: {
    title: "SAG: Resolution 6508 of 2021, consolidated (in Spanish), as reported by MyDogCanFly",
    address: "https://www.sag.gob.cl/sites/default/files/Resolucion-6508-EXENTA%20Consolidada.pdf",
    checked: "July 15, 2026",
  },
  CHILE_REPORTED3: {
    title:
      "ChileAtiende: entering and leaving Chile with pets (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.chileatiende.gob.cl/fichas/2602-autorizacion-sanitaria-para-ingresar-y-salir-de-chile-con-perros-gatos-y-hurones-mascotas",
    checked: "July 15, 2026",
  },
  CHILE_REPORTED4: {
    title: "SAG: taking pets out of Chile temporarily (in Spanish), as reported by MyDogCanFly",
    address: "https://www.sag.gob.cl/ambitos-de-accion/salida-temporal-de-mascotas-de-chile",
    checked: "July 15, 2026",
  },
  CLASSES_REPORTED: {
    title:
      "European Commission: Listing of territories and non-EU countries, as reported by MyDogCanFly",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/listing-territories-and-non-eu-countries_en",
    checked: "July 11, 2026",
  },
  COLOMBIA_REPORTED: {
    title: "ICA: dogs and cats entering Colombia (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.ica.gov.co/importacion-y-exportacion/otros-procedimientos/requisitos-para-importar-mascotas/ingreso-de-perros-y-gatos-a-colombia",
    checked: "July 15, 2026",
  },
  COLOMBIA_REPORTED2: {
    title: "ICA: dogs and cats leaving Colombia (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.ica.gov.co/importacion-y-exportacion/otros-procedimientos/requisitos-para-importar-mascotas/salida-de-perros-y-gatos-desde-colombia",
    checked: "July 15, 2026",
  },
  CUBA_REPORTED: {
    title: "MINAG: importing and exporting pets in Cuba (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.minag.gob.cu/noticias/sobre-la-importacion-y-exportacion-de-mascotas-perros-y-gatos/",
    checked: "July 2026",
  },
  DOMINICAN_REPUBLIC_REPORTED: {
    title: "DIGEGA: health requirements for pets (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.ganaderia.gob.do/index.php/requisitos-sanitarios-para-el-ingreso-de-mascota-hacia-la-republica-dominicana",
    checked: "July 2026",
  },
  DOT_REPORTED: {
    title: "US DOT: Service animals, as reported by MyDogCanFly",
    address:
      "https://www.transportation.gov/resources/individuals/aviation-consumer-protection/service-animals",
    checked: "July 2026",
  },
  EU_QUOTED: {
    title: "Delegated Regulation (EU) 2026/131, Art. 18 and 19",
    address: "https://eur-lex.europa.eu/eli/reg_del/2026/131/oj",
    checked: "August 16, 2026",
  },
  // Copy.
  EU_REPORTED2: {
    title: "European Commission: draft regulation on pet documents, recitals",
    address:
      "https://europalov.no/rettsakt/ikke-kommersiell-forflytning-av-kjaeledyr-maler-for-identifikasjonsdokumenter-erklaeringer/id-34612",
    checked: "February 27, 2026",
  },
  EU_REPORTED3: {
    title: "European Commission: Travelling with a pet within the EU, as reported by MyDogCanFly",
    address:
      "https://food.ec.europa.eu/animals/live-animal-movements/dogs-cats-and-ferrets/travelling-pet-within-eu_en",
    checked: "July 11, 2026",
  },
  GERMANY_REPORTED: {
    title:
      "Germany: law on importing dangerous dogs (HundVerbrEinfG, in German), as reported by MyDogCanFly",
    address: "https://www.gesetze-im-internet.de/hundverbreinfg/",
    checked: "July 11, 2026",
  },
  INDIA_REPORTED: {
    title: "AQCS India: Import of pets under baggage, as reported by MyDogCanFly",
    address: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
    checked: "July 11, 2026",
  },
  INDONESIA_REPORTED: {
    title: "APHIS: Pet travel from the United States to Indonesia, as reported by MyDogCanFly",
    address:
      "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-indonesia",
    checked: "July 2026",
  },
  MEXICO_REPORTED: {
    title:
      "SENASICA: Requirements and procedures to travel to Mexico with a pet, as reported by MyDogCanFly",
    address: "https://www.gob.mx/senasica/documentos/si-viajas-con-tu-mascota-194177",
    checked: "July 11, 2026",
  },
  MEXICO_REPORTED2: {
    title: "SENASICA: If you travel to the European Union (in Spanish), as reported by MyDogCanFly",
    address: "https://www.gob.mx/senasica/documentos/viajas-a-la-union-europea",
    checked: "July 11, 2026",
  },
  PANAMA_REPORTED: {
    title: "MIDA/MINSA: requirements for small animals, updated 2026, as reported by MyDogCanFly",
    address:
      "https://www.minsa.gob.pa/sites/default/files/general/requisitos_mida_minsa_2026_nuevo.pdf",
    checked: "2026",
  },
  PHILIPPINES_REPORTED: {
    title: "BAI: Pet import, as reported by MyDogCanFly",
    address: "https://www.bai.gov.ph/Stakeholders/PetImport",
    checked: "July 15, 2026",
  },
  SOUTH_AFRICA_REPORTED: {
    title:
      "South African Government: Import animals and animal products, as reported by MyDogCanFly",
    address: "https://www.gov.za/services/import/import-animals-and-animal-products",
    checked: "July 11, 2026",
  },
  SOUTH_AFRICA_REPORTED2: {
    title:
      "Department of Agriculture: information document for import of dogs and cats, as reported by MyDogCanFly",
    address:
      "https://www.dalrrd.gov.za/images/Branches/AgricProducHealthFoodSafety/animal-health/importexport/import/import-procedures/information-document-for-import-of-dogs-and-cats-to-rsa-06-2022.pdf",
    checked: "June 2022",
  },
  SPAIN_REPORTED: {
    title:
      "MAPA Spain: traveling with dogs, cats and ferrets (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.mapa.gob.es/es/ganaderia/temas/comercio-exterior-ganadero/desplazamiento-animales-compania/viajar-perros-gatos-hurones",
    checked: "July 11, 2026",
  },
  THAILAND_QUOTED: {
    title: "Thai Ministry of Foreign Affairs: Instructions for bringing dogs and cats",
    address:
      "https://image.mfa.go.th/mfa/0/91fPdh6NtO/About-Thailand/Bringing_Pets_to_Thailand/All_Airports_-_Instructions_for_Bringing_Dog-Cat-Rabbit_into_Thailand_from_the_USA_%28Revised_30Jan2025%29.pdf",
    checked: "January 30, 2025",
  },
  UNITED_KINGDOM_QUOTED: {
    title: "GOV.UK: Bringing your pet to Great Britain",
    address: "https://www.gov.uk/bring-pet-to-great-britain",
    checked: "August 16, 2026",
  },
  UNITED_KINGDOM_REPORTED: {
    title: "GOV.UK: Taking your pet abroad, as reported by MyDogCanFly",
    address: "https://www.gov.uk/taking-your-pet-abroad",
    checked: "July 11, 2026",
  },
  USA_QUOTED: {
    title: "CDC: Foreign-vaccinated dogs from high-risk countries",
    address: "https://www.cdc.gov/importation/dogs/foreign-vaccinated-high-risk-countries.html",
    checked: "August 1, 2026",
  },
  USA_QUOTED2: {
    title: "APHIS: Cost to endorse",
    address: "https://www.aphis.usda.gov/pet-travel/us-to-foreign-country/cost-to-endorse",
    checked: "August 16, 2026",
  },
  USA_REPORTED: {
    title: "CDC: Dogs from rabies-free or low-risk countries, as reported by MyDogCanFly",
    address: "https://www.cdc.gov/importation/dogs/rabies-free-low-risk-countries.html",
    checked: "July 11, 2026",
  },
  USA_REPORTED3: {
    title:
      "APHIS: Take a pet from the United States to another country, as reported by MyDogCanFly",
    address: "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export",
    checked: "July 11, 2026",
  },
} satisfies Record<string, SourcePage>;
