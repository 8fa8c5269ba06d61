import type { ReactNode } from "react";
import styles from "./heading.module.css";

/** The drawn leash under a title. */
export function Leash() {
  return (
    <svg className={styles.leash} viewBox="0 0 150 18" fill="none" aria-hidden>
      <path
        d="M2 11C24 3 44 4 62 10c14 5 28 5 34-1 4-5-2-9-6-5-5 5 3 12 16 9 14-3 24-9 40-6"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="146" cy="7" r="3.6" fill="currentColor" />
    </svg>
  );
}

type HeadingProps = {
  children: ReactNode;
  level?: "h1" | "h2";
  id?: string;
  sentence?: ReactNode;
  /** At the end of the line, such as a button. */
  action?: ReactNode;
};

/** The title of a page or section. */
export function Heading({ children, level = "h2", id, sentence, action }: HeadingProps) {
  const Title = level;
  return (
    <div className={styles.heading}>
      <div>
        <Title id={id}>{children}</Title>
        <Leash />
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
