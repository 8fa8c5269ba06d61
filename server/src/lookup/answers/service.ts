import {
  noAirline,
  noDocuments,
  noOperator,
  noServices,
  type Animal,
} from "#contracts/lookup/answers.ts";
import type * as contract from "#contracts/lookup/answers.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { countryName } from "#format/names.ts";
import { inText } from "#format/words.ts";
import {
  compareAirlines,
  comparedWith,
  type ComparedAirline,
} from "#reference/airline-comparison.ts";
import { airlinePolicy } from "#reference/airlines.ts";
import { type Country, type CountryKey, countryNamed } from "#reference/countries.ts";
import { documentsFor, type Documents } from "#reference/documents.ts";
import { lineOn, type Line } from "#reference/lines.ts";
import { checklistFor } from "#reference/route/checklist.ts";
import { detailsOf } from "#reference/route/details.ts";
import { listedOperators, operatorPage } from "#reference/operators.ts";
import { servicesIn } from "#reference/services.ts";
import { keyOf } from "#reference/words.ts";
import { listProviders } from "../providers/service.ts";
import { placesIn, withPlaces } from "./places.ts";
import type { Db } from "../../platform/schema.ts";
import { airlinePath, documentsPath, operatorPath, servicesPath } from "./paths.ts";

export { allAnswers, listServicePlaces } from "./all.ts";
export { placeNames } from "./places.ts";

type Route = {
  from: string;
  to: string;
  species?: Animal | undefined;
  landing?: string | undefined;
};

/**
 * What a pet needs to travel between two countries, by any of their names. Throws NOT_FOUND if there
 * is too little data.
 */
export function getDocuments({ from, to, species, landing }: Route): contract.DocumentsAnswer {
  const stated = documentsFor(from, to, species);
  const found = stated && documentsOn(stated, utcDay());
  if (!found) throw new AppError("NOT_FOUND", noDocuments);
  const back = documentsFor(to, from);
  return {
    ...found,
    checklist: checklistFor(found, landing),
    details: detailsOf(found),
    path: documentsPath(found.from, found.to),
    back: back ? documentsPath(back.from, back.to) : null,
    pair: `${codeOf(found.from)}-${codeOf(found.to)}`,
  };
}

const linesOn = (lines: readonly Line[], day: string): Line[] =>
  lines.map((line) => lineOn(line, day));

/** The documents as of a day. */
function documentsOn(found: Documents, day: string): Documents {
  const { notPossible, origin } = found;
  return {
    ...found,
    ...(notPossible && { notPossible: lineOn(notPossible, day) }),
    ...(origin && { origin: lineOn(origin, day) }),
    exportDocuments: linesOn(found.exportDocuments, day),
    exportFees: linesOn(found.exportFees, day),
    importDocuments: linesOn(found.importDocuments, day),
    importFees: linesOn(found.importFees, day),
    rules: linesOn(found.rules, day),
  };
}

let codes: Map<CountryKey, string> | undefined;

/** The ISO code of a country. */
function codeOf({ key }: Country): string {
  if (!codes) {
    codes = new Map();
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const country = countryNamed(countryName(code) ?? "");
      // Of a country's codes, the official one comes first: GB, not UK.
      if (country && !codes.has(country.key)) codes.set(country.key, code);
    }
  }
  return codes.get(key) ?? "";
}

/** The title and path of the page about a pair of ISO country codes, such as US-MX; undefined if there is none. */
export function documentsPage(pair: string): { title: string; path: string } | undefined {
  const [from, to] = /^[A-Z]{2}-[A-Z]{2}$/.test(pair)
    ? pair.split("-").map((code) => countryName(code))
    : [];
  const found = from !== undefined && to !== undefined ? documentsFor(from, to) : undefined;
  if (!found) return undefined;
  const title = `Documents: ${found.from.country} to ${found.to.country}`;
  return { title, path: documentsPath(found.from, found.to) };
}

/** An airline's pet policy on one kind of flight. Throws NOT_FOUND for an unknown airline or kind. */
export function getAirline(airline: string, location: string): contract.AirlineAnswer {
  const policy = airlinePolicy(airline, location);
  if (!policy) throw new AppError("NOT_FOUND", noAirline);
  const { key } = policy.airline;
  const comparison = compareAirlines(policy.location, comparedWith(key)).map(presentCompared);
  const today = (lines: readonly Line[]) => linesOn(lines, utcDay());
  return {
    ...policy,
    topics: policy.topics.map((topic) => ({ ...topic, lines: today(topic.lines) })),
    serviceAnimalRules: today(policy.serviceAnimalRules),
    comparison,
    path: airlinePath(key, policy.location),
  };
}

/** The pet policy of a train, ferry or bus company. Throws NOT_FOUND for an unknown one. */
export function getOperator(operator: string): contract.OperatorAnswer {
  const page = operatorPage(operator);
  if (!page) throw new AppError("NOT_FOUND", noOperator);
  const today = (lines: readonly Line[]) => linesOn(lines, utcDay());
  return {
    ...page,
    cells: page.cells.map(presentCell),
    topics: page.topics.map((topic) => ({ ...topic, lines: today(topic.lines) })),
    disagreements: [],
    path: operatorPath(page.operator.key),
  };
}

/** All companies with trains, ferries and buses, by name. */
export const listOperators = (): contract.OperatorList => ({
  operators: listedOperators.map((each) => ({ ...each, path: operatorPath(each.key) })),
});

function presentCompared({
  key,
  name,
  location,
  cells,
}: ComparedAirline): contract.ComparedAirline {
  return {
    key,
    name,
    path: airlinePath(key, location),
    cells: cells.map(presentCell),
  };
}

const presentCell = <Cell extends { lines: readonly Line[] }>({ lines, ...cell }: Cell) => ({
  ...cell,
  confirm: linesOn(lines, utcDay()).some((line) => line.confirm),
  sources: [
    ...new Map(lines.flatMap((line) => line.sources).map((each) => [each.id, each])).values(),
  ],
});

/**
 * Providers of a service in a city, then the other places of it. Throws NOT_FOUND for an unknown city or service, and
 * without any of them.
 */
export async function getServices(
  db: Db,
  service: string,
  location: string,
): Promise<contract.ServicesAnswer> {
  const listing = servicesIn(service, location);
  const message = noServices(
    (listing && inText(listing.service.label)) ?? printableName(service, "service"),
    listing?.city.label ?? printableName(location, "the location"),
  );
  if (!listing) throw new AppError("NOT_FOUND", message);
  const { key } = listing.service;
  const suggested = await listProviders(db, { service: key, city: listing.city.label });
  const stated = listing.providers.map((each) => ({ ...each, line: lineOn(each.line, utcDay()) }));
  const sourced = await withPlaces(db, listing, stated);
  const ids = new Set(sourced.map(({ place }) => place));
  const names = new Set(suggested.map(({ name }) => keyOf(name)));
  const others = (await placesIn(db, listing)).filter(
    ({ id, name }) => !ids.has(id) && !names.has(keyOf(name)),
  );
  const providers = [...sourced, ...others];
  if (providers.length + suggested.length === 0) throw new AppError("NOT_FOUND", message);
  const version = sourced.length > 0 ? listing.version : (oldestOf(providers) ?? listing.version);
  return { ...listing, version, providers, suggested, path: servicesPath(key, listing.city.route) };
}

/** The oldest day on which places were checked; undefined without any. */
const oldestOf = (places: readonly contract.SourcedProvider[]): string | undefined =>
  places.flatMap(({ line }) => line.sources.map(({ checked }) => checked)).toSorted()[0];

const printableMax = 60;

/** The input as it may be repeated in a message; the fallback if it is not a plausible name. */
function printableName(input: string, fallback: string): string {
  const name = input.replaceAll(/[\s-]+/g, " ").trim();
  const isName = name.length <= printableMax && /^[\p{L}\p{M}][\p{L}\p{M}\p{N} '’.]*$/u.test(name);
  return isName ? name : fallback;
}
