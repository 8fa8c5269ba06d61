import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

type QuietlyProps<Props> = { load: () => Promise<ComponentType<Props>>; of: Props };

/** A part that nobody misses: it is loaded once all else is done, and stays out where it does not arrive. */
export function Quietly<Props extends object>({ load, of }: QuietlyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useEffectEvent(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  });
  useEffect(() => whenQuiet(() => fetchPart()), []);
  return Part ? <Part {...of} /> : null;
}

/** So long after everything has arrived the line is left to whoever reads and presses. */
const settledMs = 2_000;

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether the person asks for as little on the line as possible. */
const savesData = (): boolean =>
  (navigator as Saving).connection?.saveData === true ||
  window.matchMedia("(prefers-reduced-data: reduce)").matches;

/**
 * Runs something once the page has arrived, is looked at, and nothing else is going on; never where data is to be
 * saved. Answers what takes it back.
 */
function whenQuiet(run: () => void): () => void {
  if (savesData() || typeof EventSource === "undefined") return () => undefined;
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    if (document.readyState !== "complete" || document.hidden || timer !== undefined) return;
    timer = setTimeout(() => {
      if (!document.hidden) return atLeisure(() => !signal.aborted && run());
      timer = undefined;
    }, settledMs);
  };
  window.addEventListener("load", begin, { signal });
  document.addEventListener("visibilitychange", begin, { signal });
  begin();
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

const atLeisure = (run: () => void) => {
  // Not in Safari.
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run);
};
