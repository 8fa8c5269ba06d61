import styles from "./printed-mark.module.css";

/** Whose paper it is, small, at the head of what is printed. */
export const PrintedMark = () => (
  <p className={styles.mark}>
    <img src="/brand/mark.svg" alt="" width={24} height={24} />
    Wagabond
  </p>
);
