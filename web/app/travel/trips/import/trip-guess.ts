import * as z from "zod/mini";
import { Place } from "#contracts/lookup/places.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { placeText } from "../../../lookup/places/index.ts";
import { firstDay } from "../calendar/trip-days.ts";
import type { Airports } from "#bookings/airports.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";

/** A new trip as in its fields; dates are `YYYY-MM-DD` or ''. */
export const NewTrip = z.object({
  destination: z.string(),
  destinationPlace: z.nullable(Place),
  from: z.string(),
  until: z.string(),
  /** The pets that travel; undefined until the person, or their only pet, decides. */
  petIds: z.optional(z.array(z.string())),
});
export type NewTrip = z.output<typeof NewTrip>;

export const noGuess: NewTrip = { destination: "", destinationPlace: null, from: "", until: "" };

/** The dates of the bookings in order. */
const daysOf = (bookings: readonly BookingRead[]): string[] =>
  bookings
    .flatMap((booking) =>
      booking.is === "flight"
        ? [booking.leg.departureDate, booking.leg.arrivalDate]
        : [booking.stay.checkIn, booking.stay.checkOut],
    )
    .filter(Boolean)
    .toSorted();

/** The likely destination and dates of the bookings; '' if unknown. */
export function guessTrip(bookings: readonly BookingRead[], airports: Airports): NewTrip {
  const days = daysOf(bookings);
  const place = townOf(bookings, airports);
  return {
    destination: place ? placeText(place) : "",
    destinationPlace: place ?? null,
    from: days[0] ?? "",
    until: days.length > 1 ? (days.at(-1) ?? "") : "",
  };
}

function townOf(bookings: readonly BookingRead[], airports: Airports): Place | undefined {
  const legs = bookings.flatMap((booking) => (booking.is === "flight" ? [booking.leg] : []));
  const dated = legs.filter(({ departureDate }) => departureDate !== "");
  const inOrder = (dated.length > 0 ? dated : legs).toSorted((a, b) =>
    a.departureDate.localeCompare(b.departureDate),
  );
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const isBack = inOrder.length > 1 && first?.from !== "" && first?.from === last?.to;
  // For a return trip, the destination is the place with the longest time between two flights.
  const turn = isBack ? turnOf(inOrder) : last;
  const airport = turn && airports.byCode(turn.to);
  if (airport) return { city: airport.city, country: airport.country, zone: airport.zone };
  for (const booking of bookings) {
    if (booking.is === "flight") continue;
    for (const part of booking.stay.address.split(",").toReversed()) {
      // A house number means a street, which may be named like a city.
      if (/(?<!\d)\d{1,3}(?!\d)/.test(part)) continue;
      const found = airports.byName(part.replaceAll(/\d+/g, " ").trim());
      if (found) return { city: found.city, country: found.country, zone: found.zone };
    }
  }
  return undefined;
}

function turnOf<T extends { departureDate: string; arrivalDate: string }>(
  legs: readonly T[],
): T | undefined {
  const waits = legs.slice(0, -1).map((leg, place) => {
    const next = Date.parse(legs[place + 1]?.departureDate ?? "");
    return next - Date.parse(leg.arrivalDate || leg.departureDate) || 0;
  });
  return legs[waits.indexOf(Math.max(...waits))];
}

/** The only trip whose dates overlap those of the bookings; undefined without exactly one. */
export function fittingTrip(
  trips: readonly ListedTrip[],
  { from, until }: Pick<NewTrip, "from" | "until">,
): ListedTrip | undefined {
  if (!from) return undefined;
  const fit = trips.filter((existing) => {
    const begins = firstDay(existing);
    return begins !== null && begins <= (until || from) && (existing.endDate ?? begins) >= from;
  });
  return fit.length > 1 ? undefined : fit[0];
}
