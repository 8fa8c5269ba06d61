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

/**
 * The places of a service nearest to the center of a city, as providers. Leaves out those whose names are taken: a provider
 * of our sources or of a traveler may be in OpenStreetMap too.
 */
export async function placesIn(
  db: Db,
  { service, city }: InCity,
  taken: readonly string[],
): Promise<SourcedProvider[]> {
  const { cityCenter } = await cityCenters();
  const center = cityCenter(city.label);
  if (!center) return [];
  const filter = { category: service.key, isNamed: true };
  const found = await nearestVenues(db, {
    center,
    radius: cityRadius,
    filter,
    limit: placesMax,
  });
  const names = new Set(taken.map(keyOf));
  return found
    .filter(({ name }) => !names.has(keyOf(name)))
    .map((venue) => presentPlace(venue, { service, city }));
}

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
      const places = await placesIn(
        db,
        { service: { key: service, label: "" }, city: { label: city } },
        [],
      );
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
