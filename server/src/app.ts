import { gifHosts } from "#contracts/community/gifs.ts";
import { categories } from "#contracts/community/hoots.ts";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { countersOf } from "./counters.ts";
import { type ResponseCache, makeResponseCache } from "./platform/cache/cache.ts";
import { findPerson, isLive, makeSessions, removeClosed } from "./accounts/accounts/service.ts";
import { makeOidc } from "./accounts/oidc/service.ts";
import {
  insideShop,
  makeAskShop,
  memberPercentOf,
  shopOrigins,
  type ShopSettings,
} from "./commerce/storefront-api/service.ts";
import {
  archiveParts,
  closingHooks,
  deletionHooks,
  privateLinks,
  dropStale,
  type FeatureDeps,
  features,
  hiddenFileQueries,
  liveNews,
  sharedFileQueries,
} from "./features.ts";
import { mayFollow } from "./community/notifications/service.ts";
import { listHiddenPeople } from "./accounts/relations/service.ts";
import type { Reception } from "./platform/db/listen.ts";
import type { Env } from "./platform/env.ts";
import type { Events } from "./platform/events.ts";
import type { BlobStore } from "./platform/files/blobs.ts";
import { type Files, makeFiles } from "./platform/files/files.ts";
import type { MediaWorker } from "./platform/files/media-worker.ts";
import type { Figures } from "./platform/jobs/figures.ts";
import type { Api } from "./platform/http/api.ts";
import { apiPage } from "./platform/http/api-page.ts";
import { readBodies } from "./platform/http/bodies.ts";
import { limitClients } from "./platform/http/clients.ts";
import { onEveryRequest } from "./platform/http/guards.ts";
import { chargeTargets, makeFairWork } from "./platform/http/fair-work.ts";
import { guardAnswers, guardHeaders } from "./platform/http/headers.ts";
import { makeRequestDurations } from "./platform/http/request-durations.ts";
import { countUnconfirmed } from "./platform/http/unconfirmed-writes.ts";
import { countLimits, type LimitCounts } from "./platform/http/limit-error.ts";
import { makeLimiter } from "./platform/http/limiter.ts";
import { shedOverload, workAtOnce } from "./platform/http/overload.ts";
import { ownCallbacks } from "./platform/http/request-callbacks.ts";
import { listOf } from "./platform/http/address-list.ts";
import { countOverloadRefusals } from "./platform/http/overload-refusals.ts";
import { rejectRepeatedHeaders } from "./platform/http/repeated-headers.ts";
import { noticeUntrustedProxies } from "./platform/http/untrusted-proxy.ts";
import { answerErrors } from "./platform/http/error-responses.ts";
import { noteApiRoutes } from "./platform/http/registry.ts";
import { makeServer } from "./platform/http/server.ts";
import { makeStreams, type Streams } from "./platform/http/streams.ts";
import { healthRoutes, type Lifecycle, waitUntilOpen } from "./platform/http/health.ts";
import { liveStreams } from "./platform/live/settings.ts";
import { pdfViewerRoutes } from "./platform/pdf-viewer/routes.ts";
import {
  type FindPage,
  pagesUnderApi,
  type RenderPage,
  servePages,
} from "./platform/pages/pages.ts";
import { postedPages } from "./platform/pages/posted.ts";
import { removeServiceWorkers, shareWithoutWorker } from "./platform/pages/service-worker.ts";
import { staticFiles } from "./platform/pages/static.ts";
import { webManifest } from "./platform/pages/web-manifest.ts";
import type { Db } from "./platform/schema.ts";
import { makeSettings, type Settings } from "./platform/settings/service.ts";
import { widgetRoutes } from "./platform/widgets/routes.ts";
import { shownWidgets, type WidgetSettings } from "./platform/widgets/settings.ts";

export type Deps = {
  env: Env;
  db: Db;
  ping: () => Promise<void>;
  events: Events;
  /** Whether it hears of the writes of other servers. */
  reception: Reception;
  /** At least 32 bytes; signs session tokens and mailed links. */
  secret: Uint8Array;
  lifecycle: Lifecycle;
  blobs: BlobStore;
  mediaWorker: MediaWorker;
  /** What this process receives lies here until it is stored. */
  filesFolder: string;
  renderPage: RenderPage;
  findPage?: FindPage | undefined;
  shop: ShopSettings;
  widgets?: WidgetSettings | undefined;
  /** Where GIPHY answers; another address in tests. */
  giphyAddress?: string;
  /** Webhooks may go to this machine without TLS, as in tests. */
  localWebhooks?: boolean;
  /** Where processes on one database count tries together. */
  counts?: Pool | undefined;
  queueFigures?: () => Promise<Figures[]>;
  prepare?: (app: FastifyInstance) => void;
};

const gifOrigins = gifHosts.map((host) => `https://${host}`);

const cacheBytes = 96 * 1024 * 1024;

export type App = {
  app: FastifyInstance;
  files: Files;
  cache: ResponseCache;
  streams: Streams;
  settings: Settings;
  /** Removes the accounts that can't come back any more. */
  removeClosed: (now?: Date) => Promise<void>;
};

/** The whole server as one Fastify: the table of contents. */
export function buildApp(deps: Deps): App {
  const { env, db, events, reception, secret, lifecycle, prepare, widgets } = deps;
  const { blobs, mediaWorker, filesFolder: folder } = deps;
  const { publicUrl } = env;
  const cache = makeResponseCache(cacheBytes, guardHeaders(publicUrl), { reception });
  const durations = makeRequestDurations();
  const host = widgets && new URL(publicUrl).host;
  // Hot reload must see every request first.
  const responseCache = prepare ? undefined : { cache, lifecycle, record: durations.record, host };
  const app = makeServer(env, responseCache);
  const limiter = makeLimiter(env.rateLimits, deps.counts);
  const streams = makeStreams(liveStreams(env.rateLimits));
  const files = makeFiles({ db, events, blobs, mediaWorker, folder, log: app.log });
  const fairWork = makeFairWork(env.rateLimits);
  const sessionOf = makeSessions({ db, secret, twoFactor: env.twoFactor });
  const api: Api = { app, cache, limiter, fairWork, files, sessionOf };

  receiveRequests(api, deps);
  const { counters, noteLimit, noteDroppedMail } = limitRequests(api, deps);
  const { ping, queueFigures } = deps;
  healthRoutes(app, { lifecycle, ping, cache, streams, durations, queueFigures, counters });
  // Before the cache, which reads them when it fills.
  const settings = makeSettings(
    { db, events, reception },
    { contactEmail: env.contactEmail, categories },
  );
  dropStale(events, cache);
  const featureDeps = featureDepsOf(api, deps, {
    streams,
    settings,
    noteLimit,
    noteDroppedMail,
  });
  for (const { routes } of features) routes?.(api, featureDeps);

  apiPage(app, { cache, fairWork, publicUrl, settings });
  staticFiles(app);
  webManifest(app, settings);
  pdfViewerRoutes(app, publicUrl);
  pageRoutes(api, deps, settings);
  return {
    app,
    files,
    cache,
    streams,
    settings,
    removeClosed: (now) => removeClosed({ db, events, files, hooks: deletionHooks }, now),
  };
}

/** What happens to every request before its route; hooks run in this order. */
function receiveRequests({ app, cache }: Api, deps: Deps): void {
  const { env, lifecycle, widgets } = deps;
  noteApiRoutes(app);
  ownCallbacks(app);
  guardAnswers(app, env.publicUrl);
  rejectRepeatedHeaders(app);
  // Before anything that may respond early: the rest of such a body is discarded, within the same time limit.
  readBodies(app, new Set([...pagesUnderApi, ...postedPages]));
  if (widgets) widgetRoutes(app, widgets, env.publicUrl);
  if (!env.serviceWorker) removeServiceWorkers(app);
  shareWithoutWorker(app);
  deps.prepare?.(app);
  waitUntilOpen(app, lifecycle);
  onEveryRequest(app, (request, reply, done) => {
    if (cache.serve(request.raw, reply.raw) === undefined) return done();
    reply.hijack();
  });
}

/** Limits what requests may cost, and counts for the metrics what was limited. */
function limitRequests({ app, cache, fairWork }: Api, { env, events }: Deps) {
  const limited = countLimits();
  if (env.rateLimits) limitClients(app, env, limited.note);
  chargeTargets(app, fairWork);
  const isTrusted = listOf(env.trustProxy);
  const untrusted = noticeUntrustedProxies(app, { dataDir: env.dataDir, isTrusted });
  // Under overload, guests get slightly older cached responses.
  shedOverload(app, workAtOnce[env.databaseUrl ? "postgres" : "pglite"], ({ raw }, reply) => {
    const isServed = cache.serveOverdue(raw, reply.raw);
    if (isServed) reply.hijack();
    return isServed;
  });
  const overload = countOverloadRefusals();
  const unconfirmed = countUnconfirmed(events, app.log);
  const droppedMails = countLimits();
  const droppedInbound = countLimits();
  events.listen((event, here) => {
    if (here && event.what === "mail.dropped") droppedMails.note(event.cause);
  });
  answerErrors(app, overload, limited.note);
  const counters = countersOf({
    overload,
    limited,
    droppedMails,
    droppedInbound,
    untrusted,
    unconfirmed,
  });
  return { counters, noteLimit: limited.note, noteDroppedMail: droppedInbound.note };
}

type MadeParts = {
  streams: Streams;
  settings: Settings;
  noteLimit: LimitCounts["note"];
  noteDroppedMail: LimitCounts["note"];
};

function featureDepsOf(
  { files, limiter }: Api,
  deps: Deps,
  { streams, settings, noteLimit, noteDroppedMail }: MadeParts,
): FeatureDeps {
  const { env, db, events, secret, shop, giphyAddress, mediaWorker, localWebhooks } = deps;
  return {
    db,
    events,
    files,
    settings,
    secret,
    publicUrl: env.publicUrl,
    oidc: env.oidc && makeOidc(env.oidc, { secret, publicUrl: env.publicUrl }),
    limiter,
    streams,
    shop,
    sellsOwn: isEmbedded(shop),
    archiveParts,
    deletionHooks,
    closingHooks,
    privateLinks,
    hiddenFileQueries,
    sharedFileQueries,
    liveNews,
    giphyApiKey: env.giphyApiKey,
    ratesUrl: env.ratesUrl,
    mailIn: env.inboundMail,
    noteDroppedMail,
    giphyAddress,
    localWebhooks,
    ships: env.shopShips,
    limits: { perLine: env.shopMaxPerLine, perOrder: env.shopMaxPerOrder },
    signUps: env.signUps,
    posting: { limitsRates: env.rateLimits, holdsFirstLinks: env.holdFirstLinks, noteLimit },
    drawing: mediaWorker.drawing,
    isLive: (session) => isLive(db, session),
    findPerson,
    listHiddenPeople,
    mayFollow,
  };
}

const isEmbedded = ({ kind }: ShopSettings): boolean => kind === "embedded";

/** Last: pages answer every address that nothing else does. */
function pageRoutes({ app, cache, fairWork }: Api, deps: Deps, settings: Settings): void {
  const { env, shop, widgets, renderPage, findPage } = deps;
  const askShop = makeAskShop();
  const { pictured = [], ...origins } = shopOrigins(shop);
  const tiles = env.mapTiles ? [new URL(env.mapTiles.url).origin] : [];
  servePages(app, {
    cache,
    fairWork,
    renderPage,
    findPage,
    publicUrl: env.publicUrl,
    shopFor: (seen) => insideShop(app, shop, askShop, seen),
    origins: { ...origins, pictured: [...gifOrigins, ...pictured, ...tiles] },
    operatorName: env.operatorName,
    settings,
    signUps: env.signUps,
    oidcName: env.oidc?.name,
    usesShopify: !isEmbedded(shop),
    shopUrl: shop.url,
    memberPercent: memberPercentOf(shop),
    shopShips: isEmbedded(shop) && env.shopShips,
    mapTiles: env.mapTiles,
    widgets: widgets && shownWidgets(widgets),
  });
}
