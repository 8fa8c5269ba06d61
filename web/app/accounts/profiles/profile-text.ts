import * as z from "zod/mini";
import { OwnProfile } from "#contracts/accounts/profiles.ts";
import type { FileUsage } from "#contracts/kernel/files.ts";

/** What a person wrote in the form, and the profile they saw while they wrote. What they left alone is absent. */
export const ProfileDraft = z.object({
  from: OwnProfile,
  username: z.optional(z.string()),
  bio: z.optional(z.string()),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;

export type ProfileText = Pick<OwnProfile, "username" | "bio">;

/** What the form shows: what was written, and where nothing was, what is there now. */
export const wordsOf = ({ username, bio }: ProfileDraft, now: OwnProfile): ProfileText => ({
  username: username ?? now.username,
  bio: bio ?? now.bio,
});

/** What would change if the form were saved now. */
export function changesOf(draft: ProfileDraft, now: OwnProfile): Partial<ProfileText> {
  const { username, bio } = wordsOf(draft, now);
  return {
    ...(username.trim() === now.username ? {} : { username: username.trim() }),
    ...(bio.trim() === now.bio ? {} : { bio: bio.trim() }),
  };
}

const fields = ["username", "bio", "avatar", "passport", "importantDocs"] as const;
export type ProfileField = (typeof fields)[number];

export const fieldLabels: Record<ProfileField, string> = {
  username: "Username",
  bio: "Bio",
  avatar: "Avatar",
  passport: "Passport",
  importantDocs: "Important documents",
};

/** Which parts of a profile are others than before. */
export const changedFields = (before: OwnProfile, now: OwnProfile): ProfileField[] =>
  fields.filter((field) => before[field] !== now[field]);

const mebibyte = 1024 * 1024;

/** "12 of 500 files, 34 of 300 MB" */
export function usageText({ files, bytes, filesMax, bytesMax }: FileUsage): string {
  const size = bytes > 0 && bytes < mebibyte ? "less than 1" : Math.round(bytes / mebibyte);
  return `${files} of ${filesMax} files, ${size} of ${bytesMax / mebibyte} MB`;
}
