import { PDFDocument } from "@cantoo/pdf-lib";
import { main, newMember, openWith } from "../accounts/members.ts";
import { expect, test } from "../test.ts";

/** A PDF of one page with some lines. */
async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 60, y: 780 - at * 24 });
  return Buffer.from(await document.save());
}

test("a PDF ticket is read by its text, and a scan gets an explanation", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Petra Papers");
  await openWith(page, member, "/plans/import");
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
  await page.getByLabel("Choose a file").setInputFiles([file("scan.pdf", await pdfOf([]))]);
  await expect(main(page).getByRole("alert")).toContainText("scan.pdf: This PDF has no text");
  const lines = ["Booking code XK4P2Q", "LH 454   11 June 2027   FRA 10:05   SFO 12:35"];
  await page.getByLabel("Choose a file").setInputFiles([file("ticket.pdf", await pdfOf(lines))]);
  await expect(main(page).getByRole("heading", { name: "What we found" })).toBeFocused();
  const out = main(page).getByRole("region", { name: "Flight LH 454, FRA – SFO" });
  await expect(out.getByLabel("Confirmation code")).toHaveValue("XK4P2Q");
  await expect(out.getByLabel("Departure time", { exact: true })).toHaveValue("10:05");
});
