import type { PdfText } from "#contracts/kernel/files.ts";
import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import { readFile } from "./read-booking.ts";

const airports = await loadAirports();
const ticket = [
  "Booking code XK4P2Q",
  "LH 454 | 11 June 2027 | FRA 10:05 | SFO 12:35",
  "LH 455 | 25 June 2027 | SFO 14:30 | FRA 10:25 +1",
];
const pdf = new Blob(["%PDF-1.7 of a ticket"]);
const contextWith = (text: PdfText | { message: string }) => ({
  airports,
  today: "2026-11-21",
  readPdf: async () => text,
});
const whole = contextWith({ lines: ticket, pages: 1, isCut: false });

const mailWith = (lines: string[], content: string) =>
  new Blob([
    [
      "MIME-Version: 1.0",
      "From: Air <no-reply@air.example>",
      "Subject: Your trip",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      ...lines,
      "--b",
      "Content-Type: application/pdf; name=ticket.pdf",
      "Content-Transfer-Encoding: base64",
      "Content-Disposition: attachment; filename=ticket.pdf",
      "",
      btoa(content),
      "--b--",
      "",
    ].join("\r\n"),
  ]);

const numbers = async (file: Blob, context = whole) => {
  const outcome = await readFile(file, context);
  if (outcome.is === "refused") return outcome.message;
  return outcome.bookings.map((one) => (one.is === "flight" ? one.leg.flightNumber : one.is));
};

test("a PDF is read by its text, like any other", async () => {
  const outcome = await readFile(pdf, whole);
  const [first, second] = outcome.is === "read" ? outcome.bookings : [];
  expect(first).toMatchObject({
    leg: { from: "FRA", departureTime: "10:05", confirmation: "XK4P2Q", pets: [] },
    warnings: [],
  });
  expect(second).toMatchObject({ leg: { arrivalDate: "2027-06-26", arrivalTime: "10:25" } });
  expect(outcome.unread).toEqual([]);
});

test("a PDF that is attached to an email is read with it", async () => {
  expect(await numbers(mailWith(["Your ticket is attached."], "%PDF-1.7 "))).toEqual([
    "LH 454",
    "LH 455",
  ]);
  const first = mailWith(ticket.slice(0, 2), "%PDF-1.7 ");
  expect(await numbers(first)).toEqual(["LH 454", "LH 455"]);
});

test("a scan, a refused PDF and one that is too large are called by name", async () => {
  const scan = contextWith({ lines: ["", ""], pages: 1, isCut: false });
  expect(await numbers(pdf, scan)).toBe(
    "This PDF has no text, only pictures, like a scan. Type in its details.",
  );
  const message = "This PDF is password-protected. Open it, copy the text and paste it here.";
  expect(await numbers(pdf, contextWith({ message }))).toBe(message);
  const large = new Blob(["%PDF-", new Uint8Array(15 * 1024 * 1024)]);
  expect(await numbers(large)).toContain("over the 15 MB limit");
  const outcome = await readFile(mailWith(ticket, "%PDF-1.7 "), contextWith({ message }));
  expect(outcome.is === "read" && outcome.notes).toEqual([
    `We didn't read the attached PDF. Check it for missing details. ${message}`,
  ]);
});

test("a note names pages that weren't read", async () => {
  const outcome = await readFile(pdf, contextWith({ lines: ticket, pages: 21, isCut: true }));
  expect(outcome.is === "read" && outcome.notes).toEqual([
    "We only read the first 20 pages of the PDF. Check the rest for more details.",
  ]);
});
