import { createContext, data } from "react-router";
import type { Call } from "#contracts/client.ts";
import { isErrorCode, statusOf, type ErrorCode, type FieldErrors } from "#contracts/errors.ts";
import type { Storefront } from "#storefront/index.ts";
import type { Site } from "./site.ts";

/** The API for loaders: `context.get(apiContext)(listHoots)`. Refusals become the page's status. */
export const apiContext = createContext<Call>();

/** The shop for loaders: `context.get(shopContext).product.fetchByHandle("travel-bed")`. */
export const shopContext = createContext<Storefront>();

/** Of when the shop's answers are, where it gives none now; to be asked once they are here. */
export const shopAsOfContext = createContext<() => Date | undefined>(() => undefined);

/** The house the page is in. */
export const siteContext = createContext<Site>();

/** Where errors go that are bugs. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  console.error(error);
});

/** What a page knows of a refused call. */
export type PageRefusal = { code: ErrorCode; message: string; fields?: FieldErrors };

/** Turns a refused call into an answer with the refusal's status, so that a missing hoot is a 404 page. */
export const pageCall =
  (call: Call): Call =>
  (endpoint, ...input) =>
    call(endpoint, ...input).catch((error: unknown) => {
      throw refusalPage(error) ?? error;
    });

// The server's AppError is another copy of the class than the built pages', so it is known by its code.
function refusalPage(error: unknown) {
  if (!(error instanceof Error) || !("code" in error) || !isErrorCode(error.code)) return undefined;
  const refusal: PageRefusal = { code: error.code, message: error.message };
  if ("fields" in error) refusal.fields = wordsIn(error.fields);
  return data(refusal, { status: statusOf[error.code] });
}

/** The refusal that a loader's call threw; undefined for anything else. */
export function refusalIn(thrown: unknown): PageRefusal | undefined {
  const { data: refusal } = Object(thrown) as { data?: unknown };
  if (typeof refusal !== "object" || refusal === null) return undefined;
  if (!("code" in refusal) || !isErrorCode(refusal.code)) return undefined;
  return {
    code: refusal.code,
    message: "message" in refusal ? String(refusal.message) : "",
    fields: "fields" in refusal ? wordsIn(refusal.fields) : {},
  };
}

const wordsIn = (fields: unknown): FieldErrors =>
  Object.fromEntries(Object.entries(Object(fields)).map(([name, words]) => [name, String(words)]));
