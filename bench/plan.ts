import type { Row } from "./table.ts";

/** How long and how often is measured, and where. */
export type Plan = {
  quick: boolean;
  rounds: number;
  seconds: number;
  /** The address of the one PostgreSQL of this run, which starts where the first section asks for it. */
  postgres: () => Promise<string>;
};

/** One part of the table, which `--only` can name. */
export type Section = { section: string; run: (plan: Plan) => Promise<Row[]> };
