import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { getTrip, listTrips, type Trip } from "#contracts/travel/trips.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";

const listKey = queryKeyOf(listTrips);
const tripKey = (id: string) => queryKeyOf(getTrip, { params: { id } });

/** The trips of the person at this browser, the soonest first; those without a date last. */
export const useTrips = (): UseQueryResult<Trip[]> => useQuery(callQuery(listTrips));

/** One of them. */
export const useTrip = (id: string): UseQueryResult<Trip> =>
  useQuery(callQuery(getTrip, { params: { id } }));

/** The trip as this browser knows it. */
export const cachedTrip = (client: QueryClient, id: string): Trip | undefined =>
  client.getQueryData<Trip>(tripKey(id));

/** Puts a trip as the server answered it wherever this browser shows it. */
export function cacheTrip(client: QueryClient, trip: Trip): void {
  client.setQueryData(tripKey(trip._id), trip);
  client.setQueryData<Trip[]>(listKey, (trips) =>
    trips?.map((one) => (one._id === trip._id ? trip : one)),
  );
  // Another day may be another place in the list.
  void client.invalidateQueries({ queryKey: listKey, exact: true });
}

/** Takes a trip away that is deleted. */
export function removeTrip(client: QueryClient, id: string): void {
  client.setQueryData<Trip[]>(listKey, (trips) => trips?.filter(({ _id }) => _id !== id));
  client.removeQueries({ queryKey: tripKey(id) });
}
