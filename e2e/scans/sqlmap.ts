import { join } from "node:path";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import type { Client, Site } from "./ffuf.ts";
import { optionsOf, run, type Scan } from "./programs.ts";
import { addressOf, type Target } from "./targets.ts";

/** Calls whose input is used near SQL; other inputs are IDs, which are validated first. */
const chosen = [
  "GET /api/hoots/search",
  "GET /api/search",
  "GET /api/hoots/paginated",
  "GET /api/profiles",
  "GET /api/blogs",
  "GET /api/places",
  "GET /api/airports",
  "GET /api/providers",
  "GET /api/documents/{from}/{to}",
  "GET /api/services/{service}/{location}",
  "GET /api/hoots/{id}",
  "GET /api/profiles/{id}",
  "GET /api/shared/{token}",
  "GET /api/orders",
  "GET /api/gifs/search",
  "POST /api/auth/login",
  "POST /api/auth/forgot",
  "POST /api/auth/verify",
  "POST /api/newsletter",
  "POST /api/hoots",
  "PUT /api/cart",
  "POST /api/providers",
  "PUT /api/polls/{country}",
];

type Call = { name: string; args: string[] };

/** Tries injections into every query, path and JSON field of the selected calls, and into the storefront's variables. */
export async function sqlmap(site: Site, client: Client, eachMs: number): Promise<Scan[]> {
  const calls = [
    ...site.targets
      .filter(({ method, path }) => chosen.includes(`${method} ${path}`))
      .map((target) => callOf(site, target, client)),
    storefront(site),
  ];
  const scan: Scan = {
    program: "sqlmap",
    what: `level 2, risk 2: ${calls.length} calls`,
    found: [],
  };
  const unfinished: string[] = [];
  let rejected = 0;
  for (const { name, args } of calls) {
    const { output, isWhole } = await run(
      "sqlmap",
      [
        ...args,
        "--batch",
        "--flush-session",
        "--skip-waf",
        "--disable-coloring",
        ...optionsOf({
          "--level": "2",
          "--risk": "2",
          "--threads": "4",
          "--dbms": "PostgreSQL",
          "--time-sec": "3",
          "--timeout": "10",
          "--retries": "0",
          "--ignore-code": "*",
          "--output-dir": join(site.folder, "sqlmap"),
        }),
      ],
      site.folder,
      eachMs,
    );
    rejected += codesIn(output);
    if (!isWhole) unfinished.push(name);
    for (const line of output.split("\n")) {
      // A suspicion counts if there was no time for the proof.
      const isSuspect = !isWhole && /appears to be .*injectable/.test(line);
      if (isSuspect || /is vulnerable|Type: |Payload: /.test(line)) {
        scan.found.push(`${name}: ${line.trim()}`);
      }
    }
    if (!output.includes("testing"))
      scan.found.push(`${name}: no attempt was made: ${output.slice(-200)}`);
  }
  const inTime = {
    ...scan,
    what: `${scan.what}, ${calls.length - unfinished.length} finished, ${rejected} times rejected`,
  };
  return [
    unfinished.length > 0
      ? { ...inTime, what: `${inTime.what} (not: ${unfinished.join(", ")})` }
      : inTime,
  ];
}

/** Number of rejected requests; sqlmap reports no other counts at its end. */
const codesIn = (output: string): number =>
  Array.from(output.matchAll(/\d{3} \([^)]*\) - (\d+) times/g), ([, times]) =>
    Number(times),
  ).reduce((sum, times) => sum + times, 0);

function callOf(site: Site, target: Target, client: Client): Call {
  const { method, path, slots, body } = target;
  const queries = slots.filter((slot) => slot.in === "query").map(({ name }) => `${name}=1`);
  const inPath = slots.find((slot) => slot.in === "path");
  const place =
    queries.length > 0 ? addressOf(target, site.examples) : starred(site, target, inPath);
  const address = `${site.address}${place}${queries.length > 0 ? `?${queries.join("&")}` : ""}`;
  return {
    name: `${method} ${path}`,
    args: [
      ...optionsOf({ "-u": address, "--method": method }),
      ...(body ? asJson(body) : []),
      ...(client.token ? optionsOf({ "-H": `Authorization: Bearer ${client.token}` }) : []),
    ],
  };
}

const asJson = (body: object) =>
  optionsOf({ "--data": JSON.stringify(body), "-H": "Content-Type: application/json" });

/** Adds sqlmap's mark after the path value. */
function starred(site: Site, target: Target, slot: Target["slots"][number] | undefined): string {
  if (!slot || target.body) return addressOf(target, site.examples);
  return addressOf(target, site.examples, slot, "1*");
}

function storefront({ address }: Site): Call {
  const query = `query($q: String, $h: String, $after: String) {
    products(first: 2, query: $q, after: $after) { edges { node { id } } }
    productByHandle(handle: $h) { id } }`;
  return {
    name: "POST /storefront/api/2025-01/graphql",
    args: [
      ...optionsOf({ "-u": `${address}/storefront/api/2025-01/graphql`, "--method": "POST" }),
      ...asJson({
        query: query.replaceAll(/\s+/g, " "),
        variables: { q: "title:dog*", h: "mug*", after: "x*" },
      }),
      ...optionsOf({ "-H": `X-Shopify-Storefront-Access-Token: ${demoShopToken}` }),
    ],
  };
}
