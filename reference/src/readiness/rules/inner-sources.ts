/** Where the rules of borders inside countries come from. */
import type { RuleSource } from "../source.ts";

export const innerSources = {
  IN_GU_LAW: {
    kind: "quoted",
    title: "Guam Code, title 10, section 34302",
    address: "https://lawserver.com/?p=27499329",
    checked: "2026-11-28",
  },
  IN_GU_USCG: {
    kind: "quoted",
    title: "US Coast Guard Sector Guam: Pets",
    address: "http://www.uscg.mil/d14/sectguam/pets.asp",
    checked: "2026-11-28",
  },
  IN_PR_LAW: {
    kind: "quoted",
    title: "Laws of Puerto Rico, title 5, section 1601",
    address:
      "https://casetext.com/statute/laws-of-puerto-rico/title-five-agriculture/chapter-55-harmful-animals/1601-prohibition",
    checked: "2026-11-28",
  },
  IN_PR_RULE: {
    kind: "quoted",
    title: "DogTipper: New rules for Puerto Rico (2023)",
    address:
      "https://www.dogtipper.com/newsroom/2023/06/taking-your-dog-to-puerto-rico-learn-the-new-rules.html",
    checked: "2026-11-28",
  },
  IN_VI: {
    kind: "official",
    title: "Virgin Islands Department of Agriculture: Visiting with a dog or cat",
    address: "https://doa.vi.gov/visit-the-usvi/",
    checked: "2026-11-28",
  },
  IN_AS: {
    kind: "quoted",
    title: "American Samoa Administrative Code, title 24, chapter 3",
    address: "https://new.asbar.org/regulation/24-0319-keeping-on-aircraft-and-vessels/",
    checked: "2026-11-28",
  },
  IN_MP: {
    kind: "official",
    title: "Northern Mariana Islands, Division of Agriculture: Animal import",
    address: "https://dlnr.cnmi.gov/animal-import.html",
    checked: "2026-11-28",
  },
  IN_TAS: {
    kind: "official",
    title: "Biosecurity Tasmania: Importing dogs",
    address: "https://nre.tas.gov.au/biosecurity-tasmania/biosecurity/importing-animals/dogs",
    checked: "2026-11-28",
  },
  IN_WA: {
    kind: "official",
    title: "Western Australia, DPIRD: Importing animals",
    address:
      "https://www.dpird.wa.gov.au/individuals/what-can-i-bring-into-wa/importing-animals-to-WA",
    checked: "2026-11-28",
  },
  IN_EC_W: {
    kind: "quoted",
    title: "El Universo: Pets seized under the Galápagos law (2004)",
    address: "https://www.eluniverso.com/2004/04/14/0001/12/39BA91055B6841F6A9A3D02D7A34AC4B.html",
    checked: "2026-11-28",
  },
  IN_ES_CE: {
    kind: "quoted",
    title: "Preferente: Iberia's rules for Ceuta and Melilla",
    address: "https://preferente.com/?p=315054",
    checked: "2026-11-28",
  },
  IN_ES_ML: {
    kind: "quoted",
    title: "El Faro de Melilla: The city's notice to travelers",
    address:
      "https://elfarodemelilla.es/las-mascotas-tendran-que-tener-la-vacuna-antirrabica-para-poder-viajar",
    checked: "2026-11-28",
  },
  IN_MY_12: {
    kind: "quoted",
    title: "Australia's export manual: Sabah, cats",
    address: "https://micor.agriculture.gov.au/live-animals/Pages/sabah/cats.aspx",
    checked: "2026-11-28",
  },
  IN_MY_13: {
    kind: "quoted",
    title: "Sarawak: Veterinary Public Health Ordinance 1999, section 13",
    address: "https://mylaw.my/legislation/veterinary-public-health-ordinance-1999/section-13",
    checked: "2026-11-28",
  },
  IN_PT: {
    kind: "official",
    title: "Portugal, DGAV: Between the mainland and the autonomous regions",
    address:
      "https://www.dgav.pt/vaiviajar/conteudo/animais-de-companhia/transito-entre-o-continente-e-as-regioes-autonomas/",
    checked: "2026-11-28",
  },
  IN_HK: {
    kind: "official",
    title: "Hong Kong Government: Pets from the Mainland (May 13, 2025)",
    address: "https://www.info.gov.hk/gia/general/202505/13/P2025051300252.htm",
    checked: "2026-11-28",
  },
} as const satisfies Readonly<Record<string, RuleSource>>;
