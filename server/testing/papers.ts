import { PDFDocument, StandardFonts, rgb } from "@cantoo/pdf-lib";
import { deflateSync } from "node:zlib";

export type PaperPart = string | { dict: string; stream: Buffer };

type Paper = {
  version?: "1.4" | "1.7";
  /** Additional entries of the catalog and the page. */
  catalog?: string;
  page?: string;
  /** Objects from number 5 on. */
  objects?: PaperPart[];
  /** Content between the first line and the objects. */
  aside?: string;
};

/** A minimal PDF with one page: 1 is the catalog, 2 the pages, 3 the page, 4 its content. */
export function paper({ version = "1.7", catalog = "", page = "", ...more }: Paper = {}): Buffer {
  const { objects = [], aside = "" } = more;
  const content = Buffer.from("BT /F1 18 Tf 72 720 Td (Vaccinated, and a good dog) Tj ET");
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  const parts: PaperPart[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> ${page} >>`,
    { dict: "", stream: content },
    ...objects,
  ];
  const head = Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n${aside}`, "latin1");
  const written: Buffer[] = [head];
  const places: number[] = [];
  let at = head.length;
  for (const [index, part] of parts.entries()) {
    const bytes = objectOf(index + 1, part);
    places.push(at);
    written.push(bytes);
    at += bytes.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = parts.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...written, Buffer.from(end, "latin1")]);
}

function objectOf(number: number, part: PaperPart): Buffer {
  const start = Buffer.from(`${number} 0 obj\n`);
  const end = Buffer.from("\nendobj\n");
  if (typeof part === "string") return Buffer.concat([start, Buffer.from(part, "latin1"), end]);
  const { dict, stream } = part;
  const opening = Buffer.from(`<< ${dict} /Length ${stream.length} >>\nstream\n`, "latin1");
  return Buffer.concat([start, opening, stream, Buffer.from("\nendstream"), end]);
}

/** An object stream of PDF 1.5: `[number, text]` in one compressed stream. */
export function objectStream(objects: [number, string][], dict = "/Type /ObjStm"): PaperPart {
  let at = 0;
  const places: string[] = [];
  for (const [number, text] of objects) {
    places.push(`${number} ${at}`);
    at += text.length + 1;
  }
  const index = `${places.join(" ")} `;
  const content = Buffer.from(`${index}${objects.map(([, text]) => `${text} `).join("")}`);
  return {
    dict: `${dict} /N ${objects.length} /First ${index.length} /Filter /FlateDecode`,
    stream: deflateSync(content),
  };
}

/** The file with an incremental update of one object. */
export function revised(bytes: Buffer, number: number, part: PaperPart): Buffer {
  const size = number + 1;
  const before = bytes.toString("latin1").match(/startxref\n(\d+)/)?.[1] ?? "0";
  const object = objectOf(number, part);
  const table = `xref\n${number} 1\n${String(bytes.length).padStart(10, "0")} 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R /Prev ${before} >>\nstartxref\n${bytes.length + object.length}\n%%EOF\n`;
  return Buffer.concat([bytes, object, Buffer.from(table)]);
}

/** A typical PDF with pages, fonts, links and a form without scripts. */
export async function printed(pages = 3): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle("Health certificate");
  document.setAuthor("Dr. Otter");
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842]);
    page.drawText(`Page ${number} of ${pages}: rabies titre 0.5 IU/ml`, { x: 72, y: 700, font });
    page.drawRectangle({ x: 72, y: 600, width: 200, height: 40, color: rgb(0.9, 0.8, 0.5) });
  }
  return document;
}
