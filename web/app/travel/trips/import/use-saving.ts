import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { tripLocationFailed, tripSaveFailed } from "#contracts/travel/trip-names.ts";
import { createTrip, updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { useOnce } from "../../../data/idempotency.ts";
import { firstSentence } from "../../../data/errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../../forms/use-form.ts";
import { newerTrip } from "../change-trip.ts";
import { tripPath } from "../../../links/trips.ts";
import { cacheTrip } from "../use-trips.ts";
import type { Card } from "./cards.ts";
import { addedText } from "./added-text.ts";
import { cardErrors, hasSameParts, lists, newBody } from "./trip-body.ts";
import type { NewTrip } from "./trip-guess.ts";

type Parts = {
  taken: readonly Card[];
  first: Card | undefined;
  existing: Trip | undefined;
  trip: NewTrip;
  onSaved: () => void;
};

/** Saves the selected bookings to a trip and opens it. */
export function useSaving({ taken, first, existing, trip, onSaved }: Parts) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const sending = useOnce();
  /** The newer trip after a conflict; nothing was saved. */
  const [stale, setStale] = useState<Trip>();

  const intoExisting = async (over: Trip): Promise<Trip | undefined> => {
    const body = z.parse(updateTrip.body, lists(over, taken));
    try {
      return await call(updateTrip, { params: { id: over._id }, body, ifVersion: over.version });
    } catch (error) {
      const newer = newerTrip(error);
      if (!newer) throw error;
      cacheTrip(client, newer);
      // Changes in other sections do not conflict.
      if (hasSameParts(newer, over)) return intoExisting(newer);
      setStale(newer);
      return undefined;
    }
  };

  const intoNew = async (): Promise<Trip> => {
    const body = z.parse(createTrip.body, newBody(trip, taken));
    const saved = await call(createTrip, { body, key: sending.keyFor(body) });
    sending.done();
    return saved;
  };

  const check = (): FieldErrors | undefined => {
    if (first && taken.length === 0)
      return { [`take.${first.id}`]: "Select at least one flight or stay." };
    const own = cardErrors(taken);
    if (Object.keys(own).length > 0) return own;
    if (!existing && trip.from && trip.until && trip.until < trip.from)
      return { until: "End date can't be before the start date." };
    const whole = existing
      ? fieldErrors(updateTrip.body, lists(existing, taken))
      : fieldErrors(createTrip.body, newBody(trip, taken));
    if (!whole) return undefined;
    const { year, endDate, legs, stays, ...rest } = whole;
    return {
      ...rest,
      ...(year && { from: year }),
      ...(endDate && { until: endDate }),
      // Errors about limits are shown at the choice of the trip.
      ...((legs ?? stays) && { trip: legs ?? stays ?? "" }),
    };
  };

  const form = useForm({
    check,
    send: async () => {
      setStale(undefined);
      const saved = existing ? await intoExisting(existing) : await intoNew();
      if (!saved) return;
      cacheTrip(client, saved);
      onSaved();
      await navigate(tripPath(saved._id));
      toast(addedText(taken, saved));
    },
    failure: ({ message }) => ({
      title: existing ? tripLocationFailed : tripSaveFailed,
      message: existing ? firstSentence(message) : message,
    }),
  });

  return {
    form,
    isStale: stale !== undefined && stale._id === existing?._id,
    version: stale?.version,
  };
}
