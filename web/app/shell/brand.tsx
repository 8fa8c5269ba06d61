import { classes } from "../ui/classes.ts";
import styles from "./brand.module.css";

/** The logo with the name, dark in the light theme and light in the dark theme. */
export function Wordmark({ onNight }: { onNight?: boolean }) {
  return <span className={classes(styles.wordmark, onNight && styles.light)} aria-hidden />;
}
