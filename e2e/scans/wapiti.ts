import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Client, Site } from "./ffuf.ts";
import { optionsOf, run, type Scan } from "./programs.ts";
import { addressOf } from "./targets.ts";

const Finding = z.object({ method: z.string(), path: z.string(), info: z.string() });
const Findings = z.record(z.string(), z.array(Finding));
const Report = z.object({ vulnerabilities: Findings, anomalies: Findings });

/** All modules except those that look for other software (`nikto`, `buster`, `wapp`) or guess passwords. */
const modules =
  "backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe";
const pages = [
  "",
  "posts",
  "allposts",
  "blogs",
  "articles",
  "flights",
  "fly",
  "search?q=lima",
  "marketplace",
  "cart",
  "signup",
  "login",
  "forgot",
  "reset?token=x",
  "newsletter",
  "documents/US/MX",
  "find?from=US&to=MX",
];

const perKind = 5;

/** Crawls the pages, then attacks every URL with a query and every form. */
export async function wapiti(site: Site, client: Client, atMostMs: number): Promise<Scan> {
  const reads = site.targets.filter(({ method, slots }) => method === "GET" && slots.length > 0);
  const starts = [
    ...pages,
    ...reads.map((target) =>
      addressOf(
        target,
        site.examples,
        target.slots.find((slot) => slot.in === "query"),
        "1",
      ).slice(1),
    ),
  ];
  const report = join(site.folder, `wapiti-${client.name.replaceAll(" ", "-")}.json`);
  const eachMs = Math.floor(atMostMs / modules.split(",").length);
  const inSeconds = (ms: number) => String(Math.max(10, Math.floor(ms / 1_000)));
  const { output } = await run(
    "wapiti",
    [
      "--flush-session",
      "--no-bugreport",
      ...starts.flatMap((path) => ["-s", `${site.address}/${path}`]),
      ...optionsOf({
        "-u": `${site.address}/`,
        "--scope": "folder",
        "-m": modules,
        "-d": "2",
        "--max-links-per-page": "40",
        "--max-files-per-dir": "40",
        "--max-scan-time": inSeconds(atMostMs / 4),
        "--max-attack-time": inSeconds(eachMs),
        "--store-session": join(site.folder, "wapiti"),
        "-t": "10",
        "-v": "0",
        "-f": "json",
        "-o": report,
        ...(client.token ? { "-H": `Authorization: Bearer ${client.token}` } : {}),
      }),
    ],
    site.folder,
    atMostMs * 2,
  );
  const crawled = /found (\d+) URLs and forms/.exec(output)?.[1] ?? "?";
  const what = `${crawled} addresses and forms, ${client.name}`;
  if (!existsSync(report))
    return { program: "wapiti", what, found: [`it wrote no report: ${output.trim().slice(-200)}`] };
  const { vulnerabilities, anomalies } = z.parse(Report, JSON.parse(readFileSync(report, "utf8")));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) => [
    ...findings
      .slice(0, perKind)
      .map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`.slice(0, 200)),
    ...(findings.length > perKind ? [`${kind}: ${findings.length - perKind} more`] : []),
  ]);
  return { program: "wapiti", what, found };
}
