import { hasDraft } from "../../forms/draft-store.ts";

/** Names the draft of the profile form. */
export const draftKey = "profile";

/** Whether this person left something in the form that was not sent, as after a crash. */
export const hasProfileDraft = (): boolean => hasDraft(draftKey);
