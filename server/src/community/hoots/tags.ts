import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { updateHoot } from "#contracts/community/hoots.ts";
import { breed } from "#reference/breeds.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { countries } from "#reference/country-names.ts";

type Tags = Pick<ParsedInput<typeof updateHoot>["body"], "airline" | "route" | "breed">;

/** The name of a breed for a name or a synonym; other text as it is. */
export const breedNamed = (name: string): string => breed(name)?.name ?? name;

let codes: ReadonlySet<string> | undefined;
const isCountry = (code: string): boolean =>
  (codes ??= new Set(countries().map((country) => country.code))).has(code);

/** The columns of tags that are sent. Throws VALIDATION for what isn't in our lists. */
export function tagColumns({ airline, route, breed: breedName }: Tags) {
  if (airline && !airlineNames.some(({ value }) => value === airline))
    throw invalid("airline", "Select an airline from the list.");
  if (breedName && !breed(breedName)) throw invalid("breed", "Select a breed from the list.");
  if (route && !(isCountry(route.from) && isCountry(route.to)))
    throw invalid("route", "Select the country you leave from and the one you go to.");
  return {
    ...(airline !== undefined && { airline }),
    ...(route !== undefined && {
      from_country: route?.from ?? null,
      to_country: route?.to ?? null,
    }),
    ...(breedName !== undefined && { breed: breedName && breedNamed(breedName) }),
  };
}

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });
