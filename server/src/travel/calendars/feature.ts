import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import * as contract from "#contracts/travel/calendars.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { disposition } from "../../platform/http/disposition.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { type Bytes, route } from "../../platform/http/route.ts";
import * as calendars from "./service.ts";

const contentType = "text/calendar; charset=utf-8";
/** Programs ask once an hour or so; those of large providers ask for very many people from one address. */
const readings = { times: 120, seconds: 600 };
const readingsOfAll = { times: 3_000, seconds: 600 };

function calendarRoutes(api: Api, others: calendars.Deps): void {
  route(api, contract.getPlanCalendar, async ({ session, params }) =>
    download(await calendars.planCalendar(others, session, params.id)),
  );
  route(api, contract.getCalendar, async ({ session }) =>
    download(await calendars.wholeCalendar(others, session)),
  );
  route(api, contract.listCalendarAddresses, ({ session }) =>
    calendars.listAddresses(others, session),
  );
  route(api, contract.createCalendarAddress, ({ session, body }) =>
    calendars.createAddress(others, session, body.planId),
  );
  route(api, contract.revokeCalendarAddress, ({ session, params }) =>
    calendars.revokeAddress(others, session, params.id),
  );
  secretAddresses(api, others);
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

/** What calendar programs read, at `/calendars/<token>.ics`: without a session, and never kept by us. */
function secretAddresses({ app, limiter }: Api, deps: calendars.Deps): void {
  app.get<{ Params: { name: string } }>("/calendars/:name", async (request, reply) => {
    reply.header("x-robots-tag", "noindex");
    await limiter("calendars", clientAddress(request), readingsOfAll);
    await limiter("calendar", request.params.name, readings);
    const token = /^([\w-]+)\.ics$/.exec(request.params.name)?.[1];
    if (token === undefined)
      throw new AppError("NOT_FOUND", "There is no calendar at this address.");
    return handOut(request, reply, await calendars.sharedCalendar(deps, token));
  });
}

function handOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, body }: calendars.Calendar,
): FastifyReply {
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  reply.headers({
    etag,
    // A copy is asked about each time, so that a revoked address is bad at once.
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "content-disposition": disposition("inline", `${name}.ics`),
  });
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(contentType).send(body);
}

// Proxies that compress on the way mark the tag as weak.
const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? "").split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

export const calendarFeature: Feature<calendars.Deps> = {
  name: "calendars",
  routes: calendarRoutes,
  deleteExpired: calendars.gcAddresses,
};
