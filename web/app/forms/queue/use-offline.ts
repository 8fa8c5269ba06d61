import type { OfflineNote } from "#contracts/kernel/client.ts";
import { freshKey } from "../../data/idempotency.ts";
import type { OpenedWrite } from "../../data/queue/queue.ts";
import type { PendingChange } from "../../data/queue/pending-changes.ts";
import { toast } from "../../ui/toast-store.ts";
import type { EditDraft } from "../codec.ts";
import { queuedText } from "../../data/queue/queued.ts";
import type { OfflineOptions } from "../save-request.ts";
import { releaseQueued, useQueuedWrite } from "./use-queued-write.ts";

type Parts<V> = {
  /** Absent for a form whose writes aren't queued. */
  offline: OfflineOptions<V> | undefined;
  draftKey: string;
  isNew: boolean;
  draftNow: () => EditDraft<V>;
  valuesNow: () => V;
  restore: (write: OpenedWrite) => void;
};

/** How a form is saved without a network, and opened again with what isn't sent yet. */
export function useOffline<V>({ offline, draftKey, isNew, restore, ...parts }: Parts<V>) {
  const { draftNow, valuesNow } = parts;
  useQueuedWrite({ draftKey: offline && draftKey, isNew, restore });

  /** What goes into the call beside the body. */
  const note = (body: unknown): OfflineNote | undefined => {
    if (!offline) return undefined;
    const { target, page, section, label, changedId } = offline;
    const { queued, ...value } = draftNow();
    const draft = { key: draftKey, value };
    return {
      target,
      page,
      ...(section !== undefined && { section }),
      label: label(valuesNow()),
      ...(changedId !== undefined && {
        show: { changedId, changes: Object.assign({}, body) } satisfies PendingChange,
      }),
      draft,
      replaces: queued,
    };
  };

  return {
    note,
    /** The same for a change, which has a key only if it may be sent again later. */
    noteOfChange: (body: unknown) => offline && { key: freshKey(), offline: note(body) },
    /** The form goes without saving: what it was opened with waits again. */
    release: () => releaseQueued(draftNow().queued),
    /** Says that it is sent later. True if the form closes in its own way. */
    queued(): boolean {
      toast(queuedText);
      offline?.onQueued?.();
      return offline?.onQueued !== undefined;
    },
  };
}
