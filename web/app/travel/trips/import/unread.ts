import type { BookingRead, Unread } from "./booking.ts";
import { findDays, fullDay } from "./days.ts";
import { findFlights } from "./flight-numbers.ts";
import { findCodes, isCode } from "./text-labels.ts";
import { joinUnread, unreadLeft } from "./unread-left.ts";

export const unreadMax = 50;
const detailsMax = 2_000;
const lineMax = 160;

// Dates of documents and of the email itself are no dates of a trip.
const otherDate =
  /(?<!\p{L})(?:date of (?:birth|issue)|born|birth ?date|passport|issued|issue date|printed|expir\w*|card|member since|copyright|sent|date ?:|wrote ?:|gesendet|datum ?:|geburtsdatum|ausgestellt|enviado|fecha ?:|emisión|nacimiento|envoyé|émis|naissance)(?!\p{L})|©/iu;
const transport =
  /(?<!\p{L})(?:trains?|rail(?:way)?|eurostar|amtrak|thalys|tgv|inoui|renfe|trenitalia|ferr(?:y|ies)|sailing|eurotunnel|le ?shuttle|zug|bahn|fähre|tren|ferri|traversée)(?!\p{L})/iu;
const hasDetail = /\d{1,2}[:h]\d\d|\d{3,}/;
const loose =
  /(?<!\p{L})(?:code|reference|ref|locator|confirmation|pnr|booking|reservation|itinerary|trip id|buchung|reserva|réservation|dossier)(?: (?:number|no|nr|code|id))?[.:#|/ -]{1,4}(?:[A-Z\d]{2}\/)?([A-Z\d]{5,12})(?![\p{L}\d])/giu;

/** The flight numbers, dates, booking codes, trains and ferries of some lines that are in no booking. */
export function findUnread(
  lines: readonly string[],
  bookings: readonly BookingRead[],
  today: string,
): Unread[] {
  const details: Unread[] = [];
  for (const line of lines) {
    if (details.length >= detailsMax) break;
    details.push(...detailsOf(line, today));
  }
  details.push(...codesOf(lines).slice(0, detailsMax));
  return unreadLeft(joinUnread(details), bookings).slice(0, unreadMax);
}

function detailsOf(whole: string, today: string): Unread[] {
  const line = whole.slice(0, lineMax);
  const dates = otherDate.test(whole) ? [] : findDays(whole, today);
  const isTransport = transport.test(whole) && (dates.length > 0 || hasDetail.test(whole));
  const none = { airlineCode: "", day: "", line };
  return [
    ...(isTransport ? [{ ...none, is: "transport" as const, text: line }] : []),
    ...findFlights(whole).map(({ code, digits, written }) => ({
      is: "flight" as const,
      text: [written ?? code, digits].filter(Boolean).join(" "),
      airlineCode: code,
      day: dates[0]?.day ?? "",
      line,
    })),
    ...dates.map(({ at, end, day }) => ({
      ...none,
      is: "date" as const,
      text: day ? fullDay(day) : whole.slice(at, end),
      day,
    })),
  ];
}

function codesOf(lines: readonly string[]): Unread[] {
  const unread = (text: string, line: string): Unread => ({
    is: "code",
    text,
    airlineCode: "",
    day: "",
    line: line.slice(0, lineMax),
  });
  const loosely = lines.flatMap((line) =>
    [...line.matchAll(loose)].flatMap(([, code = ""]) =>
      isCode(code) ? [unread(code, line)] : [],
    ),
  );
  const labeled = findCodes(lines)
    .slice(0, unreadMax)
    .map((code) => unread(code, lines.find((line) => line.includes(code)) ?? code));
  return [...labeled, ...loosely];
}
