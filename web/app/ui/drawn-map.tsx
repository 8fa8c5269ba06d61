import { ThemedPicture } from "./themed-picture.tsx";
import styles from "./drawn-map.module.css";

type DrawnMapProps = {
  day: string;
  night: string;
  /** What the map shows, in words. */
  label: string;
  /** Upright, as phones show it. */
  tall?: boolean;
};

/** A map that the server drew, framed as a print. */
export const DrawnMap = ({ tall = false, ...map }: DrawnMapProps) => (
  <div className={styles.frame}>
    <ThemedPicture {...map} className={tall ? styles.tall : styles.map} />
  </div>
);
