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

/** Whether a file begins like a ZIP archive; an empty one has only its end. */
export const isZip = (head: Uint8Array): boolean =>
  ["PK\x03\x04", "PK\x05\x06"].includes(Buffer.from(head.subarray(0, 4)).toString("latin1"));

/** Whether a file begins like a calendar (RFC 5545, section 3.4). */
export const isCalendar = (head: Uint8Array): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(new TextDecoder().decode(head));
