import type { Author } from "#contracts/kernel/author.ts";
import { useSession } from "../../data/browser.ts";
import { useOwnProfile } from "./own-profile.ts";

/** The member at this browser as an author; undefined for a guest. */
export function useMe(): Author | undefined {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.is !== "member") return undefined;
  const { userId, name } = session;
  // The name is not shown, not even until the profile is loaded.
  return {
    _id: userId,
    name,
    username: profile?.username ?? "you",
    avatar: profile?.avatar ?? null,
  };
}
