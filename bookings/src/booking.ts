import type { BookedLeg, BookedStay, BookingRead } from "#contracts/travel/bookings.ts";

/** A leg that was read, by any mode. */
export type FlightRead = Extract<BookingRead, { is: "flight" }>;

/** A stay that was read. */
export type StayRead = Extract<BookingRead, { is: "stay" }>;

const noPlace = { text: "", place: null };

/** A leg of which nothing is known. Its pets aren't set, which is not the same as none. */
export const blankLeg: BookedLeg = {
  _id: "",
  mode: "flight",
  airline: "",
  airlineCode: "",
  flightNumber: "",
  departureDate: "",
  departureTime: "",
  from: "",
  fromPlace: noPlace,
  departureZone: "",
  arrivalDate: "",
  arrivalTime: "",
  to: "",
  toPlace: noPlace,
  arrivalZone: "",
  airside: false,
  pets: [],
  confirmation: "",
};

/** A stay of which nothing is known. */
export const blankStay: BookedStay = {
  _id: "",
  name: "",
  address: "",
  checkIn: "",
  checkInTime: "",
  checkInUntil: "",
  checkOut: "",
  checkOutTime: "",
  zone: "",
  petFee: "",
  petFeeCurrency: "USD",
  confirmation: "",
};

/** The result of parsing an email, a calendar or a text; `notes` describe what was skipped, `lines` are all that were seen. */
export type Reading = { bookings: BookingRead[]; notes: string[]; lines: readonly string[] };

export const nothingRead: Reading = { bookings: [], notes: [], lines: [] };

const legFields = [
  ["flightNumber", "flight number"],
  ["from", "departure airport"],
  ["to", "arrival airport"],
  ["departureDate", "departure date"],
  ["departureTime", "departure time"],
  ["arrivalTime", "arrival time"],
  ["confirmation", "confirmation code"],
] as const satisfies readonly (readonly [keyof BookedLeg, string])[];

const stayFields = [
  ["name", "hotel or rental name"],
  ["address", "address"],
  ["checkIn", "check-in date"],
  ["checkOut", "check-out date"],
  ["confirmation", "confirmation code"],
] as const satisfies readonly (readonly [keyof BookedStay, string])[];

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
  leg: BookedLeg,
  warnings: readonly string[],
  source: string,
): FlightRead => ({
  is: "flight",
  leg,
  warnings: [...new Set([...warnings, ...missing(leg, legFields)])],
  source,
});

/** A flight with what another reading of it has besides. */
export function completed({ leg, warnings, source }: FlightRead, other: BookedLeg): FlightRead {
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
  stay: BookedStay,
  warnings: readonly string[],
  source: string,
): StayRead => ({
  is: "stay",
  stay,
  warnings: [...new Set([...warnings, ...missing(stay, stayFields)])],
  source,
});
