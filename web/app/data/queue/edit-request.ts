import { createStore } from "../store.ts";

/** A queued write that its author wants to edit: the form with this draft key opens with it. */
export type EditRequest = { id: string; draftKey: string };

export const editRequest = createStore<EditRequest | undefined>(undefined);
