import type { FastifyRequest } from "fastify";

/** The route pattern of a request, for metrics. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "page";
