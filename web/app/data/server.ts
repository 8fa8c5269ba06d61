import { createContext, data, type RouterContextProvider } from "react-router";
import type { Call } from "#contracts/kernel/client.ts";
import {
  isErrorCode,
  statusOf,
  type ErrorCode,
  type FieldErrors,
} from "#contracts/kernel/errors.ts";
import { partOff, type SitePart } from "#contracts/kernel/settings.ts";
import type { Site } from "./site.ts";

/** The API for loaders: `context.get(apiContext)(listHoots)`. An error response becomes the page's status. */
export const apiContext = createContext<Call>();

/** The server that renders the page. */
export const siteContext = createContext<Site>();

/** Reports errors that are bugs. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  console.error(error);
});

/** The error response of a call, as a page gets it. */
export type PageErrorResponse = { code: ErrorCode; message: string; fields?: FieldErrors };

/** Turns an error response into a page with its status, so that a missing hoot is a 404 page. */
export const pageCall =
  (call: Call): Call =>
  (endpoint, ...input) =>
    call(endpoint, ...input).catch((error: unknown) => {
      throw errorResponsePage(error) ?? error;
    });

// The server's AppError is another copy of the class than the built pages', so the code identifies it.
function errorResponsePage(error: unknown) {
  if (!(error instanceof Error) || !("code" in error) || !isErrorCode(error.code)) return undefined;
  const errorResponse: PageErrorResponse = { code: error.code, message: error.message };
  if ("fields" in error) errorResponse.fields = messagesIn(error.fields);
  return data(errorResponse, { status: statusOf[error.code] });
}

/** The error response that a loader's call threw; undefined for anything else. */
export function errorResponseIn(thrown: unknown): PageErrorResponse | undefined {
  const { data: errorResponse } = Object(thrown) as { data?: unknown };
  if (typeof errorResponse !== "object" || errorResponse === null) return undefined;
  if (!("code" in errorResponse) || !isErrorCode(errorResponse.code)) return undefined;
  return {
    code: errorResponse.code,
    message: "message" in errorResponse ? String(errorResponse.message) : "",
    fields: "fields" in errorResponse ? messagesIn(errorResponse.fields) : {},
  };
}

const messagesIn = (fields: unknown): FieldErrors =>
  Object.fromEntries(Object.entries(Object(fields)).map(([name, text]) => [name, String(text)]));

/** Throws 404 for the pages of a part that the site has switched off. */
export function requirePart(context: Readonly<RouterContextProvider>, part: SitePart): void {
  if (!context.get(siteContext).off?.includes(part)) return;
  const missing: PageErrorResponse = { code: "NOT_FOUND", message: partOff[part] };
  throw data(missing, { status: 404 });
}
