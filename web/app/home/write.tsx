import { LazyWriteForm } from "../community/hoots/index.ts";
import { Poster } from "../ui/poster.tsx";
import styles from "./write.module.css";

/** A hoot can be written right here; a guest's words wait while they log in. */
export function Write() {
  return (
    <section className={`wrap ${styles.beside}`}>
      <div className={styles.form}>
        <LazyWriteForm compact />
      </div>
      <div className={`wide-only ${styles.posters}`} aria-hidden>
        <div className={styles.behind}>
          <Poster place="Thailand" />
        </div>
        <div className={styles.before}>
          <Poster place="Portugal">Portugal</Poster>
        </div>
      </div>
    </section>
  );
}
