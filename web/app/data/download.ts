import { AppError } from "#contracts/kernel/errors.ts";
import { fetchFile } from "./browser.ts";

type Download = {
  /** The name of the file; by default the one that the server gives it. */
  name?: string;
  /** The error message for a 404. */
  missing: string;
  /** The message of any other error. */
  failed: string;
};

/** Fetches a file for the signed-in person as a browser download. Throws AppError. */
export async function download(path: string, { name, missing, failed }: Download): Promise<void> {
  const response = await fetchFile(path, new AbortController().signal).catch(() => undefined);
  if (response?.status === 404) throw new AppError("NOT_FOUND", missing);
  if (!response?.ok) throw new AppError("UNAVAILABLE", failed);
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name ?? nameIn(response.headers.get("content-disposition"));
  anchor.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition ?? "")?.[1] ?? "");
