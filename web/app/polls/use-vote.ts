import { useEffect, useState, useSyncExternalStore } from "react";
import { getPoll, vote, type Poll } from "#contracts/polls.ts";
import { call, useSession } from "../api/browser.ts";
import { freshKey } from "../api/once.ts";
import { longShelf } from "../api/storage.ts";
import { browserName } from "./kept-vote.ts";
import { makeVoteDesk, type DeskState, type VoteDesk } from "./vote-desk.ts";

export type Vote = DeskState & Pick<VoteDesk, "send" | "retry" | "change" | "keep">;

/** The votes on a country, and the one of the person at this browser. `loaded` is what the server drew. */
export function useVote(country: string, loaded: Poll | undefined): Vote {
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const [{ desk, atFirst }] = useState(() => {
    const made = deskOf(country, loaded);
    const first = made.current();
    return { desk: made, atFirst: () => first };
  });
  const state = useSyncExternalStore(desk.follow, desk.current, atFirst);

  useEffect(() => {
    void desk.open(userId !== undefined);
  }, [desk, userId]);

  const isUnsent = state.standing.is === "unsent";
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => void desk.retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [desk, isUnsent]);

  const { send, retry, change, keep } = desk;
  return { ...state, send, retry, change, keep };
}

const deskOf = (country: string, loaded: Poll | undefined): VoteDesk =>
  makeVoteDesk({
    country,
    loaded,
    shelf: longShelf,
    ask: () => call(getPoll, { params: { country } }),
    deliver: (scores) =>
      call(vote, {
        params: { country },
        body: { ...scores, browser: browserName(longShelf, freshKey) },
      }),
  });
