import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const digitsOf = (number: string): string => number.replace(/^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])/, "");

/** The details that are in none of some bookings; a train or ferry is once its line became one. */
export function unreadLeft(details: readonly Unread[], bookings: readonly BookingRead[]): Unread[] {
  const flights = new Set<string>();
  const days = new Set<string>();
  const codes = new Set<string>();
  for (const booking of bookings) {
    if (booking.is === "flight") {
      const { flightNumber, airlineCode, departureDate, arrivalDate, confirmation } = booking.leg;
      const number = plain(flightNumber);
      for (const one of [number, plain(airlineCode) + number, digitsOf(number)]) flights.add(one);
      for (const day of [departureDate, arrivalDate]) days.add(day);
      codes.add(plain(confirmation));
    } else {
      const { checkIn, checkOut, confirmation } = booking.stay;
      for (const day of [checkIn, checkOut]) days.add(day);
      codes.add(plain(confirmation));
    }
  }
  const warnings = bookings.flatMap((booking) => booking.warnings).join("\n");
  const sources = new Set(bookings.map(({ source }) => source));
  const rides = bookings.filter((one) => one.is === "flight" && one.leg.mode !== "flight");
  const rideLines = new Set(rides.flatMap(({ source }) => source.split("\n")));
  const numbers = rides.flatMap((one) => (one.is === "flight" && one.leg.flightNumber) || []);
  return details.filter(({ is, text, day, line }) => {
    if (is === "flight") return !flights.has(plain(text));
    if (is === "date")
      return day ? !days.has(day) : !sources.has(line) && !warnings.includes(`“${text}”`);
    if (is !== "transport") return !codes.has(plain(text));
    return !rideLines.has(line) && !numbers.some((number) => line.includes(number));
  });
}

/** Details of several readings without repetitions. */
export function joinUnread(...lists: (readonly Unread[])[]): Unread[] {
  const found = new Map<string, Unread>();
  for (const one of lists.flat()) {
    const key = `${one.is}|${plain(one.text)}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
