import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { drawArt, drawSecondArt } from "#art/draw.ts";
import { costs } from "../../platform/http/work-budget.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { type RenderSvg, makePreviews } from "../../platform/files/previews.ts";
import { drawRoute } from "../../travel/maps/service.ts";

const immutable = "public, max-age=31536000, immutable";
const gifs = join(import.meta.dirname, "../../../../art/gifs");

/** Thrown for an unknown name. */
const notFound = new Error("This drawing doesn't exist.");

type Collection = {
  prefix: string;
  draw: (name: string) => Promise<string | undefined> | string | undefined;
  /** What a PNG is rendered from, for sites that show no SVG; undefined where there is none. */
  drawingOf?: (name: string) => string | undefined;
};

/** Each is frozen once released: an improved drawing goes into the next. */
const collections: readonly Collection[] = [
  {
    prefix: "/art/v1/",
    draw: drawArt,
    drawingOf: (name) => (/^(?:goods|prints)\/[\w.-]+$/.test(name) ? `${name}.svg` : undefined),
  },
  { prefix: "/art/v2/", draw: drawSecondArt },
  { prefix: "/art/v1/routes/", draw: drawRoute, drawingOf: (name) => `${name}.share.svg` },
];

type Deps = { drawing: RenderSvg };

/** Serves drawings and built-in GIFs: a name's picture never changes, so it is rendered once and immutable. */
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
  for (const { prefix, draw, drawingOf } of collections) {
    app.get<{ Params: { "*": string } }>(`${prefix}*`, async (request, reply) => {
      const name = request.params["*"];
      if (request.url.includes("?")) return reply.callNotFound();
      const turn = fairWork.turnFor(request, costs.drawing);
      const [, previewedName] = /^(.+)\.png$/.exec(name) ?? [];
      if (previewedName !== undefined) {
        const drawing = drawingOf?.(previewedName);
        if (drawing === undefined) return reply.callNotFound();
        const picture = await previews(prefix + name, () => draw(drawing), turn?.charge);
        if (!picture) return reply.callNotFound();
        return reply.type("image/png").header("cache-control", immutable).send(picture);
      }
      const fill = async () => {
        const drawing = await draw(name);
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
