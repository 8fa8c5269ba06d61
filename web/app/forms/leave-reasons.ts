/** The reasons for a warning before a page is left. */
export type LeaveReason = { when: () => boolean; title: string; sentence: string };

let reasons: readonly LeaveReason[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly LeaveReason[]): void => {
  reasons = next;
  for (const listener of listeners) listener();
};

/** Adds a reason for as long as its part stands; answers how to take it away again. */
export function addReason(reason: LeaveReason): () => void {
  become([...reasons, reason]);
  return () => become(reasons.filter((other) => other !== reason));
}

/** The reason that holds at this moment. */
export const holdingReason = (): LeaveReason | undefined => reasons.find(({ when }) => when());

/** The reason that was there first. Its part asks for all of them, as a router has room for one blocker. */
export const firstReason = (): LeaveReason | undefined => reasons[0];

export function onReasons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
