import { accessSync, constants, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { migrations } from "../../migrations/index.ts";
import { demoNotice, demoPassword, isEmpty } from "../../seeds/demo.ts";
import type { FastifyInstance } from "fastify";
import { hashPassword, readSecret } from "../accounts/accounts/service.ts";
import { type App, buildApp } from "../app.ts";
import { copyOnRequest, keepForBackups, makeSnapshots, watchBackups } from "./backup/service.ts";
import { onProcessException, processCallback } from "../platform/callbacks.ts";
import { openControlSocket } from "./control-socket.ts";
import { carryOut } from "./commands.ts";
import { listenTo, type Reception } from "../platform/db/listen.ts";
import { type FolderLock, lockFolder } from "../platform/db/lock.ts";
import { migrate, type OpenDatabase, openDatabase, openImpatient } from "../platform/db/open.ts";
import { type Env, EnvError } from "../platform/env.ts";
import { confirmationChannel, listenerName } from "../platform/confirmations.ts";
import { channel, makeEvents } from "../platform/events.ts";
import { everywhere } from "../features.ts";
import type { BlobStore } from "../platform/files/blobs.ts";
import { makeFilesFolder } from "../platform/files/folder.ts";
import { openBlobs } from "../platform/files/open-blobs.ts";
import { type MediaWorker, openMediaWorker } from "../platform/files/media-worker.ts";
import type { Lifecycle } from "../platform/http/health.ts";
import { listen } from "../platform/http/listen.ts";
import { type Jobs, openJobs } from "../platform/jobs/jobs.ts";
import { mailQueue, startMailer } from "../platform/mail/mailer.ts";
import { makeDeliver } from "../platform/mail/deliver.ts";
import { startNewsletters } from "../community/newsletter/service.ts";
import { startNotificationMail, startPush } from "../community/notifications/service.ts";
import { startDeadlines } from "../travel/deadlines/service.ts";
import type { FindPage, RenderPage } from "../platform/pages/pages.ts";
import type { Schema } from "../platform/schema.ts";
import { isLocalSite } from "../platform/local-url.ts";
import { listenErrorText, naming } from "./start-errors.ts";
import { shopSettings } from "../commerce/storefront-api/service.ts";
import { queuesOn } from "./queues.ts";
import { makeGarbageCollector } from "./garbage-collector.ts";
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

export type Between = {
  db?: (db: OpenDatabase<Schema>["db"]) => OpenDatabase<Schema>["db"];
  blobs?: (blobs: BlobStore) => BlobStore;
};

type Parts = {
  env: Env;
  renderPage: RenderPage;
  findPage?: FindPage | undefined;
  giphyAddress?: string;
  /** Push services may be at addresses of this machine, as in tests. */
  localPush?: boolean;
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

/** Locks, opens, listens, migrates and loads the demo data if enabled. The server is ready when it resolves. */
export async function openInstance(parts: Parts): Promise<Instance> {
  const { env, renderPage, between = {}, localPush = false, statementMs, ...more } = parts;
  const { mediaWorker = openMediaWorker(), ...others } = more;
  const widgets = readWidgets(env);
  prepareFolder(env.dataDir);
  const { dataDir, databaseUrl } = env;
  const lock: FolderLock | undefined = databaseUrl
    ? undefined
    : await naming(inFolder(dataDir, "can't be locked"), () => lockFolder(dataDir));
  const unopened = inFolder(dataDir, "contains a database that can't be opened");
  const database = await naming(unopened, () => openDatabase<Schema>({ ...env, statementMs }));
  const { ping } = database;
  const db = between.db?.(database.db) ?? database.db;
  const lifecycle: Lifecycle = { is: "starting" };
  const events = makeEvents(db, database.kind === "postgres", everywhere);
  const reception: Reception = { is: "listening" };
  // Before the cache is invalidated, so that its next read isn't served by a lagging replica.
  events.listen(() => database.noteWrite());
  const secret = await naming(
    inFolder(dataDir, "contains a session-secret that can't be read"),
    () => readSecret(env),
  );
  const filesFolder = await naming(inFolder(dataDir, "is not writable"), () =>
    makeFilesFolder(dataDir),
  );
  const opened = await openBlobs(env);
  const isBackedUp = watchBackups({ db, kind: database.kind }, dataDir);
  const blobs = keepForBackups(between.blobs?.(opened) ?? opened, isBackedUp);
  const deps = {
    env,
    db,
    ping,
    events,
    reception,
    secret,
    lifecycle,
    blobs,
    mediaWorker,
    filesFolder,
    renderPage,
  };
  const shop = shopSettings(env, secret);
  const counts = databaseUrl ? openImpatient(databaseUrl) : undefined;
  let jobs: Jobs | undefined;
  const queueFigures = async () => (await jobs?.figures()) ?? [];
  const built = buildApp({ ...deps, shop, widgets, counts, queueFigures, ...others });
  const { app, cache, streams, settings } = built;
  const stopReporting = onProcessException((error) =>
    app.log.error({ err: error }, "Uncaught exception in a callback"),
  );
  const { port, host } = env;
  database.onFailure?.((reason) => {
    app.log.error({ err: reason }, "PGlite stopped and is being reopened.");
  });
  const address = await naming(listenErrorText(env), () => listen(app, { port, host, backlog }));

  if (databaseUrl) await naming(noConnection, ping);
  await migrate(db, migrations);
  if (env.demo && (await isEmpty(db))) {
    // Loaded only when the demo data is created.
    const { seedDemo } = await import("../../seeds/seed.ts");
    await seedDemo(db, await hashPassword(demoPassword), new Date());
  }
  // Before the first request. Nothing marks a database that comes from a local site, so every public start checks.
  const replaced = isLocalSite(env)
    ? undefined
    : await (await import("../../seeds/demo-secrets.ts")).replaceDemoSecrets(db);
  const notices = demoNotice(env, replaced);
  jobs = await naming(noQueue, () =>
    openJobs({ database, queues: queuesOn(database.kind), log: app.log }),
  );
  const deliver = makeDeliver(env, settings.current);
  await startMailer({ db, events, jobs, deliver, log: app.log });
  const stopNotificationMail = await startNotificationMail({
    db,
    events,
    jobs,
    streams,
    secret,
    publicUrl: env.publicUrl,
    log: app.log,
  });
  const { publicUrl } = env;
  await startPush({ db, events, jobs, settings, publicUrl, local: localPush, log: app.log });
  const stopNewsletters = await startNewsletters({
    db,
    events,
    jobs,
    secret,
    publicUrl: env.publicUrl,
    log: app.log,
  });
  const stopDeadlines = await startDeadlines({
    db,
    events,
    jobs,
    secret,
    publicUrl: env.publicUrl,
    log: app.log,
  });
  const garbageCollector = makeGarbageCollector({
    db,
    blobs,
    isBackedUp,
    filesFolder,
    jobs,
    log: app.log,
  });
  // PGlite has one process, so every staged file was left by a process that is gone.
  if (!databaseUrl) await garbageCollector.gcAlone();
  await garbageCollector.start(databaseUrl ? "now" : "in an hour");
  // The server starts without its bucket, but logs a problem with it right away.
  blobs
    .ping()
    .catch((error: unknown) =>
      app.log.error({ err: error }, "Can't reach the file store (FILES_URL)."),
    );
  const line = databaseUrl
    ? listenTo({
        databaseUrl,
        name: listenerName(events.serverId),
        queryHooks: env.queryHooks,
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
          jobs?.wake(mailQueue.name);
        },
      })
    : undefined;
  await line?.tried;
  // Not needed on PostgreSQL, where the command line uses the database.
  const controlSocket = databaseUrl
    ? undefined
    : await openControlSocket(
        dataDir,
        async (request) =>
          (await copyOnRequest(database, dataDir, request)) ?? carryOut(db, request),
      ).catch(noControlSocket(app.log));
  const snapshots = databaseUrl ? undefined : makeSnapshots({ db, dataDir, log: app.log });
  await snapshots?.start(jobs);
  lifecycle.is = "serving";

  let closing: Promise<void> | undefined;
  const close = async () => {
    lifecycle.is = "draining";
    // An open stream would delay the close; its client reconnects to another server.
    streams.close();
    await controlSocket?.close();
    // Tells waiting uploads to retry before their connection is cut.
    const lastCall = setTimeout(
      processCallback(() => mediaWorker.stop()),
      lastCallMs,
    );
    // A statement that never ends must not outlast the shutdown.
    const lastStatement = setTimeout(
      processCallback(() => database.interrupt?.()),
      lastCallMs,
    );
    await app.close();
    clearTimeout(lastCall);
    await snapshots?.stop();
    stopNotificationMail();
    stopNewsletters();
    stopDeadlines();
    await garbageCollector.stop();
    await jobs?.stop();
    await mediaWorker.stop();
    await blobs.close();
    await rm(filesFolder, { recursive: true, force: true });
    await line?.stop();
    await counts?.end();
    await database.close();
    clearTimeout(lastStatement);
    lock?.release();
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

/** The server works without it; only the command line has to wait until the server stops. */
const noControlSocket = (log: FastifyInstance["log"]) => (error: unknown) => {
  log.warn({ err: error }, "npx wagabond can't reach this server.");
};

const inFolder = (dataDir: string, text: string) => (reason: string) =>
  `DATA_DIR ${dataDir} ${text} (${reason}).`;
const noQueue = (reason: string) => `Can't open the job queue (${reason}).`;
const noConnection = (reason: string) =>
  `DATABASE_URL: the database refused the connection (${reason}). Check the host, user and password.`;

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EnvError(`DATA_DIR ${dataDir} is not writable (${reason}).`);
  }
}
