import { useEffect, useEffectEvent } from "react";
import { useSession } from "../api/browser.ts";
import { takeIntent } from "../api/intent.ts";
import type { NewComment } from "./use-comments.ts";

/** Hands out the comment on this hoot that somebody was about to send when log-in came between. */
export function useReturnedComment(hootId: string, take: (comment: NewComment) => void): void {
  const session = useSession();
  const isMember = session.is === "member";
  const takeIt = useEffectEvent(take);
  useEffect(() => {
    if (!isMember) return;
    const intent = takeIntent((kept) => "comment" in kept && kept.comment === hootId);
    if (!intent || !("comment" in intent)) return;
    takeIt({ text: intent.text, parentId: intent.parentId ?? null });
  }, [isMember, hootId]);
}
