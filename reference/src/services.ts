/** Vets, lawyers and dentists in a city, from sources. */
import { cities } from "./facts/cities.ts";
import type { Service } from "./facts/provider.ts";
import { providers } from "./facts/providers.ts";
import { version } from "./facts/version.ts";
import { lineOf, type Line } from "./lines.ts";
import { keyOf } from "./words.ts";

export type ServiceProvider = {
  id: string;
  name: string;
  services: readonly string[];
  address: string;
  /** False without a street address. */
  street: boolean;
  /** With the hours in brackets, where they are known. */
  contact?: string;
  hours?: string;
  note?: string;
  /** The sources and confidence of name and address. */
  line: Line;
};

export type Services = {
  /** The day on which the facts were collected. */
  version: string;
  service: { key: Service; label: string };
  /** `route` is the name without spaces; `country` is the subject of the poll. */
  city: { label: string; route: string; country: string };
  /** Empty if there are none. */
  providers: readonly ServiceProvider[];
};

const services = new Map<string, { key: Service; label: string }>([
  ["vet", { key: "vet", label: "Vet" }],
  ["lawyer", { key: "lawyer", label: "Lawyer" }],
  ["dentist", { key: "dentist", label: "Dentist" }],
]);

const towns = new Map(
  cities.map(([label, country]) => [
    keyOf(label),
    { label, route: label.replaceAll(/\s/g, ""), country },
  ]),
);

const longestName = 60;

const find = <Value>(index: ReadonlyMap<string, Value>, name: string): Value | undefined =>
  name.length > longestName ? undefined : index.get(keyOf(name));

/**
 * The providers of a service in a city. Case, accents, spaces and hyphens are ignored. Undefined for an unknown service or
 * city; an empty list without providers.
 */
export function servicesIn(service: string, location: string): Services | undefined {
  const requestedService = find(services, service);
  const city = find(towns, location);
  if (!requestedService || !city) return undefined;
  const inCity = providers.filter(
    (each) => each.service === requestedService.key && each.city === city.label,
  );
  return {
    version,
    service: requestedService,
    city,
    providers: inCity.map(({ fact, name, services, address, street, contact, hours, note }) => ({
      id: fact.id,
      name,
      services,
      address,
      street,
      contact: contact && hours ? `${contact} (${hours})` : contact,
      ...(hours !== undefined && { hours }),
      note,
      line: lineOf(fact, name, address),
    })),
  };
}

/** A provider of our sources by its ID; undefined if there is none. */
export function providerById(
  id: string,
): { name: string; service: Service; cityRoute: string } | undefined {
  const found = providers.find(({ fact }) => fact.id === id);
  const city = found && find(towns, found.city);
  return found && city && { name: found.name, service: found.service, cityRoute: city.route };
}
