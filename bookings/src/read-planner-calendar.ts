import type ICAL from "ical.js";
import { daysAfter } from "#contracts/kernel/days.ts";
import type { ReadContext } from "./airports.ts";
import { blankTrip, type Planned, type PlannedTrip } from "./planned-trip.ts";
import { type PlannerEvent, plannerEvent } from "./planner-event.ts";
import { calendarsOf, textOf } from "./read-calendar.ts";
import { addTrekEvent } from "./trek-events.ts";
import { addTripItEvent, tripItText } from "./tripit-events.ts";

const eventsMax = 5_000;

/**
 * The trips of a calendar that TripIt or TREK exported; undefined for other text. Each has all-day events for its trips,
 * known by their UIDs, and one event for each thing in them. Layouts: TripIt's calendar feed, and `exportICS` of the TREK
 * project (`trek-trip-…`, `trek-res-…`, `trek-assign-…`, `trek-day-…`).
 */
export async function readPlannerCalendar(
  text: string,
  context: ReadContext,
): Promise<Planned | undefined> {
  const found = await calendarsOf(text);
  const planner = found && plannerOf(found.calendars);
  if (!found || !planner) return undefined;
  const zoned = { ...context, zones: found.zones };
  const events = found.calendars
    .flatMap((calendar) => calendar.getAllSubcomponents("vevent"))
    .slice(0, eventsMax)
    .map((event) => plannerEvent(event, zoned))
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const isTrip = planner === "TripIt" ? isTripOfTripIt : isTripOfTrek;
  const trips = events.filter(isTrip).map((one) => tripOf(one, planner));
  const left: Planned["left"] = [];
  for (const one of events) {
    if (isTrip(one)) continue;
    const trip = tripWith(one, trips);
    if (!trip) left.push({ title: one.title || "An event", reason: outside });
    else if (planner === "TripIt") addTripItEvent(trip.trip, one, zoned);
    else addTrekEvent(trip.trip, one, zoned);
  }
  return { planner, trips: trips.map(({ trip }) => trip), left };
}

const outside = "It is outside of every trip in this calendar.";

const orderOf = ({ start }: PlannerEvent): string => `${start.day} ${start.time}`;

function plannerOf(calendars: readonly ICAL.Component[]): Planned["planner"] | undefined {
  const products = calendars.map((one) => textOf(one, "prodid"));
  if (products.some((one) => /\bTREK\b/.test(one))) return "TREK";
  const isTripIt = (event: ICAL.Component) =>
    textOf(event, "uid").toLowerCase().endsWith("@tripit.com");
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
  return events.some(isTripIt) || products.some((one) => /tripit/i.test(one))
    ? "TripIt"
    : undefined;
}

const isAllDay = ({ start }: PlannerEvent): boolean => start.time === "" && start.day !== "";

const isTripOfTripIt = (one: PlannerEvent): boolean => isAllDay(one) && !/^item-/i.test(one.uid);
const isTripOfTrek = (one: PlannerEvent): boolean => /^trek-trip-/i.test(one.uid);

/** A trip with the number that TripIt's links to its things have. */
type Found = { trip: PlannedTrip; link: string };

const linkIn = ({ description }: PlannerEvent): string =>
  /tripit\.com\/trip\/show\/id\/(\d{1,20})/.exec(description)?.[1] ?? "";

function tripOf(one: PlannerEvent, planner: Planned["planner"]): Found {
  const { title, start, end, uid, description } = one;
  const link = linkIn(one);
  const notes = planner === "TripIt" ? tripItText(description) : description;
  const trip = {
    ...structuredClone(blankTrip),
    // TREK numbers the trips of each installation.
    key: link || `${uid} ${title}`,
    title,
    startDate: start.day,
    // The end of an all-day event is the day after.
    endDate: end.day > start.day ? daysAfter(end.day, -1) : start.day,
    notes,
  };
  return { trip, link };
}

/** The trip of an event: by its link, or the shortest one around its day. */
function tripWith(one: PlannerEvent, trips: readonly Found[]): Found | undefined {
  const link = linkIn(one);
  const linked = link ? trips.find((trip) => trip.link === link) : undefined;
  if (linked) return linked;
  const { day } = one.start;
  const around = trips.filter(({ trip }) => trip.startDate <= day && day <= trip.endDate);
  const length = ({ trip }: Found) => Date.parse(trip.endDate) - Date.parse(trip.startDate);
  const [shortest] = around.toSorted((a, b) => length(a) - length(b));
  const [only, ...others] = trips;
  return shortest ?? (others.length > 0 ? undefined : only);
}
