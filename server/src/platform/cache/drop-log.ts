/** A fill that runs, and the number of drops at its start. */
export type RunningFill = { startedAt: number };

export type DropLog = {
  begin: () => RunningFill;
  end: (fill: RunningFill) => void;
  note: (tags: readonly string[]) => void;
  noteAll: () => void;
  /** Whether a write was acknowledged after the fill began, so that its response may be stale. */
  hasDropped: (tags: readonly string[], fill: RunningFill) => boolean;
};

const manyDrops = 1_000;

/** Remembers which tags were dropped while responses are made. */
export function makeDropLog(): DropLog {
  /** The number of the last drop of each tag during fills. */
  const dropped = new Map<string, number>();
  const fills = new Set<RunningFill>();
  let drops = 0;
  let clearedAt = 0;

  /** Forgets drops that are older than every current fill. */
  function forgetDrops() {
    if (fills.size === 0) return dropped.clear();
    if (dropped.size < manyDrops) return;
    const oldest = Math.min(...Array.from(fills, ({ startedAt }) => startedAt));
    for (const [tag, number] of dropped) if (number <= oldest) dropped.delete(tag);
  }

  return {
    begin() {
      const fill = { startedAt: drops };
      fills.add(fill);
      return fill;
    },
    end(fill) {
      fills.delete(fill);
      forgetDrops();
    },
    note(tags) {
      drops += 1;
      if (fills.size > 0) for (const tag of tags) dropped.set(tag, drops);
    },
    noteAll() {
      drops += 1;
      clearedAt = drops;
    },
    hasDropped: (tags, { startedAt }) =>
      clearedAt > startedAt || tags.some((tag) => (dropped.get(tag) ?? 0) > startedAt),
  };
}
