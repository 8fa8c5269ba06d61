import { counted, plural } from "#format/plurals.ts";
import type { WriteState } from "../../data/queue/store.ts";

const changes = (count: number): string => counted(count, "change");

/** "Offline. 2 changes will be sent when you're back online." */
export function statusText(writes: readonly { state: WriteState }[], isOnline: boolean): string {
  const care = writes.filter(needsCare).length;
  const open = writes.length - care;
  const careText =
    care > 0
      ? `${changes(care)} couldn't be sent and ${plural(care, "needs", "need")} your attention.`
      : "";
  if (open === 0) return careText;
  const openText = isOnline
    ? `${changes(open)} ${plural(open, "is", "are")} waiting to be sent.`
    : `Offline. ${changes(open)} will be sent when you're back online.`;
  return [openText, careText].filter(Boolean).join(" ");
}

/** Whether a write waits for its author rather than for the network. */
export const needsCare = ({ state }: { state: WriteState }): boolean =>
  state === "failed" || state === "conflict" || state === "unreadable";

export const sentText = (count: number): string => `${changes(count)} sent.`;
