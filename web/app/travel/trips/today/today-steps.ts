import { daysAfter } from "#contracts/kernel/days.ts";
import type { Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { momentOf } from "#bookings/zone-time.ts";
import { arrivalShift } from "../legs/leg-text.ts";

/** Something that happens on a trip at a time and a place. */
export type TodayStep = {
  key: string;
  day: string;
  /** '' where no time is set. */
  time: string;
  zone: string | null;
  /** The moment, at the end of the day where no time is set. */
  at: number;
} & ({ is: "departure" | "arrival"; leg: Leg } | { is: "check-in" | "check-out"; stay: Stay });

type Unplaced = TodayStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, "at">
    : never
  : never;

/** What happens on a trip, in order; what has no day is left out. Without a zone, times are of this machine's. */
export function todaySteps({ legs, stays }: Pick<Trip, "legs" | "stays">): TodayStep[] {
  const steps: Unplaced[] = [...legs.flatMap(stepsOfLeg), ...stays.flatMap(stepsOfStay)];
  return steps
    .map((step) => ({ ...step, at: momentAt(step) }))
    .toSorted((one, other) => one.at - other.at);
}

function momentAt({ day, time, zone }: Pick<TodayStep, "day" | "time" | "zone">): number {
  const wall = { day, time: time || "23:59" };
  const known = zone === null ? undefined : momentOf(wall, zone);
  return known ?? Date.parse(`${wall.day}T${wall.time}`);
}

function stepsOfLeg(leg: Leg): Unplaced[] {
  const { _id, departureDate: day, departureTime, arrivalTime } = leg;
  if (day === null) return [];
  const lands = leg.arrivalDate ?? daysAfter(day, arrivalShift(leg));
  return [
    {
      is: "departure",
      key: `${_id} from`,
      day,
      time: departureTime ?? "",
      zone: leg.departureZone,
      leg,
    },
    {
      is: "arrival",
      key: `${_id} to`,
      day: lands,
      time: arrivalTime ?? "",
      zone: leg.arrivalZone,
      leg,
    },
  ];
}

function stepsOfStay(stay: Stay): Unplaced[] {
  const { _id, checkIn, checkInTime, checkOut, checkOutTime, zone } = stay;
  return [
    ...(checkIn === null
      ? []
      : [
          {
            is: "check-in" as const,
            key: `${_id} in`,
            day: checkIn,
            time: checkInTime ?? "",
            zone,
            stay,
          },
        ]),
    ...(checkOut === null
      ? []
      : [
          {
            is: "check-out" as const,
            key: `${_id} out`,
            day: checkOut,
            time: checkOutTime ?? "",
            zone,
            stay,
          },
        ]),
  ];
}

/** What has not happened yet, the next one first. */
export const stepsAhead = (steps: readonly TodayStep[], now: number): TodayStep[] =>
  steps.filter(({ at }) => at >= now);
