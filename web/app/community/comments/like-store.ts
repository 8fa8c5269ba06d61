import type { Likes } from "./subject.ts";

/** What this person decided about one thing, newer than any copy of it, and the copy made for them. */
export type Decision = {
  liked?: boolean | undefined;
  /** Why the last change was taken back. */
  failed?: string | undefined;
  asked?: Likes | undefined;
};

type Wire<S> = {
  send: (subject: S, liked: boolean) => Promise<Likes>;
  ask: (subject: S) => Promise<Likes>;
  /** The words for a person. */
  reason: (error: unknown) => string;
};

type Told<S> = (subject: S, likes: Likes) => void;

/** The likes of one person: shown at once, sent in order, put back where they are refused. */
export function likeStore<S extends { id: string }>({ send, ask, reason }: Wire<S>) {
  let decisions = new Map<string, Decision>();
  let asking = new Set<string>();
  const sending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const tellers = new Set<Told<S>>();

  const read = (id: string): Decision | undefined => decisions.get(id);
  const put = (id: string, change: Decision) => {
    decisions.set(id, { ...decisions.get(id), ...change });
    for (const listener of listeners) listener();
  };

  const sendAfter = async (
    turn: Promise<void> | undefined,
    subject: S,
    liked: boolean,
    before: boolean | undefined,
  ): Promise<void> => {
    await turn;
    try {
      const likes = await send(subject, liked);
      for (const told of tellers) told(subject, likes);
    } catch (error) {
      if (read(subject.id)?.liked === liked)
        put(subject.id, { liked: before, failed: reason(error) });
    }
  };

  return {
    read,
    follow(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells what the server answered to a like. */
    onTold(told: Told<S>): () => void {
      tellers.add(told);
      return () => tellers.delete(told);
    },
    decide(subject: S, liked: boolean): Promise<void> {
      const { id } = subject;
      const before = read(id)?.liked;
      put(id, { liked, failed: undefined });
      const sent = sendAfter(sending.get(id), subject, liked, before);
      sending.set(id, sent);
      return sent;
    },
    /** Asks once for the likes as this person may see them. */
    async ask(subject: S): Promise<void> {
      const { id } = subject;
      const round = asking;
      if (round.has(id)) return;
      round.add(id);
      try {
        const asked = await ask(subject);
        if (round === asking) put(id, { asked });
      } catch {
        round.delete(id);
      }
    },
    /** Another person is here. */
    clear(): void {
      decisions = new Map();
      asking = new Set();
      for (const listener of listeners) listener();
    },
  };
}
