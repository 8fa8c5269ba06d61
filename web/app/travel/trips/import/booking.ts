import * as z from "zod/mini";
import type { LegValues } from "../legs/leg-codec.ts";
import type { StayValues } from "../stays/stay-codec.ts";

/** `warnings` are sentences about missing or uncertain details; a canceled booking is never added to a trip. */
type Warnings = { warnings: string[]; isCanceled?: boolean | undefined };

/** A parsed flight; unknown fields are ''. `source` is the original text. */
export type FlightRead = Warnings & { is: "flight"; leg: LegValues; source: string };

/** A parsed stay. */
export type StayRead = Warnings & { is: "stay"; stay: StayValues; source: string };

export type BookingRead = FlightRead | StayRead;

/** The result of parsing an email, a calendar or a text; `notes` describe what was skipped, `lines` are all that were seen. */
export type Reading = { bookings: BookingRead[]; notes: string[]; lines: readonly string[] };

/** A detail of a text that is in none of its bookings, with its line; unknown values are ''. */
export const Unread = z.object({
  is: z.enum(["flight", "date", "code", "transport"]),
  text: z.string(),
  airlineCode: z.string(),
  day: z.string(),
  line: z.string(),
});
export type Unread = z.output<typeof Unread>;

export const nothingRead: Reading = { bookings: [], notes: [], lines: [] };

const legFields = [
  ["flightNumber", "flight number"],
  ["from", "departure airport"],
  ["to", "arrival airport"],
  ["departureDate", "departure date"],
  ["departureTime", "departure time"],
  ["arrivalTime", "arrival time"],
  ["confirmation", "confirmation code"],
] as const satisfies readonly (readonly [keyof LegValues, string])[];

const stayFields = [
  ["name", "hotel or rental name"],
  ["address", "address"],
  ["checkIn", "check-in date"],
  ["checkOut", "check-out date"],
  ["confirmation", "confirmation code"],
] as const satisfies readonly (readonly [keyof StayValues, string])[];

const missing = <T>(text: T, fields: readonly (readonly [keyof T, string])[]): string[] => {
  const names = fields.filter(([field]) => text[field] === "").map(([, name]) => name);
  return names.length > 0 ? [`Couldn't find: ${names.join(", ")}. Fill in what you know.`] : [];
};

/** A booking that its confirmation or calendar calls canceled. */
export const canceled = <B extends BookingRead>(booking: B): B => ({
  ...booking,
  isCanceled: true,
  // Nothing is left to fill in.
  warnings: [],
});

/** The end of warnings about a date that is unclear. */
const selectDate = "Select the date.";

/** A flight with warnings; those about missing fields are added to `warnings`. */
export const flightRead = (
  leg: LegValues,
  warnings: readonly string[],
  source: string,
): FlightRead => ({
  is: "flight",
  leg,
  warnings: [...new Set([...warnings, ...missing(leg, legFields)])],
  source,
});

/** A flight with what another reading of it has besides. */
export function completed({ leg, warnings, source }: FlightRead, other: LegValues): FlightRead {
  const whole = { ...leg };
  for (const [field] of legFields) whole[field] ||= other[field];
  whole.departureZone ||= other.departureZone;
  whole.arrivalZone ||= other.arrivalZone;
  const isDated = leg.departureDate === "" && whole.departureDate !== "";
  const left = warnings.filter(
    (one) => !missing(leg, legFields).includes(one) && !(isDated && one.endsWith(selectDate)),
  );
  return flightRead(whole, left, source);
}

/** Like `flightRead`, for a stay. */
export const stayRead = (
  stay: StayValues,
  warnings: readonly string[],
  source: string,
): StayRead => ({
  is: "stay",
  stay,
  warnings: [...new Set([...warnings, ...missing(stay, stayFields)])],
  source,
});
