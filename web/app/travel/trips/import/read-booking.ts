import { legsMax, staysMax } from "#contracts/travel/trip-parts.ts";
import type { BookingRead, Reading, Unread } from "./booking.ts";
import { fileBytesMax, textMax } from "./clean-text.ts";
import { binaryOf, decoded, isUtf16, mailsIn } from "./decode-bytes.ts";
import { htmlText, isHtml } from "./html-text.ts";
import { joinReadings, withText } from "./join-readings.ts";
import { readCalendar } from "./read-calendar.ts";
import { readMails } from "./read-mail.ts";
import type { ReadContext } from "./airports.ts";
import { readText } from "./read-text.ts";
import { readThings } from "./read-things.ts";
import { thingsOf } from "./thing.ts";
import { findUnread, unreadMax } from "./unread.ts";

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
  if (file.size > fileBytesMax)
    return rejected("This file is over the 2 MB limit. Paste the booking text instead.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  const binary = isUtf16(bytes) ? utf8Of(text) : binaryOf(bytes);
  if (text.startsWith("%PDF"))
    return rejected("We can't read PDFs here. Open the PDF, copy the text and paste it here.");
  // The texts of an email may have encodings of their own.
  if (isBinary(text) && !mailsIn(binary))
    return rejected(
      "We can't read this file type. Choose an email (.eml), calendar (.ics) or text (.txt) file.",
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
  const structured = readThings(thingsOf(text), context);
  return outcome(withText(structured, readText(htmlText(text), context)), context);
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
