import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppError } from "#contracts/errors.ts";
import { getHoot, likeHoot, unlikeHoot, type Hoot } from "#contracts/hoots.ts";
import { call, useSession } from "../api/browser.ts";
import { keepIntent } from "../api/intent.ts";
import { logInPath } from "../api/safe-next.ts";
import { onOtherPerson } from "../api/session.ts";
import { likeStore } from "./like-store.ts";
import { likesFor, mustAsk } from "./likes.ts";

export type Like = {
  liked: boolean;
  count: number;
  /** Why the last change was taken back. */
  failed: string | undefined;
  toggle: () => void;
  retry: () => void;
};

const store = likeStore({
  send: (id, liked) => call(liked ? likeHoot : unlikeHoot, { params: { id } }),
  ask: (id) => call(getHoot, { params: { id } }),
  reason: (error) => (error instanceof AppError ? error.message : "Something went wrong."),
});
onOtherPerson(store.clear);

/** Tells what the server answered to a like. */
export const onLikesTold = store.onTold;

/** Likes a hoot, whether it is on the page or not. A refusal stands beside the like button. */
export const likeNow = (id: string): void => void store.decide(id, true);

/** The likes of a hoot as the person at this browser sees and changes them. */
export function useLike(hoot: Hoot): Like {
  const { _id: id } = hoot;
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const decision = useSyncExternalStore(
    store.follow,
    () => store.read(id),
    () => undefined,
  );

  const asks = mustAsk(hoot, userId);
  const asked = asks ? decision?.asked : undefined;
  const mayAsk = asks && !asked;
  useEffect(() => {
    if (mayAsk) void store.ask(id);
  }, [mayAsk, id]);

  const { liked, count } = likesFor(asked ?? hoot, userId, decision?.liked);
  const decide = () => void store.decide(id, !liked);
  const toggle = () => {
    if (userId !== undefined) return decide();
    keepIntent({ like: id });
    void navigate(logInPath(pathname + search + hash));
  };
  return { liked, count, failed: decision?.failed, toggle, retry: decide };
}
