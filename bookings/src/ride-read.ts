import { blankLeg, type FlightRead } from "./booking.ts";
import {
  airlineMax,
  rideNumberMax,
  legPlaceMax,
  type LegMode,
  type LegPlace,
} from "#contracts/travel/trip-parts.ts";
import { withArrivalDay } from "./arrival.ts";
import type { LocalMoment } from "./local-moment.ts";

export type Ride = {
  mode: LegMode;
  operator: string;
  number: string;
  from: LegPlace | undefined;
  to: LegPlace | undefined;
  departure: LocalMoment;
  arrival: LocalMoment;
  confirmation: string;
};

/** A leg that is no flight, with sentences about what is missing. */
export function rideRead(ride: Ride, source: string): FlightRead {
  const { mode, from, to, departure, arrival } = ride;
  const { leg, warnings } = withArrivalDay({
    ...blankLeg,
    mode,
    airline: ride.operator.slice(0, airlineMax),
    flightNumber: ride.number.slice(0, rideNumberMax),
    fromPlace: valueOf(from),
    toPlace: valueOf(to),
    departureDate: departure.day,
    departureTime: departure.time,
    departureZone: from?.zone ?? "",
    arrivalDate: arrival.time ? arrival.day : "",
    arrivalTime: arrival.time,
    arrivalZone: to?.zone ?? "",
    confirmation: ride.confirmation.slice(0, 40),
  });
  const gaps = [
    !from && "where it starts",
    !to && "where it ends",
    !leg.departureDate && "departure date",
  ].filter(Boolean);
  const missing =
    gaps.length > 0 ? `Couldn't find: ${gaps.join(", ")}. Fill in what you know.` : "";
  const unplaced = [from, to].flatMap((place) => (place && !place.country ? [place.city] : []));
  const where =
    unplaced.length > 0
      ? `Select ${unplaced.join(" and ")} from the list, so that we know the country.`
      : "";
  return {
    is: "flight",
    leg,
    warnings: [...new Set([departure.why, arrival.why, ...warnings, missing, where])].filter(
      Boolean,
    ),
    source,
  };
}

const valueOf = (place: LegPlace | undefined) => {
  if (!place) return blankLeg.fromPlace;
  const city = place.city.slice(0, legPlaceMax);
  return { text: city, place: { ...place, city } };
};
