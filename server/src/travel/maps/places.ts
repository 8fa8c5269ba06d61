import type { TripPlace } from "#contracts/travel/maps.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { addressCountry } from "#reference/days/spots.ts";
import { keyOf } from "#reference/words.ts";
import type { Gazetteer, Spot } from "./positions.ts";
import { wayOf } from "./way.ts";

type Journey = Parameters<typeof wayOf>[0];
export type TripWithPlaces = Journey & {
  stays: readonly Pick<Trip["stays"][number], "_id" | "address">[];
  entries: readonly Pick<Trip["entries"][number], "_id" | "place">[];
};

/** The stays and entries of a trip whose text names a known city, in their order. */
export function placesOf(trip: TripWithPlaces, gazetteer: Gazetteer): TripPlace[] {
  const { stops } = wayOf(trip, gazetteer);
  const named = [trip.origin, trip.destinationPlace, ...trip.legs.flatMap(endsOf)];
  const countries = new Set([...stops, ...named].flatMap((each) => each?.country ?? []));
  const stays = trip.stays.map(({ _id, address }) => ({ kind: "stay" as const, _id, address }));
  const entries = trip.entries.map(({ _id, place }) => ({
    kind: "entry" as const,
    _id,
    address: place,
  }));
  return [...stays, ...entries].flatMap(({ kind, _id, address }) => {
    const spot = spotIn(address, { stops, countries }, gazetteer);
    if (!spot) return [];
    const { name: city, country, position } = spot;
    const { latitude, longitude } = position;
    return [{ kind, _id, city, country, latitude, longitude }];
  });
}

const endsOf = ({ fromPlace, toPlace }: Journey["legs"][number]) => [fromPlace, toPlace];

/**
 * The city that a part of an address is, in the country that the address ends with, else in those of the trip; the city on
 * the way first, where it has the same name as others. The last such part counts, as addresses go from small to large.
 * Undefined where it may be several cities.
 */
function spotIn(
  address: string,
  trip: { stops: readonly Spot[]; countries: ReadonlySet<string> },
  { spotOfTown }: Gazetteer,
): Spot | undefined {
  const own = addressCountry({ address });
  const countries = own === undefined ? [...trip.countries] : [own];
  const parts = address.split(/[,\n]/).map(withoutPostcode);
  for (const part of parts.toReversed()) {
    const onTheWay = trip.stops.filter(
      ({ name, country }) => countries.includes(country) && keyOf(name) === keyOf(part),
    );
    const spots =
      onTheWay.length > 0
        ? onTheWay
        : countries.flatMap((country) => spotOfTown(part, country, parts) ?? []);
    if (spots.length > 1) return undefined;
    if (spots[0]) return spots[0];
  }
  return undefined;
}

/** "75001 Paris" is in Paris; "3 Paris Street" isn't. */
const withoutPostcode = (part: string): string => part.replace(/\b\d[\d -]{2,}\d\b/g, "").trim();
