import type { LegMode } from "#contracts/travel/trip-parts.ts";
import { blankLeg, blankStay } from "./booking.ts";
import { endThere, there, written } from "./event-time.ts";
import { findFlights } from "./flight-numbers.ts";
import { blankEntry, type PlannedTrip } from "./planned-trip.ts";
import type { EventContext } from "./read-calendar.ts";
import type { PlannerEvent } from "./planner-event.ts";

const modes: Readonly<Record<string, LegMode>> = {
  flight: "flight",
  train: "train",
  bus: "bus",
  ferry: "ferry",
  cruise: "ferry",
  car: "car",
};

/** The lines "Type: flight" of a description by their labels, and the other ones. */
function detailsOf(description: string) {
  const labels = /^(Type|Confirmation|Airline|Flight|From|To|Route|Train): *(.*)$/;
  const found = new Map<string, string>();
  const others: string[] = [];
  for (const line of description.split("\n")) {
    const [, label, value = ""] = labels.exec(line.trim()) ?? [];
    if (label !== undefined && !found.has(label)) found.set(label, value.trim());
    else others.push(line);
  }
  return { of: (label: string) => found.get(label) ?? "", rest: others.join("\n").trim() };
}

/** Adds an event of TREK's calendar to its trip: a leg, a stay or an entry; one for each line of a day's event. */
export function addTrekEvent(trip: PlannedTrip, one: PlannerEvent, context: EventContext): void {
  const { title, place, start, end, description } = one;
  if (/^trek-day-/i.test(one.uid)) {
    trip.entries.push(...linesOfDay(start.day, description));
    return;
  }
  const { of, rest } = detailsOf(description);
  const isReservation = /^trek-res-/i.test(one.uid);
  const mode = isReservation ? modes[of("Type")] : undefined;
  if (isReservation && of("Type") === "hotel") {
    trip.stays.push({
      ...blankStay,
      name: title,
      address: place,
      checkIn: start.day,
      checkInTime: start.time,
      checkOut: end.day > start.day ? end.day : "",
      checkOutTime: end.day > start.day ? end.time : "",
      zone: start.zone,
      confirmation: of("Confirmation"),
    });
    if (rest) trip.entries.push({ ...blankEntry, date: start.day, title, note: rest });
    return;
  }
  if (mode) {
    trip.legs.push(legOf(one, mode, of, context));
    if (rest) trip.entries.push({ ...blankEntry, date: start.day, title, note: rest });
    return;
  }
  const code = of("Confirmation");
  trip.entries.push({
    ...blankEntry,
    date: start.day,
    time: start.time,
    endTime: end.day === start.day && end.time > start.time ? end.time : "",
    zone: start.zone,
    title,
    place,
    // The address follows the note there, too.
    note: [code && `Confirmation: ${code}`, ...(isReservation ? rest : description).split("\n")]
      .filter((line) => line && line !== place)
      .join("\n"),
  });
}

function legOf(
  { event, title }: PlannerEvent,
  mode: LegMode,
  of: (label: string) => string,
  { airports, zones }: EventContext,
) {
  const stops = of("Route").split("→");
  const ends = [of("From") || (stops[0] ?? ""), of("To") || (stops.at(-1) ?? "")].map((each) => {
    const name = each.trim();
    const airport = mode === "flight" ? airports.byCode(name) : undefined;
    const at = airport ? undefined : airports.cityOf(name);
    return { code: airport?.code ?? "", name, zone: airport?.zone ?? at?.zone ?? "" };
  });
  const [from, to] = ends;
  const departure = there(written(event, "dtstart", zones), from?.zone ?? "", "departure");
  const arrival = endThere(event, zones, {
    from: from?.zone ?? "",
    to: to?.zone ?? "",
    what: "arrival",
  });
  const number = of("Flight") || of("Train");
  const [flight] = mode === "flight" ? findFlights(number || title) : [];
  return {
    ...blankLeg,
    mode,
    airline: of("Airline") || (mode === "flight" ? "" : title),
    airlineCode: flight?.code ?? "",
    flightNumber: number || (flight ? `${flight.code}${flight.digits}` : ""),
    from: from?.code ?? "",
    fromPlace: { text: from?.code ? "" : (from?.name ?? ""), place: null },
    to: to?.code ?? "",
    toPlace: { text: to?.code ? "" : (to?.name ?? ""), place: null },
    departureDate: departure.day,
    departureTime: departure.time,
    departureZone: from?.zone ?? "",
    arrivalDate: arrival.time ? arrival.day : "",
    arrivalTime: arrival.time,
    arrivalZone: to?.zone ?? "",
    confirmation: of("Confirmation"),
  };
}

/** "• Museum (1 Main Street) — Buy tickets" and "08:00 — Breakfast", as a day's event lists them. */
const linesOfDay = (date: string, description: string) =>
  description.split("\n").flatMap((line) => {
    const written = line.trim();
    if (written === "" || written === "Notes:") return [];
    const [, time = "", rest = written] = /^(\d\d:\d\d)\S* — (.*)$/.exec(written) ?? [];
    const [head = "", ...notes] = rest.replace(/^• */, "").split(" — ");
    const [, title = head, place = ""] = /^(.*\S) \(([^()]*)\)$/.exec(head) ?? [];
    return [{ ...blankEntry, date, time, title, place, note: notes.join(" — ") }];
  });
