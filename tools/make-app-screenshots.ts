import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { executablePath, launchArgs } from "../e2e/browser.ts";

/** The pictures of the install dialog, taken of a running site with demo data: `make-app-screenshots.ts http://…` */
const [site = "http://localhost:3000"] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../web/public/brand");
const pictures = [
  { name: "app-narrow", path: "/check", width: 390, height: 844 },
  { name: "app-wide", path: "/", width: 1280, height: 800 },
];

const browser = await chromium.launch({ executablePath, args: launchArgs });
for (const { name, path, width, height } of pictures) {
  const viewport = { width, height };
  const context = { viewport, colorScheme: "light", locale: "en-US" } as const;
  const page = await browser.newPage({ ...context, serviceWorkers: "block" });
  await page.goto(new URL(path, site).href, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
}
await browser.close();
