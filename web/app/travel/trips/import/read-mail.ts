import type { Attachment, Email } from "postal-mime";
import { nothingRead, type Reading } from "./booking.ts";
import { fileBytesMax } from "./clean-text.ts";
import { htmlText } from "./html-text.ts";
import { joinReadings } from "./join-readings.ts";
import { readCalendar } from "./read-calendar.ts";
import { readText, type Knowing } from "./read-text.ts";
import { readThings } from "./read-things.ts";
import { thingsOf } from "./thing.ts";

const partsMax = 20;

/** Reads a mail as it was saved; undefined where it cannot be taken apart. What it tells for machines comes first. */
export async function readMail(
  bytes: ArrayBuffer | string,
  knowing: Knowing,
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
  const told = readThings(thingsOf(html), knowing);
  const calendars = await Promise.all(
    mail.attachments
      .slice(0, partsMax)
      .filter(isCalendar)
      .map((part) => readCalendar(textOf(part), knowing)),
  );
  const forMachines = joinReadings([told, ...calendars.map((one) => one ?? nothingRead)]);
  const papers = mail.attachments.filter(({ mimeType }) => mimeType === "application/pdf").length;
  const notes = papers > 0 ? ["A PDF is attached; what it says is not read."] : [];
  if (forMachines.bookings.length > 0) return joinReadings([forMachines, { bookings: [], notes }]);
  const ways = [mail.text ?? "", html ? htmlText(html) : ""].filter((text) => text.trim() !== "");
  for (const text of ways) {
    const reading = readText([mail.subject ?? "", text].join("\n\n"), knowing);
    if (reading.bookings.length > 0)
      return joinReadings([forMachines, reading, { bookings: [], notes }]);
  }
  return joinReadings([forMachines, { bookings: [], notes }]);
}

const isCalendar = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === "text/calendar" ||
  mimeType === "application/ics" ||
  (filename ?? "").toLowerCase().endsWith(".ics");

const textOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content.slice(0, fileBytesMax));
