import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { daysAfter } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { errorMessage } from "../../../data/errors.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import { firstDay, tripDate } from "../calendar/trip-days.ts";
import { changeTrip, type TripBody } from "../change-trip.ts";
import { detailsFailure } from "../trip-text.ts";

type MoveTripProps = {
  trip: Trip;
  /** The day on which the trip begins now. */
  start: string;
  days: number;
  variant: ButtonVariant;
  small?: boolean;
};

/** Moves the whole trip to the first day on which it is possible, after a confirmation. */
export function MoveTrip({ trip, start, days, variant, small = true }: MoveTripProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const to = dayText(daysAfter(start, days));
  const count = counted(days, "day");

  const move = async () => {
    try {
      await changeTrip(client, trip, (now) => movedTrip(now, days));
    } catch (error) {
      throw new AppError("INTERNAL", detailsFailure(errorMessage(error, "")));
    }
    toast(`Trip moved to ${to}.`);
  };

  return (
    <>
      <Button
        small={small}
        variant={variant}
        icon={<CalendarClock aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Move the trip
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Start on ${to}?`}
        sentence={`This moves the trip's dates, its flights and other legs, and its stays ${count} later. Bookings with airlines and hotels don't change, and to-dos keep their dates.`}
        action="Move the trip"
        actionVariant="pri"
        busyText="Moving…"
        cancelLabel="Keep the dates"
        onConfirm={move}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type Movable = Pick<Trip, "month" | "day" | "year" | "endDate" | "legs" | "stays">;

/** The changes that move a trip by so many days: its dates, legs and stays. */
export function movedTrip(trip: Movable, days: number): TripBody {
  const move = (day: string | null) => (day === null ? null : daysAfter(day, days));
  const start = firstDay(trip);
  return {
    ...(start !== null && tripDate(daysAfter(start, days))),
    endDate: move(trip.endDate),
    legs: trip.legs.map((leg) => ({
      ...leg,
      departureDate: move(leg.departureDate),
      arrivalDate: move(leg.arrivalDate),
    })),
    stays: trip.stays.map((stay) => ({
      ...stay,
      checkIn: move(stay.checkIn),
      checkOut: move(stay.checkOut),
    })),
  };
}
