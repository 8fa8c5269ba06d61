import { useEffect, useEffectEvent } from "react";
import { editRequest } from "../../data/queue/queued.ts";
import { useStore } from "../../data/store.ts";

/** Calls `open` with the key of the draft whose form a queued write is to be edited in. */
export function useEditRequest(open: (draftKey: string) => unknown): void {
  const draftKey = useStore(editRequest, (request) => request?.draftKey);
  const openForm = useEffectEvent(open);
  useEffect(() => {
    if (draftKey !== undefined) openForm(draftKey);
  }, [draftKey]);
}
