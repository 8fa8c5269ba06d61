import { cityChoices, serviceChoices } from "../choices.ts";
import { servicesIn } from "../services.ts";
import { hasAll, queryTerms, withTerms, type Answer, type SearchableAnswer } from "./answer.ts";

const synonyms = {
  vet: "vets veterinarian veterinarians veterinary clinic animal hospital",
  dentist: "dentists dental teeth",
  lawyer: "lawyers attorney attorneys legal",
} as const;

/** Somebody who is known beside the data, by the city's value in addresses. */
export type Helpers = { service: string; city: string; names: readonly string[] };

/** A service in a town with the people known there; undefined where there is nobody, or no such town. */
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
 * Vets, dentists and lawyers by town, country and name, where somebody is known: in the data, or among `others`,
 * of whom there is one entry for each service and town.
 */
export function findServices(query: string, others: readonly Helpers[] = []): Answer[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const added = others.flatMap(({ service, city, names }) => serviceAt(service, city, names) ?? []);
  const changed = new Set(added.map(({ answer }) => answer.path));
  return [...services.filter(({ answer }) => !changed.has(answer.path)), ...added]
    .filter(({ words }) => hasAll(words, terms))
    .map(({ answer }) => answer);
}
