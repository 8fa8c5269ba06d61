import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getHoot, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { queryKeyOf } from "../api/queries.tsx";
import { onLikesTold } from "./use-like.ts";

/** The key of a hoot with all its comments. */
export const wholeKey = (id: string): QueryKey => queryKeyOf(getHoot, { params: { id } });

/** The hoot a page came with, as this browser changes it. */
export function useWholeHoot(loaded: Hoot): Hoot {
  const client = useQueryClient();
  const key = wholeKey(loaded._id);
  // What a loader has just brought is newer than what an earlier visit left.
  useState(() => client.setQueryData(key, loaded));
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call(getHoot, { params: { id: loaded._id } }),
    initialData: loaded,
    // When somebody signs in or out all copies go; then this one is too old to be trusted.
    initialDataUpdatedAt: 0,
    networkMode: "always",
  });
  useEffect(() => {
    client.setQueryData<Hoot>(key, (copy) =>
      copy && copy.version > loaded.version ? copy : loaded,
    );
    // The key is a new array at each drawing, and says nothing that the loaded hoot does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, loaded]);
  useEffect(
    () =>
      onLikesTold((id, { likes, likeCount }) => {
        client.setQueryData<Hoot>(wholeKey(id), (copy) => copy && { ...copy, likes, likeCount });
      }),
    [client],
  );
  return data;
}
