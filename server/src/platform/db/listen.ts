import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { processCallback } from "../callbacks.ts";
import { hookQueries } from "./query-hooks.ts";
import { makeSockets } from "./sockets.ts";
import { makeWatch } from "./watch.ts";

/** Notifies a channel over the same connection; lost if there is none now. */
type Send = (channel: string, payload: string) => void;

/** Whether a server hears of the writes of others. It reconnects after a loss, unless the database is unreachable. */
export type Reception = { is: "listening" | "reconnecting" | "unreachable" };

type Listening = {
  databaseUrl: string;
  /** The connection's name in `pg_stat_activity`, while it listens. */
  name: string;
  /** False doesn't monitor its queries (query-hooks.ts). */
  queryHooks?: boolean;
  /** By channel. They may throw; a message that isn't understood counts as missed. */
  channels: Readonly<Record<string, (payload: string, send: Send) => void>>;
  /** Called on each connection: earlier notifications were missed. */
  onGap: () => void;
  /** Called when the state changes, after `onGap`. */
  onReception: (is: Reception["is"]) => void;
};

/** A broken connection is reopened immediately, then every second. */
const firstRetryMs = 50;
const retryMs = 1_000;
const connectMs = 2_000;
/** The interval of checks, because a silently broken connection looks like an idle one. */
const beatMs = 1_000;
/** How long a goodbye to the server may take. */
const endMs = 500;

/** Receives notifications from other servers on the same PostgreSQL, over its own connection. */
export function listenTo({
  databaseUrl,
  name,
  queryHooks = true,
  channels,
  onGap,
  onReception,
}: Listening): {
  /** Resolves after the first attempt, successful or not. */
  tried: Promise<void>;
  stop: () => Promise<void>;
} {
  const watch = makeWatch(databaseUrl);
  const sockets = makeSockets();
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stopChecks = checkConnection(
    () => client,
    () => lost(),
  );

  const again = (ms: number) => {
    client = undefined;
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(processCallback(connect), ms).unref();
  };

  const lost = () => {
    if (!stopped) onReception("reconnecting");
    again(firstRetryMs);
  };

  const send: Send = (to, payload) => {
    // A lost connection reports itself.
    client?.query("select pg_notify($1, $2)", [to, payload]).catch(() => undefined);
  };

  const receive = ({ channel, payload = "" }: pg.Notification) => {
    try {
      channels[channel]?.(payload, send);
    } catch {
      // Sent by a newer version or manually: the event is unknown.
      onGap();
    }
  };

  const connect = async () => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      stream: sockets.stream,
    });
    if (queryHooks) hookQueries(mine, [watch(mine)]);
    mine.on("notification", processCallback(receive));
    mine.on("error", () => undefined);
    try {
      await mine.connect();
      await subscribe(mine, Object.keys(channels), name);
      if (stopped) {
        void mine.end().catch(() => undefined);
        return;
      }
      client = mine;
      mine.on("end", processCallback(lost));
      onGap();
      onReception("listening");
    } catch {
      if (!stopped) onReception("unreachable");
      void mine.end().catch(() => undefined);
      again(retryMs);
    }
  };
  return {
    tried: connect(),
    async stop() {
      stopped = true;
      stopChecks();
      clearTimeout(timer);
      const ended = client?.end().catch(() => undefined);
      await Promise.race([ended, wait(endMs, undefined, { ref: false })]);
      sockets.destroy();
    },
  };
}

async function subscribe(client: pg.Client, channels: string[], name: string): Promise<void> {
  for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  // Last: a server that finds the name expects confirmations.
  await client.query("select set_config('application_name', $1, false)", [name]);
}

/** Checks a connection now and then, one query at a time. Returns what ends it. */
function checkConnection(current: () => pg.Client | undefined, lost: () => void): () => void {
  let isChecking = false;
  const beat = setInterval(
    processCallback(() => {
      const client = current();
      if (!client || isChecking) return;
      isChecking = true;
      client
        .query("select 1")
        .catch(lost)
        .finally(() => {
          isChecking = false;
        });
    }),
    beatMs,
  );
  beat.unref();
  return () => clearInterval(beat);
}
