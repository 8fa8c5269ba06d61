import { constants, crc32, deflateRawSync } from "node:zlib";

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

export const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

type Png = {
  width: number;
  height: number;
  /** 0 grey, 2 RGB; 8 bits each. */
  colour: 0 | 2;
  /** zlib data of the rows, each with its filter byte. */
  rows: Buffer;
  /** Chunks between header and rows. */
  chunks?: Buffer[];
};

export function png({ width, height, colour, rows, chunks = [] }: Png): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, colour, 0, 0, 0])]);
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Inserts chunks into an existing PNG after its header. */
export const withPngChunks = (picture: Buffer, chunks: Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]);

const mebibyte = 1024 * 1024;

/** zlib data that unpacks to this many mebibytes of zeros, created quickly. */
export function zeros(mebibytes: number): Buffer {
  // Chunks that end in a full flush are independent, so one can be repeated.
  const piece = deflateRawSync(Buffer.alloc(mebibyte), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const end = deflateRawSync(Buffer.alloc(0));
  const checksum = (((mebibytes * mebibyte) % 65_521) * 65_536 + 1) >>> 0;
  const pieces = Array.from({ length: mebibytes }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, end, uint32(checksum)]);
}

/** One segment of a JPEG. */
export const jpegSegment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), data]);

/** Inserts segments into a JPEG after its first two bytes. */
export const withJpegSegments = (picture: Buffer, segments: Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

/** A frame declares its size, but may have fewer pixels. */
type GifFrame = { width: number; height: number; pixels?: number };
type Gif = { width: number; height: number; frames: GifFrame[] };

/** A black GIF; every frame is in the upper left corner. */
export function gif({ width, height, frames }: Gif, comment?: Buffer): Buffer {
  const palette = Buffer.alloc(128 * 3);
  const comments = comment
    ? [Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]
    : [];
  return Buffer.concat([
    Buffer.from("GIF89a"),
    uint16le(width),
    uint16le(height),
    Buffer.from([0xf6, 0, 0]),
    palette,
    ...comments,
    ...frames.map(gifFrame),
    Buffer.from([0x3b]),
  ]);
}

function gifFrame({ width, height, pixels = width * height }: GifFrame): Buffer {
  const control = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
  const place = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    uint16le(width),
    uint16le(height),
    Buffer.from([0]),
  ]);
  const blocks: Buffer[] = [];
  // With 7 bits a color every code is one byte, as long as the table is cleared (128) before it grows.
  for (let left = pixels; left > 0; left -= 100) {
    blocks.push(Buffer.from([128, ...Array<number>(Math.min(left, 100)).fill(0)]));
  }
  blocks.push(Buffer.from([129]));
  const sized = blocks.map((block) => Buffer.concat([Buffer.from([block.length]), block]));
  return Buffer.concat([control, place, Buffer.from([7]), ...sized, Buffer.from([0])]);
}

/** One chunk of a RIFF file, of which WebP is one. */
export function riffChunk(type: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(type, "latin1"), uint32le(data.length), data, padding]);
}

export const webp = (chunks: Buffer[]): Buffer =>
  riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));

/** The first chunk of an extended WebP. */
export const webpHeader = (flags: number, width: number, height: number): Buffer =>
  riffChunk(
    "VP8X",
    Buffer.concat([Buffer.from([flags, 0, 0, 0]), uint24le(width - 1), uint24le(height - 1)]),
  );

export const webpAnimates = 0x02;

/** A frame with a plain image of 1 × 1. */
export const webpFrame = (picture: Buffer): Buffer =>
  riffChunk("ANMF", Buffer.concat([Buffer.alloc(12), uint24le(40), Buffer.from([0]), picture]));

/** An archive with one file in it, not compressed. */
export function zip(name: string, content: Buffer, before = 0): Buffer {
  const common = Buffer.concat([
    uint16le(20),
    Buffer.alloc(8),
    uint32le(crc32(content)),
    uint32le(content.length),
    uint32le(content.length),
    uint16le(name.length),
    uint16le(0),
  ]);
  const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), content]);
  const entry = Buffer.concat([
    Buffer.from("PK\x01\x02"),
    uint16le(20),
    common,
    Buffer.alloc(10),
    uint32le(before),
    Buffer.from(name),
  ]);
  const end = Buffer.concat([
    Buffer.from("PK\x05\x06"),
    Buffer.alloc(4),
    uint16le(1),
    uint16le(1),
    uint32le(entry.length),
    uint32le(before + file.length),
    uint16le(0),
  ]);
  return Buffer.concat([file, entry, end]);
}

export const uint16le = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const uint24le = (value: number): Buffer =>
  Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

export function uint32le(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
