import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { fileIdOf } from "#contracts/kernel/files.ts";
import type { Dossier } from "#contracts/travel/dossiers.ts";
import { makeBoundedQueue } from "../../../platform/bounded-queue.ts";
import type { BlobStore } from "../../../platform/files/blobs.ts";
import { keyOf } from "../../../platform/files/files.ts";
import { overloaded } from "../../../platform/files/media-worker.ts";
import { qrCode } from "../../../platform/codes.ts";
import { drawSheet, textsOf } from "./sheet.ts";
import { startPage } from "./page.ts";

type RenderDeps = {
  /** The link of the QR code; undefined for a sheet without one. */
  url: string | undefined;
  blobs: BlobStore;
  siteName: string;
};

/** Fonts and pictures take memory, so one sheet is drawn at a time. */
const inTurn = makeBoundedQueue({ maxWaiting: 15, overloaded });

/** Draws a sheet as a PDF of one page. Throws OVERLOADED. */
export const renderPdf = (
  dossier: Dossier,
  { url, blobs, siteName }: RenderDeps,
): Promise<Buffer> =>
  inTurn("pdf", async () => {
    const photo = await photoOf(dossier, blobs);
    const page = await startPage(`${dossier.petName}: check-in sheet`, [
      siteName,
      ...textsOf(dossier),
    ]);
    const qr = url === undefined ? undefined : qrCode(url);
    drawSheet(page, dossier, { photo, qr, siteName });
    return page.end();
  });

const photoPixels = 320;

/** The photo as JPEG, which PDFs can contain; undefined for a pet without one, or with a drawing. */
async function photoOf({ photo }: Dossier, blobs: BlobStore): Promise<Buffer | undefined> {
  const id = photo ? fileIdOf(photo) : undefined;
  const blob = id && (await blobs.open(keyOf("public", id, `${photoPixels}.webp`)));
  if (!blob) return undefined;
  return sharp(await buffer(blob.stream))
    .resize(photoPixels, photoPixels, { fit: "cover" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
