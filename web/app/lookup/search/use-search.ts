import { useEffect, useReducer, useState } from "react";
import { search, type Found } from "#contracts/lookup/search.ts";
import { call } from "../../data/browser.ts";

/** `before` is what the words before these had found; it stays until there is something newer. */
export type Looking =
  | { is: "resting" }
  | { is: "searching"; before: Found | undefined }
  | { is: "found"; found: Found }
  | { is: "failed"; offline: boolean };

type Answered = Extract<Looking, { is: "found" | "failed" }>;

const pauseMs = 150;
const patienceMs = 10_000;

/** Looks for the words once a pause shows that they are meant; what was asked for earlier words is called off. */
export function useSearch(typed: string): { looking: Looking; again: () => void } {
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ to: string; attempt: number; said: Answered }>();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (text === "") return;
    const asking = new AbortController();
    const look = async () => {
      const said = await ask(text, asking.signal);
      if (!asking.signal.aborted) setAnswer({ to: text, attempt, said });
    };
    const timer = setTimeout(() => void look(), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, attempt]);

  const said = answer?.said;
  const isOffline = said?.is === "failed" && said.offline;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOffline]);

  const isAnswered = answer?.to === text && answer.attempt === attempt;
  if (text === "") return { looking: { is: "resting" }, again };
  if (isAnswered) return { looking: answer.said, again };
  return { looking: { is: "searching", before: said && foundIn(said) }, again };
}

const ask = (q: string, leaving: AbortSignal): Promise<Answered> =>
  call(search, {
    query: { q },
    signal: AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]),
  }).then(
    (found) => ({ is: "found", found }),
    () => ({ is: "failed", offline: !navigator.onLine }),
  );

/** What there is to see meanwhile. */
export function foundIn(looking: Looking): Found | undefined {
  if (looking.is === "found") return looking.found;
  return looking.is === "searching" ? looking.before : undefined;
}
