import * as z from "zod/mini";

/** A barcode or QR code as the `d` of an SVG path with a side of one unit a module. */
export const CodePicture = z.object({ width: z.number(), height: z.number(), path: z.string() });
export type CodePicture = z.output<typeof CodePicture>;
