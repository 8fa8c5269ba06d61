import { Fragment } from "react";
import { dayText } from "#format/dates.ts";
import type { NumberedSource, Piece, ReadingCopy } from "#reference/articles.ts";
import blocks from "./blocks.module.css";
import styles from "./source-list.module.css";

type SourceListProps = { article: Pick<ReadingCopy, "sources" | "checked" | "reports"> };

/** The sources of an article, with links back to their mentions. */
export function SourceList({ article: { sources, checked, reports } }: SourceListProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        <h2 id="sources">Sources</h2>
        <span className="meta">
          {sources.length} · Last checked {dayText(checked)}
        </span>
      </summary>
      <p className={styles.sentence}>
        We use saved copies of these pages. If we know the date of a page or copy, we show it. The
        live page may be newer.
      </p>
      {reports && (
        <p id="reported" className={styles.reported}>
          <b aria-hidden>† </b>
          Unconfirmed: our sources have no public link. Check with{" "}
          <a href="#whom-to-ask">the authority</a>.
        </p>
      )}
      <ol className={styles.sources}>
        {sources.map((source) => (
          <li key={source.number} id={sourceId(source.number)} value={source.number}>
            <span className={styles.source}>
              {source.address ? <a href={source.address}>{source.title}</a> : source.title}
            </span>
            <span className={styles.dated}>{source.checked}</span>
            <BackLinks source={source} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function BackLinks({ source: { number, mentions } }: { source: NumberedSource }) {
  return (
    <span className={styles.back}>
      <span className="sr">Back to text: </span>
      {mentions.map((mention, index) => (
        <a
          key={mention}
          href={`#${mentionId(mention)}`}
          aria-label={`Source ${number}, reference ${index + 1} of ${mentions.length}`}
        >
          ↑{mentions.length > 1 && index + 1}
        </a>
      ))}
    </span>
  );
}

/** The IDs of the mentions of a source and of its entry in the list. */
export const mentionId = (mention: number): string => `mention-${mention}`;
export const sourceId = (number: number): string => `source-${number}`;

// Keeps the numbers on the line of the word before them.
const joiner = "\u2060";

/** The numbers of the sources of a statement, each a link to its source. */
export function SourceNumbers({ mention }: { mention: Extract<Piece, { is: "sources" }> }) {
  return (
    <>
      {joiner}
      <sup className={blocks.numbers} id={mentionId(mention.mention)}>
        {mention.numbers.map((number) => (
          <Fragment key={number}>
            <a href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
              {number}
            </a>
            {joiner}
          </Fragment>
        ))}
        {mention.reported && (
          <a href="#reported" aria-label="Unconfirmed: check with the authority">
            †
          </a>
        )}
      </sup>
    </>
  );
}
