import exifr from "exifr";
import { secrets } from "./exif.ts";

/** The metadata that exifr, a library the server doesn't use, finds in an image of any accepted type. */
export async function readMetadata(bytes: Buffer): Promise<Record<string, unknown>> {
  const blocks = isWebp(bytes) ? riffChunks(bytes) : [];
  const readable = isWebp(bytes) ? blocks.find(({ type }) => type === "EXIF")?.content : bytes;
  const everything = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, icc: true };
  const metadata: unknown =
    readable && (await exifr.parse(readable, { ...everything, mergeOutput: true }));
  return typeof metadata === "object" && metadata !== null ? { ...metadata } : {};
}

/** The block types of a WebP; only pixel data is allowed in ours. */
export const blocksOf = (bytes: Buffer): string[] => [
  ...new Set(riffChunks(bytes).map(({ type }) => type)),
];

const isWebp = (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP";

function riffChunks(bytes: Buffer): { type: string; content: Buffer }[] {
  const chunks: { type: string; content: Buffer }[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    chunks.push({ type: bytes.toString("latin1", at, at + 4), content });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Every camera or program name in these bytes. */
export function tracesIn(bytes: Buffer): string[] {
  const marks = ["Exif\0\0", "http://ns.adobe.com/", "<x:xmpmeta", "8BIM", "ICC_PROFILE"];
  const text = Object.values(secrets).filter((secret) => typeof secret === "string");
  return [...marks, ...text].filter((trace) => bytes.includes(trace));
}
