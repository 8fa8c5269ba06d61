import * as z from "zod/mini";
import { PdfText } from "#contracts/kernel/files.ts";
import type { PictureKind } from "./sniff.ts";

/** A request from the server to the media worker's process. */
export type Job =
  | { is: "picture"; path: string; kind: PictureKind; folder: string }
  | { is: "pdf"; path: string }
  | { is: "text"; path: string }
  /** One of our own drawings. */
  | { is: "drawing"; svg: string };

/** The result for a picture; its files are in the folder of the job. */
const ProcessedPicture = z.object({
  width: z.number(),
  height: z.number(),
  thumbhash: z.string(),
  animated: z.boolean(),
  bytes: z.object({ 320: z.number(), 640: z.number(), 1280: z.number() }),
});
export type ProcessedPicture = z.output<typeof ProcessedPicture>;

export const errorResponses = [
  "FILE_CORRUPT",
  "FILE_UNSAFE",
  "IMAGE_PIXELS",
  "IMAGE_FRAMES",
] as const;

/**
 * The response of the media worker's process. It handled untrusted bytes, so the server validates it like external
 * input.
 */
export const Answer = z.discriminatedUnion("is", [
  z.object({ is: z.literal("ready") }),
  z.object({ is: z.literal("picture"), picture: ProcessedPicture, heldBytes: z.number() }),
  z.object({ is: z.literal("pdf"), heldBytes: z.number() }),
  z.object({ is: z.literal("text"), text: PdfText, heldBytes: z.number() }),
  /** base64 */
  z.object({ is: z.literal("drawing"), png: z.string(), heldBytes: z.number() }),
  z.object({
    is: z.literal("rejected"),
    code: z.enum(errorResponses),
    message: z.string(),
    heldBytes: z.number(),
  }),
  z.object({
    is: z.literal("broken"),
    message: z.string(),
    code: z.optional(z.string()),
    heldBytes: z.number(),
  }),
]);
export type Answer = z.output<typeof Answer>;

export const variantName = (width: 320 | 640 | 1280): string => `${width}.webp`;

/** Ends the process of a job that used up its processor time; memory over its limit ends it with SIGKILL. */
export const tooLongSignal = "SIGVTALRM";
