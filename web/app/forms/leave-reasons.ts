import { createStore } from "../data/store.ts";

/** A reason for a warning before a page is left. */
export type LeaveReason = { when: () => boolean; title: string; sentence: string };

/** The first one is shown, and warns for all of them, as a router has room for one blocker. */
export const leaveReasons = createStore<readonly LeaveReason[]>([]);

/** Adds a reason. Returns how to remove it. */
export function addReason(reason: LeaveReason): () => void {
  leaveReasons.set([...leaveReasons.get(), reason]);
  return () => leaveReasons.set(leaveReasons.get().filter((other) => other !== reason));
}

/** The first reason that applies now. */
export const currentReason = (): LeaveReason | undefined =>
  leaveReasons.get().find(({ when }) => when());
