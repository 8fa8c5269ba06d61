import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Deadline } from "#contracts/travel/deadlines.ts";
import { getTripReadiness, type TripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { borderInSentence } from "#reference/border-text.ts";
import { callQuery } from "../../../data/queries.tsx";
import { useOwnPets } from "../../pets/index.ts";
import { petNameOf } from "../pet-names.ts";
import { stepsOf } from "./deadline-steps.ts";

/** What entry rules leave to do for a trip; it comes with the trip's readiness. */
export function useDeadlines({ _id: id, othersPets }: Pick<Trip, "_id" | "othersPets">) {
  const client = useQueryClient();
  const own = useOwnPets();
  const query = callQuery(getTripReadiness, { params: { id } });
  const readiness = useQuery(query);
  const nameOf = (petId: string) => petNameOf(petId, [...(own.data ?? []), ...othersPets]) ?? "Pet";
  /** Shows the deadlines of a response of the server. */
  const cache = (deadlines: readonly Deadline[]) =>
    client.setQueryData<TripReadiness>(
      query.queryKey,
      (before) => before && { ...before, deadlines },
    );
  const requirements = readiness.data?.pets.flatMap((pet) => pet.requirements) ?? [];
  const aboutById = new Map(
    requirements.map(({ id, requirement, border }) => [
      id,
      { requirement, border: border ? borderInSentence(border) : undefined },
    ]),
  );
  const steps = stepsOf(deadlinesOf(readiness.data), (id) => aboutById.get(id));
  return { readiness, steps, nameOf, cache };
}

// A copy that an earlier version kept on the device has none.
const deadlinesOf = (readiness: Partial<Pick<TripReadiness, "deadlines">> = {}) =>
  readiness.deadlines ?? [];
