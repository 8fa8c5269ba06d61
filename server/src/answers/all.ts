import {
  airlineChoices,
  cityChoices,
  countriesFrom,
  countriesTo,
  flightKindChoices,
  serviceChoices,
} from "#reference/choices.ts";
import { type Country, countryNamed } from "#reference/countries.ts";
import { documentsFor } from "#reference/documents.ts";
import { servicesIn } from "#reference/services.ts";
import { approvedPlaces } from "../providers/service.ts";
import type { Db } from "../schema.ts";
import { addressName, airlinePath, documentsPath, servicesPath } from "./paths.ts";

/** Every route between two countries to which there is an answer, each once. */
export function allDocuments(): { from: string; to: string; path: string; version: string }[] {
  const countries = new Map<string, Country>();
  for (const { label } of [...countriesFrom, ...countriesTo]) {
    const country = countryNamed(label);
    if (country) countries.set(country.key, country);
  }
  const all = Array.from(countries.values());
  return all.flatMap((from) =>
    all.flatMap((to) => {
      const found = documentsFor(addressName(from), addressName(to));
      if (!found) return [];
      const path = documentsPath(found.from, found.to);
      return [{ from: addressName(from), to: addressName(to), path, version: found.version }];
    }),
  );
}

let lookedUp: { path: string; version?: string }[] | undefined;

/** The paths of all answers, with the day of their facts where they rest on nothing else. */
export async function allAnswers(db: Db): Promise<{ path: string; version?: string }[]> {
  lookedUp ??= [...allDocuments(), ...allAirlines()];
  const places = new Set(knownServices());
  for (const { service, city } of await approvedPlaces(db)) {
    const there = servicesIn(service, city);
    if (there) places.add(servicesPath(there.service.key, there.city.route));
  }
  return [...lookedUp, ...Array.from(places, (path) => ({ path }))];
}

const allAirlines = () =>
  airlineChoices.flatMap(({ value }) =>
    flightKindChoices.map((kind) => ({ path: airlinePath(value, kind.value) })),
  );

const knownServices = (): string[] =>
  serviceChoices.flatMap(({ value: service }) =>
    cityChoices(service).flatMap(({ value: city, hasData }) =>
      hasData ? [servicesPath(service, city)] : [],
    ),
  );
