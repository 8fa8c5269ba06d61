import { access, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Channels, Sharp, SharpOptions } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { AppError } from "#contracts/kernel/errors.ts";
import { pictureFramesMax, picturePixelsMax } from "#contracts/kernel/files.ts";
import { sharp } from "./decoders.ts";
import type { PictureKind } from "./sniff.ts";
import { type Job, type ProcessedPicture, variantName } from "./media-worker-jobs.ts";

/** Width × height × frames of an uploaded animation. */
export const animationPixelsMax = 150_000_000;
/** The same of the converted animation: more would take minutes to encode and to load. */
const animationPixelsMade = 30_000_000;
/** The longest side that WebP supports. */
const webpSideMax = 16_383;

/** 2 takes half the time of sharp's own 4, for files 2 to 4% larger. */
const webp = { quality: 80, effort: 2 };

/** An image header: the displayed size of one frame in pixels, and the number of frames. */
type Header = { width: number; height: number; frames: number };
type Pixels = { data: Buffer; width: number; height: number; channels: Channels };

/**
 * Converts a local file to 320.webp, 640.webp and 1280.webp in `folder`: upright, in sRGB, not enlarged, and without
 * metadata. Throws FILE_CORRUPT, IMAGE_PIXELS, IMAGE_FRAMES.
 */
export async function processPicture({
  path,
  kind,
  folder,
}: Omit<Extract<Job, { is: "picture" }>, "is">): Promise<ProcessedPicture> {
  await access(path);
  const header = await readHeader(path, kind);
  const { width, height, frames } = header;
  const animated = frames > 1;
  const made = animated
    ? await takeAnimated(path, folder, header)
    : await takeStill(path, folder).catch((error: unknown) => takeUnended(path, folder, error));
  return { width, height, animated, ...made };
}

const endMarker = Buffer.from([0xff, 0xd9]);
const scanMarker = Buffer.from([0xff, 0xda]);

/** Takes a JPEG that lacks only its last marker, as some apps write it; throws the error of others. */
async function takeUnended(path: string, folder: string, error: unknown): Promise<Made> {
  const bytes = await readFile(path);
  const scan = bytes.lastIndexOf(scanMarker);
  if (scan === -1 || bytes.lastIndexOf(endMarker) > scan) throw error;
  const ended = join(folder, "ended.jpg");
  try {
    await writeFile(ended, Buffer.concat([bytes, endMarker]), { mode: 0o600 });
    // With its end in place, missing pixels are only a warning.
    return await takeStill(ended, folder, { failOn: "warning" });
  } finally {
    await rm(ended, { force: true });
  }
}

/** Only the header is read here, so a picture that declares too large a size is never decoded. */
async function readHeader(path: string, kind: PictureKind): Promise<Header> {
  const found = await reading(open(path, { limitInputPixels: false }).metadata());
  const { format, orientation = 1, pages: frames = 1 } = found;
  if (format !== kind) throw corrupt();
  if (found.width * found.height > picturePixelsMax) throw tooLarge();
  if (frames > pictureFramesMax) throw tooLong();
  if (found.width * found.height * frames > animationPixelsMax) throw tooMuch();
  // From 5 on, the image is rotated by 90 degrees. Animations are not rotated, as in browsers.
  const isOnItsSide = frames === 1 && orientation >= 5;
  return isOnItsSide
    ? { width: found.height, height: found.width, frames }
    : { width: found.width, height: found.height, frames };
}

type Made = Pick<ProcessedPicture, "thumbhash" | "bytes">;

/** Decodes once, at the largest width; the others and the thumbhash are resized from it. */
async function takeStill(path: string, folder: string, options: SharpOptions = {}): Promise<Made> {
  const inside = {
    width: 1280,
    height: webpSideMax,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const large = await reading(
    pixelsOf(open(path, options).autoOrient().resize(inside).toColourspace("srgb")),
  );
  const medium = await shrink(large, 640);
  const small = await shrink(medium, 320);
  const encode = once((pixels: Pixels) => ofPixels(pixels).webp(webp).toBuffer());
  return {
    bytes: {
      1280: await write(folder, 1280, await encode(large)),
      640: await write(folder, 640, await encode(medium)),
      320: await write(folder, 320, await encode(small)),
    },
    thumbhash: await thumbhashOf(ofPixels(small)),
  };
}

/** Decodes again for each width, because all frames at once would exceed the memory limit. */
async function takeAnimated(path: string, folder: string, header: Header): Promise<Made> {
  const widest = widestOf(header);
  const encode = once((width: number) =>
    reading(
      open(path, { pages: -1 }).resize({ width, withoutEnlargement: true }).webp(webp).toBuffer(),
    ),
  );
  return {
    bytes: {
      1280: await write(folder, 1280, await encode(Math.min(1280, widest))),
      640: await write(folder, 640, await encode(Math.min(640, widest))),
      320: await write(folder, 320, await encode(Math.min(320, widest))),
    },
    thumbhash: await reading(thumbhashOf(open(path))),
  };
}

/** The greatest width at which an animation stays within the limit. */
function widestOf({ width, height, frames }: Header): number {
  const byPixels = Math.sqrt(animationPixelsMade / (width * height * frames));
  return Math.max(1, Math.floor(width * Math.min(1, byPixels, webpSideMax / height)));
}

const open = (path: string, options: SharpOptions = {}): Sharp =>
  // JPEGs from phones often cause warnings; only truncated or undecodable data is an error.
  sharp(path, { failOn: "error", limitInputPixels: animationPixelsMax, ...options });

const ofPixels = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

const shrink = async (pixels: Pixels, width: number): Promise<Pixels> =>
  pixels.width > width ? pixelsOf(ofPixels(pixels).resize({ width })) : pixels;

async function thumbhashOf(picture: Sharp): Promise<string> {
  const inside = { width: 100, height: 100, fit: "inside", withoutEnlargement: true } as const;
  const { data, width, height } = await pixelsOf(
    picture.resize(inside).toColourspace("srgb").ensureAlpha(),
  );
  return Buffer.from(rgbaToThumbHash(width, height, data)).toString("base64");
}

async function write(folder: string, width: 320 | 640 | 1280, bytes: Buffer): Promise<number> {
  await writeFile(join(folder, variantName(width)), bytes, { mode: 0o600 });
  return bytes.length;
}

/** A small image is the same in several widths and is encoded once. */
function once<In, Out>(work: (of: In) => Out): (of: In) => Out {
  const done = new Map<In, Out>();
  return (of) => {
    const found = done.get(of);
    if (found !== undefined) return found;
    const out = work(of);
    done.set(of, out);
    return out;
  };
}

/** Any decoder error on an uploaded file is the file's fault. */
async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw corrupt(error);
  }
}

const corrupt = (cause?: unknown) =>
  new AppError(
    "FILE_CORRUPT",
    "This image is damaged or didn't upload completely. Upload it again or choose another.",
    { cause },
  );

const megapixels = (pixels: number) => pixels / 1_000_000;

const tooLarge = () =>
  new AppError(
    "IMAGE_PIXELS",
    `This image is over ${megapixels(picturePixelsMax)} megapixels. Choose a smaller one.`,
  );

const tooLong = () =>
  new AppError(
    "IMAGE_FRAMES",
    `This animated image has more than ${pictureFramesMax} frames. Choose a shorter one.`,
  );

const tooMuch = () =>
  new AppError(
    "IMAGE_PIXELS",
    `This animated image is over ${megapixels(animationPixelsMax)} megapixels in total. Choose a smaller or shorter one.`,
  );
