import { useId } from "react";
import { pollCountry, type Poll, type PollCountry } from "#contracts/community/polls.ts";
import { useSession } from "../../data/browser.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Ballot } from "./ballot.tsx";
import styles from "./country-poll.module.css";
import { countryText } from "./country-text.ts";
import { PollResults } from "./poll-results.tsx";
import { useVote, type Vote } from "./use-vote.ts";
import { VotedNote } from "./voted-note.tsx";

type CountryPollProps = {
  /** By any of its names; nothing is shown for one that there is no poll on. */
  country: string;
  /** What `getPoll` answered the loader. Without it the browser asks. */
  loaded?: Poll | undefined;
};

/** What people say of a country, and a vote of one's own beside it. */
export function CountryPoll({ country: name, loaded }: CountryPollProps) {
  const country = pollCountry(name);
  return country && <PollOn key={country} country={country} loaded={loaded} />;
}

function PollOn({ country, loaded }: { country: PollCountry; loaded: Poll | undefined }) {
  const id = useId();
  const vote = useVote(country, loaded);
  const { standing, poll } = vote;
  const own = standing.is === "voted" || standing.is === "unsent" ? standing.scores : undefined;
  return (
    <section className={`card pad ${styles.poll}`} aria-labelledby={id}>
      <div className="stack tight">
        <h2 id={id}>Travellers on {countryText(country)}</h2>
        <p className="meta">Scores from 1, not at all, to 5, very.</p>
      </div>
      <div className={styles.parts}>
        {poll ? <PollResults results={poll.results} own={own} /> : <ResultsPlace of={vote} />}
        <OwnVote of={vote} country={country} />
      </div>
    </section>
  );
}

function ResultsPlace({ of }: { of: Vote }) {
  if (of.standing.is === "unreachable") return null;
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

/** The form, or what became of it. Until it is known who is here, guests are shown the form and members its place. */
function OwnVote({ of: vote, country }: { of: Vote; country: PollCountry }) {
  const { standing } = vote;
  const hydrated = useHydrated();
  const isMember = useSession().is === "member";
  if (standing.is === "unreachable") {
    return (
      <Notice onRetry={() => void vote.retry()}>
        {vote.poll ? "Your vote could not be loaded." : "The votes could not be loaded."}
      </Notice>
    );
  }
  if (standing.is === "voted" || standing.is === "unsent") {
    return (
      <VotedNote standing={standing} onChange={vote.change} onSend={() => void vote.retry()} />
    );
  }
  const isKnown = standing.is === "answering";
  const scores = isKnown ? standing.scores : undefined;
  return (
    <>
      {(isKnown || !hydrated || !isMember) && (
        <div className={isKnown ? styles.own : `${styles.own} guest-only`}>
          <Ballot
            key={scoresKey(scores)}
            country={country}
            scores={scores}
            send={vote.send}
            onKeep={isKnown && standing.isBack ? () => void vote.keep() : undefined}
          />
        </div>
      )}
      {!isKnown && (
        <div className={`${styles.own} member-only`} aria-busy>
          <AfterAWhile>
            <Skeleton height={300} rounded />
          </AfterAWhile>
        </div>
      )}
    </>
  );
}

// With other scores in it the form begins anew; an empty one stays the one that the server drew.
const scoresKey = (scores: Record<string, number> = {}): string =>
  Object.values(scores).every((score) => score === 0) ? "" : Object.values(scores).join();
