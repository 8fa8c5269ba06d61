import { type ImportReport, type Refused, refusedShown } from "#contracts/accounts/archive.ts";

export type Counts = ReturnType<typeof makeCounts>;

/** Counts by the names of kinds. */
export function makeCounts(
  before: { restored: Map<string, number>; skipped: Map<string, number>; refused: Refused[] } = {
    restored: new Map(),
    skipped: new Map(),
    refused: [],
  },
) {
  const restored = new Map(before.restored);
  const skipped = new Map(before.skipped);
  const refused = [...before.refused];
  const raise = (counts: Map<string, number>, name: string) =>
    void counts.set(name, (counts.get(name) ?? 0) + 1);
  const listed = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => ({ name, count }));
  return {
    restore: (name: string) => raise(restored, name),
    skip: (name: string) => raise(skipped, name),
    refuse: (one: Refused) => void refused.push(one),
    refusedCount: () => refused.length,
    copy: () => makeCounts({ restored, skipped, refused }),
    report: (): ImportReport => ({
      problem: null,
      restored: listed(restored),
      skipped: listed(skipped),
      refused: refused.slice(0, refusedShown),
      refusedCount: refused.length,
    }),
  };
}

/** A text of the archive that the database can store in a report. */
export const plain = (text: string, max: number): string =>
  text.replaceAll("\u0000", "").slice(0, max).toWellFormed();
