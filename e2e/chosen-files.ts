import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page, Request } from "@playwright/test";
import sharp from "sharp";

/** A file for a file field. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

export async function png(name: string, width = 400, height = 300): Promise<Chosen> {
  const background = "#e0a03c";
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

const photos = new Map<number, Promise<Buffer>>();

/** A photo with grain and an orientation tag, as phones store them: 12 megapixels and about 5 MB, unless it is narrower. */
export async function phonePhoto(name: string, width = 4032): Promise<Chosen> {
  const buffer = photos.get(width) ?? grainyPhoto(width);
  photos.set(width, buffer);
  return { name, mimeType: "image/jpeg", buffer: await buffer };
}

/** Grain takes seconds to compute for the whole photo, so it is repeated; as a JPEG, repeated grain is no smaller. */
async function grainyPhoto(width: number): Promise<Buffer> {
  const background = "#888";
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width: 504, height: 378, channels: 3, background, noise } });
  const input = await grain.blur(0.8).png().toBuffer();
  return sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .composite([{ input, tile: true }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A file of the given size that starts like a PNG and cannot be decoded; by its path, as its bytes cost seconds to send. */
export function heavy(name: string, bytes: number): string {
  const path = join(mkdtempSync(join(tmpdir(), "wagabond-heavy-")), name);
  writeFileSync(path, Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  truncateSync(path, Math.round(bytes) + 8);
  return path;
}

/** Limits the upload speed, so that progress is visible. */
export async function slowLine(page: Page, bytesPerSecond: number): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Selects a file in the dialog that `open` opens. */
export async function choose(page: Page, file: Chosen, open: () => Promise<void>): Promise<void> {
  const dialog = page.waitForEvent("filechooser");
  // The browser carries out commands in order, so it intercepts dialogs once this one has a result.
  await page.evaluate(() => undefined);
  await open();
  await (await dialog).setFiles(file);
}

/** Drops or pastes a file on `place`. */
export async function bring(way: "drop" | "paste", place: Locator, file: Chosen): Promise<void> {
  const brought = {
    way,
    name: file.name,
    type: file.mimeType,
    bytes: file.buffer.toString("base64"),
  };
  await place.evaluate((element, { way, name, type, bytes }) => {
    const carried = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    carried.items.add(new File([content], name, { type }));
    const common = { bubbles: true, cancelable: true };
    if (way === "paste") {
      element.dispatchEvent(new ClipboardEvent("paste", { ...common, clipboardData: carried }));
      return;
    }
    for (const step of ["dragenter", "dragover", "drop"]) {
      element.dispatchEvent(new DragEvent(step, { ...common, dataTransfer: carried }));
    }
  }, brought);
}

/** Records every request that changes data below a path. */
export function changesBelow(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith(path)) seen.push(request);
  });
  return seen;
}

/** Counts the bytes of the files in every submitted form; the DevTools protocol does not report them. */
export async function countSentBytes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function counted(body) {
      const { dataset } = document.documentElement;
      const parts = body instanceof FormData ? [...body.values()] : [];
      const bytes = parts.reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0);
      dataset["sent"] = `${dataset["sent"] ?? ""} ${bytes}`;
      send.call(this, body);
    };
  });
}

/** File bytes of each form sent since `countSentBytes`. */
export const sentBytes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (document.documentElement.dataset["sent"] ?? "").split(" ").filter(Boolean).map(Number),
  );
