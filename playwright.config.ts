import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { executablePath, launchArgs } from "./e2e/browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 3179);
// Workers read the config again; the folder is the same for all of them.
const dataDir = (process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "wagabond-e2e-")));
const publicUrl = `http://localhost:${port}`;

/** Journeys in a real browser, against the built server with the demo data on PGlite. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  // Waits end when the event comes. These limits only end a journey that hangs, also on a machine with other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env["CI"] !== undefined,
  // `npm test` names at its end what passed only then.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Journeys wait more than they compute.
  workers: 3,
  reporter: [["list"]],
  use: {
    baseURL: publicUrl,
    launchOptions: { executablePath, args: launchArgs },
    // Each pixel is drawn by the processor.
    viewport: { width: 1280, height: 720 },
    colorScheme: "light",
    // Journeys that judge motion ask for it; in all others frames are only drawn after a change.
    reducedMotion: "reduce",
    // A worker keeps its browser context, and so its cached scripts; storage is cleared between journeys.
    reuseContext: true,
    locale: "en-US",
    // It would answer in place of routed requests; its own journeys allow it.
    serviceWorkers: "block",
    // To record every journey takes half as long again. `--trace on` records one that failed.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node e2e/make-databases.ts && exec node server/src/main.ts",
    url: `${publicUrl}/api/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      E2E_DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
      INBOUND_MAIL_SECRET: "journeys-deliver-their-mail-with-this",
      INBOUND_MAIL_SERVER: "mx.example.org",
      INBOUND_MAIL_ADDRESS: "trips@wagabond.example",
    },
  },
});
