import pg from "pg";
import { processCallback } from "../callbacks.ts";
import { hookQueries } from "./query-hooks.ts";
import { makeWatch } from "./watch.ts";

type Listening = {
  databaseUrl: string;
  channel: string;
  /** False doesn't monitor its queries (query-hooks.ts). */
  queryHooks?: boolean;
  /** May throw; a message that isn't understood counts as missed. */
  onMessage: (payload: string) => void;
  /** Called on each connection: earlier notifications were missed. */
  onGap: () => void;
};

/** A broken connection is reopened immediately, then every second. */
const firstRetryMs = 50;
const retryMs = 1_000;
const connectMs = 2_000;
/** The interval of checks, because a silently broken connection looks like an idle one. */
const beatMs = 1_000;

/** Receives notifications from other servers on the same PostgreSQL, over its own connection. */
export function listenTo({
  databaseUrl,
  channel,
  queryHooks = true,
  onMessage,
  onGap,
}: Listening): {
  /** Resolves after the first attempt, successful or not. */
  tried: Promise<void>;
  stop: () => Promise<void>;
} {
  const watch = makeWatch(databaseUrl);
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beating = false;
  const beat = setInterval(
    processCallback(() => {
      if (!client || beating) return;
      beating = true;
      client
        .query("select 1")
        .catch(() => again(firstRetryMs))
        .finally(() => {
          beating = false;
        });
    }),
    beatMs,
  );
  beat.unref();

  const again = (ms: number) => {
    client = undefined;
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(processCallback(connect), ms).unref();
  };

  const connect = async () => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    if (queryHooks) hookQueries(mine, [watch(mine)]);
    mine.on(
      "notification",
      processCallback(({ payload = "" }: pg.Notification) => {
        try {
          onMessage(payload);
        } catch {
          // Sent by a newer version or manually: the event is unknown.
          onGap();
        }
      }),
    );
    mine.on("error", () => undefined);
    try {
      await mine.connect();
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (stopped) {
        void mine.end().catch(() => undefined);
        return;
      }
      client = mine;
      mine.on(
        "end",
        processCallback(() => again(firstRetryMs)),
      );
      onGap();
    } catch {
      void mine.end().catch(() => undefined);
      again(retryMs);
    }
  };
  return {
    tried: connect(),
    async stop() {
      stopped = true;
      clearInterval(beat);
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
