import { mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";

/** Chromium from an npm package, so that tests need no download. */
export const executablePath: string = await unpacked();

/** Unpacks it into a folder of the current user; a file unpacked by another user must not be executed. */
async function unpacked(): Promise<string> {
  const { TMPDIR } = process.env;
  const folder = join(
    process.env["BROWSER_FOLDER"] ?? tmpdir(),
    `wagabond-chromium-${userInfo().uid}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.env["TMPDIR"] = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
}

/** Arguments to run as root and without a GPU. */
export const launchArgs = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
  "--num-raster-threads=1",
  "--disable-partial-raster",
  "--disable-lcd-text",
];
