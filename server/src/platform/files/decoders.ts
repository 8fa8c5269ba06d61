import sharp from "sharp";

// One core for images, and no cache between images.
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

/** The decoder, restricted to four file types. */
export { sharp };
