import { AppError } from "#contracts/kernel/errors.ts";
import { fetchFile } from "../../../data/browser.ts";

const downloadFailed = "The calendar could not be made. Please try again.";

/** Fetches a calendar as the person who is signed in, and hands it to the browser's downloads. Throws AppError. */
export async function downloadCalendar(path: string): Promise<void> {
  const response = await fetchFile(path, new AbortController().signal).catch(() => undefined);
  if (response?.status === 404) throw new AppError("NOT_FOUND", "This trip is no longer there.");
  if (!response?.ok) throw new AppError("UNAVAILABLE", downloadFailed);
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = nameIn(response.headers.get("content-disposition"));
  anchor.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition ?? "")?.[1] ?? "trips.ics");
