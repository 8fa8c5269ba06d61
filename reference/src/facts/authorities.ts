/** Who decides on animals, as far as we know it. */
export type AuthorityFact = {
  /** As in a sentence, after "ask". */
  name: string;
  address: string;
  /** `official`: the page names it so; `reported`: a dated third party lists its address. */
  kind: "official" | "quoted" | "reported";
  /** The day or month of our copy, where it has one. */
  checked?: string;
};

export const official = (name: string, address: string, checked?: string): AuthorityFact => ({
  name,
  address,
  kind: "official",
  ...(checked && { checked }),
});

const reported = (name: string, address: string, checked = "2026-07-11"): AuthorityFact => ({
  name,
  address,
  kind: "reported",
  checked,
});

/** Who decides on the entry of animals, by ISO 3166-1. */
export const authorities: Readonly<Record<string, AuthorityFact>> = {
  AE: reported(
    "the Ministry of Climate Change and Environment (MOCCAE)",
    "https://www.moccae.gov.ae/en/services/import-permit-pets",
  ),
  AR: reported(
    "SENASA",
    "https://www.argentina.gob.ar/senasa/informacion-al-viajero/ingresar-o-regresar-al-pais/ingresos-con-perros-yo-gatos",
  ),
  AT: reported(
    "the Federal Office for Consumer Health (BAVG)",
    "https://www.bavg.gv.at/en/import/living-animals/import",
  ),
  AU: reported(
    "the Department of Agriculture, Fisheries and Forestry (DAFF)",
    "https://www.agriculture.gov.au/biosecurity-trade/cats-dogs",
  ),
  BE: reported(
    "the food safety agency AFSCA/FAVV",
    "https://favv-afsca.be/fr/themes/animaux/animaux-de-compagnie/chiens-chats-et-furets/en-voyage-avec-des-animaux-de-compagnie-pour-les-particuliers",
  ),
  BR: reported(
    "MAPA, Vigiagro",
    "https://www.gov.br/agricultura/pt-br/assuntos/vigilancia-agropecuaria/animais-estimacao/entrar-no-brasil",
  ),
  CA: reported(
    "the Canadian Food Inspection Agency (CFIA)",
    "https://inspection.canada.ca/en/importing-food-plants-animals/pets",
  ),
  CH: reported(
    "the Federal Food Safety and Veterinary Office (FSVO)",
    "https://www.blv.admin.ch/blv/en/home/tiere/reisen-mit-heimtieren/hunde-katzen-und-frettchen.html",
  ),
  CL: reported(
    "SAG",
    "https://www.sag.gob.cl/ambitos-de-accion/ingreso-de-perros-gatos-y-hurones-mascotas-animales-de-compania-tradicionales",
    "2026-07-15",
  ),
  CN: reported(
    "China's customs (GACC)",
    "https://english.beijing.gov.cn/latest/lawsandpolicies/202104/t20210407_2346645.html",
  ),
  CO: reported(
    "ICA",
    "https://www.ica.gov.co/importacion-y-exportacion/otros-procedimientos/requisitos-para-importar-mascotas/ingreso-de-perros-y-gatos-a-colombia",
    "2026-07-15",
  ),
  CR: reported(
    "SENASA",
    "https://www.senasa.go.cr/informacion/centro-de-informacion/informacion/sgc/dca/mascotas",
    "2026-07-15",
  ),
  CU: reported(
    "CENASA",
    "https://www.minag.gob.cu/noticias/sobre-la-importacion-y-exportacion-de-mascotas-perros-y-gatos/",
    "2026-07-15",
  ),
  CZ: reported(
    "the State Veterinary Administration",
    "https://en.svscr.cz/animal-health/travelling-with-pet-animals/",
  ),
  DE: reported(
    "the Federal Ministry of Agriculture (BMLEH)",
    "https://www.bmleh.de/EN/topics/animals/pets-and-zoo-animals/pets-entry-regulation.html",
  ),
  DK: reported(
    "the Danish Veterinary and Food Administration (Fødevarestyrelsen)",
    "https://en.foedevarestyrelsen.dk/animals/travelling-with-pet-animals/how-to-travel-with-your-dog",
  ),
  DO: reported(
    "the Dirección General de Ganadería (DIGEGA)",
    "https://www.ganaderia.gob.do/index.php/requisitos-sanitarios-para-el-ingreso-de-mascota-hacia-la-republica-dominicana",
  ),
  EG: reported(
    "the General Organization for Veterinary Services (GOVS)",
    "https://www.govs.gov.eg",
  ),
  ES: reported(
    "the Ministry of Agriculture (MAPA)",
    "https://www.mapa.gob.es/es/ganaderia/temas/comercio-exterior-ganadero/desplazamiento-animales-compania/viajar-perros-gatos-hurones",
  ),
  FI: reported(
    "the Finnish Food Authority (Ruokavirasto)",
    "https://www.ruokavirasto.fi/en/themes/import-and-export/import/animals-and-animal-products/animals-and-gametes/dogs-cats-and-ferrets/non-commercial-movement/",
  ),
  FR: reported(
    "the French Ministry of Agriculture",
    "https://agriculture.gouv.fr/faq-modalites-dimportation-des-animaux-de-compagnie-en-provenance-de-pays-tiers",
  ),
  GB: reported("APHA and Defra", "https://www.gov.uk/bring-pet-to-great-britain"),
  GR: reported(
    "the Ministry of Rural Development and Food",
    "https://www.minagric.gr/en/citizen-menu/pets-menu",
  ),
  GT: reported(
    "MAGA-VISAR",
    "https://www.maga.gob.gt/sitios/visar/wp-content/uploads/2024/10/req-mascotas.pdf",
    "2026-07-15",
  ),
  HK: reported(
    "the Agriculture, Fisheries and Conservation Department (AFCD)",
    "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
  ),
  HU: reported(
    "the National Food Chain Safety Office (Nébih)",
    "https://portal.nebih.gov.hu/web/english/-/the-non-commercial-movement-of-pet-animals",
  ),
  ID: reported(
    "the Indonesian Quarantine Authority (Barantin)",
    "https://karantinaindonesia.go.id/",
  ),
  IE: reported(
    "the Department of Agriculture, Food and the Marine",
    "https://www.gov.ie/en/department-of-agriculture-food-and-the-marine/publications/pet-travel/",
  ),
  IL: reported(
    "the Veterinary Services of the Ministry of Agriculture",
    "https://www.gov.il/en/service/import_pets_cats_dogs",
    "2026-07-15",
  ),
  IN: reported(
    "the Animal Quarantine and Certification Services (AQCS)",
    "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
  ),
  IT: reported(
    "the Ministry of Health (Ministero della Salute)",
    "https://www.salute.gov.it/new/it/tema/animali-daffezione/verso-paesi-terzi/",
  ),
  JP: reported(
    "the Animal Quarantine Service (MAFF)",
    "https://www.maff.go.jp/aqs/english/animal/dog/index.html",
  ),
  KR: reported(
    "the Animal and Plant Quarantine Agency (APQA)",
    "https://www.qia.go.kr/english/html/Animal_livestock/02AnimalLivestock_007-8.jsp",
  ),
  MT: reported(
    "the Veterinary Regulation Directorate",
    "https://agrifish.gov.mt/en/vrd/Pages/travelPet.aspx",
  ),
  MX: reported(
    "SENASICA",
    "https://www.gob.mx/senasica/documentos/si-viajas-con-tu-mascota-194177",
  ),
  MY: reported(
    "MAQIS and the Department of Veterinary Services (DVS)",
    "https://www.maqis.gov.my/",
  ),
  NL: reported(
    "the Food and Consumer Product Safety Authority (NVWA)",
    "https://www.nvwa.nl/onderwerpen/huisdieren-en-reizen",
  ),
  NO: reported(
    "the Norwegian Food Safety Authority (Mattilsynet)",
    "https://www.mattilsynet.no/en/animals/guide-travelling-with-pets-to-norway",
  ),
  NZ: reported(
    "the Ministry for Primary Industries (MPI)",
    "https://www.mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  ),
  PA: reported(
    "MIDA and MINSA",
    "https://mida.gob.pa/requisitos-para-la-importacion-de-perros-y-gatos/",
    "2026-07-15",
  ),
  PE: reported(
    "SENASA Perú",
    "https://www.gob.pe/institucion/senasa/campa%C3%B1as/5651-viaja-con-tu-mascota",
    "2026-07-15",
  ),
  PH: reported(
    "the Bureau of Animal Industry (BAI)",
    "https://www.bai.gov.ph/Stakeholders/PetImport",
    "2026-07-15",
  ),
  PL: reported(
    "the General Veterinary Inspectorate (GIW)",
    "https://www.wetgiw.gov.pl/nadzor-weterynaryjny/podroz-ze-zwierzetami-towarzyszacymi-z-panstw-trzecich-do-polski",
  ),
  PT: reported(
    "DGAV, the veterinary authority",
    "https://www.dgav.pt/vaiviajar/conteudo/conteudo-animais-de-companhia/entrar-em-portugal-a-partir-de-um-pais-fora-da-ue-inclui-o-reino-unido-exceto-a-irlanda-do-norte/caes-e-gatos/",
  ),
  SE: reported(
    "the Swedish Board of Agriculture (Jordbruksverket)",
    "https://jordbruksverket.se/languages/english/swedish-board-of-agriculture/animals/pets---trade-and-travel/movement-of-dogs-cats-and-ferrets-to-sweden",
  ),
  SG: reported(
    "the Animal & Veterinary Service (NParks)",
    "https://avs.nparks.gov.sg/pets/importing-exporting-a-pet/import/dogs-and-cats/",
  ),
  TH: reported(
    "the Department of Livestock Development (DLD)",
    "http://en.dld.go.th/index.php/en/pet-travel-menu/importation-animal-animal-products",
  ),
  TR: reported(
    "the Ministry of Agriculture and Forestry",
    "https://vskn.tarimorman.gov.tr/trabzon/Duyuru/14/Turkiye-%E2%80%98ye-Kedi-Kopek-Girisi-Icin-Gerekli-Sartlar",
  ),
  US: reported(
    "USDA APHIS and the U.S. Fish and Wildlife Service",
    "https://www.cdc.gov/importation/dogs/index.html",
  ),
  ZA: reported(
    "the Department of Agriculture, Directorate Animal Health",
    "https://www.gov.za/services/import/import-animals-and-animal-products",
  ),
};
