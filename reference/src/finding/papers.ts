import { countriesTo, countriesWithPapers } from "../choices.ts";
import { countryNamed, type Country } from "../countries.ts";
import { documentsFor, type Documents } from "../documents.ts";
import type { Line } from "../lines.ts";
import { keyOf, wordsOf } from "../words.ts";
import { bestFirst, isSpecific, withFact, type Answer, type FactAnswer } from "./answer.ts";
import { bestLine, searchableLine, type SearchableLine } from "./fact-lines.ts";
import { crossings, partsOfCountries } from "./synonyms.ts";
import { fillers, termsOf, wordsMax, type Term } from "./terms.ts";

/**
 * Papers for a route: for two countries in the order they are named ("to Mexico from the USA" turns it round) and
 * back, for one country the ways between it and the likeliest other end. With further words, the routes with a fact
 * that has all of them. Only where there is an answer.
 */
export function findPapers(query: string): Answer[] {
  const { named, rest } = countriesIn(query);
  const topics = termsOf(rest.join(" "));
  const isRoute = named.length > 0 && rest.every((word) => fillers.has(word));
  if (named.length > 2 || !(isRoute || topics.some(isSpecific))) return [];
  const routes = routesBetween(named);
  return isRoute
    ? routes.flatMap((route) => routeAnswer(route) ?? [])
    : bestFirst(routes.flatMap((route) => factAnswer(route, topics) ?? []));
}

/** Which facts are about a route: those of leaving, of entering, or all. */
type Part = "exit" | "entry" | "all";
type Route = { from: string; to: string; part: Part; also: readonly string[] };

function routesBetween([one, other]: readonly string[]): Route[] {
  if (one === undefined) return destinations.map(entryTo);
  if (other !== undefined) {
    return [
      { from: one, to: other, part: "all", also: [] },
      { from: other, to: one, part: "all", also: [] },
    ];
  }
  return [
    { ...entryTo(one), also: [one] },
    { from: one, to: likeliestEnd(one), part: "exit", also: [one] },
  ];
}

/** The name of each country that the search panel offers, once. */
const destinations: readonly string[] = Array.from(
  Map.groupBy(countriesTo, ({ label }) => countryNamed(label)?.key).values(),
)
  .flatMap(
    (labels) =>
      labels.find(({ label }) => countryNamed(label)?.country === label) ?? labels[0] ?? [],
  )
  .map(({ label }) => label);

const entryTo = (to: string): Route => ({ from: likeliestEnd(to), to, part: "entry", also: [] });

const likeliestEnd = (name: string): string =>
  countryNamed(name)?.key === "usa" ? "Mexico" : "USA";

function routeAnswer(route: Route): Answer | undefined {
  const prepared = prepare(route);
  if (!prepared) return undefined;
  const { leaving, entering } = prepared;
  return {
    title: `${leaving.label} to ${entering.label}`,
    also: [`${leaving.label} ${entering.label}`, ...route.also],
    text: `Documents and fees for taking a pet from ${leaving.words} to ${entering.words}, with sources.`,
    path: `/documents/${encodeURIComponent(leaving.label)}/${encodeURIComponent(entering.label)}`,
  };
}

/** The route with the fact that was asked for as its text. */
function factAnswer(route: Route, topics: readonly Term[]): FactAnswer | undefined {
  const best = bestLine(prepare(route)?.lines ?? [], topics);
  const answer = best && routeAnswer(route);
  return answer && withFact(answer, best);
}

type PreparedRoute = { leaving: Country; entering: Country; lines: readonly SearchableLine[] };

const preparedRoutes = new Map<string, PreparedRoute | undefined>();

/** The lines of a route, prepared when it is first searched. Its keys are the names that can be chosen. */
function prepare({ from, to, part }: Route): PreparedRoute | undefined {
  const key = `${from}|${to}|${part}`;
  if (preparedRoutes.has(key)) return preparedRoutes.get(key);
  const documents = documentsFor(from, to);
  const prepared = documents && {
    leaving: documents.from,
    entering: documents.to,
    lines: linesIn(documents, part),
  };
  preparedRoutes.set(key, prepared);
  return prepared;
}

function linesIn(documents: Documents, part: Part): SearchableLine[] {
  const { exportDocuments, exportFees, importDocuments, importFees, rules, notPossible } =
    documents;
  const labeled = (lines: readonly Line[], label: string) =>
    lines.map((line) => searchableLine(line, line.label || label));
  const leaving = [
    ...labeled(exportDocuments, "Export documents"),
    ...labeled(exportFees, "Export fee"),
  ];
  const entering = [
    ...labeled(notPossible ? [notPossible] : [], "Not possible"),
    ...labeled(rules, ""),
    ...labeled(importDocuments, "Entry documents"),
    ...labeled(importFees, "Entry fee"),
  ];
  return [...(part === "entry" ? [] : leaving), ...(part === "exit" ? [] : entering)];
}

const longestCountry = 4;
const shortestPrefix = 2;

/** The countries that a query names, the one where the trip begins first, and its other words. */
function countriesIn(query: string): { named: string[]; rest: string[] } {
  const words = wordsOf(query).slice(0, wordsMax);
  const found: { name: string; key: string; isGoal: boolean }[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const next = countriesAt(words, at);
    const isGoal = words[at - 1] === "to" || words[at - 1] === "into";
    for (const { label, key } of next.countries) found.push({ name: label, key, isGoal });
    if (!next.isCountry) rest.push(...words.slice(at, at + next.length));
    at += next.length;
  }
  const [one, other] = found;
  // One country twice is no route.
  if (one && one.key === other?.key) return { named: [], rest: [] };
  const named = found.map(({ name }) => name);
  return { named: one?.isGoal && other && !other.isGoal ? [other.name, one.name] : named, rest };
}

/** What a query names from this word on. A crossing names both of its ends, and remains a word to look for. */
function countriesAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestCountry, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(" ");
    const ends = Object.hasOwn(crossings, name) ? crossings[name] : undefined;
    if (ends)
      return {
        countries: ends.flatMap((end) => countryNamed(end) ?? []),
        length,
        isCountry: false,
      };
    const whole = Object.hasOwn(partsOfCountries, name) ? partsOfCountries[name] : undefined;
    const isLast = at + length === words.length;
    const country = countryNamed(whole ?? name) ?? (isLast ? countryByPrefix(name) : undefined);
    if (country) return { countries: [country], length, isCountry: true };
  }
  return { countries: [], length: 1, isCountry: false };
}

function countryByPrefix(name: string): Country | undefined {
  const key = keyOf(name);
  if (key.length < shortestPrefix) return undefined;
  const choice = countriesWithPapers.find(({ label }) => keyOf(label).startsWith(key));
  return choice && countryNamed(choice.label);
}
