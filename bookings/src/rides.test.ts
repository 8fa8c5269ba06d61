import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import { titledRide } from "./event-time.ts";
import { readPasted } from "./read-booking.ts";

const context = { airports: await loadAirports(), today: "2026-11-21" };

async function legsIn(text: string) {
  const outcome = await readPasted(text, context);
  if (outcome.is === "refused") return [outcome.message];
  return outcome.bookings.map((booking) => {
    if (booking.is === "stay") return booking.stay.name;
    const { leg, warnings } = booking;
    const end = ({ text: city, place }: typeof leg.fromPlace) => `${city} ${place?.country ?? "?"}`;
    return [
      [leg.mode, leg.airline, leg.flightNumber].join(" "),
      [end(leg.fromPlace), leg.departureDate, leg.departureTime, leg.departureZone].join(" "),
      [end(leg.toPlace), leg.arrivalDate, leg.arrivalTime, leg.arrivalZone].join(" "),
      leg.confirmation,
      ...warnings,
    ];
  });
}

const page = (things: object[]) =>
  `<html><script type="application/ld+json">${JSON.stringify(things)}</script><p>Your tickets</p></html>`;

test("trains and ferries of an email become legs with their stations, times and countries", async () => {
  const train = {
    "@type": "TrainReservation",
    reservationNumber: "AGX4471",
    reservationFor: {
      "@type": "TrainTrip",
      trainNumber: "9014",
      provider: { "@type": "Organization", name: "Eurostar" },
      departureStation: { "@type": "TrainStation", name: "Amsterdam Centraal" },
      departureTime: "2026-12-28T10:24:00+01:00",
      arrivalStation: { "@type": "TrainStation", name: "Brussels Midi" },
      arrivalTime: "2026-12-28T13:47:00+01:00",
    },
  };
  const port = (name: string, addressCountry: string) => ({
    "@type": "BoatTerminal",
    name,
    address: { "@type": "PostalAddress", addressCountry },
  });
  const ferry = {
    "@type": "BoatReservation",
    reservationNumber: "P8842L",
    reservationFor: {
      "@type": "BoatTrip",
      provider: { name: "DFDS" },
      departureBoatTerminal: port("Calais", "FR"),
      departureTime: "2027-01-03T14:15:00",
      arrivalBoatTerminal: port("Dover", "GB"),
      arrivalTime: "2027-01-03T14:45:00",
    },
  };
  expect(await legsIn(page([train, ferry]))).toEqual([
    [
      "train Eurostar 9014",
      "Amsterdam Centraal NL 2026-12-28 10:24 Europe/Amsterdam",
      "Brussels Midi BE 2026-12-28 13:47 Europe/Brussels",
      "AGX4471",
    ],
    ["ferry DFDS ", "Calais FR 2027-01-03 14:15 ", "Dover GB 2027-01-03 14:45 ", "P8842L"],
  ]);
});

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

test("trains, ferries and drives of a calendar become legs, in the clock of each place", async () => {
  const text = calendar(
    [
      "SUMMARY:Eurostar 9014 from Amsterdam Centraal to Paris Gare du Nord",
      "DTSTART:20261228T092400Z",
      "DTEND:20261228T124700Z",
      "DESCRIPTION:Booking reference: AGX4471",
    ],
    ["SUMMARY:Ferry: Calais – Dover", "DTSTART:20270103T141500", "DTEND:20270103T144500"],
    ["SUMMARY:Drive from Munich to Vienna", "DTSTART;VALUE=DATE:20270105"],
    ["SUMMARY:Train Bruno to sit", "DTSTART:20270106T100000"],
    ["SUMMARY:Car wash to do", "DTSTART:20270106T100000"],
  );
  expect(await legsIn(text)).toEqual([
    [
      "train Eurostar 9014",
      "Amsterdam Centraal NL 2026-12-28 10:24 Europe/Amsterdam",
      "Paris Gare du Nord FR 2026-12-28 13:47 Europe/Paris",
      "AGX4471",
    ],
    [
      "ferry  ",
      "Calais ? 2027-01-03 14:15 ",
      "Dover ? 2027-01-03 14:45 ",
      "",
      "Select Calais and Dover from the list, so that we know the country.",
    ],
    ["car  ", "Munich DE 2027-01-05  Europe/Berlin", "Vienna AT   Europe/Vienna", ""],
  ]);
});

test("a station is in the country that has most of its city's airports", () => {
  const { cityOf } = context.airports;
  expect(cityOf("London St Pancras")).toMatchObject({ city: "London", country: "GB" });
  expect(cityOf("Paris Gare du Nord")).toMatchObject({ city: "Paris", zone: "Europe/Paris" });
  expect(cityOf("Nowhere Central")).toBeUndefined();
});

test("a title without both places is no ride", () => {
  for (const title of ["Train to Paris", "Ferry", "Dinner with Anna", "Ferry tickets - pay"]) {
    expect(titledRide(title), title).toBeUndefined();
  }
  expect(titledRide("DFDS ferry Dover to Calais, 10:15")).toMatchObject({
    mode: "ferry",
    operator: "DFDS",
    from: "Dover",
    to: "Calais",
  });
});
