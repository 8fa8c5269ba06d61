import { useEffect } from "react";
import { useSession } from "../../data/browser.ts";
import { takeIntent } from "../../data/intent.ts";
import type { Subject } from "./subject.ts";
import { likeNow } from "./use-like.ts";

/** Sends the like that a guest clicked before logging in; `kind` and `subjectOf` belong together. */
export function useReturnedLike(kind: Subject["kind"], subjectOf: (id: string) => Subject): void {
  const session = useSession();
  const isMember = session.is === "member";
  useEffect(() => {
    if (!isMember) return;
    const intent = takeIntent((stored) => "like" in stored && stored.kind === kind);
    if (intent && "like" in intent) likeNow(subjectOf(intent.like));
  }, [isMember, kind, subjectOf]);
}
