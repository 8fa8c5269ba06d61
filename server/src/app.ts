import { gifHosts } from "#contracts/community/gifs.ts";
import { categories } from "#contracts/community/hoots.ts";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { type ResponseCache, makeResponseCache } from "./platform/cache/cache.ts";
import { findPerson, isLive, makeSessions } from "./accounts/accounts/service.ts";
import {
  insideShop,
  makeAskShop,
  memberPercentOf,
  shopOrigins,
  type ShopSettings,
} from "./commerce/storefront-api/service.ts";
import {
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
import { makeFiles } from "./platform/files/files.ts";
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
import {
  healthRoutes,
  type Lifecycle,
  type MetricCounter,
  waitUntilOpen,
} from "./platform/http/health.ts";
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
  /** Where processes on one database count tries together. */
  counts?: Pool | undefined;
  queueFigures?: () => Promise<Figures[]>;
  prepare?: (app: FastifyInstance) => void;
};

const gifOrigins = gifHosts.map((host) => `https://${host}`);

const cacheBytes = 96 * 1024 * 1024;

export type App = {
  app: FastifyInstance;
  cache: ResponseCache;
  streams: Streams;
  settings: Settings;
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
  const sessionOf = makeSessions({ db, secret });
  const api: Api = { app, cache, limiter, fairWork, files, sessionOf };

  receiveRequests(api, deps);
  const { counters, noteLimit } = limitRequests(api, deps);
  const { ping, queueFigures } = deps;
  healthRoutes(app, { lifecycle, ping, cache, streams, durations, queueFigures, counters });
  // Before the cache, which reads them when it fills.
  const settings = makeSettings(
    { db, events, reception },
    { contactEmail: env.contactEmail, categories },
  );
  dropStale(events, cache);
  const featureDeps = featureDepsOf(api, deps, { streams, settings, noteLimit });
  for (const { routes } of features) routes?.(api, featureDeps);

  apiPage(app, { cache, fairWork, publicUrl, settings });
  staticFiles(app);
  webManifest(app, settings);
  pdfViewerRoutes(app, publicUrl);
  pageRoutes(api, deps, settings);
  return { app, cache, streams, settings };
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
  events.listen((event, here) => {
    if (here && event.what === "mail.dropped") droppedMails.note(event.cause);
  });
  answerErrors(app, overload, limited.note);
  const counters: MetricCounter[] = [
    {
      name: "overload_refusals_total",
      help: "Requests rejected with OVERLOADED, by kind of work, such as logins and uploads.",
      values: () => overload.counts,
    },
    {
      name: "limit_refusals_total",
      help: "Requests that a limit rejected, and first posts with links that were held, by the limit.",
      label: "limit",
      values: () => limited.counts,
    },
    {
      name: "mails_dropped_total",
      help: "Emails that were not sent because their address gets no more of them this hour, by cause.",
      label: "limit",
      values: () => droppedMails.counts,
    },
    {
      name: "untrusted_forwarded_requests_total",
      help: "Requests forwarded by proxies that are not in TRUST_PROXY.",
      values: untrusted,
    },
    {
      name: "unconfirmed_writes_total",
      help: "Writes answered before another server confirmed them, such as decisions, blocks and settings.",
      values: unconfirmed,
    },
  ];
  return { counters, noteLimit: limited.note };
}

type MadeParts = {
  streams: Streams;
  settings: Settings;
  noteLimit: LimitCounts["note"];
};

function featureDepsOf(
  { files, limiter }: Api,
  deps: Deps,
  { streams, settings, noteLimit }: MadeParts,
): FeatureDeps {
  const { env, db, events, secret, shop, giphyAddress, mediaWorker } = deps;
  return {
    db,
    events,
    files,
    settings,
    secret,
    publicUrl: env.publicUrl,
    limiter,
    streams,
    shop,
    sellsOwn: isEmbedded(shop),
    deletionHooks,
    privateLinks,
    hiddenFileQueries,
    sharedFileQueries,
    liveNews,
    giphyApiKey: env.giphyApiKey,
    giphyAddress,
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
  servePages(app, {
    cache,
    fairWork,
    renderPage,
    findPage,
    publicUrl: env.publicUrl,
    shopFor: (seen) => insideShop(app, shop, askShop, seen),
    origins: { ...origins, pictured: [...gifOrigins, ...pictured] },
    operatorName: env.operatorName,
    settings,
    signUps: env.signUps,
    usesShopify: !isEmbedded(shop),
    shopUrl: shop.url,
    memberPercent: memberPercentOf(shop),
    shopShips: isEmbedded(shop) && env.shopShips,
    widgets: widgets && shownWidgets(widgets),
  });
}
