import { classes } from "../ui/classes.ts";
import styles from "./brand.module.css";

/** The mark and the name, in ink by day and in light by night. */
export function Wordmark({ onNight }: { onNight?: boolean }) {
  return <span className={classes(styles.wordmark, onNight && styles.light)} aria-hidden />;
}
