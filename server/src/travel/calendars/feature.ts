import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import * as contract from "#contracts/travel/calendars.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { matchesEtag } from "../../platform/http/etag.ts";
import { disposition } from "../../platform/http/disposition.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { route } from "../../platform/http/route.ts";
import { calendarArchive } from "./archive.ts";
import * as calendars from "./service.ts";

const contentType = "text/calendar; charset=utf-8";
/** Calendar apps poll about once an hour; large providers do so for many people from one address. */
const pollRate = { times: 120, seconds: 600 };
const sharedPollRate = { times: 3_000, seconds: 600 };

function calendarRoutes(api: Api, deps: calendars.Deps): void {
  route(api, contract.getTripCalendar, async ({ session, params }) =>
    download(await calendars.tripCalendar(deps, session, params.id)),
  );
  route(api, contract.getCalendar, async ({ session }) =>
    download(await calendars.allTripsCalendar(deps, session)),
  );
  route(api, contract.listCalendarAddresses, ({ session }) =>
    calendars.listAddresses(deps, session),
  );
  route(api, contract.createCalendarAddress, ({ session, body }) =>
    calendars.createAddress(deps, session, body.planId),
  );
  route(api, contract.revokeCalendarAddress, ({ session, params }) =>
    calendars.revokeAddress(deps, session, params.id),
  );
  calendarLinkRoute(api, deps);
}

function download({ name, body }: calendars.Calendar): Bytes {
  return {
    stream: Readable.from([Buffer.from(body)]),
    headers: {
      "content-type": contentType,
      "content-length": String(Buffer.byteLength(body)),
      "content-disposition": disposition("attachment", `${name}.ics`),
      "cache-control": "private, no-store",
    },
  };
}

/** Calendar links at `/calendars/<token>.ics`: without a session, and not cached by the server. */
function calendarLinkRoute({ app, limiter }: Api, deps: calendars.Deps): void {
  app.get<{ Params: { name: string } }>("/calendars/:name", async (request, reply) => {
    reply.header("x-robots-tag", "noindex");
    await limiter("calendars", clientAddress(request), sharedPollRate);
    await limiter("calendar", request.params.name, pollRate);
    const token = /^([\w-]+)\.ics$/.exec(request.params.name)?.[1];
    if (token === undefined)
      throw new AppError(
        "NOT_FOUND",
        "This calendar link doesn't exist. Check that you copied the whole link.",
      );
    return sendCalendar(request, reply, await calendars.sharedCalendar(deps, token));
  });
}

function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, body }: calendars.Calendar,
): FastifyReply {
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  reply.headers({
    etag,
    // Caches must revalidate each time, so that revoking takes effect at once.
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "content-disposition": disposition("inline", `${name}.ics`),
  });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(contentType).send(body);
}

export const calendarFeature: Feature<calendars.Deps> = {
  name: "calendars",
  routes: calendarRoutes,
  archiveParts: [calendarArchive],
  privateLinks: { noun: "private calendar link", end: calendars.endAddresses },
  deleteExpired: calendars.gcAddresses,
};
