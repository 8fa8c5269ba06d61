import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { drawArt, drawSecondArt } from "#art/draw.ts";
import { costs } from "../../platform/http/work-budget.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { type RenderSvg, makePreviews } from "./previews.ts";

const immutable = "public, max-age=31536000, immutable";
const gifs = join(import.meta.dirname, "../../../../art/gifs");

/** Thrown for an unknown name. */
const notFound = new Error("This drawing doesn't exist.");

/** The collections, each frozen once released: an improved drawing goes into the next. */
const collections = [
  ["/art/v1/", drawArt],
  ["/art/v2/", drawSecondArt],
] as const;

type Deps = { drawing: RenderSvg };

/**
 * Serves drawings and built-in GIFs: a name's picture never changes, so it is rendered once and immutable.
 * Products and prints also exist as `.png`, for sites that show no SVG.
 */
function artRoutes({ app, cache, fairWork }: Api, { drawing }: Deps): void {
  const previews = makePreviews(drawing);
  app.register(fastifyStatic, {
    root: gifs,
    prefix: "/art/v1/gifs/",
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", immutable),
  });
  for (const [prefix, draw] of collections) {
    app.get<{ Params: { "*": string } }>(`${prefix}*`, async (request, reply) => {
      const name = request.params["*"];
      if (request.url.includes("?")) return reply.callNotFound();
      const turn = fairWork.turnFor(request, costs.drawing);
      if (draw === drawArt && name.endsWith(".png")) {
        const picture = await previews(name, turn?.charge);
        if (!picture) return reply.callNotFound();
        return reply.type("image/png").header("cache-control", immutable).send(picture);
      }
      const fill = async () => {
        const drawing = draw(name);
        if (drawing === undefined) throw notFound;
        return {
          body: drawing,
          contentType: "image/svg+xml",
          headers: {
            "cache-control": immutable,
            "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          },
          tags: ["art"],
        };
      };
      const cacheable = { key: prefix + name, queryKeys: undefined, fill, turn };
      try {
        return await cache.answer(request, reply, cacheable);
      } catch (error) {
        if (error === notFound) return reply.callNotFound();
        throw error;
      }
    });
  }
}

export const artFeature: Feature<Deps> = {
  name: "art",
  routes: artRoutes,
};
