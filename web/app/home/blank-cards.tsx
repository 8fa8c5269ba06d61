import styles from "./blank-cards.module.css";

const starts = ["At the border, they …", "The ferry has …", "There is a café where …"];

/** Blank postcards, if there are no hoots. */
export function BlankCards() {
  return (
    <>
      <p className={styles.text}>No hoots yet. The paper is still blank.</p>
      <ul className={styles.cards} aria-hidden>
        {starts.map((start) => (
          <li key={start} className={styles.card}>
            <span className={styles.stamp} />
            <span className={styles.start}>{start}</span>
            <span className={styles.line} />
            <span className={styles.line} />
          </li>
        ))}
      </ul>
    </>
  );
}
