import { type PaperPart, objectStream, paper, printed, revised } from "./papers.ts";

export type GoodPaper = { name: string; bytes: () => Promise<Buffer> };

const link =
  "<< /Type /Annot /Subtype /Link /Rect [72 600 272 640] /A << /S /URI /URI (https://example.com/Launch/JavaScript) >> >>";
/** An open action that shows the first page, as programs write it. */
const opening = "/OpenAction [3 0 R /Fit] /PageMode /UseOutlines";

/** Documents like those of vets, airlines and offices, with harmless features. */
export const goodPapers: readonly GoodPaper[] = [
  {
    name: "a PDF 1.4 of one page that opens at its first page and links to a site",
    bytes: async () => paper({ version: "1.4", catalog: opening, page: `/Annots [${link}]` }),
  },
  {
    name: "an airline's ticket: it opens at a page by an action, and links to the airline twice",
    bytes: async () =>
      paper({
        catalog:
          "/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /FirstPage >> >> /URI << /Base (https://airline.example/) >>",
        page: `/AA << /O << /S /GoTo /D [3 0 R /XYZ 0 842 1] >> >> /Annots [${link} ${link} 5 0 R]`,
        objects: [
          "<< /Type /Annot /Subtype /Link /Rect [72 500 272 540] /A << /S /URI /URI (https://airline.example/check-in) /Next << /S /GoTo /D [3 0 R /Fit] >> >> >>",
        ],
      }),
  },
  {
    name: "a PDF 1.7 with objects packed in streams",
    bytes: async () => save(await printed(), { useObjectStreams: true }),
  },
  {
    name: "a PDF with a table of objects and twenty pages",
    bytes: async () => save(await printed(20), { useObjectStreams: false }),
  },
  {
    name: "a form without scripts",
    bytes: async () => {
      const document = await printed(1);
      const form = document.getForm();
      const field = form.createTextField("pet.name");
      field.setText("Momo");
      field.addToPage(document.getPage(0), { x: 72, y: 500 });
      form.createCheckBox("vaccinated").addToPage(document.getPage(0), { x: 72, y: 450 });
      return save(document);
    },
  },
  {
    name: "a PDF that is locked against changes alone, and opens with no password",
    bytes: async () => {
      const document = await printed(2);
      document.encrypt({ userPassword: "", ownerPassword: "the vet", permissions: {} });
      return save(document, { useObjectStreams: false });
    },
  },
  {
    name: "a PDF that was changed and saved behind its first revision",
    bytes: async () =>
      revised(paper({ objects: ["(draft)"] }), 5, "<< /Title (A second revision) >>"),
  },
  {
    name: "a linearised PDF, whose first page stands first",
    bytes: async () => paper({ aside: firstSection }),
  },
  {
    name: "a PDF whose compressed bytes look like names, with blanks behind its end",
    bytes: async () => {
      const noise: PaperPart = { dict: "", stream: Buffer.from("\x01/JS(\x02/EF\x03/Launch)/XFA") };
      const bytes = paper({ objects: [noise, objectStream([[7, "<< /Kind /Plain >>"]])] });
      return Buffer.concat([bytes, Buffer.alloc(3000)]);
    },
  },
];

const save = async (
  document: Awaited<ReturnType<typeof printed>>,
  options?: Parameters<typeof document.save>[0],
) => Buffer.from(await document.save(options));

/** The linearized header of "fast web view", with its own table and end. */
const firstSection =
  "9 0 obj\n<< /Linearized 1 /L 2000 /H [500 60] /O 3 /E 900 /N 1 /T 1200 >>\nendobj\nxref\n9 1\n0000000015 00000 n \ntrailer\n<< /Size 10 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
