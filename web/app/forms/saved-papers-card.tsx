import { Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./saved-papers-card.module.css";

type SavedPapersCardProps = {
  title: string;
  /** The documents, each in an `li`. */
  papers: ReactNode;
  /** Content below, such as the storage used. */
  children?: ReactNode;
};

/** Documents that are saved one by one, each in a `SavedPaper`. */
export function SavedPapersCard({ title, papers, children }: SavedPapersCardProps) {
  const id = useId();
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.papers}>{papers}</ul>
      <OwnersOnly />
      {children}
    </section>
  );
}

/** Says that nobody else sees the documents above. */
export const OwnersOnly = () => (
  <p className={`meta ${styles.secret}`}>
    <Lock size={16} aria-hidden />
    Only you can see these.
  </p>
);
