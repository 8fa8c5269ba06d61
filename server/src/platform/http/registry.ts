import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import type { FastifyInstance } from "fastify";

const endpointsOf = new WeakMap<FastifyInstance, Endpoint[]>();

/** Remembers that an app serves an endpoint, for the API page. */
export function registered(app: FastifyInstance, endpoint: Endpoint): void {
  const endpoints = endpointsOf.get(app) ?? [];
  endpoints.push(endpoint);
  endpointsOf.set(app, endpoints);
}

/** Every endpoint an app serves, in the order of the table of contents. */
export const registeredEndpoints = (app: FastifyInstance): readonly Endpoint[] =>
  endpointsOf.get(app) ?? [];

/** True where the endpoint at this method and path takes files. */
export const takesFiles = (app: FastifyInstance, method: string, path?: string): boolean =>
  registeredEndpoints(app).some(
    (endpoint) => endpoint.files && endpoint.method === method && endpoint.path === path,
  );

const apiRoutesOf = new WeakMap<FastifyInstance, { methods: readonly string[]; path: RegExp }[]>();

/** Notes every route below `/api` that is put on the wire from now on. */
export function noteApiRoutes(app: FastifyInstance): void {
  const routes: { methods: readonly string[]; path: RegExp }[] = [];
  apiRoutesOf.set(app, routes);
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.startsWith("/api/")) return;
    const pattern = url.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+");
    routes.push({ methods: [method].flat(), path: new RegExp(`^${pattern}$`) });
  });
}

/** The methods that are possible at a path below `/api`; none where there is nothing. */
export const methodsAt = (app: FastifyInstance, path: string): string[] =>
  (apiRoutesOf.get(app) ?? [])
    .filter((route) => route.path.test(path))
    .flatMap(({ methods }) => methods);
