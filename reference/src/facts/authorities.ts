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
  DE: reported(
    "the Federal Ministry of Agriculture (BMLEH)",
    "https://www.bmleh.de/EN/topics/animals/pets-and-zoo-animals/pets-entry-regulation.html",
  ),
  DK: reported(
    "the Danish Veterinary and Food Administration (Fødevarestyrelsen)",
    "https://en.foedevarestyrelsen.dk/animals/travelling-with-pet-animals/how-to-travel-with-your-dog",
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
  HK: reported(
    "the Agriculture, Fisheries and Conservation Department (AFCD)",
    "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
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

/** Who gives permits for endangered species (CITES). */
export const citesAuthorities: Readonly<Record<string, AuthorityFact>> = {
  AE: official(
    "MOCCAE",
    "https://www.moccae.gov.ae/en/services/cites/ownership-registration-of-species-listed-in-cites-appendices.aspx",
  ),
  AU: official(
    "the wildlife trade office of DCCEEW",
    "https://www.dcceew.gov.au/environment/wildlife-trade/do-i-need-permit",
  ),
  BR: official(
    "IBAMA",
    "http://www.ibama.gov.br/index.php?option=com_content&view=article&id=605&Itemid=561",
    "2017-04-07",
  ),
  CA: official(
    "CITES Canada (Canadian Wildlife Service)",
    "https://www.canada.ca/en/environment-climate-change/services/convention-international-trade-endangered-species/relevant-authorities.html",
  ),
  CH: official("FSVO", "http://www.cites.org/eng/cms/index.php/component/cp/country/CH"),
  DE: official(
    "BfN, the Federal Agency for Nature Conservation",
    "https://www.bfn.de/zustaendigkeiten-im-artenschutzvollzug",
  ),
  FR: official(
    "the DREAL of your region",
    "https://www.centre-val-de-loire.developpement-durable.gouv.fr/en-savoir-plus-a4501.html",
  ),
  GB: official(
    "APHA in Bristol",
    "https://www.gov.uk/guidance/apply-for-cites-permits-and-certificates-to-trade-endangered-species",
  ),
  HK: official(
    "AFCD",
    "https://www.afcd.gov.hk/english/conservation/con_end/con_end_info/con_end_info_online/con_end_info_online.html",
  ),
  JP: official(
    "METI",
    "https://www.meti.go.jp/english/policy/external_economy/CITES/about_cites.html",
  ),
  MX: official(
    "Dirección General de Vida Silvestre (SEMARNAT)",
    "https://biodiversidad.gob.mx/planeta/cites/estructura_mexico",
  ),
  NL: {
    name: "RVO",
    address: "https://wetgeving.parkietensocieteit.nl/index.php/cites-bijlage-a",
    kind: "quoted",
  },
  NO: official(
    "the Norwegian Environment Agency (Miljødirektoratet)",
    "https://www.toll.no/no/varer/truede-dyr-og-planter/import/",
  ),
  NZ: official(
    "the Department of Conservation",
    "https://www.doc.govt.nz/get-involved/apply-for-permits/endangered-species/permits/",
  ),
  PE: official("SERFOR", "https://www.serfor.gob.pe/portal/autoridad-administrativa-cites"),
  SG: official(
    "the National Parks Board (NParks)",
    "https://www.nparks.gov.sg/avs/animals/wildlife-and-endangered-animals/cites",
  ),
  TH: official(
    "the Department of National Parks, Wildlife and Plant Conservation",
    "https://docslib.org/doc/7439148/notification-no-2005-035-page-4-a-general-information-party-period",
  ),
  US: official(
    "the U.S. Fish and Wildlife Service",
    "https://fws.gov/international-affairs/permits",
  ),
};
