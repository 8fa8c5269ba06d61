import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { accountRoutes } from "./accounts/routes.ts";
import { findPerson } from "./accounts/service.ts";
import { isLive, makeSessions } from "./accounts/sessions.ts";
import { answerRoutes } from "./answers/routes.ts";
import { makePreviews } from "./art/previews.ts";
import { artRoutes } from "./art/routes.ts";
import { blogRoutes } from "./blogs/routes.ts";
import { type AnswerCache, makeAnswerCache } from "./cache/cache.ts";
import { dropStale } from "./cache-rules.ts";
import type { Env } from "./env.ts";
import type { Events } from "./events.ts";
import type { BlobStore } from "./files/blobs.ts";
import { makeFiles } from "./files/files.ts";
import { fileRoutes } from "./files/routes.ts";
import type { Workshop } from "./files/workshop.ts";
import { cartRoutes } from "./carts/routes.ts";
import { catalogueRoutes, noCatalogueRoutes } from "./catalogue/routes.ts";
import { calendarRoutes } from "./calendars/routes.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { galleryRoutes } from "./gallery/routes.ts";
import { gifRoutes } from "./gifs/routes.ts";
import type { Figures } from "./jobs/figures.ts";
import { hootRoutes } from "./hoots/routes.ts";
import type { Api } from "./http/api.ts";
import { apiPage } from "./http/api-page.ts";
import { readBodies } from "./http/bodies.ts";
import { limitClients } from "./http/clients.ts";
import { onEveryRequest } from "./http/guards.ts";
import { makeGuestWork } from "./http/guest-work.ts";
import { guardAnswers, guardHeaders } from "./http/headers.ts";
import { answerKeptFirst } from "./http/kept-first.ts";
import { makeLimiter } from "./http/limiter.ts";
import { shedOverload, workAtOnce } from "./http/overload.ts";
import { ownCallbacks } from "./http/request-callbacks.ts";
import { listOf } from "./http/address-list.ts";
import { countOverloadRefusals } from "./http/overload-refusals.ts";
import { refuseRepeatedHeaders } from "./http/repeated-headers.ts";
import { noticeUntrustedProxies } from "./http/untrusted-proxy.ts";
import { answerErrors } from "./http/refusals.ts";
import { noteApiRoutes } from "./http/registry.ts";
import { makeServer } from "./http/server.ts";
import { makeStreams, type Streams } from "./http/streams.ts";
import { type Life, untilOpen, vitalSigns } from "./http/vital-signs.ts";
import { liveRoutes } from "./live/routes.ts";
import { liveStreams } from "./live/settings.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { petRoutes } from "./pets/routes.ts";
import { placeRoutes } from "./places/routes.ts";
import { planRoutes } from "./plans/routes.ts";
import { type FindPage, type RenderPage, servePages } from "./pages/pages.ts";
import { postedPages } from "./pages/posted.ts";
import { staticFiles } from "./pages/static.ts";
import { pollRoutes } from "./polls/routes.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { providerRoutes } from "./providers/routes.ts";
import type { Db } from "./schema.ts";
import { searchRoutes } from "./search/routes.ts";
import { widgetRoutes } from "./widgets/routes.ts";
import { shownWidgets, type WidgetSettings } from "./widgets/settings.ts";
import { shareRoutes } from "./shares/routes.ts";
import { shopRoutes } from "./shop/routes.ts";
import { makeAskShop } from "./shop/elsewhere.ts";
import type { ShopSettings } from "./shop/settings.ts";

export type Rooms = {
  env: Env;
  db: Db;
  ping: () => Promise<void>;
  events: Events;
  /** At least 32 bytes; signs session tokens and mailed links. */
  secret: Uint8Array;
  life: Life;
  blobs: BlobStore;
  workshop: Workshop;
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

const cacheBytes = 96 * 1024 * 1024;

export type App = { app: FastifyInstance; cache: AnswerCache; streams: Streams };

/** The whole house as one Fastify: the table of contents. */
export function buildApp(rooms: Rooms): App {
  const { env, db, ping, events, secret, life, renderPage, giphyAddress, counts, prepare } = rooms;
  const { blobs, workshop, filesFolder: folder, shop, widgets } = rooms;
  const { publicUrl } = env;
  const sellsOwn = shop.kind === "embedded";
  const app = makeServer(env);
  const cache = makeAnswerCache(cacheBytes, guardHeaders(publicUrl));
  const limiter = makeLimiter(env.rateLimits, counts);
  const streams = makeStreams(liveStreams(env.rateLimits));
  const files = makeFiles({ db, events, blobs, workshop, folder, log: app.log });
  const guestWork = makeGuestWork(env.rateLimits);
  const sessionOf = makeSessions({ db, secret });
  const api: Api = { app, cache, limiter, guestWork, files, sessionOf };

  noteApiRoutes(app);
  ownCallbacks(app);
  guardAnswers(app, publicUrl);
  refuseRepeatedHeaders(app);
  // Before whatever may answer at once: the rest of such a body is thrown away, and must not take for ever either.
  readBodies(
    app,
    new Set([
      "/api/auth/verify",
      "/api/newsletter/confirm",
      "/api/newsletter/unsubscribe",
      ...postedPages,
    ]),
  );
  if (widgets) widgetRoutes(app, widgets, publicUrl);
  prepare?.(app);
  untilOpen(app, life);
  onEveryRequest(app, (request, reply, done) => {
    if (cache.serve(request.raw, reply.raw) === undefined) return done();
    reply.hijack();
  });
  if (env.rateLimits) limitClients(app, env);
  const isTrusted = listOf(env.trustProxy);
  const untrusted = noticeUntrustedProxies(app, { dataDir: env.dataDir, isTrusted });
  // What guests read goes on, a little older, where there is no time to make it anew.
  shedOverload(app, workAtOnce[env.databaseUrl ? "postgres" : "pglite"], ({ raw }, reply) => {
    const isServed = cache.serveOverdue(raw, reply.raw);
    if (isServed) reply.hijack();
    return isServed;
  });
  const overload = countOverloadRefusals();
  answerErrors(app, overload);
  const note = vitalSigns(app, {
    life,
    ping,
    cache,
    streams,
    queueFigures: rooms.queueFigures,
    counters: [
      {
        name: "overload_refusals_total",
        help: "Requests refused as OVERLOADED by what they ask for, such as log-ins and uploads.",
        values: () => overload.counts,
      },
      {
        name: "untrusted_forwarded_requests_total",
        help: "Forwarded requests of proxies that TRUST_PROXY does not name.",
        values: untrusted,
      },
    ],
  });
  // What is put before everything else stays so.
  if (!prepare) {
    const host = widgets && new URL(publicUrl).host;
    answerKeptFirst(app.server, { cache, life, note, host });
  }
  dropStale(events, cache);

  accountRoutes(api, { db, events, files, secret, publicUrl, limiter, counts });
  profileRoutes(api, { db, events });
  petRoutes(api, { db, events });
  galleryRoutes(api, { db, events, publicUrl });
  planRoutes(api, { db, events });
  shareRoutes(api, { db, events, secret, publicUrl });
  calendarRoutes(api, { db, events, secret, publicUrl });
  placeRoutes(api);
  fileRoutes(api, { db, secret, isLive: (session) => isLive(db, session) });
  pollRoutes(api, { db, events });
  providerRoutes(api, { db, events, publicUrl, findPerson });
  answerRoutes(api, { db });
  hootRoutes(api, { db, events });
  blogRoutes(api, { db, events });
  liveRoutes(api, { events, streams });
  searchRoutes(api, { db, sellsOwn });
  const limits = { perLine: env.shopMaxPerLine, perOrder: env.shopMaxPerOrder };
  shopRoutes(api, shop, { db, events, publicUrl, secret, limits });
  if (sellsOwn) catalogueRoutes(api, { db, events });
  else noCatalogueRoutes(api);
  cartRoutes(api, { db, shop });
  orderRoutes(api, { db, events, secret, publicUrl, limits, isOpen: sellsOwn });
  gifRoutes(api, { giphyApiKey: env.giphyApiKey, giphyAddress });
  newsletterRoutes(api, { events, secret, publicUrl });

  artRoutes(app, { cache, guestWork, previews: makePreviews(workshop.drawing) });
  feedRoutes(app, { db, cache, guestWork, publicUrl, sellsOwn });
  apiPage(app, { cache, guestWork, publicUrl });
  staticFiles(app);
  const shown = widgets && shownWidgets(widgets);
  const askShop = makeAskShop();
  const pages = { cache, guestWork, renderPage, findPage: rooms.findPage };
  servePages(app, { ...pages, publicUrl, shop, askShop, widgets: shown });
  return { app, cache, streams };
}
