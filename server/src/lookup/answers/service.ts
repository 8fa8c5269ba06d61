import { noAirline, noDocuments, noServices, type Animal } from "#contracts/lookup/answer-names.ts";
import type * as contract from "#contracts/lookup/answers.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { airlinePolicy } from "#reference/airlines.ts";
import { documentsFor } from "#reference/documents.ts";
import { servicesIn } from "#reference/services.ts";
import { listProviders } from "../providers/service.ts";
import type { Db } from "../../platform/schema.ts";
import { airlinePath, documentsPath, servicesPath } from "./paths.ts";

export { allAnswers, listServicePlaces } from "./all.ts";

type Route = { from: string; to: string; species?: Animal | undefined };

/**
 * What a pet needs to travel between two countries, by any of their names. Throws NOT_FOUND if there
 * is too little data.
 */
export function getDocuments({ from, to, species }: Route): contract.DocumentsAnswer {
  const found = documentsFor(from, to, species);
  if (!found) throw new AppError("NOT_FOUND", noDocuments);
  const back = documentsFor(to, from);
  return {
    ...found,
    path: documentsPath(found.from, found.to),
    back: back ? documentsPath(back.from, back.to) : null,
  };
}

/** An airline's pet policy on one kind of flight. Throws NOT_FOUND for an unknown airline or kind. */
export function getAirline(airline: string, location: string): contract.AirlineAnswer {
  const policy = airlinePolicy(airline, location);
  if (!policy) throw new AppError("NOT_FOUND", noAirline);
  return { ...policy, path: airlinePath(policy.airline.key, policy.location) };
}

/**
 * Providers of a service in a city. Throws NOT_FOUND for an unknown city or service, and without any
 * provider.
 */
export async function getServices(
  db: Db,
  service: string,
  location: string,
): Promise<contract.ServicesAnswer> {
  const listing = servicesIn(service, location);
  const message = noServices(
    listing?.service.label.toLowerCase() ?? printableName(service, "service"),
    listing?.city.label ?? printableName(location, "the location"),
  );
  if (!listing) throw new AppError("NOT_FOUND", message);
  const { key } = listing.service;
  const suggested = await listProviders(db, { service: key, city: listing.city.label });
  if (listing.providers.length + suggested.length === 0) throw new AppError("NOT_FOUND", message);
  return { ...listing, suggested, path: servicesPath(key, listing.city.route) };
}

const printableMax = 60;

/** The input as it may be repeated in a message; the fallback if it is not a plausible name. */
function printableName(input: string, fallback: string): string {
  const name = input.replaceAll(/[\s-]+/g, " ").trim();
  const isName = name.length <= printableMax && /^[\p{L}\p{M}][\p{L}\p{M}\p{N} '’.]*$/u.test(name);
  return isName ? name : fallback;
}
