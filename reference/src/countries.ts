/** Countries with facts, searchable by name. */
import { keyOf } from "./words.ts";

type Row = {
  key: string;
  label: string;
  /** The name within a sentence. */
  words?: string;
  also?: readonly string[];
  /** Places in it that can be selected like a country. */
  places?: readonly string[];
};

const rows = [
  { key: "argentina", label: "Argentina" },
  { key: "australia", label: "Australia" },
  { key: "austria", label: "Austria", also: ["Österreich"] },
  { key: "belgium", label: "Belgium", also: ["België", "Belgique"] },
  { key: "brazil", label: "Brazil", also: ["Brasil"] },
  { key: "canada", label: "Canada" },
  { key: "chile", label: "Chile" },
  { key: "china", label: "China" },
  { key: "colombia", label: "Colombia" },
  { key: "costa-rica", label: "Costa Rica" },
  { key: "cuba", label: "Cuba" },
  { key: "czechia", label: "Czechia", also: ["Czech Republic"] },
  { key: "denmark", label: "Denmark", also: ["Danmark"] },
  { key: "dominican-republic", label: "Dominican Republic", words: "the Dominican Republic" },
  { key: "egypt", label: "Egypt" },
  { key: "france", label: "France" },
  { key: "germany", label: "Germany", also: ["Deutschland"], places: ["Berlin"] },
  { key: "greece", label: "Greece" },
  { key: "guatemala", label: "Guatemala" },
  { key: "hong-kong", label: "Hong Kong", also: ["Hong Kong SAR China"] },
  { key: "hungary", label: "Hungary" },
  { key: "india", label: "India" },
  { key: "indonesia", label: "Indonesia", places: ["Bali"] },
  { key: "ireland", label: "Ireland", also: ["Republic of Ireland", "Éire"] },
  { key: "italy", label: "Italy" },
  { key: "japan", label: "Japan" },
  { key: "mexico", label: "Mexico" },
  {
    key: "netherlands",
    label: "Netherlands",
    words: "the Netherlands",
    also: ["The Netherlands", "Holland"],
  },
  { key: "new-zealand", label: "New Zealand" },
  { key: "norway", label: "Norway", also: ["Norge"] },
  { key: "panama", label: "Panama" },
  { key: "peru", label: "Peru" },
  { key: "philippines", label: "Philippines", words: "the Philippines", also: ["The Philippines"] },
  { key: "portugal", label: "Portugal" },
  { key: "singapore", label: "Singapore" },
  { key: "south-africa", label: "South Africa" },
  { key: "south-korea", label: "South Korea", also: ["Korea", "Republic of Korea"] },
  { key: "spain", label: "Spain", also: ["España"] },
  { key: "switzerland", label: "Switzerland", also: ["Schweiz", "Suisse", "Svizzera"] },
  { key: "thailand", label: "Thailand" },
  { key: "turkiye", label: "Türkiye", also: ["Turkey"] },
  {
    key: "united-arab-emirates",
    label: "United Arab Emirates",
    words: "the United Arab Emirates",
    also: ["UAE", "Emirates"],
  },
  {
    key: "united-kingdom",
    label: "United Kingdom",
    words: "the United Kingdom",
    also: ["UK", "Great Britain", "GB"],
  },
  {
    key: "usa",
    label: "USA",
    words: "the USA",
    also: ["US", "United States", "United States of America"],
  },
] as const satisfies readonly Row[];

export type CountryKey = (typeof rows)[number]["key"];

/**
 * A selected country: `label` is the selected name ("Berlin", "Bali"), `country` the name of the country, `words` its form
 * within a sentence.
 */
export type Country = { key: CountryKey; label: string; country: string; words: string };

const longestName = 60;

const byName = new Map<string, Country>();
for (const row of rows) {
  const { key, label, words = label, also = [], places = [] }: Row & { key: CountryKey } = row;
  const country = { key, label, country: label, words };
  for (const name of [label, ...also]) byName.set(keyOf(name), country);
  for (const place of places) byName.set(keyOf(place), { ...country, label: place });
}

/** The country with this name. Case, accents, hyphens and spaces are ignored. */
export const countryNamed = (name: string): Country | undefined =>
  name.length > longestName ? undefined : byName.get(keyOf(name));

/** The names of each country that has several. */
export const countryAliases: readonly (readonly string[])[] = rows
  .map(({ label, also = [] }: Row) => [label, ...also])
  .filter((names) => names.length > 1);
