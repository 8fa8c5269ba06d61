import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
} from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { CallOptions } from "#contracts/kernel/client.ts";
import type { Endpoint, InputOf } from "#contracts/kernel/endpoint.ts";
import { call } from "./browser.ts";
import { isTransient } from "./errors.ts";
import { caughtUp, sentCount } from "./queue/sent.ts";
import { onOtherPerson } from "./session.ts";

type Input<E extends Endpoint> =
  Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

/** The key of one call's answer, or of all answers of an endpoint. */
export const queryKeyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** A call as a query: `useQuery(callQuery(getHoot, { params: { id } }))`. */
export const callQuery = <E extends Endpoint>(endpoint: E, ...input: Input<E>) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, input[0]),
    queryFn: () => call(endpoint, ...input),
  });

// A list shows the answer to a change in the frame in which it drops what it showed until then: what moved stays where it is.
notifyManager.setScheduler(queueMicrotask);

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What is saved on this device is read without a network, too.
        networkMode: "offlineFirst",
        retry: (failures, error) => failures < 2 && isTransient(error),
      },
    },
  });

let cachedClient: QueryClient | undefined;

/** One for as long as the document lives; on the server, one for each page. */
function browserClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  if (!cachedClient) {
    const client = makeQueryClient();
    onOtherPerson(() => client.clear());
    // What was saved without a network has arrived.
    sentCount.subscribe(() => caughtUp.set(client.invalidateQueries()));
    cachedClient = client;
  }
  return cachedClient;
}

/** Provides the query client. The cache is never shared between members. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(browserClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
