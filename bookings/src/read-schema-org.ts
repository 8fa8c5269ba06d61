import type { BookingRead } from "#contracts/travel/bookings.ts";
import { blankLeg, blankStay, canceled, flightRead, stayRead, type Reading } from "./booking.ts";
import { addressMax, type LegMode, type LegPlace } from "#contracts/travel/trip-parts.ts";
import { countryName } from "#format/names.ts";
import { airlineOf, iataOf } from "./airlines.ts";
import { withArrivalDay } from "./arrival.ts";
import { cleanText } from "./clean-text.ts";
import { localMoment } from "./local-moment.ts";
import type { ReadContext } from "./airports.ts";
import { innerOf as inner, textOf as text, type Thing, innerOf, textOf } from "./schema-org.ts";
import { rideRead } from "./ride-read.ts";

/** The bookings in the schema.org data of an email. */
export function readSchemaOrg(things: readonly Thing[], context: ReadContext): Reading {
  const bookings: BookingRead[] = [];
  const lines: string[] = [];
  for (const thing of things) {
    const found = bookingsOf(thing, context);
    if (found.length === 0 && /^(?:Train|Boat|Bus)Reservation$/.test(thing.type)) {
      lines.push(...printed(thing).split("\n"), `${thing.type}: ${codeOf(thing)}`);
    }
    const isCanceled = /cancel/i.test(text(thing, "reservationStatus"));
    bookings.push(...(isCanceled ? found.map(canceled) : found));
  }
  return { bookings, notes: [], lines };
}

function bookingsOf(thing: Thing, context: ReadContext): BookingRead[] {
  if (thing.type === "LodgingReservation") return [stayOf(thing)];
  const trips = (thing.properties.get("reservationFor") ?? []).flatMap((trip) =>
    typeof trip === "string" ? [] : [trip],
  );
  if (thing.type === "FlightReservation") {
    return trips.map((flight) => flightOf(thing, flight, context));
  }
  const ride = (trip: Thing) => thingRide(thing, trip, context, printed(thing)) ?? [];
  return trips.flatMap(ride);
}

const codeOf = (thing: Thing): string =>
  text(thing, "reservationNumber", "reservationId").slice(0, 40);

function flightOf(reservation: Thing, flight: Thing, { airports }: ReadContext): BookingRead {
  const airline = inner(flight, "airline") ?? inner(flight, "provider") ?? inner(flight, "seller");
  const number = text(flight, "flightNumber")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  const [, own = "", digits = ""] =
    /^([A-Z]{3}|[A-Z]{2}|[A-Z]\d|\d[A-Z])?0{0,3}(\d{1,4})[A-Z]?$/.exec(number) ?? [];
  const listed = text(airline, "iataCode").toUpperCase();
  const code =
    (own.length === 3 ? iataOf(own) : own) ||
    (/^[A-Z0-9]{2}$/.test(listed) ? listed : (iataOf(listed) ?? ""));
  const airport = (name: string) => {
    const place = inner(flight, name);
    const byCode = text(place, "iataCode").toUpperCase();
    if (/^[A-Z]{3}$/.test(byCode))
      return { code: byCode, zone: airports.byCode(byCode)?.zone ?? "" };
    const found = airports.byName(text(place, "name"));
    return { code: found?.code ?? "", zone: found?.zone ?? "" };
  };
  const [from, to] = [airport("departureAirport"), airport("arrivalAirport")];
  const departure = localMoment(text(flight, "departureTime"), from.zone, "departure");
  const arrival = localMoment(text(flight, "arrivalTime"), to.zone, "arrival");
  const { leg, warnings } = withArrivalDay({
    ...blankLeg,
    airlineCode: code,
    airline: (text(airline, "name") || (airlineOf(code) ?? "")).slice(0, 80),
    flightNumber: digits ? [code, digits].filter(Boolean).join(" ") : "",
    from: from.code,
    to: to.code,
    departureDate: departure.day,
    departureTime: departure.time,
    departureZone: from.zone,
    arrivalDate: arrival.time ? arrival.day : "",
    arrivalTime: arrival.time,
    arrivalZone: to.zone,
    confirmation: codeOf(reservation),
  });
  return flightRead(
    leg,
    [departure.why, arrival.why, ...warnings].filter(Boolean),
    printed(reservation),
  );
}

function stayOf(reservation: Thing): BookingRead {
  const place = inner(reservation, "reservationFor");
  const post = inner(place, "address");
  const town = [text(post, "postalCode"), text(post, "addressLocality")].filter(Boolean).join(" ");
  const written = text(post, "addressCountry") || text(inner(post, "addressCountry"), "name");
  // "Portugal" of "PT".
  const country = /^[A-Za-z]{2}$/.test(written)
    ? (countryName(written.toUpperCase()) ?? written)
    : written;
  const address = post
    ? [text(post, "streetAddress"), town, text(post, "addressRegion"), country]
        .filter(Boolean)
        .join(", ")
    : text(place, "address");
  const [come, go] = [
    localMoment(text(reservation, "checkinTime", "checkinDate"), "", "check-in"),
    localMoment(text(reservation, "checkoutTime", "checkoutDate"), "", "check-out"),
  ];
  const warnings = [come.why, go.why].filter(Boolean);
  const isTurned = come.day !== "" && go.day !== "" && go.day < come.day;
  if (isTurned) warnings.push("Check-out would be before check-in, so we left both dates blank.");
  const stay = {
    ...blankStay,
    name: text(place, "name").slice(0, 120),
    address: address.slice(0, addressMax),
    checkIn: isTurned ? "" : come.day,
    checkInTime: clock(come.time),
    checkOut: isTurned ? "" : go.day,
    checkOutTime: clock(go.time),
    confirmation: codeOf(reservation),
  };
  return stayRead(stay, warnings, printed(reservation));
}

// Midnight stands for a date without a time.
const clock = (time: string): string => (time === "00:00" ? "" : time);

/** The values of a thing, line by line. */
function printed(thing: Thing, above = "", depth = 0): string {
  const lines: string[] = [];
  for (const [name, values] of thing.properties) {
    if (name.startsWith("@") || depth > 4) continue;
    for (const value of values) {
      const label = [above, name].filter(Boolean).join(" ");
      lines.push(
        typeof value === "string"
          ? `${label}: ${cleanText(value).slice(0, 200)}`
          : printed(value, label, depth + 1),
      );
    }
  }
  return lines.filter(Boolean).slice(0, 60).join("\n");
}

type Shape = {
  mode: LegMode;
  ends: readonly [from: string, to: string];
  numbers: readonly string[];
};

const shapes: Readonly<Record<string, Shape>> = {
  TrainReservation: {
    mode: "train",
    ends: ["departureStation", "arrivalStation"],
    numbers: ["trainNumber", "trainName"],
  },
  BoatReservation: {
    mode: "ferry",
    ends: ["departureBoatTerminal", "arrivalBoatTerminal"],
    numbers: ["name"],
  },
  BusReservation: {
    mode: "other",
    ends: ["departureBusStop", "arrivalBusStop"],
    numbers: ["busNumber", "busName"],
  },
};

/** A train, a ferry or a bus in the schema.org data of an email; undefined for anything else. */
function thingRide(
  reservation: Thing,
  trip: Thing,
  { airports }: ReadContext,
  source: string,
): BookingRead | undefined {
  const shape = shapes[reservation.type];
  if (!shape) return undefined;
  const [from, to] = shape.ends.map((name) => endOf(innerOf(trip, name)));
  const departure = localMoment(textOf(trip, "departureTime"), from?.zone ?? "", "departure");
  const arrival = localMoment(textOf(trip, "arrivalTime"), to?.zone ?? "", "arrival");
  const provider =
    innerOf(trip, "provider") ?? innerOf(trip, "trainCompany") ?? innerOf(reservation, "provider");
  return rideRead(
    {
      mode: shape.mode,
      operator: textOf(provider, "name"),
      number: textOf(trip, ...shape.numbers),
      from,
      to,
      departure,
      arrival,
      confirmation: textOf(reservation, "reservationNumber", "reservationId"),
    },
    source,
  );

  function endOf(place: Thing | undefined): LegPlace | undefined {
    const name = textOf(place, "name");
    const post = innerOf(place, "address");
    const city = airports.cityOf(name) ?? airports.cityOf(textOf(post, "addressLocality"));
    const code = textOf(post, "addressCountry").toUpperCase();
    const country = /^[A-Z]{2}$/.test(code) ? code : (city?.country ?? null);
    if (!name) return city;
    return { city: name, country, zone: city?.country === country ? (city?.zone ?? null) : null };
  }
}
