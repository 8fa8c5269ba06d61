import type { Poll, Scores } from "#contracts/community/polls.ts";
import { asAppError } from "../../data/errors.ts";
import type { SafeStorage } from "../../data/storage.ts";
import { createStore } from "../../data/store.ts";
import { isComplete, saveVote, savedVote, noScores, voteKey } from "./saved-vote.ts";

/** How it stands with the vote of the person at this browser. */
export type Standing =
  /** As the server made the page, and until a member's vote is known. */
  | { is: "unknown" }
  | { is: "unreachable" }
  /** `isBack` where the form was called back for a vote that is there already. */
  | { is: "answering"; scores: Scores; isBack?: true }
  | { is: "voted"; scores: Scores; isNew: boolean }
  /** Kept in this browser until it can be sent. */
  | { is: "unsent"; scores: Scores; isSending: boolean };

/** What is shown: the results as far as they are known, and one's own vote. */
export type VoteState = { poll: Poll | undefined; standing: Standing };

type Parts = {
  country: string;
  /** The results that came with the page. */
  loaded: Poll | undefined;
  safeStorage: SafeStorage;
  /** Asks for results and the vote of who is signed in. */
  fetchPoll: () => Promise<Poll>;
  /** Sends a vote. */
  deliver: (scores: Scores) => Promise<Poll>;
};

export type VoteStore = ReturnType<typeof makeVoteStore>;

/** The request or the server failed, so the same vote may be sent again. */
const mayPass = (error: unknown): boolean => (asAppError(error)?.status ?? 0) >= 500;

/**
 * Where one person votes on one country. A guest's vote is known to their browser alone, a member's to the server;
 * what cannot be sent waits in the browser.
 */
export function makeVoteStore({ country, loaded, safeStorage, fetchPoll, deliver }: Parts) {
  const state = createStore<VoteState>({ poll: loaded, standing: { is: "unknown" } });
  let isMember = false;
  // Responses for a previous viewer are dropped.
  let turn = 0;

  const become = (next: Partial<VoteState>) => state.set({ ...state.get(), ...next });
  const key = () => voteKey(country, isMember);

  async function submit(scores: Scores): Promise<void> {
    const ownTurn = turn;
    try {
      const poll = await deliver(scores);
      if (isMember)
        for (const each of [true, false]) safeStorage.removeItem(voteKey(country, each));
      else saveVote(safeStorage, key(), { ...scores, sent: true });
      if (turn === ownTurn) become({ poll, standing: { is: "voted", scores, isNew: true } });
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (turn === ownTurn) become({ standing: { is: "unsent", scores, isSending: false } });
    }
  }

  async function resubmit(scores: Scores): Promise<void> {
    become({ standing: { is: "unsent", scores, isSending: true } });
    const place = key();
    try {
      await submit(scores);
    } catch {
      // A permanently rejected vote is not stored for a retry; the form shows it again.
      safeStorage.removeItem(place);
      become({ standing: { is: "answering", scores } });
    }
  }

  async function load(): Promise<void> {
    turn += 1;
    const ownTurn = turn;
    const saved = savedVote(safeStorage, key());
    if (saved?.sent === false) return resubmit(scoresOf(saved));
    if (!isMember) become({ standing: standingOf(saved) });
    if (!isMember && state.get().poll) return;
    if (isMember) become({ standing: { is: "unknown" } });
    try {
      const poll = await fetchPoll();
      if (turn !== ownTurn) return;
      become({ poll, standing: isMember ? standingOf(poll.mine) : state.get().standing });
    } catch {
      if (turn === ownTurn) become({ standing: { is: "unreachable" } });
    }
  }

  return {
    state,
    /** Opens the poll for a member or a guest. */
    open(member: boolean): Promise<void> {
      isMember = member;
      return load();
    },
    /** Fetches or sends again. */
    retry: (): Promise<void> => load(),
    /** Sends a vote. Throws a permanent rejection; retries later when offline. */
    async send(scores: Scores): Promise<void> {
      const [place, before] = [key(), savedVote(safeStorage, key())];
      saveVote(safeStorage, place, { ...scores, sent: false });
      try {
        await submit(scores);
      } catch (error) {
        if (before?.sent) saveVote(safeStorage, place, before);
        else safeStorage.removeItem(place);
        throw error;
      }
    },
    /** Reopens the form with the current scores. */
    change(): void {
      const { standing } = state.get();
      if (!("scores" in standing)) return;
      become({ standing: { is: "answering", scores: standing.scores, isBack: true } });
    },
    /** Discards the change of a vote. */
    cancelChange: (): Promise<void> => load(),
  };
}

const scoresOf = ({ friendly, mean, safe }: Scores): Scores => ({ friendly, mean, safe });

function standingOf(saved: Scores | null | undefined): Standing {
  const scores = scoresOf(saved ?? noScores);
  return isComplete(scores) ? { is: "voted", scores, isNew: false } : { is: "answering", scores };
}
