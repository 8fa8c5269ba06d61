import { daysAfter } from "#contracts/kernel/days.ts";
import type { Leg, LegPlace, Stay } from "#contracts/travel/trip-parts.ts";
import { type Entry as TripEntry, months, type Trip } from "#contracts/travel/trips.ts";
import { timeText } from "#format/times.ts";
import { listText } from "#format/lists.ts";
import { countryName } from "#format/names.ts";
import { forReader, withPounds } from "#format/measures.ts";
import type { Reader } from "#format/reader.ts";
import { legTitle } from "#reference/days/titles.ts";
import { type DeadlineEvent, whenOf } from "../deadlines/service.ts";
import { type Span, spanOf, type When } from "./spans.ts";

/** A calendar event. `id` is stable for as long as its subject exists. */
export type Entry = Span & {
  id: string;
  summary: string;
  location: string;
  /** Lines of the description; may be empty. */
  details: readonly string[];
  /** Whether the time counts as busy (TRANSP). */
  busy: boolean;
  /** Its own SEQUENCE and time of change, where it moves by itself and not with its trip. */
  revision?: { sequence: number; changedAt: string } | undefined;
  /** An alarm this long before its start, as an iCalendar duration. */
  alarm?: string | undefined;
};

/** The parts of a trip that calendars may show: no costs, notes, links or papers. */
export type CalendarTrip = Pick<
  Trip,
  | "_id"
  | "destination"
  | "month"
  | "day"
  | "year"
  | "endDate"
  | "destinationPlace"
  | "petIds"
  | "legs"
  | "stays"
  | "items"
  | "entries"
  | "createdAt"
  | "updatedAt"
  | "version"
>;

export type CalendarContext = {
  /** The owner's pets, by id. */
  petNames: ReadonlyMap<string, string>;
  /** By IATA code, such as "Frankfurt Airport (FRA)". */
  airports: ReadonlyMap<string, string>;
  /** How the owner writes times. */
  reader: Reader;
  /** Whether this reader may see confirmation codes. */
  codes: boolean;
  /** What entry rules leave to do, by trip. */
  deadlines: ReadonlyMap<string, readonly DeadlineEvent[]>;
};

/** All events of a trip. Parts without a day are omitted. */
export function entriesOf(trip: CalendarTrip, context: CalendarContext): Entry[] {
  const wholeTrip = tripEntry(trip, context);
  return [
    ...(wholeTrip ? [wholeTrip] : []),
    ...trip.legs.flatMap((leg) => legEntry(leg, context) ?? []),
    ...trip.stays.flatMap((stay) => stayEntry(stay, context) ?? []),
    ...trip.items.flatMap(({ _id, list, text, due, done }) =>
      list !== "todo" || done || due === null
        ? []
        : [{ ...blank, id: `todo-${_id}`, start: { day: due }, summary: `To-do: ${text}` }],
    ),
    ...trip.entries.flatMap((entry) => plannedEntry(entry) ?? []),
    ...(context.deadlines.get(trip._id) ?? []).map((each) => deadlineEntry(trip, each, context)),
  ];
}

const blank = { location: "", details: [], busy: false };

/** First day of a trip; undefined unless month, day and year are all set. */
export function firstDay({ month, day, year }: Pick<Trip, "month" | "day" | "year">) {
  if (month === null || day === null || year === null) return undefined;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(months.indexOf(month) + 1)}-${two(day)}`;
}

export const tripName = ({ destination }: Pick<Trip, "destination">): string =>
  destination || "Untitled trip";

function tripEntry(trip: CalendarTrip, { petNames }: CalendarContext): Entry | undefined {
  const start = firstDay(trip);
  if (start === undefined) return undefined;
  const pets = trip.petIds.flatMap((id) => petNames.get(id) ?? []);
  const place = trip.destinationPlace;
  return {
    ...blank,
    id: `trip-${trip._id}`,
    ...spanOf({ day: start }, { day: trip.endDate ?? start }),
    summary: trip.destination ? `Trip: ${trip.destination}` : "Trip",
    location: place
      ? `${place.city}, ${countryName(place.country) ?? place.country}`
      : trip.destination,
    details: pets.length > 0 ? [`With ${listText(pets)}`] : [],
  };
}

function legEntry(
  leg: Leg,
  { petNames, airports, codes, reader }: CalendarContext,
): Entry | undefined {
  const span = legSpan(leg);
  if (!span) return undefined;
  const { from, to, departureTime, arrivalTime, airline, confirmation } = leg;
  const place = (code: string | null, other: LegPlace | null) =>
    code ? (airports.get(code) ?? code) : placeName(other);
  const pets = leg.pets.flatMap(({ petId, how }) => {
    const name = petNames.get(petId);
    if (name === undefined) return [];
    return [how === null ? `${name}: Not set yet` : `${name} ${seatTexts[how]}`];
  });
  return {
    ...span,
    id: `leg-${leg._id}`,
    summary: legTitle(leg, reader),
    location: place(from, leg.fromPlace),
    details: [
      airline,
      place(to, leg.toPlace) && `To ${place(to, leg.toPlace)}`,
      // Details that DTSTART and DTEND cannot express.
      span.start.time === undefined && departureTime
        ? `Departs ${timeText(departureTime, reader)}`
        : "",
      span.end?.time === undefined && arrivalTime
        ? `Arrives ${timeText(arrivalTime, reader)} local time`
        : "",
      leg.airside ? "Airside layover: you stay in the airport." : "",
      ...pets,
      codes ? codeLine(confirmation) : "",
    ].filter(Boolean),
    busy: true,
  };
}

const seatTexts: Record<NonNullable<Leg["pets"][number]["how"]>, string> = {
  cabin: "in the cabin",
  hold: "in the cargo hold",
  cargo: "as cargo",
  with: "with you",
};

/** "Calais, France". */
function placeName(place: LegPlace | null): string {
  const country = place?.country ? (countryName(place.country) ?? place.country) : "";
  return [place?.city, country].filter(Boolean).join(", ");
}

/** Hours of a window are a timed event with an alarm; days are all-day, and last through the window. */
function deadlineEntry(
  trip: CalendarTrip,
  deadline: DeadlineEvent,
  { reader }: CalendarContext,
): Entry {
  const { requirementId, petName, title, details, sequence, changedAt } = deadline;
  const [first, last] = [whenOf(deadline.starts ?? deadline.ends), whenOf(deadline.ends)];
  const isTimed = first.time !== undefined && last.time !== undefined;
  const when = ({ day, time, zone }: typeof first): When =>
    isTimed && time !== undefined ? { day, time, zone: zone ?? null } : { day };
  return {
    ...blank,
    ...spanOf(when(first), when(last)),
    id: `deadline-${trip._id}-${requirementId}`,
    summary: `${petName}: ${title}`,
    details: details.map((text) => forReader(withPounds(text), reader)),
    revision: { sequence, changedAt: changedAt.toISOString() },
    alarm: isTimed ? "-PT12H" : undefined,
  };
}

const codeLine = (code: string) => (code ? `Confirmation code: ${code}` : "");

/** Time span of a flight in local times; all-day where the departure time is unknown. */
function legSpan(leg: Leg): Span | undefined {
  const { departureDate, departureTime, departureZone, arrivalDate, arrivalTime, arrivalZone } =
    leg;
  const day = departureDate ?? arrivalDate;
  if (day === null) return undefined;
  if (departureDate === null || departureTime === null) {
    return spanOf({ day }, { day: arrivalDate ?? day });
  }
  const start: When = { day, time: departureTime, zone: departureZone };
  if (arrivalTime === null) return { start };
  // With a zone at one end only, no reader could compute the duration.
  if (departureZone !== null && arrivalZone === null) return { start };
  const zone = departureZone === null ? null : arrivalZone;
  return spanOf(start, { day: arrivalDay(leg, day), time: arrivalTime, zone });
}

/** An arrival earlier than its departure is on the next day, unless `arrivalDate` is set. */
const arrivalDay = ({ arrivalDate, arrivalTime, departureTime }: Leg, departure: string): string =>
  arrivalDate ??
  (arrivalTime && departureTime && arrivalTime < departureTime
    ? daysAfter(departure, 1)
    : departure);

function stayEntry(stay: Stay, { codes, reader }: CalendarContext): Entry | undefined {
  const { name, address, checkIn, checkInTime, checkOut, checkOutTime } = stay;
  const span = staySpan(stay);
  if (!span) return undefined;
  const isDays = span.start.time === undefined;
  return {
    ...span,
    id: `stay-${stay._id}`,
    summary: name || address ? `Stay: ${name || address}` : "Stay",
    location: address,
    details: [
      isDays && checkIn && checkInTime ? `Check-in ${timeText(checkInTime, reader)}` : "",
      isDays && checkOut && checkOutTime ? `Check-out ${timeText(checkOutTime, reader)}` : "",
      codes ? codeLine(stay.confirmation) : "",
    ].filter(Boolean),
    busy: false,
  };
}

/** What is planned for a day, with its place alone; ideas have no day. */
function plannedEntry({
  _id,
  date,
  time,
  endTime,
  zone,
  title,
  place,
}: TripEntry): Entry | undefined {
  if (date === null) return undefined;
  const start: When = time === null ? { day: date } : { day: date, time, zone };
  // A time that is not later ends on the next day.
  const last = time !== null && endTime !== null && endTime < time ? daysAfter(date, 1) : date;
  const span =
    time === null || endTime === null
      ? { start }
      : spanOf(start, { day: last, time: endTime, zone });
  return { ...blank, ...span, id: `entry-${_id}`, summary: title, location: place };
}

/** From check-in to check-out in local time; all-day unless both times and the zone are known. */
function staySpan({ zone, ...stay }: Stay): Span | undefined {
  const { checkIn, checkInTime, checkOut, checkOutTime } = stay;
  const first = checkIn ?? checkOut;
  if (first === null) return undefined;
  if (zone && checkIn && checkInTime && checkOut && checkOutTime) {
    return spanOf(
      { day: checkIn, time: checkInTime, zone },
      { day: checkOut, time: checkOutTime, zone },
    );
  }
  return spanOf({ day: first }, { day: checkOut ?? first });
}
