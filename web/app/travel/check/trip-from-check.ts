import type * as z from "zod/mini";
import { type Carrier, carrierNameMax, type createCarrier } from "#contracts/travel/carriers.ts";
import type { createRecord, PetRecord } from "#contracts/travel/pet-records.ts";
import type { createPet } from "#contracts/travel/pets.ts";
import {
  itemTextMax,
  legPlaceMax,
  type LegMode,
  type LegPlace,
  type PetSeat,
} from "#contracts/travel/trip-parts.ts";
import type { createTrip } from "#contracts/travel/trips.ts";
import { possessive } from "#format/words.ts";
import { otherAirlines } from "#reference/readiness/airline/names.ts";
import type { CheckValues } from "../../links/check.ts";
import { tripDate } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import { airlines, birthIn, numberIn } from "../question/index.ts";
import {
  carrierOf,
  hasCompany,
  livedIn,
  modeOf,
  recordsOf,
  stopsOf,
  weightInKg,
  type CheckPlaces,
} from "./readiness-request.ts";
import type { CheckPlace } from "./resolve-place.ts";

export type TripBody = z.input<typeof createTrip.body>;
export type PetBody = z.input<typeof createPet.body>;
export type RecordBody = z.input<typeof createRecord.body>;
export type CarrierBody = z.input<typeof createCarrier.body>;

type RecordDays = Pick<RecordBody, "givenAt" | "issuedAt" | "endorsedAt">;

/** A pet of the trip, and its carrier. */
export type Passenger = { petId: string; carrierId?: string | undefined };

/** A leg as it is saved, before it is known who travels. */
export type PlannedLeg = {
  mode: LegMode;
  /** The airline, or the ferry or train company. */
  company: string;
  airlineCode: string;
  from: CheckPlace;
  to: CheckPlace;
  date: string;
  arrive?: string;
  time?: string;
  isAirside?: boolean;
  how?: PetSeat | undefined;
};

type Plan = {
  values: CheckValues;
  places: CheckPlaces;
  legs: readonly PlannedLeg[];
  toDos: CheckAnswer["toDos"];
};

/** What is saved of a check: a trip with its dates, legs and to-dos. `isWhole`: all pets of the check travel. */
export function tripBody(
  { values, places, legs, toDos }: Plan,
  passengers: readonly Passenger[],
  isWhole = passengers.length > 0,
): TripBody {
  const { date, back } = values;
  return {
    destination: places.to.label,
    destinationPlace: placeOf(places.to),
    origin: placeOf(places.from),
    ...tripDate(date),
    endDate: back || null,
    people: numberIn(values.people) ?? null,
    petIds: passengers.map(({ petId }) => petId),
    legs: legs.map((leg) => legOf(leg, passengers)),
    items: listItems(toDos, isWhole).map(({ text, due }) => ({
      list: "todo" as const,
      text: text.slice(0, itemTextMax),
      due,
    })),
  };
}

/** To-dos that become items of the trip's list: without a pet all, with all pets those that aren't deadlines of its papers. */
export const listItems = (toDos: CheckAnswer["toDos"], hasPet: boolean): CheckAnswer["toDos"] =>
  hasPet ? toDos.filter(({ isDeadline }) => !isDeadline) : toDos;

const placeOf = ({ city, country, zone, state }: CheckPlace) =>
  city && zone ? { city, country, zone, ...(state && { region: state }) } : null;

/** The legs of the question with their places, and how the pet travels. */
export function plannedLegs(values: CheckValues, places: CheckPlaces): PlannedLeg[] {
  const { airline, company } = values;
  const airlineName =
    airlines.find(({ code }) => code === airline)?.label ?? otherAirlines[airline] ?? "";
  return stopsOf(values, places).map(({ place, date, way, arrive, isAirside }, index, stops) => {
    const start = stops[index - 1]?.place ?? places.from;
    const mode = modeOf(way);
    const isFlight = mode === "flight";
    return {
      mode,
      company: isFlight ? airlineName : hasCompany(way, start, place) ? company : "",
      airlineCode: isFlight ? airline : "",
      from: start,
      to: place,
      date,
      arrive,
      ...(index === 0 && { time: values.time }),
      isAirside,
      how: seats.find((seat) => seat === way),
    };
  });
}

const seats = ["cabin", "hold", "cargo"] as const;

const legOf = (leg: PlannedLeg, passengers: readonly Passenger[]) => ({
  mode: leg.mode,
  airline: leg.company,
  airlineCode: leg.airlineCode,
  ...endsOf(leg.from, leg.to, leg.mode === "flight"),
  airside: leg.isAirside ?? false,
  departureDate: leg.date,
  departureZone: leg.from.zone ?? null,
  arrivalDate: leg.arrive || null,
  arrivalTime: leg.time || null,
  arrivalZone: leg.to.zone ?? null,
  pets: leg.how ? passengers.map((each) => passengerOn(each, leg.how ?? null)) : [],
});

const passengerOn = ({ petId, carrierId }: Passenger, how: PetSeat | null) => ({
  petId,
  how,
  ...(carrierId && { carrierId }),
});

/** An airport where a flight has one, else the place. */
function endsOf(start: CheckPlace, place: CheckPlace, isFlight: boolean) {
  const [from, to] = [start, place].map(({ airport }) => (isFlight ? (airport ?? null) : null));
  return {
    from: from ?? null,
    to: to ?? null,
    fromPlace: from ? null : legPlaceOf(start),
    toPlace: to ? null : legPlaceOf(place),
  };
}

/** A region with rules of its own keeps its name. */
const legPlaceOf = ({ city, name, country, region, zone }: CheckPlace): LegPlace => ({
  city: (city ?? (region ? name : "")).slice(0, legPlaceMax),
  country,
  zone: zone ?? null,
});

/** A new pet with what the question says of it. */
export function petBody(values: CheckValues, places: CheckPlaces, petName: string): PetBody {
  const { species, breed, snub, chip, chipped } = values;
  const weightKg = within(weightInKg(values), petKgMax);
  const lived = livedIn(values, places);
  return {
    petName,
    species: species === "dog" || species === "cat" ? species : "other",
    breed: breed.slice(0, 60),
    ...birthOf(values),
    ...(weightKg !== null && { weightKg }),
    ...(snub && { snubNosed: snub === "yes" }),
    ...(chip === "yes" && chipped && { microchipDate: chipped }),
    ...(lived && { lived }),
  };
}

/** The first day of a month or a year stands for it. */
function birthOf({ born }: CheckValues): Pick<PetBody, "birthDate" | "birthPrecision"> {
  const birth = birthIn(born);
  if (!birth) return {};
  const birthPrecision = birth.length === 10 ? "day" : birth.length === 7 ? "month" : "year";
  return { birthDate: `${birth}-01-01`.slice(0, 10), birthPrecision };
}

/** The limits of what can be saved. */
const petKgMax = 200;
const carrierKgMax = 100;
const carrierCm = { least: 1, most: 300 };

const within = (figure: number | null, most: number, least = 0.01): number | null =>
  figure !== null && figure >= least && figure <= most ? figure : null;

/** The carrier of the question; undefined if it says nothing of one. */
export function carrierBody(values: CheckValues, petName: string): CarrierBody | undefined {
  const { weightKg, ...carrier } = carrierOf(values);
  const side = (cm: number | null) => within(cm, carrierCm.most, carrierCm.least);
  const facts = {
    lengthCm: side(carrier.lengthCm),
    widthCm: side(carrier.widthCm),
    heightCm: side(carrier.heightCm),
    weightKg: within(weightKg, carrierKgMax),
  };
  if (Object.values(facts).every((fact) => fact === null)) return undefined;
  const name = petName ? `${possessive(petName)} carrier` : "Carrier";
  return { name: name.slice(0, carrierNameMax), ...facts };
}

/** Whether a carrier that is saved already has these figures. */
export const isSameCarrier = (one: CarrierBody, other: Carrier): boolean =>
  (["lengthCm", "widthCm", "heightCm", "weightKg"] as const).every(
    (fact) => (one[fact] ?? null) === other[fact],
  );

/** The records that the question tells of. */
export const recordBodies = (values: CheckValues, places: CheckPlaces): RecordBody[] =>
  recordsOf(values, places).map((record) => ({ ...record, issuer: "", note: "" }));

/** What a pet does not have of these records: one of the same kind and day is the same. */
export const newRecords = (
  records: readonly RecordBody[],
  known: readonly PetRecord[],
): RecordBody[] => {
  const keys = new Set(known.map(recordKey));
  return records.filter((record) => !keys.has(recordKey(record)));
};

const recordKey = (record: RecordBody | PetRecord): string =>
  [record.kind, dayOfRecord(record) ?? "", ...(record.against ?? []).toSorted()].join(" ");

/** The day that a list shows of a record. */
export const dayOfRecord = (record: Partial<RecordDays>): string | null =>
  record.givenAt || record.issuedAt || record.endorsedAt || null;
