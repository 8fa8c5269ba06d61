import type { BookingRead } from "#contracts/travel/bookings.ts";
import { canceled, completed, nothingRead, type Reading } from "./booking.ts";
import { htmlText } from "./html-text.ts";

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

/** The reading with the most details; the first of equal ones. */
export const bestOf = (readings: readonly Reading[]): Reading =>
  readings.toSorted((one, other) => detailsIn(other) - detailsIn(one))[0] ?? nothingRead;

/** How many fields the bookings of a text have. */
const detailsIn = ({ bookings }: Reading): number =>
  bookings.reduce((sum, booking) => {
    const values = Object.values(booking.is === "flight" ? booking.leg : booking.stay);
    return sum + values.filter((value) => typeof value === "string" && value !== "").length;
  }, 0);

/** The texts of an HTML page as they may be meant: cells of several lines line by line, or whole. */
export const htmlTexts = (html: string): string[] => [
  ...new Set([htmlText(html), htmlText(html, true)]),
];

/** Structured data with the flights of the text that it lacks. */
export function withText(structured: Reading, text: Reading): Reading {
  if (structured.bookings.length === 0) return joinReadings([structured, text]);
  const numbers = new Set(
    structured.bookings.map((one) => (one.is === "flight" ? one.leg.flightNumber : "")),
  );
  const bookings = text.bookings.filter(
    (one) => one.is === "flight" && !numbers.has(one.leg.flightNumber),
  );
  // Calendars often leave out the code.
  const filled = structured.bookings.map((one) => {
    if (one.is !== "flight" || one.leg.confirmation !== "") return one;
    const key = bookingKey(one);
    const same = text.bookings.find((other) => key !== "" && bookingKey(other) === key);
    return same?.is === "flight"
      ? completed(one, { ...one.leg, confirmation: same.leg.confirmation })
      : one;
  });
  // The data of a cancellation may still describe the booking as it was.
  const own = text.bookings.some(({ isCanceled }) => isCanceled) ? filled.map(canceled) : filled;
  return joinReadings([
    { ...structured, bookings: own },
    { ...text, bookings },
  ]);
}

/** What was read of an email, with what an attached PDF has besides: flights by their numbers, stays where it has none. */
export function withPdf(mail: Reading, pdf: Reading): Reading {
  const joined = withText(mail, pdf);
  const hasStays = mail.bookings.some(({ is }) => is === "stay");
  const stays = hasStays ? [] : pdf.bookings.filter(({ is }) => is === "stay");
  return joinReadings([joined, { ...pdf, bookings: stays, lines: [] }]);
}
