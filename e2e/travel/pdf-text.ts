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
    const mails = new Map<string, OutgoingEmails>();
    for (const name of fonts?.keys() ?? []) {
      const told = fonts?.lookup(name, PDFDict).lookup(PDFName.of("ToUnicode"));
      mails.set(name.toString(), emailsOf(told ? decoded(told) : ""));
    }
    return { width, height, text: written(decoded(page.node.Contents()), mails) };
  });
}

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream))
    throw new Error("The PDF does not have the structure that Chromium writes.");
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

/** The characters of the codes of a font, and the number of digits of a code. */
type OutgoingEmails = { digits: number; of: Map<number, string> };

function emailsOf(map: string): OutgoingEmails {
  const of = new Map<number, string>();
  const digits = /begincodespacerange\s*<([\dA-F]+)>/i.exec(map)?.[1]?.length ?? 4;
  for (const [, block = ""] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = "", mail = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      of.set(Number.parseInt(code, 16), emailsIn(mail));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from = "", to = "", mail = ""] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      const begin = Number.parseInt(mail, 16);
      for (let code = first; code <= last; code += 1) {
        of.set(code, String.fromCodePoint(begin + code - first));
      }
    }
  }
  return { digits, of };
}

const emailsIn = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((part) => String.fromCharCode(Number.parseInt(part, 16))).join("");

function written(content: string, fonts: ReadonlyMap<string, OutgoingEmails>): string {
  let mails: OutgoingEmails | undefined;
  let text = "";
  for (const [, font, codes = ""] of content.matchAll(/(\/F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj/gi)) {
    if (font) mails = fonts.get(font);
    const { digits, of } = mails ?? { digits: 4, of: new Map<number, string>() };
    for (let at = 0; at < codes.length; at += digits) {
      text += of.get(Number.parseInt(codes.slice(at, at + digits), 16)) ?? "";
    }
  }
  return bare(text);
}

/** Text without white space, to compare with a printed page. */
export const bare = (words: string): string => words.replaceAll(/\s/gu, "");
