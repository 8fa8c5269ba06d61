import { useEffect, useEffectEvent } from "react";
import { editRequest } from "../../data/queue/queued.ts";
import { queuedHere } from "../../data/queue/mark.ts";
import type { OpenedWrite } from "../../data/queue/queue.ts";
import { useStore } from "../../data/store.ts";

type Parts = {
  /** The key of the draft; undefined for a form whose writes aren't queued. */
  draftKey: string | undefined;
  /** A form for something new opens with a queued write only if that is asked for. */
  isNew: boolean;
  restore: (write: OpenedWrite) => void;
};

/** Opens a form with what was queued from it, as long as that isn't sent. */
export function useQueuedWrite({ draftKey, isNew, restore }: Parts): void {
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
export function releaseQueued(id: string | undefined): void {
  if (id === undefined) return;
  import("../../data/queue/queue.ts").then(
    ({ closeWrite }) => closeWrite(id),
    () => undefined,
  );
}
