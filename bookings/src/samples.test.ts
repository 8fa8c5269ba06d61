import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { readFile } from "./read-booking.ts";

const folder = join(import.meta.dirname, "../samples/general");
const context = { airports: await loadAirports(), today: "2026-11-21" };

function line(booking: BookingRead): string[] {
  if (booking.is === "flight") {
    const { leg } = booking;
    const at = (...parts: string[]) => parts.map((part) => part || "?").join(" ");
    const text = [
      at(leg.airline),
      at(leg.flightNumber),
      at(leg.from, leg.departureDate, leg.departureTime),
      at(leg.to, leg.arrivalDate, leg.arrivalTime),
      at(leg.confirmation),
    ];
    const state = booking.isCanceled ? "canceled: " : "";
    return [state + text.join(" | "), ...booking.warnings];
  }
  const { stay } = booking;
  const at = (...parts: string[]) => parts.filter(Boolean).join(" ") || "?";
  return [
    [
      at(stay.name),
      at(stay.address),
      at(stay.checkIn, stay.checkInTime),
      at(stay.checkOut, stay.checkOutTime),
      at(stay.confirmation),
    ].join(" | "),
    ...booking.warnings,
  ];
}

const read = async (name: string): Promise<string[]> => {
  const file = new Blob([new Uint8Array(readFileSync(join(folder, name)))]);
  const outcome = await readFile(file, context);
  if (outcome.is === "refused") return [outcome.message];
  return [...outcome.bookings.flatMap(line), ...outcome.notes];
};

/** Each sample with all parsed bookings and all messages. */
const readable: Record<string, string[]> = {
  "airline.ics": [
    "SWISS | LX 14 | ZRH 2027-10-03 13:05 | JFK 2027-10-03 16:00 | VV2KXA",
    "SWISS | LX 15 | JFK 2027-10-17 17:30 | ZRH 2027-10-18 07:10 | VV2KXA",
  ],
  "base64-html.eml": [
    "Icelandair | FI 521 | FRA 2027-06-16 14:00 | KEF 2027-06-16 15:35 | R4NVKE",
    "Icelandair | FI 520 | KEF 2027-06-23 07:25 | FRA 2027-06-23 13:00 | R4NVKE",
  ],
  "blocks-across-the-date-line.txt": [
    "Air New Zealand | NZ 6 | AKL 2027-06-19 19:45 | LAX 2027-06-19 12:45 | QMT7RZ",
    "Air New Zealand | NZ 5 | LAX 2027-07-01 21:40 | AKL 2027-07-03 05:30 | QMT7RZ",
  ],
  "connection.txt": [
    "Iberia | IB 3171 | MAD 2027-06-05 08:50 | LIS 2027-06-05 09:15 | H7K2LM",
    "TAP Air Portugal | TP 75 | LIS 2027-06-05 12:40 | GIG 2027-06-05 18:20 | H7K2LM",
    "TAP Air Portugal | TP 74 | GIG 2027-06-20 22:15 | LIS 2027-06-21 11:50 | H7K2LM",
  ],
  "flight-and-hotel.txt": [
    "SunExpress | XQ 141 | HAM 2027-07-03 06:15 | AYT 2027-07-03 10:55 | TR-55201",
    "SunExpress | XQ 140 | AYT 2027-07-17 19:40 | HAM 2027-07-17 22:40 | TR-55201",
    "Pine Bay Resort | Kumluca Yolu 12, 07980 Kemer | 2027-07-03 | 2027-07-17 | TR-55201",
  ],
  "forwarded.eml": ["Norwegian | DY 1303 | LGW 2027-08-12 17:05 | OSL 2027-08-12 20:20 | J8QPLW"],
  "french-flight.txt": [
    "Air France | AF 1118 | CDG 2027-05-04 07:35 | LIS 2027-05-04 09:10 | ZN4XKL",
  ],
  "french-hotel.txt": [
    "Auberge du Vieux Lavoir | 2 rue du Moulin, 29200 Brest | 2027-05-08 16:00 | 2027-05-11 10:30 | BR88120",
  ],
  "german-flight.txt": [
    "TAP Air Portugal | TP 551 | MUC 2027-06-12 18:20 | LIS 2027-06-12 20:35 | LKJ8HG",
    "TAP Air Portugal | TP 550 | LIS 2027-06-26 06:10 | MUC 2027-06-26 10:15 | LKJ8HG",
  ],
  "hotel.txt": [
    "Harbour Lamp Hotel | 12 Pier Street, San Francisco, CA 94111, United States | 2027-06-11 15:00 | 2027-06-15 11:00 | 88123441",
  ],
  "hotel.ics": [
    "Quinta da Figueira | Rua do Sol 9, 8700-000 Olhão, Portugal | 2027-06-05 15:00 | 2027-06-09 11:00 | QF10020",
    "Hotel Miradouro | Lisboa | 2027-06-09 | ? | ?",
    "An all-day event doesn't show the check-out date. Enter it below.",
    "Couldn't find: check-out date, confirmation code. Fill in what you know.",
  ],
  "json-ld.eml": [
    "Japan Airlines | JL 862 | HEL 2027-09-14 17:25 | NRT 2027-09-15 08:55 | W3MKQ9",
    "Ryokan Little Pine | 3-1 Matsu, 250-0311 Hakone, Japan | 2027-09-15 15:00 | 2027-09-18 10:00 | HX-7731",
  ],
  "mail-with-calendar.eml": [
    "Austrian Airlines | OS 305 | VIE 2027-04-11 07:20 | CPH 2027-04-11 09:00 | OSK91B",
  ],
  "microdata.eml": ["Qantas | QF 63 | SYD 2027-03-02 11:10 | JNB 2027-03-02 16:20 | M1CRO7"],
  "quoted-printable-umlauts.eml": [
    "Gasthof zum Hirschen | Obere Mühle 7, 87561 Oberstdorf | 2027-08-09 14:30 | 2027-08-13 10:00 | GH-20931",
  ],
  "return.txt": [
    "Lufthansa | LH 454 | FRA 2027-06-11 10:05 | SFO 2027-06-11 12:35 | XK4P2Q",
    "Lufthansa | LH 455 | SFO 2027-06-25 14:40 | FRA 2027-06-26 10:30 | XK4P2Q",
  ],
  "spanish-flight.txt": [
    "Iberia | IB 6833 | MAD 2027-09-03 12:05 | SCL 2027-09-03 20:00 | PQ7RST",
    "Iberia | IB 6832 | SCL 2027-09-20 21:25 | MAD 2027-09-21 14:50 | PQ7RST",
  ],
  "spanish-hotel.txt": [
    "Posada del Faro | Calle del Puerto 4, 39001 Santander | 2027-07-02 14:00 | 2027-07-05 12:00 | 5519-204",
  ],
  "two-hotels-german.txt": [
    "Hotel Alpenblick | Dorfstraße 3, 6020 Innsbruck | 2027-06-12 15:00 | 2027-06-15 10:30 | 44551",
    "Pension Seeblick | Uferweg 8, 5310 Mondsee | 2027-06-15 | 2027-06-18 | 90871",
  ],
};

const broken: Record<string, string[]> = {
  "broken-ambiguous-days.txt": [
    "British Airways | BA 286 | SFO ? 16:20 | LHR ? 10:45 | AMB1GU",
    "“06/07/2027” could be July 6 or June 7. Select the date.",
    "Couldn't find: departure date. Fill in what you know.",
  ],
  "broken-arrival-before-departure.txt": [
    "KLM | KL 1009 | AMS 2027-06-14 12:10 | LHR ? ? | BACK01",
    "The arrival would be before the departure, so we left it blank.",
    "Couldn't find: arrival time. Fill in what you know.",
  ],
  "broken-binary.eml": [
    "We can't read this file type. Choose an email (.eml), calendar (.ics), PDF or text (.txt) file.",
  ],
  "broken-cancelled.ics": [
    "canceled: Eurowings | EW 582 | DUS 2027-05-08 11:15 | PMI 2027-05-08 14:05 | ?",
  ],
  "broken-contradictions.txt": [
    "SAS | SK 1415 | ARN ? ? | CPH ? ? | C0NTRA",
    "“11 June 2027” doesn't match its day of the week. Select the date.",
    "We found more than two times for this flight. Check both times.",
    "Couldn't find: departure date, departure time, arrival time. Fill in what you know.",
  ],
  "broken-cut-mime.eml": [
    "Icelandair | FI 521 | FRA 2027-06-16 14:00 | KEF 2027-06-16 15:35 | ?",
    "Couldn't find: confirmation code. Fill in what you know.",
  ],
  "broken-empty.txt": ["This file is empty. Choose another one."],
  "broken-hostile.txt": [
    "Lufthansa | LH 400 | FRA 2027-06-07 10:55 | JFK 2027-06-07 13:30 | EV1L99",
  ],
  "broken-lines.ics": [
    "Eurowings | EW 582 | DUS 2027-05-08 09:15 | PMI 2027-05-08 12:05 | EWB8R2",
    "Eurowings | EW 583 | PMI ? ? | DUS ? ? | ?",
    "Couldn't find: departure date, departure time, arrival time, confirmation code. Fill in what you know.",
    "Parts of this calendar file are damaged and were skipped.",
  ],
  "broken-newsletter.eml": [
    "We didn't find any flights or stays. Paste the part with the flight numbers or check-in dates.",
  ],
  "broken-no-such-day.txt": [
    "Vueling | VY 8461 | BCN ? 09:10 | FCO ? 11:00 | N0DAY7",
    "“31 Feb 2027” isn't a real date. Select the date.",
    "Couldn't find: departure date. Fill in what you know.",
  ],
  "broken-unknown-airport.txt": [
    "Finnair | AY 1331 | ? 2027-06-14 12:10 | HEL 2027-06-14 15:35 | UNK0WN",
    "Couldn't find: departure airport. Fill in what you know.",
  ],
};

test.each(Object.entries(readable))("%s is read, and nothing else is", async (name, lines) => {
  expect(await read(name)).toEqual(lines);
});

test.each(Object.entries(broken))(
  "%s gives no wrong details, and messages about missing ones",
  async (name, lines) => {
    expect(await read(name)).toEqual(lines);
  },
);

test("every sample is in one of the tables", () => {
  const names = [...Object.keys(readable), ...Object.keys(broken)];
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});
