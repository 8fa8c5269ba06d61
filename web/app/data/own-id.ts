import { data } from "react-router";
import { idPattern } from "#contracts/kernel/text.ts";
import type { PageErrorResponse } from "./server.ts";

/** The answer of a loader for an address that names nothing. */
export function pageNotFound(message: string): never {
  const errorResponse: PageErrorResponse = { code: "NOT_FOUND", message };
  throw data(errorResponse, { status: 404 });
}

/**
 * The loader of a page that shows one thing of one's own. Who is signed in only the browser knows, so all ids are alike
 * here; what can be nobody's id is a 404.
 */
export function checkOwnId(id: string, noun: string): null {
  return idPattern.test(id) ? null : pageNotFound(`This ${noun} doesn't exist.`);
}
