import type { SignUpMode } from "#contracts/kernel/operator.ts";
import { Id } from "#contracts/kernel/text.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { listStories } from "../stories/service.ts";
import type { Fresh } from "../../platform/cache/cache.ts";
import { routeOf } from "../../platform/http/route-of.ts";
import { listNewest } from "../hoots/service.ts";
import { costs } from "../../platform/http/work-budget.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { venuesTag } from "../../lookup/venues/service.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { atomOf } from "./atom.ts";
import { mappedKinds, pageSitemap, sitemapIndex, sitemapOf } from "./sitemap.ts";

/** `sellsOwn`: this server is the shop, so products are listed. */
type Deps = {
  db: Db;
  publicUrl: string;
  sellsOwn: boolean;
  signUps: SignUpMode;
  settings: Settings;
};

/** Excludes paths of secret links: crawlers that are disallowed cannot read their noindex. */
const privatePaths = ["/account", "/newhoot", "/write", "/reset", "/api/"];

const robotsText = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Allow: /api/docs",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Routes for machines: Atom feed, sitemaps, robots.txt. */
function feedRoutes({ app, cache, fairWork }: Api, deps: Deps): void {
  const { db, publicUrl, settings } = deps;
  const offers = async () => {
    const { shop: hasShop } = (await settings.current()).parts;
    return { ...deps, hasShop, sellsOwn: hasShop && deps.sellsOwn };
  };
  /** Query strings are ignored on these routes. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fill: () => Promise<Fresh>,
    key = routeOf(request),
  ) => {
    await fairWork.pace(request);
    const turn = fairWork.turnFor(request, costs.page);
    return cache.answer(request, reply, { key, queryKeys: [], fill, turn });
  };
  app.get("/feed.atom", (request, reply) =>
    answer(request, reply, async () => {
      const hoots = await listNewest(db, undefined);
      const stories = await listStories(db, undefined, {});
      const { name: siteName } = await settings.current();
      const body = atomOf({ hoots, blogs: stories }, { publicUrl, siteName });
      return {
        body,
        contentType: "application/atom+xml; charset=utf-8",
        tags: ["hoots", "blogs", "people", "settings"],
      };
    }),
  );
  app.get("/sitemap.xml", (request, reply) =>
    answer(request, reply, async () => ({
      body: await sitemapIndex(db, publicUrl, await offers()),
      contentType: "application/xml; charset=utf-8",
      tags: ["hoot-list", "blog-list", "provider-list", venuesTag, "products", "settings"],
    })),
  );
  for (const kind of mappedKinds) {
    app.get<{ Params: { from: string } }>(
      `/sitemap-${kind}-:from(^[0-9a-f-]{36}$).xml`,
      (request, reply) => {
        const from = z.safeParse(Id, request.params.from);
        if (!from.success) return reply.callNotFound();
        const fill = async () => ({
          body: await sitemapOf(db, publicUrl, { kind, from: from.data }),
          contentType: "application/xml; charset=utf-8",
          tags: ["hoot-list", "blog-list"],
        });
        return answer(request, reply, fill, `/sitemap-${kind}-${from.data}.xml`);
      },
    );
  }
  app.get("/sitemap-pages.xml", (request, reply) =>
    answer(request, reply, async () => ({
      body: await pageSitemap(db, publicUrl, await offers()),
      contentType: "application/xml; charset=utf-8",
      tags: ["provider-list", venuesTag, "products", "settings"],
    })),
  );
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsText(publicUrl)),
  );
}

export const feedFeature: Feature<Deps> = {
  name: "feeds",
  routes: feedRoutes,
};
