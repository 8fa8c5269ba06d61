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
import { makeDocuments } from "./documents.ts";
import { productRoot } from "./product-root.ts";
import { makeInputCheck } from "./input-size.ts";
import { InputTooLarge, RequestError } from "./request-error.ts";
import { storefrontSdl } from "./sdl.ts";
import { describeTextLimits } from "./text-limits.ts";
import { checkShape, checkVariables } from "./variables.ts";

/** One request on its way: who it is for, and what its answer comes to. */
type Asking = {
  context: ShopContext;
  log: FastifyBaseLogger;
  requestId: string;
  status: number;
  isWhole: boolean;
  /** Seconds, where something was asked for too often. */
  retryAfter: number | undefined;
};

export type Answered = Pick<Asking, "status" | "isWhole" | "retryAfter"> & { body: string };

const rootValue = { ...productRoot, ...cartRoot };

/**
 * Makes the function that answers a GraphQL request from its parsed body. Whatever a caller sends is answered; an
 * error of our own is logged and told without its text. Where something is asked for wrongly there is no `data`,
 * not even null, on which stock clients break. `isWhole` is true where nothing of the answer failed.
 */
export function makeStorefront(): (
  body: unknown,
  asked: Pick<Asking, "context" | "log" | "requestId">,
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
        if ("errors" in found) return said(found);
        const { document } = found;
        const variableValues = variables ?? {};
        checkShape(variableValues);
        const operation = getOperationAST(document, operationName);
        if (operation) {
          checkInput(document, operation, variableValues);
          checkVariables(schema, operation, variableValues);
        }
        const { context: contextValue } = request.context;
        return { schema, document, operationName, variableValues, contextValue, rootValue };
      } catch (error) {
        if (error instanceof InputTooLarge) request.context.status = 400;
        if (error instanceof GraphQLError) return said({ errors: [error] });
        throw error;
      }
    },
    // Of the same module as the schema: a bundler may load graphql twice, and one does not know the other's types.
    execute: (args) => (isAboutCarts(args) ? execute(args) : readingAsGuest(() => execute(args))),
    onOperation: (request, _args, result) => said(settle(request.context, result)),
  });

  return async (body, asked) => {
    const asking: Asking = { ...asked, status: 0, isWhole: false, retryAfter: undefined };
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
 * An answer in full: the handler would not know errors that a second copy of graphql made, and takes twice as long
 * to write.
 */
const said = (result: ExecutionResult): Response => [
  JSON.stringify(result),
  { status: 200, statusText: "OK" },
];

/** Carts are read where they are written; all else a replica may answer. */
const isAboutCarts = ({ document, operationName, variableValues }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY ||
  namesCart(document.loc?.source.body ?? "") ||
  namesCart(JSON.stringify(variableValues));
const namesCart = (text: string) => text.includes("gid://shopify/Cart");

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** The result as it goes out: errors of our own without their text, no `data` where there is none. */
function settle(asking: Asking, { data, errors }: ExecutionResult): ExecutionResult {
  asking.isWhole = !errors;
  if (!errors) return { data: data ?? null };
  const wrong = errors.filter(({ originalError }) => originalError instanceof RequestError);
  if (wrong.length > 0) return { errors: onceEach(wrong) };
  const told = errors.map((error) => reportError(asking, error));
  return data ? { errors: told, data } : { errors: told };
}

/** Where one fault stops many fields, it is said of the first. */
const onceEach = (errors: readonly GraphQLError[]): GraphQLError[] =>
  Array.from(Map.groupBy(errors, ({ originalError }) => originalError).values()).flatMap((same) =>
    same.slice(0, 1),
  );

function reportError(asking: Asking, error: GraphQLError): GraphQLError {
  const { originalError, nodes, path, positions, source } = error;
  // Of GraphQL itself: a caller's doing, or a schema that promises too much, which tests find.
  if (!originalError) return error;
  const errorResponse = errorResponseBehind(originalError);
  const where = { nodes, source, positions, path };
  if (errorResponse.code === "RATE_LIMITED") {
    // As at the door, so that a client knows it by its status too.
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

/** Codes of the server as those of the storefront. */
export const codeOf = ({ code }: AppError): string =>
  code === "RATE_LIMITED"
    ? "THROTTLED"
    : code === "INTERNAL"
      ? "INTERNAL_SERVER_ERROR"
      : code === "VALIDATION"
        ? "BAD_REQUEST"
        : code;
