import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";

export type PrintedPage = {
  /** In points. */
  width: number;
  height: number;
  /** Its text in drawing order, without white space. */
  text: string;
};

/** The text of a PDF from this browser, page by page. */
export async function pagesOf(pdf: Uint8Array): Promise<PrintedPage[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of("Font"), PDFDict);
    const maps = new Map<string, CharacterMap>();
    for (const name of fonts?.keys() ?? []) {
      const toUnicode = fonts?.lookup(name, PDFDict).lookup(PDFName.of("ToUnicode"));
      maps.set(name.toString(), characterMapOf(toUnicode ? decoded(toUnicode) : ""));
    }
    return { width, height, text: written(decoded(page.node.Contents()), maps) };
  });
}

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream))
    throw new Error("The PDF does not have the structure that Chromium writes.");
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

/** The characters of the codes of a font, and the number of digits of a code. */
type CharacterMap = { digits: number; of: Map<number, string> };

function characterMapOf(map: string): CharacterMap {
  const of = new Map<number, string>();
  const digits = /begincodespacerange\s*<([\dA-F]+)>/i.exec(map)?.[1]?.length ?? 4;
  for (const [, block = ""] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = "", character = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      of.set(Number.parseInt(code, 16), charactersIn(character));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from = "", to = "", character = ""] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      const begin = Number.parseInt(character, 16);
      for (let code = first; code <= last; code += 1) {
        of.set(code, String.fromCodePoint(begin + code - first));
      }
    }
  }
  return { digits, of };
}

const charactersIn = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((part) => String.fromCharCode(Number.parseInt(part, 16))).join("");

function written(content: string, fonts: ReadonlyMap<string, CharacterMap>): string {
  let current: CharacterMap | undefined;
  let text = "";
  for (const [, font, codes = ""] of content.matchAll(/(\/F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj/gi)) {
    if (font) current = fonts.get(font);
    const { digits, of } = current ?? { digits: 4, of: new Map<number, string>() };
    for (let at = 0; at < codes.length; at += digits) {
      text += of.get(Number.parseInt(codes.slice(at, at + digits), 16)) ?? "";
    }
  }
  return bare(text);
}

/** Text without white space, to compare with a printed page. */
export const bare = (text: string): string => text.replaceAll(/\s/gu, "");
