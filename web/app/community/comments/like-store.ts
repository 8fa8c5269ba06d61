import { createMutex } from "#contracts/kernel/mutex.ts";
import { createStore } from "../../data/store.ts";
import type { Likes } from "./subject.ts";

/** The viewer's like of one subject, newer than any copy of it, and the copy fetched for them. */
export type Decision = {
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
