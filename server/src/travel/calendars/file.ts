import { setImmediate as turn } from "node:timers/promises";
import { type Entry, entriesOf, type Known, type CalendarTrip } from "./entries.ts";
import { property, textValue, written } from "./lines.ts";
import { spanLines, zonesIn } from "./spans.ts";
import { clockText, zoneLines } from "./zones.ts";

/** How often a program should look for changes. */
const refresh = "PT1H";

/** So long, in milliseconds, one calendar keeps everybody else waiting at a time. */
const atATime = 20;

type Told = Known & { name: string; publicUrl: string };

/**
 * Trips as a calendar file (RFC 5545, 7986). The same trips make the same bytes, whenever it is made; each change of
 * a trip has a higher SEQUENCE. Many flights in many zones and years take seconds: others have their turn between.
 */
export async function calendarFile(
  trips: readonly CalendarTrip[],
  { name, publicUrl, ...known }: Told,
): Promise<string> {
  const { hostname } = new URL(publicUrl);
  const pause = pauses();
  const entries: Entry[] = [];
  const events: string[][] = [];
  for (const trip of trips) {
    const common = commonLines(trip, publicUrl);
    const own = entriesOf(trip, known);
    entries.push(...own);
    events.push(own.flatMap((entry) => eventLines(entry, hostname, common)));
    await pause();
  }
  const zones = zonesIn(entries);
  // A calendar without any part is none (RFC 5545, 3.6), also where there is nothing to say.
  if (entries.length === 0) zones.set("UTC", new Set([1970]));
  const clocks: string[][] = [];
  for (const [zone, years] of [...zones].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    clocks.push(zoneLines(zone, years));
    await pause();
  }
  return written([
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

/** Gives others their turn where this work has gone on for a while. */
function pauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < atATime) return;
    await turn();
    began = performance.now();
  };
}

/** What all events of a trip say. */
function commonLines(trip: CalendarTrip, publicUrl: string): string[] {
  const changed = utc(trip.updatedAt);
  return [
    property("SEQUENCE", String(trip.version)),
    property("DTSTAMP", changed),
    property("CREATED", utc(trip.createdAt)),
    property("LAST-MODIFIED", changed),
    property("URL", `${publicUrl}/plans/${trip._id}`),
  ];
}

function eventLines(entry: Entry, hostname: string, common: readonly string[]): string[] {
  const { id, summary, location, details, busy } = entry;
  return [
    "BEGIN:VEVENT",
    property("UID", `${id}@${hostname}`),
    ...common,
    ...spanLines(entry),
    property("SUMMARY", textValue(summary)),
    ...(location ? [property("LOCATION", textValue(location))] : []),
    ...(details.length > 0 ? [property("DESCRIPTION", textValue(details.join("\n")))] : []),
    property("TRANSP", busy ? "OPAQUE" : "TRANSPARENT"),
    "END:VEVENT",
  ];
}

const utc = (moment: string) => `${clockText(Date.parse(moment))}Z`;
