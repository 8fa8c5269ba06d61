import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import * as contract from "#contracts/travel/maps.ts";
import type { MapOptions } from "./draw.ts";
import type { Feature } from "../../platform/feature.ts";
import { makePreviews, type RenderSvg } from "../../platform/files/previews.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { route } from "../../platform/http/route.ts";
import type { Deps as ShareDeps } from "../sharing/service.ts";
import { sharedMap, tripMap, tripPlaces } from "./service.ts";

type Deps = ShareDeps & { drawing: RenderSvg };

function mapRoutes(api: Api, deps: Deps): void {
  const previews = makePreviews(deps.drawing);
  route(api, contract.getTripMap, async ({ session, params, query }) =>
    download(await tripMap(deps.db, session, params.id, optionsOf(query)), "image/svg+xml"),
  );
  route(api, contract.listTripPlaces, ({ session, params }) =>
    tripPlaces(deps.db, session, params.id),
  );
  route(api, contract.getSharedMap, async ({ params, query }) => {
    const options = optionsOf(query);
    const map = await sharedMap(deps, params.token, options);
    if (options.size !== "share") return download(map, "image/svg+xml", secretHeaders);
    const picture = await previews(hashOf(map), () => map);
    return download(picture ?? "", "image/png", secretHeaders);
  });
}

const optionsOf = ({ theme = "light", size = "wide" }: Partial<MapOptions>): MapOptions => ({
  theme,
  size,
});

/** Keeps the secret URL out of search engines. */
const secretHeaders = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

const hashOf = (body: string | Buffer): string =>
  createHash("sha256").update(body).digest("base64url");

function download(
  body: string | Buffer,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): Bytes {
  return {
    stream: Readable.from([Buffer.from(body)]),
    headers: {
      "content-type": contentType,
      etag: `"${hashOf(body)}"`,
      // Revalidated each time, so that a change of the trip and the end of a link show at once.
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...headers,
    },
  };
}

export const mapFeature: Feature<Deps> = { name: "maps", routes: mapRoutes };
