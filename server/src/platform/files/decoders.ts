import sharp from "sharp";

// One core for pictures, and nothing of one picture stays in memory for the next.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngFile",
    "VipsForeignLoadNsgifFile",
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadWebpFile",
  ],
});

/** The decoder, which opens files of four kinds and nothing else. */
export { sharp };
