import { useEffect, useState } from "react";
import { getPoll, vote, type Poll } from "#contracts/community/polls.ts";
import { call } from "../../data/browser.ts";
import { freshKey } from "../../data/idempotency.ts";
import { useUserId } from "../../data/session.ts";
import { localStore } from "../../data/storage.ts";
import { useStore } from "../../data/store.ts";
import { browserName } from "./saved-vote.ts";
import { makeVoteStore, type VoteState, type VoteStore } from "./vote-store.ts";

export type Vote = VoteState & Pick<VoteStore, "send" | "retry" | "change" | "cancelChange">;

/** The votes on a country and the visitor's own. `loaded` is the poll from the loader. */
export function useVote(country: string, loaded: Poll | undefined): Vote {
  const userId = useUserId();
  const [voteStore] = useState(() => voteStoreOf(country, loaded));
  const state = useStore(voteStore.state);

  useEffect(() => {
    void voteStore.open(userId !== undefined);
  }, [voteStore, userId]);

  const isUnsent = state.standing.is === "unsent";
  useEffect(() => {
    if (!isUnsent) return;
    const onRetry = () => void voteStore.retry();
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [voteStore, isUnsent]);

  const { send, retry, change, cancelChange } = voteStore;
  return { ...state, send, retry, change, cancelChange };
}

const voteStoreOf = (country: string, loaded: Poll | undefined): VoteStore =>
  makeVoteStore({
    country,
    loaded,
    safeStorage: localStore,
    fetchPoll: () => call(getPoll, { params: { country } }),
    deliver: (scores) =>
      call(vote, {
        params: { country },
        body: { ...scores, browser: browserName(localStore, freshKey) },
      }),
  });
