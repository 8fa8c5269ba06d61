import * as z from "zod/mini";
import { longShelf, tabShelf } from "../api/storage.ts";
import { draftStore } from "../ui/draft-store.ts";
import { ProfileDraft } from "./profile-words.ts";

/** Names the draft of the profile form. */
export const draftKey = "profile";

/** Whether this person left something in the form that was not sent, as after a crash. */
export function hasProfileDraft(userId: string): boolean {
  const shelves = { long: longShelf, tab: tabShelf };
  const parse = (kept: unknown) => z.safeParse(ProfileDraft, kept).data;
  return draftStore(shelves, draftKey, userId, parse).read() !== undefined;
}
