import { sharp } from "./decoders.ts";

/** The size of link previews in pixels. */
const shown = { width: 1200, height: 630 };
/** An SVG of this many pixels has its own size at 72 dots per inch. */
const drawnSide = 200;

const reader = { operation: ["VipsForeignLoadSvgBuffer"] };

/**
 * Renders one of our square SVGs as a PNG of 1200 × 630 with extended edges. Never used for uploads, because an SVG
 * is a program.
 */
export async function previewOf(svg: string): Promise<Buffer> {
  const beside = (shown.width - shown.height) / 2;
  sharp.unblock(reader);
  try {
    const square = await sharp(Buffer.from(svg), { density: (72 * shown.height) / drawnSide })
      .resize(shown.height, shown.height)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await sharp(square.data, { raw: square.info })
      .extend({ left: beside, right: beside, extendWith: "copy" })
      .png({ palette: true, colours: 128, effort: 4 })
      .toBuffer();
  } finally {
    sharp.block(reader);
  }
}
