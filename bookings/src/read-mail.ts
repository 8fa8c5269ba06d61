import type { Attachment, Email, default as Parser } from "postal-mime";
import { nothingRead, type Reading } from "./booking.ts";
import { cleanText, fileBytesMax } from "./clean-text.ts";
import { binaryOf, bytesOf, decoded, mailsIn, mendedMail, withCharsets } from "./decode-bytes.ts";
import { pictureNames } from "./html-text.ts";
import { bestOf, htmlTexts, joinReadings, withPdf, withText } from "./join-readings.ts";
import { readCalendar } from "./read-calendar.ts";
import type { ReadContext } from "./airports.ts";
import { readPdf } from "./read-pdf.ts";
import { readText } from "./read-text.ts";
import { readSchemaOrg } from "./read-schema-org.ts";
import { schemaOrgOf } from "./schema-org.ts";

const partsMax = 20;
const pdfsMax = 5;
const depthMax = 4;

/** Parses saved emails; undefined if one of them is malformed. */
export async function readMails(
  mails: readonly string[],
  context: ReadContext,
): Promise<Reading | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const readings = await Promise.all(mails.map((mail) => readMail(PostalMime, mail, context, 1)));
  return readings.includes(undefined)
    ? undefined
    : joinReadings(readings.map((one) => one ?? nothingRead));
}

const limits = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  // Attached emails are parsed one by one, so that their details don't mix.
  forceRfc822Attachments: true,
};

/** Parses an email and those attached to it. Structured data has priority. */
async function readMail(
  PostalMime: typeof Parser,
  written: string,
  context: ReadContext,
  depth: number,
): Promise<Reading | undefined> {
  const binary = withCharsets(written);
  let mail: Email;
  try {
    mail = await PostalMime.parse(bytesOf(binary), limits);
    if (hasBroken(mail))
      mail = mended(mail, await PostalMime.parse(bytesOf(mendedMail(binary)), limits));
  } catch {
    return undefined;
  }
  const html = mail.html ?? "";
  const structured = readSchemaOrg(schemaOrgOf(html), context);
  const parts = mail.attachments.slice(0, partsMax);
  const attached = await Promise.all(
    parts
      .filter((part) => !isPdfPart(part))
      .map((part) => readPart(PostalMime, part, context, depth)),
  );
  const pdfs = await Promise.all(
    parts.filter(isPdfPart).map((part, at) => readPdfPart(part, at, context)),
  );
  const structuredData = joinReadings([structured, ...attached]);
  const senders = [mail.from?.name ?? "", ...pictureNames(html)];
  const texts = [mail.text ?? "", ...htmlTexts(html)]
    .filter((text) => text.trim() !== "")
    .map((text) => readText([mail.subject ?? "", text].join("\n\n"), context, senders));
  const best = bestOf(texts);
  // All texts are searched for details that are in no booking.
  const lines = texts.flatMap((text) => text.lines);
  const rest = mail.attachments.length > partsMax ? [unread("the other attached files")] : [];
  return joinReadings([
    withPdf(withText(structuredData, { ...best, lines }), joinReadings(pdfs)),
    { ...nothingRead, notes: rest },
  ]);
}

const named = ({ filename }: Attachment, ends: RegExp): boolean => ends.test(filename ?? "");
const isCalendar = (part: Attachment): boolean =>
  ["text/calendar", "application/ics", "application/x-ics"].includes(part.mimeType) ||
  named(part, /\.(?:ics|vcs)$/i);
const isMail = (part: Attachment): boolean =>
  part.mimeType === "message/rfc822" || named(part, /\.(?:eml|emlx)$/i);
const isText = (part: Attachment): boolean =>
  part.mimeType === "text/plain" || named(part, /\.txt$/i);
const isPage = (part: Attachment): boolean =>
  part.mimeType === "text/html" || named(part, /\.html?$/i);
/** Pictures and signatures, as in most emails. */
const isBeside = ({ mimeType }: Attachment): boolean =>
  /^(?:image|audio|video|font)\/|signature|pgp|pkcs7|vcard|^text\/(?:x-amp-html|directory|css)/.test(
    mimeType,
  );

const unread = (what: string): string =>
  `We didn't read ${what}. Check ${what.endsWith("s") ? "them" : "it"} for missing details.`;

/** "the attached file “ticket.docx”". */
const fileName = ({ filename }: Attachment): string =>
  ["the attached file", filename && `“${cleanText(filename).slice(0, 80)}”`]
    .filter(Boolean)
    .join(" ");

const isPdfPart = (part: Attachment): boolean =>
  part.mimeType === "application/pdf" || named(part, /\.pdf$/i);

async function readPdfPart(part: Attachment, at: number, context: ReadContext): Promise<Reading> {
  const missed = { ...nothingRead, notes: [unread("the attached PDF")] };
  const { content } = part;
  if (!context.readPdf || at >= pdfsMax || typeof content === "string") return missed;
  const reading = await readPdf(new Blob([new Uint8Array(content)]), context);
  return "message" in reading
    ? { ...nothingRead, notes: [`${missed.notes.join("")} ${reading.message}`] }
    : reading;
}

async function readPart(
  PostalMime: typeof Parser,
  part: Attachment,
  context: ReadContext,
  depth: number,
): Promise<Reading> {
  const bytes = contentOf(part);
  const missed = { ...nothingRead, notes: [unread(fileName(part))] };
  if (isCalendar(part) || /^\s*BEGIN:VCALENDAR/i.test(binaryOf(bytes.subarray(0, 100))))
    return (await readCalendar(decoded(bytes), context)) ?? missed;
  if (isMail(part)) {
    const mails = depth < depthMax ? mailsIn(binaryOf(bytes)) : undefined;
    if (!mails)
      return {
        ...nothingRead,
        notes: ["We didn't read an attached email. Open it and add it separately."],
      };
    const readings = await Promise.all(
      mails.map((mail) => readMail(PostalMime, mail, context, depth + 1)),
    );
    return joinReadings(readings.map((one) => one ?? nothingRead));
  }
  if (isText(part)) return readText(decoded(bytes), context);
  if (isPage(part)) {
    const page = decoded(bytes);
    const texts = htmlTexts(page).map((text) => readText(text, context, pictureNames(page)));
    return withText(readSchemaOrg(schemaOrgOf(page), context), bestOf(texts));
  }
  return isBeside(part) ? nothingRead : missed;
}

const contentOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string"
    ? new TextEncoder().encode(content)
    : new Uint8Array(content).subarray(0, fileBytesMax);

const broken = "\uFFFD";
const hasBroken = ({ text = "", html = "", attachments }: Email): boolean =>
  (text + html).includes(broken) ||
  attachments.some((part) => isCalendar(part) && decoded(contentOf(part)).includes(broken));

/** The texts that are whole, and the others in another encoding. */
const mended = (mail: Email, again: Email): Email => ({
  ...mail,
  text: mail.text?.includes(broken) ? again.text : mail.text,
  html: mail.html?.includes(broken) ? again.html : mail.html,
  attachments: again.attachments,
});
