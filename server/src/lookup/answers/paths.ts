import type { Country } from "#reference/countries.ts";

/**
 * The one name of a country in addresses: a place in it has the country's own page. What is known of Indonesia is
 * about Bali, which is what people ask for.
 */
export const addressName = ({ key, country }: Country): string =>
  key === "indonesia" ? "Bali" : country;

export const documentsPath = (from: Country, to: Country): string =>
  `/documents/${[from, to].map((country) => encodeURIComponent(addressName(country))).join("/")}`;

export const airlinePath = (airline: string, location: string): string =>
  `/airlines/${airline}/${location}`;

/** `city` as it stands in addresses, without spaces. */
export const servicesPath = (service: string, city: string): string =>
  `/services/${service}/${encodeURIComponent(city)}`;
