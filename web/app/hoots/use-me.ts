import { useQuery } from "@tanstack/react-query";
import { getOwnProfile, type Author } from "#contracts/profiles.ts";
import { useSession } from "../api/browser.ts";
import { callQuery } from "../api/queries.tsx";

/** The person at this browser as an author; undefined for a guest. */
export function useMe(): Author | undefined {
  const session = useSession();
  const isMember = session.is === "member";
  const { data: profile } = useQuery({
    ...callQuery(getOwnProfile),
    enabled: isMember,
    staleTime: 5 * 60_000,
  });
  if (!isMember) return undefined;
  const { userId, name } = session;
  // Until the profile is here, the name stands for both.
  return {
    _id: userId,
    name,
    username: profile?.username ?? name,
    avatar: profile?.avatar ?? null,
  };
}
