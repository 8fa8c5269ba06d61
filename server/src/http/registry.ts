import type { Endpoint } from "#contracts/endpoint.ts";
import type { FastifyInstance } from "fastify";

const endpointsOf = new WeakMap<FastifyInstance, Endpoint[]>();

/** Remembers that an app serves an endpoint, for the API page and for "method not allowed". */
export function registered(app: FastifyInstance, endpoint: Endpoint): void {
  const endpoints = endpointsOf.get(app) ?? [];
  endpoints.push(endpoint);
  endpointsOf.set(app, endpoints);
}

/** Every endpoint an app serves, in the order of the table of contents. */
export const registeredEndpoints = (app: FastifyInstance): readonly Endpoint[] =>
  endpointsOf.get(app) ?? [];
