import type { Author } from "#contracts/kernel/author.ts";
import { useSession } from "../../data/browser.ts";
import { useOwnProfile } from "./own-profile.ts";

/** The member at this browser as an author; undefined for a guest. */
export function useMe(): Author | undefined {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.is !== "member") return undefined;
  const { userId, name } = session;
  // Until the profile is loaded, the name stands for both.
  return {
    _id: userId,
    name,
    username: profile?.username ?? name,
    avatar: profile?.avatar ?? null,
  };
}
