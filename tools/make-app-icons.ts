import { join } from "node:path";
import sharp from "sharp";
import { drawMark } from "#art/brand.ts";

/** The icons of the installed app, from our mark. Systems crop a maskable one to a circle of 80% of its size. */
const folder = join(import.meta.dirname, "../web/public/brand");
const night = "#152350";
/** An SVG of 64 units is drawn at 72 dots per inch. */
const densityOf = (size: number): number => (72 * size) / 64;

const markOf = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawMark()), { density: densityOf(size) })
    .resize(size, size)
    .png()
    .toBuffer();

for (const size of [192, 512]) {
  await sharp(await markOf(size))
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `app-${size}.png`));
}

const [side, inner] = [512, 380];
await sharp({ create: { width: side, height: side, channels: 3, background: night } })
  .composite([{ input: await markOf(inner) }])
  .png({ palette: true, effort: 10 })
  .toFile(join(folder, "app-maskable-512.png"));
