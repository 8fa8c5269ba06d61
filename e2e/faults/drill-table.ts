import type { Outcome } from "./outcome.ts";

export type Verdict = "held" | "FAILED" | "SKIPPED";
/** A line of the table: a drill, the faults of docs/faults.md that it covers, and its result. */
export type DrillLine = { name: string; of: string; verdict: Verdict; figures: string };

export const verdictOf = ({ figures, faults }: Outcome): Verdict => {
  if (faults.length > 0) return "FAILED";
  return figures.startsWith("SKIPPED") ? "SKIPPED" : "held";
};

/** All drills of a run in one table. */
export function tableOf(lines: readonly DrillLine[]): string {
  const rows = [
    ["drill", "faults", "outcome", "figures"],
    ...lines.map(({ name, of, verdict, figures }) => [name, of, verdict, figures]),
  ];
  const widths = [0, 1, 2].map((place) =>
    Math.max(...rows.map((cells) => (cells[place] ?? "").length)),
  );
  return rows
    .map((cells) => cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join("  "))
    .join("\n");
}
