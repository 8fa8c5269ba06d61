import { Readable } from "node:stream";
import { AppError } from "#contracts/kernel/errors.ts";
import { processCallback, requestCallback } from "../callbacks.ts";
import { LimitError } from "./limit-error.ts";
import type { Bytes } from "./route.ts";

type Settings = {
  /** The names of the events: one that reports what happened, one that requests revalidation. */
  names: { events: string; revalidate: string };
  /** Streams of one process, and of one address block. */
  atMost: number;
  perClient: number;
  /** How long events are collected before they are sent together, in milliseconds. */
  togetherMs?: number;
  /** The interval of the heartbeats of an idle stream. */
  beatMs?: number;
};

/** An event without content. */
export type Item = Readonly<Record<string, string>>;

/** A signed-in subscriber, and the people whose events they don't get. */
export type StreamViewer = { id: string; hides: ReadonlySet<string> };

export type Streams = {
  /**
   * Opens a stream of the events of a topic. Throws RATE_LIMITED if the client has too many streams, OVERLOADED if the
   * server has, and UNAVAILABLE if it is closing.
   */
  open: (request: {
    topic: string;
    client: string;
    isAgain: boolean;
    viewer?: StreamViewer | undefined;
    /** Asked again by `review`. */
    isAllowed?: (() => Promise<boolean>) | undefined;
    /** When the token expires with which it was opened. */
    expiresAt?: Date | undefined;
  }) => Bytes;
  /** Sends an event to all subscribers of the topic, except those who hide its actor. */
  tell: (topic: string, item: Item, actor?: string) => void;
  isOpenFor: (viewerId: string) => boolean;
  /** The signed-in subscribers. */
  viewerIds: () => string[];
  /** Changes whose events a viewer doesn't get. */
  hide: (viewerId: string, hides: ReadonlySet<string>) => void;
  /** Ends those of the selected streams that aren't allowed any more. Meanwhile, nothing is sent to them. */
  review: (
    selects: (stream: { topic: string; viewerId: string | undefined }) => boolean,
  ) => Promise<void>;
  /** Ends the streams of a person whose sessions have ended. */
  end: (viewerId: string) => void;
  /** Tells every client to refetch, for example after the connection to other servers was lost. */
  revalidateAll: () => void;
  count: () => { open: number; refused: number; cut: number };
  /** Ends all streams and opens no more. */
  close: () => void;
};

type Stream = {
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

/** The pending events of one topic, and how often each occurred by actor. */
type Gathered = Map<string, { item: Item; times: Map<string | undefined, number> }>;

const noPeople: ReadonlySet<string> = new Set();

/** The events that reach a subscriber who hides these people. */
const eventsWithout = (gathered: Gathered, hides: ReadonlySet<string>) =>
  Array.from(gathered.values(), ({ item, times }) => {
    const seen = [...times].filter(([actor]) => actor === undefined || !hides.has(actor));
    return { ...item, times: seen.reduce((sum, [, count]) => sum + count, 0) };
  }).filter(({ times }) => times > 0);

const togetherUsually = 500;
const beatUsually = 20_000; // A third of the time after which an idle connection is closed.
const itemsAtMost = 40; // Above this number of events, one revalidation is cheaper.
/** How long the API accepts a token after its end, for clocks that differ. */
const leewayMs = 60_000;
/** The delay before a browser reconnects, with jitter. */
const retryMs = { least: 2_000, most: 6_000 };

/** The time until a token is no longer accepted, in milliseconds. */
const leftOf = (expiresAt: Date): number => {
  const left = expiresAt.getTime() - Date.now();
  return left > 0 ? left : leewayMs;
};

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Makes nginx pass on each event immediately.
  "x-accel-buffering": "no",
  // No request follows on this connection, so the close doesn't wait for it.
  connection: "close",
} as const;

/**
 * Streams of Server-Sent Events, by topic. Nothing is stored: events that cannot be sent in time become a request to
 * revalidate, and a stalled subscriber is disconnected.
 */
export function makeStreams(settings: Settings): Streams {
  const { names, atMost, perClient } = settings;
  const { togetherMs = togetherUsually, beatMs = beatUsually } = settings;
  const followers = new Map<string, Set<Stream>>();
  const gathering = new Map<string, Gathered>();
  const clients = new Map<string, number>();
  let [open, refused, cut, sent] = [0, 0, 0, 0];
  let closed = false;

  const eventOf = (name: string, content: object) =>
    `id: ${(sent += 1)}\nevent: ${name}\ndata: ${JSON.stringify(content)}\n\n`;
  const all = () => Array.from(followers.values(), (streams) => [...streams]).flat();

  function send(stream: Stream, event: string) {
    if (stream.bytes.readableLength > 0 || stream.reviews > 0) {
      stream.isBehind = true;
      return;
    }
    stream.bytes.push(stream.isBehind ? eventOf(names.revalidate, {}) : event);
    stream.isBehind = false;
  }

  function tellTogether(topic: string) {
    const gathered: Gathered = gathering.get(topic) ?? new Map();
    gathering.delete(topic);
    const isTooMuch = gathered.size > itemsAtMost;
    const eventFor = (hides: ReadonlySet<string>) => {
      const happened = eventsWithout(gathered, hides);
      if (happened.length === 0) return undefined;
      return isTooMuch ? eventOf(names.revalidate, {}) : eventOf(names.events, { happened });
    };
    const shared = eventFor(noPeople);
    for (const stream of followers.get(topic) ?? []) {
      const event = stream.viewer?.hides.size ? eventFor(stream.viewer.hides) : shared;
      if (event !== undefined) send(stream, event);
    }
  }

  const beat = setInterval(
    processCallback(() => {
      for (const stream of all()) {
        const hasTaken = stream.bytes.readableLength === 0;
        if (hasTaken) send(stream, ": keep-alive\n\n");
        else if (stream.isSlow) {
          cut += 1;
          stream.bytes.destroy();
        }
        stream.isSlow = !hasTaken;
      }
    }),
    beatMs,
  );
  beat.unref();

  function endStream({ bytes }: Stream) {
    if (bytes.readableLength > 0) bytes.destroy();
    else bytes.push(null);
  }

  function forget(stream: Stream) {
    const { topic, client } = stream;
    const streams = followers.get(topic);
    if (!streams?.delete(stream)) return;
    open -= 1;
    if (streams.size === 0) followers.delete(topic);
    const left = (clients.get(client) ?? 1) - 1;
    if (left > 0) clients.set(client, left);
    else clients.delete(client);
  }

  function reject(errorResponse: AppError): never {
    refused += 1;
    throw errorResponse;
  }

  return {
    open({ topic, client, isAgain, viewer, isAllowed, expiresAt }) {
      if (closed)
        reject(
          new AppError("UNAVAILABLE", "The site is shutting down. Try again in a moment.", {
            retryAfter: 2,
          }),
        );
      if ((clients.get(client) ?? 0) >= perClient) {
        const text =
          "Too many tabs with live updates are open on your network. Close some and try again.";
        reject(
          new LimitError("live streams of an address", "RATE_LIMITED", text, { retryAfter: 60 }),
        );
      }
      if (open >= atMost) {
        const text = "Live updates are at capacity. Reload the page to see what's new.";
        reject(new AppError("OVERLOADED", text, { retryAfter: 30 }));
      }
      const bytes = new Readable({ read: () => undefined });
      const stream: Stream = {
        topic,
        client,
        bytes,
        viewer,
        isAllowed,
        reviews: 0,
        isBehind: false,
        isSlow: false,
      };
      followers.set(topic, (followers.get(topic) ?? new Set()).add(stream));
      clients.set(client, (clients.get(client) ?? 0) + 1);
      open += 1;
      const expiry =
        expiresAt &&
        setTimeout(
          processCallback(() => endStream(stream)),
          leftOf(expiresAt),
        );
      expiry?.unref();
      bytes.once(
        "close",
        requestCallback(() => {
          clearTimeout(expiry);
          forget(stream);
        }),
      );
      const retry = retryMs.least + Math.round(Math.random() * (retryMs.most - retryMs.least));
      bytes.push(`retry: ${retry}\nid: ${sent}\n\n${isAgain ? eventOf(names.revalidate, {}) : ""}`);
      return { stream: bytes, headers };
    },
    tell(topic, item, actor) {
      if (!followers.has(topic)) return;
      const gathered: Gathered = gathering.get(topic) ?? new Map();
      if (!gathering.has(topic)) {
        gathering.set(topic, gathered);
        setTimeout(
          processCallback(() => tellTogether(topic)),
          togetherMs,
        ).unref();
      }
      const key = JSON.stringify(item);
      const times = gathered.get(key)?.times;
      // One more than is sent, to detect that there were too many.
      if (!times && gathered.size > itemsAtMost) return;
      gathered.set(key, {
        item,
        times: (times ?? new Map()).set(actor, (times?.get(actor) ?? 0) + 1),
      });
    },
    isOpenFor: (viewerId) => all().some(({ viewer }) => viewer?.id === viewerId),
    viewerIds: () => [...new Set(all().flatMap(({ viewer }) => viewer?.id ?? []))],
    hide(viewerId, hides) {
      for (const stream of all()) {
        if (stream.viewer?.id === viewerId) stream.viewer = { id: viewerId, hides };
      }
    },
    async review(selects) {
      const selected = all().filter(
        ({ topic, viewer, isAllowed }) => isAllowed && selects({ topic, viewerId: viewer?.id }),
      );
      for (const stream of selected) stream.reviews += 1;
      const checks = new Map<string, Promise<boolean>>();
      const check = ({ topic, viewer, isAllowed }: Stream) => {
        const key = `${viewer?.id ?? ""} ${topic}`;
        // What can't be checked ends, too: the client connects again.
        const made = checks.get(key) ?? isAllowed?.().catch(() => false);
        if (made) checks.set(key, made);
        return made;
      };
      await Promise.all(
        selected.map(async (stream) => {
          const stays = await check(stream);
          stream.reviews -= 1;
          if (!stays) endStream(stream);
          else if (stream.isBehind) send(stream, eventOf(names.revalidate, {}));
        }),
      );
    },
    end(viewerId) {
      for (const stream of all()) if (stream.viewer?.id === viewerId) endStream(stream);
    },
    revalidateAll() {
      for (const stream of all()) send(stream, eventOf(names.revalidate, {}));
    },
    count: () => ({ open, refused, cut }),
    close() {
      closed = true;
      clearInterval(beat);
      for (const stream of all()) endStream(stream);
    },
  };
}
