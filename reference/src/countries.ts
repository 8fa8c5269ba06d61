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
  { key: "brazil", label: "Brazil", also: ["Brasil"] },
  { key: "chile", label: "Chile" },
  { key: "colombia", label: "Colombia" },
  { key: "costa-rica", label: "Costa Rica" },
  { key: "cuba", label: "Cuba" },
  { key: "dominican-republic", label: "Dominican Republic", words: "the Dominican Republic" },
  { key: "egypt", label: "Egypt" },
  { key: "france", label: "France" },
  { key: "germany", label: "Germany", also: ["Deutschland"], places: ["Berlin"] },
  { key: "greece", label: "Greece" },
  { key: "guatemala", label: "Guatemala" },
  { key: "india", label: "India" },
  { key: "indonesia", label: "Indonesia", places: ["Bali"] },
  { key: "italy", label: "Italy" },
  { key: "mexico", label: "Mexico" },
  { key: "panama", label: "Panama" },
  { key: "peru", label: "Peru" },
  { key: "philippines", label: "Philippines", words: "the Philippines", also: ["The Philippines"] },
  { key: "south-africa", label: "South Africa" },
  { key: "spain", label: "Spain", also: ["España"] },
  { key: "thailand", label: "Thailand" },
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
