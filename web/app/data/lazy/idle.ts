/** How long the network stays free for the reader after the page has loaded. */
const settledMs = 2_000;

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the person asks for as little network use as possible. */
const savesData = (): boolean =>
  (navigator as WithConnection).connection?.saveData === true ||
  window.matchMedia("(prefers-reduced-data: reduce)").matches;

/**
 * Resolves once the page has loaded, is in the foreground, and nothing else is going on; never where data is to be
 * saved or after `signal`.
 */
export const idle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      if (document.readyState !== "complete" || document.hidden || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        if (!document.hidden && !signal.aborted) requestIdle(resolve);
      }, settledMs);
    };
    window.addEventListener("load", begin, { signal });
    document.addEventListener("visibilitychange", begin, { signal });
    begin();
  });

/** A page that is always busy gets it at last. */
const idleMs = 5_000;

const requestIdle = (run: () => void) => {
  // Not in Safari.
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: idleMs });
  else setTimeout(run);
};
