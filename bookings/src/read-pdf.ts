import { pdfBytesMax, pdfPagesRead } from "#contracts/kernel/files.ts";
import type { ReadContext } from "./airports.ts";
import type { Reading } from "./booking.ts";
import { readText } from "./read-text.ts";

const byHand = "Open the PDF, copy the text and paste it here.";

export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";

/** Parses a PDF by its text; the message where that can't be read, or where it has none. */
export async function readPdf(
  pdf: Blob,
  context: ReadContext,
): Promise<Reading | { message: string }> {
  if (!context.readPdf) return { message: `We can't read PDFs here. ${byHand}` };
  if (pdf.size > pdfBytesMax) return { message: `This PDF is over the 15 MB limit. ${byHand}` };
  const text = await context.readPdf(pdf);
  if ("message" in text) return text;
  if (text.lines.every((line) => line.trim() === ""))
    return { message: "This PDF has no text, only pictures, like a scan. Type in its details." };
  const reading = readText(text.lines.join("\n"), context);
  const more =
    text.pages > pdfPagesRead
      ? [
          `We only read the first ${pdfPagesRead} pages of the PDF. Check the rest for more details.`,
        ]
      : [];
  return { ...reading, notes: [...reading.notes, ...more] };
}
