import { official, type AuthorityFact } from "./authorities.ts";

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
