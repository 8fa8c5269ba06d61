import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import { type FloodKind, type FloodReport, measureFloods, newAccount } from "./floods.ts";
import { inMs } from "./latency.ts";
import { faultsIn, type Outcome } from "./outcome.ts";

/** The largest factor by which a flood may slow down another member's median. */
const ratioMax = 3;
const healthMs = 200;
const connections = 90;

const countsOf = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
const only = (statuses: Record<string, number>, ...expected: string[]) =>
  Object.keys(statuses).every((status) => expected.includes(status));

async function flooded(
  kinds: readonly FloodKind[],
  expected: readonly string[],
  databaseUrl?: string,
): Promise<Outcome> {
  const { floods, alive } = await measureFloods(kinds, databaseUrl);
  const lineOf = ({ name, quiet, member, ratio, health, statuses }: FloodReport) =>
    `${name}: ${quiet.p50.toFixed(1)} -> ${member.p50.toFixed(1)} ms, × ${ratio.toFixed(2)} (p99 ${inMs(member.p99)}), health p50 ${inMs(health.p50)}, p99 ${inMs(health.p99)}; ${countsOf(statuses)}`;
  const faultsOf = ({ name, member, ratio, health, statuses }: FloodReport) =>
    faultsIn({
      [`${name}: another member's median is × ${ratio.toFixed(2)}`]: !(ratio < ratioMax),
      [`${name}: another member got ${countsOf(member.statuses)}`]: !only(member.statuses, "200"),
      [`${name}: health's p99 is ${inMs(health.p99)}`]: health.p99 >= healthMs,
      [`${name}: health got ${countsOf(health.statuses)}`]: !only(health.statuses, "200"),
      [`${name}: the flood got ${countsOf(statuses)}`]: !only(statuses, ...expected),
    });
  return {
    figures: `another member's median: ${floods.map(({ name, ratio }) => `${name} × ${ratio.toFixed(2)}`).join(", ")}`,
    lines: floods.map((flood) => ({ held: faultsOf(flood).length === 0, text: lineOf(flood) })),
    faults: [...floods.flatMap(faultsOf), ...faultsIn({ "the server is down": !alive })],
  };
}

const byAccount = (path: string, body?: object): FloodKind => ({
  name: path.split("?")[0] ?? path,
  load: async (server) => {
    const headers = { authorization: `Bearer ${await newAccount(server)}` };
    const request = body ? { method: "POST", path, headers, body } : { path, headers };
    return { connections, requests: [request] };
  },
});

/** One account, whose email isn't verified, sends as much as it can. */
export const membersFlooded = (databaseUrl?: string): Promise<Outcome> =>
  flooded(
    [
      byAccount("/api/hoots/paginated?limit=50"),
      byAccount("/api/search?q=dog"),
      byAccount("/api/notifications"),
      byAccount("/api/profiles/me"),
    ],
    ["200", "429", "503"],
    databaseUrl,
  );

const keys = Array.from({ length: 100 }, (_, n) => `k${n}=${"x".repeat(75)}`).join("&");
const byTarget = (name: string, ...paths: string[]): FloodKind => ({
  name,
  load: () => ({ connections, requests: paths.map((path) => ({ path })) }),
});

/** Targets that are longer than allowed, and as long as allowed. */
export const targetsLong = (databaseUrl?: string): Promise<Outcome> =>
  flooded(
    [
      byTarget(
        "60 kB",
        `/?q=${"x".repeat(60_000)}`,
        `/api/hoots/paginated?x=${"x".repeat(60_000)}`,
      ),
      byTarget("2,000 keys", `/?${"a=1&".repeat(2_000)}`),
      byTarget("8 kB", `/?${keys}`, `/allposts?${keys}`, `/api/hoots/paginated?${keys}`),
      byTarget("a path of 8 kB", `/${"a/".repeat(4_000)}`),
    ],
    ["200", "400", "404", "414", "429", "503"],
    databaseUrl,
  );

const terms = Array.from({ length: 50 }, (_, n) => `term${n}`).join(" ");
const storefrontRequest = (query: string, variables = {}) => ({
  method: "POST",
  path: "/storefront/api/2025-01/graphql",
  headers: { "x-shopify-storefront-access-token": demoShopToken },
  body: { query, variables },
});
const byQuery = (name: string, query: string, variables?: object): FloodKind => ({
  name,
  load: () => ({ connections: 10, requests: [storefrontRequest(query, variables)] }),
});

/** Expensive requests to the shop's API with its public token. */
export const queriesExpensive = (databaseUrl?: string): Promise<Outcome> =>
  flooded(
    [
      byQuery(
        "three searches of 50 terms",
        `query ($q: String) { ${["a", "b", "c"].map((alias) => `${alias}: products(first: 20, query: $q) { nodes { id title } }`).join(" ")} }`,
        { q: terms },
      ),
      byQuery(
        "all products with variants and pictures",
        "{ products(first: 250) { nodes { id title description variants(first: 250) { nodes { id title } } images(first: 250) { nodes { url } } } } }",
      ),
    ],
    ["200", "THROTTLED", "429", "503"],
    databaseUrl,
  );
