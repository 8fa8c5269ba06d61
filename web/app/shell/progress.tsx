import { useNavigation } from "react-router";
import styles from "./progress.module.css";

/** A leash that runs out at the top of the page while the next one is being fetched. */
export function Progress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles.progress} aria-hidden /> : null;
}
