import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { workerHeaders, workerPath } from "./service-worker.ts";

export const clientFolder = join(import.meta.dirname, "../../../../web/build/client");

const forEver = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** The built browser files, already compressed; hashed names are cached forever. */
export function staticFiles(app: FastifyInstance): void {
  if (!existsSync(clientFolder)) return;
  app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    // A route per file is most of a start. Compressed copies are sent in place of their file and need none.
    globIgnore: ["**/*.{br,gz}"],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(clientFolder, workerPath))) return void reply.headers(workerHeaders);
      const isNamedByHash =
        path.startsWith(join(clientFolder, "assets")) || path.includes("/fonts/");
      reply.header("cache-control", isNamedByHash ? forEver : anHour);
    },
  });
}
