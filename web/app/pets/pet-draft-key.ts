import { longShelf, tabShelf } from "../api/storage.ts";
import { draftStore } from "../ui/draft-store.ts";

/** Names the draft of a pet's form; of a new one where there is no id. */
export const petDraftKey = (id: string | undefined): string => (id ? `pet:${id}` : "pet");

/** Whether this person left something in the form that was not sent, as after a crash or an ended session. */
export function hasPetDraft(userId: string, id: string): boolean {
  const parse = (kept: unknown) => kept ?? undefined;
  return (
    draftStore({ long: longShelf, tab: tabShelf }, petDraftKey(id), userId, parse).read() !==
    undefined
  );
}
