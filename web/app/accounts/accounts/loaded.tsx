import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { Outline } from "../../ui/skeleton.tsx";

type LoadedProps<T> = {
  found: Pick<UseQueryResult<T>, "data" | "isError" | "isFetching" | "refetch">;
  /** As in "Couldn't load your passkeys." */
  name: string;
  /** Of the placeholder, about that of what it stands for. */
  height?: number;
  children: (data: T) => ReactNode;
};

/** What a query found: until then a placeholder, and a retry where it failed. */
export function Loaded<T>({ found, name, height = 64, children }: LoadedProps<T>) {
  if (found.data !== undefined) return children(found.data);
  if (found.isError) {
    return (
      <Notice busy={found.isFetching} onRetry={() => void found.refetch()}>
        Couldn't load {name}.
      </Notice>
    );
  }
  return (
    <>
      <output className="sr">Loading {name}</output>
      <Outline height={height} />
    </>
  );
}
