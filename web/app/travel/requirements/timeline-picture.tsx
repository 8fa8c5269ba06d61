import { forReader } from "#format/measures.ts";
import { useReader } from "../../data/reader.ts";
import { classes } from "../../ui/classes.ts";
import type { Timeline, TimelineRow } from "./timeline.ts";
import styles from "./timeline-picture.module.css";

type Shape = {
  width: number;
  /** The column of the labels; 0 where they stand above the bars. */
  labels: number;
  row: number;
  bar: number;
  /** The least distance of two labels on top. */
  apart: number;
};

const wide: Shape = { width: 1120, labels: 250, row: 46, bar: 24, apart: 92 };
const medium: Shape = { width: 700, labels: 200, row: 46, bar: 24, apart: 88 };
const narrow: Shape = { width: 320, labels: 0, row: 54, bar: 20, apart: 66 };
/** The height of one line of labels on top, and of the dots below them. */
const labelHeight = 36;
const dots = 30;

/** The waits, windows and deadlines as bars; the same stands in words beside it for screen readers. */
export function TimelinePicture({ timeline: american }: { timeline: Timeline }) {
  const reader = useReader();
  const timeline = {
    ...american,
    rows: american.rows.map((row) => ({
      ...row,
      text: forReader(row.text, reader),
      days: forReader(row.days, reader),
    })),
    marks: american.marks.map((mark) => ({ ...mark, text: forReader(mark.text, reader) })),
  };
  const { rows, marks, trip, summary } = timeline;
  return (
    <figure className={styles.figure}>
      <div className="sr">
        <p>{summary}</p>
        <ul>
          {rows.map(({ id, label, detail, text }) => (
            <li key={id}>{`${label}, ${detail}: ${text}`}</li>
          ))}
          {marks.map(({ label, text, day }) => (
            <li key={`${label} ${day}`}>{`${label}: ${text}`}</li>
          ))}
        </ul>
      </div>
      <Drawing timeline={timeline} shape={wide} className={styles.wide} />
      <Drawing timeline={timeline} shape={medium} className={styles.medium} />
      <Drawing timeline={timeline} shape={narrow} className={styles.narrow} />
      <figcaption className={styles.key} aria-hidden>
        {(["wait", "window", "deadline", "met"] as const)
          .filter((is) => rows.some((row) => row.is === is))
          .map((is) => (
            <span key={is}>
              <i className={styles[is]} />
              {keyTexts[is]}
            </span>
          ))}
        <span>
          <i className={styles.trip} />
          Your trip: {trip.text}
        </span>
      </figcaption>
    </figure>
  );
}

const keyTexts = {
  wait: "Waiting period",
  window: "Do it in this window",
  deadline: "Ends with a deadline",
  met: "Met",
} as const;

type DrawingProps = { timeline: Timeline; shape: Shape; className: string | undefined };

function Drawing({ timeline, shape, className }: DrawingProps) {
  const { rows, marks, trip, first, last, today } = timeline;
  const { width, labels } = shape;
  const x = (day: number) => labels + ((day - first) / (last - first)) * (width - labels - 8);
  const labelled = labelsOf([{ label: "Today", text: today, day: 0 }, ...marks], x, shape);
  const top = dots + labelHeight * (1 + Math.max(...labelled.map(({ line }) => line)));
  const placed = placeRows(rows, shape);
  const height = top + placed.reduce((sum, each) => sum + each.height, 0);
  const dot = top - 22;
  return (
    <svg
      className={classes(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <rect
        className={styles.trip}
        x={x(trip.from)}
        y={dot}
        width={Math.max(3, x(trip.until) - x(trip.from))}
        height={height - dot}
      />
      {placed.map(({ row, y }) => (
        <path key={row.id} className={styles.line} d={`M0 ${top + y}H${width}`} />
      ))}
      <g className={styles.mark}>
        {marks.map(({ label, day }) => (
          <path key={`${label} ${day}`} d={`M${x(day)} ${dot}V${height}`} />
        ))}
      </g>
      {labelled.map(({ label, text, day, at, anchor, line }, place) => (
        <g key={`${label} ${day}`} className={place === 0 ? styles.today : styles.mark}>
          <path d={`M${x(day)} ${dot}V${height}`} />
          <circle cx={x(day)} cy={dot} r={place === 0 ? 4.5 : 5.5} />
          <text
            x={at}
            y={dot - 30 - line * labelHeight}
            textAnchor={anchor}
            className={styles.name}
          >
            {label}
          </text>
          <text x={at} y={dot - 13 - line * labelHeight} textAnchor={anchor} className={styles.day}>
            {text}
          </text>
        </g>
      ))}
      {placed.map(({ y, ...each }) => (
        <Row key={each.row.id} {...each} y={top + y} x={x} shape={shape} />
      ))}
    </svg>
  );
}

type Labelled = { label: string; text: string; day: number };

const labelLinesMax = 4;

/** The labels of all stops; of too many, only those of today, the first and the last one. */
export function labelsOf(stops: readonly Labelled[], x: (day: number) => number, shape: Shape) {
  const all = spread(stops, x, shape);
  if (all.every(({ line }) => line < labelLinesMax)) return all;
  return spread([...stops.slice(0, 2), ...stops.slice(-1)], x, shape);
}

/** Where the labels on top stand, so that none lies on another: where there is no room, in a line above. */
export function spread(
  marks: readonly Labelled[],
  x: (day: number) => number,
  { width, labels, apart }: Shape,
) {
  const free: number[] = [];
  return marks.map((mark) => {
    const own = x(mark.day);
    const isFirst = own - apart / 2 < labels;
    const isLast = own + apart / 2 > width;
    const at = isFirst ? Math.max(labels, own - 6) : isLast ? Math.min(width, own + 8) : own;
    const anchor = isFirst ? ("start" as const) : isLast ? ("end" as const) : ("middle" as const);
    const left = anchor === "start" ? at : anchor === "end" ? at - apart : at - apart / 2;
    const room = free.findIndex((end) => left >= end - 12);
    const line = room === -1 ? free.length : room;
    free[line] = left + apart;
    return { ...mark, at, anchor, line };
  });
}

/** The space that a character takes, for texts that nothing measures. */
const characters = { label: 7.8, detail: 6.6, days: 7.4 };
const linesMax = 2;

/** A text as lines that fit into a width; what is left over ends in dots. */
export function wrapped(text: string, width: number, character: number, most = linesMax): string[] {
  const longest = Math.max(1, Math.floor(width / character));
  const lines: string[] = [];
  for (const word of text.split(" ").filter((each) => each !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  const fitting = (line: string, isCut: boolean) =>
    isCut || line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
  return lines
    .slice(0, most)
    .map((line, index) => fitting(line, index === most - 1 && lines.length > most));
}

const lineHeight = 16;
/** Between a label and what is beside it. */
const space = 12;

type Placed = {
  row: TimelineRow;
  y: number;
  height: number;
  /** The label and what it is about, as lines in their column. */
  label: string[];
  detail: string[];
};

/** Each row under the one above, as high as its label needs. */
export function placeRows(rows: readonly TimelineRow[], { width, labels, row }: Shape): Placed[] {
  let y = 0;
  return rows.map((each): Placed => {
    const beside = labels === 0 ? width - each.days.length * characters.days : labels;
    const label = wrapped(
      each.label,
      beside - space,
      characters.label,
      labels === 0 ? 1 : linesMax,
    );
    const detail = labels === 0 ? [] : wrapped(each.detail, labels - space, characters.detail);
    const height = row + Math.max(0, label.length + detail.length - 2) * lineHeight;
    const placed = { row: each, y, height, label, detail };
    y += height;
    return placed;
  });
}

/** Where a text is, seen from its bar. */
type TextPlace = "inside" | "after" | "before";

type RowProps = Placed & { x: (day: number) => number; shape: Shape };

function Row({ row, y, label, detail, x, shape }: RowProps) {
  const { is, days, from, until } = row;
  const { width, labels, bar } = shape;
  const isWide = labels > 0;
  const [start, end] = [x(from), x(until)];
  const length = Math.max(bar / 2, end - start);
  const barY = isWide ? y + 10 : y + 26;
  const textWidth = days.length * characters.days + 16;
  const place: TextPlace =
    textWidth < length ? "inside" : start + length + textWidth < width ? "after" : "before";
  const textX = { inside: start + 12, after: start + length + 10, before: start - 10 }[place];
  return (
    <g className={styles[is]}>
      {!isWide && <rect x={0} y={y + 1} width={width} height={22} className={styles.ground} />}
      {label.map((line, index) => (
        <text
          key={line}
          x={0}
          y={y + (isWide ? 20 : 17) + index * lineHeight}
          className={styles.label}
        >
          {line}
        </text>
      ))}
      {detail.map((line, index) => (
        <text
          key={line}
          x={0}
          y={y + 20 + (label.length + index) * lineHeight}
          className={styles.detail}
        >
          {line}
        </text>
      ))}
      {!isWide && (
        <text x={width} y={y + 17} textAnchor="end" className={styles.days}>
          {days}
        </text>
      )}
      <rect x={start} y={barY} width={length} height={bar} rx={6} className={styles.bar} />
      {is === "wait" && (
        <path className={styles.diamond} d={`M${end} ${barY + bar / 2 - 11}l11 11-11 11-11-11Z`} />
      )}
      {isWide && <BarText row={row} y={y} x={textX} textWidth={textWidth} place={place} />}
    </g>
  );
}

type BarTextProps = { row: TimelineRow; y: number; x: number; textWidth: number; place: TextPlace };

/** What a bar says: inside it, else after it, else before it. */
const BarText = ({ row: { is, days }, y, x, textWidth, place }: BarTextProps) => (
  <>
    {place !== "inside" && (
      <rect
        x={place === "after" ? x + (is === "wait" ? 6 : -5) : x - textWidth + 6}
        y={y + 12}
        width={textWidth}
        height={20}
        rx={4}
        className={styles.ground}
      />
    )}
    <text
      x={x + (is === "wait" && place === "after" ? 12 : 0)}
      y={y + 27}
      textAnchor={place === "before" ? "end" : "start"}
      className={styles.text}
    >
      {days}
    </text>
  </>
);
