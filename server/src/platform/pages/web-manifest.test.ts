import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { manifestOf } from "./web-manifest.ts";

const publicFolder = join(import.meta.dirname, "../../../../web/public");

test("the installed site has the name that an admin gave it", () => {
  expect(manifestOf("Paws & Planes")).toMatchObject({
    name: "Paws & Planes",
    short_name: "Paws & Planes",
  });
});

const { icons, screenshots } = manifestOf("Wagabond");

test.each([...icons, ...screenshots])(
  "$src exists in the size it is listed with",
  async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(readFileSync(join(publicFolder, src))).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  },
);
