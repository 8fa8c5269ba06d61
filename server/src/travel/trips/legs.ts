import { daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

/** The spec's flight fields, which mirror the first and the last leg. */
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
export type FlatLegChanges = { [N in keyof FlatLegs]?: FlatLegs[N] | null | undefined };

type Direction = "outbound" | "return";

/** A leg with every field empty. */
export const blankLeg = (id: string): Leg => ({
  _id: id,
  mode: "flight",
  airlineCode: "",
  airline: "",
  flightNumber: "",
  from: null,
  to: null,
  fromPlace: null,
  toPlace: null,
  airside: false,
  departureDate: null,
  departureTime: null,
  departureZone: null,
  arrivalDate: null,
  arrivalTime: null,
  arrivalZone: null,
  confirmation: "",
  pets: [],
});

type PetOnLeg = Leg["pets"][number];
type ChosenSeat = NonNullable<PetOnLeg["how"]>;

/**
 * A leg as stored: fields that are younger than the row are missing. The version before knows no buses and no pets
 * without a seat, and would fail on them, so they have fields of their own.
 */
export type StoredLeg = Pick<Leg, "_id"> &
  Partial<Omit<Leg, "_id" | "pets" | "mode">> & {
    mode?: Exclude<Leg["mode"], "bus">;
    isBus?: boolean;
    pets?: readonly { petId: string; how: ChosenSeat; carrierId?: string | null }[];
    /** The pets without a chosen seat, with their places among all. */
    unseated?: readonly { petId: string; carrierId: string | null; place: number }[];
  };

/**
 * A stored leg with all fields: also a server of the previous version writes legs during a rolling restart. Earlier
 * versions stored a pet twice; the first one stays.
 */
export function wholeLeg({ pets = [], unseated = [], isBus, ...leg }: StoredLeg): Leg {
  const all: PetOnLeg[] = pets.map(({ carrierId = null, ...pet }) => ({ ...pet, carrierId }));
  for (const { place, ...pet } of unseated) all.splice(place, 0, { ...pet, how: null });
  return {
    ...blankLeg(leg._id),
    ...leg,
    // A version that doesn't know buses may have set another mode.
    ...(isBus && leg.mode === "other" && { mode: "bus" }),
    pets: all.filter((pet, place) => !isRepeated(all, pet, place)),
  };
}

/** A leg as it is stored. */
export function storedLeg({ mode, pets, ...leg }: Leg): StoredLeg {
  const chosen = pets.flatMap(({ how, ...pet }) => (how === null ? [] : [{ ...pet, how }]));
  const unseated = pets.flatMap(({ how, ...pet }, place) =>
    how === null ? [{ ...pet, place }] : [],
  );
  return {
    ...leg,
    ...(mode === "bus" ? { mode: "other", isBus: true } : { mode }),
    pets: chosen,
    ...(unseated.length > 0 && { unseated }),
  };
}

type WithPet = { petId: string };

const isRepeated = (pets: readonly WithPet[], { petId }: WithPet, place: number): boolean =>
  pets.findIndex((pet) => pet.petId === petId) < place;

/** The pets that are stored on a leg more than once. */
export const repeatedPets = (legs: readonly StoredLeg[]): { legId: string; petId: string }[] =>
  legs.flatMap(({ _id: legId, pets = [] }) => {
    const repeated = pets.filter((pet, place) => isRepeated(pets, pet, place));
    return Array.from(new Set(repeated.map(({ petId }) => petId)), (petId) => ({ legId, petId }));
  });

const isBlank = ({ _id, mode: _mode, airside: _airside, pets, ...facts }: Leg): boolean =>
  pets.length === 0 && Object.values(facts).every((fact) => fact === null || fact === "");

/** The flat fields of the first and the last leg; a single leg has no return fields. */
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

/** Changes of one leg from the flat fields of one direction. */
function changesOf(direction: Direction, flat: FlatLegChanges): Partial<Leg> {
  const changes = {
    flightNumber: flat[`${direction}FlightNumber`],
    departureDate: flat[`${direction}Date`],
    departureTime: flat[`${direction}DepartureTime`],
    departureZone: flat[`${direction}DepartureZone`],
    arrivalTime: flat[`${direction}ArrivalTime`],
    arrivalZone: flat[`${direction}ArrivalZone`],
  };
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  const values: Partial<Leg> = Object.fromEntries(sent);
  return "flightNumber" in values ? { ...values, flightNumber: values.flightNumber ?? "" } : values;
}

/** A leg after changes. It arrives as many days after its departure as before; the flat fields have no arrival date. */
function changedLeg(leg: Leg, changes: Partial<Leg>): Leg {
  const changed = { ...leg, ...changes };
  const [before, after] = [leg.departureDate, changed.departureDate];
  if (leg.arrivalDate === null || before === after) return changed;
  const isMoved = before !== null && after !== null;
  const arrivalDate = isMoved ? daysAfter(leg.arrivalDate, daysBetween(before, after)) : null;
  return { ...changed, arrivalDate };
}

const hasValue = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== null && value !== "");

/**
 * Applies the spec's flat fields to the legs. A missing leg is created where one of its fields is set; a leg
 * that ends up blank is removed.
 */
export function withFlatLegs(
  before: readonly Leg[],
  flat: FlatLegChanges,
  newId: () => string,
): Leg[] {
  const legs = [...before];
  const outbound = changesOf("outbound", flat);
  const inbound = changesOf("return", flat);
  const airline = flat.airline === undefined ? undefined : (flat.airline ?? "");
  if (
    legs.length === 0 &&
    (hasValue({ ...outbound, airline: airline ?? "" }) || hasValue(inbound))
  ) {
    legs.push(blankLeg(newId()));
  }
  if (legs.length === 1 && hasValue(inbound)) {
    legs.push({ ...blankLeg(newId()), airline: legs[0]?.airline ?? "" });
  }
  const last = legs.length > 1 ? legs.length - 1 : -1;
  const carrier = legs[0]?.airline;
  const changed = legs.map((leg, index) =>
    changedLeg(leg, {
      // A new airline of the first leg applies to every leg that had the same one.
      ...(airline !== undefined && leg.airline === carrier ? { airline, airlineCode: "" } : {}),
      ...(index === 0 ? outbound : {}),
      ...(index === last ? inbound : {}),
    }),
  );
  return withoutBlanks(changed);
}

function withoutBlanks(legs: Leg[]): Leg[] {
  const [first, second] = legs;
  if (legs.length === 2 && first && second && isBlank({ ...second, airline: "" }))
    return withoutBlanks([first]);
  return legs.length === 1 && first && isBlank(first) ? [] : legs;
}
