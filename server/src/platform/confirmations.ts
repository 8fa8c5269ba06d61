import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./schema.ts";

export const confirmationChannel = "wagabond_confirmations";

/** Other servers find a server's LISTEN connection by this name. */
const prefix = "wagabond listener ";
export const listenerName = (serverId: string): string => `${prefix}${serverId}`;

/** A write is answered after this time, even without all confirmations. */
const waitMs = 2_000;
/** How often servers whose connection was closed are left out. */
const recheckMs = 200;

export type Unconfirmed = {
  /** The IDs of the servers that didn't confirm; empty where they couldn't be listed. */
  servers: readonly string[];
  error?: unknown;
};

export type Confirmation = {
  id: string;
  /** Waits for every server that listens now, for at most 2 s. Undefined if all confirmed. */
  settled: () => Promise<Unconfirmed | undefined>;
  close: () => void;
};

export type Confirmations = {
  /** Opened before the commit, since a confirmation may arrive before the answer to it. */
  open: (id: string) => Confirmation;
  /** A confirmation from another server. */
  receive: (payload: string) => void;
};

type Open = { confirmed: Set<string>; changed: () => void };

/** Tells when all other servers on the same database have applied the events of a write. */
export function makeConfirmations(db: Db, serverId: string): Confirmations {
  const open = new Map<string, Open>();

  async function listMissing({ confirmed }: Open): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select application_name as name from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${prefix})
    `.execute(db);
    return rows
      .map(({ name }) => name.slice(prefix.length))
      .filter((id) => id !== serverId && !confirmed.has(id));
  }

  async function waitForAll(one: Open): Promise<Unconfirmed | undefined> {
    const until = performance.now() + waitMs;
    for (;;) {
      const servers = await listMissing(one);
      const leftMs = until - performance.now();
      if (servers.length === 0) return undefined;
      if (leftMs <= 0) return { servers };
      const { promise: all, resolve } = Promise.withResolvers<true>();
      one.changed = () => {
        if (servers.every((id) => one.confirmed.has(id))) resolve(true);
      };
      one.changed();
      const recheck = pause(Math.min(recheckMs, leftMs), false, { ref: false });
      if (await Promise.race([all, recheck])) return undefined;
    }
  }

  return {
    open(id) {
      const one: Open = { confirmed: new Set(), changed: () => undefined };
      open.set(id, one);
      return {
        id,
        settled: () => {
          const all = waitForAll(one).catch((error: unknown) => ({ servers: [], error }));
          // Also the list may be late, when all connections are in use.
          const timeout = pause(waitMs + recheckMs, { servers: [] }, { ref: false });
          return Promise.race([all, timeout]);
        },
        close: () => void open.delete(id),
      };
    },
    receive(payload) {
      // Only other servers of this site write to this channel.
      const { id, serverId: from } = JSON.parse(payload) as { id: string; serverId: string };
      const one = open.get(id);
      one?.confirmed.add(from);
      one?.changed();
    },
  };
}
