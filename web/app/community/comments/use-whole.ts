import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isNotFound } from "../../data/errors.ts";
import { useReaderId } from "../../data/session.ts";
import type { Subject, WithComments } from "./subject.ts";
import { onLikeSent } from "./use-like.ts";

/** The key of a hoot or a story with all its comments. */
export const wholeKey = ({ kind, id }: Pick<Subject, "kind" | "id">): QueryKey => [kind, id];

/** The hoot or story of a page, with the changes made in this browser. */
export function useWhole<T extends WithComments>(subject: Subject<T>, loaded: T): T {
  const client = useQueryClient();
  const key = wholeKey(subject);
  const readerId = useReaderId();
  // The loader's copy is newer than a cached one. It is a guest's, so members fetch their own.
  const copied = readerId === undefined ? undefined : { updatedAt: 0 };
  useState(() => client.setQueryData<WithComments>(key, loaded, copied));
  const { data = loaded, error } = useQuery({
    queryKey: key,
    queryFn: subject.get,
    initialData: () => loaded,
    // Logging in or out clears all copies, and then this one is stale, too.
    initialDataUpdatedAt: 0,
    networkMode: "always",
  });
  useEffect(() => {
    client.setQueryData<WithComments>(key, (copy) =>
      copy && copy.version > loaded.version ? copy : loaded,
    );
    // The key is a new array at each render, but it depends only on the loaded copy.
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
  // Pages come as guests see them: what this reader may not see, or what is gone by now, is not found.
  if (isNotFound(error)) throw error;
  return data;
}
