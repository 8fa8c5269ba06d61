import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { executePrepared } from "./db/prepared.ts";
import { transact } from "./db/transact.ts";
import type { Db, Trx } from "./schema.ts";

/** Domain events by name, as services publish them after commit. Each feature adds its own in its `feature.ts`. */
export interface DomainEvents {
  /** Not sent to other processes: who drops files removes their bytes, and a message of PostgreSQL holds 8,000 bytes. */
  "files.dropped": { fileIds: readonly string[] };
  "mail.promised": { mailId: string };
}

export type EventOf<What extends keyof DomainEvents> = { what: What } & DomainEvents[What];
export type DomainEvent = {
  [What in keyof DomainEvents]: Flat<EventOf<What>>;
}[keyof DomainEvents];

type Flat<T> = T extends unknown ? { [Key in keyof T]: T[Key] } : never;

/** What follows from some of the events. */
export type EventRules<Result> = {
  [What in keyof DomainEvents]?: (event: EventOf<What>) => Result;
};

/** What follows from an event by one of these rules; undefined where there is none for it. */
export const resultOf = <Result, What extends keyof DomainEvents>(
  rules: EventRules<Result>,
  event: EventOf<What>,
): Result | undefined => rules[event.what]?.(event);

export type Publish = (domainEvent: DomainEvent) => void;

/** `here` is true where this process wrote it; what a listener then promises is waited for. */
type Listener = (domainEvent: DomainEvent, here: boolean) => void | Promise<void>;

/** Runs in the transaction of a write that publishes events, before it is committed. */
type Companion = (trx: Trx, publishedEvents: readonly DomainEvent[]) => Promise<void>;

/** The one place that publishes writes: to this process immediately, to others through the database. */
export type Events = {
  listen: (listener: Listener) => void;
  /** From now on each write of this process is joined by `companion`; it fails with it. */
  join: (companion: Companion) => void;
  /**
   * Runs `work` in a transaction; what it announces is heard once, after commit. Nothing is heard after a rollback.
   * Where it collides with another transaction it is run again, so it may change nothing but rows.
   */
  write: <T>(work: (trx: Trx, publish: Publish) => Promise<T>) => Promise<T>;
  /** An event sent by another process. */
  receive: (payload: string) => void;
};

export const channel = "wagabond_happenings";

/** A message of PostgreSQL holds 8,000 bytes, an event at most 150 of them. */
const eventsInMessage = 40;

const inMessages = (events: readonly DomainEvent[]): DomainEvent[][] =>
  Array.from({ length: Math.ceil(events.length / eventsInMessage) }, (_, place) =>
    events.slice(place * eventsInMessage, (place + 1) * eventsInMessage),
  );

/** `shared` is true where other processes may use the same database. */
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
        // Of a try that is repeated, nothing counts.
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
        // What a listener does not understand is thrown at once, for whoever hears to make up for it.
        for (const listener of listeners) void listener(domainEvent, false);
      }
    },
  };
}
