import type { QueuedWrite } from "./store.ts";

/** What a queued change of something shows: the fields that it changes. */
export type PendingChange = { changedId: string; changes: Readonly<Record<string, unknown>> };

const isPendingChange = (show: unknown): show is PendingChange =>
  typeof show === "object" && show !== null && "changedId" in show && "changes" in show;

/** A thing with the changes of it that wait for the network; the same object without any. */
export function withPendingChanges<T extends { _id: string }>(
  thing: T,
  writes: readonly Pick<QueuedWrite, "show">[],
): T {
  const changes = writes.flatMap(({ show }) =>
    isPendingChange(show) && show.changedId === thing._id ? Object.entries(show.changes) : [],
  );
  const known = changes.filter(([name]) => name in thing);
  if (known.length === 0) return thing;
  return {
    ...thing,
    ...Object.fromEntries(known.map(([name, value]) => shown(thing, name, value))),
  };
}

/** The server stores a text that was cleared as an empty one. */
function shown(thing: object, name: string, value: unknown): [string, unknown] {
  const before: unknown = Reflect.get(thing, name);
  return [name, value === null && typeof before === "string" ? "" : value];
}
