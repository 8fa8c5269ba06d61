import { useEffect, useState, useSyncExternalStore } from "react";
import { getPoll, vote, type Poll } from "#contracts/community/polls.ts";
import { call, useSession } from "../../data/browser.ts";
import { freshKey } from "../../data/idempotency.ts";
import { localStore } from "../../data/storage.ts";
import { browserName } from "./saved-vote.ts";
import { makeVoteStore, type VoteState, type VoteStore } from "./vote-store.ts";

export type Vote = VoteState & Pick<VoteStore, "send" | "retry" | "change" | "keep">;

/** The votes on a country, and the one of the person at this browser. `loaded` is what the server drew. */
export function useVote(country: string, loaded: Poll | undefined): Vote {
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const [{ voteStore, atFirst }] = useState(() => {
    const made = voteStoreOf(country, loaded);
    const first = made.current();
    return { voteStore: made, atFirst: () => first };
  });
  const state = useSyncExternalStore(voteStore.follow, voteStore.current, atFirst);

  useEffect(() => {
    void voteStore.open(userId !== undefined);
  }, [voteStore, userId]);

  const isUnsent = state.standing.is === "unsent";
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => void voteStore.retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [voteStore, isUnsent]);

  const { send, retry, change, keep } = voteStore;
  return { ...state, send, retry, change, keep };
}

const voteStoreOf = (country: string, loaded: Poll | undefined): VoteStore =>
  makeVoteStore({
    country,
    loaded,
    safeStorage: localStore,
    ask: () => call(getPoll, { params: { country } }),
    deliver: (scores) =>
      call(vote, {
        params: { country },
        body: { ...scores, browser: browserName(localStore, freshKey) },
      }),
  });
