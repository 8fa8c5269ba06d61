import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";

/** A command of a run. `tests` names the program whose report says which tests failed. */
export type Step = { name: string; command: string; args: string[]; tests?: Program };
type Program = "vitest" | "playwright";

/** What a run of steps comes to. */
export type Summary = { isGood: boolean; text: string };

/**
 * Runs steps, each of them whatever became of the others, and says at the end in one line each what failed: a step, or a
 * test of it.
 */
export function makeRun(env: NodeJS.ProcessEnv) {
  const failures: string[] = [];
  const unstable: string[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };

  /** With `beside`, prints the output in one piece at the end. True if it passed. */
  async function run(step: Step, beside = false): Promise<boolean> {
    const began = performance.now();
    if (!beside) console.log(`\n== ${step.name}`);
    const folder = mkdtempSync(join(tmpdir(), "wagabond-report-"));
    const reportFile = join(folder, "report.json");
    const { error, output } = await execute(step, { beside, env, reportFile });
    if (beside) console.log(`\n== ${step.name}\n${output}`);
    const report = step.tests && readReport(step.tests, reportFile);
    rmSync(folder, { recursive: true });
    unstable.push(...(report?.unstable ?? []));
    if (error === undefined) {
      counts.passed += 1;
      console.log(`== ${step.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
      return true;
    }
    counts.failed += 1;
    // The last line of a compiler or linter says how many mistakes it found.
    const lines = report?.failed.length
      ? report.failed
      : [`${error}${output && `: ${lastLine(output)}`}`];
    failures.push(...lines.map((line) => `${step.name}: ${line}`));
    return false;
  }

  async function inTurn(steps: readonly Step[], beside = false): Promise<void> {
    for (const step of steps) await run(step, beside);
  }

  function skip(steps: readonly Step[], reason: string): void {
    counts.skipped += steps.length;
    failures.push(...steps.map(({ name }) => `${name}: not run, because ${reason}`));
  }

  function summary(): Summary {
    const text = [
      `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ""}`,
      ...failures.map((line) => `FAILED ${line}`),
      ...unstable.map((line) => `UNSTABLE, passed when tried again: ${line}`),
    ].join("\n");
    return { isGood: failures.length === 0, text };
  }

  return { run, inTurn, skip, summary };
}

/** `error` is undefined if the program ended with 0. */
async function execute(
  { command, args, tests }: Step,
  { beside, env, reportFile }: { beside: boolean; env: NodeJS.ProcessEnv; reportFile: string },
): Promise<{ error: string | undefined; output: string }> {
  const child = spawn(command, [...args, ...(tests ? reporters[tests](reportFile) : [])], {
    stdio: beside ? "pipe" : "inherit",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => output.push(piece));
  }
  const error = await new Promise<string | undefined>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (code, signal) => {
      resolve(code === 0 ? undefined : `ended with ${signal ?? code}`);
    });
  });
  return { error, output: Buffer.concat(output).toString().trimEnd() };
}

const lastLine = (output: string) => output.split("\n").at(-1)?.trim() ?? "";

const reporters: Record<Program, (file: string) => string[]> = {
  vitest: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  playwright: () => ["--reporter=list,json"],
};

/** Tests by file and title: those that failed, and those that passed only when they were tried again. */
type Report = { failed: string[]; unstable: string[] };

/** Undefined if the program wrote no whole report. */
function readReport(program: Program, file: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"));
    return program === "vitest" ? ofVitest(report) : ofPlaywright(report);
  } catch {
    return undefined;
  }
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

function ofVitest(report: unknown): Report {
  const failed = VitestReport.parse(report).testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === "failed");
    if (tests.length > 0) {
      return tests.map(
        ({ fullName, failureMessages: [reason = ""] }) =>
          `${name} > ${oneLine(fullName)}: ${oneLine(withoutStack(reason))}`,
      );
    }
    return file.status === "failed" ? [`${name} > ${oneLine(file.message)}`] : [];
  });
  return { failed, unstable: [] };
}

/** A message without the lines that tell where it was thrown. */
const withoutStack = (message: string) =>
  stripVTControlCharacters(message).split(/\n\s+at /)[0] ?? "";

const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
type Suite = z.output<typeof Suite>;
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

function ofPlaywright(report: unknown): Report {
  const { suites, errors } = PlaywrightReport.parse(report);
  const specs = suites.flatMap(specsOf);
  const withStatus = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} > ${oneLine(title)}`);
  const others = errors.map(({ message = "An error without a message" }) => oneLine(message));
  return { failed: [...withStatus("unexpected"), ...others], unstable: withStatus("flaky") };
}

const specsOf = (suite: Suite): Suite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const longest = 300;
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, longest);
