import { useNavigation } from "react-router";
import styles from "./progress.module.css";

/** The progress bar at the top while the next page loads. */
export function Progress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles.progress} aria-hidden /> : null;
}
