import type { Readable } from "node:stream";
import { makeCount } from "./count.ts";

/** A signed-in subscriber, and the people whose events they don't get. */
export type StreamViewer = { id: string; hides: ReadonlySet<string> };

export type OpenStream = {
  topic: string;
  client: string;
  bytes: Readable;
  viewer: StreamViewer | undefined;
  isAllowed: (() => Promise<boolean>) | undefined;
  /** Reviews that are under way. */
  reviews: number;
  /** An event wasn't sent because earlier data is still buffered. */
  isBehind: boolean;
  /** No data was read since the last heartbeat. */
  isSlow: boolean;
};

export type OpenStreams = {
  all: () => OpenStream[];
  of: (topic: string) => ReadonlySet<OpenStream>;
  add: (stream: OpenStream) => void;
  remove: (stream: OpenStream) => void;
  count: () => number;
  countOf: (client: string) => number;
};

const none: ReadonlySet<OpenStream> = new Set();

/** The streams of a process by topic, and how many each client has. */
export function makeOpenStreams(): OpenStreams {
  const byTopic = new Map<string, Set<OpenStream>>();
  const clients = makeCount();
  let open = 0;
  return {
    all: () => Array.from(byTopic.values(), (streams) => [...streams]).flat(),
    of: (topic) => byTopic.get(topic) ?? none,
    add(stream) {
      byTopic.set(stream.topic, (byTopic.get(stream.topic) ?? new Set()).add(stream));
      clients.add(stream.client, 1);
      open += 1;
    },
    remove(stream) {
      const streams = byTopic.get(stream.topic);
      if (!streams?.delete(stream)) return;
      if (streams.size === 0) byTopic.delete(stream.topic);
      clients.add(stream.client, -1);
      open -= 1;
    },
    count: () => open,
    countOf: clients.of,
  };
}

/** Ends a stream; one whose client doesn't read is destroyed. */
export function endStream({ bytes }: OpenStream): void {
  if (bytes.readableLength > 0) bytes.destroy();
  else bytes.push(null);
}
