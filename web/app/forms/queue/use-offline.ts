import { useEffect, useEffectEvent, useRef } from "react";
import type { OfflineNote, WriteBase } from "#contracts/kernel/client.ts";
import { freshKey } from "../../data/idempotency.ts";
import type { PendingChange } from "../../data/queue/pending-changes.ts";
import { toast } from "../../ui/toast-store.ts";
import type { EditDraft } from "../codec.ts";
import type { Draft } from "../draft.tsx";
import type { DraftFiles } from "../draft-files.ts";
import { queuedText, editRequest } from "../../data/queue/queued.ts";
import { printOf, type OfflineOptions } from "../save-request.ts";
import { queuedHere } from "../../data/queue/mark.ts";
import type { OpenedWrite } from "../../data/queue/queue.ts";
import { useStore } from "../../data/store.ts";

type Parts<V> = {
  /** Absent for a form whose writes aren't queued. */
  offline: OfflineOptions<V> | undefined;
  draftKey: string;
  isNew: boolean;
  draft: Pick<Draft<EditDraft<V>>, "latest" | "set" | "discard">;
  chosen: Pick<DraftFiles, "latest" | "set" | "discard">;
  valuesNow: () => V;
  /** Undefined for the draft of an older form, which doesn't fit. */
  parse: (value: unknown) => EditDraft<V> | undefined;
  onOpened: () => void;
};

/** How a form is saved without a network, and opened again with what isn't sent yet. */
export function useOffline<V>({ offline, draftKey, isNew, draft, chosen, ...parts }: Parts<V>) {
  const { valuesNow, parse, onOpened } = parts;
  const opened = useRef<string>(undefined);
  const print = () => JSON.stringify(draft.latest()) + printOf(chosen.latest());

  /** Whether something else is written in the form. */
  const hasOther = () =>
    opened.current !== print() &&
    (Object.keys(draft.latest().changes).length > 0 || Object.keys(chosen.latest()).length > 0);

  useQueuedWrite({
    draftKey: offline && draftKey,
    isNew,
    restore: (write) => {
      const value = parse(write.draft?.value);
      if (!value) return releaseQueued(write.id);
      if (isNew && hasOther()) {
        toast("Save or discard what you're writing first. Then you can edit this.");
        return releaseQueued(write.id);
      }
      const { queued } = draft.latest();
      if (queued !== write.id) releaseQueued(queued);
      onOpened();
      draft.set({ ...value, queued: write.id });
      for (const [name, file] of Object.entries(write.files)) chosen.set(name, file);
      opened.current = print();
    },
  });

  /** The form goes without saving: what it was opened with waits again. */
  const release = () => releaseQueued(draft.latest().queued);

  // A form that goes away as it was opened leaves no draft that holds the write back.
  const leave = useEffectEvent(() => {
    if (draft.latest().queued === undefined || opened.current !== print()) return;
    release();
    draft.discard();
    chosen.discard();
  });
  useEffect(() => () => leave(), []);

  /** What goes into the call beside the body; `over` is what it changes. */
  const note = (body: unknown, over?: object): OfflineNote | undefined => {
    if (!offline) return undefined;
    const { target, page, section, editFields, label, changedId, within } = offline;
    const { queued, ...value } = draft.latest();
    return {
      target,
      page,
      ...(section !== undefined && { section }),
      ...(editFields && { editFields }),
      label: label(valuesNow()),
      ...(changedId !== undefined && {
        show: { changedId, changes: Object.assign({}, body) } satisfies PendingChange,
      }),
      draft: { key: draftKey, value },
      replaces: queued,
      base: over && baseOf(body, over, within),
    };
  };

  return {
    note,
    /** The same for a change, which has a key only if it may be sent again later. */
    noteOfChange: (body: unknown, over: object) =>
      offline && { key: freshKey(), offline: note(body, over) },
    release,
    /** Says that it is sent later. True if the form closes in its own way. */
    queued(): boolean {
      toast(queuedText);
      offline?.onQueued?.();
      return offline?.onQueued !== undefined;
    },
  };
}

/** The fields of a body as they are in what it changes; undefined where it has one under another name. */
function baseOf(body: unknown, over: object, within: WriteBase["within"]): WriteBase | undefined {
  const before: Record<string, unknown> = { ...over };
  const names = Object.keys(Object.assign({}, body));
  if (names.some((name) => before[name] === undefined)) return undefined;
  return { fields: Object.fromEntries(names.map((name) => [name, before[name]])), within };
}

type QueueParts = {
  /** The key of the draft; undefined for a form whose writes aren't queued. */
  draftKey: string | undefined;
  /** A form for something new opens with a queued write only if that is asked for. */
  isNew: boolean;
  restore: (write: OpenedWrite) => void;
};

/** Opens a form with what was queued from it, as long as that isn't sent. */
function useQueuedWrite({ draftKey, isNew, restore }: QueueParts): void {
  const request = useStore(editRequest);
  const requestedId = request?.draftKey === draftKey ? request?.id : undefined;
  const take = useEffectEvent(restore);
  useEffect(() => {
    if (draftKey === undefined) return;
    if (requestedId === undefined && (isNew || queuedHere.get() === 0)) return;
    let isCancelled = false;
    const open = async () => {
      const { closeWrite, openWrite } = await import("../../data/queue/queue.ts");
      const write = await openWrite(({ id, draft }) =>
        requestedId === undefined ? draft?.key === draftKey : id === requestedId,
      );
      if (requestedId !== undefined && editRequest.get()?.id === requestedId)
        editRequest.set(undefined);
      if (write && isCancelled) await closeWrite(write.id);
      else if (write) take(write);
    };
    // Without the code it stays in the queue.
    open().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [draftKey, isNew, requestedId]);
}

/** The form goes without saving: what it was opened with waits again. */
function releaseQueued(id: string | undefined): void {
  if (id === undefined) return;
  import("../../data/queue/queue.ts").then(
    ({ closeWrite }) => closeWrite(id),
    () => undefined,
  );
}
