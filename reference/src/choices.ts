/** Options of the search panel, and which of them have answers. Small enough to send to every browser. */
import { airlineNames } from "./airline-names.ts";
import type { AirlineKey, FlightKind } from "./facts/airline.ts";
import { cities } from "./facts/cities.ts";
import type { Service } from "./facts/provider.ts";

/** `value` is used in URLs, `label` is shown; `hasData` tells whether there is an answer. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  hasData: boolean;
};

const countries = [
  "Argentina",
  "Australia",
  "Bali",
  "Berlin",
  "Brazil",
  "Chile",
  "Colombia",
  "Costa Rica",
  "Cuba",
  "Dominican Republic",
  "Egypt",
  "France",
  "Greece",
  "Guatemala",
  "India",
  "Italy",
  "Mexico",
  "Panama",
  "Peru",
  "Philippines",
  "South Africa",
  "Spain",
  "Thailand",
  "United Kingdom",
  "USA",
];

const withData = (label: string): Choice => ({ value: label, label, hasData: true });

/** Where From. */
export const countriesFrom: readonly Choice[] = countries.map(withData);

/** Where To: the same and Germany. */
export const countriesTo: readonly Choice[] = [...countries, "Germany"]
  .toSorted((a, b) => a.localeCompare(b, "en"))
  .map(withData);

const others = [
  "Austria",
  "Belgium",
  "Canada",
  "China",
  "Czechia",
  "Denmark",
  "Hong Kong",
  "Hungary",
  "Ireland",
  "Japan",
  "Netherlands",
  "New Zealand",
  "Norway",
  "Portugal",
  "Singapore",
  "South Korea",
  "Switzerland",
  "Türkiye",
  "United Arab Emirates",
];

/** Every country with papers; the search panel offers only those of the selects. */
export const countriesWithPapers: readonly Choice[] = [
  ...countriesTo,
  ...others.map(withData),
].toSorted((a, b) => a.label.localeCompare(b.label, "en"));

export const airlineChoices: readonly Choice<AirlineKey>[] = airlineNames.map((name) => ({
  ...name,
  hasData: true,
}));

export const flightKindChoices: readonly Choice<FlightKind>[] = [
  { value: "national", label: "Domestic", hasData: true },
  { value: "international", label: "International", hasData: true },
];

/** Cities with listings for each service, as used in URLs. */
export type ServiceListings = Readonly<Record<Service, readonly string[]>>;

const sourcedListings: ServiceListings = {
  vet: ["Berlin", "MexicoCity", "Santiago"],
  lawyer: [],
  dentist: [],
};

/** The services, and whether they have listings. */
export const servicesWhere = (listings: ServiceListings): readonly Choice<Service>[] => [
  { value: "vet", label: "Vet", hasData: listings.vet.length > 0 },
  { value: "lawyer", label: "Lawyer", hasData: listings.lawyer.length > 0 },
  { value: "dentist", label: "Dentist", hasData: listings.dentist.length > 0 },
];

export const serviceChoices = servicesWhere(sourcedListings);

/** A name as used in URLs, without spaces: MexicoCity. */
export const routeValue = (name: string): string => name.replaceAll(/\s/g, "");

/** Cities, and whether they have listings for one service, or for any. */
export function cityChoices(
  service?: Service,
  listings: ServiceListings = sourcedListings,
): Choice[] {
  const towns = new Set(service ? listings[service] : Object.values(listings).flat());
  return cities.map(([label]) => {
    const value = routeValue(label);
    return { value, label, hasData: towns.has(value) };
  });
}

/** The options with an answer, by value. */
export const coverage = () => ({
  from: valuesWithData(countriesFrom),
  to: valuesWithData(countriesTo),
  airlines: valuesWithData(airlineChoices),
  services: {
    vet: valuesWithData(cityChoices("vet")),
    lawyer: valuesWithData(cityChoices("lawyer")),
    dentist: valuesWithData(cityChoices("dentist")),
  },
});

const valuesWithData = (choices: readonly Choice[]): string[] =>
  choices.filter(({ hasData }) => hasData).map(({ value }) => value);
