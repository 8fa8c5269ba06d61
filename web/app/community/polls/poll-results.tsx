import {
  noVotesYet,
  pollQuestions,
  scoreMax,
  type Poll,
  type Scores,
} from "#contracts/community/polls.ts";
import styles from "./country-poll.module.css";

type PollResultsProps = { results: Poll["results"]; own?: Scores | undefined };

/** The average of each question, and how many answered it. */
export function PollResults({ results, own }: PollResultsProps) {
  return (
    <ul className={styles.results} aria-label="Results">
      {pollQuestions.map(({ key, text: words }) => (
        <li key={key} className={styles.result}>
          <Result {...results[key]} words={words} own={own?.[key] || undefined} />
        </li>
      ))}
    </ul>
  );
}

type ResultProps = {
  average: number | null;
  votes: number;
  words: string;
  own: number | undefined;
};

function Result({ average, votes, words, own }: ResultProps) {
  const isEmpty = average === null || votes === 0;
  return (
    <>
      <span className={styles.question}>{words}</span>
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
        {isEmpty ? noVotesYet : votes === 1 ? "1 vote" : `${votes.toLocaleString("en")} votes`}
        {own !== undefined && ` · yours: ${own}`}
      </span>
    </>
  );
}
