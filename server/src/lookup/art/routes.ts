import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { drawArt } from "#art/draw.ts";
import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../platform/cache/cache.ts";
import { costs } from "../../platform/http/guest-budget.ts";
import type { GuestWork } from "../../platform/http/guest-work.ts";
import { type Drawing, makePreviews } from "./previews.ts";

const forEver = "public, max-age=31536000, immutable";
const gifs = join(import.meta.dirname, "../../../../art/gifs");

/** No drawing has this name. */
const nothing = new Error("There is no such drawing.");

type Deps = { cache: ResponseCache; guestWork: GuestWork; drawing: Drawing };

/**
 * Drawings and the built-in GIFs: the same name is the same picture for ever, made once and kept. Goods and prints are
 * pictures too, by the same name with `.png`, for sites that show no drawings.
 */
export function artRoutes(app: FastifyInstance, { cache, guestWork, drawing }: Deps): void {
  const previews = makePreviews(drawing);
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
    const turn = guestWork.turnFor(request, costs.drawing);
    if (name.endsWith(".png")) {
      const picture = await previews(name, turn?.charge);
      if (!picture) return reply.callNotFound();
      return reply.type("image/png").header("cache-control", forEver).send(picture);
    }
    const fill = async () => {
      const drawing = drawArt(name);
      if (drawing === undefined) throw nothing;
      return {
        body: drawing,
        contentType: "image/svg+xml",
        headers: {
          "cache-control": forEver,
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
        tags: ["art"],
      };
    };
    const cacheable = { key: `/art/v1/${name}`, queryKeys: undefined, fill, turn };
    try {
      return await cache.answer(request, reply, cacheable);
    } catch (error) {
      if (error === nothing) return reply.callNotFound();
      throw error;
    }
  });
}
