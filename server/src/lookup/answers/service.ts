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

/** What a pet needs from one country to another, as people call them. Throws NOT_FOUND where too little is known. */
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

/** What an airline says about pets on one kind of flight. Throws NOT_FOUND for others than the three. */
export function getAirline(airline: string, location: string): contract.AirlineAnswer {
  const policy = airlinePolicy(airline, location);
  if (!policy) throw new AppError("NOT_FOUND", noAirline);
  return { ...policy, path: airlinePath(policy.airline.key, policy.location) };
}

/** Who offers a service in a city. Throws NOT_FOUND where nobody is known, or not the city, or not the service. */
export async function getServices(
  db: Db,
  service: string,
  location: string,
): Promise<contract.ServicesAnswer> {
  const known = servicesIn(service, location);
  const missing = noServices(
    known?.service.label.toLowerCase() ?? shownName(service, "service"),
    known?.city.label ?? shownName(location, "the location"),
  );
  if (!known) throw new AppError("NOT_FOUND", missing);
  const { key } = known.service;
  const suggested = await listProviders(db, { service: key, city: known.city.label });
  if (known.providers.length + suggested.length === 0) throw new AppError("NOT_FOUND", missing);
  return { ...known, suggested, path: servicesPath(key, known.city.route) };
}

const longestShown = 60;

/** A name that somebody typed, where it is one. */
function shownName(given: string, otherwise: string): string {
  const name = given.replaceAll(/[\s-]+/g, " ").trim();
  const isName = name.length <= longestShown && /^[\p{L}\p{M}][\p{L}\p{M}\p{N} '’.]*$/u.test(name);
  return isName ? name : otherwise;
}
