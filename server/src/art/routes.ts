import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { drawArt } from "#art/draw.ts";
import type { FastifyInstance } from "fastify";
import type { AnswerCache } from "../cache/cache.ts";
import type { Previews } from "./previews.ts";

const forEver = "public, max-age=31536000, immutable";
const gifs = join(import.meta.dirname, "../../../art/gifs");

/**
 * Drawings and the built-in GIFs: the same name is the same picture for ever, made once and kept. Goods and prints are
 * pictures too, by the same name with `.png`, for sites that show no drawings.
 */
export function artRoutes(app: FastifyInstance, cache: AnswerCache, previews: Previews): void {
  app.register(fastifyStatic, {
    root: gifs,
    prefix: "/art/v1/gifs/",
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", forEver),
  });
  app.get<{ Params: { "*": string } }>("/art/v1/*", async (request, reply) => {
    const name = request.params["*"];
    if (request.url.includes("?")) return reply.callNotFound();
    if (name.endsWith(".png")) {
      const picture = await previews(name);
      if (!picture) return reply.callNotFound();
      return reply.type("image/png").header("cache-control", forEver).send(picture);
    }
    const drawing = drawArt(name);
    if (drawing === undefined) return reply.callNotFound();
    return cache.answer(request, reply, async () => ({
      body: drawing,
      contentType: "image/svg+xml",
      headers: {
        "cache-control": forEver,
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
      tags: ["art"],
    }));
  });
}
