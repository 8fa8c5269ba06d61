import { cityChoices, serviceChoices } from "../choices.ts";
import type { Service } from "../facts/provider.ts";
import { keyOf } from "../words.ts";
import { servicesIn } from "../services.ts";
import { hasAll, queryTerms, withTerms, type Answer, type SearchableAnswer } from "./answer.ts";

const synonyms = {
  vet: "vets veterinarian veterinarians veterinary clinic animal hospital",
  dentist: "dentists dental teeth",
  lawyer: "lawyers attorney attorneys legal",
} as const;

/** A service, and the name of a city. */
export type ServiceInCity = { service: Service; city: string };

/** Further providers of a service in a city. */
export type SuggestedProviders = ServiceInCity & { names: readonly string[] };

/** A service in a city with its providers, which may be none; undefined for an unknown city. */
function searchableAt(
  service: string,
  city: string,
  further: readonly string[],
): SearchableAnswer | undefined {
  const there = servicesIn(service, city);
  if (!there) return undefined;
  const names = [...there.providers.map(({ name }) => name), ...further];
  const { label: town, route, country } = there.city;
  const { key, label } = there.service;
  const answer = {
    title: `${label} in ${town}`,
    also: [`${label} ${town}`, `${town} ${label}`, ...names],
    text: names.join(" · "),
    path: `/services/${key}/${encodeURIComponent(route)}`,
  };
  return withTerms(answer, [synonyms[key], country]);
}

/** The same; undefined without providers, too. */
const serviceAt = (service: string, city: string, further: readonly string[]) => {
  const found = searchableAt(service, city, further);
  return found?.answer.text === "" ? undefined : found;
};

const services: readonly SearchableAnswer[] = serviceChoices.flatMap(({ value }) =>
  cityChoices(value).flatMap(({ value: city }) => serviceAt(value, city, []) ?? []),
);

const everywhere: readonly (SearchableAnswer & ServiceInCity)[] = serviceChoices.flatMap(
  ({ value: service }) =>
    cityChoices(service).flatMap(({ label: city }) => {
      const found = searchableAt(service, city, []);
      return found ? [{ ...found, service, city }] : [];
    }),
);

/** More are named only by a country, or by a service alone. */
const namedMax = 6;

/** The services and cities that a query names, whether they have providers or not; none where it names many. */
export function servicesNamed(query: string): ServiceInCity[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const named = everywhere.filter(({ words }) => hasAll(words, terms));
  return named.length > namedMax ? [] : named.map(({ service, city }) => ({ service, city }));
}

/** One entry for each service and city. */
function merged(all: readonly SuggestedProviders[]): SuggestedProviders[] {
  const found = new Map<string, SuggestedProviders>();
  for (const each of all) {
    const key = `${each.service}:${keyOf(each.city)}`;
    const names = [...new Set([...(found.get(key)?.names ?? []), ...each.names])];
    found.set(key, { ...each, names });
  }
  return [...found.values()];
}

/** Vets, dentists and lawyers by city, country and name: from our data and from `others`. */
export function findServices(query: string, others: readonly SuggestedProviders[] = []): Answer[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const added = merged(others).flatMap(
    ({ service, city, names }) => serviceAt(service, city, names) ?? [],
  );
  const changed = new Set(added.map(({ answer }) => answer.path));
  return [...services.filter(({ answer }) => !changed.has(answer.path)), ...added]
    .filter(({ words }) => hasAll(words, terms))
    .map(({ answer }) => answer);
}
