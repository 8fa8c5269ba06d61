import { messages } from "#format/messages.ts";
import { counted } from "#format/plurals.ts";
import type { Reader } from "#format/reader.ts";

/** The text of a rule where legs and stays don't fit together. */
export const texts = messages(
  "days",
  {
    noStay: "No place to stay on {date}",
    lateFlight: "You land at {time}, after check-in at {stay} closes at {until}",
    lateOther: "You arrive at {time}, after check-in at {stay} closes at {until}",
    shortChange: "{time} to change at {place}. Allow at least {least}.",
    shortTransfer: "{time} to get from {from} to {to}. Allow at least {least}.",
    twoStays: "Two places at once: {one} and {other}, on {date}",
    twoLegs: "Two places at once: {other} leaves before {one} arrives",
    otherPlace:
      "{mode, select, flight {The flight} train {The train} ferry {The ferry} bus {The bus} car {The drive} other {The next leg}} leaves from {from}, but you arrive in {to}",
    noWay: "No leg gets you from {from} to {to}",
    thisStay: "your stay",
    leg: "{mode, select, flight {Flight} train {Train} ferry {Ferry} bus {Bus} car {Drive} other {Travel}}",
    stay: "Stay",
  },
  {
    lateFlight: "Times are those of the place. The stay is a hotel or a rental, by its name.",
    shortChange: "The time between two legs, such as “45 minutes”, at an airport or in a city.",
    shortTransfer: "The time between two legs from different airports or stations.",
    twoStays: "Two hotels or rentals with the same night.",
    twoLegs: "Two legs, by their numbers or ways.",
    noWay: "Between cities or to a hotel: a part of the trip is missing.",
    thisStay: "In a sentence, for a stay without a name.",
  },
);

/** "45 minutes", "1 hour 20 minutes". */
export function durationText(minutes: number, reader?: Reader): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 ? counted(hours, "hour", undefined, reader) : "",
    rest > 0 || hours === 0 ? counted(rest, "minute", undefined, reader) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
