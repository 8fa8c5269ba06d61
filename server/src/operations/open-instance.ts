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
import { listenTo } from "../platform/db/listen.ts";
import { type FolderLock, lockFolder } from "../platform/db/lock.ts";
import { migrate, type OpenDatabase, openDatabase, openImpatient } from "../platform/db/open.ts";
import { type Env, EnvError } from "../platform/env.ts";
import { channel, makeEvents } from "../platform/events.ts";
import type { BlobStore } from "../platform/files/blobs.ts";
import { makeFilesFolder } from "../platform/files/folder.ts";
import { openBlobs } from "../platform/files/open-blobs.ts";
import { openMediaWorker } from "../platform/files/media-worker.ts";
import type { Lifecycle } from "../platform/http/health.ts";
import { listen } from "../platform/http/listen.ts";
import { type Jobs, openJobs } from "../platform/jobs/jobs.ts";
import { mailQueue, startMailer } from "../platform/mail/mailer.ts";
import { makeDeliver } from "../platform/mail/deliver.ts";
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
  /** Lines for whoever started the server; they may hold secrets that are shown once. */
  notices: string[];
  /** Answers 503 from now on, lets what is under way finish, closes everything. */
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
  /** What stands between the server and where it keeps things, in tests of what happens when those fail. */
  between?: Between;
  /** What is put before everything else, such as hot reload. */
  prepare?: (app: FastifyInstance) => void;
};

/** Connections that may wait to be taken in; Node would turn away the 512th of a crowd. */
const backlog = 4_096;
/** Files that are looked into by then are kept; the server cuts what is under way 1.5 s later (http/drain.ts). */
const lastCallMs = 6_500;

/** Locks, opens, listens, migrates, plants the demo data where it is wanted: the server stands when it resolves. */
export async function openInstance(parts: Parts): Promise<Instance> {
  const { env, renderPage, between = {}, ...others } = parts;
  const widgets = readWidgets(env);
  prepareFolder(env.dataDir);
  const { dataDir, databaseUrl } = env;
  const lock: FolderLock | undefined = databaseUrl
    ? undefined
    : await naming(inFolder(dataDir, "can't be locked"), () => lockFolder(dataDir));
  const unopened = inFolder(dataDir, "contains a database that can't be opened");
  const database = await naming(unopened, () => openDatabase<Schema>(env));
  const { ping } = database;
  const db = between.db?.(database.db) ?? database.db;
  const lifecycle: Lifecycle = { is: "starting" };
  const events = makeEvents(db, database.kind === "postgres");
  // Before the cache hears of it: what it then asks for anew must be new.
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
  const mediaWorker = openMediaWorker();
  const deps = {
    env,
    db,
    ping,
    events,
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
  const { app, cache, streams } = built;
  const stopReporting = onProcessException((error) =>
    app.log.error({ err: error }, "An exception in a callback of this process"),
  );
  const { port, host } = env;
  database.onFailure?.((reason) => {
    app.log.error({ err: reason }, "PGlite was ended, and is opened again.");
  });
  const address = await naming(listenErrorText(env), () => listen(app, { port, host, backlog }));

  if (databaseUrl) await naming(noEntry, ping);
  await migrate(db, migrations);
  if (env.demo && (await isEmpty(db))) {
    // All that is in the demo data is read where it is built, and never again.
    const { seedDemo } = await import("../../seeds/seed.ts");
    await seedDemo(db, await hashPassword(demoPassword), new Date());
  }
  // Before anybody is served. A database from a local site is told by no mark, so it is looked at on each public start.
  const replaced = isLocalSite(env)
    ? undefined
    : await (await import("../../seeds/demo-secrets.ts")).replaceDemoSecrets(db);
  const notices = demoNotice(env, replaced);
  jobs = await naming(noQueue, () =>
    openJobs({ database, queues: queuesOn(database.kind), log: app.log }),
  );
  await startMailer({ db, events, jobs, deliver: makeDeliver(env), log: app.log });
  const garbageCollector = makeGarbageCollector({
    db,
    blobs,
    isBackedUp,
    filesFolder,
    jobs,
    log: app.log,
  });
  // Nobody else is at work on a database of our own, so whatever is staged was left by a process that is gone.
  if (!databaseUrl) await garbageCollector.gcAlone();
  await garbageCollector.start(databaseUrl ? "now" : "in an hour");
  // The server stands without its bucket; who runs it is told at once where something is wrong with it.
  blobs.ping().catch((error: unknown) => app.log.error({ err: error }, "FILES_URL"));
  const line = databaseUrl
    ? listenTo({
        databaseUrl,
        channel,
        queryHooks: env.queryHooks,
        onMessage: events.receive,
        onGap: () => {
          database.noteWrite();
          cache.clear();
          streams.revalidateAll();
          jobs?.wake(mailQueue.name);
        },
      })
    : undefined;
  await line?.tried;
  // A server on PostgreSQL needs none: the command line asks the database itself.
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
    // A subscriber would delay the close, and finds another server meanwhile.
    streams.close();
    await controlSocket?.close();
    // Whose file still waits hears that it is to be sent again, before their connection is cut.
    const lastCall = setTimeout(
      processCallback(() => mediaWorker.stop()),
      lastCallMs,
    );
    // A statement that never ends would keep us beyond the time that we have.
    const lastStatement = setTimeout(
      processCallback(() => database.interrupt?.()),
      lastCallMs,
    );
    await app.close();
    clearTimeout(lastCall);
    await snapshots?.stop();
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

/** The server stands without it; only the command line has to wait until it is closed. */
const noControlSocket = (log: FastifyInstance["log"]) => (error: unknown) => {
  log.warn({ err: error }, "npx wagabond can't reach this server.");
};

const inFolder = (dataDir: string, text: string) => (reason: string) =>
  `DATA_DIR ${dataDir} ${text} (${reason}).`;
const noQueue = (reason: string) => `The queue of jobs cannot be opened (${reason}).`;
const noEntry = (reason: string) => `DATABASE_URL: the database does not let us in (${reason}).`;

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EnvError(`DATA_DIR ${dataDir} cannot be written (${reason}).`);
  }
}
