/** A row of the table: our figure compared with a baseline or limit, as a ratio. */
export type Row = {
  name: string;
  ours: string;
  /** The baseline's figure, or the limit. */
  beside: string;
  ratio: number;
  /** Lowest and highest ratio over the rounds. */
  spread?: [number, number];
  /** Undefined without a target; the row is informative. */
  limit?: { is: "at least" | "at most"; ratio: number };
  note?: string;
};

export const meets = ({ ratio, limit }: Row): boolean | undefined =>
  limit && (limit.is === "at least" ? ratio >= limit.ratio : ratio <= limit.ratio);

const verdict = (row: Row) => ({ true: "met", false: "NOT MET", undefined: "" })[`${meets(row)}`];

const header = ["", "ours", "beside", "ratio", "spread", "limit", "", ""];

function cellsOf(row: Row): string[] {
  const { name, ours, beside, ratio, spread, limit, note = "" } = row;
  const range = spread ? `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}` : "";
  const promise = limit ? `${limit.is} ${limit.ratio}` : "";
  return [name, ours, beside, ratio.toFixed(2), range, promise, verdict(row), note];
}

/** The rows as aligned plain text. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}
