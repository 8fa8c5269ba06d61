import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import type { CodePicture } from "#contracts/kernel/code-picture.ts";
import { segmentsOf } from "#format/segments.ts";
import { fontBytes, runsOf, type Run } from "./fonts.ts";

export const margin = 40;
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const contentWidth = pageWidth - 2 * margin;

export const ink = "#0b1020";
export const faint = "#4a5166";

type TextStyle = {
  x: number;
  y: number;
  width: number;
  size: number;
  bold?: boolean;
  color?: string;
  /** Lines that fit; the last one ends in "…" where more would follow. */
  lines?: number;
};

/** One page of a PDF on which nothing runs over: text is cut to the lines that it may take. */
export type Page = {
  /** Draws a text and returns the y below it. */
  text: (text: string, style: TextStyle) => number;
  /** The height that a text takes. */
  height: (text: string, style: Omit<TextStyle, "x" | "y" | "color">) => number;
  line: (y: number) => void;
  box: (x: number, y: number, width: number, height: number) => void;
  code: (code: CodePicture, at: { x: number; y: number; width: number; height: number }) => void;
  picture: (jpeg: Buffer, at: { x: number; y: number; size: number }) => void;
  /** The bytes of the document. */
  end: () => Promise<Buffer>;
};

const lineHeight = 1.32;

/** Starts a page of A4. `texts` are all texts, so that only the fonts they need are loaded. */
export async function startPage(title: string, texts: readonly string[]): Promise<Page> {
  const document = new Pdf({
    size: "A4",
    margin: 0,
    info: { Title: title, Creator: "Wagabond" },
    lang: "en-US",
  });
  const fonts = new Set(
    texts
      .flatMap((text) => [false, true].flatMap((bold) => runsOf(text, bold)))
      .map(({ font }) => font),
  );
  for (const font of [...fonts, "latin", "latinBold"] as const) {
    document.registerFont(font, await fontBytes(font));
  }
  const ended = buffer(document);

  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce(
      (sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text),
      0,
    );
  const measure = (text: string, size: number, bold: boolean) => widthOf(runsOf(text, bold), size);
  const linesOf = (
    text: string,
    { width, size, bold = false, lines = 1 }: Omit<TextStyle, "x" | "y" | "color">,
  ) => wrap(text, (part) => measure(part, size, bold) <= width, lines);

  return {
    text(text, { x, y, width, size, bold = false, color = ink, lines = 1 }) {
      const wrapped = linesOf(text, { width, size, bold, lines });
      document.fillColor(color);
      for (const [index, line] of wrapped.entries()) {
        let left = x;
        const baseline = y + size + index * size * lineHeight;
        for (const run of runsOf(line, bold)) {
          document.font(run.font).fontSize(size);
          // Runs of several fonts share their baseline.
          document.text(run.text, left, baseline, { lineBreak: false, baseline: "alphabetic" });
          left += document.widthOfString(run.text);
        }
      }
      return y + wrapped.length * size * lineHeight;
    },
    height: (text, style) => linesOf(text, style).length * style.size * lineHeight,
    line(y) {
      document
        .moveTo(margin, y)
        .lineTo(pageWidth - margin, y)
        .lineWidth(0.6)
        .stroke("#8a90a3");
    },
    box(x, y, width, height) {
      document.roundedRect(x, y, width, height, 5).lineWidth(0.9).stroke(ink);
    },
    code(code, { x, y, width, height }) {
      document.save().translate(x, y);
      document.scale(width / code.width, height / code.height);
      document.path(code.path).fill("#000000").restore();
    },
    picture(jpeg, { x, y, size }) {
      document.save().roundedRect(x, y, size, size, 6).clip();
      document.image(jpeg, x, y, { cover: [size, size] });
      document.restore();
    },
    end() {
      document.end();
      return ended;
    },
  };
}

/** Breaks a text into lines that fit, also between words of scripts without spaces. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const parts = segmentsOf(text.replace(/\s+/g, " ").trim()).flatMap((segment) =>
    fits(segment) ? [segment] : Array.from(segment),
  );
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line === "" || fits((line + part).trimEnd())) {
      line += part;
      continue;
    }
    if (lines.length + 1 === most) return [...lines, cut(line, fits)];
    lines.push(line.trimEnd());
    line = part.trimStart();
  }
  return line.trimEnd() === "" ? lines : [...lines, line.trimEnd()];
}

function cut(line: string, fits: (line: string) => boolean): string {
  let fitting = Array.from(line.trimEnd());
  while (fitting.length > 0 && !fits(`${fitting.join("")}…`)) fitting = fitting.slice(0, -1);
  return `${fitting.join("").trimEnd()}…`;
}
