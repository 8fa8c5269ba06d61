import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../data/browser.ts";
import { takeIntent } from "../../data/intent.ts";
import type { NewComment } from "./subject.ts";

/** Hands out the comment here that somebody was about to send when log-in came between. */
export function useReturnedComment(id: string, take: (comment: NewComment) => void): void {
  const session = useSession();
  const isMember = session.is === "member";
  const takeIt = useEffectEvent(take);
  useEffect(() => {
    if (!isMember) return;
    const intent = takeIntent((kept) => "comment" in kept && kept.comment === id);
    if (!intent || !("comment" in intent)) return;
    takeIt({ text: intent.text, parentId: intent.parentId ?? null });
  }, [isMember, id]);
}
