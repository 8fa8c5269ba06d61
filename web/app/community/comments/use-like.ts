import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import { useSession } from "../../data/browser.ts";
import { keepIntent } from "../../data/intent.ts";
import { logInPath } from "../../data/safe-next.ts";
import { onOtherPerson } from "../../data/session.ts";
import { likeStore } from "./like-store.ts";
import { likesFor, mustAsk } from "./likes.ts";
import type { Likes, Subject } from "./subject.ts";

export type Like = {
  liked: boolean;
  count: number;
  /** Why the last change was taken back. */
  failed: string | undefined;
  toggle: () => void;
  retry: () => void;
};

const store = likeStore<Subject>({
  send: (subject, liked) => subject.like(liked),
  ask: (subject) => subject.get(),
  reason: (error) => (error instanceof AppError ? error.message : "Something went wrong."),
});
onOtherPerson(store.clear);

/** Tells what the server answered to a like. */
export const onLikesTold = store.onTold;

/** Gives a like, whether its subject is on the page or not. An error response stands beside the like button. */
export const likeNow = (subject: Subject): void => void store.decide(subject, true);

/** The likes of a hoot or a story as the person at this browser sees and changes them. */
export function useLike(subject: Subject, copy: Likes): Like {
  const { kind, id } = subject;
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const decision = useSyncExternalStore(
    store.follow,
    () => store.read(id),
    () => undefined,
  );

  const asks = mustAsk(copy, userId);
  const asked = asks ? decision?.asked : undefined;
  const mayAsk = asks && !asked;
  const ask = useEffectEvent(() => void store.ask(subject));
  useEffect(() => {
    if (mayAsk) ask();
  }, [mayAsk]);

  const { liked, count } = likesFor(asked ?? copy, userId, decision?.liked);
  const decide = () => void store.decide(subject, !liked);
  const toggle = () => {
    if (userId !== undefined) return decide();
    keepIntent({ like: id, of: kind });
    void navigate(logInPath(pathname + search + hash));
  };
  return { liked, count, failed: decision?.failed, toggle, retry: decide };
}
