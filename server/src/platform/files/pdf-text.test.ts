import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, expect, test } from "vitest";
import { pdfPagesRead, pdfTextMax } from "#contracts/kernel/files.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { hostileFiles } from "../../../testing/hostile-files.ts";
import { paper } from "../../../testing/papers.ts";
import { makeWorkbench } from "../../../testing/workbench.ts";
import { openMediaWorker } from "./media-worker.ts";
import { linesOf } from "./pdf-text.ts";

const mediaWorker = openMediaWorker({ wallMs: 250_000 });
const bench = await makeWorkbench(mediaWorker);
afterAll(async () => {
  await mediaWorker.stop();
  await bench.clear();
});

type Text = [text: string, x: number, y: number, size?: number];

/** A PDF with these texts on each page, from the top left. */
async function written(pages: Text[][]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const texts of pages) {
    const page = document.addPage([595, 842]);
    for (const [text, x, y, size = 12] of texts) page.drawText(text, { x, y: 842 - y, size, font });
  }
  return Buffer.from(await document.save());
}

test("text is read in lines from top to bottom, whatever its order in the file", async () => {
  const ticket: Text[] = [
    ["Departure", 60, 100],
    ["SFO 12:35", 300, 116],
    ["FRA 10:05", 60, 116],
    ["Arrival", 300, 100],
    ["LH 454", 60, 60],
    ["Booking code XK4P2Q", 60, 200],
  ];
  expect(await bench.text(await written([ticket]))).toEqual({
    lines: [
      "LH 454",
      "",
      "Departure | Arrival",
      "FRA 10:05 | SFO 12:35",
      "",
      "Booking code XK4P2Q",
      "",
    ],
    pages: 1,
    isCut: false,
  });
});

test("words of one line that a program wrote one by one are joined", () => {
  const word = (text: string, x: number, width: number) => ({ text, x, y: 10, width, size: 10 });
  expect(linesOf([word("Flug", 0, 20), word("hafen", 20.2, 25), word("LH", 48, 10)])).toEqual([
    "Flughafen LH",
  ]);
});

test("only the first pages and a limited text are read", async () => {
  const pages = Array.from({ length: pdfPagesRead + 5 }, (_, at): Text[] => [
    [`Page ${at + 1}`, 60, 60],
  ]);
  const long = await bench.text(await written(pages));
  expect(long).toMatchObject({ pages: pdfPagesRead + 5, isCut: true });
  expect(long.lines.filter(Boolean).at(-1)).toBe(`Page ${pdfPagesRead}`);
  const full = Array.from({ length: 10 }, () =>
    Array.from({ length: 160 }, (_, row): Text => ["x".repeat(200), 0, 10 + row * 5, 5]),
  );
  const cut = await bench.text(await written(full));
  expect(cut.isCut).toBe(true);
  expect(cut.lines.join("\n").length).toBeLessThanOrEqual(pdfTextMax);
});

test("a PDF of 10,000 pages is read in its first ones", async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 10_000; page += 1) document.addPage([100, 100]);
  const text = await bench.text(Buffer.from(await document.save()));
  expect(text).toMatchObject({ pages: 10_000, isCut: true });
});

test("a scanned PDF has no text", async () => {
  const { lines } = await bench.text(await written([[]]));
  expect(lines.filter(Boolean)).toEqual([]);
});

test("a PDF that runs a script when it is opened is only read", async () => {
  const action = "<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>";
  const { lines } = await bench.text(paper({ catalog: "/OpenAction 5 0 R", objects: [action] }));
  expect(lines.filter(Boolean)).toEqual(["Vaccinated, and a good dog"]);
});

test.each(hostileFiles.filter(({ part }) => part === "paper"))(
  "$name is read or refused, and the next file is read",
  async ({ bytes }) => {
    const fate = await bench.text(await bytes()).then(
      () => "FILE_CORRUPT",
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
    expect(["FILE_CORRUPT", "FILE_UNSAFE"]).toContain(fate);
    expect((await bench.text(paper())).lines[0]).toBe("Vaccinated, and a good dog");
  },
);
