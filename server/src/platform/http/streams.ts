import { Readable } from "node:stream";
import { AppError } from "#contracts/kernel/errors.ts";
import { processCallback, requestCallback } from "../callbacks.ts";
import {
  areTooMany,
  collectEvents,
  type CollectedEvents,
  eventsWithout,
  type Item,
} from "./collected-events.ts";
import { LimitError } from "./limit-error.ts";
import {
  endStream,
  makeOpenStreams,
  type OpenStream,
  type OpenStreams,
  type StreamViewer,
} from "./open-streams.ts";
import type { Bytes } from "./bytes.ts";

type Settings = {
  /** The names of the events: one that reports what happened, one that requests revalidation. */
  names: { events: string; revalidate: string };
  /** Streams of one process, and of one address block. */
  atMost: number;
  perClient: number;
  /** How long events are collected at most before they are sent together, in milliseconds. */
  togetherMs?: number;
  /** The interval of the heartbeats of an idle stream. */
  beatMs?: number;
};

type Subscription = {
  topic: string;
  client: string;
  isAgain: boolean;
  viewer?: StreamViewer | undefined;
  /** Asked again by `review`. */
  isAllowed?: (() => Promise<boolean>) | undefined;
  /** When the token expires with which it was opened. */
  expiresAt?: Date | undefined;
};

export type Streams = {
  /**
   * Opens a stream of the events of a topic. Throws RATE_LIMITED if the client has too many streams, OVERLOADED if the
   * server has, and UNAVAILABLE if it is closing.
   */
  open: (subscription: Subscription) => Bytes;
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

const noPeople: ReadonlySet<string> = new Set();

const togetherUsually = 500;
/** A few subscribers, such as the people on a trip, get events nearly at once; many in larger groups. */
const togetherFor = (subscribers: number) => 40 + 5 * subscribers;
const beatUsually = 20_000; // A third of the time after which an idle connection is closed.
/** How long the API accepts a token after its end, for clocks that differ. */
const leewayMs = 60_000;
/** The delay before a browser reconnects, with jitter. */
const retryMs = { least: 2_000, most: 6_000 };

/** The longest that a timer can wait. Streams of access tokens end by then, and their clients connect again. */
const timerMsMax = 2 ** 31 - 1;

/** The time until a token is no longer accepted, in milliseconds. */
const leftOf = (expiresAt: Date): number => {
  const left = expiresAt.getTime() - Date.now();
  return left > 0 ? Math.min(left, timerMsMax) : leewayMs;
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
  const { names, togetherMs = togetherUsually, beatMs = beatUsually } = settings;
  const streams = makeOpenStreams();
  const tell = collectEvents(
    (topic) => Math.min(togetherMs, togetherFor(streams.of(topic).size)),
    sendCollected,
  );
  let [refused, cut, sent] = [0, 0, 0];
  let closed = false;

  const eventOf = (name: string, content: object) =>
    `id: ${(sent += 1)}\nevent: ${name}\ndata: ${JSON.stringify(content)}\n\n`;
  const revalidation = () => eventOf(names.revalidate, {});

  function send(stream: OpenStream, event: string) {
    if (stream.bytes.readableLength > 0 || stream.reviews > 0) {
      stream.isBehind = true;
      return;
    }
    stream.bytes.push(stream.isBehind ? revalidation() : event);
    stream.isBehind = false;
  }

  function sendCollected(topic: string, collected: CollectedEvents) {
    const eventFor = (hides: ReadonlySet<string>) => {
      const happened = eventsWithout(collected, hides);
      if (happened.length === 0) return undefined;
      return areTooMany(collected) ? revalidation() : eventOf(names.events, { happened });
    };
    const shared = eventFor(noPeople);
    for (const stream of streams.of(topic)) {
      const event = stream.viewer?.hides.size ? eventFor(stream.viewer.hides) : shared;
      if (event !== undefined) send(stream, event);
    }
  }

  const stopBeats = beatStreams(streams, beatMs, {
    beat: (stream) => send(stream, ": keep-alive\n\n"),
    cut(stream) {
      cut += 1;
      stream.bytes.destroy();
    },
  });

  return {
    open(subscription) {
      const { topic, client, isAgain, viewer, isAllowed, expiresAt } = subscription;
      const refusal = closed
        ? isClosing()
        : refusalOf(settings, streams.count(), streams.countOf(client));
      if (refusal) {
        refused += 1;
        throw refusal;
      }
      const bytes = new Readable({ read: () => undefined });
      const state = { reviews: 0, isBehind: false, isSlow: false };
      const stream: OpenStream = { topic, client, bytes, viewer, isAllowed, ...state };
      streams.add(stream);
      const expiry = expiresAt && endAt(expiresAt, stream);
      bytes.once(
        "close",
        requestCallback(() => {
          clearTimeout(expiry);
          streams.remove(stream);
        }),
      );
      const retry = retryMs.least + Math.round(Math.random() * (retryMs.most - retryMs.least));
      bytes.push(`retry: ${retry}\nid: ${sent}\n\n${isAgain ? revalidation() : ""}`);
      return { stream: bytes, headers };
    },
    tell(topic, item, actor) {
      if (streams.of(topic).size > 0) tell(topic, item, actor);
    },
    isOpenFor: (viewerId) => streams.all().some(({ viewer }) => viewer?.id === viewerId),
    viewerIds: () => [...new Set(streams.all().flatMap(({ viewer }) => viewer?.id ?? []))],
    hide(viewerId, hides) {
      for (const stream of streams.all()) {
        if (stream.viewer?.id === viewerId) stream.viewer = { id: viewerId, hides };
      }
    },
    async review(selects) {
      const isSelected = ({ topic, viewer, isAllowed }: OpenStream) =>
        isAllowed && selects({ topic, viewerId: viewer?.id });
      await reviewed(streams.all().filter(isSelected), (stream) => {
        if (stream.isBehind) send(stream, revalidation());
      });
    },
    end(viewerId) {
      for (const stream of streams.all()) if (stream.viewer?.id === viewerId) endStream(stream);
    },
    revalidateAll() {
      for (const stream of streams.all()) send(stream, revalidation());
    },
    count: () => ({ open: streams.count(), refused, cut }),
    close() {
      closed = true;
      stopBeats();
      for (const stream of streams.all()) endStream(stream);
    },
  };
}

type OnBeat = { beat: (stream: OpenStream) => void; cut: (stream: OpenStream) => void };

/** Keeps idle connections open, and cuts those that read nothing between two beats. Returns what ends it. */
function beatStreams(streams: OpenStreams, ms: number, { beat, cut }: OnBeat): () => void {
  const timer = setInterval(
    processCallback(() => {
      for (const stream of streams.all()) {
        const hasTaken = stream.bytes.readableLength === 0;
        if (hasTaken) beat(stream);
        else if (stream.isSlow) cut(stream);
        stream.isSlow = !hasTaken;
      }
    }),
    ms,
  );
  timer.unref();
  return () => clearInterval(timer);
}

const isClosing = () =>
  new AppError("UNAVAILABLE", "The site is shutting down. Try again in a moment.", {
    retryAfter: 2,
  });

/** Why no further stream is opened beside these. */
function refusalOf({ atMost, perClient }: Settings, open: number, ofClient: number) {
  if (ofClient >= perClient) {
    const text =
      "Too many tabs with live updates are open on your network. Close some and try again.";
    return new LimitError("live streams of an address", "RATE_LIMITED", text, { retryAfter: 60 });
  }
  if (open < atMost) return undefined;
  const text = "Live updates are at capacity. Reload the page to see what's new.";
  return new AppError("OVERLOADED", text, { retryAfter: 30 });
}

/** Ends a stream when its token is no longer accepted. */
const endAt = (expiresAt: Date, stream: OpenStream) =>
  setTimeout(
    processCallback(() => endStream(stream)),
    leftOf(expiresAt),
  ).unref();

/** Ends those of the streams that aren't allowed any more. Each viewer's right to a topic is checked once. */
async function reviewed(
  selected: readonly OpenStream[],
  onStay: (stream: OpenStream) => void,
): Promise<void> {
  for (const stream of selected) stream.reviews += 1;
  const checks = new Map<string, Promise<boolean>>();
  const check = ({ topic, viewer, isAllowed }: OpenStream) => {
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
      if (stays) onStay(stream);
      else endStream(stream);
    }),
  );
}
