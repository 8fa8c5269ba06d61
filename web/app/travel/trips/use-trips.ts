import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { getTrip, type ListedTrip, listTrips, type Trip } from "#contracts/travel/trips.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { refreshReadiness } from "../readiness/index.ts";

const listKey = queryKeyOf(listTrips);
const tripKey = (id: string) => queryKeyOf(getTrip, { params: { id } });

/** The member's own trips, soonest first; those without a date last. */
export const useTrips = (): UseQueryResult<ListedTrip[]> => useQuery(callQuery(listTrips));

/** One of them. */
export const useTrip = (id: string): UseQueryResult<Trip> =>
  useQuery(callQuery(getTrip, { params: { id } }));

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
