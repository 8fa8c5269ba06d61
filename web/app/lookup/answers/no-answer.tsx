import type { ReactNode } from "react";
import { type Lookup, panelPath } from "../search-panel/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { Crumb } from "./answer-head.tsx";
import styles from "./answers.module.css";

type NoAnswerProps = {
  /** The heading. */
  sentence: string;
  /** True if the place exists but has no answer. */
  isValid?: boolean;
  /** The place on the poster. */
  place: string;
  tab: Lookup;
  children: ReactNode;
  aside?: ReactNode;
};

/** The title for a valid choice without an answer. */
const missingText: Record<Lookup, string> = {
  airlineInfo: "No rules yet",
  documents: "No rules yet",
  services: "No listings yet",
};

/** The page of a look-up without an answer, with links to others. */
export function NoAnswer({ sentence, isValid, place, tab, children, aside }: NoAnswerProps) {
  return (
    <>
      <Crumb current="No results" tab={tab} />
      <div className={`wrap split ${styles.page}`}>
        <div className="stack loose">
          <p className="meta">{isValid ? missingText[tab] : "Error 404"}</p>
          <h1 tabIndex={-1}>{sentence}</h1>
          {children}
          <div className="row">
            <LinkButton variant="go" to={panelPath({ tab })}>
              New search
            </LinkButton>
            <LinkButton to="/articles">Browse travel guides</LinkButton>
          </div>
        </div>
        <aside className={styles.aside} aria-label="More options">
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

/** Links to other answers. */
export function AnswerLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: string; to: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <section className={styles.links}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
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
