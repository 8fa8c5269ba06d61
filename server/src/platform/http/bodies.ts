import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readFields } from "./multipart.ts";
import { limitBodyPace } from "./pace.ts";
import { filesOf } from "./registry.ts";

/** Parses bodies: JSON, multipart for endpoints with files, and forms posted by the pages of emailed links. */
export function readBodies(app: FastifyInstance, formPaths: ReadonlySet<string>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (isPacked(request)) return done(unsupported(), undefined);
    try {
      // Invalid UTF-8 is rejected: replaced by � it would be stored as different text.
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
  limitBodyPace(app, ({ method, routeOptions }) => {
    const files = filesOf(app, method, routeOptions.url);
    if (!files) return "small";
    return Object.values(files).some(({ bytesMax }) => bytesMax !== undefined) ? "large" : "upload";
  });
}

/** Endpoints with files read the parts themselves, after the caller is authenticated. */
function readParts(app: FastifyInstance, formPaths: ReadonlySet<string>) {
  return async (request: FastifyRequest): Promise<unknown> => {
    const { url } = request.routeOptions;
    if (isPacked(request)) throw unsupported();
    if (filesOf(app, request.method, url)) return undefined;
    if (!formPaths.has(url ?? "")) throw unsupported();
    return readFields(request);
  };
}

/** Bodies are not decompressed: a small compressed body can be very large. */
const isPacked = ({ headers }: FastifyRequest) =>
  !["", "identity"].includes(headers["content-encoding"] ?? "");

const unsupported = () =>
  new AppError("UNSUPPORTED_MEDIA", "Send the request body as application/json.");
