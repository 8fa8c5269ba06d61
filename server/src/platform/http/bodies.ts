import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readFields } from "./multipart.ts";
import { limitBodyPace } from "./pace.ts";
import { takesFiles } from "./registry.ts";

/** Bodies are strict JSON, multipart for calls with files, or forms posted by the page of an emailed link. */
export function readBodies(app: FastifyInstance, formPaths: ReadonlySet<string>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (isPacked(request)) return done(unsupported(), undefined);
    try {
      // Invalid UTF-8 is rejected: replaced by � it would be stored as something else.
      const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(body));
      done(null, text.trim() === "" ? undefined : JSON.parse(text));
    } catch {
      done(new AppError("BAD_JSON", "The request body isn't valid JSON."), undefined);
    }
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (request, body, done) => {
      if (!formPaths.has(request.routeOptions.url ?? "")) return done(unsupported(), undefined);
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  app.addContentTypeParser("multipart/form-data", readParts(app, formPaths));
  limitBodyPace(app, (request) => takesFiles(app, request.method, request.routeOptions.url));
}

/** For calls with files, the route reads the parts itself after authentication. */
function readParts(app: FastifyInstance, formPaths: ReadonlySet<string>) {
  return async (request: FastifyRequest): Promise<unknown> => {
    const { url } = request.routeOptions;
    if (isPacked(request)) throw unsupported();
    if (takesFiles(app, request.method, url)) return undefined;
    if (!formPaths.has(url ?? "")) throw unsupported();
    return readFields(request);
  };
}

/** No decompression: a small compressed body can be very large. */
const isPacked = ({ headers }: FastifyRequest) =>
  !["", "identity"].includes(headers["content-encoding"] ?? "");

const unsupported = () =>
  new AppError("UNSUPPORTED_MEDIA", "Send the request body as application/json.");
