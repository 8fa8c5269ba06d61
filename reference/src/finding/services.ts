import { cityChoices, serviceChoices } from "../choices.ts";
import { servicesIn } from "../services.ts";
import { hasAll, queryTerms, withTerms, type Answer, type SearchableAnswer } from "./answer.ts";

const synonyms = {
  vet: "vets veterinarian veterinarians veterinary clinic animal hospital",
  dentist: "dentists dental teeth",
  lawyer: "lawyers attorney attorneys legal",
} as const;

/** Suggested providers of a service in a city, by the city's value in URLs. */
export type SuggestedProviders = { service: string; city: string; names: readonly string[] };

/** A service in a city with its providers; undefined without providers and for an unknown city. */
function serviceAt(
  service: string,
  city: string,
  further: readonly string[],
): SearchableAnswer | undefined {
  const there = servicesIn(service, city);
  if (!there) return undefined;
  const names = [...there.providers.map(({ name }) => name), ...further];
  if (names.length === 0) return undefined;
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

const services: readonly SearchableAnswer[] = serviceChoices.flatMap(({ value }) =>
  cityChoices(value).flatMap(({ value: city }) => serviceAt(value, city, []) ?? []),
);

/**
 * Vets, dentists and lawyers by city, country and name: from our data and from `others`, which has one entry per
 * service and city.
 */
export function findServices(query: string, others: readonly SuggestedProviders[] = []): Answer[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const added = others.flatMap(({ service, city, names }) => serviceAt(service, city, names) ?? []);
  const changed = new Set(added.map(({ answer }) => answer.path));
  return [...services.filter(({ answer }) => !changed.has(answer.path)), ...added]
    .filter(({ words }) => hasAll(words, terms))
    .map(({ answer }) => answer);
}
