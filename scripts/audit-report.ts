import * as z from "zod/mini";

type Budget = {
  target: number;
  fail: number;
  more: "is better" | "is worse";
  show: (figure: number) => string;
};

const score = (target: number, fail: number): Budget => ({
  target,
  fail,
  more: "is better",
  show: (figure) => figure.toFixed(0),
});
const limit = (target: number, fail: number, show: Budget["show"]): Budget => ({
  target,
  fail,
  more: "is worse",
  show,
});
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Budgets of public pages: the target, and the limit that fails. */
export const budgets = {
  performance: score(95, 90),
  accessibility: score(100, 100),
  "best practices": score(100, 95),
  SEO: score(100, 95),
  "largest paint": limit(2_000, 2_500, seconds),
  "layout shift": limit(0.02, 0.1, (figure) => figure.toFixed(3)),
  "blocking time": limit(150, 300, milliseconds),
  scripts: limit(150_000, 170_000, kilobytes),
  styles: limit(20_000, 30_000, kilobytes),
  fonts: limit(45_000, 70_000, kilobytes),
  "largest picture": limit(90_000, 150_000, kilobytes),
  "requests before paint": limit(12, 20, (figure) => figure.toFixed(0)),
} satisfies Record<string, Budget>;

export type Measure = keyof typeof budgets;
export type Report = { figures: Record<Measure, number>; faults: string[] };

const NetworkRequests = z.array(
  z.object({
    resourceType: z.optional(z.string()),
    networkRequestTime: z.number(),
    transferSize: z.number(),
  }),
);
const Metrics = z.tuple([z.object({ observedLargestContentfulPaint: z.number() })], z.unknown());
const Items = z.object({ items: z.unknown() });
const Places = z.array(z.object({ node: z.optional(z.object({ selector: z.string() })) }));

const Audit = z.object({
  title: z.string(),
  score: z.nullable(z.number()),
  numericValue: z.optional(z.number()),
  displayValue: z.optional(z.string()),
  details: z.optional(z.unknown()),
});
const AuditRef = z.object({ id: z.string(), weight: z.number(), group: z.optional(z.string()) });
const Category = z.object({
  title: z.string(),
  score: z.nullable(z.number()),
  auditRefs: z.array(AuditRef),
});
/** What is read of Lighthouse's JSON. */
const Result = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  audits: z.record(z.string(), Audit),
  categories: z.record(z.string(), Category),
});
type Result = z.output<typeof Result>;

/** A page's figures, and the audits it fails. Throws if Lighthouse couldn't load the page. */
export function readReport(report: unknown): Report {
  const { audits, categories, runtimeError } = z.parse(Result, report);
  if (runtimeError) throw new Error(runtimeError.message);
  const itemsOf = (id: string) => z.parse(Items, audits[id]?.details).items;
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (id: string) => (categories[id]?.score ?? Number.NaN) * 100;
  const requests = z.parse(NetworkRequests, itemsOf("network-requests"));
  const [{ observedLargestContentfulPaint: paint }] = z.parse(Metrics, itemsOf("metrics"));
  const sizesOf = (type: string) =>
    requests.flatMap((one) => (one.resourceType === type ? [one.transferSize] : []));
  const bytesOf = (type: string) => sizesOf(type).reduce((sum, size) => sum + size, 0);
  return {
    figures: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best practices": scoreOf("best-practices"),
      SEO: scoreOf("seo"),
      "largest paint": numberOf("largest-contentful-paint"),
      "layout shift": numberOf("cumulative-layout-shift"),
      "blocking time": numberOf("total-blocking-time"),
      scripts: bytesOf("Script"),
      styles: bytesOf("Stylesheet"),
      fonts: bytesOf("Font"),
      "largest picture": Math.max(0, ...sizesOf("Image")),
      "requests before paint": requests.filter((one) => one.networkRequestTime < paint).length,
    },
    faults: faultsIn({ audits, categories }),
  };
}

/** Relevant failed audits, each with the first elements. */
function faultsIn({ audits, categories }: Pick<Result, "audits" | "categories">): string[] {
  const faults: string[] = [];
  for (const { title, auditRefs } of Object.values(categories)) {
    for (const { id, weight, group } of auditRefs) {
      const audit = audits[id];
      const counts = weight > 0 || group === "insights" || group === "diagnostics";
      if (!audit || !counts || audit.score === null || audit.score >= 0.9) continue;
      const value = audit.displayValue ? ` (${audit.displayValue})` : "";
      faults.push(
        [`${title}: ${audit.title}${value}`, ...placesOf(audit.details)].join("\n      "),
      );
    }
  }
  return faults;
}

function placesOf(details: unknown): string[] {
  const table = z.safeParse(z.object({ items: Places }), details);
  if (!table.success) return [];
  const selectors = table.data.items.flatMap(({ node }) => (node ? [node.selector] : []));
  return selectors.slice(0, 3);
}
