import type { SourcePage } from "./source.ts";

export const press = {
  AM_TRES: {
    title: "trespm.mx: which pets can travel in the cabin (in Spanish)",
    address: "https://trespm.mx/eco/pet-s/que-mascotas-si-pueden-viajar-en-la-cabina-de-un-avion",
    checked: "Undated",
  },
  AM_UNI: {
    title: "El Universal: requirements for a dog or cat in the cabin (in Spanish)",
    address:
      "https://www.eluniversal.com.mx/destinos/requisitos-para-viajar-con-tu-perro-o-gato-en-cabina-del-avion",
    checked: "About 2021–2022",
  },
  AM_VERT: {
    title: "Vértigo Político: 10 rules for taking your dog in Aeromexico's cabin (in Spanish)",
    address:
      "https://vertigopolitico.com/politica/ciudadanos/10-reglas-para-que-puedas-llevar-a-tu-perro-en-la-cabina-del-avion",
    checked: "2013",
  },
  AR_NOTI: {
    title: "NotiPress: Argentina's SENASA tightens health checks (in Spanish)",
    address:
      "https://notipress.mx/argentina/argentina-refuerza-controles-sanitarios-para-ingreso-de-mascotas-al-pais/amp/25913",
    checked: "About 2024–2025",
  },
  AYSEN: {
    title: "Canal 11 Aysén: SAG on the requirements for traveling with pets (in Spanish)",
    address: "https://canal11aysen.cl/sag-recuerda-requisitos-para-viajar-con-mascotas/",
    checked: "January 2024",
  },
  BR_ALAV: {
    title: "A Lavoura: pets need a certificate from MAPA (in Portuguese)",
    address:
      "https://alavoura.com.br/colunas/pet-cia/pets-precisam-de-certificado-do-mapa-para-viagens-internacionais",
    checked: "About 2021",
  },
  CO_BLU: {
    title: "Blu Radio: requirements for entering Colombia with pets (in Spanish)",
    address:
      "https://www.bluradio.com/turismo/esto-debe-hacer-si-piensa-viajar-en-navidad-con-sus-mascotas-requisitos-para-ingresar-a-colombia-so35",
    checked: "About December 2025",
  },
  CO_EXP: {
    title: "El Tiempo / Portafolio: the ICA's requirement for traveling abroad (in Spanish)",
    address:
      "https://www.eltiempo.com/vida/mascotas/mascotas-como-viajar-con-mascotas-que-necesitan-pasaporte-665040",
    checked: "April 2022",
  },
  CO_INFO: {
    title:
      "Infobae: new requirements for entering and leaving Colombia, ICA Resolution 100164 of 2021 (in Spanish)",
    address:
      "https://www.infobae.com/america/colombia/2021/07/13/estos-son-los-nuevos-requisitos-para-entrar-y-salir-de-colombia-con-perros-y-gatos/",
    checked: "July 13, 2021",
  },
  CO_PORT: {
    title: "Portafolio: new requirements for dogs and cats, ICA Resolution 100164 (in Spanish)",
    address:
      "https://www.portafolio.co/economia/gobierno/requisitos-nuevos-para-entrada-y-salida-de-colombia-de-perros-y-gatos-553861",
    checked: "July 2021",
  },
  CO_RCN: {
    title: "RCN Radio: the ICA on pets entering and leaving Colombia (in Spanish)",
    address:
      "https://www.rcnradio.com/colombia/el-ica-reactiva-el-ingreso-y-salida-de-mascotas-desde-puertos-y-aeropuertos-en-el-pais",
    checked: "About 2020",
  },
  CO_SFE: {
    title:
      "Radio Santa Fe: ICA Resolution 2656 of 2019 on pets entering and leaving Colombia (in Spanish)",
    address:
      "http://www.radiosantafe.com/2019/06/02/el-ica-reglamenta-en-colombia-los-procesos-para-el-ingreso-y-salida-de-mascotas/",
    checked: "June 2, 2019",
  },
  CR_MSG: {
    title: "Periódico Mensaje: SENASA Costa Rica's export requirements (in Spanish)",
    address:
      "https://www.periodicomensaje.com/turismo-negocios/14251-si-va-a-viajar-con-su-mascota-recuerde-verificar-los-requisitos-de-exportacion",
    checked: "December 2025",
  },
  CR_MUNDO: {
    title: "El Mundo CR: SENASA's requirements for importing dogs and cats (in Spanish)",
    address:
      "https://elmundo.cr/costa-rica/senasa-detalla-requisitos-sanitarios-para-importar-perros-y-gatos-a-costa-rica",
    checked: "December 18, 2025",
  },
  CR_NAC: {
    title: "La Nación: SENASA on mandatory requirements (in Spanish)",
    address:
      "https://www.nacion.com/el-pais/senasa-advierte-sobre-los-requisitos-obligatorios/ZDNHUYJMKZBL3FK33HRDPMCLF4/story/",
    checked: "December 18, 2025",
  },
  CU_NOT: {
    title: "Noticias Cubanas: how to import or export pets, from CENASA and MINAG (in Spanish)",
    address:
      "https://noticiascubanas.com/2022/05/10/detallan-procedimiento-para-importar-o-exportar-mascotas",
    checked: "May 10, 2022",
  },
  // The copy is on a site that isn't for the public.
  CU_TOQ: {
    title: "elTOQUE: how to travel from Cuba with pets (in Spanish)",
    checked: "Undated (about 2022–2023)",
  },
  CU_VOZ: {
    title: "La Voz Viral: importing and exporting pets in Cuba, from MINAG (in Spanish)",
    address: "https://www.lavozviral.com/?p=47562",
    checked: "Undated",
  },
  EG_HADAS: {
    title: "Hadas Now: head of Egypt's Veterinary Quarantine (in Arabic)",
    address: "https://hadasnow.com/?p=465522",
    checked: "Undated",
  },
  FU_BW: {
    title: "Berliner Woche: veterinary clinic in Düppel, Oertzenweg 19b (in German)",
    address: "http://www.berliner-woche.de/zehlendorf/",
    checked: "2014",
  },
  FU_MOPO: {
    title: "Berliner Morgenpost / Tagesspiegel: FU clinic limits its emergency hours (in German)",
    address: "https://www.morgenpost.de/bezirke/steglitz-zehlendorf/article239722493/",
    checked: "2023–2024",
  },
  HUARPE: {
    title: "Diario Huarpe: documents for traveling to Chile with pets (in Spanish)",
    address:
      "https://www.diariohuarpe.com/nota/mascotas-en-la-ruta-pasos-y-documentos-para-viajar-a-chile-202512279540",
    checked: "December 27, 2025",
  },
  INFO_MX: {
    title: "Infobae: requirements to enter Mexico with a dog or cat (in Spanish)",
    address:
      "https://www.infobae.com/mascotas/2025/12/19/quieres-viajar-a-mexico-con-tu-perro-o-gato-estos-son-los-requisitos-para-ingresar-al-pais/",
    checked: "December 19, 2025",
  },
  IN_CBIC: {
    title: "News report: India customs (CBIC) circular on quarantine clearance for pets",
    address: "https://nasdaqpicks.com/?p=29107",
    checked: "Year not shown (2024 or later)",
  },
  MEGA: {
    title:
      "Meganoticias: requirements and costs of international travel with pets, citing ChileAtiende (in Spanish)",
    address:
      "https://www.meganoticias.cl/dato-util/513403-viajes-internacionales-mascotas-requisitos-costos-1ab.html",
    checked: "January 30, 2026",
  },
  MX_DV: {
    title: "Diario Veterinario: Mexico City's veterinary hospital turns eight (in Spanish)",
    address:
      "https://diarioveterinario.com/t/4716497/hospital-veterinario-ciudad-mexico-cumple-ocho-anos",
    checked: "February 2024",
  },
  MX_UNI: {
    title: "El Universal: Hospital Veterinario Arenal, Venustiano Carranza (in Spanish)",
    address:
      "https://www.eluniversal.com.mx/metropoli/inauguran-nuevo-hospital-veterinario-en-venustiano-carranza-podra-brindar-hasta-100-atenciones-al-dia/",
    checked: "August 25, 2025",
  },
  PE_COM: {
    title: "El Comercio: traveling with a pet or bringing one to Peru (in Spanish)",
    address: "https://elcomercio.pe",
    checked: "February 1, 2022",
  },
  PE_GEST: {
    title: "Gestión: how to get SENASA Peru's export health certificate (in Spanish)",
    address:
      "https://gestion.pe/peru/tramites-de-todo-lo-que-debes-saber-para-facilitar-el-viaje-de-tu-mascota-al-extranjero-noticia/",
    checked: "About 2025",
  },
  PE_LAT: {
    title: "Latina: SENASA's requirements for entering or leaving Peru (in Spanish)",
    address:
      "https://latinanoticias.pe/te-ayudo/viajas-con-tu-mascota-conoce-los-requisitos-para-ingresar-o-salir-del-pais",
    checked: "Undated",
  },
  PE_SUD: {
    title: "sudamerica.ru, citing Canal N and SENASA: fee at Jorge Chávez airport",
    address:
      "https://sudamerica.ru/peru/puteshhestvuete-s-domashhnim-zhivotnym-uznajte-o-trebovaniyah-k-poletam-s-sobakoj-ili-koshhkoj-iz-novogo-aehroporta-horhe-chavesa",
    checked: "2025",
  },
  RADIOPOLAR: {
    title: "Radio Polar: SAG Magallanes on leaving Chile with pets (in Spanish)",
    address:
      "https://www.radiopolar.com/te-llevas-mascota-vacaciones-sag-magallanes-llama-planificar-viajes-extranjero-verano",
    checked: "January 24, 2026",
  },
  SOYCHILE: {
    title: "SoyChile: questions about the Ley Cholito (in Spanish)",
    address:
      "https://www.soychile.cl/Santiago/Sociedad/2019/02/12/581146/Aclaran-cinco-dudas-sobre-la-Ley-Cholito-que-rige-desde-hoy.aspx",
    checked: "February 12, 2019",
  },
  UNOTV: {
    title: "UnoTV: costs and requirements for traveling to Mexico with pets (in Spanish)",
    address:
      "https://www.unotv.com/turismo/cuanto-debes-pagar-y-que-requisitos-debes-cumplir-si-viajas-con-mascotas-a-mexico/",
    checked: "July 2023",
  },
  UEVP_NL: {
    title: "UEVP: the Netherlands ban keeping folded-ear and hairless cats",
    address: "https://uevp.fve.org/news/__temp_eyvzlyuqooqrxrteeanzymuynvcjphimbhqe",
    checked: "2025",
  },
} satisfies Record<string, SourcePage>;
