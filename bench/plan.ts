import type { Row } from "./table.ts";

/** Rounds, duration and database of a run. */
export type Plan = {
  quick: boolean;
  rounds: number;
  seconds: number;
  /** The URL of the run's PostgreSQL, started on first use. */
  postgres: () => Promise<string>;
};

/** A section of the table, selectable by `--only`. */
export type Section = { section: string; run: (plan: Plan) => Promise<Row[]> };
