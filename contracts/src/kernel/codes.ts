import * as z from "zod/mini";

/* @__NO_SIDE_EFFECTS__ */
const coded = (message: string, pattern: RegExp, max: number) =>
  z
    .string({ error: message })
    .check(z.maxLength(max, message), z.toUpperCase(), z.regex(pattern, message));

/** A country, ISO 3166-1 alpha-2. */
/* @__NO_SIDE_EFFECTS__ */
export const countryCode = (label: string) =>
  coded(`${label} must be a country from the list, or its code such as DE.`, /^[A-Z]{2}$/, 2);

/** A region of a country, ISO 3166-2. */
/* @__NO_SIDE_EFFECTS__ */
export const regionCode = (label: string) =>
  coded(`${label} must be a code such as US-HI.`, /^[A-Z]{2}-[A-Z0-9]{1,3}$/, 6);
