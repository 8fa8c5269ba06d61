import { american, type Reader } from "#format/reader.ts";
import type { Choices } from "#format/readers.ts";
import { onSession } from "./session.ts";
import { localStore, onOtherTab, privatePrefix } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

const key = `${privatePrefix}reader`;
// HTML from the server is the same for everyone, so the first render is an American's.
const reader = createStore<Reader>(american);

/** How the person at this browser writes. */
export const useReader = (): Reader => useStore(reader);

/** The same outside of components. */
export const currentReader = reader.get;

/** What the member chose, by the last profile that was here. */
function storedChoices(): Choices | undefined {
  try {
    return JSON.parse(localStore.getItem(key) ?? "null") ?? undefined;
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

/** Stores what the member chose, for this page, for the next one and for other tabs. */
export function keepChoices({ homeCountry, currency, units, clock, weekStart }: Choices): void {
  localStore.setItem(key, JSON.stringify({ homeCountry, currency, units, clock, weekStart }));
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
