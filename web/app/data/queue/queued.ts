import { asAppError } from "../errors.ts";
import { createStore } from "../store.ts";

/** Thrown by a call whose write was stored on this device, to be sent later. */
export class QueuedError extends Error {
  override readonly name = "QueuedError";
  readonly id: string;

  constructor(id: string) {
    super("The write is queued.");
    this.id = id;
  }
}

/** Whether a call failed only because there is no network, and is sent later. */
export const isQueued = (error: unknown): boolean =>
  asAppError(error)?.cause instanceof QueuedError;

/** What the person reads once a write is queued. */
export const queuedText = "Saved on this device. It will be sent when you're back online.";

/** A queued write that its author wants to edit: the form with this draft key opens with it. */
type EditRequest = { id: string; draftKey: string };

export const editRequest = createStore<EditRequest | undefined>(undefined);
