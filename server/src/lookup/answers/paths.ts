import type { Country } from "#reference/countries.ts";

/**
 * A country's name in URLs: places in it share the country's page. Facts about Indonesia are listed under
 * Bali, which people search for.
 */
export const addressName = ({ key, country }: Country): string =>
  key === "indonesia" ? "Bali" : country;

export const documentsPath = (from: Country, to: Country): string =>
  `/documents/${[from, to].map((country) => encodeURIComponent(addressName(country))).join("/")}`;

export const airlinePath = (airline: string, location: string): string =>
  `/airlines/${airline}/${location}`;

export const operatorPath = (operator: string): string => `/operators/${operator}`;

/** `city` as used in URLs, without spaces. */
export const servicesPath = (service: string, city: string): string =>
  `/services/${service}/${encodeURIComponent(city)}`;
