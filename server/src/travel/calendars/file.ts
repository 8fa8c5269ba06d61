import { setImmediate as turn } from "node:timers/promises";
import { type Entry, entriesOf, type CalendarContext, type CalendarTrip } from "./entries.ts";
import { property, textValue, fileText } from "./lines.ts";
import { spanLines, zonesIn } from "./spans.ts";
import { clockText, zoneLines } from "./zones.ts";

/** Refresh interval suggested to calendar apps. */
const refresh = "PT1H";

/** Milliseconds of work before yielding to the event loop. */
const sliceMs = 20;

type CalendarOptions = CalendarContext & { name: string; publicUrl: string };

/**
 * Renders trips as an iCalendar file (RFC 5545, 7986). The output is deterministic; each change of a trip
 * raises SEQUENCE. Many flights in many zones and years take seconds, so rendering yields to the event loop.
 */
export async function calendarFile(
  trips: readonly CalendarTrip[],
  { name, publicUrl, ...context }: CalendarOptions,
): Promise<string> {
  const { hostname } = new URL(publicUrl);
  const yieldIfDue = makeYielder();
  const entries: Entry[] = [];
  const events: string[][] = [];
  for (const trip of trips) {
    const tripEntries = entriesOf(trip, context);
    entries.push(...tripEntries);
    events.push(
      tripEntries.flatMap((entry) =>
        eventLines(entry, hostname, commonLines(trip, entry, publicUrl)),
      ),
    );
    await yieldIfDue();
  }
  const zones = zonesIn(entries);
  // A calendar needs at least one component (RFC 5545, 3.6), even without events.
  if (entries.length === 0) zones.set("UTC", new Set([1970]));
  const clocks: string[][] = [];
  for (const [zone, years] of [...zones].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    clocks.push(zoneLines(zone, years));
    await yieldIfDue();
  }
  return fileText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wagabond//Trips//EN",
    "CALSCALE:GREGORIAN",
    property("NAME", textValue(name)),
    property("X-WR-CALNAME", textValue(name)),
    property("REFRESH-INTERVAL", refresh, { VALUE: "DURATION" }),
    property("X-PUBLISHED-TTL", refresh),
    ...clocks.flat(),
    ...events.flat(),
    "END:VCALENDAR",
  ]);
}

/** Returns a function that yields to the event loop once the current slice of work is used up. */
function makeYielder(): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await turn();
    sliceStart = performance.now();
  };
}

/** The revision of an event: its own, or its trip's. */
function commonLines(trip: CalendarTrip, { revision }: Entry, publicUrl: string): string[] {
  const changed = utc(revision?.changedAt ?? trip.updatedAt);
  return [
    property("SEQUENCE", String(revision?.sequence ?? trip.version)),
    property("DTSTAMP", changed),
    property("CREATED", utc(trip.createdAt)),
    property("LAST-MODIFIED", changed),
    property("URL", `${publicUrl}/plans/${trip._id}`),
  ];
}

function eventLines(entry: Entry, hostname: string, common: readonly string[]): string[] {
  const { id, summary, location, details, busy, alarm } = entry;
  return [
    "BEGIN:VEVENT",
    property("UID", `${id}@${hostname}`),
    ...common,
    ...spanLines(entry),
    property("SUMMARY", textValue(summary)),
    ...(location ? [property("LOCATION", textValue(location))] : []),
    ...(details.length > 0 ? [property("DESCRIPTION", textValue(details.join("\n")))] : []),
    property("TRANSP", busy ? "OPAQUE" : "TRANSPARENT"),
    ...(alarm ? alarmLines(alarm, summary) : []),
    "END:VEVENT",
  ];
}

const alarmLines = (trigger: string, text: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  property("TRIGGER", trigger),
  property("DESCRIPTION", textValue(text)),
  "END:VALARM",
];

const utc = (moment: string) => `${clockText(Date.parse(moment))}Z`;
