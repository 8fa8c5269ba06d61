import type ICAL from "ical.js";
import { there, written, zoneOf } from "./event-time.ts";
import { type EventContext, textOf } from "./read-calendar.ts";

/** An event of a planner's calendar with its texts and its local start and end. */
export type PlannerEvent = {
  event: ICAL.Component;
  uid: string;
  title: string;
  place: string;
  description: string;
  start: { day: string; time: string; zone: string };
  end: { day: string; time: string };
};

/** Reads an event of TripIt's or TREK's calendar. */
export function plannerEvent(event: ICAL.Component, { zones }: EventContext): PlannerEvent {
  const [from, to] = [written(event, "dtstart", zones), written(event, "dtend", zones)];
  const description = textOf(event, "description");
  const local = (moment: typeof from) => {
    const shown = moment?.iso.endsWith("Z") ? byClock(moment.iso, description) : undefined;
    return shown ?? there(moment, "", "event");
  };
  const [start, end] = [local(from), local(to)];
  return {
    event,
    uid: textOf(event, "uid"),
    title: textOf(event, "summary"),
    place: textOf(event, "location"),
    description,
    start: {
      day: start.day || (from?.iso.slice(0, 10) ?? ""),
      time: start.time,
      zone: zoneOf(from),
    },
    end: { day: end.day, time: end.time },
  };
}

const minutesOfDay = 24 * 60;
/** The offsets from UTC that places have most, Hawaii to New Zealand in summer. */
const [earliest, latest] = [-11 * 60, 13 * 60];

/**
 * The local time of a moment in UTC, by the clock that the description shows: "11:00 AM PDT". The event's zone isn't in the
 * file, and the difference of both is its offset.
 */
function byClock(iso: string, description: string): { day: string; time: string } | undefined {
  const [, hours, minutes, half] =
    /^ *(\d{1,2}):(\d\d) ([AP]M)\b(?! *[–-])/m.exec(description) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const clock = ((Number(hours) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minutes);
  const at = Date.parse(iso);
  if (!Number.isFinite(at)) return undefined;
  const utc = Math.floor(at / 60_000) % minutesOfDay;
  let ahead = (clock - utc + 2 * minutesOfDay) % minutesOfDay;
  if (ahead > latest) ahead -= minutesOfDay;
  if (ahead <= earliest) return undefined;
  const [day = "", time = ""] = new Date(at + ahead * 60_000).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}
