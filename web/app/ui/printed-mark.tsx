import { useSiteName } from "../data/site.ts";
import styles from "./printed-mark.module.css";

/** The small logo at the top of a printed page. */
export const PrintedMark = () => (
  <p className={styles.mark}>
    <img src="/brand/mark.svg" alt="" width={24} height={24} />
    {useSiteName()}
  </p>
);
