import type { Trip } from "#contracts/travel/trips.ts";
import { daysBetween } from "#contracts/kernel/days.ts";
import { bytesOf, keptLimits } from "../../../data/kept/keep.ts";
import type { KeptTrip } from "../../../data/kept/database.ts";
import { momentText, savedText } from "../../../ui/saved-text.ts";
import { firstDay, type TripDate } from "../calendar/trip-days.ts";

const keptByDefaultDays = 14;

/** Whether a trip is kept unless its owner says otherwise: the next one, if it begins within 14 days or is under way. */
export function isKeptByDefault(
  trip: TripDate & Pick<Trip, "_id" | "endDate">,
  next: { _id: string } | undefined,
  today: string,
): boolean {
  if (next?._id !== trip._id) return false;
  const first = firstDay(trip);
  return first !== null && daysBetween(today, first) <= keptByDefaultDays;
}

const megabytes = (bytes: number): string =>
  `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;

/** "Saved copy of Nov 21. 3.2 MB of 50 MB." */
export function keptText(trip: KeptTrip, now: Date): string {
  const { skipped } = trip;
  const files = skipped === 1 ? "1 file doesn't" : `${skipped} files don't`;
  const size = `${megabytes(bytesOf(trip))} of ${keptLimits.bytes / 1_000_000} MB.`;
  return `${savedText(trip.savedAt, now)} ${size}${skipped > 0 ? ` ${files} fit or couldn't load.` : ""}`;
}

/** Why the copy isn't there, or isn't new, and what to do. */
export function failureText(
  reason: "failed" | "full",
  kept: Pick<KeptTrip, "savedAt"> | undefined,
  now: Date,
): string {
  const advice =
    reason === "full" ? "This device is out of space. Free up some and try again." : "";
  if (!kept) return `Couldn't save this trip. ${advice || "Check your connection and try again."}`;
  return `Couldn't be updated. Saved ${momentText(kept.savedAt, now)}. ${advice}`.trim();
}
