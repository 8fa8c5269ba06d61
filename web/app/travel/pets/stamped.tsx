import type { ReactNode } from "react";
import styles from "./pets.module.css";

/** A perforated postage stamp around a picture, a little tilted. */
export function Stamped({ children }: { children: ReactNode }) {
  return (
    <span className={styles.stamp}>
      <span className={styles.paper}>{children}</span>
    </span>
  );
}
