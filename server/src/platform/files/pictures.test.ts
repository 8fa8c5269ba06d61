import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { png, pngChunk, withPngChunks, zeros } from "../../../testing/bytes.ts";
import { blocksOf, readMetadata, tracesIn } from "../../../testing/camera-traces.ts";
import { exif } from "../../../testing/exif.ts";
import {
  animatedGif,
  animatedWebp,
  animation,
  photo,
  pngWithSecrets,
} from "../../../testing/good-files.ts";
import { makeWorkbench } from "../../../testing/workbench.ts";
import { openMediaWorker } from "./media-worker.ts";

const mediaWorker = openMediaWorker();
const bench = await makeWorkbench(mediaWorker);
afterAll(async () => {
  await mediaWorker.stop();
  await bench.clear();
});

const pixelBlocks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"];

// uploads.test.ts sends all hostile pictures over the wire.

test("a photo is served upright in three widths, and its upright size is stored", async () => {
  const made = await bench.picture(await photo({ width: 1600, height: 1200 }));
  expect(made).toMatchObject({ width: 1200, height: 1600, animated: false });
  const sizes = await Promise.all(made.files.map(sizeOf));
  expect(sizes).toEqual([
    [320, 427],
    [640, 853],
    [1200, 1600],
  ]);
  expect(made.variants.map(({ bytes }) => bytes)).toEqual(made.files.map(({ length }) => length));
  expect(Buffer.from(made.thumbhash, "base64").length).toBeGreaterThan(5);
});

/** Where the upper left corner of what is stored stands once the picture is upright. */
const corners = { 1: [0, 0], 2: [1, 0], 3: [1, 1], 4: [0, 1], 5: [0, 0], 6: [1, 0], 7: [1, 1] };

test.each(Object.entries({ ...corners, 8: [0, 1] }))(
  "a photo that was stored as orientation %s is upright",
  async (orientation, [right, below]) => {
    const stored = await photo({ width: 400, height: 300, orientation: Number(orientation) });
    const { files, width, height } = await bench.picture(stored);
    expect([width, height]).toEqual(Number(orientation) >= 5 ? [300, 400] : [400, 300]);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      expect(await isRed(files[2], x, y)).toBe(x === right && y === below);
    }
  },
);

test("a small picture is not enlarged, and still has all three names", async () => {
  const { files, variants } = await bench.picture(await pngWithSecrets(400, 300));
  expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  const sizes = await Promise.all(files.map(sizeOf));
  expect(sizes).toEqual([
    [320, 240],
    [400, 300],
    [400, 300],
  ]);
});

test.each([
  ["a photo", () => photo({ width: 800, height: 600 })],
  ["a PNG", () => pngWithSecrets()],
  ["a moving WebP", () => animatedWebp()],
])("%s reveals no location, camera or owner once it is served", async (_, make) => {
  const sent = await make();
  const metadata = await readMetadata(sent);
  expect(metadata).toMatchObject({ Make: "Wagabond", latitude: expect.closeTo(47.3769, 3) });
  expect(JSON.stringify(metadata)).toContain("SN-0042-WAGABOND-LENS");
  expect(tracesIn(sent).length).toBeGreaterThan(3);

  const { files } = await bench.picture(sent);
  for (const made of files) {
    expect(await readMetadata(made)).toEqual({});
    expect(tracesIn(made)).toEqual([]);
    expect(pixelBlocks).toEqual(expect.arrayContaining(blocksOf(made)));
  }
});

test("the photo of the test carries what cameras write, IPTC and a small picture among it", async () => {
  const sent = await photo({ width: 800, height: 600 });
  const metadata = JSON.stringify(await readMetadata(sent));
  for (const secret of ["SN-7731-WAGABOND-CAMERA", "Nia Novak", "IPTC-CAPTION", "XMP-DOCUMENT-ID"])
    expect(metadata).toContain(secret);
  expect((await sharp(sent).metadata()).exif?.includes("\xff\xd8\xff", 0, "latin1")).toBe(true);
});

test.each([
  ["GIF", () => animatedGif(400, 200)],
  ["WebP", () => animatedWebp(400, 200)],
])("a moving %s still moves, at its own pace, with what was transparent", async (_, make) => {
  const { files, animated, width, height } = await bench.picture(await make());
  expect({ animated, width, height }).toEqual({ animated: true, width: 400, height: 200 });
  for (const [index, made] of files.entries()) {
    const { pages, delay, loop, hasAlpha, ...size } = await sharp(made).metadata();
    expect({ pages, delay, loop }).toEqual({
      pages: animation.delays.length,
      delay: animation.delays,
      loop: animation.loop,
    });
    expect([size.width, size.height, hasAlpha]).toEqual(
      index === 0 ? [320, 160, true] : [400, 200, true],
    );
  }
});

test("transparent stays transparent", async () => {
  const { files } = await bench.picture(await pngWithSecrets(400, 300));
  const { data, info } = await sharp(files[2]).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect([data[3], data[399 * 4 + 3]]).toEqual([0, 255]);
});

const colour = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c08040" } });

test.each([
  ["the colours of a printer", () => colour().toColourspace("cmyk").jpeg().toBuffer()],
  ["the wide colours of a phone", () => colour().withIccProfile("p3").jpeg().toBuffer()],
  ["16 bits a colour", () => colour().toColourspace("rgb16").png().toBuffer()],
  ["a palette", () => colour().png({ palette: true }).toBuffer()],
])("a picture with %s looks the same on every screen", async (_, make) => {
  const { files } = await bench.picture(await make());
  const { channels } = await sharp(files[2]).stats();
  for (const [index, expected] of [0xc0, 0x80, 0x40].entries()) {
    expect(Math.abs((channels[index]?.mean ?? 0) - expected)).toBeLessThan(24);
  }
  expect((await sharp(files[2]).metadata()).hasProfile).toBe(false);
});

const noisy = (progressive: boolean) =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg({ progressive })
    .toBuffer();

test.each([
  ["a JPEG", false],
  ["a progressive JPEG", true],
])("%s without its last marker is taken, one with missing pixels is refused", async (_, kind) => {
  const whole = await noisy(kind);
  const unended = whole.subarray(0, -2);
  const made = await bench.picture(unended);
  expect([made.width, made.height]).toEqual([300, 200]);
  for (const cut of [1, 20, 5_000]) {
    await expect(bench.picture(unended.subarray(0, -cut))).rejects.toMatchObject({
      code: "FILE_CORRUPT",
    });
  }
});

test("40 megapixels lying on their side are taken, one row more is refused by its header", async () => {
  const big = (rows: number) =>
    png({
      width: 8_000,
      height: rows,
      colour: 2,
      rows: zeros(Math.ceil((24_001 * rows) / 2 ** 20)),
    });
  const lying = pngChunk("eXIf", exif({ orientation: 6, thumbnail: Buffer.alloc(0) }));
  const made = await bench.picture(withPngChunks(big(5_000), [lying]));
  expect([made.width, made.height]).toEqual([5_000, 8_000]);
  await expect(bench.picture(big(5_001))).rejects.toMatchObject({
    code: "IMAGE_PIXELS",
    status: 413,
    message: expect.stringContaining("40 megapixels"),
  });
});

test("a screenshot longer than a WebP can be is made shorter", async () => {
  const rows = deflateSync(Buffer.alloc(301 * 20_000));
  const { files } = await bench.picture(png({ width: 300, height: 20_000, colour: 0, rows }));
  expect(await sizeOf(files[2])).toEqual([246, 16_383]);
});

async function sizeOf(picture: Buffer | undefined): Promise<[number, number]> {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
}

/** Whether a corner is that red square of the scene: 0 is left and above, 1 right and below. */
async function isRed(picture: Buffer | undefined, right = 0, below = 0): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const x = right ? info.width - 8 : 8;
  const y = below ? info.height - 8 : 8;
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 80;
}
