import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  createCalendarAddress,
  listCalendarAddresses,
  revokeCalendarAddress,
  type CalendarAddress,
} from "#contracts/travel/calendars.ts";
import { ignoreNotFound } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";

const key = queryKeyOf(listCalendarAddresses);

const change = (
  client: QueryClient,
  to: (addresses: readonly CalendarAddress[]) => CalendarAddress[],
) => client.setQueryData<CalendarAddress[]>(key, (addresses = []) => to(addresses));

/** The secret address of a trip, or with null of all; `address` is null where there is none. */
export function useCalendarAddress(planId: string | null) {
  const client = useQueryClient();
  const addresses = useQuery(callQuery(listCalendarAddresses));
  const address = addresses.data?.find((known) => known.planId === planId) ?? null;
  return {
    query: addresses,
    address,
    async make() {
      const made = await call(createCalendarAddress, { body: { planId } });
      change(client, (known) => [...known.filter(({ _id }) => _id !== made._id), made]);
    },
    async revoke({ _id: id }: CalendarAddress) {
      await call(revokeCalendarAddress, { params: { id } }).catch(ignoreNotFound);
      change(client, (known) => known.filter(({ _id }) => _id !== id));
    },
  };
}
