import { AppError } from "#contracts/kernel/errors.ts";
import type { InputOf } from "#contracts/kernel/endpoint.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import { getDossierPdf } from "#contracts/travel/dossiers.ts";
import { fetchFile } from "../../data/browser.ts";

/** Fetches a sheet as a PDF for the signed-in person as a browser download. Throws AppError. */
export async function downloadPdf(input: InputOf<typeof getDossierPdf>): Promise<void> {
  const path = pathOf(getDossierPdf, input);
  const response = await fetchFile(path, new AbortController().signal).catch(() => undefined);
  if (response?.status === 404) {
    throw new AppError("NOT_FOUND", "This trip or pet no longer exists. It may have been deleted.");
  }
  if (!response?.ok) throw new AppError("UNAVAILABLE", "Couldn't create the PDF. Try again.");
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = "check-in-sheet.pdf";
  anchor.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
