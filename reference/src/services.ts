/** Vets, lawyers and dentists in a town, as sources name them. Nobody is invented. */
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
  /** False where no street is known: say so. */
  street: boolean;
  contact?: string;
  note?: string;
  /** Where name and address were read, and how sure we are. */
  line: Line;
};

export type Services = {
  /** The day on which the facts were collected. */
  version: string;
  service: { key: Service; label: string };
  /** `route` is the name without spaces; `country` is asked about in the poll. */
  city: { label: string; route: string; country: string };
  /** Empty where no source names any. */
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
 * Who offers a service in a town. Case, accents, spaces and hyphens do not matter. Undefined where the service or
 * the town is none we know; an empty list where we know nobody there.
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
    providers: inCity.map(({ fact, name, services, address, street, contact, note }) => ({
      id: fact.id,
      name,
      services,
      address,
      street,
      contact,
      note,
      line: lineOf(fact, name, address),
    })),
  };
}
