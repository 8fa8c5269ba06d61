import type { Hoot } from "#contracts/hoots.ts";
import { Id } from "#contracts/text.ts";
import type { FastifyInstance } from "fastify";
import { Feed } from "feed";
import * as z from "zod/mini";
import type { AnswerCache } from "../cache/cache.ts";
import { escaped, forXml } from "../html.ts";
import { listNewest } from "../hoots/service.ts";
import type { Db } from "../schema.ts";
import { hootSitemap, pageSitemap, sitemapIndex } from "./sitemap.ts";

type Rooms = { db: Db; cache: AnswerCache; publicUrl: string };

const inFeed = 30;
const feedPreview = 300;
const privatePaths = ["/account", "/newhoot", "/reset", "/api/"];

/** What machines read: the Atom feed of hoots, the site map, the rules for robots. */
export function feedRoutes(app: FastifyInstance, { db, cache, publicUrl }: Rooms): void {
  app.get("/feed.atom", (request, reply) =>
    cache.answer(request, reply, async () => {
      const newest = await listNewest(db, undefined);
      const body = atomOf(newest.slice(0, inFeed), publicUrl);
      return {
        body,
        contentType: "application/atom+xml; charset=utf-8",
        tags: ["hoots", "people"],
      };
    }),
  );
  app.get("/sitemap.xml", (request, reply) =>
    cache.answer(request, reply, async () => ({
      body: await sitemapIndex(db, publicUrl),
      contentType: "application/xml; charset=utf-8",
      tags: ["hoot-list"],
    })),
  );
  app.get<{ Params: { from: string } }>(
    "/sitemap-hoots-:from(^[0-9a-f-]{36}$).xml",
    (request, reply) => {
      const from = z.safeParse(Id, request.params.from);
      if (!from.success) return reply.callNotFound();
      return cache.answer(request, reply, async () => ({
        body: await hootSitemap(db, publicUrl, from.data),
        contentType: "application/xml; charset=utf-8",
        tags: ["hoot-list"],
      }));
    },
  );
  app.get("/sitemap-pages.xml", (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(pageSitemap(publicUrl)),
  );
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        [
          "User-agent: *",
          "Allow: /api/docs",
          ...privatePaths.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${publicUrl}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );
}

/** Readers take titles and summaries for HTML, so what a person wrote is spelled out. */
const inFeedReader = (words: string) => escaped(forXml(words));

function atomOf(hoots: readonly Hoot[], publicUrl: string): string {
  const feed = new Feed({
    id: `${publicUrl}/allposts`,
    title: "Wagabond hoots",
    description: "Postcards from people and pets on the road.",
    link: `${publicUrl}/allposts`,
    feedLinks: { atom: `${publicUrl}/feed.atom` },
    favicon: `${publicUrl}/brand/favicon.svg`,
    copyright: "The authors of the hoots",
    ...(hoots[0] ? { updated: new Date(hoots[0].updatedAt) } : {}),
  });
  for (const hoot of hoots) {
    feed.addItem({
      id: `${publicUrl}/hoots/${hoot._id}`,
      link: `${publicUrl}/hoots/${hoot._id}`,
      title: inFeedReader(hoot.title),
      description: inFeedReader(hoot.text.slice(0, feedPreview)),
      author: [{ name: hoot.author?.username ?? "Anonymous" }],
      category: [{ name: hoot.category }],
      published: new Date(hoot.createdAt),
      date: new Date(hoot.updatedAt),
    });
  }
  return feed.atom1();
}
