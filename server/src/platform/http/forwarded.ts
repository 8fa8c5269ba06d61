import type { IncomingHttpHeaders } from "node:http";

/** Headers by which proxies tell for whom they ask. */
const clientHeaders = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

/** And those that tell no more than that there is one. */
const otherHeaders = [
  "x-forwarded-host",
  "x-forwarded-proto",
  "cf-connecting-ip",
  "true-client-ip",
  "via",
] as const;

/** Whether a request says for which client it was handed on. */
export const namesClient = (headers: IncomingHttpHeaders): boolean =>
  clientHeaders.some((name) => headers[name] !== undefined);

/** Whether a request says in any way that it was handed on. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  namesClient(headers) || otherHeaders.some((name) => headers[name] !== undefined);
