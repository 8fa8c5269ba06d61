import bwipjs from "bwip-js/node";
import type { CodePicture } from "#contracts/kernel/code-picture.ts";

/** Code 128 of a number, one unit a module. */
export function barcode(text: string): CodePicture {
  const height = 40;
  const [drawn] = bwipjs.raw("code128", text, "");
  if (!drawn || !("sbs" in drawn)) throw new Error("The barcode has no bars.");
  let x = 0;
  let path = "";
  for (const [index, width] of drawn.sbs.entries()) {
    // Bars and spaces alternate.
    if (index % 2 === 0) path += `M${x} 0h${width}v${height}h-${width}z`;
    x += width;
  }
  return { width: x, height, path };
}

/** A QR code with correction level M, one unit a module, without its margin. */
export function qrCode(text: string): CodePicture {
  const [drawn] = bwipjs.raw("qrcode", text, "eclevel=M");
  if (!drawn || !("pixs" in drawn)) throw new Error("The QR code has no modules.");
  const { pixs, pixx: width, pixy: height } = drawn;
  let path = "";
  for (const [index, isDark] of pixs.entries()) {
    if (isDark) path += `M${index % width} ${Math.floor(index / width)}h1v1h-1z`;
  }
  return { width, height, path };
}
