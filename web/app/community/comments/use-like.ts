import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { errorMessage } from "../../data/errors.ts";
import { storeIntent } from "../../data/intent.ts";
import { logInPath } from "../../data/safe-next.ts";
import { onOtherPerson, useUserId } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { likeStore } from "./like-store.ts";
import { likesFor, mustFetch } from "./likes.ts";
import type { Likes, Subject } from "./subject.ts";

export type Like = {
  liked: boolean;
  count: number;
  /** Why the last change failed. */
  failed: string | undefined;
  toggle: () => void;
  retry: () => void;
};

const store = likeStore<Subject>({
  send: (subject, liked) => subject.like(liked),
  fetch: (subject) => subject.get(),
  reason: (error) => errorMessage(error),
});
onOtherPerson(store.clear);

/** Calls back with the server's response to a like. */
export const onLikeSent = store.onSent;

/** Likes a subject, whether it is on the page or not. An error is shown beside the like button. */
export const likeNow = (subject: Subject): void => void store.decide(subject, true);

/** The likes of a hoot or a story as the viewer sees and changes them. */
export function useLike(subject: Subject, copy: Likes): Like {
  const { kind, id } = subject;
  const userId = useUserId();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const decision = useStore(store.decisions, (all) => all.get(id));

  const isPartial = mustFetch(copy, userId);
  const fetched = isPartial ? decision?.fetched : undefined;
  const isMissing = isPartial && !fetched;
  const fetchLikes = useEffectEvent(() => void store.fetch(subject));
  useEffect(() => {
    if (isMissing) fetchLikes();
  }, [isMissing]);

  const { liked, count } = likesFor(fetched ?? copy, userId, decision?.liked);
  const decide = () => void store.decide(subject, !liked);
  const toggle = () => {
    if (userId !== undefined) return decide();
    storeIntent({ like: id, kind });
    void navigate(logInPath(pathname + search + hash));
  };
  return { liked, count, failed: decision?.failed, toggle, retry: decide };
}
