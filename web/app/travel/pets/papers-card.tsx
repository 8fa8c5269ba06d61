import { Lock } from "lucide-react";
import { useId } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import { papers } from "./papers.ts";
import { PaperRow } from "./paper-row.tsx";
import styles from "./papers-card.module.css";

/** The three papers of a pet; each is changed by itself. */
export function PapersCard({ pet }: { pet: Pet }) {
  const id = useId();
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Papers
      </h2>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <PaperRow key={paper} pet={pet} paper={paper} />
        ))}
      </ul>
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        Nobody but you can see these.
      </p>
    </section>
  );
}
