import { american, type Reader } from "#format/reader.ts";
import type { Choices } from "#format/readers.ts";
import { onSession, userIdOf, currentSession } from "./session.ts";
import { localStore, onOtherTab, privatePrefix } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

const key = `${privatePrefix}reader`;
// HTML from the server is the same for everyone, so the first render is an American's.
const reader = createStore<Reader>(american);

/** How the person at this browser writes. */
export const useReader = (): Reader => useStore(reader);

/** The same outside of components. */
export const currentReader = reader.get;

type Stored = Choices & { userId: string };

/** What the member of this session chose, by the last profile that was here. */
function storedChoices(): Choices | undefined {
  try {
    const stored: Stored | null = JSON.parse(localStore.getItem(key) ?? "null");
    return stored && stored.userId === userIdOf(currentSession()) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** American browsers, and most first visits, need no script for it. */
async function nextReader(): Promise<Reader> {
  if (!storedChoices() && navigator.language === american.locale) return american;
  const { readerFor } = await import("#format/readers.ts");
  return readerFor(storedChoices(), navigator.language);
}

async function refreshed(): Promise<void> {
  // A script that is gone leaves the page as it is.
  const next = await nextReader().catch(() => reader.get());
  if (JSON.stringify(next) !== JSON.stringify(reader.get())) reader.set(next);
}

const refresh = (): void => void refreshed();

/**
 * Stores what a member chose, for this page, for the next one and for other tabs. A profile that arrives after they
 * logged out is ignored, and without choices pages need no script for them.
 */
export function storeChoices({ _id: userId, ...choices }: Choices & { _id: string }): void {
  if (userId !== userIdOf(currentSession())) return;
  const { homeCountry, currency, units, clock, weekStart } = choices;
  const chosen = { homeCountry, currency, units, clock, weekStart };
  if (Object.values(chosen).some((choice) => choice !== null))
    localStore.setItem(key, JSON.stringify({ userId, ...chosen }));
  else localStore.removeItem(key);
  refresh();
}

/** Starts following the choices of this browser's person, also from other tabs. */
export function followReader(): void {
  refresh();
  onSession(refresh);
  onOtherTab((changed) => {
    if (changed === key || changed === null) refresh();
  });
}
