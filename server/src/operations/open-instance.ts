import { rm } from "node:fs/promises";
import { migrations } from "../../migrations/index.ts";
import { demoNotice, demoPassword, isEmpty } from "../../seeds/demo.ts";
import type { FastifyInstance } from "fastify";
import { hashPassword } from "../accounts/accounts/service.ts";
import { type App, buildApp } from "../app.ts";
import { copyOnRequest, makeSnapshots } from "./backup/service.ts";
import { onProcessException, processCallback } from "../platform/callbacks.ts";
import { openControlSocket } from "./control-socket.ts";
import { runCommand } from "./commands.ts";
import { listenTo, type Reception } from "../platform/db/listen.ts";
import { migrate, newerMigrations, onNewerText } from "../platform/db/migrate.ts";
import { type OpenDatabase, openImpatient } from "../platform/db/open.ts";
import type { Env } from "../platform/env.ts";
import { confirmationChannel, listenerName } from "../platform/confirmations.ts";
import { channel } from "../platform/events.ts";
import { type MediaWorker, openMediaWorker } from "../platform/files/media-worker.ts";
import type { Lifecycle } from "../platform/http/health.ts";
import { listen } from "../platform/http/listen.ts";
import { type Jobs, openJobs } from "../platform/jobs/jobs.ts";
import { mailQueue } from "../platform/mail/mailer.ts";
import type { FindPage, RenderPage } from "../platform/pages/pages.ts";
import type { Schema } from "../platform/schema.ts";
import { isLocalSite } from "../platform/local-url.ts";
import { listenErrorText, naming } from "./start-errors.ts";
import { shopSettings } from "../commerce/storefront-api/service.ts";
import { type Between, openStorage, type Storage } from "./open-storage.ts";
import { queuesOn } from "./queues.ts";
import { type Background, startJobs } from "./start-jobs.ts";
import { readWidgets } from "../platform/widgets/settings.ts";

export type Instance = App & {
  database: OpenDatabase<Schema>;
  jobs: Jobs;
  lifecycle: Lifecycle;
  address: string;
  /** Lines for the operator's terminal; they may contain secrets that are shown once. */
  notices: string[];
  /** Responds with 503 from now on, finishes current requests and closes everything. */
  close: () => Promise<void>;
};

type Parts = {
  env: Env;
  renderPage: RenderPage;
  findPage?: FindPage | undefined;
  giphyAddress?: string;
  /** Push services may be at addresses of this machine, as in tests. */
  localPush?: boolean;
  /** The same of webhooks. */
  localWebhooks?: boolean;
  /** Wrappers around the database and file store, for tests of their failures. */
  between?: Between;
  /** The statement timeout; shorter in tests. */
  statementMs?: number | undefined;
  /** Tests share one, because starting its process takes longer than most of its jobs. */
  mediaWorker?: MediaWorker;
  /** Runs before all other setup; used for hot reload. */
  prepare?: (app: FastifyInstance) => void;
};

/** Pending connections; Node's default is 511. */
const backlog = 4_096;
/** Uploads that are checked by then are saved; open requests are cut 1.5 s later (http/drain.ts). */
const lastCallMs = 6_500;
/** PGlite then needs time to close; on PostgreSQL, jobs and requests may use theirs. */
const lastStatementMs = { pglite: 6_500, postgres: 8_000 };

/** Locks, opens, listens, migrates and loads the demo data if enabled. The server is ready when it resolves. */
export async function openInstance(parts: Parts): Promise<Instance> {
  const { env, renderPage, between = {}, localPush = false, statementMs, ...more } = parts;
  const { mediaWorker = openMediaWorker(), ...others } = more;
  const widgets = readWidgets(env);
  const storage = await openStorage(env, between, statementMs);
  const { database, db, events, secret, blobs, filesFolder } = storage;
  const lifecycle: Lifecycle = { is: "starting" };
  const reception: Reception = { is: "listening" };
  const shop = shopSettings(env, secret);
  const counts = env.databaseUrl ? openImpatient(env.databaseUrl) : undefined;
  let jobs: Jobs | undefined;
  const built = buildApp({
    env,
    db,
    ping: database.ping,
    events,
    reception,
    secret,
    lifecycle,
    blobs,
    mediaWorker,
    filesFolder,
    renderPage,
    shop,
    widgets,
    counts,
    queueFigures: async () => (await jobs?.figures()) ?? [],
    ...others,
  });
  const { app } = built;
  const stopReporting = onProcessException((error) =>
    app.log.error({ err: error }, "Uncaught exception in a callback"),
  );
  database.onFailure?.((reason) => {
    app.log.error({ err: reason }, "PGlite stopped and is being reopened.");
  });
  const { port, host } = env;
  const address = await naming(listenErrorText(env), () => listen(app, { port, host, backlog }));

  const notices = await fillDatabase(env, storage);
  jobs = await naming(noQueue, () =>
    openJobs({ database, queues: queuesOn(database.kind), log: app.log }),
  );
  const stopJobs = await startJobs({
    env,
    storage,
    built,
    jobs,
    localPush,
    localWebhooks: more.localWebhooks ?? false,
    mediaWorker,
  });
  const line = listenToServers({ env, storage, built, jobs, reception });
  await line?.tried;
  const isStopping = () => lifecycle.is === "draining";
  const controlSocket = await openCommandLine(env, storage, app.log, isStopping);
  const snapshots = env.databaseUrl
    ? undefined
    : makeSnapshots({ db, dataDir: env.dataDir, log: app.log });
  await snapshots?.start(jobs);
  lifecycle.is = "serving";

  const stop = closeOf({
    lifecycle,
    built,
    storage,
    mediaWorker,
    async stopWork() {
      await snapshots?.stop();
      await stopJobs();
      await jobs?.stop();
    },
    async stopListening() {
      await line?.stop();
      await counts?.end();
    },
    controlSocket,
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await stop();
    stopReporting();
  };
  return {
    ...built,
    database,
    jobs,
    lifecycle,
    address,
    notices,
    close: () => (closing ??= close()),
  };
}

type Running = {
  lifecycle: Lifecycle;
  built: App;
  storage: Storage;
  mediaWorker: MediaWorker;
  controlSocket: Awaited<ReturnType<typeof openCommandLine>>;
  stopWork: () => Promise<void>;
  stopListening: () => Promise<void>;
};

/** Finishes the requests in progress, then ends what they use. */
function closeOf(running: Running): () => Promise<void> {
  const { lifecycle, built, storage, mediaWorker, controlSocket } = running;
  const { database, blobs, filesFolder, lock } = storage;
  return async () => {
    lifecycle.is = "draining";
    // An open stream would delay the close; its client reconnects to another server.
    built.streams.close();
    await controlSocket?.close();
    // Tells waiting uploads to retry before their connection is cut.
    const lastCall = setTimeout(
      processCallback(() => mediaWorker.stop()),
      lastCallMs,
    );
    // A statement that never ends, or a database that doesn't answer, must not outlast the shutdown.
    const lastStatement = setTimeout(
      processCallback(() => database.interrupt()),
      lastStatementMs[database.kind],
    );
    await built.app.close();
    clearTimeout(lastCall);
    await running.stopWork();
    await mediaWorker.stop();
    await blobs.close();
    await rm(filesFolder, { recursive: true, force: true });
    await running.stopListening();
    await database.close();
    clearTimeout(lastStatement);
    lock?.release();
  };
}

/** Migrates, loads the demo data if enabled, and replaces published secrets. Returns notices for the operator. */
async function fillDatabase(env: Env, { database, db }: Storage): Promise<string[]> {
  if (env.databaseUrl) await naming(noConnection, database.ping);
  await migrate(db, migrations);
  const { names: newer } = await newerMigrations(db, migrations);
  if (env.demo && (await isEmpty(db))) {
    // Loaded only when the demo data is created.
    const { seedDemo } = await import("../../seeds/seed.ts");
    await seedDemo(db, await hashPassword(demoPassword), new Date());
  }
  // Before the first request. Nothing marks a database that comes from a local site, so every public start checks.
  const replaced = isLocalSite(env)
    ? undefined
    : await (await import("../../seeds/demo-secrets.ts")).replaceDemoSecrets(db);
  return [
    ...demoNotice(env, replaced),
    ...(newer.length > 0 ? [`Note: ${onNewerText(newer)}.`] : []),
  ];
}

/** On PostgreSQL, hears of events of other servers, and drops what is cached after a gap. */
function listenToServers({
  env: { databaseUrl, queryHooks },
  storage: { database, events },
  built: { settings, cache, streams },
  jobs,
  reception,
}: Background & { reception: Reception }) {
  if (!databaseUrl) return undefined;
  return listenTo({
    databaseUrl,
    name: listenerName(events.serverId),
    queryHooks,
    channels: {
      [channel]: (payload, send) =>
        events.receive(payload, (confirmation) => send(confirmationChannel, confirmation)),
      [confirmationChannel]: events.receiveConfirmation,
    },
    onReception: (is) => {
      reception.is = is;
    },
    onGap: () => {
      database.noteWrite();
      settings.forget();
      cache.clear();
      streams.revalidateAll();
      jobs.wake(mailQueue.name);
    },
  });
}

/** Lets the command line work on a PGlite database. It isn't needed on PostgreSQL, which the command line uses itself. */
async function openCommandLine(
  { databaseUrl, dataDir }: Env,
  { database, db, events }: Storage,
  log: FastifyInstance["log"],
  isStopping: () => boolean,
) {
  if (databaseUrl) return undefined;
  return openControlSocket(
    dataDir,
    async (request) =>
      (await copyOnRequest(database, dataDir, request)) ??
      runCommand(db, request, { events, dataDir, isStopping }),
  ).catch(noControlSocket(log));
}

/** The server works without it; only the command line has to wait until the server stops. */
const noControlSocket = (log: FastifyInstance["log"]) => (error: unknown) => {
  log.warn({ err: error }, "npx wagabond can't reach this server.");
};

const noQueue = (reason: string) => `Can't open the job queue (${reason}).`;
const noConnection = (reason: string) =>
  `DATABASE_URL: the database refused the connection (${reason}). Check the host, user and password.`;
