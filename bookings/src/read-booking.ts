import { legsMax, staysMax } from "#contracts/travel/trip-parts.ts";
import { dayText } from "#format/dates.ts";
import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";
import type { Reading } from "./booking.ts";
import { fileBytesMax, mailBytesMax, textMax } from "./clean-text.ts";
import { binaryOf, decoded, isUtf16, mailsIn } from "./decode-bytes.ts";
import { isHtml, pictureNames } from "./html-text.ts";
import { bestOf, htmlTexts, joinReadings, withText } from "./join-readings.ts";
import { readCalendar } from "./read-calendar.ts";
import { readMails } from "./read-mail.ts";
import type { ReadContext } from "./airports.ts";
import { isPdf, readPdf } from "./read-pdf.ts";
import { rideNumberIn } from "./ride-words.ts";
import { readText } from "./read-text.ts";
import { readSchemaOrg } from "./read-schema-org.ts";
import { schemaOrgOf } from "./schema-org.ts";
import { agentNumber } from "./agent-lines.ts";
import { passNumbers } from "./boarding-pass.ts";
import { findDays } from "./days.ts";
import { findFlights } from "./flight-numbers.ts";
import { findCodes, isCode } from "./text-labels.ts";
import { joinUnread, unreadLeft } from "./unread-left.ts";

/** The parsed bookings, or the reason why there are none; `unread` are details that are in no booking. */
export type Outcome =
  | { is: "read"; bookings: BookingRead[]; notes: string[]; unread: Unread[] }
  | { is: "refused"; message: string; unread: Unread[] };

export const noBooking =
  "We didn't find any flights or stays. Paste the part with the flight numbers or check-in dates.";
const rejected = (message: string, unread: Unread[] = []): Outcome => ({
  is: "refused",
  message,
  unread,
});

/** Parses pasted text: a confirmation, a whole email, a calendar or a page. */
export async function readPasted(text: string, context: ReadContext): Promise<Outcome> {
  if (text.trim() === "") return rejected("Paste a booking confirmation or choose a file first.");
  if (text.length > textMax)
    return rejected(
      "This text is over the 200,000-character limit. Paste only the part with the booking.",
    );
  return readAny(text, utf8Of(text), context);
}

/** Parses a file by its content, not its name. */
export async function readFile(file: Blob, context: ReadContext): Promise<Outcome> {
  if (file.size === 0) return rejected("This file is empty. Choose another one.");
  const head = new Uint8Array(await file.slice(0, 20_000).arrayBuffer());
  if (isPdf(head)) {
    const reading = await readPdf(file, context);
    return "message" in reading ? rejected(reading.message) : outcome(reading, context);
  }
  const isMail = mailsIn(binaryOf(head)) !== undefined;
  if (file.size > (isMail ? mailBytesMax : fileBytesMax))
    return rejected(
      `This file is over the ${isMail ? 15 : 2} MB limit. Paste the booking text instead.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  const binary = isUtf16(bytes) ? utf8Of(text) : binaryOf(bytes);
  // The texts of an email may have encodings of their own.
  if (isBinary(text) && !mailsIn(binary))
    return rejected(
      "We can't read this file type. Choose an email (.eml), calendar (.ics), PDF or text (.txt) file.",
    );
  return readAny(text, binary, context);
}

const utf8Of = (text: string): string => binaryOf(new TextEncoder().encode(text));

const isBinary = (text: string): boolean => {
  const head = text.slice(0, 4_000);
  return (head.match(/(?!\s)\p{Cc}|\uFFFD/gu)?.length ?? 0) > head.length / 50;
};

async function readAny(text: string, binary: string, context: ReadContext): Promise<Outcome> {
  const head = text.slice(0, 20_000).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) {
    const reading = await readCalendar(text, context);
    return reading
      ? outcome(reading, context)
      : rejected("This calendar file is damaged. Paste the booking text instead.");
  }
  const mails = mailsIn(binary);
  if (mails) {
    const reading = await readMails(mails, context);
    return reading
      ? outcome(reading, context)
      : rejected("This email file is damaged. Paste its text instead.");
  }
  if (!isHtml(head)) return outcome(readText(text, context), context);
  const structured = readSchemaOrg(schemaOrgOf(text), context);
  const texts = htmlTexts(text).map((one) => readText(one, context, pictureNames(text)));
  return outcome(withText(structured, bestOf(texts)), context);
}

function outcome(reading: Reading, { today }: ReadContext): Outcome {
  const { bookings, notes, lines } = joinReadings([reading]);
  const flights = bookings.filter(({ is }) => is === "flight").slice(0, legsMax);
  const stays = bookings.filter(({ is }) => is === "stay").slice(0, staysMax);
  const taken = bookings.filter((one) => flights.includes(one) || stays.includes(one));
  const unread = findUnread(lines, taken, today);
  if (taken.length === 0) return rejected([...notes, noBooking].join(" "), unread);
  const more =
    taken.length < bookings.length
      ? [`Only the first ${legsMax} flights and ${staysMax} stays were added.`]
      : [];
  if (unread.length === unreadMax)
    more.push("There may be more details than we list. Check the original text.");
  return { is: "read", bookings: taken, notes: [...notes, ...more], unread };
}

export const unreadMax = 50;
const detailsMax = 2_000;
const lineMax = 160;

// Dates of documents and of the email itself are no dates of a trip.
const otherDate =
  /(?<!\p{L})(?:date of (?:birth|issue)|born|birth ?date|passport|issued|issue date|printed|expir\w*|card|member since|copyright|sent|date ?:|wrote ?:|gesendet|datum ?:|geburtsdatum|ausgestellt|enviado|fecha ?:|emisión|nacimiento|envoyé|émis|naissance)(?!\p{L})|©|^RP\//iu;
const transport =
  /(?<!\p{L})(?:trains?|rail(?:way)?|eurostar|amtrak|thalys|tgv|inoui|renfe|trenitalia|ferr(?:y|ies)|sailing|eurotunnel|le ?shuttle|zug|bahn|fähre|tren|ferri|traversée)(?!\p{L})/iu;
const hasDetail = /\d{1,2}[:h]\d\d|\d{3,}/;
/** A date whose month is in another language. */
const otherMonth =
  /(?<![\d:.])\d{1,2}\.? (?:d[ei]l? )?\p{L}{3,12}\.?,? (?:d[eo]l? )?20\d\d(?!\d)/gu;
/** A number that may be a flight of an airline without a known code. */
const otherFlight =
  /(?<![\p{L}\d:.,/-])([A-Z]{3}|[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(\d{2,4}[A-Z]{0,2})(?![\p{L}\d:.,-])/gu;
const called = /(?:flight|flug|vuelo|vol|便名|航班|항공편)[ :#：]{0,3}$/iu;
const noAirline = new Set("EUR USD GBP CHF JPY CAD AUD PNR REF TEL FAX AM PM".split(" "));
const routeIn = /(?<!\p{L})[A-Z]{3} ?(?:-|–|—|→|>|\/|to) ?[A-Z]{3}(?!\p{L})/u;
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
  const isTransport =
    rideNumberIn(whole) !== "" ||
    (transport.test(whole) && (dates.length > 0 || hasDetail.test(whole)));
  const none = { airlineCode: "", day: "", line };
  const flights = findFlights(whole);
  const others = flights.length > 0 ? [] : otherFlights(whole);
  return [
    ...(isTransport ? [{ ...none, is: "transport" as const, text: line }] : []),
    ...flights.map(({ code, digits, written }) => ({
      is: "flight" as const,
      text: [written ?? code, digits].filter(Boolean).join(" "),
      airlineCode: code,
      day: dates[0]?.day ?? "",
      line,
    })),
    ...others.map((text) => ({
      ...none,
      is: "flight" as const,
      text,
      day: dates[0]?.day ?? "",
    })),
    ...dates.map(({ at, end, day }) => ({
      ...none,
      is: "date" as const,
      text: day ? dayText(day) : whole.slice(at, end),
      day,
    })),
    ...(dates.length > 0 || otherDate.test(whole) ? [] : (whole.match(otherMonth) ?? [])).map(
      (text) => ({ ...none, is: "date" as const, text }),
    ),
  ];
}

/** Flights in agents' lines and barcodes, and numbers beside a route, called a flight, or alone in their line. */
function otherFlights(line: string): string[] {
  const own = [agentNumber(line) ?? [], passNumbers(line)].flat();
  if (own.length > 0) return own;
  const isRoute = routeIn.test(line);
  return [...line.matchAll(otherFlight)].flatMap(
    ({ 0: text, 1: code = "", 2: number = "", index }) => {
      const isAlone = text === line && code.length === 3 && text === code + number;
      const isSeen = isRoute || isAlone || called.test(line.slice(Math.max(0, index - 12), index));
      return isSeen && !noAirline.has(code) ? [`${code} ${number}`] : [];
    },
  );
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
