import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { headers, inAddresses, inBodies, inHeaders, methods, noBodies } from "./payloads.ts";
import { run, type Scan } from "./programs.ts";
import { addressOf, type Target, type Usual } from "./targets.ts";

/** A client: a guest or a member. */
export type Client = { name: string; token?: string };

export type Site = {
  address: string;
  folder: string;
  targets: Target[];
  examples: Usual;
  /** Text that these clients must never see. */
  secrets: string[];
};

const Report = z.object({
  results: z.nullable(
    z.array(
      z.object({ status: z.number(), url: z.string(), input: z.record(z.string(), z.string()) }),
    ),
  ),
});

const atMostMs = 10 * 60_000;
const connections = "20";
/** Text that no response may contain: code paths, database errors, secrets. */
const leaks = [
  String.raw`    at .+:\d+:\d+`,
  "node_modules",
  "/server/src/",
  "root:.:0:0",
  "syntax error at",
  "SQLSTATE",
  String.raw`relation \\"`,
  "argon2",
  "password_hash",
  "PRIVATE KEY",
];

/** Paths that can end a session or delete an account; only guests request them. */
const endsSession = ({ path }: Target) => path.startsWith("/api/auth/");

/** Sends hostile values in every part of every URL, every field of every body, and headers. */
export async function fuzz(site: Site, client: Client): Promise<Scan[]> {
  const targets = client.token ? site.targets.filter((one) => !endsSession(one)) : site.targets;
  return [
    await addresses(site, client, targets),
    await bodies(site, client, targets),
    // A session would need the same header.
    ...(client.token ? [] : [await inEachHeader(site, client)]),
    await inEachMethod(site, client, targets),
  ];
}

async function addresses(site: Site, client: Client, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `addresses, ${client.name}`, requests: 0, found: [] };
  for (const method of new Set(targets.map((target) => target.method))) {
    const lines = targets
      .filter((target) => target.method === method)
      .flatMap((target) =>
        target.slots.flatMap((slot) =>
          inAddresses.map((what) => addressOf(target, site.examples, slot, what).slice(1)),
        ),
      );
    const pages = method === "GET" ? strayAddresses(targets) : [];
    await runOnce(site, client, scan, { method, address: "FUZZ", values: [...lines, ...pages] });
  }
  return scan;
}

/** Below the roots of served files. */
const strayAddresses = (targets: Target[]): string[] => {
  const roots = [
    "",
    "api/",
    "files/",
    "art/v1/",
    "assets/",
    "storefront/",
    "hoots/",
    "shared/",
    "calendars/",
    "product/",
  ];
  const guessed = [
    ".env",
    ".git/config",
    "package.json",
    "data/session-secret",
    "server/src/main.ts",
    "api/metrics",
  ];
  const parents = new Set(targets.map(({ path }) => `${path.split("/").slice(1, 3).join("/")}/`));
  return [...roots, ...parents].flatMap((root) =>
    [...inAddresses, ...guessed].map((what) => root + what),
  );
};

async function bodies(site: Site, client: Client, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `bodies, ${client.name}`, requests: 0, found: [] };
  for (const target of targets) {
    const { body, method } = target;
    if (!body) continue;
    const values = [
      ...noBodies,
      ...Object.keys(body).flatMap((field) => inBodies.map((what) => bodyWith(body, field, what))),
    ];
    const address = addressOf(target, site.examples).slice(1);
    await runOnce(site, client, scan, {
      method,
      address,
      values,
      more: ["-H", "Content-Type: application/json", "-d", "FUZZ"],
    });
  }
  return scan;
}

function bodyWith(body: Record<string, unknown>, field: string, what: string): string {
  const fields = Object.entries(body).map(
    ([name, value]) => `${JSON.stringify(name)}:${name === field ? what : JSON.stringify(value)}`,
  );
  return `{${fields.join(",")}}`;
}

const busy = [
  "api/hoots/paginated",
  "api/hoots/search?q=a",
  "",
  "posts",
  "storefront/api/2025-01/graphql",
];

const posted = ["api/hoots", "storefront/api/2025-01/graphql"];

async function inEachHeader(site: Site, client: Client): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `headers, ${client.name}`, requests: 0, found: [] };
  for (const name of headers) {
    const header = ["-H", `${name}: FUZZ`];
    const values = inHeaders;
    await runOnce(site, client, scan, {
      method: "GET",
      address: "PLACE",
      places: busy,
      values,
      more: header,
    });
    const more = [...header, "-d", "{}"];
    await runOnce(site, client, scan, {
      method: "POST",
      address: "PLACE",
      places: posted,
      values,
      more,
    });
  }
  return scan;
}

async function inEachMethod(site: Site, client: Client, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `methods, ${client.name}`, requests: 0, found: [] };
  const paths = new Set(targets.map((target) => addressOf(target, site.examples).slice(1)));
  for (const method of methods) {
    await runOnce(site, client, scan, { method, address: "FUZZ", values: [...paths, ...busy] });
  }
  return scan;
}

type Call = {
  method: string;
  /** With `FUZZ` in place of a value, and `PLACE` in place of one of the paths. */
  address: string;
  values: readonly string[];
  places?: readonly string[];
  more?: string[];
};

/** Runs ffuf once and adds its findings and request count to the scan. */
async function runOnce(site: Site, client: Client, scan: Scan, call: Call): Promise<void> {
  const { method, address, values, places, more = [] } = call;
  const lines = [...new Set(values)].filter((line) => line !== "" && !line.includes("\n"));
  if (lines.length === 0) return;
  const [list, report] = [join(site.folder, "values.txt"), join(site.folder, "ffuf.json")];
  writeFileSync(list, lines.join("\n"));
  const second = join(site.folder, "places.txt");
  if (places) writeFileSync(second, places.join("\n"));
  writeFileSync(report, '{"results":[]}');
  const args = [
    "-s",
    "-X",
    method,
    "-u",
    `${site.address}/${address}`,
    "-w",
    list,
    ...(places ? ["-w", `${second}:PLACE`] : []),
    "-t",
    connections,
  ];
  const signedIn = client.token ? ["-H", `Authorization: Bearer ${client.token}`] : [];
  const matchers = ["-mc", "500-599", "-mr", [...leaks, ...site.secrets].join("|")];
  const output = ["-of", "json", "-o", report];
  const { isWhole } = await run(
    "ffuf",
    [...args, ...signedIn, ...more, ...matchers, ...output],
    site.folder,
    atMostMs,
  );
  if (!isWhole) scan.found.push(`${method} /${address}: not finished in time`);
  scan.requests = (scan.requests ?? 0) + lines.length * (places?.length ?? 1);
  const { results } = z.parse(Report, JSON.parse(readFileSync(report, "utf8")));
  for (const { status, url, input } of results ?? []) {
    const put = (input["FUZZ"] ?? "").slice(0, 100);
    scan.found.push(`${status} ${method} ${url.slice(0, 150)} ${more[1] ?? ""} <- ${put}`);
  }
}
