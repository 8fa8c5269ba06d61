import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { ResponseCache } from "../cache/cache.ts";
import { routeOf } from "./route-of.ts";
import { requestCallback } from "../callbacks.ts";
import type { Figures } from "../jobs/figures.ts";
import { jobGauges } from "../jobs/gauges.ts";
import { isForwarded } from "./forwarded.ts";
import { onClientRequest } from "./guards.ts";
import { rejectUnknown, sendErrorResponse } from "./error-responses.ts";
import type { RequestDurations } from "./request-durations.ts";
import type { Streams } from "./streams.ts";

/** The lifecycle state of a process. */
export type Lifecycle = { is: "starting" | "serving" | "draining" };

type Parts = {
  lifecycle: Lifecycle;
  ping: () => Promise<void>;
  cache: ResponseCache;
  streams: Streams;
  durations: RequestDurations;
  queueFigures?: (() => Promise<Figures[]>) | undefined;
  counters?: readonly MetricCounter[] | undefined;
};

/** A counter, which only increases. */
export type MetricCounter = {
  name: string;
  help: string;
  /** What several numbers are counted by. */
  label?: "route" | "limit";
  /** One number, or one per value of the label. */
  values: () => number | Iterable<readonly [value: string, count: number]>;
};

const pingMs = 2_000;

const always = new Set(["/api/health", "/api/ready", "/api/metrics"]);

/** A server without migrations is ready by then. */
const patienceMs = 5_000;
const pollMs = 20;

/**
 * Delays requests until the server is open, so that a proxy that only checks the port loses no request while servers are
 * restarted; requests that wait too long get 503. Metrics are sent immediately.
 */
export function waitUntilOpen(app: FastifyInstance, lifecycle: Lifecycle): void {
  onClientRequest(app, (request, reply, done) => {
    if (lifecycle.is !== "starting" || always.has(request.url.split("?")[0] ?? "")) return done();
    const until = performance.now() + patienceMs;
    const poll = requestCallback(() => {
      if (lifecycle.is !== "starting") return done();
      if (performance.now() < until) return void setTimeout(poll, pollMs);
      const text = "The site is starting. Try again in a moment.";
      void sendErrorResponse(request, reply, new AppError("UNAVAILABLE", text, { retryAfter: 2 }));
    });
    poll();
  });
}

/** Liveness, readiness and metrics. */
export function healthRoutes(
  app: FastifyInstance,
  { lifecycle, ping, queueFigures = async () => [], counters = [], ...others }: Parts,
): void {
  app.get("/api/health", async (_request, reply) => answer(reply, 200, { status: "ok" }));
  app.get("/api/ready", async (_request, reply) => {
    const reason = lifecycle.is === "serving" ? await pingError(ping) : lifecycle.is;
    return answer(reply, reason ? 503 : 200, { status: reason ?? "ready" });
  });
  metrics(app, { ...others, queueFigures, counters });
}

const answer = (reply: FastifyReply, status: number, body: { status: string }) => {
  if (status === 503) reply.header("retry-after", "2");
  return reply.code(status).header("cache-control", "no-store").send(body);
};

async function pingError(ping: () => Promise<void>): Promise<string | undefined> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    requestCallback(() => reject(new Error("too late"))),
    pingMs,
  );
  try {
    await Promise.race([ping(), tooLate]);
    return undefined;
  } catch {
    return "database";
  } finally {
    clearTimeout(timer);
  }
}

function counterOf({ name, help, label = "route", values }: MetricCounter): Counter {
  const counter: Counter = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [],
    collect() {
      const now = values();
      counter.reset();
      if (typeof now === "number") counter.inc(now);
      else for (const [value, count] of now) counter.inc({ [label]: value }, count);
    },
  });
  return counter;
}

function metrics(
  app: FastifyInstance,
  {
    cache,
    streams,
    durations,
    queueFigures,
    counters,
  }: Pick<Parts, "cache" | "streams" | "durations"> & {
    queueFigures: () => Promise<Figures[]>;
    counters: readonly MetricCounter[];
  },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(durations.histogram);
  for (const name of ["entries", "bytes", "hits", "misses"] as const) {
    const gauge: Gauge = new Gauge({
      name: `answer_cache_${name}`,
      help: `Response cache for guests: ${name}.`,
      registers: [],
      collect: () => gauge.set(cache.count()[name]),
    });
    registry.registerMetric(gauge);
  }
  for (const name of ["open", "refused", "cut"] as const) {
    const gauge: Gauge = new Gauge({
      name: `event_streams_${name}`,
      help: `Server-Sent Event streams: ${name}.`,
      registers: [],
      collect: () => gauge.set(streams.count()[name]),
    });
    registry.registerMetric(gauge);
  }
  for (const each of counters) registry.registerMetric(counterOf(each));
  const queues = jobGauges(registry, queueFigures);
  app.addHook("onResponse", (request, reply, done) => {
    // Streams are excluded, as their duration does not depend on the server's speed.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return done();
    const { method } = request;
    durations.record(
      { method, route: routeOf(request), status: reply.raw.statusCode },
      reply.elapsedTime,
    );
    done();
  });
  app.get("/api/metrics", async (request, reply) => {
    const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(
      request.raw.socket.remoteAddress ?? "",
    );
    if (!loopback || isForwarded(request.headers)) {
      return rejectUnknown(request, reply, []);
    }
    await queues.refresh();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}
