import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";
import { readFile } from "./read-booking.ts";

// The emails are made up from what is publicly known of these senders' layouts; see their README.
const folder = join(import.meta.dirname, "../samples/made-up");
const context = { airports: await loadAirports(), today: "2026-11-21" };

function bookingLines(booking: BookingRead): string[] {
  if (booking.is === "flight") {
    const { leg } = booking;
    const departure = [leg.from || leg.fromPlace.text, leg.departureDate, leg.departureTime].join(
      " ",
    );
    const arrival = [leg.to || leg.toPlace.text, leg.arrivalDate, leg.arrivalTime].join(" ");
    return [
      (booking.isCanceled ? "canceled: " : "") +
        [leg.flightNumber, departure, arrival, leg.confirmation].join(" | "),
      ...booking.warnings,
    ];
  }
  const { stay } = booking;
  const checkIn = [stay.checkIn, stay.checkInTime].join(" ");
  const checkOut = [stay.checkOut, stay.checkOutTime].join(" ");
  return [
    [stay.name, stay.address, checkIn, checkOut, stay.confirmation].join(" | "),
    ...booking.warnings,
  ];
}

const unreadLine = (one: Unread): string => `unread ${one.is}: ${one.text}`;

async function read(name: string): Promise<string[]> {
  const file = new Blob([new Uint8Array(readFileSync(join(folder, name)))]);
  const outcome = await readFile(file, context);
  const unread = outcome.unread.map(unreadLine);
  if (outcome.is === "refused") return ["nothing found", ...unread];
  return [...outcome.bookings.flatMap(bookingLines), ...outcome.notes, ...unread];
}

/** Each email with its bookings, their warnings, the notes, and what is in no booking. */
const expected: Record<string, string[]> = {
  "airbnb-html.eml": [
    "Sunny loft near the river | Rua do Sol 9, 1100-000 Lisboa, Portugal | 2027-06-11 15:00 | 2027-06-15 11:00 | HMABC12345",
    "unread date: Jun 6",
  ],
  "airbnb-text.eml": [
    "COTTAGE WITH A GARDEN FOR DOGS | 4 Mill Lane, Bakewell, England, DE45 1AB, United Kingdom | 2027-03-05 15:00 | 2027-03-08 11:00 | HMXYZ98765",
  ],
  "alternative-short-text.eml": ["DL 42 | JFK 2027-03-05 19:30 | CDG 2027-03-06 09:05 | F9BPRK"],
  "american-canceled.eml": [
    "canceled: AA 108 | BOS 2027-03-05 18:25 | LHR 2027-03-06 06:10 | WQISDB",
    "unread date: Mar 4, 2027",
  ],
  "american-html.eml": [
    "AA 108 | BOS 2027-03-05 18:25 | LHR 2027-03-06 06:10 | WQISDB",
    "AA 109 | LHR 2027-03-12 17:15 | BOS 2027-03-12 20:05 | WQISDB",
  ],
  "american-table.txt": [
    "AA 1198 | SFO 2027-03-05 05:50 | DFW 2027-03-05 11:24 | WAQIUG",
    "AA 446 | DFW 2027-03-12 22:24 | SFO 2027-03-13 00:10 | WAQIUG",
  ],
  "ba-change.eml": [
    "BA 214 | BOS 2026-12-28 18:50 | LHR 2026-12-29 06:25 | QX7M2K",
    "This confirmation mentions a cancellation or change. Check the details carefully.",
    "unread flight: BA 212",
    "unread date: Dec 27, 2026",
  ],
  "ba-return-html.eml": [
    "BA 213 | LHR 2027-01-06 11:15 | BOS 2027-01-06 13:55 | QX7N4P",
    "BA 238 | BOS 2027-01-20 18:55 | LHR 2027-01-21 06:10 | QX7N4P",
  ],
  "ba-two-flights.eml": [
    "BA 212 | BOS 2026-12-27 21:35 | LHR 2026-12-28 09:05 | QX7M2K",
    "BA 304 | LHR 2026-12-28 11:20 | CDG 2026-12-28 13:40 | QX7M2K",
  ],
  "booking-com-german.eml": [
    "Pension Seeblick | Uferweg 8, 5310 Mondsee, Österreich | 2027-06-12 15:00 | 2027-06-15 10:30 | 4555666777",
    "unread date: Jun 10, 2027",
  ],
  "booking-com-html.eml": [
    "The Old Mill Inn | Mill Lane 4, Bakewell, DE45 1AB, United Kingdom | 2027-03-05 15:00 | 2027-03-08 10:00 | 4987654321",
  ],
  "booking-com-text.eml": [
    "Casa do Rio | Rua Nova 5, 8700-000 Olhão, Portugal | 2027-06-11 15:00 | 2027-06-15 11:00 | 4123456789",
    "unread date: Jun 9, 2027",
  ],
  "calendar-attached.eml": [
    "OS 305 | VIE 2027-04-11 07:20 | CPH 2027-04-11 09:00 | OSK91B",
    "OS 306 | CPH 2027-04-18 19:45 | VIE 2027-04-18 21:30 | OSK91B",
    "unread flight: OS 999",
  ],
  "codeshare-agency.eml": [
    "nothing found",
    "unread flight: TK 1588",
    "unread date: 12 JUN",
    "unread code: SXYZ12",
  ],
  "delta-html.eml": [
    "DL 128 | SEA 2027-03-05 09:34 | LAX 2027-03-05 12:20 | HR2T8W",
    "We read “SEATTLE” as SEA. Check the airport.",
    "We read “LOS ANGELES, CA” as LAX. Check the airport.",
    "DL 2277 | LAX 2027-03-12 20:37 | SEA 2027-03-12 23:23 | HR2T8W",
    "We read “LOS ANGELES, CA” as LAX. Check the airport.",
    "We read “SEATTLE” as SEA. Check the airport.",
  ],
  "delta-text.eml": [
    "DL 637 | SFO 2027-02-10 22:45 | JFK 2027-02-11 07:30 | GQV7QC",
    "We read “SAN FRANCISCO” as SFO. Check the airport.",
    "DL 667 | JFK 2027-02-20 19:40 | SFO 2027-02-20 23:20 | GQV7QC",
    "We read “SAN FRANCISCO” as SFO. Check the airport.",
  ],
  "eurostar-and-flight.eml": [
    "AF 1680 | CDG 2027-01-02 09:30 | LHR 2027-01-02 09:55 | ",
    "Couldn't find: confirmation code. Fill in what you know.",
    "Eurostar 9014 | London St Pancras 2026-12-28 10:24 | Paris Gare du Nord 2026-12-28 13:47 | ",
    "Couldn't find: confirmation code. Fill in what you know.",
    "unread transport: Return ferry Calais - Dover, 3 Jan 2027 at 14:15, reservation P8842L",
    "unread date: Jan 3, 2027",
    "unread code: AGX4471",
    "unread code: P8842L",
  ],
  "forwarded-united.eml": [
    "UA 1175 | EWR 2027-03-05 07:00 | SFO 2027-03-05 10:21 | MK4T7P",
    "UA 1943 | SFO 2027-03-12 22:55 | EWR 2027-03-13 07:15 | MK4T7P",
  ],
  "iberia-latin1.eml": [
    "IB 6833 | MAD 2027-09-03 12:05 | SCL 2027-09-03 20:00 | PQ7RST",
    "IB 6832 | SCL 2027-09-20 21:25 | MAD 2027-09-21 14:50 | PQ7RST",
  ],
  "jetblue-html.eml": [
    "B6 174 | PUJ 2027-03-11 14:33 | FLL 2027-03-11 17:08 | LTBUMI",
    "B6 2279 | FLL 2027-03-11 23:42 | DFW 2027-03-12 02:01 | LTBUMI",
  ],
  "jetblue-text.eml": [
    "B6 417 | BOS 2027-03-05 07:00 | JFK 2027-03-05 08:22 | KTRWQA",
    "B6 518 | JFK 2027-03-07 21:15 | BOS 2027-03-07 22:31 | KTRWQA",
  ],
  "lufthansa-base64.eml": [
    "LH 1792 | MUC 2027-06-12 18:20 | LIS 2027-06-12 20:35 | LKJ8HG",
    "LH 1793 | LIS 2027-06-26 06:10 | MUC 2027-06-26 10:15 | LKJ8HG",
  ],
  "no-booking.eml": ["nothing found", "unread date: Dec 5, 2026"],
  "numbers-only.eml": [
    "nothing found",
    "unread flight: BA 212",
    "unread flight: BA 304",
    "unread date: December 27",
    "unread code: QX7M2K",
  ],
  "southwest.eml": ["WN 1234 | OAK 2027-03-05 08:10 | DEN 2027-03-05 11:45 | 3ABC4D"],
  "year-missing.txt": [
    "BA 304 | LHR  11:20 | CDG  13:40 | NOY3AR",
    "“12 March” has no year. Select the date.",
    "Couldn't find: departure date. Fill in what you know.",
    "BA 323 | CDG 2027-03-19 20:10 | LHR 2027-03-19 20:30 | NOY3AR",
  ],
};

test.each(Object.entries(expected))("%s is read, or named as unread", async (name, lines) => {
  expect(await read(name)).toEqual(lines);
});

test("every made-up email has its expectation", () => {
  const names = readdirSync(folder).filter((name) => name !== "README.md");
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted());
  expect(names.length).toBeGreaterThanOrEqual(20);
});

test("a very long email is read in part, and a note says so", async () => {
  const first = readFileSync(join(folder, "ba-two-flights.eml"), "utf8");
  const outcome = await readFile(
    new Blob([first, "Terms and conditions apply.\n".repeat(20_000)]),
    context,
  );
  expect(outcome.is === "read" && outcome.bookings.length).toBe(2);
  expect(outcome.is === "read" && outcome.notes).toEqual([
    "This is longer than we can read. We only read the first part, so check for missing details.",
  ]);
});
