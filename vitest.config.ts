import { defineConfig } from "vitest/config";

const server = ["server/**/*.test.ts"];

/** Rooms without I/O once; the server's tests on PGlite and again on PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "faults",
          include: ["e2e/faults/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "rooms",
          testTimeout: 30_000,
          include: ["{contracts,art,reference,web,scripts,bench}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "pglite",
          include: server,
          env: { TEST_DATABASE: "pglite" },
          globalSetup: ["server/src/testing/global-pglite.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "postgres",
          include: server,
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["server/src/testing/global-postgres.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
