import { useRef, useState } from "react";
import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { freshKey } from "../data/idempotency.ts";
import { isQueued } from "../data/queue/queued.ts";
import type { FileChange } from "../ui/file-field.tsx";
import { useBlurErrors } from "./blur-errors.ts";
import type { Codec, EditDraft, Sent } from "./codec.ts";
import { conflictOf } from "./conflict.ts";
import { useDraftFiles } from "./draft-files.ts";
import { useDraft } from "./draft.tsx";
import { join, noDraft, revive } from "./edit-draft.ts";
import { useControls } from "./use-controls.ts";
import { useOffline } from "./queue/use-offline.ts";
import { same } from "./same.ts";
import { fileNames } from "./group.ts";
import { useUpload } from "./uploads/use-upload.ts";
import { newest, printOf, versionOf, type EditOptions } from "./save-request.ts";
import { useForm } from "./use-form.ts";

/**
 * The one way to edit a thing, or to make one: what is written survives a crash, is sent once, and never overwrites what
 * was changed elsewhere meanwhile. `EditForm` draws the form around the fields.
 *
 *     const edit = useEdit(petCodec, pet, {
 *       draftKey: petDraftKey(pet?._id),
 *       create: (request) => call(createPet, request),
 *       update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
 *       onSaved: (saved) => { cachePet(client, saved); toast("Saved."); },
 *       onConflict: (newer) => cachePet(client, newer),
 *       onClose: onDone,
 *       failure: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
 *     });
 *     <EditForm name="pet" edit={edit} action="Save">
 *       <TextField {...edit.field("petName")} required />
 *       <FileField {...edit.file("petPhoto")} accept="picture" />
 *     </EditForm>
 */
export function useEdit<
  R extends object,
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
  S = R,
>(codec: Codec<R, V, C, U>, resource: R | null, options: EditOptions<R, V, C, U, S>) {
  const { draftKey, initial, storesFiles = false, optimistic = false } = options;
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
  const upload = useUpload();
  const done = useRef(false);

  const valuesOf = ({ changes }: EditDraft<V>): V => ({ ...baseline, ...changes });
  const values = valuesOf(draft.value);
  const latest = () => valuesOf(draft.latest());
  const hasFiles = Object.values(chosen.files).some((file) => file !== undefined);
  const seen: Partial<V> | undefined = draft.value.seen ?? (hasFiles ? seenWithFiles : undefined);
  const differences = current && seen ? codec.differences(seen, baseline, values) : [];

  const errorsNow = (): FieldErrors => codec.errors(latest(), current, chosen.latest());

  const isDirty = (): boolean => {
    if (done.current) return false;
    if (Object.values(chosen.latest()).some((file) => file !== undefined)) return true;
    if (!current) return Object.keys(draft.latest().changes).length > 0;
    return Object.keys(codec.body(latest(), current)).length > 0;
  };

  const later = useOffline({
    offline: options.offline,
    draftKey,
    isNew: resource === null,
    draft,
    chosen,
    valuesNow: latest,
    parse: (value) => z.safeParse(codec.draft, value).data,
    onOpened: () => {
      done.current = false;
    },
  });

  const discard = () => {
    later.release();
    draft.discard();
    chosen.discard();
    setSeenWithFiles(undefined);
    blur.clear();
  };

  /** Throws away what was written, as the form or the thing itself goes away. */
  const abandon = () => {
    done.current = true;
    discard();
    upload.cancel();
  };

  const close = () => {
    abandon();
    options.onClose?.();
  };

  const finish = async (saved: S) => {
    done.current = true;
    discard();
    await options.onSaved(saved, current === null);
  };

  const finishQueued = () => {
    if (!optimistic) abandon();
    if (!later.queued()) options.onClose?.();
  };

  const requestOf = async <B extends z.ZodMiniType>(schema: B | undefined, over: R | null) => {
    if (!schema) throw new Error(`This form does not save a ${codec.noun}.`);
    const body = z.parse(schema, codec.body(latest(), over));
    return { body, files: await chosen.settled() };
  };

  const create = async () => {
    const { body, files } = await requestOf(codec.create, null);
    // The same text with the same files reuses its key after failures and crashes, so that it is created once.
    const before = draft.latest().attempt;
    const attempt =
      before?.files === printOf(files) ? before : { key: freshKey(), files: printOf(files) };
    draft.set({ attempt });
    const offline = later.note(body);
    const sent = { changes: draft.latest().changes, attempt };
    if (optimistic) {
      const all = [...draft.latest().sent, sent];
      draft.set({ ...noDraft<V>(), sent: all, queued: undefined });
    }
    const send = () =>
      upload.run(
        files,
        (ready, uploadOptions) =>
          options.create?.({ body, files: ready, key: attempt.key, offline, ...uploadOptions }) ??
          nothing,
      );
    if (optimistic) return createOptimistically(sent, send);
    const saved = await send();
    // Canceled on the way, or led elsewhere: everything stays as it was.
    if (saved !== undefined) await finish(saved);
  };

  const createOptimistically = async (sent: Sent<V>, send: () => Promise<S | undefined>) => {
    let saved: S | undefined;
    let isLeft = false;
    try {
      saved = await send();
      isLeft = saved !== undefined;
    } catch (error) {
      isLeft = isQueued(error);
      throw error;
    } finally {
      const now = draft.latest();
      const others = { ...noDraft<V>(), sent: now.sent.filter((one) => one !== sent) };
      const next = isLeft ? { ...now, sent: others.sent } : join({ ...others, ...sent }, now);
      if (same(next, noDraft<V>())) draft.discard();
      else draft.set(next);
    }
    if (saved !== undefined) await options.onSaved(saved, true);
  };

  const update = async (over: R, triesLeft = 3): Promise<void> => {
    const { body, files } = await requestOf(codec.update, over);
    const ifVersion = versionOf(over);
    const note = later.noteOfChange(body);
    try {
      const saved = await upload.run(
        files,
        (ready, uploadOptions) =>
          options.update?.(
            { body, files: ready, ifVersion, ...note, ...uploadOptions },
            over,
            latest(),
          ) ?? nothing,
      );
      if (saved !== undefined) await finish(saved);
    } catch (error) {
      const newest = conflictOf(error, codec.resource);
      if (!newest) throw error;
      setNewer(newest);
      options.onConflict?.(newest);
      // What was changed elsewhere and does not stand in this form is no hindrance here.
      const isElsewhere = same(codec.print(newest), codec.print(over));
      if (isElsewhere && triesLeft > 0) return update(newest, triesLeft - 1);
      // The files stay chosen, and go out again with the next try.
      upload.reset();
    }
  };

  const form = useForm({
    check: () => {
      blur.clear();
      return errorsNow();
    },
    send: async () => {
      done.current = false;
      try {
        if (!current) await create();
        else if (isDirty()) await update(current);
        else close();
      } catch (error) {
        if (!isQueued(error)) throw error;
        finishQueued();
      }
    },
    failure: options.failure,
    overlaps: optimistic,
  });
  const rejected = form.state.is === "rejected" ? form.state.fields : {};
  const isEmptied = () => optimistic && Object.keys(draft.latest().changes).length === 0;
  const blur = useBlurErrors(() => (isEmptied() ? {} : errorsNow()), rejected);

  /** Writes values; `path` names the field with the error, where it stands in a list. */
  const set = (change: Partial<V>, path?: string) => {
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
    // Once it is drawn, so that the check sees it.
    for (const name of path === undefined ? Object.keys(change) : [path]) blur.follow(name);
  };

  const setFile = (name: string, file: FileChange) => {
    done.current = false;
    setSeenWithFiles((before) => before ?? baseline);
    chosen.set(name, file);
    draft.set({ attempt: null });
    blur.follow(name);
  };

  /** The newest version takes the place of what was written here. */
  const takeTheirs = () => {
    discard();
    form.clear();
  };

  const note = {
    restored: draft.restored || chosen.restored,
    discard: () => {
      discard();
      form.clear();
    },
  };

  const controls = useControls({
    fields: codec.fields,
    values,
    files: chosen.files,
    set,
    setFile,
    leave: blur.leave,
  });

  return {
    noun: codec.noun,
    /** What is there now, as far as is known; null for something new. */
    current,
    values,
    set,
    files: chosen.files,
    setFile,
    ...controls,
    errors: { ...rejected, ...blur.errors },
    leave: blur.leave,
    /** Another version is there than the one that was seen; saving overwrites what differs. */
    isStale: differences.length > 0,
    differences,
    takeTheirs,
    note,
    dirty: Object.keys(draft.value.changes).length > 0,
    hasUnsavedFiles: chosen.isUnsaved,
    form,
    upload,
    isDirty,
    abandon,
    cancel: options.onClose && close,
  };
}

const nothing = Promise.resolve(undefined);
