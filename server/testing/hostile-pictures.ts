import { deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  gif,
  jpegSegment,
  png,
  pngChunk,
  pngSignature,
  riffChunk,
  uint32,
  webp,
  webpAnimates,
  webpFrame,
  webpHeader,
  withJpegSegments,
  withPngChunks,
  zeros,
  zip,
} from "./bytes.ts";
import { animatedGif, animatedWebp, photo, pngWithSecrets } from "./good-files.ts";
import type { HostileFile } from "./hostile-file.ts";

const script = "<script>alert(document.domain)</script>";
const page = `<!doctype html><html><body>${script}</body></html>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;

const text = (content: string) => async () => Buffer.from(content, "latin1");
const smallJpeg = () => photo({ width: 64, height: 48, exif: false });
const smallPng = () => sharp(solid(40, 30)).png().toBuffer();
const solid = (width: number, height: number) =>
  ({ create: { width, height, channels: 3, background: "#3a7" } }) as const;
const half = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, (await bytes).length / 2);

const picture = (
  name: string,
  [fileName, claimedType]: [string, string],
  expect: HostileFile["expect"],
  bytes: HostileFile["bytes"],
): HostileFile => ({ name, fileName, claimedType, part: "picture", expect, bytes });

const isPng = (name: string): [string, string] => [name, "image/png"];
const isGif = (name: string): [string, string] => [name, "image/gif"];
const isJpeg = (name: string): [string, string] => [name, "image/jpeg"];
const isWebp = (name: string): [string, string] => [name, "image/webp"];

/** Files that are not an accepted image. */
const others: HostileFile[] = [
  picture("an SVG with a script", ["cat.svg", "image/svg+xml"], ["FILE_TYPE"], text(drawing)),
  picture("an SVG that calls itself PNG", isPng("cat.png"), ["FILE_TYPE"], text(drawing)),
  picture("a page that calls itself PNG", isPng("cat.png"), ["FILE_TYPE"], text(page)),
  picture("an empty file", isJpeg("cat.jpg"), ["FILE_TYPE"], text("")),
  picture("a file of one byte", isPng("cat.png"), ["FILE_TYPE"], text("\x89")),
  picture("a bitmap", ["cat.bmp", "image/bmp"], ["FILE_TYPE"], text(`BM${"\0".repeat(200)}`)),
  picture("an icon", ["cat.ico", "image/x-icon"], ["FILE_TYPE"], text("\0\0\x01\0\x01\0\x10\x10")),
  picture("a program", isPng("cat.png"), ["FILE_TYPE"], text(`MZ\x90\0${"\0".repeat(200)}`)),
  picture(
    "a film that calls itself JPEG",
    isJpeg("cat.jpg"),
    ["FILE_TYPE"],
    text(`\0\0\0\x18ftypisom\0\0\x02\0isomiso2${"\0".repeat(200)}`),
  ),
  picture(
    "a HEIC from a phone",
    ["cat.heic", "image/heic"],
    ["FILE_TYPE"],
    text(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(200)}`),
  ),
  picture("an AVIF", isWebp("cat.webp"), ["FILE_TYPE"], () =>
    sharp(solid(16, 16)).avif({ effort: 0 }).toBuffer(),
  ),
  picture("a TIFF", ["cat.tif", "image/tiff"], ["FILE_TYPE"], () =>
    sharp(solid(16, 16)).tiff().toBuffer(),
  ),
  picture("a picture behind a blank", isPng("cat.png"), ["FILE_TYPE"], async () =>
    Buffer.concat([Buffer.from(" "), await smallPng()]),
  ),
];

/** Images that a browser or archiver would open as something else. */
const polyglots: HostileFile[] = [
  // Read as a script the width is the start of a comment, which the comment of the GIF ends.
  picture("a GIF that is a script too", isGif("cat.gif"), "harmless", async () =>
    Buffer.concat([
      gif(
        { width: 0x2a2f, height: 1, frames: [{ width: 0x2a2f, height: 1 }] },
        Buffer.from("*/=1;alert(document.domain);/*"),
      ),
      Buffer.from("*/"),
    ]),
  ),
  picture("a JPEG with a script in its comment", isJpeg("cat.jpg"), "harmless", async () =>
    withJpegSegments(await smallJpeg(), [jpegSegment(0xfe, Buffer.from(script))]),
  ),
  picture("a PNG with a page behind its end", isPng("cat.png"), "harmless", async () =>
    Buffer.concat([await smallPng(), Buffer.from(page)]),
  ),
  picture("a JPEG that is an archive too", isJpeg("cat.jpg"), "harmless", async () => {
    const front = await smallJpeg();
    return Buffer.concat([front, zip("cat.html", Buffer.from(page), front.length)]);
  }),
  picture("a PNG with a script in its text", isPng("cat.png"), "harmless", async () =>
    withPngChunks(await smallPng(), [pngChunk("tEXt", Buffer.from(`Comment\0${script}`))]),
  ),
];

/** Truncated images, and images with false headers. */
const broken: HostileFile[] = [
  picture("the first eight bytes of a PNG", isPng("cat.png"), ["FILE_CORRUPT"], async () =>
    Buffer.from(pngSignature),
  ),
  picture("a page behind the first bytes of a PNG", isPng("cat.png"), ["FILE_CORRUPT"], async () =>
    Buffer.concat([pngSignature, Buffer.from(page)]),
  ),
  picture("a JPEG cut in half", isJpeg("cat.jpg"), ["FILE_CORRUPT"], () =>
    half(photo({ width: 640, height: 480 })),
  ),
  picture("a PNG cut in half", isPng("cat.png"), ["FILE_CORRUPT"], () => half(pngWithSecrets())),
  picture("a GIF cut in half", isGif("cat.gif"), ["FILE_CORRUPT"], () => half(animatedGif())),
  picture("a WebP cut in half", isWebp("cat.webp"), ["FILE_CORRUPT"], () => half(animatedWebp())),
  picture(
    "a PNG whose header says more rows than there are",
    isPng("cat.png"),
    ["FILE_CORRUPT"],
    async () =>
      png({ width: 2000, height: 2000, colour: 0, rows: deflateSync(Buffer.alloc(2001 * 10)) }),
  ),
  picture("a PNG that calls itself JPEG", isJpeg("cat.jpg"), "harmless", () => smallPng()),
];

/** Small files that use much memory or time. */
const bombs: HostileFile[] = [
  picture("a PNG of 256 megapixels", isPng("cat.png"), ["IMAGE_PIXELS"], async () =>
    png({ width: 16_000, height: 16_000, colour: 2, rows: zeros(733) }),
  ),
  picture(
    "a PNG that unpacks to far more than its header says",
    isPng("cat.png"),
    "harmless",
    async () => png({ width: 40, height: 40, colour: 2, rows: zeros(1_000) }),
  ),
  picture("a JPEG that says 65,500 × 65,500", isJpeg("cat.jpg"), ["IMAGE_PIXELS"], () =>
    jpegThatClaims(65_500),
  ),
  picture(
    "a JPEG that says 65,535 × 65,535",
    isJpeg("cat.jpg"),
    ["IMAGE_PIXELS", "FILE_CORRUPT"],
    () => jpegThatClaims(65_535),
  ),
  picture("a JPEG of ten thousand scans", isJpeg("cat.jpg"), ["FILE_CORRUPT"], manyScans),
  picture("a GIF of 10,000 frames", isGif("cat.gif"), ["IMAGE_FRAMES"], async () =>
    gif({ width: 8, height: 8, frames: frames(10_000, 1) }),
  ),
  picture("a GIF with one frame too many", isGif("cat.gif"), ["IMAGE_FRAMES"], async () =>
    gif({ width: 8, height: 8, frames: frames(151, 1) }),
  ),
  picture("a GIF of 65,535 × 65,535", isGif("cat.gif"), ["IMAGE_PIXELS"], async () =>
    gif({ width: 65_535, height: 65_535, frames: frames(1, 65_535) }),
  ),
  picture(
    "a GIF whose 150 frames are 39 megapixels each",
    isGif("cat.gif"),
    ["IMAGE_PIXELS"],
    async () => gif({ width: 6_245, height: 6_245, frames: frames(150, 6_245) }),
  ),
  picture("a moving WebP of 16,383 × 16,383", isWebp("cat.webp"), ["IMAGE_PIXELS"], () =>
    movingWebp(16_383, 100),
  ),
  picture("a moving WebP of 10,000 frames", isWebp("cat.webp"), ["IMAGE_FRAMES"], () =>
    movingWebp(8, 10_000),
  ),
  picture(
    "a moving WebP whose frames together are too many pixels",
    isWebp("cat.webp"),
    ["IMAGE_PIXELS"],
    () => movingWebp(4_000, 150),
  ),
  picture("a PNG with a profile that unpacks to 500 MB", isPng("cat.png"), "harmless", async () =>
    withPngChunks(await smallPng(), [
      pngChunk("iCCP", Buffer.concat([Buffer.from("sRGB\0\0"), zeros(500)])),
    ]),
  ),
  picture("a PNG with a text that unpacks to 500 MB", isPng("cat.png"), "harmless", async () =>
    withPngChunks(await smallPng(), [
      pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zeros(500)])),
    ]),
  ),
  picture(
    "a PNG with a text in Unicode that unpacks to 500 MB",
    isPng("cat.png"),
    "harmless",
    async () =>
      withPngChunks(await smallPng(), [
        pngChunk("iTXt", Buffer.concat([Buffer.from("Comment\0\x01\0\0\0"), zeros(500)])),
      ]),
  ),
  picture("a PNG with 20,000 texts", isPng("cat.png"), "harmless", async () =>
    withPngChunks(
      await smallPng(),
      Array<Buffer>(20_000).fill(pngChunk("tEXt", Buffer.from("Comment\0again"))),
    ),
  ),
];

/** Frames that declare a size but have one pixel. */
const frames = (count: number, side: number) =>
  Array.from({ length: count }, () => ({ width: side, height: side, pixels: 1 }));

/** The size in the first frame header, with a few bytes of data. */
async function jpegThatClaims(side: number): Promise<Buffer> {
  const bytes = await smallJpeg();
  const header = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, header + 5);
  bytes.writeUInt16BE(side, header + 7);
  return bytes;
}

/** Each scan of a progressive JPEG makes the decoder go over all pixels again. */
async function manyScans(): Promise<Buffer> {
  const bytes = await sharp(solid(4_000, 4_000)).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(last, bytes.length - 2);
  return Buffer.concat([
    bytes.subarray(0, last),
    ...Array<Buffer>(10_000).fill(scan),
    bytes.subarray(-2),
  ]);
}

async function movingWebp(side: number, frames: number): Promise<Buffer> {
  const plain = await sharp(solid(1, 1)).webp({ lossless: true }).toBuffer();
  const frame = webpFrame(plain.subarray(12));
  return webp([
    webpHeader(webpAnimates, side, side),
    riffChunk("ANIM", Buffer.concat([uint32(0), Buffer.alloc(2)])),
    ...Array<Buffer>(frames).fill(frame),
  ]);
}

export const hostilePictures: readonly HostileFile[] = [
  ...others,
  ...polyglots,
  ...broken,
  ...bombs,
];
