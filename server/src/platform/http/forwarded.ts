import type { IncomingHttpHeaders } from "node:http";

/** Headers in which proxies name the client. */
const clientHeaders = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

/** Headers by which proxies and content networks show themselves, whoever makes them. */
const ofProxy =
  /^(?:forwarded|via|client-ip|cdn-loop|x-forwarded(?:-.+)?|x-original-(?:forwarded-for|host|proto|url)|x-(?:envoy|azure|arr|appengine|amzn?|vercel|nf|akamai|sucuri|varnish|proxy|coming-from)(?:-.+)?|(?:cf|fly|fastly|incap|do|ali-cdn|akamai|true|wl|surrogate|proxy)-.+|x-(?:.+-)?(?:ip|addr|host|proto|scheme|ssl|port|server|hops))$/;

/** Whether a request names the client that it was forwarded for. */
export const namesClient = (headers: IncomingHttpHeaders): boolean =>
  clientHeaders.some((name) => headers[name] !== undefined);

/** Whether any header shows that a request was forwarded. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => ofProxy.test(name));
