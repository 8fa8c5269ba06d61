import type { FastifyReply, FastifyRequest } from "fastify";
import { makeCountTries, type QuantityLimits } from "../carts/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Api } from "../../platform/http/api.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { isTurnErrorResponse } from "../../platform/http/fair-work.ts";
import { errorResponseBehind } from "../../platform/http/error-responses.ts";
import type { Db } from "../../platform/schema.ts";
import { requirePart, type Settings } from "../../platform/settings/service.ts";
import { type Answered, codeOf, makeStorefront } from "./answering.ts";
import type { ShopContext } from "./context.ts";
import { makeProductLoader } from "./product-loader.ts";
import { requestMax, requestRate, valuesMax, valuesOfRequest } from "./limits.ts";
import { makePoints } from "./points.ts";
import { RequestError, Throttled } from "./request-error.ts";

type Deps = {
  db: Db;
  events: Events;
  settings: Settings;
  publicUrl: string;
  secret: Uint8Array;
  limits: QuantityLimits;
  token: string;
};

/** Paths of stock clients: any API version, with and without the suffix. */
const paths = ["/storefront/api/:version/graphql", "/storefront/api/:version/graphql.json"];

const tokenHeader = "x-shopify-storefront-access-token";
/** Allowed request headers (CORS). */
const headersOfClients = [
  "accept",
  "accept-language",
  "authorization",
  "content-type",
  "x-sdk-variant",
  "x-sdk-variant-source",
  "x-sdk-version",
  tokenHeader,
  "shopify-storefront-buyer-ip",
  "shopify-storefront-id",
  "shopify-storefront-private-token",
].join(", ");

const jsonType = "application/json; charset=utf-8";

/** Answers an exception as GraphQL clients expect it. */
function sendThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const errorResponse = errorResponseBehind(error);
  const { status, code, cause, retryAfter = 5 } = errorResponse;
  if (status >= 500) request.log.error({ err: cause ?? error }, code);
  if (status === 429 || status >= 502) reply.header("retry-after", String(retryAfter));
  const message = code === "RATE_LIMITED" ? "Throttled" : errorResponse.message;
  void sendErrors(reply, status, message, codeOf(errorResponse));
}

/** Answers the refusal of a turn like one for points. */
function throttled(error: unknown): Answered {
  if (!isTurnErrorResponse(error) || error.code !== "RATE_LIMITED") throw error;
  const { retryAfter = 1 } = error;
  const body = JSON.stringify({ errors: [new Throttled(retryAfter * 1_000)] });
  return { status: 200, body, isWhole: false, retryAfter };
}

/** The embedded storefront, open to any origin with its public token. */
export function storefrontRoutes({ app, limiter, fairWork, sessionOf }: Api, deps: Deps): void {
  const answer = makeStorefront();
  const pointsOf = makePoints();

  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    openToAll(reply);
    await requirePart(deps.settings, "shop");
    await limiter("storefront", clientAddress(request), requestRate);
    if (request.headers[tokenHeader] !== deps.token)
      return sendErrors(reply, 401, "", "UNAUTHORIZED");
  };

  const charge = async (request: FastifyRequest, values: number) => {
    const more = Math.floor(Math.min(values, valuesMax) / valuesOfRequest);
    for (let count = 0; count < more; count += 1) {
      // The current response is sent; the next request over budget is rejected.
      await limiter("storefront", clientAddress(request), requestRate).catch(() => undefined);
    }
  };

  for (const url of paths) {
    app.post(
      url,
      {
        bodyLimit: requestMax,
        onRequest: letIn,
        errorHandler: sendThrown,
      },
      async (request, reply) => {
        const countTries = makeCountTries(limiter, clientAddress(request));
        const { context, spent } = contextFor({ ...deps, sessionOf, countTries });
        const address = fairWork.isLimited(request) ? clientAddress(request) : undefined;
        const work = () =>
          answer(request.body, {
            context,
            points: pointsOf(address),
            spent,
            log: request.log,
            requestId: request.id,
          });
        const { status, body, isWhole, retryAfter } = await (address === undefined
          ? work()
          : fairWork.inTurn(`shop ${address}`, work).catch(throttled));
        if (status === 200 && retryAfter !== undefined) await fairWork.delayRejection();
        await charge(request, spent());
        if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
        if (isWhole && context.tags.size > 0)
          reply.header("cache-tag", [...context.tags].join(","));
        return reply.code(status).header("cache-control", "no-store").type(jsonType).send(body);
      },
    );
    app.options(url, (_request, reply) => {
      openToAll(reply);
      return reply.code(204).send();
    });
    app.route({
      method: ["GET", "PUT", "PATCH", "DELETE"],
      url,
      onRequest: async (_request, reply) => {
        openToAll(reply).header("allow", "POST, OPTIONS");
        const text = "Send Storefront API requests with POST.";
        return sendErrors(reply, 405, text, "METHOD_NOT_ALLOWED");
      },
      handler: () => undefined,
    });
  }
}

const tooManyValues = `The response would have more than ${valuesMax} values. Request less data at once.`;

type StorefrontDeps = Omit<Deps, "token"> & Pick<ShopContext, "sessionOf" | "countTries">;

function contextFor({
  db,
  events,
  settings,
  publicUrl,
  secret,
  limits,
  sessionOf,
  countTries,
}: StorefrontDeps): {
  context: ShopContext;
  spent: () => number;
} {
  let spent = 0;
  // One shared error for all fields after the deadline, since thousands may be waiting.
  let tooMuch: RequestError | undefined;
  const context: ShopContext = {
    db,
    events,
    publicUrl,
    siteName: async () => (await settings.current()).name,
    secret,
    sessionOf,
    countTries,
    limits,
    products: makeProductLoader(db),
    tags: new Set(),
    spend: (values) => {
      spent += values;
      if (spent > valuesMax)
        throw (tooMuch ??= new RequestError(tooManyValues, "MAX_COMPLEXITY_EXCEEDED"));
    },
  };
  return { context, spent: () => spent };
}

const openToAll = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": headersOfClients,
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
    "cross-origin-resource-policy": "cross-origin",
  });

const sendErrors = (reply: FastifyReply, status: number, message: string, code: string) =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type(jsonType)
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
