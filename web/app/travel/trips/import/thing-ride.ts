import type { LegMode, LegPlace } from "#contracts/travel/trip-parts.ts";
import type { BookingRead } from "./booking.ts";
import type { ReadContext } from "./airports.ts";
import { rideRead } from "./ride-read.ts";
import { localMoment } from "./local-moment.ts";
import { innerOf, textOf, type Thing } from "./thing.ts";

type Shape = {
  mode: LegMode;
  ends: readonly [from: string, to: string];
  numbers: readonly string[];
};

const shapes: Readonly<Record<string, Shape>> = {
  TrainReservation: {
    mode: "train",
    ends: ["departureStation", "arrivalStation"],
    numbers: ["trainNumber", "trainName"],
  },
  BoatReservation: {
    mode: "ferry",
    ends: ["departureBoatTerminal", "arrivalBoatTerminal"],
    numbers: ["name"],
  },
  BusReservation: {
    mode: "other",
    ends: ["departureBusStop", "arrivalBusStop"],
    numbers: ["busNumber", "busName"],
  },
};

/** A train, a ferry or a bus in the schema.org data of an email; undefined for anything else. */
export function thingRide(
  reservation: Thing,
  trip: Thing,
  { airports }: ReadContext,
  source: string,
): BookingRead | undefined {
  const shape = shapes[reservation.type];
  if (!shape) return undefined;
  const [from, to] = shape.ends.map((name) => endOf(innerOf(trip, name)));
  const departure = localMoment(textOf(trip, "departureTime"), from?.zone ?? "", "departure");
  const arrival = localMoment(textOf(trip, "arrivalTime"), to?.zone ?? "", "arrival");
  const provider =
    innerOf(trip, "provider") ?? innerOf(trip, "trainCompany") ?? innerOf(reservation, "provider");
  return rideRead(
    {
      mode: shape.mode,
      operator: textOf(provider, "name"),
      number: textOf(trip, ...shape.numbers),
      from,
      to,
      departure,
      arrival,
      confirmation: textOf(reservation, "reservationNumber", "reservationId"),
    },
    source,
  );

  function endOf(place: Thing | undefined): LegPlace | undefined {
    const name = textOf(place, "name");
    const post = innerOf(place, "address");
    const city = airports.cityOf(name) ?? airports.cityOf(textOf(post, "addressLocality"));
    const code = textOf(post, "addressCountry").toUpperCase();
    const country = /^[A-Z]{2}$/.test(code) ? code : (city?.country ?? null);
    if (!name) return city;
    return { city: name, country, zone: city?.country === country ? (city?.zone ?? null) : null };
  }
}
