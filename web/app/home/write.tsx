import { LazyWriteForm } from "../community/hoots/index.ts";
import { Poster } from "../ui/poster.tsx";
import styles from "./write.module.css";

/** The form to write a hoot. A guest's draft is saved while they log in. */
export function Write() {
  return (
    <section className={`wrap ${styles.columns}`}>
      <div className={styles.form}>
        <LazyWriteForm compact />
      </div>
      <div className={`wide-only ${styles.posters}`} aria-hidden>
        <div className={styles.behind}>
          <Poster place="Thailand" />
        </div>
        <div className={styles.front}>
          <Poster place="Portugal">Portugal</Poster>
        </div>
      </div>
    </section>
  );
}
