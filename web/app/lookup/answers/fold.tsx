import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./lines.module.css";

type FoldProps = { icon: ReactNode; title: string; children: ReactNode };

/** A card that opens on demand. Paper shows what is in it. */
export const Fold = ({ icon, title, children }: FoldProps) => (
  <details className={`card ${styles.fold}`}>
    <summary>
      {icon}
      <h2>{title}</h2>
      <ChevronDown size={20} aria-hidden />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
