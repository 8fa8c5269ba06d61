import pg from "pg";

type Listening = {
  databaseUrl: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** Called when the line is up again: what was said meanwhile was not heard. */
  onGap: () => void;
};

const retryMs = 1_000;

/** Hears what other processes on the same PostgreSQL announce, over a connection of its own. */
export function listenTo({ databaseUrl, channel, onMessage, onGap }: Listening): {
  stop: () => Promise<void>;
} {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (isAgain: boolean) => {
    if (stopped) return;
    const mine = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = mine;
    mine.on("notification", ({ payload }) => payload && onMessage(payload));
    mine.on("error", () => undefined);
    mine.on("end", () => {
      if (!stopped) timer = setTimeout(() => void connect(true), retryMs).unref();
    });
    try {
      await mine.connect();
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (isAgain) onGap();
    } catch {
      await mine.end().catch(() => undefined);
    }
  };
  void connect(false);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
