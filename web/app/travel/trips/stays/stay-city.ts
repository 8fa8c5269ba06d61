import type { Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

type Stops = Pick<Trip, "destinationPlace"> & {
  legs: readonly Pick<Leg, "airside" | "toPlace" | "departureDate" | "arrivalDate">[];
};

/** The cities of a trip's stops, the destination first, each once. */
export function stopCities({ destinationPlace, legs }: Stops): string[] {
  const stops = legs.filter(({ airside }) => !airside).map(({ toPlace }) => toPlace?.city ?? "");
  const cities = [destinationPlace?.city ?? "", ...stops].filter((city) => city !== "");
  const keys = cities.map(cityKey);
  return cities.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** The names of cities in addresses have no spaces: "MexicoCity". */
export const cityKey = (city: string): string => city.replaceAll(/\s+/g, "").toLowerCase();

/** The city in which one has arrived by a day, else that of the destination; '' where it isn't known. */
function arrivedBy({ legs, destinationPlace }: Stops, day: string | null): string {
  const arrived = legs.findLast((leg) => {
    const date = leg.arrivalDate ?? leg.departureDate;
    return !leg.airside && leg.toPlace?.city && day !== null && date !== null && date <= day;
  });
  return arrived?.toPlace?.city ?? destinationPlace?.city ?? "";
}

type Where = Pick<Stay, "name" | "address" | "checkIn">;

/** The city of a stay: the stop that its name or address names, else where one has arrived by then; '' where it isn't known. */
export function stayCity(trip: Stops, { name, address, checkIn }: Where): string {
  const text = cityKey(`${name} ${address}`);
  return stopCities(trip).find((city) => text.includes(cityKey(city))) ?? arrivedBy(trip, checkIn);
}

/** Where one is on a day: in the city of the night's stay, else where one has arrived; '' where it isn't known. */
export function cityOn(
  trip: Stops & { stays: readonly (Where & Pick<Stay, "checkOut">)[] },
  day: string,
): string {
  const stay = trip.stays.find(
    ({ checkIn, checkOut }) => checkIn !== null && checkIn <= day && (checkOut ?? checkIn) >= day,
  );
  return stay ? stayCity(trip, stay) : arrivedBy(trip, day);
}
