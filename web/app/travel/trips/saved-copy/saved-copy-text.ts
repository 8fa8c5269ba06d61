import type { Trip } from "#contracts/travel/trips.ts";
import { daysBetween } from "#contracts/kernel/days.ts";
import { counted } from "#format/plurals.ts";
import { bytesOf, savedCopyLimits } from "../../../data/saved-copies/save-trip.ts";
import type { SavedTrip } from "../../../data/saved-copies/database.ts";
import { savedAtText, savedText } from "../../../ui/saved-text.ts";
import { firstDay, type TripDate } from "../calendar/trip-days.ts";

const savedByDefaultDays = 14;

/** Whether a trip is saved unless its owner says otherwise: the next one, if it begins within 14 days or is under way. */
export function isSavedByDefault(
  trip: TripDate & Pick<Trip, "_id" | "endDate">,
  next: { _id: string } | undefined,
  today: string,
): boolean {
  if (next?._id !== trip._id) return false;
  const first = firstDay(trip);
  return first !== null && daysBetween(today, first) <= savedByDefaultDays;
}

const megabytes = (bytes: number): string =>
  `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;

/** "Saved copy of Nov 21. 3.2 MB of 50 MB." */
export function savedCopyText(trip: SavedTrip, now: Date): string {
  const { skipped } = trip;
  const files = counted(skipped, "file doesn't", "files don't");
  const size = `${megabytes(bytesOf(trip))} of ${savedCopyLimits.bytes / 1_000_000} MB.`;
  return `${savedText(trip.savedAt, now)} ${size}${skipped > 0 ? ` ${files} fit or couldn't load.` : ""}`;
}

/** Why the copy isn't there, or isn't new, and what to do. */
export function failureText(
  reason: "failed" | "full",
  saved: Pick<SavedTrip, "savedAt"> | undefined,
  now: Date,
): string {
  const advice =
    reason === "full" ? "This device is out of space. Free up some and try again." : "";
  if (!saved) return `Couldn't save this trip. ${advice || "Check your connection and try again."}`;
  return `Couldn't be updated. Saved ${savedAtText(saved.savedAt, now)}. ${advice}`.trim();
}
