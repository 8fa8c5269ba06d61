import { framePath, type WidgetKind, widgetKinds } from "#contracts/kernel/widgets.ts";
import type { FastifyInstance } from "fastify";
import { onClientRequest } from "../http/guards.ts";
import { frameDocument } from "./frame.ts";
import type { WidgetSettings } from "./settings.ts";

const titles: Record<WidgetKind, string> = {
  flights: "Flight search",
  activities: "Things to do",
  deals: "Travel deals",
  travel: "Travel offers",
  card: "Partner offer",
};

const anHour = "public, max-age=3600";

/**
 * The second origin. Its host serves only the partners' frames: no page, no API, no file. The site's own host serves
 * no frames.
 */
export function widgetRoutes(
  app: FastifyInstance,
  { origin, widgets }: WidgetSettings,
  publicUrl: string,
): void {
  if (origin === undefined) return;
  const { hostname } = new URL(origin);
  const frames = new Map(
    widgets.map(({ slot, script, sources }) => {
      const title = titles[widgetKinds[slot]];
      return [framePath(slot), frameDocument({ title, script, sources, publicUrl })];
    }),
  );
  onClientRequest(app, (request, reply, done) => {
    // By host name only: another port, or a trailing dot, is the same host for cookies.
    if (request.hostname.toLowerCase().replace(/\.$/, "") !== hostname) return done();
    const { method } = request;
    const frame = frames.get(request.url.split("?")[0] ?? "");
    if (!frame || (method !== "GET" && method !== "HEAD")) {
      return void reply.code(404).type("text/plain; charset=utf-8").send("Not found.");
    }
    void reply
      .headers({
        "content-security-policy": frame.policy,
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
        "cache-control": anHour,
      })
      .type("text/html; charset=utf-8")
      .send(frame.body);
  });
}
