import type { EditDraft } from "./codec.ts";
import { joined } from "./draft-store.ts";

export const noDraft = <V>(): EditDraft<V> => ({
  seen: null,
  changes: {},
  attempt: null,
  sent: [],
});

/** A stored draft with what was typed before it was read. */
export const join = <V extends object>(
  stored: EditDraft<V>,
  typed: EditDraft<V>,
): EditDraft<V> => ({
  ...stored,
  // The key is for what was sent with it, and nothing else.
  attempt: Object.keys(typed.changes).length > 0 ? null : stored.attempt,
  changes: joined<Partial<V>>(stored.changes, typed.changes, {}),
});

/** After a crash, what was not saved returns to the form with its key, so that it can't be created twice. */
export const revive = <V extends object>({ sent, ...draft }: EditDraft<V>): EditDraft<V> =>
  sent.reduce<EditDraft<V>>(
    (typed, { changes, attempt }) => join({ ...noDraft<V>(), changes, attempt }, typed),
    { ...draft, sent: [] },
  );
