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

type OutlineProps =
  | { height: number }
  /** The widths of its lines. */
  | { lines: readonly string[] };

/** The outline of something that is loading: one block, or a card with lines. */
export const Outline = (props: OutlineProps) => (
  <div aria-busy>
    <AfterAWhile>
      {"height" in props ? (
        <Skeleton height={props.height} rounded />
      ) : (
        <div className="card pad stack">
          {props.lines.map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines never change
            <Skeleton key={line} width={width} />
          ))}
        </div>
      )}
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
