import type { BookingRead } from "#contracts/travel/bookings.ts";
import { blankLeg, blankStay, canceled, flightRead, stayRead, type Reading } from "./booking.ts";
import type ICAL from "ical.js";
import { withArrivalDay } from "./arrival.ts";
import { cleanText, linesOf } from "./clean-text.ts";
import { unfolded } from "./decode-bytes.ts";
import { flightLines } from "./flight-lines.ts";
import { oneFlight } from "./parse-flight.ts";
import { readStays } from "./read-stays.ts";
import type { ReadContext } from "./airports.ts";
import { nameKind } from "./stay-labels.ts";
import { rideRead } from "./ride-read.ts";
import { findCodes } from "./text-labels.ts";
import { type CalendarZones, zonesOf } from "./calendar-zones.ts";
import { endThere, there, written, zoneOf as eventZone, titledRide } from "./event-time.ts";

const eventsMax = 200;

export type EventContext = ReadContext & { zones: CalendarZones };

/** The calendars of a text; `isWhole` is false where damaged lines were skipped. Undefined for other text. */
export async function calendarsOf(
  text: string,
): Promise<{ calendars: ICAL.Component[]; zones: CalendarZones; isWhole: boolean } | undefined> {
  const { default: ical } = await import("ical.js");
  const parsed = parse(ical.parse, text);
  if (!parsed) return undefined;
  const { jcal, isWhole } = parsed;
  const roots = typeof jcal[0] === "string" ? [jcal] : jcal;
  const calendars = roots.filter(Array.isArray).map((root) => new ical.Component(root));
  return { calendars, zones: zonesOf(calendars), isWhole };
}

/** Parses flights and stays of a calendar; undefined for other text. Malformed lines are skipped. */
export async function readCalendar(
  text: string,
  context: ReadContext,
): Promise<Reading | undefined> {
  const found = await calendarsOf(text);
  if (!found) return undefined;
  const { calendars, zones, isWhole } = found;
  const notes = isWhole ? [] : ["Parts of this calendar file are damaged and were skipped."];
  const bookings: BookingRead[] = [];
  const lines: string[] = [];
  const zoned = { ...context, zones };
  for (const calendar of calendars) {
    const isCanceled = textOf(calendar, "method").toUpperCase() === "CANCEL";
    for (const event of calendar.getAllSubcomponents("vevent").slice(0, eventsMax)) {
      const summary = textOf(event, "summary").slice(0, 200);
      if (isCanceled || textOf(event, "status").toUpperCase() === "CANCELLED") {
        const gone = bookingOf(event, zoned);
        if (gone) bookings.push(canceled(gone));
        else notes.push(`“${summary || "Untitled event"}” was canceled, so we skipped it.`);
        continue;
      }
      const booking = bookingOf(event, zoned);
      lines.push(...linesOf(booking ? textsOf(event).join("\n") : source(event)));
      if (booking) {
        bookings.push(booking);
        if (event.hasProperty("rrule") || event.hasProperty("rdate"))
          notes.push(`“${summary || "Untitled event"}” repeats. We only read the first one.`);
      } else
        notes.push(
          `“${summary || "Untitled event"}” doesn't look like a flight or stay, so we skipped it.`,
        );
    }
  }
  return { bookings, notes: notes.slice(0, 20), lines };
}

/** A zone's name with a colon but without quotation marks, as in "TZID=(UTC-05:00) Eastern Time:20270723T080000". */
const openZone =
  /^(DT(?:START|END)(?:;[A-Z-]{1,20}=[^;:"]{0,40}){0,3};TZID=)([^";]{0,80}:[^";]{0,80})(:\d{8}(?:T\d{6}Z?)?)$/i;

/** A date whose kind is not told, which the parser takes for a time. */
const openDate = /^(DT(?:START|END)(?:;(?!VALUE=)[A-Z-]{1,20}=[^;:]{0,80}){0,3})(:\d{8})$/i;

const contentLineMax = 10_000;

function parse(
  read: (text: string) => unknown[],
  text: string,
): { jcal: unknown[]; isWhole: boolean } | undefined {
  // Lines are unfolded before they are measured, because the parser is slow with very long ones.
  const lines = unfolded(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(openZone, '$1"$2"$3').replace(openDate, "$1;VALUE=DATE$2"));
  const short = lines.filter((line) => line.length <= contentLineMax);
  for (const repair of [false, true]) {
    try {
      const jcal = read(repair ? repaired(short) : short.join("\r\n"));
      return { jcal, isWhole: !repair && short.length === lines.length };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** The valid lines of a calendar, with missing END lines added. */
function repaired(all: readonly string[]): string {
  const open: string[] = [];
  const lines = all.filter((line) => {
    const [, keyword = "", name = ""] = /^(BEGIN|END):([A-Z-]{1,20})\s*$/.exec(line) ?? [];
    if (keyword === "BEGIN") open.push(name);
    if (keyword === "END" && open.at(-1) === name) open.pop();
    else if (keyword === "END") return false;
    return /^(?:[A-Za-z-]{1,40}(?:;[A-Za-z-]{1,40}=(?:"[^"]{0,200}"|[^";:]{0,200})){0,10}:)/.test(
      line,
    );
  });
  return [...lines, ...open.toReversed().map((name) => `END:${name}`)].join("\r\n");
}

/** A text property of an event, cleaned; '' where it has none. */
export function textOf(component: ICAL.Component, name: string): string {
  try {
    const value: unknown = component.getFirstPropertyValue(name);
    return typeof value === "string" ? cleanText(value).trim() : "";
  } catch {
    return "";
  }
}

function flightOf(
  event: ICAL.Component,
  { airports, today, zones }: EventContext,
): BookingRead | undefined {
  const summary = textOf(event, "summary");
  const where = textOf(event, "location");
  const lines = linesOf([summary, textOf(event, "description")].join("\n"));
  const parsed = flightLines(lines, { airports, today });
  const number = parsed.find(({ flights }) => flights.length === 1);
  const flight = number?.flights[0];
  const others = parsed
    .flatMap(({ flights }) => flights)
    .filter(({ digits }) => digits !== flight?.digits);
  if (!flight || (others.length > 0 && number !== parsed[0])) return undefined;
  const text = oneFlight(flight, parsed, number, airports).leg;
  const [at] = flightLines([where], { airports, today });
  const [place, second] = at?.airports ?? [];
  const only = second === undefined ? place : undefined;
  const from = text.from || (only !== text.to ? (only ?? "") : "");
  const [fromZone, toZone] = [zoneOf(from), zoneOf(text.to)];
  const departure = there(written(event, "dtstart", zones), fromZone, "departure");
  const arrival = endThere(event, zones, { from: fromZone, to: toZone, what: "arrival" });
  const codes = findCodes(lines);
  const { leg, warnings } = withArrivalDay({
    ...blankLeg,
    airlineCode: text.airlineCode,
    airline: text.airline,
    flightNumber: text.flightNumber,
    from,
    to: text.to,
    departureDate: departure.day,
    departureTime: departure.time,
    departureZone: fromZone,
    arrivalDate: arrival.time ? arrival.day : "",
    arrivalTime: arrival.time,
    arrivalZone: toZone,
    confirmation: codes.length > 1 ? "" : (codes[0] ?? ""),
  });
  return flightRead(leg, [departure.why, arrival.why, ...warnings].filter(Boolean), source(event));

  function zoneOf(code: string): string {
    return airports.byCode(code)?.zone ?? "";
  }
}

const before =
  /^(?:(?:your )?stay(?:ing)? (?:at|in)|(?:hotel )?(?:check-?in|reservation|booking|stay)(?: at| in)?|hotel(?= ?:)|accommodation|aufenthalt(?: im| in)?|unterkunft|übernachtung(?: im| in)?|alojamiento|estancia en|hébergement|séjour (?:à|au)) ?:? ?(?:[-–] ?)?(.{2,120})$/iu;

function stayOf(event: ICAL.Component, { today, zones }: EventContext): BookingRead | undefined {
  const summary = linesOf(textOf(event, "summary"))[0] ?? "";
  const description = linesOf(textOf(event, "description"));
  const isLeaving = /^check-?out/i.test(summary);
  const named = before.exec(summary)?.[1];
  if (isLeaving || (!named && !nameKind.test(summary))) return undefined;
  const name = (named ?? summary).slice(0, 120);
  const address = linesOf(textOf(event, "location")).join(", ").slice(0, 300);
  const [parsed] = readStays([`Hotel: ${name}`, ...description], today);
  const codes = findCodes(description);
  const warnings: string[] = [];
  let dates = parsed?.stay;
  if (!dates) {
    const start = written(event, "dtstart", zones);
    const come = there(start, "", "check-in");
    const go = endThere(event, zones, { from: "", to: "", what: "check-out" });
    const isWhole = come.time === "";
    // The end of an all-day event is exclusive; some mean the check-out date, some the day before.
    if (isWhole && go.isByDays)
      warnings.push("The check-out date is from the length of an all-day event. Check it.");
    else if (isWhole)
      warnings.push("An all-day event doesn't show the check-out date. Enter it below.");
    const stays = (!isWhole || go.isByDays) && go.day > come.day;
    warnings.push(...[come.why, go.why].filter(Boolean));
    dates = {
      ...blankStay,
      checkIn: come.day,
      checkInTime: come.time,
      checkOut: stays ? go.day : "",
      checkOutTime: stays ? go.time : "",
      zone: come.time ? eventZone(start) : "",
    };
  }
  const stay = {
    ...dates,
    name,
    address: address || dates.address,
    confirmation: codes.length > 1 ? "" : (codes[0] ?? ""),
  };
  return stayRead(stay, warnings, source(event));
}

/** A train, a ferry or a drive whose title names both places. */
function rideOf(event: ICAL.Component, { airports, zones }: EventContext): BookingRead | undefined {
  const title = linesOf(textOf(event, "summary"))[0] ?? "";
  const ride = titledRide(title);
  if (!ride) return undefined;
  const place = (name: string) => {
    const city = airports.cityOf(name);
    return { city: name, country: city?.country ?? null, zone: city?.zone ?? null };
  };
  const [from, to] = [place(ride.from), place(ride.to)];
  const known = [from, to].filter(({ country }) => country !== null).length;
  // People drive and train in other senses, too.
  if (known < { ferry: 0, train: 1, car: 2 }[ride.mode]) return undefined;
  const codes = findCodes(linesOf(textOf(event, "description")));
  const [fromZone, toZone] = [from.zone ?? "", to.zone ?? ""];
  return rideRead(
    {
      ...ride,
      from,
      to,
      departure: there(written(event, "dtstart", zones), fromZone, "departure"),
      arrival: endThere(event, zones, { from: fromZone, to: toZone, what: "arrival" }),
      confirmation: codes.length > 1 ? "" : (codes[0] ?? ""),
    },
    source(event),
  );
}

/** The flight, stay or ride that an event is; undefined where it is none. */
export const bookingOf = (event: ICAL.Component, context: EventContext): BookingRead | undefined =>
  flightOf(event, context) ?? stayOf(event, context) ?? rideOf(event, context);

const textsOf = (event: ICAL.Component): string[] =>
  ["summary", "location", "description"].map((name) => textOf(event, name));

const source = (event: ICAL.Component): string =>
  [
    textOf(event, "summary"),
    textOf(event, "location"),
    ["dtstart", "dtend"].map((name) => written(event, name, new Map())?.iso ?? "").join(" – "),
    textOf(event, "description").slice(0, 2_000),
  ]
    .filter(Boolean)
    .join("\n");
