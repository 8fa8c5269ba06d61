/**
 * What companies with trains, ferries and buses ask of pets, as figures and lists. As for airlines, each value names the fact
 * that it is taken from; what a company doesn't say is absent, and never means "allowed".
 */
import type { Span } from "../days.ts";

export type Stated<Value> = {
  fact: string;
  value: Value;
  /** Sources disagree: the value is the strictest reading. */
  isUnsure?: boolean;
};

/** A city with its port, station or terminal; null: anywhere in the company's network in the country. */
export type Stop = {
  city: string | null;
  country: string;
  /** Other places for which people take it: the city beside the port, the stations on the way. */
  also?: readonly string[];
};

/** Both directions unless `oneWay`. */
export type OperatorRoute = {
  from: Stop;
  to: Stop;
  oneWay?: true;
  /** The fact about what differs on this route. */
  fact?: string;
  /** Where the route differs from the company's policy. Null: not known for this route. */
  foot?: boolean | null;
  car?: boolean | null;
  /** The months in which it doesn't run, or takes no pets, 1 to 12. */
  closedMonths?: readonly number[];
  /** The months in which a pet doesn't board in a vehicle here. */
  carClosedMonths?: readonly number[];
  /** Where pets stay on this route, where that differs. */
  places?: readonly PetPlace[];
  /** The most for any pet on this route, where it differs. */
  petKg?: number;
  /** How long the crossing takes where a source says it. */
  hours?: number;
};

export type OperatorMode = "ferry" | "ship" | "train" | "tunnel" | "bus";

/** Where a pet stays: in the car, in a cabin, in a kennel, on a lead or in its carrier beside its owner, in the baggage car. */
export type PetPlace = "car" | "cabin" | "kennel" | "lead" | "carrier" | "baggage";

export type OperatorPolicy = {
  /** `leshuttle`: the key of the wire and of `/operators/{operator}`. */
  key: string;
  name: string;
  mode: OperatorMode;
  routes: Stated<readonly OperatorRoute[]>;
  /**
   * Kinds of animals that may board, such as dog, cat, ferret, bird; empty: none but assistance dogs. Absent: not said.
   * `isOnly`: the company says that no others may.
   */
  species?: Stated<readonly string[]> & { isOnly?: true };
  /** Whether a pet may board with a passenger on foot, and in a vehicle. Absent: not said. */
  foot?: Stated<boolean>;
  car?: Stated<boolean>;
  places?: Stated<readonly PetPlace[]>;
  /** Places that are for dogs alone. */
  dogPlaces?: Stated<readonly PetPlace[]>;
  /** Countries into and out of which no pet is taken. */
  notIn?: Stated<readonly string[]>;
  /** The longest trip of a pet, in hours. */
  maxHours?: Stated<number>;
  /** Times of day at which pets don't board, Monday to Friday; `on`: the trains, where not all. */
  closedTimes?: Stated<{ from: string; until: string; on?: string }>;
  /** The most in a carrier beside its owner; `withCarrier`: pet and carrier together. */
  carrierKg?: Stated<number> & { withCarrier?: true };
  /** The most for any pet, in a carrier or not. */
  petKg?: Stated<number>;
  /** Length, width and height of the carrier in cm. */
  carrierCm?: Stated<readonly [number, number, number]>;
  /** The most of length, width and height added up, in cm. */
  carrierSumCm?: Stated<number>;
  /** The weight of a dog from which it may be on a lead; below, it is in a carrier. */
  leadFromKg?: Stated<number>;
  /** The most that a pet measures to its shoulder, in cm. */
  shoulderCm?: Stated<number>;
  /** The most that a dog measures to its shoulder to travel free in a container; taller ones board with a ticket. */
  freeShoulderCm?: Stated<number>;
  /** Pets of a passenger on foot, and of a vehicle. */
  perPassenger?: Stated<number>;
  perVehicle?: Stated<number>;
  perCabin?: Stated<number>;
  perBooking?: Stated<number>;
  /** Whether a dog outside a carrier wears one. */
  muzzle?: Stated<boolean>;
  minAge?: Stated<Span>;
  /** Dogs that don't board, by the names of `src/breeds/`. `isOpen`: the company names "dangerous dogs" without a list. */
  breeds?: Stated<readonly string[]> & { isOpen?: true };
  /** A place for the pet has to be booked: what to do. */
  booking?: { fact: string; steps: readonly string[] };
  /** The fee of one pet one way in the smallest unit, never of low confidence. */
  fee?: Stated<{ minor: number; currency: string; for: string }>;
};

type Ends = `${string}, ${string}` | Stop;

const stopOf = (end: Ends): Stop => {
  if (typeof end !== "string") return end;
  const [city = "", country = ""] = end.split(", ");
  return { city: city === "*" ? null : city, country };
};

/** A route between two stops, each "City, XX"; "*, XX" is the whole network in a country. */
export const route = (
  from: Ends,
  to: Ends,
  rest: Omit<OperatorRoute, "from" | "to"> = {},
): OperatorRoute => ({ from: stopOf(from), to: stopOf(to), ...rest });
