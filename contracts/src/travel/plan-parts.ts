import * as z from "zod/mini";
import { addressMax, airlineMax, flightNumberMax, itemTextMax } from "./plan-names.ts";
import { calendarDate, Id, measure, optionalText, text } from "../kernel/text.ts";

/* @__NO_SIDE_EFFECTS__ */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** A time of day, `HH:MM`, by the clock of its place. */
/* @__NO_SIDE_EFFECTS__ */
export const clockTime = (label: string) =>
  z
    .string({ error: `${label} must be a time.` })
    .check(
      z.maxLength(5, `${label} must be a time such as 08:50.`),
      z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time such as 08:50.`),
    );

/** An IANA zone. */
/* @__NO_SIDE_EFFECTS__ */
export const zone = (label: string) =>
  z.string({ error: `${label} must be a time zone.` }).check(
    z.maxLength(60, `${label} must be a time zone.`),
    z.refine((value) => isZone(value), `${label} must be a time zone such as Europe/Berlin.`),
  );

/** Zones that were asked for before: to ask the platform costs more than all else that is said of a trip. */
const knownZones = new Set<string>();
const zonesToKnow = 1_000;

function isZone(value: string): boolean {
  if (knownZones.has(value)) return true;
  try {
    if (new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone === "") {
      return false;
    }
  } catch {
    return false;
  }
  // The same zone may be written in many ways; those that people use are far fewer.
  if (knownZones.size < zonesToKnow) knownZones.add(value);
  return true;
}

/* @__NO_SIDE_EFFECTS__ */
export const flightNumber = (label: string) => optionalText(label, flightNumberMax);

/* @__NO_SIDE_EFFECTS__ */
const airportCode = (label: string) =>
  z
    .string({ error: `${label} must be an airport code.` })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(3, `${label} has three letters.`),
      z.regex(/^[A-Z]{3}$/, `${label} has three letters.`),
    );

/** How a pet travels on a leg. */
export const PetOnLeg = z.object({
  petId: Id,
  how: z.enum(["cabin", "hold"], { error: "Choose cabin or hold." }),
});

/**
 * One flight. `departureDate` is a day at the place of departure; times are by the clock of their place, whose
 * zone stands beside where it is known. An arrival earlier than its departure is on the next day, unless
 * `arrivalDate` says which day it is.
 */
export const Leg = z.object({
  _id: Id,
  airlineCode: z.string(),
  airline: z.string(),
  flightNumber: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
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

export const LegDraft = z.strictObject({
  _id: z.optional(Id),
  airlineCode: optionalText("Airline code", 3),
  airline: optionalText("Airline", airlineMax),
  flightNumber: flightNumber("Flight number"),
  from: maybe(airportCode("From")),
  to: maybe(airportCode("To")),
  departureDate: maybe(calendarDate("Departure date")),
  departureTime: maybe(clockTime("Departure time")),
  departureZone: maybe(zone("Departure zone")),
  arrivalDate: maybe(calendarDate("Arrival date")),
  arrivalTime: maybe(clockTime("Arrival time")),
  arrivalZone: maybe(zone("Arrival zone")),
  confirmation: optionalText("Confirmation code", 40),
  pets: z.optional(z.array(PetOnLeg).check(z.maxLength(20, "At most 20 pets on a flight."))),
});

/** A place to sleep. `petFee` is in the smallest unit of its currency. */
export const Stay = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  checkIn: z.nullable(z.string()),
  checkInTime: z.nullable(z.string()),
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
  .string({ error: "Choose a currency." })
  .check(
    z.maxLength(3, "A currency has three letters, such as EUR."),
    z.regex(/^[A-Z]{3}$/, "A currency has three letters, such as EUR."),
  );

/* @__NO_SIDE_EFFECTS__ */
const minorUnits = (label: string) =>
  z
    .number({ error: `${label} must be a whole number of the smallest unit.` })
    .check(
      z.refine(Number.isInteger, `${label} must be a whole number of the smallest unit.`),
      z.gte(0, `${label} cannot be below 0.`),
      z.lte(1_000_000_000, `${label} is too large.`),
    );

const stayDates = z.refine<{ checkIn?: string | null; checkOut?: string | null }>(
  ({ checkIn, checkOut }) => !checkIn || !checkOut || checkOut >= checkIn,
  { error: "Check-out cannot be before check-in.", path: ["checkOut"] },
);

export const StayDraft = z
  .strictObject({
    _id: z.optional(Id),
    name: optionalText("Name", 120),
    address: optionalText("Address", addressMax),
    checkIn: maybe(calendarDate("Check-in")),
    checkInTime: maybe(clockTime("Check-in time")),
    checkOut: maybe(calendarDate("Check-out")),
    checkOutTime: maybe(clockTime("Check-out time")),
    zone: maybe(zone("Zone")),
    petFee: maybe(minorUnits("Pet fee")),
    petFeeCurrency: maybe(Currency),
    confirmation: optionalText("Confirmation code", 40),
  })
  .check(stayDates);

/** A line of the to-do list, or of the packing list of a pet or a person. */
export const Item = z.object({
  _id: Id,
  list: z.enum(["todo", "packing"]),
  /** The pet it is packed for. */
  petId: z.nullable(Id),
  /** The person it is packed for, by name. */
  person: z.string(),
  text: z.string(),
  due: z.nullable(z.string()),
  done: z.boolean(),
});
export type Item = z.output<typeof Item>;

export const ItemDraft = z.strictObject({
  _id: z.optional(Id),
  list: z.enum(["todo", "packing"], { error: "Choose a list." }),
  petId: maybe(Id),
  person: optionalText("Person", 80),
  text: text("Text", itemTextMax),
  due: maybe(calendarDate("Due")),
  done: z.optional(z.boolean({ error: "Done is yes or no." })),
});

/** What something costs, in the smallest unit of its currency. Sums are of one currency each. */
export const Cost = z.object({
  _id: Id,
  what: z.string(),
  amount: z.number(),
  currency: z.string(),
  paid: z.boolean(),
});
export type Cost = z.output<typeof Cost>;

export const CostDraft = z.strictObject({
  _id: z.optional(Id),
  what: text("What", itemTextMax),
  amount: minorUnits("Amount"),
  currency: Currency,
  paid: z.optional(z.boolean({ error: "Paid is yes or no." })),
});

export const people = measure("People", 1, 50);
