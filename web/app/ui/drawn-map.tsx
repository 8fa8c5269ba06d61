import { classes } from "./classes.ts";
import { ThemedPicture } from "./themed-picture.tsx";
import styles from "./drawn-map.module.css";

type DrawnMapProps = {
  day: string;
  night: string;
  /** What the map shows, in words. */
  label: string;
  /** Upright, as phones show it. */
  tall?: boolean;
  className?: string;
};

/** A map that the server drew, framed as a print. */
export const DrawnMap = ({ tall, className, ...map }: DrawnMapProps) => (
  <ThemedPicture {...map} className={classes(styles.map, tall && styles.tall, className)} />
);
