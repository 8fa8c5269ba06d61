import { AppError } from "#contracts/errors.ts";
import type { FastifyInstance } from "fastify";

/** Bodies are JSON, parsed to the letter; forms only where a mailed link's page posts one. */
export function readBodies(app: FastifyInstance, formPaths: ReadonlySet<string>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === "") return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new AppError("BAD_JSON", "The body is not valid JSON."), undefined);
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
}

const unsupported = () => new AppError("UNSUPPORTED_MEDIA", "Send the body as application/json.");
