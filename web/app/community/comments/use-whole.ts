import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Subject, WithComments } from "./subject.ts";
import { onLikeSent } from "./use-like.ts";

/** The key of a hoot or a story with all its comments. */
export const wholeKey = ({ kind, id }: Pick<Subject, "kind" | "id">): QueryKey => [kind, id];

/** The hoot or story a page came with, as this browser changes it. */
export function useWhole<T extends WithComments>(subject: Subject<T>, loaded: T): T {
  const client = useQueryClient();
  const key = wholeKey(subject);
  // What a loader has just brought is newer than what an earlier visit left.
  useState(() => client.setQueryData<WithComments>(key, loaded));
  const { data = loaded } = useQuery({
    queryKey: key,
    queryFn: subject.get,
    initialData: () => loaded,
    // When somebody signs in or out all copies go; then this one is too old to be trusted.
    initialDataUpdatedAt: 0,
    networkMode: "always",
  });
  useEffect(() => {
    client.setQueryData<WithComments>(key, (copy) =>
      copy && copy.version > loaded.version ? copy : loaded,
    );
    // The key is a new array at each drawing, and says nothing that the loaded copy does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, loaded]);
  useEffect(
    () =>
      onLikeSent((liked, { likes, likeCount }) => {
        client.setQueryData<WithComments>(
          wholeKey(liked),
          (copy) => copy && { ...copy, likes, likeCount },
        );
      }),
    [client],
  );
  return data;
}
