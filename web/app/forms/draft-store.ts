import * as z from "zod/mini";
import { localStore, privatePrefix, tabStore, type SafeStorage } from "../data/storage.ts";

/** Drafts of members outlive a crash; a guest's stay in their tab, so that the next person sees none. */
export type DraftShelves = { long: SafeStorage; tab: SafeStorage };

/** undefined for a guest. */
export type Owner = string | undefined;

const keyOf = (key: string, owner: Owner) => `${privatePrefix}draft:${owner ?? "guest"}:${key}`;

export type DraftStore<T> = {
  read: () => T | undefined;
  write: (draft: T) => void;
  remove: () => void;
};

/** Where one draft of one person is kept. A guest who logs in takes the tab's draft along. */
export function draftStore<T>(
  shelves: DraftShelves,
  key: string,
  owner: Owner,
  parse: (kept: unknown) => T | undefined,
): DraftStore<T> {
  const guestKey = keyOf(key, undefined);
  const home = owner === undefined ? shelves.tab : shelves.long;
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
    read: () => parsed(shelves.tab.getItem(guestKey)) ?? parsed(home.getItem(homeKey)),
    write: (draft) => {
      home.setItem(homeKey, JSON.stringify(draft));
      if (owner !== undefined) shelves.tab.removeItem(guestKey);
    },
    remove: () => {
      home.removeItem(homeKey);
      shelves.tab.removeItem(guestKey);
    },
  };
}

/** The shelves of this browser. */
export const draftShelves: DraftShelves = { long: localStore, tab: tabStore };

/** Whether somebody left something in a form that was not sent, as after a crash. */
export const hasDraft = <T>(key: string, owner: Owner, schema: z.ZodMiniType<T>): boolean =>
  draftStore(draftShelves, key, owner, (kept) => z.safeParse(schema, kept).data).read() !==
  undefined;

/** What was kept together with what was typed before it was here; of both, nothing is lost. */
export function joined<T extends object>(kept: T, typed: T, blank: T): T {
  const both = { ...kept };
  for (const key of Object.keys(typed) as (keyof T)[]) {
    const [before, after] = [kept[key], typed[key]];
    if (after === blank[key] || after === before) continue;
    const isText = typeof before === "string" && before !== blank[key];
    both[key] = isText ? (`${before} ${String(after)}` as T[keyof T]) : after;
  }
  return both;
}
