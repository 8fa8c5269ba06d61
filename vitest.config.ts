import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { executablePath, launchArgs } from "./e2e/browser.ts";
import { commands, wire } from "./e2e/components/wire.ts";
import { findPostgres } from "./server/testing/postgres.ts";

const server = globSync("server/**/*.test.ts");
/** By what it names: a server with a database behind it, or a database itself. */
const opensDatabase = (path: string) =>
  /testServer|makeScene|openDatabase|openInstance|postgres/i.test(readFileSync(path, "utf8"));
const onDatabase = server.filter(opensDatabase);

/** Waits end when the event comes. These limits only end a test that hangs, also on a machine with other work. */
const waits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
/** Requests leave much garbage at once. With more room for it, tests of the server need a sixth less of the processor. */
const execArgv = ["--min-semi-space-size=32", "--max-semi-space-size=64"];
const usual = { ...waits, execArgv };

/** They mock a module or count the processes of their own: modules and process must not be shared with other files. */
const isAlone = (path: string) => /vi\.mock\(|childrenOf\(process/.test(readFileSync(path, "utf8"));
const withoutDatabase = server.filter((path) => !onDatabase.includes(path));

const hasPostgres = findPostgres() !== undefined;

/** `npm run test:all`: the long tests too, and everything on both engines. */
const isWhole = process.env["TEST_ALL"] !== undefined;
const long = ["e2e/faults/heap-per-load.test.ts"];

const onlyOnPostgres = /\w+\.skipIf\(process\.env\["TEST_DATABASE"\] !== "postgres"\)/g;

/**
 * Where PGlite differs from PostgreSQL for what is built on it: search, and files with tests for it. `platform/` and
 * `operations/` run on it as a whole before a change to them lands, and else only what PGlite alone has.
 */
const differs = (path: string) =>
  /\/(?:platform|operations)\//.test(path)
    ? /\/(?:db\/pglite\/|events|backup\/snapshots\.)/.test(path)
    : /\/(?:community\/search\/|commerce\/catalog\/catalog\.|lookup\/venues\/nearest\.)/.test(
        path,
      ) || readFileSync(path, "utf8").replace(onlyOnPostgres, "").includes("TEST_DATABASE");

/** PGlite runs everything where there is no PostgreSQL; else `every-call.test.ts` calls each feature on it. */
const onPglite = hasPostgres && !isWhole ? onDatabase.filter(differs) : onDatabase;

/** Signing up and logging in cost a hundredth of what they cost elsewhere (`passwords.test.ts` holds both). */
const alias = [
  {
    find: /^\.\/password-cost\.ts$/,
    replacement: join(import.meta.dirname, "server/testing/password-cost.ts"),
  },
];

/**
 * Tests without I/O and tests of the server that open no database run once; those that open one run on PostgreSQL, and
 * on PGlite where it differs, or all of them with `npm run test:all`. Nothing is kept outside of what a test creates, so
 * files share the modules of a process: loading them for each file costs more than most files do.
 */
export default defineConfig({
  test: {
    // Tests of the server wait for a third of their time, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "faults",
          include: ["e2e/faults/*.test.ts"],
          exclude: [...configDefaults.exclude, ...(isWhole ? [] : long)],
          globalSetup: ["e2e/faults/global-build.ts"],
          // They run beside the tests of the server: one server under load at a time.
          fileParallelism: false,
          ...usual,
        },
      },
      {
        test: {
          name: "unit",
          ...usual,
          isolate: false,
          include: [
            "{contracts,format,art,reference,storefront,bookings,web,scripts,tools,bench}/**/*.test.{ts,tsx}",
          ],
          exclude: [...configDefaults.exclude, "**/*.browser.test.*"],
        },
      },
      {
        plugins: [wire],
        optimizeDeps: { entries: ["web/app/**/*.testing.tsx", "web/**/*.browser.test.{ts,tsx}"] },
        test: {
          name: "browser",
          ...usual,
          // They share one wire, whose faults must not reach the requests of another file.
          fileParallelism: false,
          include: ["web/**/*.browser.test.{ts,tsx}"],
          globalSetup: ["e2e/components/global-server.ts"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath, args: launchArgs } }),
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
            commands,
          },
        },
      },
      {
        test: {
          name: "server",
          alias,
          ...usual,
          isolate: false,
          include: withoutDatabase.filter((path) => !isAlone(path)),
        },
      },
      {
        test: {
          name: "alone",
          alias,
          ...usual,
          include: withoutDatabase.filter(isAlone),
        },
      },
      {
        test: {
          name: "pglite",
          alias,
          include: onPglite,
          isolate: false,
          env: { TEST_DATABASE: "pglite" },
          globalSetup: ["server/testing/global-pglite.ts"],
          ...usual,
        },
      },
      {
        test: {
          name: "postgres",
          alias,
          include: onDatabase,
          isolate: false,
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["server/testing/global-postgres.ts"],
          ...usual,
        },
      },
    ],
  },
});
