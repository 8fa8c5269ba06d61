import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import * as z from "zod/mini";
import { executablePath, launchArgs } from "../e2e/browser.ts";
import { kill, startServer } from "../e2e/faults/server-process.ts";
import { median } from "../bench/statistics.ts";
import { buildWhatIsStale } from "./build.ts";
import { budgets, type Measure, readReport, type Report } from "./audit-report.ts";

const usage = `npm run audit -- [--quick] [--runs 5] [--only /path]
Public pages under Lighthouse's mobile profile: 1.6 Mb/s, 150 ms, processor four times slower, cold cache.`;

const { values: args } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const runs = args.quick ? 1 : Number(args.runs);
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** npx keeps it in its own cache: with what it brings, it is larger than all that the product runs. */
const lighthouse = "lighthouse@13.5.0";
const largestReport = 100e6;

/** A new browser for each run, so that nothing is cached. */
async function auditOnce(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      lighthouse,
      url,
      "--output=json",
      "--quiet",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=${["--headless", ...launchArgs].join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: largestReport },
  );
  return readReport(JSON.parse(stdout));
}

const Hoots = z.object({ data: z.array(z.object({ _id: z.string() })) });

/** The public pages, with the first hoot of the demo data, and one lookup page of each kind. */
async function pagesOf(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/hoots/paginated?limit=1`);
  const [hoot] = z.parse(Hoots, await answer.json()).data;
  const check = "/check?species=dog&from=Boston&to=London&date=2099-03-14&back=2099-04-04&by=cabin";
  const answers = [
    "/check",
    check,
    "/documents/USA/Mexico",
    "/airlines/delta/national",
    "/services/vet/Berlin",
  ];
  const shop = ["/marketplace", "/product/101"];
  return ["/", "/allposts", `/hoots/${hoot?._id}`, ...answers, ...shop].filter(
    (path) => !args.only || path === args.only || path.startsWith(`${args.only}/`),
  );
}

type Verdict = "" | "below target" | "FAILS";

function judge({ target, fail, more }: (typeof budgets)[Measure], figure: number): Verdict {
  const misses = (limit: number) => (more === "is better" ? figure < limit : figure > limit);
  if (misses(fail)) return "FAILS";
  return misses(target) ? "below target" : "";
}

/** Prints a page's figures beside their budgets; true if none exceeds its limit. */
function tell(path: string, reports: Report[]): boolean {
  console.log(`\n${path}`);
  let holds = true;
  for (const [measure, budget] of Object.entries(budgets) as [
    Measure,
    (typeof budgets)[Measure],
  ][]) {
    const figures = reports.map(({ figures }) => figures[measure]);
    const middle = median(figures);
    const verdict = judge(budget, middle);
    if (verdict === "FAILS") holds = false;
    const range = `${budget.show(Math.min(...figures))} to ${budget.show(Math.max(...figures))}`;
    const columns = [
      `  ${measure.padEnd(22)}${budget.show(middle).padStart(10)}`,
      (reports.length > 1 ? range : "").padEnd(24),
      `target ${budget.show(budget.target)}, fails at ${budget.show(budget.fail)}`.padEnd(44),
      verdict,
    ];
    console.log(columns.join("  ").trimEnd());
  }
  const faults = new Set(reports.flatMap(({ faults }) => faults));
  for (const fault of faults) console.log(`  - ${fault}`);
  return holds;
}

/** Reports a page that cannot be audited and continues with the others. */
async function auditPage(address: string, path: string): Promise<boolean> {
  try {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(address + path));
    return tell(path, reports);
  } catch (error) {
    console.log(`\n${path}\n  BROKEN: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function audit(): Promise<number> {
  if (args.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  const folder = mkdtempSync(join(tmpdir(), "wagabond-audit-"));
  const server = await startServer({ DATA_DIR: folder });
  try {
    let holds = true;
    for (const path of await pagesOf(server.address)) {
      holds = (await auditPage(server.address, path)) && holds;
    }
    return holds ? 0 : 1;
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await audit();
