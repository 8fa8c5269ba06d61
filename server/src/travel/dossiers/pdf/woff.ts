import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * The TrueType font in a WOFF file (W3C WOFF 1.0). The PDF library would inflate the table of outlines again for each
 * glyph, which takes a minute for a large font.
 */
export function fontInWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This isn't a WOFF font.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [start, packed, bytes] = [4, 8, 12].map((offset) => woff.readUInt32BE(at + offset));
    const raw = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const data = packed === bytes ? raw : inflateSync(raw);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data };
  });
  const directory = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  let start = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(start, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of 4 bytes.
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    start += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
