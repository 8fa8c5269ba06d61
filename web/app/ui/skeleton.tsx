import { useEffect, useState, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./skeleton.module.css";

/** Shows its children after a short delay. */
export function AfterAWhile({ children, ms = 150 }: { children: ReactNode; ms?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return <div className={due ? undefined : styles.hidden}>{children}</div>;
}

type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  /** For an image. */
  rounded?: boolean;
};

/** The placeholder of a block that is loading. */
export const Outline = ({ height }: { height: number }) => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={height} rounded />
    </AfterAWhile>
  </div>
);

/** A gray placeholder. Put several into an AfterAWhile with aria-busy around. */
export function Skeleton({ width, height, rounded }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={classes(styles.skeleton, rounded && styles.rounded)}
      style={{ width, height }}
    />
  );
}
