import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { headers, inAddresses, inBodies, inHeaders, methods, noBodies } from "./payloads.ts";
import { run, type Scan } from "./programs.ts";
import { addressOf, type Target, type Usual } from "./targets.ts";

/** Who asks: nobody in particular, or somebody with a session. */
export type Asker = { name: string; token?: string };

export type Ground = {
  address: string;
  folder: string;
  targets: Target[];
  usual: Usual;
  /** Words that nobody who asks here may be shown. */
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
/** What no answer may say: where code lies, what a database says, what is a secret. */
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

/** The address and the body may end a session, or an account; they are asked by guests alone. */
const endsSession = ({ path }: Target) => path.startsWith("/api/auth/");

/** Puts what does not belong there into every part of every address, every field of every body, and headers. */
export async function fuzz(ground: Ground, asker: Asker): Promise<Scan[]> {
  const targets = asker.token ? ground.targets.filter((one) => !endsSession(one)) : ground.targets;
  return [
    await addresses(ground, asker, targets),
    await bodies(ground, asker, targets),
    // With a session it would be the same header again.
    ...(asker.token ? [] : [await inEachHeader(ground, asker)]),
    await inEachMethod(ground, asker, targets),
  ];
}

async function addresses(ground: Ground, asker: Asker, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `addresses, ${asker.name}`, asked: 0, found: [] };
  for (const method of new Set(targets.map((target) => target.method))) {
    const lines = targets
      .filter((target) => target.method === method)
      .flatMap((target) =>
        target.slots.flatMap((slot) =>
          inAddresses.map((what) => addressOf(target, ground.usual, slot, what).slice(1)),
        ),
      );
    const pages = method === "GET" ? strayAddresses(targets) : [];
    await ask(ground, asker, scan, { method, address: "FUZZ", words: [...lines, ...pages] });
  }
  return scan;
}

/** Below the roots of what is served. */
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
  const deps = new Set(targets.map(({ path }) => `${path.split("/").slice(1, 3).join("/")}/`));
  return [...roots, ...deps].flatMap((root) =>
    [...inAddresses, ...guessed].map((what) => root + what),
  );
};

async function bodies(ground: Ground, asker: Asker, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `bodies, ${asker.name}`, asked: 0, found: [] };
  for (const target of targets) {
    const { body, method } = target;
    if (!body) continue;
    const words = [
      ...noBodies,
      ...Object.keys(body).flatMap((field) => inBodies.map((what) => bodyWith(body, field, what))),
    ];
    const address = addressOf(target, ground.usual).slice(1);
    await ask(ground, asker, scan, {
      method,
      address,
      words,
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

async function inEachHeader(ground: Ground, asker: Asker): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `headers, ${asker.name}`, asked: 0, found: [] };
  for (const name of headers) {
    const header = ["-H", `${name}: FUZZ`];
    const words = inHeaders;
    await ask(ground, asker, scan, {
      method: "GET",
      address: "PLACE",
      places: busy,
      words,
      more: header,
    });
    const more = [...header, "-d", "{}"];
    await ask(ground, asker, scan, {
      method: "POST",
      address: "PLACE",
      places: posted,
      words,
      more,
    });
  }
  return scan;
}

async function inEachMethod(ground: Ground, asker: Asker, targets: Target[]): Promise<Scan> {
  const scan: Scan = { program: "ffuf", what: `methods, ${asker.name}`, asked: 0, found: [] };
  const paths = new Set(targets.map((target) => addressOf(target, ground.usual).slice(1)));
  for (const method of methods) {
    await ask(ground, asker, scan, { method, address: "FUZZ", words: [...paths, ...busy] });
  }
  return scan;
}

type Question = {
  method: string;
  /** With `FUZZ` where a word is put, and `PLACE` where one of the places is. */
  address: string;
  words: readonly string[];
  places?: readonly string[];
  more?: string[];
};

/** One run of ffuf; what is found, and how much was asked, is added to the scan. */
async function ask(ground: Ground, asker: Asker, scan: Scan, question: Question): Promise<void> {
  const { method, address, words, places, more = [] } = question;
  const lines = [...new Set(words)].filter((line) => line !== "" && !line.includes("\n"));
  if (lines.length === 0) return;
  const [list, report] = [join(ground.folder, "words.txt"), join(ground.folder, "ffuf.json")];
  writeFileSync(list, lines.join("\n"));
  const second = join(ground.folder, "places.txt");
  if (places) writeFileSync(second, places.join("\n"));
  writeFileSync(report, '{"results":[]}');
  const args = [
    "-s",
    "-X",
    method,
    "-u",
    `${ground.address}/${address}`,
    "-w",
    list,
    ...(places ? ["-w", `${second}:PLACE`] : []),
    "-t",
    connections,
  ];
  const signedIn = asker.token ? ["-H", `Authorization: Bearer ${asker.token}`] : [];
  const wanted = ["-mc", "500-599", "-mr", [...leaks, ...ground.secrets].join("|")];
  const output = ["-of", "json", "-o", report];
  const { isWhole } = await run(
    "ffuf",
    [...args, ...signedIn, ...more, ...wanted, ...output],
    ground.folder,
    atMostMs,
  );
  if (!isWhole) scan.found.push(`${method} /${address}: not done in time`);
  scan.asked = (scan.asked ?? 0) + lines.length * (places?.length ?? 1);
  const { results } = z.parse(Report, JSON.parse(readFileSync(report, "utf8")));
  for (const { status, url, input } of results ?? []) {
    const put = (input["FUZZ"] ?? "").slice(0, 100);
    scan.found.push(`${status} ${method} ${url.slice(0, 150)} ${more[1] ?? ""} <- ${put}`);
  }
}
