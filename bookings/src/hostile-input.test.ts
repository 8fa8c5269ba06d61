import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import { fileBytesMax, textMax } from "./clean-text.ts";
import { htmlText } from "./html-text.ts";
import { readFile, readPasted } from "./read-booking.ts";
import { schemaOrgOf } from "./schema-org.ts";

const context = { airports: await loadAirports(), today: "2026-11-21" };
const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const mailOf = (type: string, body: string) =>
  `From: a <a@b.example>\nMessage-ID: <1@b.example>\nMIME-Version: 1.0\nContent-Type: ${type}\n\n${body}`;

/** CPU time of some work in milliseconds, so that a busy machine does not matter. */
async function msOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
}
/** Far more than linear work needs, and far less than quadratic work. */
const atOnce = 6_000;

const pieces = [
  "LH 454 ",
  "LH 454\n",
  "12 June 2027 ",
  "12 June 2027\nLH 454\n",
  "1",
  "1.",
  " ",
  "(FRA) ",
  "FRA - ",
  "10:05 ",
  "From Frankfurt (FRA) ",
  "Booking reference ",
  "Booking reference: A",
  "Check-in: 12.06.2027\n",
  "Check-in 12.06.2027 Check-out 13.06.2027\nHotel X\n",
  "Your stay at A",
  "Duration: ",
  "Arrival ",
  "M1A/B EABC123 FRASFOLH 0454 162Y",
  "M1A ",
  "1 LH 454 Y 11JUN 5 FRASFO HK1 1005 1235\n",
  "12月3日(木) ",
  "午後1時30分",
  "EZY8431 ",
  "de ",
  "a",
  "ä",
  ">",
  "\n",
];

test.each(pieces)("a text of only %j is parsed in linear time", async (piece) => {
  expect(await msOf(() => readPasted(fill(piece, textMax), context))).toBeLessThan(atOnce);
});

const tags = [
  "<",
  "<a ",
  '<a b="',
  "<a b='c' ",
  "<div itemscope itemprop=a>",
  "<!--",
  "<script>",
  "<td>",
  "<b> </b>",
  "&#",
  "&",
  "</a>",
  "<p itemprop=x>y",
];

test.each(tags)("a page of only %j is parsed in linear time", async (tag) => {
  const page = `<html><div itemscope itemtype="http://schema.org/FlightReservation">${fill(tag, 1_000_000)}`;
  const both = () => [schemaOrgOf(page), htmlText(page)];
  expect(await msOf(both)).toBeLessThan(atOnce);
});

test.each([
  ["a calendar of one endless line", `BEGIN:VCALENDAR\n${fill("A", fileBytesMax - 100)}`],
  ["a calendar of folded lines", `BEGIN:VCALENDAR\nX:${fill("\n a", fileBytesMax - 100)}`],
  ["a calendar of broken parameters", `BEGIN:VCALENDAR\n${fill('A;B="', fileBytesMax - 100)}`],
  [
    "a calendar of entries inside entries",
    `BEGIN:VCALENDAR\n${fill("BEGIN:VEVENT\n", fileBytesMax - 100)}`,
  ],
  [
    "a mail of parts inside parts",
    mailOf(
      "multipart/mixed; boundary=a",
      fill("--a\nContent-Type: multipart/mixed; boundary=a\n\n", 1_000_000),
    ),
  ],
  [
    "a mail of one long line",
    mailOf("text/plain", fill("LH 454 12 June 2027 FRA - JFK ", fileBytesMax - 1_000)),
  ],
  ["a mail of an endless head", `MIME-Version: 1.0\n${fill("Received: a\n", fileBytesMax - 100)}`],
  [
    "a calendar of time zones",
    `BEGIN:VCALENDAR\n${fill("BEGIN:VTIMEZONE\nTZID:A\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000\nRRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=1SU\nEND:STANDARD\nEND:VTIMEZONE\n", fileBytesMax - 100)}`,
  ],
  ["an mbox of heads", fill("From a\nMIME-Version: 1.0\nA: b\n\n", fileBytesMax - 100)],
  [
    "a mail of types",
    mailOf("text/plain", fill("Content-Type: text/plain\n a", 1_000_000) + "\u00FC"),
  ],
  ["a mail of tags", mailOf("text/html", fill("<b> </b>", fileBytesMax - 1_000))],
])("%s is read at once", async (_what, text) => {
  expect(await msOf(() => readFile(new Blob([text]), context))).toBeLessThan(atOnce);
});

test("files and texts over the limits are rejected before parsing", async () => {
  const large = await readFile(new Blob([fill("LH 454 ", fileBytesMax + 1)]), context);
  expect(large).toEqual({
    is: "refused",
    message: "This file is over the 2 MB limit. Paste the booking text instead.",
    unread: [],
  });
  expect(await msOf(() => readPasted(fill("LH 454 ", 10_000_000), context))).toBeLessThan(500);
  const long = await readPasted(fill("LH 454 ", textMax + 1), context);
  expect(long.is).toBe("refused");
  expect(await readPasted(" \n", context)).toMatchObject({ is: "refused" });
});

test("no more flights are imported than a trip can have", async () => {
  const line = (place: number) =>
    `LH ${400 + place} | ${1 + (place % 28)} ${["Jun", "Jul", "Aug"][Math.floor(place / 28)]} 2027 | FRA 10:05 | JFK 13:05`;
  const outcome = await readPasted(
    Array.from({ length: 65 }, (_, place) => line(place)).join("\n"),
    context,
  );
  expect(outcome.is === "read" && outcome.bookings.length).toBe(60);
  expect(outcome.is === "read" && outcome.notes).toEqual([
    "Only the first 60 flights and 40 stays were added.",
  ]);
});

test("JavaScript property names have no effect in an email", async () => {
  const page = `<html><script type="application/ld+json">{"@type":"FlightReservation","__proto__":{"reservationNumber":"EVIL99"},
    "reservationFor":{"@type":"Flight","flightNumber":"LH400","constructor":{"name":"x"},"departureTime":"2027-06-07T10:55:00"}}</script></html>`;
  const outcome = await readPasted(page, context);
  const [booking] = outcome.is === "read" ? outcome.bookings : [];
  expect(booking?.is === "flight" && booking.leg).toMatchObject({
    flightNumber: "LH 400",
    confirmation: "",
  });
  expect(Object.hasOwn(Object.prototype, "reservationNumber")).toBe(false);
});

test("lone surrogates, which cannot be stored, are removed", async () => {
  const page = `<html><script type="application/ld+json">{"@type":"LodgingReservation","checkinTime":"2027-06-07T15:00",
    "reservationFor":{"@type":"LodgingBusiness","name":"Casa \\ud83dFig"}}</script></html>`;
  const texts = [page, "Hotel: Casa \ud83dFig\nCheck-in: 7 June 2027\nCheck-out: 9 June 2027"];
  for (const text of texts) {
    const outcome = await readPasted(text, context);
    const [booking] = outcome.is === "read" ? outcome.bookings : [];
    expect(booking?.is === "stay" && booking.stay.name).toBe("Casa Fig");
  }
});

test("invisible characters are removed", async () => {
  const outcome = await readPasted(
    "Booking reference: AB\u0000CD\u200B12\nLH 400\u0000 FRA - JFK 7 June 2027",
    context,
  );
  const [booking] = outcome.is === "read" ? outcome.bookings : [];
  expect(booking?.is === "flight" && booking.leg.confirmation).toBe("ABCD12");
  expect(JSON.stringify(outcome)).not.toContain("\\u0000");
});

test.each(["99991231T233000Z", "00010101T003000Z"])(
  "a flight at the end of time, %s, is read without its day",
  async (start) => {
    const calendar = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:LH 454 FRA - SFO\nDTSTART:${start}\nDTEND:${start}\nEND:VEVENT\nEND:VCALENDAR`;
    const outcome = await readPasted(calendar, context);
    const [booking] = outcome.is === "read" ? outcome.bookings : [];
    expect(booking?.is === "flight" && booking.leg).toMatchObject({
      from: "FRA",
      departureDate: "",
    });
    expect(booking?.warnings[0]).toContain("can't be a travel date.");
  },
);
