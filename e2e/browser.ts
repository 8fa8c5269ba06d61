import chromium from "@sparticuz/chromium";

/** The Chromium that comes inside an npm package, so that no test has to download one. */
export const executablePath: string = await chromium.executablePath();

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
