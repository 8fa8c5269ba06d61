import {
  airlineChoices,
  cityChoices,
  countriesWithPapers,
  flightKindChoices,
  serviceChoices,
} from "#reference/choices.ts";
import { type Country, countryNamed } from "#reference/countries.ts";
import { documentsFor } from "#reference/documents.ts";
import type * as contract from "#contracts/lookup/answers.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import { listedOperators } from "#reference/operators.ts";
import { servicesIn } from "#reference/services.ts";
import { approvedPlaces } from "../providers/service.ts";
import type { Db } from "../../platform/schema.ts";
import { citiesWithPlaces } from "./places.ts";
import { addressName, airlinePath, documentsPath, operatorPath, servicesPath } from "./paths.ts";

/** All routes between two countries that have an answer. */
export function allDocuments(): { from: string; to: string; path: string; version: string }[] {
  const countries = new Map<string, Country>();
  for (const { label } of countriesWithPapers) {
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

let allLookups: { path: string; version?: string }[] | undefined;

/** Paths of all answers, with the date of their facts where they consist of nothing else. */
export async function allAnswers(db: Db): Promise<{ path: string; version?: string }[]> {
  allLookups ??= [...allDocuments(), ...allAirlines(), ...allOperators()];
  const placesByService = await listServicePlaces(db);
  const services = serviceChoices.flatMap(({ value: service }) =>
    placesByService[service].map((city) => ({ path: servicesPath(service, city) })),
  );
  return [...allLookups, ...services];
}

const allAirlines = () =>
  airlineChoices.flatMap(({ value }) =>
    flightKindChoices.map((kind) => ({ path: airlinePath(value, kind.value) })),
  );

const allOperators = () => listedOperators.map(({ key }) => ({ path: operatorPath(key) }));

/** Cities with listings for each service, from our sources, approved suggestions or places. */
export async function listServicePlaces(db: Db): Promise<contract.ServicePlaces> {
  const [suggested, places] = await Promise.all([approvedPlaces(db), citiesWithPlaces(db)]);
  const citiesWith = (service: Service): string[] => {
    const routes = suggested.flatMap((place) => {
      const serviceInCity = place.service === service && servicesIn(service, place.city);
      return serviceInCity ? [serviceInCity.city.route] : [];
    });
    const cities = cityChoices(service).filter(
      ({ value, hasData }) => hasData || routes.includes(value) || places.get(service)?.has(value),
    );
    return cities.map(({ value }) => value);
  };
  return {
    vet: citiesWith("vet"),
    dentist: citiesWith("dentist"),
    lawyer: citiesWith("lawyer"),
  };
}
