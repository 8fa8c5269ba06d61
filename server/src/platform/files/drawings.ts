import { sharp } from "./decoders.ts";

/** The size of link previews in pixels. */
const shown = { width: 1200, height: 630 };
/** An SVG of this many pixels has its own size at 72 dots per inch. */
const drawnSide = 200;

const small = { palette: true, colours: 128, effort: 4 };

const reader = { operation: ["VipsForeignLoadSvgBuffer"] };

/**
 * Renders one of our drawings as a PNG of 1200 × 630: a square one with extended edges, one of this shape as it is. Never
 * used for uploads, because an SVG is a program.
 */
export async function previewOf(svg: string): Promise<Buffer> {
  const beside = (shown.width - shown.height) / 2;
  const drawing = Buffer.from(svg);
  sharp.unblock(reader);
  try {
    const { width, height } = await sharp(drawing).metadata();
    if (width * shown.height === height * shown.width) {
      return await sharp(drawing).resize(shown).removeAlpha().png(small).toBuffer();
    }
    const square = await sharp(drawing, { density: (72 * shown.height) / drawnSide })
      .resize(shown.height, shown.height)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await sharp(square.data, { raw: square.info })
      .extend({ left: beside, right: beside, extendWith: "copy" })
      .png(small)
      .toBuffer();
  } finally {
    sharp.block(reader);
  }
}
