/** Searches all look-ups, for the site search. */
import {
  airlineChoices,
  cityChoices,
  countriesFrom,
  countriesTo,
  flightKindChoices,
  serviceChoices,
} from "./choices.ts";
import { countryNamed, type Country } from "./countries.ts";
import { documentsFor } from "./documents.ts";
import { servicesIn } from "./services.ts";
import { keyOf, wordsOf } from "./words.ts";

/** A look-up page. `also` are alternative titles, `path` its path on the site. */
export type Answer = { title: string; also: readonly string[]; text: string; path: string };

/** Words of a query that are ignored: prepositions, and words that match every answer. */
const fillers = new Set(
  `a an and at bring by cat cats do dog dogs document documents flight flights fly flying for from go going how i
  in info into is my near of on or paper papers pet pets take the to travel traveling travelling trip with`.split(
    /\s+/,
  ),
);

const queryTerms = (query: string): string[] => wordsOf(query).filter((word) => !fillers.has(word));

/** Whether a look-up with these words matches all terms, the last one as a prefix. */
const hasAll = (words: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.every((word, place) =>
    place === terms.length - 1
      ? Array.from(words).some((each) => each.startsWith(word))
      : words.has(word),
  );

/**
 * Documents for a route: for two countries in the order of the query ("to Mexico from the USA" reverses it) and back; for
 * one country, the routes from and to its most likely counterpart. Only routes with an answer.
 */
export function findPapers(query: string): Answer[] {
  const named = countriesIn(query);
  if (!named) return [];
  const [one, other] = named;
  if (other !== undefined) return [...papers(one, other), ...papers(other, one)];
  const end = likeliestEnd(one);
  return [...papers(end, one, [one]), ...papers(one, end, [one])];
}

const likeliestEnd = (name: string): string =>
  countryNamed(name)?.key === "usa" ? "Mexico" : "USA";

function papers(from: string, to: string, also: readonly string[] = []): Answer[] {
  const documents = documentsFor(from, to);
  if (!documents) return [];
  const [leaving, entering] = [documents.from, documents.to];
  return [
    {
      title: `${leaving.label} to ${entering.label}`,
      also: [`${leaving.label} ${entering.label}`, ...also],
      text: `Documents and fees for taking a pet from ${leaving.words} to ${entering.words}, with sources.`,
      path: `/documents/${encodeURIComponent(leaving.label)}/${encodeURIComponent(entering.label)}`,
    },
  ];
}

const longestCountry = 4;
const shortestPrefix = 2;

/** The one or two countries of a query without other words; the first is the origin. */
function countriesIn(query: string): readonly [string, string?] | undefined {
  const words = wordsOf(query);
  const found: { name: string; country: Country; isGoal: boolean }[] = [];
  for (let at = 0; at < words.length;) {
    const next = countryAt(words, at);
    const word = words[at] ?? "";
    if (!next && !fillers.has(word)) return undefined;
    if (next) found.push({ ...next, isGoal: words[at - 1] === "to" || words[at - 1] === "into" });
    at += next?.length ?? 1;
  }
  const [one, other] = found;
  if (!one || found.length > 2 || one.country.key === other?.country.key) return undefined;
  if (!other) return [one.name];
  return one.isGoal && !other.isGoal ? [other.name, one.name] : [one.name, other.name];
}

/** The country whose name starts at this word of the query; the last word can be a prefix. */
function countryAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestCountry, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(" ");
    const country =
      countryNamed(name) ?? (at + length === words.length ? countryByPrefix(name) : undefined);
    if (country) return { name: country.label, country, length };
  }
  return undefined;
}

const offered = [...countriesTo, ...countriesFrom].toSorted(
  (a, b) => Number(b.hasData) - Number(a.hasData),
);

function countryByPrefix(name: string): Country | undefined {
  const key = keyOf(name);
  if (key.length < shortestPrefix) return undefined;
  const choice = offered.find(({ label }) => keyOf(label).startsWith(key));
  return choice && countryNamed(choice.label);
}

type SearchableAnswer = { answer: Answer; words: ReadonlySet<string> };

const withTerms = (answer: Answer, further: readonly string[]): SearchableAnswer => ({
  answer,
  words: new Set([answer.title, ...answer.also, ...further].flatMap(wordsOf)),
});

const topics =
  "airline airlines policy policies fee fees cost cabin hold cargo carrier weight service animals emotional support snub nosed";

const airlines: readonly SearchableAnswer[] = airlineChoices.flatMap(({ value, label }) =>
  flightKindChoices.map((kind) =>
    withTerms(
      {
        title: `${label}, ${kind.label.toLowerCase()} flights`,
        also: [label, `${label} ${kind.label}`, `${label} ${kind.value}`],
        text: "Pet fees, cabin, cargo, carrier and service animal rules, with sources.",
        path: `/airlines/${value}/${kind.value}`,
      },
      [topics],
    ),
  ),
);

/** Pet policies of airlines, by airline, flight type and topic. */
export function findAirlines(query: string): Answer[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  return airlines.filter(({ words }) => hasAll(words, terms)).map(({ answer }) => answer);
}

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
