import type { Plan } from "#contracts/plans.ts";
import { type Entry, entriesOf, type Known } from "./entries.ts";
import { property, textValue, written } from "./lines.ts";
import { spanLines, zonesIn } from "./spans.ts";
import { clockText, zoneLines } from "./zones.ts";

/** How often a program should look for changes. */
const refresh = "PT1H";

type Told = Known & { name: string; publicUrl: string };

/**
 * Trips as a calendar file (RFC 5545, 7986). The same trips make the same bytes, whenever it is made; each change of
 * a trip has a higher SEQUENCE.
 */
export function calendarFile(plans: readonly Plan[], { name, publicUrl, ...known }: Told): string {
  const { hostname } = new URL(publicUrl);
  const found = plans.map((plan) => ({ plan, entries: entriesOf(plan, known) }));
  const zones = zonesIn(found.flatMap(({ entries }) => entries));
  const events = found.flatMap(({ plan, entries }) => {
    const common = commonLines(plan, publicUrl);
    return entries.flatMap((entry) => eventLines(entry, hostname, common));
  });
  // A calendar without any part is none (RFC 5545, 3.6), also where there is nothing to say.
  if (events.length === 0) zones.set("UTC", new Set([1970]));
  return written([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wagabond//Trips//EN",
    "CALSCALE:GREGORIAN",
    property("NAME", textValue(name)),
    property("X-WR-CALNAME", textValue(name)),
    property("REFRESH-INTERVAL", refresh, { VALUE: "DURATION" }),
    property("X-PUBLISHED-TTL", refresh),
    ...[...zones]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([zone, years]) => zoneLines(zone, years)),
    ...events,
    "END:VCALENDAR",
  ]);
}

/** What all events of a trip say. */
function commonLines(plan: Plan, publicUrl: string): string[] {
  const changed = utc(plan.updatedAt);
  return [
    property("SEQUENCE", String(plan.version)),
    property("DTSTAMP", changed),
    property("CREATED", utc(plan.createdAt)),
    property("LAST-MODIFIED", changed),
    property("URL", `${publicUrl}/plans/${plan._id}`),
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
