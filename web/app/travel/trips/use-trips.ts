import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { getTrip, type ListedTrip, listTrips, type Trip } from "#contracts/travel/trips.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { refreshReadiness } from "../readiness/index.ts";
import { withPeople } from "./people/roles.ts";

const listKey = queryKeyOf(listTrips);
const tripKey = (id: string) => queryKeyOf(getTrip, { params: { id } });

const allWithPeople = (trips: ListedTrip[]) => trips.map(withPeople);

/** The trips that the member owns or joined, soonest first; those without a date last. */
export const useTrips = (): UseQueryResult<ListedTrip[]> =>
  useQuery({ ...callQuery(listTrips), select: allWithPeople });

/** One of them. */
export const useTrip = (id: string): UseQueryResult<Trip> =>
  useQuery({ ...callQuery(getTrip, { params: { id } }), select: withPeople<Trip> });

/** Fetches what a page shows of a trip anew whenever it changes, in another browser too. */
export function useLiveTrip(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    const start = async () => {
      const { follow } = await import("../../data/live/follow.ts");
      if (!isOver) end = follow({ trip: id }, () => void refetchTrip(client, id));
    };
    // Without it, the page shows what it has loaded.
    start().catch(() => undefined);
    return () => end();
  }, [client, id]);
}

const refetchTrip = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path, input] }) =>
      typeof path === "string" &&
      path.startsWith("/api/plans") &&
      (input === undefined || isOfTrip(input, id)),
  });

/** Whether the input of a call names a trip. */
const isOfTrip = (input: unknown, id: string): boolean =>
  JSON.stringify(input).startsWith(`{"params":{"id":"${id}"`);

/** The trip in this browser's cache. */
export const cachedTrip = (client: QueryClient, id: string): Trip | undefined =>
  client.getQueryData<Trip>(tripKey(id));

/** Caches a trip from a response of the server. */
export function cacheTrip(client: QueryClient, trip: Trip): void {
  client.setQueryData(tripKey(trip._id), trip);
  client.setQueryData<ListedTrip[]>(listKey, (trips) =>
    trips?.map((one) => (one._id === trip._id ? trip : one)),
  );
  // Another date may change the order of the list.
  void client.invalidateQueries({ queryKey: listKey, exact: true });
  refreshReadiness(client);
}

/** Removes a deleted trip from the cache. */
export function removeTrip(client: QueryClient, id: string): void {
  client.setQueryData<ListedTrip[]>(listKey, (trips) => trips?.filter(({ _id }) => _id !== id));
  client.removeQueries({ queryKey: tripKey(id) });
  refreshReadiness(client);
}
