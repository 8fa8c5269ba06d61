import { join } from "node:path";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import type { Asker, Ground } from "./ffuf.ts";
import { optionsOf, run, type Scan } from "./programs.ts";
import { addressOf, type Target } from "./targets.ts";

/** Where what is sent comes near to SQL; the rest are ids, which are looked at before. */
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

type Question = { name: string; args: string[] };

/** Tries injections into every query, path and JSON field of the chosen calls, and into the storefront's variables. */
export async function sqlmap(ground: Ground, asker: Asker, eachMs: number): Promise<Scan[]> {
  const questions = [
    ...ground.targets
      .filter(({ method, path }) => chosen.includes(`${method} ${path}`))
      .map((target) => questionOf(ground, target, asker)),
    storefront(ground),
  ];
  const scan: Scan = {
    program: "sqlmap",
    what: `level 2, risk 2: ${questions.length} calls`,
    found: [],
  };
  const unfinished: string[] = [];
  let refused = 0;
  for (const { name, args } of questions) {
    const { said, isWhole } = await run(
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
          "--output-dir": join(ground.folder, "sqlmap"),
        }),
      ],
      ground.folder,
      eachMs,
    );
    refused += codesIn(said);
    if (!isWhole) unfinished.push(name);
    for (const line of said.split("\n")) {
      // A first impression counts where there was no time for the proof.
      const isSuspect = !isWhole && /appears to be .*injectable/.test(line);
      if (isSuspect || /is vulnerable|Type: |Payload: /.test(line)) {
        scan.found.push(`${name}: ${line.trim()}`);
      }
    }
    if (!said.includes("testing"))
      scan.found.push(`${name}: nothing was tried: ${said.slice(-200)}`);
  }
  const inTime = {
    ...scan,
    what: `${scan.what}, ${questions.length - unfinished.length} to their end, ${refused} times refused`,
  };
  return [
    unfinished.length > 0
      ? { ...inTime, what: `${inTime.what} (not: ${unfinished.join(", ")})` }
      : inTime,
  ];
}

/** How often it was refused; sqlmap counts nothing else at its end. */
const codesIn = (said: string): number =>
  Array.from(said.matchAll(/\d{3} \([^)]*\) - (\d+) times/g), ([, times]) => Number(times)).reduce(
    (sum, times) => sum + times,
    0,
  );

function questionOf(ground: Ground, target: Target, asker: Asker): Question {
  const { method, path, slots, body } = target;
  const queries = slots.filter((slot) => slot.in === "query").map(({ name }) => `${name}=1`);
  const inPath = slots.find((slot) => slot.in === "path");
  const place =
    queries.length > 0 ? addressOf(target, ground.usual) : starred(ground, target, inPath);
  const address = `${ground.address}${place}${queries.length > 0 ? `?${queries.join("&")}` : ""}`;
  return {
    name: `${method} ${path}`,
    args: [
      ...optionsOf({ "-u": address, "--method": method }),
      ...(body ? asJson(body) : []),
      ...(asker.token ? optionsOf({ "-H": `Authorization: Bearer ${asker.token}` }) : []),
    ],
  };
}

const asJson = (body: object) =>
  optionsOf({ "--data": JSON.stringify(body), "-H": "Content-Type: application/json" });

/** With sqlmap's mark behind what stands in the path. */
function starred(
  ground: Ground,
  target: Target,
  slot: Target["slots"][number] | undefined,
): string {
  if (!slot || target.body) return addressOf(target, ground.usual);
  return addressOf(target, ground.usual, slot, "1*");
}

function storefront({ address }: Ground): Question {
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
