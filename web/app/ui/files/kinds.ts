import { paperText, pdfBytesMax, pictureBytesMax, pictureText } from "#contracts/kernel/files.ts";

/** What a field accepts: images only, or documents, which may also be PDFs. */
export type Accept = "picture" | "paper";

export const textOf = { picture: pictureText, paper: paperText } as const;

/** The type of a file by its bytes. HEIC comes from phones; only some browsers can read it. */
export type Kind = "png" | "gif" | "jpeg" | "webp" | "pdf" | "heic";

/** The number of leading bytes that identify the type of a file. */
export const headBytes = 64;

const phoneBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Detects a file's type by its first bytes, not by its name. */
export function kindOf(head: Uint8Array): Kind | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("%PDF-")) return "pdf";
  if (text.startsWith("ftyp", 4) && phoneBrands.includes(text.slice(8, 12))) return "heic";
  return undefined;
}

const mebibyte = 1024 * 1024;

/** "312 KB", "1.4 MB": a size in the units of the limits, one MB being 1,048,576 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1000 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${Number((bytes / mebibyte).toFixed(1))} MB`;
}

/** Why a file of this type and size is rejected; undefined if it is accepted. */
export function validationError(
  kind: Kind | undefined,
  bytes: number,
  accept: Accept,
): string | undefined {
  if (bytes === 0) return "This file is empty. Choose another one.";
  if (kind === undefined || (kind === "pdf" && accept === "picture")) {
    return `This file type isn't supported. Choose ${textOf[accept]}.`;
  }
  const most = kind === "pdf" ? pdfBytesMax : pictureBytesMax;
  if (bytes <= most) return undefined;
  const limit = sizeText(most);
  const size = sizeText(bytes);
  // Rounded, a file just above the limit would read as one at the limit.
  return `Too large${size === limit ? "" : ` (${size})`}. The limit is ${limit}.`;
}

/** The error of a HEIC photo. */
export const unreadable = (accept: Accept): string =>
  `This browser can't open HEIC photos. Choose ${textOf[accept]}.`;
