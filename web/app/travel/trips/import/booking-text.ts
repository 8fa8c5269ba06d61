import { type Reader } from "#format/reader.ts";
import { dayAndTime } from "../legs/leg-text.ts";
import { modeText } from "../legs/leg-text.ts";
import type { BookingRead } from "./booking.ts";

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
