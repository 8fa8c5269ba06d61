import { Fragment } from "react";
import { Link } from "react-router";
import type { Piece } from "#reference/articles.ts";
import { mentionId, sourceId } from "./anchors.ts";
import styles from "./prose.module.css";

/** Words of an article with their links, and the numbers of the sources they rest on. */
export function Prose({ of: pieces }: { of: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    switch (piece.is) {
      case "words":
        return piece.words;
      case "link":
        return (
          <Link key={`${piece.to}-${index}`} to={piece.to} prefetch="intent">
            {piece.words}
          </Link>
        );
      case "sources":
        return <SourceNumbers key={`sources-${piece.mention}`} of={piece} />;
    }
  });
}

// Keeps the numbers on the line of the word before them.
const joiner = "\u2060";

function SourceNumbers({ of }: { of: Extract<Piece, { is: "sources" }> }) {
  return (
    <>
      {joiner}
      <sup className={styles.numbers} id={mentionId(of.mention)}>
        {of.numbers.map((number) => (
          <Fragment key={number}>
            <a href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
              {number}
            </a>
            {joiner}
          </Fragment>
        ))}
        {of.reported && (
          <a href="#reported" aria-label="Reported, please confirm">
            †
          </a>
        )}
      </sup>
    </>
  );
}
