import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { likesShown } from "#contracts/community/hoots.ts";
import { createMutex } from "#contracts/kernel/mutex.ts";
import { errorMessage } from "../../data/errors.ts";
import { storeIntent, takeIntent } from "../../data/intent.ts";
import { logInPath } from "../../data/safe-next.ts";
import { onOtherPerson, useUserId } from "../../data/session.ts";
import { useStore, createStore } from "../../data/store.ts";
import { useSession } from "../../data/browser.ts";
import type { Likes, Subject } from "./subject.ts";

/** The viewer's like of one subject, newer than any copy of it, and the copy fetched for them. */
type Decision = {
  liked?: boolean | undefined;
  /** Why the last change failed. */
  failed?: string | undefined;
  fetched?: Likes | undefined;
};

type Wire<S> = {
  send: (subject: S, liked: boolean) => Promise<Likes>;
  fetch: (subject: S) => Promise<Likes>;
  /** The message to show. */
  reason: (error: unknown) => string;
};

type SentListener<S> = (subject: S, likes: Likes) => void;

/** The likes of one viewer: shown at once, sent in order, reverted if the server rejects them. */
export function likeStore<S extends { id: string }>({ send, fetch, reason }: Wire<S>) {
  const decisions = createStore<ReadonlyMap<string, Decision>>(new Map());
  const sending = createMutex<string>();
  const sentListeners = new Set<SentListener<S>>();
  let fetching = new Set<string>();

  const read = (id: string): Decision | undefined => decisions.get().get(id);
  const put = (id: string, change: Decision) =>
    decisions.set(new Map(decisions.get()).set(id, { ...read(id), ...change }));

  return {
    decisions,
    read,
    /** Calls `listener` with the server's response to a like. */
    onSent(listener: SentListener<S>): () => void {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    decide(subject: S, liked: boolean): Promise<void> {
      const { id } = subject;
      const before = read(id)?.liked;
      put(id, { liked, failed: undefined });
      return sending.run(id, async () => {
        try {
          const likes = await send(subject, liked);
          for (const listener of sentListeners) listener(subject, likes);
        } catch (error) {
          if (read(id)?.liked === liked) put(id, { liked: before, failed: reason(error) });
        }
      });
    },
    /** Fetches the likes once, as this viewer sees them. */
    async fetch(subject: S): Promise<void> {
      const { id } = subject;
      const round = fetching;
      if (round.has(id)) return;
      round.add(id);
      try {
        const fetched = await fetch(subject);
        if (round === fetching) put(id, { fetched });
      } catch {
        round.delete(id);
      }
    },
    /** Clears everything for another viewer. */
    clear(): void {
      fetching = new Set();
      decisions.set(new Map());
    },
  };
}

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

/** The likes as one viewer sees them, who may have liked or unliked since the copy was made. */
export function likesFor(
  { likes, likeCount }: Likes,
  userId: string | undefined,
  decided?: boolean,
): { liked: boolean; count: number } {
  const inCopy = userId !== undefined && likes.includes(userId);
  const liked = userId === undefined ? false : (decided ?? inCopy);
  const change = Number(liked) - Number(inCopy);
  return { liked, count: Math.max(0, likeCount + (userId === undefined ? 0 : change)) };
}

/** A guest's copy has only the newest likes, so an older like of the viewer must be fetched. */
export const mustFetch = ({ likes, likeCount }: Likes, userId: string | undefined): boolean =>
  userId !== undefined && likeCount > likesShown && !likes.includes(userId);

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
