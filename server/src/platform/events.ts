import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { makeConfirmations, type Unconfirmed } from "./confirmations.ts";
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
  /** `at` is when it is due, if not now. `bulk`: emails to individuals are delivered before it. */
  "mail.promised": { mailId: string; at?: string; bulk?: true };
  /** An email was not sent, because its address gets no more of them this hour. */
  "mail.dropped": { cause: string };
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
  /** Identifies this process among those that use the same database. */
  serverId: string;
  listen: (listener: Listener) => void;
  /** Runs `companion` in each later write of this process; if it fails, so does the write. */
  join: (companion: Companion) => void;
  /**
   * Runs `work` in a transaction; its events are published once, after commit, and never after a rollback. It is
   * retried after a conflict with another transaction, so it may change only rows. With an event that must hold
   * everywhere, it resolves when the other servers have applied it, or 2 s after the commit.
   */
  write: <T>(work: (trx: Trx, publish: Publish) => Promise<T>) => Promise<T>;
  /** Events from another server; `confirm` sends it a confirmation that they were applied, if it waits for one. */
  receive: (payload: string, confirm: (payload: string) => void) => void;
  receiveConfirmation: (payload: string) => void;
  /** Called when a write was answered although another server hasn't confirmed it. */
  onUnconfirmed: (listener: (unconfirmed: Unconfirmed) => void) => void;
};

type Message = { origin: string; happened: DomainEvent[]; confirm?: string };
type Name = keyof DomainEvents;

export const channel = "wagabond_happenings";

/** A PostgreSQL message is limited to 8,000 bytes, with the IDs of the sender and the confirmation. */
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

/**
 * `shared` is true if other servers may use the same database; `everywhere` are the events that they have applied before
 * the write resolves.
 */
export function makeEvents(
  db: Db,
  shared: boolean,
  everywhere: ReadonlySet<Name> = new Set(),
): Events {
  const listeners: Listener[] = [];
  const companions: Companion[] = [];
  const unconfirmedListeners: ((unconfirmed: Unconfirmed) => void)[] = [];
  const serverId = randomUUID();
  const confirmations = makeConfirmations(db, serverId);
  const tell = (domainEvent: DomainEvent) =>
    Promise.all(listeners.map(async (listener) => listener(domainEvent, true)));
  const mustHoldEverywhere = (events: readonly DomainEvent[]) =>
    shared && events.some(({ what }) => everywhere.has(what));

  async function send(trx: Trx, events: readonly DomainEvent[], confirmationId: string) {
    const messages = inMessages(events.filter(({ what }) => what !== "files.dropped"));
    for (const [index, happened] of messages.entries()) {
      // Messages arrive in their order, so the last one stands for all.
      const isConfirmed = index === messages.length - 1 && mustHoldEverywhere(events);
      const message: Message = {
        origin: serverId,
        happened,
        ...(isConfirmed && { confirm: confirmationId }),
      };
      const payload = JSON.stringify(message);
      await executePrepared(trx, sql`select pg_notify(${channel}, ${payload})`.compile(trx));
    }
  }

  return {
    serverId,
    listen: (listener) => void listeners.push(listener),
    join: (companion) => void companions.push(companion),
    onUnconfirmed: (listener) => void unconfirmedListeners.push(listener),
    receiveConfirmation: confirmations.receive,
    async write(work) {
      const confirmation = confirmations.open(randomUUID());
      try {
        const [result, happened] = await transact(db, async (trx) => {
          // A retry starts over.
          const publishedEvents: DomainEvent[] = [];
          const answer = await work(trx, (domainEvent) => void publishedEvents.push(domainEvent));
          for (const companion of companions) await companion(trx, publishedEvents);
          // Sent by PostgreSQL only if the transaction commits.
          if (shared) await send(trx, publishedEvents, confirmation.id);
          return [answer, publishedEvents] as const;
        });
        const confirmed = mustHoldEverywhere(happened) ? confirmation.settled() : undefined;
        await Promise.all(happened.map(tell));
        const unconfirmed = await confirmed;
        if (unconfirmed) for (const listener of unconfirmedListeners) listener(unconfirmed);
        return result;
      } finally {
        confirmation.close();
      }
    },
    receive(payload, confirm) {
      // Only `send` above writes to this channel.
      const message = JSON.parse(payload) as Message;
      if (message.origin === serverId) return;
      // An event that a listener can't handle is thrown immediately, so that the caller can recover.
      const applied = message.happened.flatMap((domainEvent) =>
        listeners.map((listener) => Promise.resolve(listener(domainEvent, false))),
      );
      const { confirm: id } = message;
      if (id === undefined) return;
      void Promise.all(applied).then(() => confirm(JSON.stringify({ id, serverId })));
    },
  };
}
