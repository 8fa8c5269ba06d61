import { hasDraft } from "../../forms/draft-store.ts";

/** Names the draft of a story that is changed. */
export const changeKey = (id: string): string => `story:${id}`;

/** Whether its author left changes that were not saved, as after a crash. */
export const hasStoryDraft = (id: string): boolean => hasDraft(changeKey(id));
