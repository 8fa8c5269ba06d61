import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import type { FastifyInstance } from "fastify";

const endpointsOf = new WeakMap<FastifyInstance, Endpoint[]>();

/** Records an endpoint of an app, for the API reference. */
export function registered(app: FastifyInstance, endpoint: Endpoint): void {
  const endpoints = endpointsOf.get(app) ?? [];
  endpoints.push(endpoint);
  endpointsOf.set(app, endpoints);
}

/** All endpoints of an app, in the order of the API reference. */
export const registeredEndpoints = (app: FastifyInstance): readonly Endpoint[] =>
  endpointsOf.get(app) ?? [];

/** The files that the endpoint at this method and path accepts; undefined if it accepts none. */
export const filesOf = (app: FastifyInstance, method: string, path?: string): Endpoint["files"] =>
  registeredEndpoints(app).find(
    (endpoint) => endpoint.files && endpoint.method === method && endpoint.path === path,
  )?.files;

const apiRoutesOf = new WeakMap<FastifyInstance, { methods: readonly string[]; path: RegExp }[]>();

/** Records every route below `/api` that is registered from now on. */
export function noteApiRoutes(app: FastifyInstance): void {
  const routes: { methods: readonly string[]; path: RegExp }[] = [];
  apiRoutesOf.set(app, routes);
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.startsWith("/api/")) return;
    const pattern = url.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+");
    routes.push({ methods: [method].flat(), path: new RegExp(`^${pattern}$`) });
  });
}

/** The methods of a path below `/api`; none if it does not exist. */
export const methodsAt = (app: FastifyInstance, path: string): string[] =>
  (apiRoutesOf.get(app) ?? [])
    .filter((route) => route.path.test(path))
    .flatMap(({ methods }) => methods);
