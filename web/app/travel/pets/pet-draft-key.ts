import { currentSession } from "../../data/session.ts";
import { localStore, tabStore } from "../../data/storage.ts";
import { draftStore } from "../../forms/draft-store.ts";

/** Names the draft of a pet's form; of a new one where there is no id. */
export const petDraftKey = (id: string | undefined): string => (id ? `pet:${id}` : "pet");

/** Names the draft of a record's form; of a new one of a pet where there is no id. */
export const recordDraftKey = (petId: string, id: string | undefined): string =>
  id ? `record:${id}` : `record:new:${petId}`;

/** Whether this person left something in a form that was not sent, as after a crash or an ended session. */
export function hasDraft(key: string): boolean {
  const session = currentSession();
  if (session.is === "guest") return false;
  const parse = (kept: unknown) => kept ?? undefined;
  const store = draftStore({ long: localStore, tab: tabStore }, key, session.userId, parse);
  return store.read() !== undefined;
}
