import { Histogram } from "prom-client";

/** Records a response and its duration in milliseconds. */
export type RecordRequest = (
  labels: { method: string; route: string; status: number },
  ms: number,
) => void;

export type RequestDurations = { record: RecordRequest; histogram: Histogram };

/** The durations of all requests, whether Fastify or the response cache responds to them. */
export function makeRequestDurations(): RequestDurations {
  const histogram = new Histogram({
    name: "http_request_duration_seconds",
    help: "HTTP request duration in seconds, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [],
  });
  return { histogram, record: (labels, ms) => histogram.observe(labels, ms / 1000) };
}
