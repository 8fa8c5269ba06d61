/** Renders the scenes to art/gifs: an animated GIF each, and its first frame as WebP. */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { gifs } from "../art/src/gifs/catalog.ts";
import { films } from "./gifs/films.ts";

const frames = 16;
const frameMilliseconds = 90;
const largestGif = 90_000;
const folder = fileURLToPath(new URL("../art/gifs/", import.meta.url));

sharp.concurrency(1);

async function makeGif(id: string): Promise<number> {
  const draw = films.get(id);
  if (!draw) throw new Error(`There is no scene ${id}.`);
  const pictures: Buffer[] = [];
  for (const i of Array(frames).keys())
    pictures.push(
      await sharp(Buffer.from(draw(i / frames)))
        .png()
        .toBuffer(),
    );
  const path = `${folder}${id}.gif`;
  // Uses fewer colors and more tolerance between frames until the file is small enough.
  for (const colours of [64, 48, 32, 24, 16]) {
    await sharp(pictures, { join: { animated: true } })
      .gif({
        colours,
        dither: 0,
        effort: 8,
        loop: 0,
        interFrameMaxError: 3,
        delay: pictures.map(() => frameMilliseconds),
      })
      .toFile(path);
    if ((await stat(path)).size <= largestGif) break;
  }
  const [first] = pictures;
  if (first) await sharp(first).webp({ quality: 82, effort: 6 }).toFile(`${folder}${id}.webp`);
  return (await stat(path)).size;
}

const selected = process.argv.slice(2);
await mkdir(folder, { recursive: true });
if (selected.length === 0) for (const file of await readdir(folder)) await rm(`${folder}${file}`);

let total = 0;
for (const { id } of gifs) {
  if (selected.length > 0 && !selected.includes(id)) continue;
  const bytes = await makeGif(id);
  total += bytes;
  console.log(`${id}.gif ${Math.round(bytes / 1000)} kB`);
}
console.log(`${Math.round(total / 1000)} kB in total`);
