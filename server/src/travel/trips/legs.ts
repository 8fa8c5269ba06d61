import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

/** The spec's flight fields: they say the first and the last leg. */
export const legFields = [
  "airline",
  "outboundFlightNumber",
  "outboundDate",
  "outboundDepartureTime",
  "outboundDepartureZone",
  "outboundArrivalTime",
  "outboundArrivalZone",
  "returnFlightNumber",
  "returnDate",
  "returnDepartureTime",
  "returnDepartureZone",
  "returnArrivalTime",
  "returnArrivalZone",
] as const;

type FlatLegs = Pick<Trip, (typeof legFields)[number]>;
export type SaidLegs = { [N in keyof FlatLegs]?: FlatLegs[N] | null | undefined };

type Way = "outbound" | "return";

/** A leg of which nothing is known. */
export const blankLeg = (id: string): Leg => ({
  _id: id,
  airlineCode: "",
  airline: "",
  flightNumber: "",
  from: null,
  to: null,
  departureDate: null,
  departureTime: null,
  departureZone: null,
  arrivalDate: null,
  arrivalTime: null,
  arrivalZone: null,
  confirmation: "",
  pets: [],
});

const isBlank = ({ _id, pets, ...facts }: Leg): boolean =>
  pets.length === 0 && Object.values(facts).every((fact) => fact === null || fact === "");

/** The first and the last leg as the spec says them; with one leg there is no way back. */
export function flatLegs(legs: readonly Leg[]): FlatLegs {
  const first = legs[0];
  const last = legs.length > 1 ? legs.at(-1) : undefined;
  return {
    airline: first?.airline ?? "",
    outboundFlightNumber: first?.flightNumber || null,
    outboundDate: first?.departureDate ?? null,
    outboundDepartureTime: first?.departureTime ?? null,
    outboundDepartureZone: first?.departureZone ?? null,
    outboundArrivalTime: first?.arrivalTime ?? null,
    outboundArrivalZone: first?.arrivalZone ?? null,
    returnFlightNumber: last?.flightNumber || null,
    returnDate: last?.departureDate ?? null,
    returnDepartureTime: last?.departureTime ?? null,
    returnDepartureZone: last?.departureZone ?? null,
    returnArrivalTime: last?.arrivalTime ?? null,
    returnArrivalZone: last?.arrivalZone ?? null,
  };
}

/** What is said of one way, in the words of a leg. */
function changesOf(way: Way, said: SaidLegs): Partial<Leg> {
  const changes = {
    flightNumber: said[`${way}FlightNumber`],
    departureDate: said[`${way}Date`],
    departureTime: said[`${way}DepartureTime`],
    departureZone: said[`${way}DepartureZone`],
    arrivalTime: said[`${way}ArrivalTime`],
    arrivalZone: said[`${way}ArrivalZone`],
  };
  const told = Object.entries(changes).filter(([, value]) => value !== undefined);
  const values: Partial<Leg> = Object.fromEntries(told);
  return "flightNumber" in values ? { ...values, flightNumber: values.flightNumber ?? "" } : values;
}

const saysSomething = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== null && value !== "");

/**
 * The legs after what is said by the spec's fields. A leg is made where something is said of one that is not
 * there; one that was made so and of which nothing is left goes.
 */
export function withFlatLegs(before: readonly Leg[], said: SaidLegs, newId: () => string): Leg[] {
  const legs = [...before];
  const out = changesOf("outbound", said);
  const back = changesOf("return", said);
  const airline = said.airline === undefined ? undefined : (said.airline ?? "");
  if (
    legs.length === 0 &&
    (saysSomething({ ...out, airline: airline ?? "" }) || saysSomething(back))
  ) {
    legs.push(blankLeg(newId()));
  }
  if (legs.length === 1 && saysSomething(back)) {
    legs.push({ ...blankLeg(newId()), airline: legs[0]?.airline ?? "" });
  }
  const last = legs.length > 1 ? legs.length - 1 : -1;
  const carrier = legs[0]?.airline;
  const changed = legs.map((leg, index) => ({
    ...leg,
    // The airline of the first leg is that of every leg that had the same one.
    ...(airline !== undefined && leg.airline === carrier ? { airline, airlineCode: "" } : {}),
    ...(index === 0 ? out : {}),
    ...(index === last ? back : {}),
  }));
  return withoutBlanks(changed);
}

function withoutBlanks(legs: Leg[]): Leg[] {
  const [first, second] = legs;
  if (legs.length === 2 && first && second && isBlank({ ...second, airline: "" }))
    return withoutBlanks([first]);
  return legs.length === 1 && first && isBlank(first) ? [] : legs;
}
