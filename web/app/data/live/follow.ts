import { livePath, revalidateEvent, newsEvent, type LiveSubject } from "#contracts/kernel/live.ts";

import { currentToken } from "../session.ts";
import { fetchFile } from "../browser.ts";

type Stream = { addEventListener: (name: string, listener: () => void) => void; close: () => void };

/** What following a subject needs of the browser. */
export type Environment = {
  open: (path: string) => Stream;
  isSeen: () => boolean;
  /** Tells whenever the page is seen again, or no longer. Answers what ends that. */
  onTurn: (turned: (isSeen: boolean) => void) => () => void;
  now: () => number;
  random: () => number;
};

/** Not everybody asks in the same moment what is new; a trip has few people, who see each other's changes at once. */
const spreadMs = (subject: LiveSubject): number => ("trip" in subject ? 50 : 800);
const firstPauseMs = 2_000;
const longestPauseMs = 5 * 60_000;
/** A stream that has held for so long was a good one. */
const steadyMs = 30_000;

/** How long to wait after so many failures in a row: longer each time, and never for all browsers alike. */
export const pauseMs = (failures: number, random: () => number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random());

/**
 * Calls `revalidate` whenever something may have happened, and each time listening begins, for as long as the page is seen.
 * A failed connection is retried with growing pauses, without a message. Returns a function that ends it.
 */
export function follow(
  subject: LiveSubject,
  revalidate: () => void,
  environment: Environment = theBrowser,
): () => void {
  const path = `${livePath}?${new URLSearchParams(subject)}`;
  let source: Stream | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let revalidateTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const revalidateSoon = () => {
    revalidateTimer ??= setTimeout(
      () => {
        revalidateTimer = undefined;
        revalidate();
      },
      environment.random() * spreadMs(subject),
    );
  };
  const leave = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = undefined;
  };
  const enter = () => {
    leave();
    let openedAt: number | undefined;
    const stream = environment.open(path);
    source = stream;
    stream.addEventListener("open", () => {
      openedAt = environment.now();
      revalidate();
    });
    stream.addEventListener(newsEvent, revalidateSoon);
    stream.addEventListener(revalidateEvent, revalidateSoon);
    stream.addEventListener("error", () => {
      if (source !== stream) return;
      leave();
      const wasSteady = openedAt !== undefined && environment.now() - openedAt > steadyMs;
      failures = wasSteady ? 1 : failures + 1;
      retryTimer = setTimeout(enter, pauseMs(failures, environment.random));
    });
  };

  const end = environment.onTurn((isSeen) => (isSeen ? source || enter() : leave()));
  if (environment.isSeen()) enter();
  return () => {
    end();
    leave();
    clearTimeout(revalidateTimer);
  };
}

const isVisible = () => document.visibilityState === "visible";

const theBrowser: Environment = {
  open: (path) => (currentToken() === undefined ? new EventSource(path) : openAsMember(path)),
  isSeen: isVisible,
  onTurn(turned) {
    const { signal, abort } = bound(new AbortController());
    const turn = () => turned(isVisible());
    document.addEventListener("visibilitychange", turn, { signal });
    // A page with an open stream would not enter the back/forward cache.
    window.addEventListener("pagehide", () => turned(false), { signal });
    window.addEventListener("pageshow", turn, { signal });
    window.addEventListener("online", turn, { signal });
    return abort;
  },
  now: () => performance.now(),
  random: Math.random,
};

const bound = (controller: AbortController) => ({
  signal: controller.signal,
  abort: () => controller.abort(),
});

/** An event stream with the reader's token, which `EventSource` can't send. It reports only the names of events. */
function openAsMember(path: string): Stream {
  const events = new EventTarget();
  const leaving = new AbortController();
  const read = async () => {
    const { ok, body } = await fetchFile(path, leaving.signal);
    if (!ok || !body) return;
    events.dispatchEvent(new Event("open"));
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${value}`.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const name = /^event: (.+)$/m.exec(block)?.[1];
        if (name !== undefined) events.dispatchEvent(new Event(name));
      }
    }
  };
  const ended = () => void events.dispatchEvent(new Event("error"));
  read().then(ended, ended);
  return {
    addEventListener: (name, listener) => events.addEventListener(name, listener),
    close: () => leaving.abort(),
  };
}
