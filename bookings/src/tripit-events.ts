import { blankStay } from "./booking.ts";
import { linesOf } from "./clean-text.ts";
import { blankEntry, type PlannedTrip } from "./planned-trip.ts";
import { bookingOf, type EventContext } from "./read-calendar.ts";
import type { PlannerEvent } from "./planner-event.ts";
import { findCodes } from "./text-labels.ts";

/** A description without the lines that TripIt writes below each. */
export const tripItText = (description: string): string =>
  description
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !/^View and\/or edit details|^TripIt - organize/i.test(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

const checkIn = /^check-?in: *(.+)$/i;
const checkOut = /^check-?out: *(.+)$/i;

/** Adds an event of TripIt's calendar to its trip: a flight, a stay by its two ends, a ride, or an entry. */
export function addTripItEvent(trip: PlannedTrip, one: PlannerEvent, context: EventContext): void {
  const { title, place, start, end } = one;
  const description = tripItText(one.description);
  const came = checkIn.exec(title)?.[1];
  const left = checkOut.exec(title)?.[1];
  if (came) {
    const [code = "", ...others] = findCodes(linesOf(description));
    trip.stays.push({
      ...blankStay,
      name: came,
      // The name stands before the address.
      address: place.startsWith(`${came}, `) ? place.slice(came.length + 2) : place,
      checkIn: start.day,
      checkInTime: start.time,
      confirmation: others.length > 0 ? "" : code,
    });
    return;
  }
  const stay = left && trip.stays.findLast(({ name, checkOut: out }) => name === left && !out);
  if (stay) {
    stay.checkOut = start.day;
    stay.checkOutTime = start.time;
    return;
  }
  const booking = bookingOf(one.event, context);
  if (booking?.is === "flight") trip.legs.push(booking.leg);
  else
    trip.entries.push({
      ...blankEntry,
      date: start.day,
      time: start.time,
      endTime: end.day === start.day && end.time > start.time ? end.time : "",
      zone: start.zone,
      title,
      place,
      note: description,
    });
}
