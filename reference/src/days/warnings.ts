import type { Reader } from "#format/reader.ts";
import { type DayRule, type Facts, factsOf } from "./facts.ts";
import { lateCheckIn } from "./rules/late-check-in.ts";
import { noStay } from "./rules/no-stay.ts";
import { noWay } from "./rules/no-way.ts";
import { otherPlace } from "./rules/other-place.ts";
import { overlap } from "./rules/overlap.ts";
import { shortConnection } from "./rules/short-connection.ts";
import type { AirportOf, Trip, Warning } from "./trip.ts";

const rules: readonly DayRule[] = [
  noStay,
  lateCheckIn,
  shortConnection,
  overlap,
  otherPlace,
  noWay,
];

/** What doesn't fit together in facts that are there already. */
export const warningsOf = (facts: Facts): Warning[] => rules.flatMap((rule) => rule(facts));

/** What doesn't fit together in a trip. A rule looks only at what is known: what is missing gives no warning. */
export const tripWarnings = (trip: Trip, airportOf: AirportOf, reader?: Reader): Warning[] =>
  warningsOf(factsOf(trip, airportOf, reader));
