/** Sources on entering and leaving countries, as others quote them. */
import type { SourcePage } from "./source.ts";

/** Pages of authorities that others read, with the day on which they did. */
export const quotedOnCountries = {
  AE_OUT: {
    title: "MOCCAE: Animal health certificate for export, as reported by MyDogCanFly",
    address:
      "https://www.moccae.gov.ae/en/services/animal-health-certificate-for-export-re-export-of-live-animals",
    checked: "July 11, 2026",
  },
  AE_REPORTED: {
    title: "MOCCAE: Import of pets, as reported by MyDogCanFly",
    address: "https://www.moccae.gov.ae/en/services/import-permit-pets",
    checked: "July 11, 2026",
  },
  AT_REPORTED: {
    title: "oesterreich.gv.at: Traveling with pets in the EU, as reported by MyDogCanFly",
    address: "https://www.oesterreich.gv.at/en/themen/reisen_und_freizeit/haustiere/Seite.742050",
    checked: "July 11, 2026",
  },
  AU_OUT: {
    title: "DAFF: Exporting live animals (MICoR), as reported by MyDogCanFly",
    address: "https://micor.agriculture.gov.au/live-animals/Pages/european_union/dogs.aspx",
    checked: "July 11, 2026",
  },
  BE_REPORTED: {
    title: "AFSCA/FAVV: Traveling with pets, as reported by MyDogCanFly",
    address:
      "https://favv-afsca.be/fr/themes/animaux/animaux-de-compagnie/chiens-chats-et-furets/en-voyage-avec-des-animaux-de-compagnie-pour-les-particuliers",
    checked: "July 11, 2026",
  },
  CA_DOGS: {
    title: "CFIA: Traveling with your dog, as reported by MyDogCanFly",
    address:
      "https://inspection.canada.ca/en/travelling-pets-food-plants/travelling-pets/dog-travel",
    checked: "July 11, 2026",
  },
  CA_OUT: {
    title: "CFIA: Pets leaving Canada for the EU, as reported by MyDogCanFly",
    address:
      "https://inspection.canada.ca/en/animal-health/terrestrial-animals/exports/pets/eu-non-commercial",
    checked: "July 11, 2026",
  },
  CH_REPORTED: {
    title: "FSVO: Traveling with dogs, cats and ferrets, as reported by MyDogCanFly",
    address:
      "https://www.blv.admin.ch/blv/en/home/tiere/reisen-mit-heimtieren/hunde-katzen-und-frettchen.html",
    checked: "July 11, 2026",
  },
  CN_OUT: {
    title: "GACC: Leaving China with a pet, as reported by MyDogCanFly",
    address: "http://english.customs.gov.cn",
    checked: "July 11, 2026",
  },
  CN_REPORTED: {
    title: "GACC: Announcement No. 5 of 2019 on pets entering China, as reported by MyDogCanFly",
    address: "https://english.beijing.gov.cn/latest/lawsandpolicies/202104/t20210407_2346645.html",
    checked: "July 11, 2026",
  },
  CO_ENTRY: {
    title: "ICA: dogs and cats entering Colombia, in full (in Spanish), as reported by MyDogCanFly",
    address: "https://www.ica.gov.co/noticias/requisitos-ica-importacion-mascotas-colombia",
    checked: "July 15, 2026",
  },
  CR_REPORTED: {
    title:
      "MAG: health requirements for importing dogs and cats (in Spanish), as reported by MyDogCanFly",
    address:
      "https://mag.go.cr/conozca-los-requisitos-sanitarios-establecidos-por-senasa-para-la-importacion-de-perros-y-gatos/",
    checked: "July 15, 2026",
  },
  CU_GRANMA: {
    title: "Granma: procedure to import or export pets (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.granma.cu/cuba/2022-05-10/detallan-procedimiento-para-importar-o-exportar-mascotas",
    checked: "July 15, 2026",
  },
  CU_SENASA: {
    title: "SENASA Argentina: requirements of Cuba (in Spanish), as reported by MyDogCanFly",
    address: "https://www.argentina.gob.ar/senasa/requisitos-particulares-por-destino/cuba",
    checked: "July 15, 2026",
  },
  CZ_REPORTED: {
    title:
      "State Veterinary Administration: Traveling with pet animals, as reported by MyDogCanFly",
    address: "https://en.svscr.cz/animal-health/travelling-with-pet-animals/",
    checked: "July 11, 2026",
  },
  DK_REPORTED: {
    title: "Fødevarestyrelsen: How to travel with your dog, as reported by MyDogCanFly",
    address:
      "https://en.foedevarestyrelsen.dk/animals/travelling-with-pet-animals/how-to-travel-with-your-dog",
    checked: "July 11, 2026",
  },
  DO_APHIS: {
    title:
      "APHIS: Pet travel from the United States to the Dominican Republic, as reported by MyDogCanFly",
    address:
      "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-dominican-republic",
    checked: "July 11, 2026",
  },
  DO_OUT: {
    title: "DIGEGA: authorization to export animals (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.ganaderia.gob.do/index.php/servicios/item/539-autorizacion-para-la-exportacion-de-animales-productos-y-subproductos-de-origen-animal",
    checked: "July 11, 2026",
  },
  EG_APHIS: {
    title:
      "APHIS: Health certificate for dogs and cats to Egypt, agreed with GOVS, as reported by MyDogCanFly",
    address: "https://www.aphis.usda.gov/sites/default/files/egypt-dog-cat.pdf",
    checked: "July 11, 2026",
  },
  EG_BREEDS: {
    title: "Ahram Online: Egypt reduces its banned dog breeds to three, as reported by MyDogCanFly",
    address:
      "https://english.ahram.org.eg/NewsContent/1/2/546288/Egypt/Society/Egypt-reduces-number-of-banned-dog-breeds-from--to.aspx",
    checked: "July 11, 2026",
  },
  EG_EMBASSY: {
    title: "Embassy of Egypt in Washington: Bringing pets, as reported by MyDogCanFly",
    address: "https://www.egyptembassy.org/travel/bringing-pets",
    checked: "July 11, 2026",
  },
  EG_OUT: {
    title: "GOVS: Veterinary quarantine, as reported by MyDogCanFly",
    address: "https://rr-europe.woah.org/app/uploads/2022/11/woah_wjs_egypt.pdf",
    checked: "July 11, 2026",
  },
  GT_APHIS: {
    title: "APHIS: Pet travel from the United States to Guatemala, as reported by MyDogCanFly",
    address:
      "https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-guatemala",
    checked: "July 15, 2026",
  },
  GT_REPORTED: {
    title:
      "MAGA/VISAR: requirements for dogs and cats entering Guatemala (in Spanish), as reported by MyDogCanFly",
    address: "https://www.maga.gob.gt/sitios/visar/wp-content/uploads/2024/10/req-mascotas.pdf",
    checked: "July 15, 2026",
  },
  HK_OUT: {
    title: "AFCD: Animal health certificates for the EU, as reported by MyDogCanFly",
    address:
      "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_eapao/qua_ie_eapao_ioahc/qua_ie_eapao_ioahc_eu_uk.html",
    checked: "July 11, 2026",
  },
  HK_REPORTED: {
    title: "AFCD: Import of dogs and cats from Groups IIIA and IIIB, as reported by MyDogCanFly",
    address:
      "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc_Group_IIIA.html",
    checked: "July 11, 2026",
  },
  HU_REPORTED: {
    title: "Nébih: The non-commercial movement of pet animals, as reported by MyDogCanFly",
    address: "https://portal.nebih.gov.hu/web/english/-/the-non-commercial-movement-of-pet-animals",
    checked: "July 11, 2026",
  },
  IE_REPORTED: {
    title: "Department of Agriculture, Ireland: Pet travel, as reported by MyDogCanFly",
    address:
      "https://www.gov.ie/en/department-of-agriculture-food-and-the-marine/publications/pet-travel/",
    checked: "July 11, 2026",
  },
  IN_OUT: {
    title: "AQCS India: Export of pets, as reported by MyDogCanFly",
    address: "https://aqcsindia.gov.in/Home/ExportPets",
    checked: "July 11, 2026",
  },
  IN_SOP: {
    title: "AQCS India: Procedure for importing pet dogs, as reported by MyDogCanFly",
    address: "https://aqcsindia.gov.in/pdfs/india-dogs-guidance.pdf",
    checked: "July 11, 2026",
  },
  JP_REPORTED: {
    title:
      "MAFF Animal Quarantine Service: Import and export quarantine of dogs and cats, as reported by MyDogCanFly",
    address: "https://www.maff.go.jp/aqs/english/animal/dog/index.html",
    checked: "July 11, 2026",
  },
  KR_APHIS: {
    title: "APHIS: Pets to South Korea",
    address:
      "https://www.aphis.usda.gov/aphis/ourfocus/animalhealth/export/international-standard-setting-activities-oie/sa_by_country/sa_k/ct_animal_korea",
    checked: "Undated",
  },
  KR_REPORTED: {
    title: "APQA: Import requirements for dogs and cats, as reported by MyDogCanFly",
    address: "https://www.qia.go.kr/english/html/Animal_livestock/02AnimalLivestock_007-8.jsp",
    checked: "July 11, 2026",
  },
  NL_REPORTED: {
    title: "NVWA: Traveling with pets (in Dutch), as reported by MyDogCanFly",
    address: "https://www.nvwa.nl/onderwerpen/huisdieren-en-reizen",
    checked: "July 11, 2026",
  },
  NO_REPORTED: {
    title: "Mattilsynet: Guide to traveling with pets to Norway, as reported by MyDogCanFly",
    address: "https://www.mattilsynet.no/en/animals/guide-travelling-with-pets-to-norway",
    checked: "July 11, 2026",
  },
  NO_TAPEWORM: {
    title:
      "Mattilsynet: Treatment for echinococcosis for dogs imported to Norway, as reported by MyDogCanFly",
    address:
      "https://www.mattilsynet.no/en/animals/mandatory-treatment-for-echinococcosis-for-dogs-imported-to-norway",
    checked: "July 11, 2026",
  },
  NZ_OUT: {
    title: "MPI: Pets leaving New Zealand, as reported by MyDogCanFly",
    address: "https://www.mpi.govt.nz/take-or-send-from-nz/pets-leaving-nz/information-for-vets",
    checked: "July 11, 2026",
  },
  NZ_REPORTED: {
    title: "MPI: Import health standard for cats and dogs, as reported by MyDogCanFly",
    address: "https://www.mpi.govt.nz/dmsdocument/1574-Cats-and-dogs-Import-Health-Standard",
    checked: "July 11, 2026",
  },
  PA_MINSA: {
    title:
      "MIDA and MINSA: requirements of 2026 for small animals (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.minsa.gob.pa/sites/default/files/general/requisitos_mida_minsa_2026_nuevo.pdf",
    checked: "July 15, 2026",
  },
  PA_OUT: {
    title: "MIDA: export of small animals (in Spanish), as reported by MyDogCanFly",
    address: "https://mida.gob.pa/direcciones/deca/exportacion-de-animales-menores/",
    checked: "July 15, 2026",
  },
  PE_REPORTED: {
    title:
      "SENASA Peru: requirements to enter or leave Peru with a pet (in Spanish), as reported by MyDogCanFly",
    address:
      "https://www.senasa.gob.pe/senasacontigo/senasa-viajas-con-tu-mascota-conoce-cuales-son-los-requisitos-sanitarios-para-ingresar-o-salir-de-peru/",
    checked: "July 15, 2026",
  },
  PE_SUNAT: {
    title: "SUNAT: pets entering Peru (in Spanish), as reported by MyDogCanFly",
    address:
      "https://cdn.www.gob.pe/uploads/document/file/2669694/Material%20Informativo%20%20Ingreso%20de%20Mascotas%20.pdf",
    checked: "July 15, 2026",
  },
  PH_OUT: {
    title: "BAI: Export of pets, as reported by MyDogCanFly",
    address: "https://www.bai.gov.ph/",
    checked: "July 15, 2026",
  },
  PT_REPORTED: {
    title: "DGAV: dogs and cats entering Portugal (in Portuguese), as reported by MyDogCanFly",
    address:
      "https://www.dgav.pt/vaiviajar/conteudo/conteudo-animais-de-companhia/entrar-em-portugal-a-partir-de-um-pais-fora-da-ue-inclui-o-reino-unido-exceto-a-irlanda-do-norte/caes-e-gatos/",
    checked: "July 11, 2026",
  },
  SG_OUT: {
    title: "AVS: Exporting dogs and cats, as reported by MyDogCanFly",
    address: "https://avs.nparks.gov.sg/pets/importing-exporting-a-pet/export/dogs-and-cats/",
    checked: "July 11, 2026",
  },
  SG_REPORTED: {
    title: "AVS: Importing dogs and cats, as reported by MyDogCanFly",
    address: "https://avs.nparks.gov.sg/pets/importing-exporting-a-pet/import/dogs-and-cats/",
    checked: "July 11, 2026",
  },
  TR_REPORTED: {
    title:
      "Ministry of Agriculture and Forestry: entry of cats and dogs (in Turkish), as reported by MyDogCanFly",
    address:
      "https://vskn.tarimorman.gov.tr/trabzon/Duyuru/14/Turkiye-%E2%80%98ye-Kedi-Kopek-Girisi-Icin-Gerekli-Sartlar",
    checked: "July 11, 2026",
  },
  TR_LAW: {
    title:
      "Türkiye: regulation on the non-commercial movement of pets (in Turkish), as reported by MyDogCanFly",
    address:
      "https://www.mevzuat.gov.tr/anasayfa/MevzuatFihristDetayIframe?MevzuatTur=7&MevzuatNo=15541&MevzuatTertip=5",
    checked: "July 11, 2026",
  },
  TR_OUT: {
    title:
      "Ministry of Agriculture and Forestry: health certificates for leaving Türkiye, as reported by MyDogCanFly",
    address: "https://www.tarimorman.gov.tr",
    checked: "July 11, 2026",
  },
  ZA_OUT: {
    title:
      "Department of Agriculture, South Africa: Animal health, exports, as reported by MyDogCanFly",
    address:
      "https://www.nda.gov.za/index.php/core-business/agricultural-production/animal-production/animal-health",
    checked: "July 11, 2026",
  },
} satisfies Record<string, SourcePage>;
