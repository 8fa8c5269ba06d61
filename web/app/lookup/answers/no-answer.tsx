import type { ReactNode } from "react";
import { type Lookup, panelPath } from "../search-panel/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { Crumb } from "./answer-head.tsx";
import styles from "./no-answer.module.css";

type NoAnswerProps = {
  /** What is said where there is no answer. */
  sentence: string;
  /** What stands in the poster. */
  place: string;
  /** What was looked up. */
  tab: Lookup;
  children: ReactNode;
  aside?: ReactNode;
};

/** A look-up without an answer: the words for it, and ways on. */
export function NoAnswer({ sentence, place, tab, children, aside }: NoAnswerProps) {
  return (
    <>
      <Crumb here="Nothing found" tab={tab} />
      <div className={`wrap split ${styles.page}`}>
        <div className="stack loose">
          <p className="meta">Error 404</p>
          <h1 tabIndex={-1}>{sentence}</h1>
          {children}
          <div className="row">
            <LinkButton look="go" to={panelPath({ tab })}>
              New search
            </LinkButton>
            <LinkButton to="/articles">Read before you go</LinkButton>
          </div>
        </div>
        <aside className={styles.aside} aria-label="Ways on">
          {aside ?? (
            <Poster place={place} tilted eager>
              {place}
            </Poster>
          )}
        </aside>
      </div>
    </>
  );
}

/** Links to answers that there are. */
export function Ways({
  title,
  ways,
}: {
  title: string;
  ways: readonly { label: string; to: string }[];
}) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways}>
      <h2>{title}</h2>
      <ul>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <LinkButton small to={to} prefetch="none">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
