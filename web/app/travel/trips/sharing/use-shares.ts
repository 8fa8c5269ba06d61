import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listShares, type Share } from "#contracts/travel/shares.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";

/** The good links of one's own trip, the newest first, and what becomes of them. */
export function useShares(planId: string) {
  const client = useQueryClient();
  const input = { params: { id: planId } };
  const key = queryKeyOf(listShares, input);
  const query = useQuery(callQuery(listShares, input));
  const change = (next: (links: readonly Share[]) => Share[]) => {
    client.setQueryData<Share[]>(key, (links) => links && next(links));
    void client.invalidateQueries({ queryKey: key });
  };
  return {
    query,
    take: (link: Share) =>
      change((links) => [link, ...links.filter(({ _id }) => _id !== link._id)]),
    forget: (id: string) => change((links) => links.filter(({ _id }) => _id !== id)),
  };
}
