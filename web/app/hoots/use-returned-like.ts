import { useEffect } from "react";
import { useSession } from "../api/browser.ts";
import { takeIntent } from "../api/intent.ts";
import { likeNow } from "./use-like.ts";

/** Does the like that somebody was about to give when log-in came between. */
export function useReturnedLike(): void {
  const session = useSession();
  const isMember = session.is === "member";
  useEffect(() => {
    if (!isMember) return;
    const intent = takeIntent((kept) => "like" in kept);
    if (intent && "like" in intent) likeNow(intent.like);
  }, [isMember]);
}
