import { useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { FileChange } from "../ui/file-field.tsx";
import type { Codec, EditDraft } from "./codec.ts";
import { useDraftFiles } from "./draft-files.ts";
import { joined } from "./draft-store.ts";
import { useDraft } from "./draft.tsx";
import { fileNames } from "./group.ts";
import { same } from "./same.ts";
import { newest } from "./save-request.ts";

type EditDraftParts<V> = {
  draftKey: string;
  initial?: Partial<V>;
  storesFiles?: boolean;
};

/** What is written in a form: the changes and files over the newest version that is known, stored as a draft. */
export function useEditDraft<
  R extends object,
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
>(codec: Codec<R, V, C, U>, resource: R | null, parts: EditDraftParts<V>) {
  const { draftKey, initial, storesFiles = false } = parts;
  const [newer, setNewer] = useState<R>();
  const current = newest(resource, newer);
  const baseline: V = current ? codec.print(current) : { ...codec.blank, ...initial };

  const draft = useDraft({ key: draftKey, schema: codec.draft, empty: noDraft<V>(), join, revive });
  const chosen = useDraftFiles({
    key: storesFiles ? draftKey : undefined,
    names: fileNames(codec),
  });
  /** The values at the time when files were chosen before anything was typed. */
  const [seenWithFiles, setSeenWithFiles] = useState<V>();
  /** Saved or thrown away: nothing is lost with the form. */
  const done = useRef(false);

  const valuesOf = ({ changes }: EditDraft<V>): V => ({ ...baseline, ...changes });
  const values = valuesOf(draft.value);
  const latest = () => valuesOf(draft.latest());
  const hasFiles = Object.values(chosen.files).some((file) => file !== undefined);
  const seen: Partial<V> | undefined = draft.value.seen ?? (hasFiles ? seenWithFiles : undefined);
  const differences = current && seen ? codec.differences(seen, baseline, values) : [];

  return {
    state: {
      /** What is there now, as far as is known; null for something new. */
      current,
      values,
      files: chosen.files,
      hasUnsavedFiles: chosen.isUnsaved,
      dirty: Object.keys(draft.value.changes).length > 0,
      differences,
      /** Another version is there than the one that was seen; saving overwrites what differs. */
      isStale: differences.length > 0,
    },
    setNewer,
    draft,
    chosen,
    /** The values at this moment; right even before the next render. */
    latest,
    errors: (): FieldErrors => codec.errors(latest(), current, chosen.latest()),

    isDirty(): boolean {
      if (done.current) return false;
      if (Object.values(chosen.latest()).some((file) => file !== undefined)) return true;
      if (!current) return Object.keys(draft.latest().changes).length > 0;
      return Object.keys(codec.body(latest(), current)).length > 0;
    },

    write(change: Partial<V>) {
      done.current = false;
      const before = draft.latest();
      const all = Object.entries({ ...before.changes, ...change });
      const changes = Object.fromEntries(
        all.filter(([name, value]) => !same(value, baseline[name as keyof V])),
      ) as Partial<V>;
      const isBlank = Object.keys(changes).length === 0;
      draft.set({
        changes,
        seen: isBlank ? null : (before.seen ?? (current && baseline)),
        attempt: null,
      });
    },

    choose(name: string, file: FileChange) {
      done.current = false;
      setSeenWithFiles((before) => before ?? baseline);
      chosen.set(name, file);
      draft.set({ attempt: null });
    },

    discard() {
      draft.discard();
      chosen.discard();
      setSeenWithFiles(undefined);
    },

    setDone(isDone: boolean) {
      done.current = isDone;
    },
  };
}

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
