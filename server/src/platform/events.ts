import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { executePrepared } from "./db/prepared.ts";
import { transact } from "./db/transact.ts";
import type { Db, Trx } from "./schema.ts";

/** Domain events by name, as services publish them after commit. Each feature adds its own in its `feature.ts`. */
export interface DomainEvents {
  /**
   * Not sent to other servers: the one that drops files removes them, and a PostgreSQL message is limited to 8,000
   * bytes.
   */
  "files.dropped": { fileIds: readonly string[] };
  /** `bulk`: emails to individuals are delivered before it. */
  "mail.promised": { mailId: string; bulk?: true };
}

export type EventOf<What extends keyof DomainEvents> = { what: What } & DomainEvents[What];
export type DomainEvent = {
  [What in keyof DomainEvents]: Flat<EventOf<What>>;
}[keyof DomainEvents];

type Flat<T> = T extends unknown ? { [Key in keyof T]: T[Key] } : never;

/** Effects of some events. */
export type EventRules<Result> = {
  [What in keyof DomainEvents]?: (event: EventOf<What>) => Result;
};

/** The effect of an event by these rules; undefined if there is none. */
export const resultOf = <Result, What extends keyof DomainEvents>(
  rules: EventRules<Result>,
  event: EventOf<What>,
): Result | undefined => rules[event.what]?.(event);

export type Publish = (domainEvent: DomainEvent) => void;

/** `here` is true if this process published it; then the listener's promise is awaited. */
type Listener = (domainEvent: DomainEvent, here: boolean) => void | Promise<void>;

/** Runs in the transaction of a write that publishes events, before it is committed. */
type Companion = (trx: Trx, publishedEvents: readonly DomainEvent[]) => Promise<void>;

/** The one place that publishes writes: to this process immediately, to others through the database. */
export type Events = {
  listen: (listener: Listener) => void;
  /** Runs `companion` in each later write of this process; if it fails, so does the write. */
  join: (companion: Companion) => void;
  /**
   * Runs `work` in a transaction; its events are published once, after commit, and never after a rollback. It is
   * retried after a conflict with another transaction, so it may change only rows.
   */
  write: <T>(work: (trx: Trx, publish: Publish) => Promise<T>) => Promise<T>;
  /** An event from another server. */
  receive: (payload: string) => void;
};

export const channel = "wagabond_happenings";

/** A PostgreSQL message is limited to 8,000 bytes, with the sender's ID. */
const messageBytes = 7_800;

/** The events in as few messages as they fit in. */
function inMessages(events: readonly DomainEvent[]): DomainEvent[][] {
  const messages: DomainEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event)) + 1;
    if (bytes > room) {
      messages.push([]);
      room = messageBytes;
    }
    messages.at(-1)?.push(event);
    room -= bytes;
  }
  return messages;
}

/** `shared` is true if other servers may use the same database. */
export function makeEvents(db: Db, shared: boolean): Events {
  const listeners: Listener[] = [];
  const companions: Companion[] = [];
  const origin = randomUUID();
  const tell = (domainEvent: DomainEvent) =>
    Promise.all(listeners.map(async (listener) => listener(domainEvent, true)));
  return {
    listen: (listener) => void listeners.push(listener),
    join: (companion) => void companions.push(companion),
    async write(work) {
      const [result, happened] = await transact(db, async (trx) => {
        // A retry starts over.
        const publishedEvents: DomainEvent[] = [];
        const answer = await work(trx, (domainEvent) => void publishedEvents.push(domainEvent));
        for (const companion of companions) await companion(trx, publishedEvents);
        // Sent by PostgreSQL only if the transaction commits.
        const sharedEvents = publishedEvents.filter(({ what }) => what !== "files.dropped");
        for (const happened of shared ? inMessages(sharedEvents) : []) {
          const payload = JSON.stringify({ origin, happened });
          await executePrepared(trx, sql`select pg_notify(${channel}, ${payload})`.compile(trx));
        }
        return [answer, publishedEvents] as const;
      });
      await Promise.all(happened.map(tell));
      return result;
    },
    receive(payload) {
      const message = JSON.parse(payload) as { origin: string; happened: DomainEvent[] };
      if (message.origin === origin) return;
      for (const domainEvent of message.happened) {
        // An event that a listener can't handle is thrown immediately, so that the caller can recover.
        for (const listener of listeners) void listener(domainEvent, false);
      }
    },
  };
}
