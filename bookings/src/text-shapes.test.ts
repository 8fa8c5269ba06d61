import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { readText } from "./read-text.ts";

const airports = await loadAirports();

function printed(booking: BookingRead): string {
  const { warnings } = booking;
  if (booking.is === "flight") {
    const { leg } = booking;
    const out = [leg.flightNumber, leg.from, leg.departureDate, leg.departureTime];
    return [...out, leg.to, leg.arrivalDate, leg.arrivalTime, leg.confirmation, ...warnings].join(
      " | ",
    );
  }
  const { stay } = booking;
  const days = [stay.checkIn, stay.checkInTime, stay.checkOut, stay.checkOutTime];
  return [stay.name, stay.address, ...days, stay.confirmation, ...warnings].join(" | ");
}

/** Layouts of confirmations, each with all parsed details. */
const shapes: [text: string, read: string[]][] = [
  [
    `Reservation: G5KJ2L

Dublin - Faro
FR7032
Mon, 05 Jul 27
Departure time: 06:20
Arrival time: 09:15

Faro - Dublin
FR7033
Mon, 19 Jul 27
Departure time: 09:40
Arrival time: 12:35`,
    [
      "FR 7032 | DUB | 2027-07-05 | 06:20 | FAO | 2027-07-05 | 09:15 | G5KJ2L",
      "FR 7033 | FAO | 2027-07-19 | 09:40 | DUB | 2027-07-19 | 12:35 | G5KJ2L",
    ],
  ],
  [
    `Casa do Rio
Check-in
Friday, June 11, 2027
15:00 - 22:00
Check-out
Tuesday, June 15, 2027
07:00 - 11:00
Rua Nova 5, 8700 Olhão, Portugal
Booking number 1234.567.890
PIN code: 9921`,
    [
      "Casa do Rio | Rua Nova 5, 8700 Olhão, Portugal | 2027-06-11 | 15:00 | 2027-06-15 | 11:00 | 1234.567.890",
    ],
  ],
  [
    `You're going to Lisbon!
Sunny loft near the river
Hosted by HOST 1
Check-in
Fri, Jun 11
3:00 PM
Checkout
Tue, Jun 15
11:00 AM
Address
Rua do Sol 9, 1100-000 Lisboa, Portugal
Confirmation code
HMABC12345`,
    [
      "Sunny loft near the river | Rua do Sol 9, 1100-000 Lisboa, Portugal | 2027-06-11 | 15:00 | 2027-06-15 | 11:00 | HMABC12345",
    ],
  ],
  [
    `e-Ticket Itinerary
Passenger: PASSENGER 1   Ticket number 220-1234567890
Booking code: ZX81QL
Date of issue 04JAN27

LH 1166   FRANKFURT FRA - LISBON LIS   14JUN27   09:15   11:20   OK
LH 1173   LISBON LIS - FRANKFURT FRA   28JUN27   18:40   22:45   OK`,
    [
      "LH 1166 | FRA | 2027-06-14 | 09:15 | LIS | 2027-06-14 | 11:20 | ZX81QL",
      "LH 1173 | LIS | 2027-06-28 | 18:40 | FRA | 2027-06-28 | 22:45 | ZX81QL",
    ],
  ],
  [
    `Your flights
Mon 14 Jun 2027
09:15 Frankfurt (FRA)
    2h 05m
11:20 Lisbon (LIS)
LH 1166 operated by Lufthansa CityLine
Transfer in Lisbon (LIS) 1:40
13:00 Lisbon (LIS)
14:50 Funchal (FNC)
TP 1685
Mon 28 Jun 2027
18:40 Lisbon (LIS)
22:45 Frankfurt (FRA)
LH 1173`,
    [
      "LH 1166 | FRA | 2027-06-14 | 09:15 | LIS | 2027-06-14 | 11:20 |  | Couldn't find: confirmation code. Fill in what you know.",
      "TP 1685 | LIS | 2027-06-14 | 13:00 | FNC | 2027-06-14 | 14:50 |  | Couldn't find: confirmation code. Fill in what you know.",
      "LH 1173 | LIS | 2027-06-28 | 18:40 | FRA | 2027-06-28 | 22:45 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Departure flight: AA 100
New York (JFK) 6:15 PM, Jun 14, 2027
London (LHR) 6:25 AM, Jun 15, 2027
Return flight: AA 101
London (LHR) 11:30 AM, Jun 28, 2027
New York (JFK) 2:35 PM, Jun 28, 2027`,
    [
      "AA 100 | JFK | 2027-06-14 | 18:15 | LHR | 2027-06-15 | 06:25 |  | Couldn't find: confirmation code. Fill in what you know.",
      "AA 101 | LHR | 2027-06-28 | 11:30 | JFK | 2027-06-28 | 14:35 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Booking reference ABCDEF
Flight | From | To | Departs | Arrives
QR 70 | Frankfurt FRA | Doha DOH | 14/06/2027 15:10 | 14/06/2027 22:20
QR 838 | Doha DOH | Bangkok BKK | 15/06/2027 01:50 | 15/06/2027 12:30`,
    [
      "QR 70 | FRA | 2027-06-14 | 15:10 | DOH | 2027-06-14 | 22:20 | ABCDEF",
      "QR 838 | DOH | 2027-06-15 | 01:50 | BKK | 2027-06-15 | 12:30 | ABCDEF",
    ],
  ],
  [
    `Hinflug
Mo. 14. Juni 2027
von Hamburg nach Palma de Mallorca
EW 7582
ab 06:00 Uhr an 08:45 Uhr
Rückflug
Mo. 28. Juni 2027
von Palma de Mallorca nach Hamburg
EW 7583
ab 09:30 Uhr an 12:15 Uhr`,
    [
      "EW 7582 | HAM | 2027-06-14 | 06:00 | PMI | 2027-06-14 | 08:45 |  | Couldn't find: confirmation code. Fill in what you know.",
      "EW 7583 | PMI | 2027-06-28 | 09:30 | HAM | 2027-06-28 | 12:15 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Reserva en Hostal Central
Llegada: 14/06/2027 
Salida: 16/06/2027
Código de reserva: 7788`,
    [
      "Hostal Central |  | 2027-06-14 |  | 2027-06-16 |  | 7788 | Couldn't find: address. Fill in what you know.",
    ],
  ],
  [
    `Flight SQ 321
Departure
London Heathrow (LHR)
14 Jun 2027
21:30
Arrival
Singapore Changi (SIN)
15 Jun 2027
18:00`,
    [
      "SQ 321 | LHR | 2027-06-14 | 21:30 | SIN | 2027-06-15 | 18:00 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Fri 11 Jun 2027
LH 454 FRA 10:05 SFO 12:35
UA 100 SFO 14:00 LAX 15:30
Fri 25 Jun 2027
UA 101 LAX 08:00 SFO 09:30
LH 455 SFO 14:40 FRA 10:30+1`,
    [
      "LH 454 | FRA | 2027-06-11 | 10:05 | SFO | 2027-06-11 | 12:35 |  | Couldn't find: confirmation code. Fill in what you know.",
      "UA 100 | SFO | 2027-06-11 | 14:00 | LAX | 2027-06-11 | 15:30 |  | Couldn't find: confirmation code. Fill in what you know.",
      "UA 101 | LAX | 2027-06-25 | 08:00 | SFO | 2027-06-25 | 09:30 |  | Couldn't find: confirmation code. Fill in what you know.",
      "LH 455 | SFO | 2027-06-25 | 14:40 | FRA | 2027-06-26 | 10:30 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `You can check in from 10 June 2027, 10:05
LH 454
Frankfurt (FRA) 11 June 2027, 10:05
San Francisco (SFO) 11 June 2027, 12:35`,
    [
      "LH 454 | FRA | 2027-06-11 | 10:05 | SFO | 2027-06-11 | 12:35 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Ticketed 10 June 2027
LH 454
11 June 2027
Frankfurt (FRA) 10:05
San Francisco (SFO) 12:35
LH 455
25 June 2027
San Francisco (SFO) 14:40
Frankfurt (FRA) 10:30`,
    [
      "LH 454 | FRA | 2027-06-11 | 10:05 | SFO | 2027-06-11 | 12:35 |  | Couldn't find: confirmation code. Fill in what you know.",
      "LH 455 | SFO | 2027-06-25 | 14:40 | FRA | 2027-06-26 | 10:30 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Booking 4471
Room 12 at The Old Mill Inn
Arrival: Sat 12 June 2027 after 3pm
Departure: Tue 15 June 2027 before 10am
3 nights, 2 guests
Cancel free of charge until 10 June 2027
Address: The Old Mill Inn, Mill Lane, Bakewell DE45 1AB`,
    [
      " | The Old Mill Inn, Mill Lane, Bakewell DE45 1AB | 2027-06-12 | 15:00 | 2027-06-15 | 10:00 | 4471 | Couldn't find: hotel or rental name. Fill in what you know.",
    ],
  ],
  [
    `Passenger PASSENGER 1 born 12 May 1984
Passport 12 345 678 expires 3 Mar 2031
KL1765 | 13 May 2027 | AMS 07:15 | FRA 08:25
Baggage: 1 x 23 kg. Check-in closes 06:35. Boarding 06:45.`,
    [
      "KL 1765 | AMS | 2027-05-13 | 07:15 | FRA | 2027-05-13 | 08:25 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
  [
    `Reise 1
LH 1166 14.06.2027 Frankfurt FRA 09:15 Lissabon LIS 11:20
LH 1173 28.06.2027 Lissabon LIS 18:40 Frankfurt FRA 22:45
Hotel Mundial, Lissabon
Check-in: 14.06.2027, Check-out: 28.06.2027
Buchungsnummer: 1234-AB`,
    [
      "LH 1166 | FRA | 2027-06-14 | 09:15 | LIS | 2027-06-14 | 11:20 | 1234-AB",
      "LH 1173 | LIS | 2027-06-28 | 18:40 | FRA | 2027-06-28 | 22:45 | 1234-AB",
      "Hotel Mundial, Lissabon |  | 2027-06-14 |  | 2027-06-28 |  | 1234-AB | Couldn't find: address. Fill in what you know.",
    ],
  ],
  [
    `FLIGHT: TK 1588 OPERATED BY TURKISH AIRLINES
DEPARTURE: FRANKFURT, DE (FRANKFURT INTL), TERMINAL 1  12 JUN 18:35
ARRIVAL: ISTANBUL, TR (ISTANBUL AIRPORT)  12 JUN 22:35
RESERVATION CONFIRMED, ECONOMY (W)  DURATION: 03:00
FLIGHT BOOKING REF: TK/SXYZ12`,
    [],
  ],
  [
    `Delta DL 0042
Depart JFK 7:30 pm Fri, Jun 11
Arrive CDG 9:05 am Sat, Jun 12
DL 0263
Depart CDG 10:25 am Fri, Jun 25
Arrive JFK 1:00 pm Fri, Jun 25`,
    [
      "DL 42 | JFK | 2027-06-11 | 19:30 | CDG | 2027-06-12 | 09:05 |  | Couldn't find: confirmation code. Fill in what you know.",
      "DL 263 | CDG | 2027-06-25 | 10:25 | JFK | 2027-06-25 | 13:00 |  | Couldn't find: confirmation code. Fill in what you know.",
    ],
  ],
];

test.each(shapes)("this is parsed correctly or not at all: %s", (text, read) => {
  const { bookings } = readText(text, { airports, today: "2026-11-21" });
  expect(bookings.map(printed)).toEqual(read);
});

test.each([
  ["Your flight has been cancelled.", true],
  ["Cancellation confirmation", true],
  ["Ihr Flug wurde storniert.", true],
  ["If your flight is canceled, call us.", false],
  ["Free cancellation until June 1, 2027", false],
  ["Your flight was canceled. Your new flight:", false],
])(
  "a cancellation is distinguished from a condition, a policy and a change: %s",
  (sentence, isCanceled) => {
    const text = `${sentence}\nLH 454 11 June 2027 FRA 10:05 - SFO 12:35`;
    const { bookings } = readText(text, { airports, today: "2026-11-21" });
    expect(bookings.map((booking) => booking.isCanceled ?? false)).toEqual([isCanceled]);
  },
);

test("a text about a change is parsed with a warning", () => {
  const text = "Your flight has been rescheduled.\nLH 454 11 June 2027 FRA 10:05 - SFO 12:35";
  const { bookings, notes } = readText(text, { airports, today: "2026-11-21" });
  expect(bookings).toHaveLength(1);
  expect(notes).toEqual([
    "This confirmation mentions a cancellation or change. Check the details carefully.",
  ]);
});
