import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

type Stops = Pick<Trip, "destinationPlace"> & {
  legs: readonly Pick<Leg, "airside" | "toPlace">[];
};

/** The cities of a trip's stops, the destination first, each once. */
export function stopCities({ destinationPlace, legs }: Stops): string[] {
  const stops = legs.filter(({ airside }) => !airside).map(({ toPlace }) => toPlace?.city ?? "");
  const cities = [destinationPlace?.city ?? "", ...stops].filter((city) => city !== "");
  const keys = cities.map(keyOf);
  return cities.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** The names of cities in addresses have no spaces: "MexicoCity". */
const keyOf = (city: string): string => city.replaceAll(/\s+/g, "").toLowerCase();

/** The pages of vets in these cities, where there are any. */
export const vetPages = (cities: readonly string[], places: readonly string[]) =>
  cities.flatMap((city) => {
    const place = places.find((each) => keyOf(each) === keyOf(city));
    return place
      ? [{ label: `Vets in ${city}`, to: `/services/vet/${encodeURIComponent(place)}` }]
      : [];
  });
