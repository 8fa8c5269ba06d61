import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { Author, OwnProfile } from "#contracts/accounts/profiles.ts";
import { call, useSession } from "../../data/browser.ts";

type Known =
  | { is: "nobody" }
  | { is: "loading"; userId: string }
  | { is: "here"; userId: string; profile: OwnProfile }
  | { is: "failed"; userId: string; error: unknown };

// Several parts of a page show the same person; one of them asks, and all see what became of it.
let known: Known = { is: "nobody" };
const listeners = new Set<() => void>();

const current = (): Known => known;
const atFirst: Known = { is: "nobody" };

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

const isKnown = (userId: string): boolean =>
  (known.is === "loading" || known.is === "here") && known.userId === userId;

async function ask(userId: string): Promise<void> {
  const asked: Known = { is: "loading", userId };
  become(asked);
  const answer: Known = await load().then(
    (profile) => ({ is: "here", userId, profile }),
    (error: unknown) => ({ is: "failed", userId, error }),
  );
  if (known === asked) become(answer);
}

// Guests never need it, so it is not in what they load first.
async function load(): Promise<OwnProfile> {
  const { getOwnProfile } = await import("#contracts/accounts/profiles.ts");
  return call(getOwnProfile);
}

/** Shows a profile the server has just answered, wherever the person at this browser is shown. */
export function keepOwnProfile(profile: OwnProfile): void {
  become({ is: "here", userId: profile._id, profile });
}

export type OwnProfileState =
  | { is: "loading" }
  | { is: "here"; profile: OwnProfile }
  | { is: "failed"; error: unknown; retry: () => void };

/** The profile of the person at this browser, and how it stands with it; undefined for a guest. */
export function useOwnProfileState(): OwnProfileState | undefined {
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const state = useSyncExternalStore(follow, current, () => atFirst);
  const mine = state.is !== "nobody" && state.userId === userId ? state : undefined;

  useEffect(() => {
    // Whoever comes first asks, and whoever comes after a failure asks again.
    if (userId !== undefined && !isKnown(userId)) void ask(userId);
  }, [userId]);

  const retry = useCallback(() => {
    if (userId !== undefined) void ask(userId);
  }, [userId]);

  if (userId === undefined) return undefined;
  if (mine?.is === "here") return mine;
  if (mine?.is === "failed") return { is: "failed", error: mine.error, retry };
  return { is: "loading" };
}

/** The profile of the person at this browser: undefined for a guest and until it is here, null where it cannot be had. */
export function useOwnProfile(): OwnProfile | null | undefined {
  const state = useOwnProfileState();
  if (state?.is === "here") return state.profile;
  return state?.is === "failed" ? null : undefined;
}

/** An author as they are now, where it is the person at this browser and they changed themselves meanwhile. */
export function useAuthor(author: Author | null): Author | null {
  const state = useSyncExternalStore(follow, current, () => atFirst);
  if (!author || state.is !== "here" || state.userId !== author._id) return author;
  const { username, avatar } = state.profile;
  return { ...author, username, avatar };
}
