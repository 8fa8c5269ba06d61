import { AppError } from "#contracts/kernel/errors.ts";

/** A request that a limit rejected. The metrics count it under the limit's name, which is not sent. */
export class LimitError extends AppError {
  readonly limit: string;

  constructor(limit: string, ...[code, message, details]: ConstructorParameters<typeof AppError>) {
    super(code, message, details);
    this.limit = limit;
  }
}

/** Counts by the name of a limit, since the start. */
export type LimitCounts = {
  note: (limit: string) => void;
  counts: ReadonlyMap<string, number>;
};

export function countLimits(): LimitCounts {
  const counts = new Map<string, number>();
  return { counts, note: (limit) => void counts.set(limit, (counts.get(limit) ?? 0) + 1) };
}
