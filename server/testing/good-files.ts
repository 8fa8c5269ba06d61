import sharp from "sharp";
import {
  jpegSegment,
  pngChunk,
  riffChunk,
  webp,
  webpHeader,
  withJpegSegments,
  withPngChunks,
} from "./bytes.ts";
import { exif, iptc, secrets, xmp } from "./exif.ts";

type Photo = {
  /** The stored pixels; a viewer rotates the image. */
  width: number;
  height: number;
  /** With all camera metadata, including `secrets`. */
  exif?: boolean;
  /** 6 is a phone held upright. */
  orientation?: number;
};

const photos = new Map<string, Promise<Buffer>>();

/** A JPEG like a phone's: sky above, grass below, a red square in the stored upper left corner. */
export async function photo(options: Photo): Promise<Buffer> {
  const name = JSON.stringify(options);
  const made = photos.get(name) ?? makePhoto(options);
  photos.set(name, made);
  return Buffer.from(await made);
}

async function makePhoto({
  width,
  height,
  exif: withCamera = true,
  orientation = 6,
}: Photo): Promise<Buffer> {
  const plain = await scene(width, height).jpeg({ quality: 88 }).toBuffer();
  if (!withCamera) return plain;
  const thumbnail = await scene(160, 120).jpeg({ quality: 60 }).toBuffer();
  const camera = Buffer.from("Exif\0\0", "latin1");
  const other = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1");
  return withJpegSegments(plain, [
    jpegSegment(0xe1, Buffer.concat([camera, exif({ orientation, thumbnail })])),
    jpegSegment(0xe1, Buffer.concat([other, Buffer.from(xmp)])),
    jpegSegment(0xed, iptc()),
    jpegSegment(0xfe, Buffer.from(`Taken by ${secrets.owner}`)),
  ]);
}

/** A PNG with a transparent half and all three kinds of camera metadata. */
export async function pngWithSecrets(width = 400, height = 300): Promise<Buffer> {
  const left = Math.floor(width / 2);
  const clear = await sharp({
    create: { width: left, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const plain = await scene(width, height)
    .ensureAlpha()
    .composite([{ input: clear, left: 0, top: 0, blend: "dest-out" }])
    .png()
    .toBuffer();
  const thumbnail = await scene(64, 48).jpeg().toBuffer();
  return withPngChunks(plain, [
    pngChunk("eXIf", exif({ orientation: 1, thumbnail })),
    pngChunk("tEXt", Buffer.from(`Comment\0${secrets.owner} ${secrets.serial}`, "latin1")),
    pngChunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
  ]);
}

/** Frames of different colors, each with its own time; three rounds. */
const strip = async (width: number, height: number, frames: number) => {
  const pixels = Buffer.alloc(width * height * 4 * frames, 255);
  for (let frame = 0; frame < frames; frame += 1) {
    const start = frame * width * height * 4;
    for (let at = start; at < start + width * height * 4; at += 4) {
      pixels.writeUIntBE(colours[frame % colours.length] ?? 0, at, 3);
      // The right half is transparent.
      if ((at / 4) % width >= width / 2) pixels[at + 3] = 0;
    }
  }
  const raw = { width, height: height * frames, channels: 4, pageHeight: height } as const;
  return sharp(pixels, { raw });
};

const colours = [0xd03020, 0x20a040, 0x3050d0];
export const animation = { loop: 3, delays: [100, 250, 400, 100] };

export async function animatedGif(width = 400, height = 200): Promise<Buffer> {
  const { loop, delays } = animation;
  const frames = await strip(width, height, delays.length);
  return frames.gif({ loop, delay: delays }).toBuffer();
}

/** Animated, and with the blocks of a camera. */
export async function animatedWebp(width = 400, height = 200): Promise<Buffer> {
  const { loop, delays } = animation;
  const frames = await strip(width, height, delays.length);
  const plain = await frames.webp({ loop, delay: delays, lossless: true }).toBuffer();
  const thumbnail = await scene(64, 48).jpeg().toBuffer();
  // Animation, transparency, EXIF and XMP.
  const header = webpHeader(0x02 | 0x10 | 0x08 | 0x04, width, height);
  return webp([
    header,
    plain.subarray(12 + header.length),
    riffChunk("EXIF", exif({ orientation: 1, thumbnail })),
    riffChunk("XMP ", Buffer.from(xmp)),
  ]);
}

/** A landscape with camera noise, always the same. */
function scene(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 1;
  for (let y = 0; y < height; y += 1) {
    const isSky = y < height / 2;
    const shade = Math.round((y / height) * 60);
    for (let x = 0; x < width; x += 1) {
      grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fffffff;
      const noise = (grain >>> 16) & 15;
      const wave = Math.round(20 * Math.sin(x / 37) * Math.cos(y / 23));
      const isDot = x < width / 10 && y < height / 10;
      const at = (y * width + x) * 3;
      pixels[at] = isDot ? 230 : (isSky ? 90 : 60) + wave + noise;
      pixels[at + 1] = isDot ? 20 : (isSky ? 150 : 140) + wave + noise - shade / 2;
      pixels[at + 2] = isDot ? 20 : (isSky ? 210 : 50) + noise - shade / 2;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
