import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { drawArt } from "#art/draw.ts";
import type { FastifyInstance } from "fastify";
import type { AnswerCache } from "../cache/cache.ts";

const forEver = "public, max-age=31536000, immutable";
const gifs = join(import.meta.dirname, "../../../art/gifs");

/** Drawings and the built-in GIFs: the same name is the same picture for ever, made once and kept. */
export function artRoutes(app: FastifyInstance, cache: AnswerCache): void {
  app.register(fastifyStatic, {
    root: gifs,
    prefix: "/art/v1/gifs/",
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", forEver),
  });
  app.get<{ Params: { "*": string } }>("/art/v1/*", async (request, reply) => {
    const drawing = drawArt(request.params["*"]);
    if (drawing === undefined || request.url.includes("?")) return reply.callNotFound();
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
