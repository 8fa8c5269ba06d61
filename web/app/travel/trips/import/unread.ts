import type { BookingRead } from "./booking.ts";
import { findDays, fullDay } from "./days.ts";
import { findFlights } from "./flight-numbers.ts";
import { findCodes, isCode } from "./text-labels.ts";

/** A detail of a text that is in none of its bookings, with the line where it is. */
export type Unread =
  | { is: "flight"; text: string; airlineCode: string; day: string; line: string }
  /** `day` is '' if the date is unclear. */
  | { is: "date"; text: string; day: string; line: string }
  | { is: "code"; text: string; line: string }
  /** A line about a train or a ferry. */
  | { is: "transport"; text: string; line: string };

export const unreadMax = 50;
const lineMax = 160;

// Dates of documents and of the email itself are no dates of a trip.
const otherDate =
  /(?<!\p{L})(?:date of (?:birth|issue)|born|birth ?date|passport|issued|issue date|printed|expir\w*|card|member since|copyright|sent|date ?:|wrote ?:|gesendet|datum ?:|geburtsdatum|ausgestellt|enviado|fecha ?:|emisión|nacimiento|envoyé|émis|naissance)(?!\p{L})|©/iu;
const transport =
  /(?<!\p{L})(?:trains?|rail(?:way)?|eurostar|amtrak|thalys|tgv|inoui|renfe|trenitalia|ferr(?:y|ies)|sailing|eurotunnel|le ?shuttle|zug|bahn|fähre|tren|ferri|bac|traversée|interislander)(?!\p{L})/iu;
const hasDetail = /\d{1,2}[:h]\d\d|\d{3,}/;
const loose =
  /(?<!\p{L})(?:code|reference|ref|locator|confirmation|pnr|booking|reservation|itinerary|trip id|buchung|reserva|réservation|dossier)(?: (?:number|no|nr|code|id))?[.:#|/ -]{1,4}(?:[A-Z\d]{2}\/)?([A-Z\d]{5,12})(?![\p{L}\d])/giu;

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The details of bookings, for comparison. */
function detailsOf(bookings: readonly BookingRead[]) {
  const flights = new Set<string>();
  const days = new Set<string>();
  const codes = new Set<string>();
  for (const booking of bookings) {
    if (booking.is === "flight") {
      const { leg } = booking;
      flights.add(plain(leg.flightNumber));
      for (const day of [leg.departureDate, leg.arrivalDate]) days.add(day);
      codes.add(plain(leg.confirmation));
    } else {
      const { stay } = booking;
      for (const day of [stay.checkIn, stay.checkOut]) days.add(day);
      codes.add(plain(stay.confirmation));
    }
  }
  const warnings = bookings.flatMap((booking) => booking.warnings).join("\n");
  return { flights, days, codes, warnings };
}

/** The flight numbers, dates, booking codes, trains and ferries of some lines that are in no booking. */
export function findUnread(
  lines: readonly string[],
  bookings: readonly BookingRead[],
  today: string,
): Unread[] {
  const read = detailsOf(bookings);
  const found = new Map<string, Unread>();
  const put = (one: Unread) => {
    const key = `${one.is}|${plain(one.text)}`;
    if (!found.has(key)) found.set(key, one);
  };
  for (const whole of lines) {
    if (found.size >= unreadMax) break;
    const line = whole.slice(0, lineMax);
    const dates = otherDate.test(whole) ? [] : findDays(whole, today);
    if (transport.test(whole) && (dates.length > 0 || hasDetail.test(whole)))
      put({ is: "transport", text: line, line });
    for (const { code, digits } of findFlights(whole)) {
      const isRead = code
        ? read.flights.has(code + digits)
        : [...read.flights].some(
            (number) => number.replace(/^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])/, "") === digits,
          );
      const [day] = dates;
      const text = [code, digits].filter(Boolean).join(" ");
      if (!isRead) put({ is: "flight", text, airlineCode: code, day: day?.day ?? "", line });
    }
    for (const { at, end, day } of dates) {
      const text = day ? fullDay(day) : whole.slice(at, end);
      const isRead = day ? read.days.has(day) : read.warnings.includes(`“${text}”`);
      if (!isRead) put({ is: "date", text, day, line });
    }
  }
  for (const { code, line } of codesOf(lines))
    if (!read.codes.has(plain(code))) put({ is: "code", text: code, line: line.slice(0, lineMax) });
  return [...found.values()].slice(0, unreadMax);
}

function codesOf(lines: readonly string[]): { code: string; line: string }[] {
  const loosely = lines.flatMap((line) =>
    [...line.matchAll(loose)].flatMap(([, code = ""]) => (isCode(code) ? [{ code, line }] : [])),
  );
  const labeled = findCodes(lines).map((code) => ({
    code,
    line: lines.find((line) => line.includes(code)) ?? code,
  }));
  return [...labeled, ...loosely];
}
