export type PictureKind = "png" | "gif" | "jpeg" | "webp";

const startsOf: readonly (readonly [PictureKind | "pdf", ...string[]])[] = [
  ["png", "\x89PNG\r\n\x1a\n"],
  ["gif", "GIF87a", "GIF89a"],
  ["jpeg", "\xff\xd8\xff"],
  ["pdf", "%PDF-"],
];

/** The type of a file by its first 12 bytes, whatever its name or declared type; undefined if it isn't accepted. */
export function sniff(head: Uint8Array): PictureKind | "pdf" | undefined {
  const text = Buffer.from(head.subarray(0, 12)).toString("latin1");
  if (/^RIFF[^]{4}WEBP/.test(text)) return "webp";
  return startsOf.find(([, ...starts]) => starts.some((start) => text.startsWith(start)))?.[0];
}
