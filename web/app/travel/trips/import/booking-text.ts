import { listText } from "#format/lists.ts";
import { counted } from "#format/plurals.ts";
import { type Reader } from "#format/reader.ts";
import { dayAndTime } from "../legs/leg-text.ts";
import { modeText } from "../legs/leg-text.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { destinationOf } from "../../labels/index.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";

/** "Flight LH 454, FRA – SFO, Jun 11, 10:05 AM", "Stay at Hotel X, Jun 11". */
export function nameOf(booking: BookingRead, reader: Reader): string {
  if (booking.is === "flight") {
    const { mode, flightNumber, airline, departureDate, departureTime } = booking.leg;
    const from = booking.leg.from || booking.leg.fromPlace.text;
    const to = booking.leg.to || booking.leg.toPlace.text;
    const route = from || to ? `${from || "?"} – ${to || "?"}` : "";
    const what = `${mode === "other" ? "Leg" : modeText[mode]} ${flightNumber || airline}`.trim();
    return [what, route, dayAndTime(departureDate, departureTime, reader)]
      .filter(Boolean)
      .join(", ");
  }
  const { name, address, checkIn } = booking.stay;
  return [name || address ? `Stay at ${name || address}` : "Stay", dayAndTime(checkIn, "", reader)]
    .filter(Boolean)
    .join(", ");
}

/** What the name leaves out: "Arrives Jun 11, 12:35 PM · Confirmation XK4P2Q". */
export function detailsOf(booking: BookingRead, reader: Reader): string {
  if (booking.is === "flight") {
    const { arrivalDate, arrivalTime, confirmation } = booking.leg;
    const arrival = dayAndTime(arrivalDate, arrivalTime, reader);
    return [arrival && `Arrives ${arrival}`, confirmation && `Confirmation ${confirmation}`]
      .filter(Boolean)
      .join(" · ");
  }
  const { name, address, checkOut, checkOutTime, confirmation } = booking.stay;
  const end = dayAndTime(checkOut, checkOutTime, reader);
  return [
    name && address,
    end && `Check-out ${end}`,
    confirmation && `Confirmation ${confirmation}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

type Booked = { booking: BookingRead };

/** "2 flights and 1 stay". */
function bookingsText(cards: readonly Booked[]): string {
  const legs = cards.flatMap(({ booking }) => (booking.is === "flight" ? [booking.leg] : []));
  const flights = legs.filter(({ mode }) => mode === "flight").length;
  const [others, stays] = [legs.length - flights, cards.length - legs.length];
  const parts = [
    flights && counted(flights, "flight"),
    others && counted(others, "other leg"),
    stays && counted(stays, "stay"),
  ].filter(Boolean);
  return listText(parts.map(String));
}

/** "2 flights and 1 stay added to Lisbon. 1 flight removed from Lisbon." */
export function savedText(
  added: readonly Booked[],
  removed: readonly Booked[],
  trip: Pick<Trip, "destination">,
): string {
  const name = destinationOf(trip);
  return [
    added.length > 0 && `${bookingsText(added)} added to ${name}.`,
    removed.length > 0 && `${bookingsText(removed)} removed from ${name}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
