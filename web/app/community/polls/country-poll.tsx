import { useId, useEffect, useRef, useState } from "react";
import {
  pollCountry,
  type Poll,
  type PollCountry,
  noVotesYet,
  pollQuestions,
  scoreMax,
  type Scores,
  getPoll,
  vote,
} from "#contracts/community/polls.ts";
import { counted } from "#format/plurals.ts";
import { useSession, call } from "../../data/browser.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { freshKey } from "../../data/idempotency.ts";
import { useUserId } from "../../data/session.ts";
import { localStore } from "../../data/storage.ts";
import { useStore } from "../../data/store.ts";
import { Ballot } from "./ballot.tsx";
import {
  browserName,
  type VoteStatus,
  makeVoteStore,
  type VoteState,
  type VoteStore,
} from "./vote-store.ts";
import styles from "./country-poll.module.css";
import { inSentence } from "#reference/in-sentence.ts";
import { Button } from "../../ui/button.tsx";

type CountryPollProps = {
  /** Any name of the country; nothing is rendered if it has no poll. */
  country: string;
  /** The poll from the loader; else the browser fetches it. */
  loaded?: Poll | undefined;
};

/** The poll of a country with the visitor's own vote. */
export function CountryPoll({ country: name, loaded }: CountryPollProps) {
  const country = pollCountry(name);
  return country && <PollOn key={country} country={country} loaded={loaded} />;
}

function PollOn({ country, loaded }: { country: PollCountry; loaded: Poll | undefined }) {
  const id = useId();
  const vote = useVote(country, loaded);
  const { status, poll } = vote;
  const own = status.is === "voted" || status.is === "unsent" ? status.scores : undefined;
  // As it was at first: a vote doesn't take away the summary that its reader opened.
  const [isFolded] = useState(() => loaded !== undefined && isEmptyPoll(loaded));
  const parts = (
    <div className={styles.parts}>
      {poll ? <PollResults results={poll.results} own={own} /> : <ResultsPlace vote={vote} />}
      <OwnVote vote={vote} country={country} />
    </div>
  );
  const title = <h2 id={id}>How travelers rate {inSentence(country)}</h2>;
  const scale = <p className="meta">Scores go from 1 (not at all) to 5 (very).</p>;
  return (
    <section className={`card pad ${styles.poll}`} aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary>
            {title}
            {(!poll || isEmptyPoll(poll)) && <span className="meta">{noVotesYet}</span>}
          </summary>
          {scale}
          {parts}
        </details>
      ) : (
        <>
          <div className="stack tight">
            {title}
            {scale}
          </div>
          {parts}
        </>
      )}
    </section>
  );
}

const isEmptyPoll = ({ results }: Poll): boolean =>
  Object.values(results).every(({ votes }) => votes === 0);

function ResultsPlace({ vote }: { vote: Vote }) {
  if (vote.status.is === "unreachable") return null;
  return (
    <div aria-busy>
      <AfterAWhile>
        <div className="stack">
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </AfterAWhile>
    </div>
  );
}

/** The form or the vote. Until the session is known, CSS shows guests the form and members an outline. */
function OwnVote({ vote, country }: { vote: Vote; country: PollCountry }) {
  const { status } = vote;
  const hydrated = useHydrated();
  const isMember = useSession().is === "member";
  if (status.is === "unreachable") {
    return (
      <Notice onRetry={() => void vote.retry()}>
        {vote.poll ? "Couldn't load your vote." : "Couldn't load the votes."}
      </Notice>
    );
  }
  if (status.is === "voted" || status.is === "unsent") {
    return <VotedNote status={status} onChange={vote.change} onSend={() => void vote.retry()} />;
  }
  const isAnswering = status.is === "answering";
  const scores = isAnswering ? status.scores : undefined;
  return (
    <>
      {(isAnswering || !hydrated || !isMember) && (
        <div className={isAnswering ? styles.own : `${styles.own} guest-only`}>
          <Ballot
            key={scoresKey(scores)}
            country={country}
            scores={scores}
            send={vote.send}
            onCancel={isAnswering && status.isReopened ? () => void vote.cancelChange() : undefined}
          />
        </div>
      )}
      {!isAnswering && (
        <div className={`${styles.own} member-only`} aria-busy>
          <AfterAWhile>
            <Skeleton height={300} rounded />
          </AfterAWhile>
        </div>
      )}
    </>
  );
}

// Other scores reset the form; an empty one stays the one rendered on the server.
const scoresKey = (scores: Record<string, number> = {}): string =>
  Object.values(scores).every((score) => score === 0) ? "" : Object.values(scores).join();

type VotedNoteProps = {
  status: Extract<VoteStatus, { is: "voted" | "unsent" }>;
  onChange: () => void;
  onSend: () => void;
};

/** Replaces the form after a vote. */
function VotedNote({ status, onChange, onSend }: VotedNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const isFresh = status.is === "unsent" || status.isNew;
  const isChange = status.is === "voted" && status.isChange;
  // The submit button is gone and had the focus.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) text.current?.focus();
  }, [isFresh]);
  return (
    <div ref={text} className={styles.own} tabIndex={-1}>
      <div className="stack">
        {isFresh ? (
          <output className={styles.thanks}>
            {isChange ? "Your vote was updated." : "Thank you for your vote!"}
          </output>
        ) : (
          <p>You've already voted on this country.</p>
        )}
        {status.is === "unsent" && (
          <Notice tone="due" onRetry={onSend} retryText="Send vote now" busy={status.isSending}>
            Your vote is saved in this browser. We'll send it when you're back online.
          </Notice>
        )}
        <div>
          <Button small onClick={onChange}>
            Change your vote
          </Button>
        </div>
      </div>
    </div>
  );
}

type PollResultsProps = { results: Poll["results"]; own?: Scores | undefined };

/** The average and number of votes of each question. */
function PollResults({ results, own }: PollResultsProps) {
  return (
    <ul className={styles.results} aria-label="Results">
      {pollQuestions.map(({ key, text: label }) => (
        <li key={key} className={styles.result}>
          <Result {...results[key]} label={label} own={own?.[key] || undefined} />
        </li>
      ))}
    </ul>
  );
}

type ResultProps = {
  average: number | null;
  votes: number;
  label: string;
  own: number | undefined;
};

function Result({ average, votes, label, own }: ResultProps) {
  const isEmpty = average === null || votes === 0;
  return (
    <>
      <span className={styles.question}>{label}</span>
      <b className={`num ${styles.average}`}>
        {isEmpty ? "–" : average.toFixed(1)}
        {!isEmpty && <span className="sr"> of {scoreMax}</span>}
      </b>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${scoreMax} 1`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <rect width={average ?? 0} height="1" />
      </svg>
      <span className="meta num">
        {isEmpty ? noVotesYet : counted(votes, "vote")}
        {own !== undefined && ` · you: ${own}`}
      </span>
    </>
  );
}

type Vote = VoteState & Pick<VoteStore, "send" | "retry" | "change" | "cancelChange">;

/** The votes on a country and the visitor's own. `loaded` is the poll from the loader. */
function useVote(country: string, loaded: Poll | undefined): Vote {
  const userId = useUserId();
  const [voteStore] = useState(() => voteStoreOf(country, loaded));
  const state = useStore(voteStore.state);

  useEffect(() => {
    void voteStore.open(userId !== undefined);
  }, [voteStore, userId]);

  const isUnsent = state.status.is === "unsent";
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
