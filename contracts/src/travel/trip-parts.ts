import * as z from "zod/mini";
import { isZone } from "#format/zones.ts";
import {
  calendarDate,
  Id,
  lineOrBlank,
  lineText,
  measure,
  Moment,
  optionalLinesText,
  optionalLineText,
} from "../kernel/text.ts";

/** First year accepted for a trip. */
export const firstYear = 2025;

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export type Month = (typeof months)[number];

export const tripSaveFailed = "Saving Plan Failed";
export const tripDetailsFailed = "Failed to save plan details. Please try again.";
export const tripLocationFailed = "Failed to save location details. Please try again.";
export const noTrips = "You haven't created any plans yet.";
export const noDates = "No dates added(Yet)";
export const noReceipt = "No receipt uploaded";
export const noFlights = "No flight details entered yet.";
export const noAddress = "An address hasnt been added";

/** Modes of travel of a leg. */
export const legModes = ["flight", "train", "ferry", "bus", "car", "other"] as const;
export type LegMode = (typeof legModes)[number];

/** How a pet travels on a leg: the first three on flights, `with` beside its person. */
export const petSeats = ["cabin", "hold", "cargo", "with"] as const;
export type PetSeat = (typeof petSeats)[number];

export const legPlaceMax = 80;
export const addressMax = 300;
export const airlineMax = 80;
export const flightNumberMax = 12;
/** Trains are named by words, too: "TGV INOUI 8405". */
export const rideNumberMax = 20;
export const legsMax = 60;
export const staysMax = 40;
export const itemsMax = 300;
export const costsMax = 200;
export const itemTextMax = 200;
export const attachmentsMax = 50;
/** The owner and the members of a trip. */
export const tripPeopleMax = 51;
export const ratesMax = 20;
export const tripPhotosMax = 100;

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** A local time of day, `HH:MM`. */
/* @__NO_SIDE_EFFECTS__ */
export const clockTime = (label: string) =>
  z
    .string({ error: `${label} must be a time.` })
    .check(
      z.maxLength(5, `${label} must be a time like 08:50.`),
      z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 08:50.`),
    );

/** An IANA time zone. */
/* @__NO_SIDE_EFFECTS__ */
export const zone = (label: string) =>
  z
    .string({ error: `${label} must be a time zone.` })
    .check(
      z.maxLength(60, `${label} must be a time zone.`),
      z.refine(
        isZone,
        `${label} must be a time zone like America/New_York. Select one from the list.`,
      ),
    );

/* @__NO_SIDE_EFFECTS__ */
export const flightNumber = (label: string) => optionalLineText(label, flightNumberMax);

/* @__NO_SIDE_EFFECTS__ */
const airportCode = (label: string) =>
  z
    .string({ error: `${label} must be an airport code.` })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(3, `${label} must be a 3-letter airport code like SFO.`),
      z.regex(/^[A-Z]{3}$/, `${label} must be a 3-letter airport code like SFO.`),
    );

const seatText = "Select cabin, cargo hold, cargo or with you.";
const Seat = z.enum(petSeats, { error: seatText });

/** How a pet travels on a leg, null until it is chosen, and in which carrier of the household. */
export const PetOnLeg = z.object({ petId: Id, how: z.nullable(Seat), carrierId: z.nullable(Id) });
const PetOnLegDraft = z.strictObject({
  petId: Id,
  how: z.nullable(Seat),
  carrierId: optional(Id),
});

const petsOnLegMax = 20;

const petsOnLeg = z.array(PetOnLegDraft).check(
  z.maxLength(petsOnLegMax, `A leg can have up to ${petsOnLegMax} pets. Remove some.`),
  z.refine(
    (pets) => new Set(pets.map(({ petId }) => petId)).size === pets.length,
    "A pet can travel on a leg only once.",
  ),
);

const countryText = "Country must be a 2-letter code like US.";

/** The state or region of a place by its name. */
export const placeRegion = z.optional(lineText("Region", 80));

/** An end of a leg without an airport: a town, a station or a port, or only a country. */
export const LegPlace = z.object({
  city: z
    .string({ error: "Place must be text." })
    .check(z.trim(), z.maxLength(legPlaceMax, `Place must be ${legPlaceMax} characters or fewer.`)),
  /** ISO 3166-1; null where it is not known. */
  country: z.nullable(
    z
      .string({ error: countryText })
      .check(z.maxLength(2, countryText), z.regex(/^[A-Z]{2}$/, countryText)),
  ),
  zone: z.nullable(zone("Time zone")),
  /** The state or region of the town, where it is known. */
  region: placeRegion,
});
export type LegPlace = z.output<typeof LegPlace>;
const LegPlaceDraft = z.strictObject({
  ...LegPlace.shape,
  // Blank where only the country is known.
  city: lineOrBlank("Place", legPlaceMax),
});

/**
 * One leg of a trip, by any mode. `departureDate` is the local day of departure; times are local, with the zone of
 * each place where known. An arrival earlier than its departure is on the next day, unless `arrivalDate` is given.
 * `airline` and `flightNumber` are the operator and the number of a train or ferry, too. `from` and `to` are airports;
 * `fromPlace` and `toPlace` are ends without one.
 */
export const Leg = z.object({
  _id: Id,
  mode: z.enum(legModes),
  airlineCode: z.string(),
  airline: z.string(),
  flightNumber: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  fromPlace: z.nullable(LegPlace),
  toPlace: z.nullable(LegPlace),
  /** The travelers stay in the airport at the end of this leg: the country is not entered. */
  airside: z.boolean(),
  departureDate: z.nullable(z.string()),
  departureTime: z.nullable(z.string()),
  departureZone: z.nullable(z.string()),
  arrivalDate: z.nullable(z.string()),
  arrivalTime: z.nullable(z.string()),
  arrivalZone: z.nullable(z.string()),
  confirmation: z.string(),
  pets: z.array(PetOnLeg),
});
export type Leg = z.output<typeof Leg>;

export const LegDraft = z
  .strictObject({
    _id: z.optional(Id),
    mode: z.optional(
      z.enum(legModes, { error: "Select flight, train, ferry, bus, car or other." }),
    ),
    airlineCode: optionalLineText("Airline code", 3),
    airline: optionalLineText("Airline", airlineMax),
    flightNumber: optionalLineText("Flight number", rideNumberMax),
    from: optional(airportCode("Departure airport")),
    to: optional(airportCode("Arrival airport")),
    fromPlace: optional(LegPlaceDraft),
    toPlace: optional(LegPlaceDraft),
    airside: z.optional(z.boolean({ error: "Airside layover must be true or false." })),
    departureDate: optional(calendarDate("Departure date")),
    departureTime: optional(clockTime("Departure time")),
    departureZone: optional(zone("Departure time zone")),
    arrivalDate: optional(calendarDate("Arrival date")),
    arrivalTime: optional(clockTime("Arrival time")),
    arrivalZone: optional(zone("Arrival time zone")),
    confirmation: optionalLineText("Confirmation code", 40),
    pets: z.optional(petsOnLeg),
  })
  .check(
    z.refine(
      ({ mode = "flight", flightNumber: number }) =>
        mode !== "flight" || !number || number.length <= flightNumberMax,
      {
        error: `Flight number must be ${flightNumberMax} characters or fewer.`,
        path: ["flightNumber"],
      },
    ),
  );

/** A stay. `petFee` is in the minor unit of its currency. */
export const Stay = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  checkIn: z.nullable(z.string()),
  checkInTime: z.nullable(z.string()),
  /** When check-in closes; a time before `checkInTime` is on the next day. */
  checkInUntil: z.nullable(z.string()),
  checkOut: z.nullable(z.string()),
  checkOutTime: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  petFee: z.nullable(z.number()),
  petFeeCurrency: z.nullable(z.string()),
  confirmation: z.string(),
});
export type Stay = z.output<typeof Stay>;

/** ISO 4217, in capitals. */
export const Currency = z
  .string({ error: "Select a currency." })
  .check(
    z.maxLength(3, "Use a 3-letter currency code like USD."),
    z.regex(/^[A-Z]{3}$/, "Use a 3-letter currency code like USD."),
  );

/* @__NO_SIDE_EFFECTS__ */
export const minorUnits = (label: string) =>
  z
    .number({
      error: `${label} must be a whole number in the currency's smallest unit, such as cents.`,
    })
    .check(
      z.refine(
        Number.isInteger,
        `${label} must be a whole number in the currency's smallest unit, such as cents.`,
      ),
      z.gte(0, `${label} can't be less than 0.`),
      z.lte(1_000_000_000, `${label} is too large. Enter a smaller amount.`),
    );

const stayDates = z.refine<{ checkIn?: string | null; checkOut?: string | null }>(
  ({ checkIn, checkOut }) => !checkIn || !checkOut || checkOut >= checkIn,
  { error: "Check-out can't be before check-in.", path: ["checkOut"] },
);

export const address = optionalLinesText("Address", addressMax);

export const StayDraft = z
  .strictObject({
    _id: z.optional(Id),
    name: optionalLineText("Hotel or rental name", 120),
    address,
    checkIn: optional(calendarDate("Check-in")),
    checkInTime: optional(clockTime("Check-in time")),
    checkInUntil: optional(clockTime("Check-in closing time")),
    checkOut: optional(calendarDate("Check-out")),
    checkOutTime: optional(clockTime("Check-out time")),
    zone: optional(zone("Time zone")),
    petFee: optional(minorUnits("Pet fee")),
    petFeeCurrency: optional(Currency),
    confirmation: optionalLineText("Confirmation code", 40),
  })
  .check(stayDates);

/** An item of the to-do list, or of a pet's or person's packing list. */
export const Item = z.object({
  _id: Id,
  list: z.enum(["todo", "packing"]),
  /** The pet whose packing list it is on. */
  petId: z.nullable(Id),
  /** The name of the person whose packing list it is on. */
  person: z.string(),
  text: z.string(),
  due: z.nullable(z.string()),
  done: z.boolean(),
  /** The owner or member who takes care of it. */
  assigneeId: z.nullable(Id),
});
export type Item = z.output<typeof Item>;

export const ItemDraft = z.strictObject({
  _id: z.optional(Id),
  list: z.enum(["todo", "packing"], { error: "Select a list." }),
  petId: optional(Id),
  person: optionalLineText("Person", 80),
  text: lineText("Item", itemTextMax),
  due: optional(calendarDate("Due date")),
  done: z.optional(z.boolean({ error: "Done must be true or false." })),
  assigneeId: optional(Id),
});

/** A cost in the minor unit of its currency. */
export const Cost = z.object({
  _id: Id,
  what: z.string(),
  amount: z.number(),
  currency: z.string(),
  paid: z.boolean(),
  /** The day by which it is to be paid. */
  due: z.nullable(z.string()),
  /** The pet that it is for; null for one of the people. */
  petId: z.nullable(Id),
  /** The owner or member who paid it. */
  paidBy: z.nullable(Id),
  /** The owner and members who share it equally; empty where it isn't split. */
  sharedBy: z.array(Id),
  /** It pays a person back for what they paid, and is not part of totals. */
  settles: z.boolean(),
});
export type Cost = z.output<typeof Cost>;

export const CostDraft = z.strictObject({
  _id: z.optional(Id),
  what: lineText("Expense", itemTextMax),
  amount: minorUnits("Amount"),
  currency: Currency,
  paid: z.optional(z.boolean({ error: "Paid must be true or false." })),
  due: optional(calendarDate("Due date")),
  petId: optional(Id),
  paidBy: optional(Id),
  sharedBy: z.optional(
    z.array(Id).check(z.maxLength(tripPeopleMax, `Select up to ${tripPeopleMax} people.`)),
  ),
  settles: z.optional(z.boolean({ error: "Paid back must be true or false." })),
});

/** A rate that a person typed: units of `currency` for one unit of `to`. */
export const TripRate = z.object({
  currency: z.string(),
  to: z.string(),
  rate: z.number(),
  date: z.string(),
});

export type TripRate = z.output<typeof TripRate>;

const rateText = "Rate must be a number greater than 0.";

export const TripRateDraft = z.strictObject({
  currency: Currency,
  to: Currency,
  rate: z
    .number({ error: rateText })
    .check(z.gt(0, rateText), z.lte(1e12, "This rate is too large. Enter a smaller one.")),
  date: calendarDate("Date"),
});

export const people = measure("People", 1, 50);

/** A further document of a trip, or of one of its legs or stays. */
export const Attachment = z.object({
  _id: Id,
  url: z.string(),
  label: z.string(),
  legId: z.nullable(Id),
  stayId: z.nullable(Id),
  createdAt: Moment,
});
export type Attachment = z.output<typeof Attachment>;

/** A private photo of a trip; '' without a caption. */
export const TripPhoto = z.object({
  _id: Id,
  url: z.string(),
  caption: z.string(),
  createdAt: Moment,
});
export type TripPhoto = z.output<typeof TripPhoto>;
