import { afterAll, expect, test } from "vitest";
import { paper } from "../../../testing/papers.ts";
import { makeWorkbench } from "../../../testing/workbench.ts";
import { findNames } from "./pdf-names.ts";
import { openMediaWorker } from "./media-worker.ts";

const mediaWorker = openMediaWorker();
const bench = await makeWorkbench(mediaWorker);
afterAll(async () => {
  await mediaWorker.stop();
  await bench.clear();
});

// uploads.test.ts sends all harmless and hostile PDFs over the wire.

test("an error response names the forbidden content and the remedy", async () => {
  const bytes = paper({ page: "/Annots [<< /Subtype /Link /A << /S /Launch /F (a.exe) >> >>]" });
  await expect(bench.pdf(bytes)).rejects.toMatchObject({
    code: "FILE_UNSAFE",
    status: 422,
    message: expect.stringMatching(/opens a program.*Print it to a new PDF/),
  });
});

const dangerIn = (text: string) => findNames(Buffer.from(text, "latin1"), "").danger;

test.each([
  ["/S /JavaScript", "script"],
  ["/S/JavaScript", "script"],
  ["/S % a remark\n /J#61vaScript", "script"],
  ["7 0 obj\n/Launch", "launch"],
  ["/EmbeddedFiles 4 0 R", "file"],
  ["/EF<</F 3 0 R>>", "file"],
])("the name in %j is found without its surroundings", (text, danger) => {
  expect(dangerIn(text)).toBe(danger);
});

test("a value that is hidden behind a thousand blanks is a danger of its own", () => {
  expect(dangerIn(`/XFA${" ".repeat(1_000)}[ 1 0 R ]`)).toBe("form");
});

test.each([
  "(see https://example.com/JavaScript)",
  "/URI (https://example.com/Launch)",
  "/S /JavaScripts",
  "/S /URI /Launch",
  "\x01/XFA\x02/EF\x03",
  "/EmbeddedFiles)",
])("%j is nobody's danger", (text) => {
  expect(dangerIn(text)).toBe(undefined);
});
