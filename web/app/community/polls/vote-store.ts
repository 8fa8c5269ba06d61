import { type Poll, type Scores, pollQuestions, scoreMax } from "#contracts/community/polls.ts";
import { asAppError } from "../../data/errors.ts";
import { type SafeStorage, privatePrefix } from "../../data/storage.ts";
import { createStore } from "../../data/store.ts";
import * as z from "zod/mini";

const Score = z.number().check(z.refine(Number.isInteger), z.gte(0), z.lte(scoreMax));

/** A vote stored in this browser: `sent` once the server has it. */
const SavedVote = z.object({ friendly: Score, mean: Score, safe: Score, sent: z.boolean() });
export type SavedVote = z.output<typeof SavedVote>;

/** One key per country, without spaces. A member's vote is removed on log-out. */
export const voteKey = (country: string, isMember: boolean): string =>
  `${isMember ? privatePrefix : ""}poll:${country.replaceAll(/\s/g, "")}`;

export function savedVote(safeStorage: SafeStorage, key: string): SavedVote | undefined {
  try {
    return z.safeParse(SavedVote, JSON.parse(safeStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export const saveVote = (safeStorage: SafeStorage, key: string, vote: SavedVote): void =>
  safeStorage.setItem(key, JSON.stringify(vote));

const nameKey = "poll-browser";

/** The random ID of this browser, which identifies a guest's vote. `make` returns 32 hexadecimal digits. */
export function browserName(safeStorage: SafeStorage, make: () => string): string {
  const storedName = safeStorage.getItem(nameKey);
  if (storedName !== null && /^[0-9a-f]{32}$/.test(storedName)) return storedName;
  const name = make();
  safeStorage.setItem(nameKey, name);
  return name;
}

/** Whether every question has a score. */
export const isComplete = (scores: Scores): boolean =>
  pollQuestions.every(({ key }) => scores[key] > 0);

export const noScores: Scores = { friendly: 0, mean: 0, safe: 0 };

/** The state of the visitor's own vote. */
export type VoteStatus =
  /** On the server, and until a member's vote has loaded. */
  | { is: "unknown" }
  | { is: "unreachable" }
  /** `isReopened` if the form changes an existing vote. */
  | { is: "answering"; scores: Scores; isReopened?: true }
  | { is: "voted"; scores: Scores; isNew: boolean; isChange?: true }
  /** Stored in this browser until it can be sent. */
  | { is: "unsent"; scores: Scores; isSending: boolean };

/** The results, if loaded, and the visitor's own vote. */
export type VoteState = { poll: Poll | undefined; status: VoteStatus };

type Parts = {
  country: string;
  /** The results that came with the page. */
  loaded: Poll | undefined;
  safeStorage: SafeStorage;
  /** Fetches the results and a member's own vote. */
  fetchPoll: () => Promise<Poll>;
  /** Sends a vote. */
  deliver: (scores: Scores) => Promise<Poll>;
};

export type VoteStore = ReturnType<typeof makeVoteStore>;

/** Whether the request or the server failed, so that a retry may work. */
const canRetry = (error: unknown): boolean => (asAppError(error)?.status ?? 0) >= 500;

/**
 * One visitor's vote on one country. A guest's vote is stored in the browser, a member's on the server; an unsent vote
 * waits in the browser.
 */
export function makeVoteStore({ country, loaded, safeStorage, fetchPoll, deliver }: Parts) {
  const state = createStore<VoteState>({ poll: loaded, status: { is: "unknown" } });
  let isMember = false;
  // Responses for a previous viewer are dropped.
  let generation = 0;

  const become = (next: Partial<VoteState>) => state.set({ ...state.get(), ...next });
  const key = () => voteKey(country, isMember);

  async function submit(scores: Scores): Promise<void> {
    const current = generation;
    const { status } = state.get();
    const isChange = status.is === "answering" && status.isReopened === true;
    try {
      const poll = await deliver(scores);
      if (isMember)
        for (const each of [true, false]) safeStorage.removeItem(voteKey(country, each));
      else saveVote(safeStorage, key(), { ...scores, sent: true });
      if (generation === current)
        become({
          poll,
          status: { is: "voted", scores, isNew: true, ...(isChange && { isChange }) },
        });
    } catch (error) {
      if (!canRetry(error)) throw error;
      if (generation === current) become({ status: { is: "unsent", scores, isSending: false } });
    }
  }

  async function resubmit(scores: Scores): Promise<void> {
    become({ status: { is: "unsent", scores, isSending: true } });
    const place = key();
    try {
      await submit(scores);
    } catch {
      // A permanently rejected vote is not stored for a retry; the form shows it again.
      safeStorage.removeItem(place);
      become({ status: { is: "answering", scores } });
    }
  }

  async function load(): Promise<void> {
    generation += 1;
    const current = generation;
    const saved = savedVote(safeStorage, key());
    if (saved?.sent === false) return resubmit(scoresOf(saved));
    if (!isMember) become({ status: statusOf(saved) });
    if (!isMember && state.get().poll) return;
    if (isMember) become({ status: { is: "unknown" } });
    try {
      const poll = await fetchPoll();
      if (generation !== current) return;
      become({ poll, status: isMember ? statusOf(poll.mine) : state.get().status });
    } catch {
      if (generation === current) become({ status: { is: "unreachable" } });
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
      const { status } = state.get();
      if (!("scores" in status)) return;
      become({ status: { is: "answering", scores: status.scores, isReopened: true } });
    },
    /** Discards the change of a vote. */
    cancelChange: (): Promise<void> => load(),
  };
}

const scoresOf = ({ friendly, mean, safe }: Scores): Scores => ({ friendly, mean, safe });

function statusOf(saved: Scores | null | undefined): VoteStatus {
  const scores = scoresOf(saved ?? noScores);
  return isComplete(scores) ? { is: "voted", scores, isNew: false } : { is: "answering", scores };
}
