import { AfterAWhile, Skeleton } from "./skeleton.tsx";

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
