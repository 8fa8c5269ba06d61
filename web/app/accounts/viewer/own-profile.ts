import { getOwnProfile, type OwnProfile } from "#contracts/accounts/profiles.ts";
import type { Author } from "#contracts/kernel/author.ts";
import { useCallback, useEffect } from "react";
import { call, useSession } from "../../data/browser.ts";
import { useUserId } from "../../data/session.ts";
import { createStore, useStore } from "../../data/store.ts";
import { storeChoices } from "../../data/reader.ts";

type State =
  | { is: "none" }
  | { is: "loading"; userId: string }
  | { is: "here"; userId: string; profile: OwnProfile }
  | { is: "failed"; userId: string; error: unknown };

// Several parts of a page show the same person: one of them sends the request, and all get the result.
const ownProfile = createStore<State>({ is: "none" });

function isCached(userId: string): boolean {
  const state = ownProfile.get();
  return (state.is === "loading" || state.is === "here") && state.userId === userId;
}

async function load(userId: string): Promise<void> {
  const loading: State = { is: "loading", userId };
  ownProfile.set(loading);
  const outcome: State = await fetchProfile().then(
    (profile) => ({ is: "here", userId, profile }),
    (error: unknown) => ({ is: "failed", userId, error }),
  );
  if (ownProfile.get() !== loading) return;
  ownProfile.set(outcome);
  if (outcome.is === "here") storeChoices(outcome.profile);
}

// Guests never need it, so it is not in the first load.
async function fetchProfile(): Promise<OwnProfile> {
  return call(getOwnProfile);
}

/** Stores a profile from a response, so that all parts of the page show it. */
export function cacheOwnProfile(profile: OwnProfile): void {
  ownProfile.set({ is: "here", userId: profile._id, profile });
  storeChoices(profile);
}

export type OwnProfileState =
  | { is: "loading" }
  | { is: "here"; profile: OwnProfile }
  | { is: "failed"; error: unknown; retry: () => void };

/** The member's own profile with its loading state; undefined for a guest. */
export function useOwnProfileState(): OwnProfileState | undefined {
  const userId = useUserId();
  const state = useStore(ownProfile);
  const mine = state.is !== "none" && state.userId === userId ? state : undefined;

  useEffect(() => {
    // The first part loads it; after a failure, the next part loads it again.
    if (userId !== undefined && !isCached(userId)) void load(userId);
  }, [userId]);

  const retry = useCallback(() => {
    if (userId !== undefined) void load(userId);
  }, [userId]);

  if (userId === undefined) return undefined;
  if (mine?.is === "here") return mine;
  if (mine?.is === "failed") return { is: "failed", error: mine.error, retry };
  return { is: "loading" };
}

/** The member's own profile: undefined for a guest and while it loads, null if loading failed. */
export function useOwnProfile(): OwnProfile | null | undefined {
  const state = useOwnProfileState();
  if (state?.is === "here") return state.profile;
  return state?.is === "failed" ? null : undefined;
}

/** An author, updated if it is the member at this browser and they changed their profile. */
export function useAuthor(author: Author | null): Author | null {
  const state = useStore(ownProfile);
  if (!author || state.is !== "here" || state.userId !== author._id) return author;
  const { username, avatar } = state.profile;
  return { ...author, username, avatar };
}

/** The member at this browser as an author; undefined for a guest. */
export function useMe(): Author | undefined {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.is !== "member") return undefined;
  const { userId, name } = session;
  // The name is not shown, not even until the profile is loaded.
  return {
    _id: userId,
    name,
    username: profile?.username ?? "you",
    avatar: profile?.avatar ?? null,
  };
}
