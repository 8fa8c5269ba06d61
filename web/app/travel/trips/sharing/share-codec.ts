import { daysBetween } from "#contracts/kernel/days.ts";
import { createShare, Share, shareDays } from "#contracts/travel/shares.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { codec } from "../../../forms/codec.ts";
import { choice, flag } from "../../../forms/fields.ts";
import { lastDay } from "../calendar/trip-days.ts";
import { extras } from "../../labels/index.ts";

/** Lifetimes of a link, in days. */
export const lifetimes = { 7: "7 days", 30: "30 days", 90: "90 days", 365: "1 year" } as const;

const lifetimeDays = ["7", "30", "90", "365"] as const;

const [costs, notes, codes, readiness] = extras;

type Dated = Parameters<typeof lastDay>[0] & Pick<Trip, "legs" | "stays">;

/** The last day of a trip by its dates, its flights and its stays; undefined without any. */
const tripEnd = (trip: Dated): string | undefined =>
  [
    lastDay(trip),
    ...trip.legs.flatMap((leg) => [leg.departureDate, leg.arrivalDate]),
    ...trip.stays.flatMap((stay) => [stay.checkIn, stay.checkOut]),
  ]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);

/** The lifetime of a new link: the usual one, or the first that outlasts the trip. */
export function usualLifetime(trip: Parameters<typeof tripEnd>[0], today: string) {
  const end = tripEnd(trip);
  const needed = Math.max(shareDays.usual, end ? daysBetween(today, end) + 1 : 0);
  return lifetimeDays.find((days) => Number(days) >= needed) ?? "365";
}

/** How a link to a trip is created. */
export const shareCodec = codec({
  noun: "link",
  resource: Share,
  create: createShare.body,
  fields: {
    costs: flag(costs.label),
    notes: flag(notes.label),
    codes: flag(codes.label),
    readiness: flag(readiness.label),
    days: {
      ...choice("Expires after", lifetimeDays, {
        blank: `${shareDays.usual}`,
        show: (days) => lifetimes[days],
      }),
      parse: Number,
    },
  },
});
