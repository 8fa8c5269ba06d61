import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Face } from "./avatar.tsx";
import { classes } from "./classes.ts";
import styles from "./postcard.module.css";
import { Stamp } from "./stamp.tsx";

type PostcardProps = {
  /** The link of the whole card; without it, the title is no link. */
  to?: string;
  title: ReactNode;
  tag: ReactNode;
  face: Face;
  /** The link of the stamp. The foot has the same link for keyboards. */
  faceTo?: string | undefined;
  /** A picture that fills its front; without one the back is shown. */
  front?: ReactNode;
  /** The excerpt and other content. */
  children?: ReactNode;
  /** Name, time and actions under the dashed rule. */
  foot: ReactNode;
  level?: "h2" | "h3";
  id?: string;
};

/**
 * An airmail postcard: striped edge, tag, stamp, title, text, foot; above them its picture, or a postmark. In a wide
 * container the picture is beside the text.
 */
export function Postcard(props: PostcardProps) {
  const { to, title, tag, face, faceTo, front, children, foot, level = "h3", id } = props;
  const Title = level;
  return (
    <article
      className={classes(styles.card, front ? styles.pictured : styles.striped)}
      aria-labelledby={id && `${id}-title`}
    >
      {front && <div className={styles.front}>{front}</div>}
      <div className={styles.top}>{tag}</div>
      {!front && <Cancellation className={styles.postmark} />}
      {faceTo ? (
        <Link className={styles.stamp} to={faceTo} prefetch="intent" tabIndex={-1} aria-hidden>
          <Stamp face={face} small />
        </Link>
      ) : (
        <span className={styles.stamp} aria-hidden>
          <Stamp face={face} small />
        </span>
      )}
      <Title className={styles.title} id={id && `${id}-title`}>
        {to ? (
          <Link className="cover-link" to={to} prefetch="intent">
            {title}
          </Link>
        ) : (
          title
        )}
      </Title>
      <div className={styles.text}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </article>
  );
}

/** The cancellation on a postcard's stamp. */
function Cancellation({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 74 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <circle cx="22" cy="22" r="19" />
      <circle cx="22" cy="22" r="13.5" />
      <path d="M41 12q6-4 11 0t11 0 11 0M43 19q6-4 11 0t11 0 9 0M43 26q6-4 11 0t11 0 9 0M41 33q6-4 11 0t11 0 11 0" />
      <path
        d="M22 27c-4 0-5-3-2.5-5 1.5-1.5 3.5-1.5 5 0 2.5 2 1.5 5-2.5 5zM16 20h0M19.5 16h0M24.5 16h0M28 20h0"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
