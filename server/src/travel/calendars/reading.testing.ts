import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect } from "vitest";

/** An event as a calendar app reads it. All-day dates are `YYYY-MM-DD`; other times are local to their zone. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  start: string;
  end: string;
  floats: boolean;
  busy: boolean;
  /** In UTC; empty for all-day and floating events. */
  instants: string[];
};

export type Read = { name: string; zones: string[]; events: ReadEvent[] };

/** Parses a calendar with ical.js, which uses only the zones within the file. */
export function readCalendar(text: string): Read {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents("vtimezone").map((part) => new ICAL.Timezone(part));
  for (const zone of zones) ICAL.TimezoneService.register(zone, zone.tzid);
  const events = calendar.getAllSubcomponents("vevent").map((part): ReadEvent => {
    const event = new ICAL.Event(part);
    const both = [event.startDate, event.endDate];
    const floats = event.startDate.zone === ICAL.Timezone.localTimezone;
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location ?? "",
      description: event.description ?? "",
      url: String(part.getFirstPropertyValue("url")),
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      floats: floats && !event.startDate.isDate,
      busy: part.getFirstPropertyValue("transp") === "OPAQUE",
      instants: floats ? [] : both.map((time) => time.toJSDate().toISOString()),
    };
  });
  return {
    name: String(calendar.getFirstPropertyValue("x-wr-calname")),
    zones: zones.map(({ tzid }) => tzid),
    events,
  };
}

/** Parses a calendar with ical.js and checks it against node-ical, which has its own zone tables. */
export function readBoth(text: string): Read {
  const read = readCalendar(text);
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === "VEVENT" ? [part] : [],
  );
  expect(others).toHaveLength(read.events.length);
  for (const event of read.events) {
    const other = others.find(({ uid }) => uid === event.uid);
    // node-ical reads "\
    // " as a line break even after an escaped backslash.
    if (!event.summary.includes("\\n")) expect(other?.summary).toBe(event.summary);
    if (event.description) expect(other).toMatchObject({ description: event.description });
    if (event.instants.length === 0) continue;
    expect([other?.start, other?.end].map((time) => time?.toISOString())).toEqual(event.instants);
  }
  return read;
}
