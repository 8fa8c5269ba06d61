import { mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";

/** The Chromium that comes inside an npm package, so that no test has to download one. */
export const executablePath: string = await unpacked();

/** Unpacks it into a folder of this user's own; one that somebody else unpacked may not be run. */
async function unpacked(): Promise<string> {
  const { TMPDIR } = process.env;
  const folder = join(tmpdir(), `wagabond-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.env["TMPDIR"] = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
}

/** What it needs to run as root and without a graphics card. */
export const launchArgs = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
];
