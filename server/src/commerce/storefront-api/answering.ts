import {
  buildSchema,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  OperationTypeNode,
  GraphQLError,
} from "graphql";
import { createHandler, type Response } from "graphql-http";
import type { FastifyBaseLogger } from "fastify";
import type { AppError } from "#contracts/kernel/errors.ts";
import { readingAsGuest } from "../../platform/db/read-replica.ts";
import { errorResponseBehind } from "../../platform/http/error-responses.ts";
import { cartRoot } from "./cart-root.ts";
import type { ShopContext } from "./context.ts";
import { calculatedCost } from "./cost.ts";
import { makeDocuments } from "./documents.ts";
import { productRoot } from "./product-root.ts";
import { makeInputCheck } from "./input-size.ts";
import type { Points } from "./points.ts";
import { InputTooLarge, RequestError, Throttled } from "./request-error.ts";
import { storefrontSdl } from "./sdl.ts";
import { describeTextLimits } from "./text-limits.ts";
import { checkShape, checkVariables } from "./variables.ts";

/** State of one request: its caller, and the cost of its response. */
type Asking = {
  context: ShopContext;
  points: Points;
  /** The values of the response so far. */
  spent: () => number;
  log: FastifyBaseLogger;
  requestId: string;
  status: number;
  isWhole: boolean;
  /** Seconds, where a rate limit was hit. */
  retryAfter: number | undefined;
};

export type Answered = Pick<Asking, "status" | "isWhole" | "retryAfter"> & { body: string };

const rootValue = { ...productRoot, ...cartRoot };

/**
 * Creates the function that responds to a GraphQL request from its parsed body. Internal errors are logged and
 * sent without their text. For an invalid request there is no `data`, not even null, which would break
 * stock clients. `isWhole` is true if no field failed.
 */
export function makeStorefront(): (
  body: unknown,
  request: Pick<Asking, "context" | "points" | "spent" | "log" | "requestId">,
) => Promise<Answered> {
  const schema = buildSchema(storefrontSdl);
  describeTextLimits(schema);
  const read = makeDocuments(schema);
  const checkInput = makeInputCheck(schema);

  const handle = createHandler<undefined, Asking, ShopContext>({
    onSubscribe(request, { query, operationName, variables }) {
      request.context.isWhole = false;
      try {
        const found = read(query);
        if ("errors" in found) return responseOf(found);
        const { document } = found;
        const variableValues = variables ?? {};
        checkShape(variableValues);
        const operation = getOperationAST(document, operationName);
        if (operation) {
          checkInput(document, operation, variableValues);
          checkVariables(schema, operation, variableValues);
          request.context.points.charge(
            calculatedCost(schema, document, operation, variableValues),
          );
        }
        const { context: contextValue } = request.context;
        return { schema, document, operationName, variableValues, contextValue, rootValue };
      } catch (error) {
        if (error instanceof InputTooLarge) request.context.status = 400;
        if (error instanceof Throttled) {
          request.context.retryAfter = error.retryAfter;
          return responseOf({ errors: [error], extensions: { cost: error.cost } });
        }
        if (error instanceof GraphQLError) return responseOf({ errors: [error] });
        throw error;
      }
    },
    // Imported through the schema's module: a bundler may load graphql twice, and the copies do not share
    // classes.
    execute: (args) => (isAboutCarts(args) ? execute(args) : readingAsGuest(() => execute(args))),
    onOperation: ({ context }, _args, result) => {
      const cost = context.points.settle(context.spent());
      const settled = settle(context, result);
      return responseOf(settled.data && cost ? { ...settled, extensions: { cost } } : settled);
    },
  });

  return async (body, request) => {
    const asking: Asking = { ...request, status: 0, isWhole: false, retryAfter: undefined };
    const headers = { accept: "application/json", "content-type": "application/json" };
    const [text, { status }] = await handle({
      url: "/",
      method: "POST",
      headers,
      body: isRecord(body) ? body : {},
      raw: undefined,
      context: asking,
    });
    const { isWhole, retryAfter } = asking;
    return { status: asking.status || status, body: text ?? "{}", isWhole, retryAfter };
  };
}

/**
 * Writes the whole response: the library's handler does not recognize errors of another copy of graphql, and is
 * half as fast.
 */
const responseOf = (result: ExecutionResult): Response => [
  JSON.stringify(result),
  { status: 200, statusText: "OK" },
];

/** Carts are read from the primary; everything else may come from a replica. */
const isAboutCarts = ({ document, operationName, variableValues }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY ||
  namesCart(document.loc?.source.body ?? "") ||
  namesCart(JSON.stringify(variableValues));
const namesCart = (text: string) => text.includes("gid://shopify/Cart");

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** The result as it goes out: errors of our own without their text, no `data` if there is none. */
function settle(asking: Asking, { data, errors }: ExecutionResult): ExecutionResult {
  asking.isWhole = !errors;
  if (!errors) return { data: data ?? null };
  const wrong = errors.filter(({ originalError }) => originalError instanceof RequestError);
  if (wrong.length > 0) return { errors: onceEach(wrong) };
  const reported = errors.map((error) => reportError(asking, error));
  return data ? { errors: reported, data } : { errors: reported };
}

/** One fault that stops many fields is reported for the first. */
const onceEach = (errors: readonly GraphQLError[]): GraphQLError[] =>
  Array.from(Map.groupBy(errors, ({ originalError }) => originalError).values()).flatMap((same) =>
    same.slice(0, 1),
  );

function reportError(asking: Asking, error: GraphQLError): GraphQLError {
  const { originalError, nodes, path, positions, source } = error;
  // Errors of GraphQL itself: an invalid request, or a schema that promises too much, which tests detect.
  if (!originalError) return error;
  const errorResponse = errorResponseBehind(originalError);
  const where = { nodes, source, positions, path };
  if (errorResponse.code === "RATE_LIMITED") {
    // Also as an HTTP status, as in the request checks before execution.
    asking.status = Math.max(asking.status, errorResponse.status);
    asking.retryAfter = errorResponse.retryAfter;
    return new GraphQLError("Throttled", { ...where, extensions: { code: codeOf(errorResponse) } });
  }
  if (errorResponse.status < 500) {
    return new GraphQLError(errorResponse.message, {
      ...where,
      extensions: { code: codeOf(errorResponse) },
    });
  }
  asking.log.error({ err: errorResponse.cause ?? originalError }, errorResponse.code);
  asking.status = Math.max(asking.status, errorResponse.status);
  const message = `Internal error. Looks like something went wrong on our end.\nRequest ID: ${asking.requestId}`;
  return new GraphQLError(message, { ...where, extensions: { code: codeOf(errorResponse) } });
}

/** Maps error codes of the server to those of the Storefront API. */
export const codeOf = ({ code }: AppError): string =>
  code === "RATE_LIMITED"
    ? "THROTTLED"
    : code === "INTERNAL"
      ? "INTERNAL_SERVER_ERROR"
      : code === "VALIDATION"
        ? "BAD_REQUEST"
        : code;
