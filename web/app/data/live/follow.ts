import {
  livePath,
  revalidateEvent,
  newsEvent,
  type LiveSubject,
} from "#contracts/kernel/live-names.ts";

type Line = { addEventListener: (name: string, hear: () => void) => void; close: () => void };

/** The browser, as far as following needs it. */
export type Around = {
  open: (path: string) => Line;
  isSeen: () => boolean;
  /** Tells whenever the page is seen again, or no longer. Answers what ends that. */
  onTurn: (turned: (isSeen: boolean) => void) => () => void;
  now: () => number;
  random: () => number;
};

/** Not everybody asks in the same moment what is new. */
const spreadMs = 800;
const firstPauseMs = 2_000;
const longestPauseMs = 5 * 60_000;
/** A stream that has held for so long was a good one. */
const steadyMs = 30_000;

/** How long to wait after so many failures in a row: longer each time, and never for all browsers alike. */
export const pauseMs = (failures: number, random: () => number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random());

/**
 * Calls `look` whenever something may have happened, and each time listening begins, for as long as the page is seen.
 * What fails is tried again, ever more rarely, and said to nobody. Answers what ends it.
 */
export function follow(
  subject: LiveSubject,
  look: () => void,
  around: Around = theBrowser,
): () => void {
  const path = `${livePath}?${new URLSearchParams(subject)}`;
  let source: Line | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const lookSoon = () => {
    looking ??= setTimeout(() => {
      looking = undefined;
      look();
    }, around.random() * spreadMs);
  };
  const leave = () => {
    clearTimeout(again);
    source?.close();
    source = undefined;
  };
  const enter = () => {
    leave();
    let openedAt: number | undefined;
    const mine = around.open(path);
    source = mine;
    mine.addEventListener("open", () => {
      openedAt = around.now();
      look();
    });
    mine.addEventListener(newsEvent, lookSoon);
    mine.addEventListener(revalidateEvent, lookSoon);
    mine.addEventListener("error", () => {
      if (source !== mine) return;
      leave();
      const wasSteady = openedAt !== undefined && around.now() - openedAt > steadyMs;
      failures = wasSteady ? 1 : failures + 1;
      again = setTimeout(enter, pauseMs(failures, around.random));
    });
  };

  const end = around.onTurn((isSeen) => (isSeen ? source || enter() : leave()));
  if (around.isSeen()) enter();
  return () => {
    end();
    leave();
    clearTimeout(looking);
  };
}

const isVisible = () => document.visibilityState === "visible";

const theBrowser: Around = {
  open: (path) => new EventSource(path),
  isSeen: isVisible,
  onTurn(turned) {
    const { signal, abort } = bound(new AbortController());
    const turn = () => turned(isVisible());
    document.addEventListener("visibilitychange", turn, { signal });
    // A page with an open line could not be kept for Back.
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
