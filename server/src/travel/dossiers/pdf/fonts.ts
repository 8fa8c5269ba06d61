import { readFile } from "node:fs/promises";
import anyAscii from "any-ascii";
import { fontInWoff } from "./woff.ts";

type FontName =
  | "latin"
  | "latinBold"
  | "latinExt"
  | "vietnamese"
  | "greek"
  | "cyrillic"
  | "thai"
  | "japanese";

const files: Readonly<Record<FontName, string>> = {
  latin: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff"),
  latinBold: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff"),
  latinExt: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff"),
  vietnamese: import.meta
    .resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff"),
  greek: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff"),
  cyrillic: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff"),
  thai: import.meta.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff"),
  // The one file in use of @fontsource/noto-sans-jp, a package of 82 MB.
  japanese: import.meta.resolve("./fonts/noto-sans-jp-400.woff"),
};

/** Characters of each font, in the order in which the fonts are tried. */
const characters: readonly (readonly [FontName, RegExp])[] = [
  [
    "latin",
    /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]$/,
  ],
  ["thai", /^[\u0e01-\u0e3a\u0e3f-\u0e5b]$/],
  ["japanese", /^[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff9f]$/],
  [
    "vietnamese",
    /^[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]$/,
  ],
  ["latinExt", /^[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1e9f]$/],
  ["greek", /^[\u0370-\u03ff]$/],
  ["cyrillic", /^[\u0400-\u045f\u0490\u0491]$/],
];

/** A part of a text in one font. */
export type Run = { font: FontName; text: string };

/** Splits a text by font. Other scripts are transliterated, since no font for them is at hand. */
export function runsOf(text: string, bold: boolean): Run[] {
  const runs: Run[] = [];
  const add = (font: FontName, part: string) => {
    const name = font === "latin" && bold ? "latinBold" : font;
    const last = runs.at(-1);
    if (last?.font === name) last.text += part;
    else runs.push({ font: name, text: part });
  };
  for (const sign of text.normalize("NFC")) {
    const font = characters.find(([, pattern]) => pattern.test(sign))?.[0];
    if (font) add(font, sign);
    else add("latin", plain(anyAscii(sign)));
  }
  return runs.filter((run) => run.text !== "");
}

const plain = (text: string): string => text.replace(/[^\u0020-\u007e]/g, "");

const loaded = new Map<FontName, Promise<Buffer>>();

/** The bytes of a font, read once. */
export function fontBytes(name: FontName): Promise<Buffer> {
  const bytes = loaded.get(name) ?? readFile(new URL(files[name])).then(fontInWoff);
  loaded.set(name, bytes);
  return bytes;
}
