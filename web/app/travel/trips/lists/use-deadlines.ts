import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listDeadlines } from "#contracts/travel/deadlines.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { queryKeyOf } from "../../../data/queries.tsx";
import { useOwnPets } from "../../pets/index.ts";

/** What entry rules leave to do for a trip; it follows the trip and the pets' records. */
export function useDeadlines(trip: Pick<Trip, "_id" | "version">) {
  const own = useOwnPets();
  const params = { id: trip._id };
  const queryKey = [...queryKeyOf(listDeadlines, { params }), trip.version, own.dataUpdatedAt];
  const deadlines = useQuery({
    queryKey,
    queryFn: () => call(listDeadlines, { params }),
    enabled: !own.isPending,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const nameOf = (petId: string) => own.data?.find(({ _id }) => _id === petId)?.petName ?? "Pet";
  return { deadlines, queryKey, nameOf };
}
