import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { updateHoot } from "#contracts/community/hoots.ts";
import { breed } from "#reference/breeds.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { countries } from "#reference/country-names.ts";
import { documentsPage } from "../../lookup/answers/service.ts";
import { existingVenues } from "../../lookup/venues/service.ts";
import type { Db } from "../../platform/schema.ts";

type Tags = Pick<ParsedInput<typeof updateHoot>["body"], "airline" | "route" | "breed" | "venueId">;

/** The name of a breed for a name or a synonym; other text as it is. */
export const breedNamed = (name: string): string => breed(name)?.name ?? name;

let codes: ReadonlySet<string> | undefined;
const isCountry = (code: string): boolean =>
  (codes ??= new Set(countries().map((country) => country.code))).has(code);

/** The columns of tags that are sent. Throws VALIDATION for what isn't in our lists, and for an unknown place. */
export async function tagColumns(db: Db, { airline, route, breed: breedName, venueId }: Tags) {
  if (airline && !airlineNames.some(({ value }) => value === airline))
    throw invalid("airline", "Select an airline from the list.");
  if (breedName && !breed(breedName)) throw invalid("breed", "Select a breed from the list.");
  if (venueId && !(await existingVenues(db, [venueId])).has(venueId))
    throw invalid("venueId", "This place doesn't exist. Remove it and try again.");
  return {
    ...(airline !== undefined && { airline }),
    ...routeColumns(route),
    ...(breedName !== undefined && { breed: breedName && breedNamed(breedName) }),
    ...(venueId !== undefined && { venue_id: venueId }),
  };
}

/** The columns of a route that is sent; none for undefined. Throws VALIDATION for a country that isn't in our list. */
export function routeColumns(route: Tags["route"]) {
  if (route === undefined) return {};
  if (route && !(isCountry(route.from) && isCountry(route.to)))
    throw invalid("route", "Select the country you leave from and the one you go to.");
  return { from_country: route?.from ?? null, to_country: route?.to ?? null };
}

const documentsPaths = new Map<string, string | null>();

/** The page about the documents of a route; null where there is none. The answers change with releases only. */
function documentsPath(from: string, to: string): string | null {
  const pair = `${from}-${to}`;
  const cached = documentsPaths.get(pair);
  if (cached !== undefined) return cached;
  const path = documentsPage(pair)?.path ?? null;
  documentsPaths.set(pair, path);
  return path;
}

type RouteRow = { from_country: string | null; to_country: string | null };

/** The route of a row, with the page about its documents; nothing where it has none. */
export const presentRoute = ({ from_country: from, to_country: to }: RouteRow) =>
  from === null || to === null ? {} : { route: { from, to, documents: documentsPath(from, to) } };

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });
