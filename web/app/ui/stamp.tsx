import type { ReactNode } from "react";
import { useFace, type Face } from "./avatar.tsx";
import { classes } from "./classes.ts";
import styles from "./stamp.module.css";

type StampProps = {
  /** An author, or the URL of a square image. */
  face: Face | string;
  alt?: string;
  name?: ReactNode;
  note?: ReactNode;
  width?: number;
  /** Small, as on a postcard. */
  small?: boolean;
  /** Above the fold, so it isn't loaded lazily. */
  eager?: boolean;
};

/** A perforated postage stamp with an avatar. */
export function Stamp({ face, alt = "", name, note, width, small, eager }: StampProps) {
  const picture = useFace(typeof face === "string" ? { _id: face, avatar: face } : face);
  return (
    <span className={classes(styles.stamp, small && styles.small)} style={{ width }}>
      <span className={styles.paper}>
        <img
          {...picture}
          alt={alt}
          width={200}
          height={200}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
        {name && <b className={styles.name}>{name}</b>}
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </span>
  );
}
