import type { Reader } from "#format/reader.ts";
import { type Span, spanOf } from "./span.ts";
import { pairsOf, type Pair, type TimedLeg, timedLeg } from "./times.ts";
import type { AirportOf, Trip, Warning } from "./trip.ts";

/** What rules look at. */
export type Facts = {
  trip: Trip;
  span: Span | undefined;
  /** In the order of the trip. */
  legs: readonly TimedLeg[];
  /** Legs that follow one another. */
  pairs: readonly Pair[];
  reader: Reader | undefined;
};

export type DayRule = (facts: Facts) => Warning[];

export function factsOf(trip: Trip, airportOf: AirportOf, reader?: Reader): Facts {
  const legs = trip.legs.map((leg, index) => timedLeg(leg, index, airportOf));
  return { trip, span: spanOf(trip), legs, pairs: pairsOf(legs), reader };
}
