import { legsMax, staysMax } from "#contracts/travel/trip-names.ts";
import { canceled, type BookingRead, type Reading, type Unread, nothingRead } from "./booking.ts";
import { fileBytesMax, textMax } from "./clean-text.ts";
import { htmlText, isHtml } from "./html-text.ts";
import { joinReadings } from "./join-readings.ts";
import { readCalendar } from "./read-calendar.ts";
import { readText, type ReadContext } from "./read-text.ts";
import { readThings } from "./read-things.ts";
import { thingsOf } from "./thing.ts";
import { findUnread, unreadMax } from "./unread.ts";
import type { Attachment, Email } from "postal-mime";

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
  return readAny(text, text, context);
}

/** Parses a file by its content, not its name. */
export async function readFile(file: Blob, context: ReadContext): Promise<Outcome> {
  if (file.size === 0) return rejected("This file is empty. Choose another one.");
  if (file.size > fileBytesMax)
    return rejected("This file is over the 2 MB limit. Paste the booking text instead.");
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith("%PDF"))
    return rejected("We can't read PDFs here. Open the PDF, copy the text and paste it here.");
  if (isBinary(text))
    return rejected(
      "We can't read this file type. Choose an email (.eml), calendar (.ics) or text (.txt) file.",
    );
  return readAny(text, bytes, context);
}

const isBinary = (text: string): boolean => {
  const head = text.slice(0, 4_000);
  return (head.match(/(?!\s)\p{Cc}|\uFFFD/gu)?.length ?? 0) > head.length / 50;
};

const mailHead = /^(?:[A-Za-z][A-Za-z0-9-]{1,40}:[^\n]*\n(?:[ \t][^\n]*\n)*){2,}/;

async function readAny(
  text: string,
  bytes: ArrayBuffer | string,
  context: ReadContext,
): Promise<Outcome> {
  const head = text.slice(0, 20_000).replaceAll("\r\n", "\n").trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) {
    const reading = await readCalendar(text, context);
    return reading
      ? outcome(reading, context)
      : rejected("This calendar file is damaged. Paste the booking text instead.");
  }
  if (
    /^(?:mime-version|content-type|message-id|received|return-path):/im.test(
      head.slice(0, 8_000),
    ) &&
    mailHead.test(head)
  ) {
    const reading = await readMail(bytes, context);
    return reading
      ? outcome(reading, context)
      : rejected("This email file is damaged. Paste its text instead.");
  }
  if (!isHtml(head)) return outcome(readText(text, context), context);
  const structured = readThings(thingsOf(text), context);
  return outcome(withText(structured, readText(htmlText(text), context)), context);
}

/** Structured data with the flights of the text that it lacks. */
function withText(structured: Reading, text: Reading): Reading {
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

function outcome(reading: Reading, { today }: ReadContext): Outcome {
  const { bookings, notes, lines } = joinReadings([reading]);
  const flights = bookings.filter(({ is }) => is === "flight").slice(0, legsMax);
  const stays = bookings.filter(({ is }) => is === "stay").slice(0, staysMax);
  const taken = bookings.filter((one) => flights.includes(one) || stays.includes(one));
  const unread = findUnread(lines, taken, today);
  if (taken.length === 0) return rejected([...notes, noBooking].join(" "), unread);
  const more =
    taken.length < bookings.length ? ["Only the first 20 flights and 20 stays were added."] : [];
  if (unread.length === unreadMax)
    more.push("There may be more details than we list. Check the original text.");
  return { is: "read", bookings: taken, notes: [...notes, ...more], unread };
}

const partsMax = 20;

/** Parses a saved email; undefined if it is malformed. Structured data has priority. */
async function readMail(
  bytes: ArrayBuffer | string,
  context: ReadContext,
): Promise<Reading | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  let mail: Email;
  try {
    mail = await PostalMime.parse(bytes, {
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
      maxRfc822NestingDepth: 4,
    });
  } catch {
    return undefined;
  }
  const html = mail.html ?? "";
  const structured = readThings(thingsOf(html), context);
  const calendars = await Promise.all(
    mail.attachments
      .slice(0, partsMax)
      .filter(isCalendar)
      .map((part) => readCalendar(textOf(part), context)),
  );
  const structuredData = joinReadings([structured, ...calendars.map((one) => one ?? nothingRead)]);
  const pdfs = mail.attachments.filter(({ mimeType }) => mimeType === "application/pdf").length;
  const notes = pdfs > 0 ? ["We didn't read the attached PDF. Check it for missing details."] : [];
  const sender = mail.from?.name ?? "";
  const texts = [mail.text ?? "", html ? htmlText(html) : ""]
    .filter((text) => text.trim() !== "")
    .map((text) => readText([mail.subject ?? "", text].join("\n\n"), context, sender));
  const best = texts.toSorted((one, other) => detailsIn(other) - detailsIn(one))[0] ?? nothingRead;
  // All texts are searched for details that are in no booking.
  const lines = texts.flatMap((text) => text.lines);
  return joinReadings([withText(structuredData, { ...best, lines }), { ...nothingRead, notes }]);
}

/** How many fields the bookings of a text have. */
const detailsIn = ({ bookings }: Reading): number =>
  bookings.reduce((sum, booking) => {
    const values = Object.values(booking.is === "flight" ? booking.leg : booking.stay);
    return sum + values.filter((value) => typeof value === "string" && value !== "").length;
  }, 0);

const isCalendar = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === "text/calendar" ||
  mimeType === "application/ics" ||
  (filename ?? "").toLowerCase().endsWith(".ics");

const textOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content.slice(0, fileBytesMax));
