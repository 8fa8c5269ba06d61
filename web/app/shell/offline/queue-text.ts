import type { WriteState } from "../../data/queue/store.ts";

const counted = (count: number): string => (count === 1 ? "1 change" : `${count} changes`);

/** "Offline. 2 changes will be sent when you're back online." */
export function statusText(writes: readonly { state: WriteState }[], isOnline: boolean): string {
  const care = writes.filter(needsCare).length;
  const open = writes.length - care;
  const careText =
    care > 0
      ? `${counted(care)} couldn't be sent and ${care === 1 ? "needs" : "need"} your attention.`
      : "";
  if (open === 0) return careText;
  const openText = isOnline
    ? `${counted(open)} ${open === 1 ? "is" : "are"} waiting to be sent.`
    : `Offline. ${counted(open)} will be sent when you're back online.`;
  return [openText, careText].filter(Boolean).join(" ");
}

/** Whether a write waits for its author rather than for the network. */
export const needsCare = ({ state }: { state: WriteState }): boolean =>
  state === "failed" || state === "conflict" || state === "unreadable";

export const sentText = (count: number): string => `${counted(count)} sent.`;
