import { canceled, type BookingRead, type Reading } from "./booking.ts";

/** The key of a booking: flight and date, or place and check-in date. */
export function bookingKey(booking: BookingRead): string {
  if (booking.is === "flight") {
    const { airlineCode, flightNumber, departureDate } = booking.leg;
    return flightKey(airlineCode, flightNumber, departureDate);
  }
  const { name, address, checkIn } = booking.stay;
  return stayKey(name || address, checkIn);
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "LH 454" and "454" of LH are one number; '' without a number or date. */
export function flightKey(airlineCode: string, flightNumber: string, day: string | null): string {
  const [number, code] = [plain(flightNumber), plain(airlineCode)];
  const whole = /^\d+$/.test(number) ? code + number : number;
  return number && day ? `${whole}|${day}` : "";
}

/** '' without a place or date. */
export const stayKey = (name: string, day: string | null): string =>
  plain(name) && day ? `${plain(name)}|${day}` : "";

/** Joins several results; duplicates are taken from the first. */
export function joinReadings(readings: readonly Reading[]): Reading {
  const seen = new Set<string>();
  const bookings = readings
    .flatMap((reading) => reading.bookings)
    .filter((booking) => {
      const key = bookingKey(booking);
      if (key !== "" && seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const notes = [...new Set(readings.flatMap((reading) => reading.notes))];
  return { bookings, notes, lines: readings.flatMap(({ lines }) => lines) };
}

/** Structured data with the flights of the text that it lacks. */
export function withText(structured: Reading, text: Reading): Reading {
  if (structured.bookings.length === 0) return joinReadings([structured, text]);
  const numbers = new Set(
    structured.bookings.map((one) => (one.is === "flight" ? one.leg.flightNumber : "")),
  );
  const bookings = text.bookings.filter(
    (one) => one.is === "flight" && !numbers.has(one.leg.flightNumber),
  );
  // The data of a cancellation may still describe the booking as it was.
  const own = text.bookings.some(({ isCanceled }) => isCanceled)
    ? structured.bookings.map(canceled)
    : structured.bookings;
  return joinReadings([
    { ...structured, bookings: own },
    { ...text, bookings },
  ]);
}
