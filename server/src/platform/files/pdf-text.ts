import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import { pdfPagesRead, pdfTextMax, type PdfText } from "#contracts/kernel/files.ts";
import { getDocument, Util, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** A piece of text with its place on the page, which has its origin at the top left. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

/**
 * The text of a PDF in reading order, up to limits of pages and characters. No script runs and no font is loaded. Throws
 * FILE_CORRUPT for a damaged PDF, FILE_UNSAFE for one with a password.
 */
export async function readPdfText(path: string): Promise<PdfText> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    cMapUrl: `${join(library, "cmaps")}/`,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const { numPages: pages } = document;
    const lines: string[] = [];
    let room = pdfTextMax;
    for (let number = 1; number <= Math.min(pages, pdfPagesRead) && room > 0; number += 1) {
      const page = await document.getPage(number);
      const { transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) =>
        "str" in item ? pieceOf(item, Util.transform(transform, item.transform)) : [],
      );
      page.cleanup();
      for (const line of [...linesOf(pieces), ""]) {
        if (line.length > room) room = 0;
        if (room > 0) lines.push(line);
        room -= line.length + 1;
      }
    }
    return { lines, pages, isCut: pages > pdfPagesRead || room <= 0 };
  } catch (error) {
    throw errorOf(error);
  } finally {
    await loading.destroy();
  }
}

/** Nothing for white space, and for text that doesn't run from left to right, such as a watermark. */
function pieceOf({ str, width }: { str: string; width: number }, transform: number[]): Piece[] {
  const [across = 0, slant = 0, , , x = 0, y = 0] = transform;
  if (str.trim() === "" || across <= 0 || Math.abs(slant) > across / 10) return [];
  return [{ text: str, x, y, width, size: across }];
}

/** Lines from top to bottom. Pieces far apart are columns, separated by " | "; a wide gap is an empty line. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y < Math.max(row.size, piece.size) / 2) {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.flatMap(({ y, size, pieces: own }, at) => {
    const above = rows[at - 1];
    const isApart = above !== undefined && y - above.y > Math.max(above.size, size) * 1.9;
    return isApart ? ["", rowText(own)] : [rowText(own)];
  });
}

function rowText(pieces: readonly Piece[]): string {
  let text = "";
  let end = 0;
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const gap = piece.x - end;
    if (text !== "") text += gap > piece.size * 1.2 ? " | " : gap > piece.size * 0.12 ? " " : "";
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.replaceAll(/\s+/g, " ").trim();
}

function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "PasswordException")
    return new AppError(
      "FILE_UNSAFE",
      "This PDF is password-protected. Open it, copy the text and paste it here.",
      { cause: error },
    );
  return new AppError(
    "FILE_CORRUPT",
    "This PDF is damaged. Open it, copy the text and paste it here.",
    { cause: error },
  );
}
