import type { DossierLanguage } from "#contracts/travel/dossier-names.ts";

/** Countries by the language of their officials; of several, the most widely read. */
const countriesOf: Readonly<Record<DossierLanguage, string>> = {
  es: "AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE",
  fr: "BE BF BJ CD CF CG CI CM DJ DZ FR GA GF GN GP HT LU MA MC MG ML MQ NC NE PF RE SN TD TG TN YT",
  de: "AT CH DE LI",
  pt: "AO BR CV GW MZ PT ST TL",
  it: "IT SM VA",
  ja: "JP",
  th: "TH",
};

const languages = new Map(
  Object.entries(countriesOf).flatMap(([language, countries]) =>
    countries.split(" ").map((country) => [country, language] as [string, DossierLanguage]),
  ),
);

/** The language of a country's check-in desks and officials; null where a sheet is in English only. */
export const languageOf = (country: string | null | undefined): DossierLanguage | null =>
  (country && languages.get(country)) || null;
