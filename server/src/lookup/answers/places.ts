import type { AnswerSource, SourcedProvider } from "#contracts/lookup/answers.ts";
import { type Service, services } from "#contracts/lookup/providers.ts";
import type { FoundVenue } from "#contracts/lookup/venues.ts";
import { cityChoices } from "#reference/choices.ts";
import { keyOf } from "#reference/words.ts";
import type { Db } from "../../platform/schema.ts";
import { creditOf, nearestVenues, whereVenuesAre } from "../venues/service.ts";

/** How far from the center a place is in the city, in meters. */
const cityRadius = 10_000;
const placesMax = 20;
/** Names of places in a search result. */
const namesMax = 3;

/** The list of cities is long, so it is loaded when it is needed. */
const cityCenters = () => import("#reference/city-center.ts");

type InCity = { service: { key: Service; label: string }; city: { label: string } };

/** The places of a service nearest to the center of a city, as providers. */
export async function placesIn(
  db: Db,
  { service, city }: InCity,
  words?: string,
): Promise<SourcedProvider[]> {
  const { cityCenter } = await cityCenters();
  const center = cityCenter(city.label);
  if (!center) return [];
  const filter = { category: service.key, isNamed: true, words };
  const found = await nearestVenues(db, { center, radius: cityRadius, filter, limit: placesMax });
  return found.map((venue) => presentPlace(venue, { service, city }));
}

/** Providers of our sources, each with the nearest place that has its name: OpenStreetMap may know them, too. */
export function withPlaces(
  db: Db,
  inCity: InCity,
  providers: readonly SourcedProvider[],
): Promise<SourcedProvider[]> {
  return Promise.all(
    providers.map(async (provider) => {
      const stated = plainName(provider.name);
      const found = await placesIn(db, inCity, stated);
      const same = found.find(({ name }) => keyOf(name) === keyOf(stated));
      return { ...provider, ...(same && { place: same.id }) };
    }),
  );
}

/** A name without the part of the city or the association in brackets, as signs and maps have it. */
const plainName = (name: string): string => name.replace(/ \([^)]*\)$/, "");

function presentPlace(venue: FoundVenue, { service, city }: InCity): SourcedProvider {
  const { _id: id, name, address, phone, website, openingHours, emergency } = venue;
  const contact = [phone, website].filter((each) => each !== null).join(", ");
  return {
    id,
    name,
    services: [emergency ? "Emergency vet" : service.label],
    address: address ?? city.label,
    street: address !== null,
    ...(contact !== "" && { contact }),
    ...(openingHours !== null && { hours: openingHours }),
    place: id,
    line: {
      id,
      label: name,
      text: address ?? city.label,
      basis: "source",
      confidence: "medium",
      confirm: false,
      reported: false,
      sources: [sourceOf(venue)],
    },
  };
}

function sourceOf({ source }: FoundVenue): AnswerSource {
  const credit = creditOf(source);
  if (source.id === null) return { id: "members", kind: "listed", ...credit };
  return {
    id: "openstreetmap",
    kind: "collection",
    address: "https://www.openstreetmap.org/copyright",
    ...credit,
  };
}

/** Names of the nearest places of services in cities, without those that have none. */
export async function placeNames(
  db: Db,
  all: readonly { service: Service; city: string }[],
): Promise<{ service: Service; city: string; names: string[] }[]> {
  const found = await Promise.all(
    all.map(async ({ service, city }) => {
      const inCity = { service: { key: service, label: "" }, city: { label: city } };
      const places = await placesIn(db, inCity);
      return { service, city, names: places.slice(0, namesMax).map(({ name }) => name) };
    }),
  );
  return found.filter(({ names }) => names.length > 0);
}

/** Cities with places of each service, as used in URLs. */
export async function citiesWithPlaces(db: Db): Promise<Map<Service, Set<string>>> {
  const { cityCenter } = await cityCenters();
  const cities = cityChoices().flatMap(({ value, label }) => {
    const center = cityCenter(label);
    return center ? [{ value, center }] : [];
  });
  const found = await whereVenuesAre(db, {
    centers: cities.map(({ center }) => center),
    radius: cityRadius,
    categories: services,
  });
  return new Map(
    services.map((service) => [
      service,
      new Set(
        found.flatMap(({ category, at }) =>
          category === service ? [cities[at]?.value ?? ""] : [],
        ),
      ),
    ]),
  );
}
