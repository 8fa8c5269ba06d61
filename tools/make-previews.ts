import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawSecondArt } from "#art/draw.ts";
import { posterUrl } from "#art/urls.ts";
import { previewPlaces, previewUrl } from "../web/app/lookup/answers/previews.ts";

/** Preview images for links to lookup pages, rasterized once because few sites accept SVG. */
const size = { width: 1200, height: 630 };
const folder = join(import.meta.dirname, "../web/public");
mkdirSync(join(folder, "previews"), { recursive: true });

for (const place of previewPlaces) {
  const url = posterUrl({
    place,
    scene: place === "Airlines" ? "counter" : undefined,
    shape: "landscape",
    time: "day",
    pet: { species: "dog", colour: "black" },
  });
  const svg = drawSecondArt(url.replace("/art/v2/", ""));
  if (svg === undefined) throw new Error(`There is no poster for ${place}.`);
  await sharp(Buffer.from(svg), { density: 144 })
    .resize({ ...size, fit: "cover" })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, previewUrl(place) ?? ""));
}
