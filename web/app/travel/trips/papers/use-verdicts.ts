import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listTripReadiness } from "#contracts/travel/readiness.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { callQuery } from "../../../data/queries.tsx";
import { followReadiness } from "../../readiness/index.ts";

type TripVerdicts = {
  pets: readonly PetVerdict[];
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
};

const none: readonly PetVerdict[] = [];

/** The verdicts of the pets on one of the member's next trips; none where they can't be loaded, or the trip is too far ahead. */
export function useTripVerdicts(tripId: string | undefined): TripVerdicts {
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(listTripReadiness),
    enabled: tripId !== undefined,
  });
  useEffect(() => followReadiness(client), [client]);
  const pets = data?.trips.find(({ _id }) => _id === tripId)?.pets ?? none;
  return { pets, isPending: tripId !== undefined && isPending, isError, refetch };
}
