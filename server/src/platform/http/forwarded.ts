import type { IncomingHttpHeaders } from "node:http";

/** Headers in which proxies name the client. */
const clientHeaders = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

/** Headers that only show that there is a proxy. */
const otherHeaders = [
  "x-forwarded-host",
  "x-forwarded-proto",
  "cf-connecting-ip",
  "true-client-ip",
  "via",
] as const;

/** Whether a request names the client that it was forwarded for. */
export const namesClient = (headers: IncomingHttpHeaders): boolean =>
  clientHeaders.some((name) => headers[name] !== undefined);

/** Whether any header shows that a request was forwarded. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  namesClient(headers) || otherHeaders.some((name) => headers[name] !== undefined);
