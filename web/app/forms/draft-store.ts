import { localStore, tabStore, type SafeStorage } from "../data/storage.ts";
import { keyOf, type Owner } from "./has-draft.ts";

/** Drafts of members outlive a crash; a guest's stay in their tab, so that the next person sees none. */
export type DraftStorages = { long: SafeStorage; tab: SafeStorage };

export type DraftStore<T> = {
  read: () => T | undefined;
  write: (draft: T) => void;
  remove: () => void;
};

/** Where one draft of one person is stored. A guest who logs in takes the tab's draft along. */
export function draftStore<T>(
  storages: DraftStorages,
  key: string,
  owner: Owner,
  parse: (stored: unknown) => T | undefined,
): DraftStore<T> {
  const guestKey = keyOf(key, undefined);
  const home = owner === undefined ? storages.tab : storages.long;
  const homeKey = keyOf(key, owner);

  const parsed = (text: string | null): T | undefined => {
    if (text === null) return undefined;
    try {
      return parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  };

  return {
    read: () => parsed(storages.tab.getItem(guestKey)) ?? parsed(home.getItem(homeKey)),
    write: (draft) => {
      home.setItem(homeKey, JSON.stringify(draft));
      if (owner !== undefined) storages.tab.removeItem(guestKey);
    },
    remove: () => {
      home.removeItem(homeKey);
      storages.tab.removeItem(guestKey);
    },
  };
}

/** The storages of this browser. */
export const draftStorages: DraftStorages = { long: localStore, tab: tabStore };

/** What was stored together with what was typed before it was read; of both, nothing is lost. */
export function joined<T extends object>(stored: T, typed: T, blank: T): T {
  const both = { ...stored };
  for (const key of Object.keys(typed) as (keyof T)[]) {
    const [before, after] = [stored[key], typed[key]];
    if (after === blank[key] || after === before) continue;
    const isText = typeof before === "string" && before !== "" && before !== blank[key];
    both[key] = isText ? (`${before} ${String(after)}` as T[keyof T]) : after;
  }
  return both;
}
