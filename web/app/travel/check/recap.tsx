import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./check.module.css";
import { InUnits } from "../../accounts/viewer/index.ts";

type RecapProps = {
  portrait: string | undefined;
  recap: readonly string[];
  /** The form that changes the question. */
  children: ReactNode;
};

/** The question in one line; it opens to be changed. */
export const Recap = ({ portrait, recap, children }: RecapProps) => (
  <details className={`card screen-only ${styles.recap}`}>
    <summary>
      {portrait && <img className={styles.portrait} src={portrait} alt="" width={44} height={44} />}
      <span className={styles.parts}>
        {recap.map((part) => (
          <span key={part}>
            <InUnits text={part} />
          </span>
        ))}
      </span>
      <span className={styles.edit}>
        <PencilLine size={16} aria-hidden />
        <span>Edit answers</span>
      </span>
    </summary>
    <div className={styles.form}>{children}</div>
  </details>
);
