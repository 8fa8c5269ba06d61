import type { LegValues } from "../legs/leg-codec.ts";
import type { StayValues } from "../stays/stay-codec.ts";

/** What of a booking could not be read, or not surely, each as a sentence. */
type Unread = { unread: string[] };

/** A flight as it was read; what was not understood is '' in its fields. `source` are the lines it was read from. */
export type FlightRead = Unread & { is: "flight"; leg: LegValues; source: string };

/** A stay as it was read. */
export type StayRead = Unread & { is: "stay"; stay: StayValues; source: string };

export type BookingRead = FlightRead | StayRead;

/** What a mail, a calendar or a text says; `notes` tell what of it was left out. */
export type Reading = { bookings: BookingRead[]; notes: string[] };

export const nothingRead: Reading = { bookings: [], notes: [] };

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

/** A flight with sentences on what is missing in it; `unread` are those found while it was read. */
export const flightRead = (
  leg: LegValues,
  unread: readonly string[],
  source: string,
): FlightRead => ({
  is: "flight",
  leg,
  unread: [...new Set([...unread, ...missing(leg, legFields)])],
  source,
});

/** As `flightRead`, of a stay. */
export const stayRead = (
  stay: StayValues,
  unread: readonly string[],
  source: string,
): StayRead => ({
  is: "stay",
  stay,
  unread: [...new Set([...unread, ...missing(stay, stayFields)])],
  source,
});
