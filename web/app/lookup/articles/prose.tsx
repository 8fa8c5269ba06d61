import { Fragment } from "react";
import { Link } from "react-router";
import type { Piece } from "#reference/articles.ts";
import { mentionId, sourceId } from "./source-list.tsx";
import styles from "./prose.module.css";

/** Text of an article with its links and source numbers. */
export function Prose({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    switch (piece.is) {
      case "text":
        return piece.text;
      case "link":
        return (
          <Link key={`${piece.to}-${index}`} to={piece.to} prefetch="intent">
            {piece.text}
          </Link>
        );
      case "sources":
        return <SourceNumbers key={`sources-${piece.mention}`} mention={piece} />;
    }
  });
}

// Keeps the numbers on the line of the word before them.
const joiner = "\u2060";

function SourceNumbers({ mention }: { mention: Extract<Piece, { is: "sources" }> }) {
  return (
    <>
      {joiner}
      <sup className={styles.numbers} id={mentionId(mention.mention)}>
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
