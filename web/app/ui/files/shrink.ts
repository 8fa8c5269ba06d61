import { headBytes, kindOf } from "./kinds.ts";

/** An image above one of these limits is resized before it is sent. */
const longSideMax = 2_000;
const targetBytes = 1.5 * 1024 * 1024;
const qualities = [0.86, 0.76, 0.62];

/** The number of bytes that show whether an image is animated. */
const movingWithin = 64 * 1024;

/** Resizes and rotates an image as the site needs it; returns the file itself if that fails or isn't smaller. */
export async function smaller(file: File): Promise<File> {
  try {
    const start = new Uint8Array(await file.slice(0, movingWithin).arrayBuffer());
    const kind = kindOf(start.subarray(0, headBytes));
    if (!kind || kind === "gif" || kind === "pdf" || moves(start, kind)) return file;
    const drawn = await drawnSmaller(file, kind === "heic");
    if (!drawn) return file;
    const blob = await packed(drawn, kind === "png" || kind === "webp");
    if (kind !== "heic" && blob.size >= file.size) return file;
    return new File([blob], renamed(file.name, blob.type), {
      type: blob.type,
      lastModified: file.lastModified,
    });
  } catch {
    // The server resizes images too, so sending a large one is better than failing.
    return file;
  }
}

/** Whether a PNG or WebP has several frames, which a canvas would lose. */
export function moves(start: Uint8Array, kind: string): boolean {
  const text = new TextDecoder("latin1").decode(start);
  if (kind === "webp") return text.slice(12, 16) === "VP8X" && ((start[20] ?? 0) & 0b10) !== 0;
  return kind === "png" && text.includes("acTL");
}

async function drawnSmaller(file: File, always: boolean): Promise<OffscreenCanvas | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const longSide = Math.max(bitmap.width, bitmap.height);
    if (!always && longSide <= longSideMax && file.size <= targetBytes) return undefined;
    const scale = Math.min(1, longSideMax / longSide);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, 0, 0, width, height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

async function packed(canvas: OffscreenCanvas, maybeClear: boolean): Promise<Blob> {
  const type = maybeClear && isClear(canvas) ? "image/webp" : "image/jpeg";
  let blob: Blob | undefined;
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= targetBytes) break;
  }
  return blob ?? canvas.convertToBlob();
}

/** Whether any pixel is transparent. */
function isClear(canvas: OffscreenCanvas): boolean {
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}

const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, "") || "picture"}.${type.slice("image/".length).replace("jpeg", "jpg")}`;
