import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const server = globSync("server/**/*.test.ts");
/** By what it names: a server with a database behind it, or a database itself. */
const opensDatabase = (path: string) =>
  /testServer|makeScene|openDatabase|openInstance|postgres/i.test(readFileSync(path, "utf8"));
const onDatabase = server.filter(opensDatabase);

/** What is about bytes, the wire and who may, and asks the database for nothing that differs from one to the other. */
const aboutWire =
  /\/(?:testing\/authorization|gifs\/gifs|closing|http\/(?:contracts|wire|parts|multipart|request-target|limits)|accounts\/limits|files\/(?:uploads|served-pictures|private-files|on-s3)|storefront-api\/endpoint)\.test\.ts$/;

/**
 * Rooms without I/O and what of the server needs no database once; all else on PGlite and most of it again on PostgreSQL,
 * so that all tests stay below twenty minutes on a machine that is a little slower, too. A server
 * keeps nothing outside of itself, so that files with servers share the modules of a process: to load them anew for
 * each file costs more than most files do.
 */
export default defineConfig({
  test: {
    // One for each core of the smallest machine; left alone, one core rests.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "faults",
          include: ["e2e/faults/*.test.ts"],
          globalSetup: ["e2e/faults/global-build.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "rooms",
          testTimeout: 30_000,
          include: ["{contracts,art,reference,storefront,web,scripts,bench}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "server",
          testTimeout: 30_000,
          include: server.filter((path) => !onDatabase.includes(path)),
        },
      },
      {
        test: {
          name: "pglite",
          include: onDatabase,
          isolate: false,
          env: { TEST_DATABASE: "pglite" },
          globalSetup: ["server/src/testing/global-pglite.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "postgres",
          include: onDatabase.filter((path) => !aboutWire.test(path)),
          isolate: false,
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["server/src/testing/global-postgres.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
