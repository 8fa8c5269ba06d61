import * as z from "zod/mini";
import { freshKey } from "../data/idempotency.ts";
import { isQueued } from "../data/queue/queued.ts";
import type { Codec, Sent } from "./codec.ts";
import { conflictOf } from "./conflict.ts";
import { join, noDraft, type useEditDraft } from "./edit-draft.ts";
import type { useOffline } from "./queue/use-offline.ts";
import { same } from "./same.ts";
import { printOf, versionOf, type EditOptions } from "./save-request.ts";
import type { Upload } from "./uploads/use-upload.ts";

type SaveParts<
  R extends object,
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
  S,
> = {
  codec: Codec<R, V, C, U>;
  options: EditOptions<R, V, C, U, S>;
  written: ReturnType<typeof useEditDraft<R, V, C, U>>;
  later: Pick<ReturnType<typeof useOffline<V>>, "note" | "noteOfChange">;
  upload: Upload;
  onFinished: (saved: S) => Promise<void>;
};

/** How what is written is saved: created once, and changed over the newest version. */
export function savesOf<
  R extends object,
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
  S,
>({ codec, options, written, later, upload, onFinished }: SaveParts<R, V, C, U, S>) {
  const { draft, chosen, latest } = written;

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
    if (options.optimistic) {
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
    if (options.optimistic) return createOptimistically(sent, send);
    const saved = await send();
    // Canceled on the way, or led elsewhere: everything stays as it was.
    if (saved !== undefined) await onFinished(saved);
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
    const note = later.noteOfChange(body, over);
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
      if (saved !== undefined) await onFinished(saved);
    } catch (error) {
      const newest = conflictOf(error, codec.resource);
      if (!newest) throw error;
      written.setNewer(newest);
      options.onConflict?.(newest);
      // What was changed elsewhere and does not stand in this form is no hindrance here.
      const isElsewhere = same(codec.print(newest), codec.print(over));
      if (isElsewhere && triesLeft > 0) return update(newest, triesLeft - 1);
      // The files stay chosen, and go out again with the next try.
      upload.reset();
    }
  };

  return { create, update };
}

const nothing = Promise.resolve(undefined);
