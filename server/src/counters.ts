import type { MetricCounter } from "./platform/http/health.ts";
import type { LimitCounts } from "./platform/http/limit-error.ts";

type Counted = Pick<LimitCounts, "counts">;
type Counts = Record<"overload" | "limited" | "droppedMails" | "droppedInbound", Counted> &
  Record<"untrusted" | "unconfirmed", MetricCounter["values"]>;

/** What the metrics count of requests and emails. */
export const countersOf = ({
  overload,
  limited,
  droppedMails,
  droppedInbound,
  untrusted,
  unconfirmed,
}: Counts): MetricCounter[] => [
  {
    name: "overload_refusals_total",
    help: "Requests rejected with OVERLOADED, by kind of work, such as logins and uploads.",
    values: () => overload.counts,
  },
  {
    name: "limit_refusals_total",
    help: "Requests that a limit rejected, and first posts with links that were held, by the limit.",
    label: "limit",
    values: () => limited.counts,
  },
  {
    name: "mails_dropped_total",
    help: "Emails that were not sent because their address gets no more of them this hour, by cause.",
    label: "limit",
    values: () => droppedMails.counts,
  },
  {
    name: "inbound_mails_dropped_total",
    help: "Forwarded emails that were not taken, by reason, such as an unknown sender.",
    label: "limit",
    values: () => droppedInbound.counts,
  },
  {
    name: "untrusted_forwarded_requests_total",
    help: "Requests forwarded by proxies that are not in TRUST_PROXY.",
    values: untrusted,
  },
  {
    name: "unconfirmed_writes_total",
    help: "Writes answered before another server confirmed them, such as decisions, blocks and settings.",
    values: unconfirmed,
  },
];
