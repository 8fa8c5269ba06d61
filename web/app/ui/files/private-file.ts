import { useEffect, useState } from "react";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf, makeFileLink, type PictureWidth } from "#contracts/kernel/files.ts";
import { errorMessage } from "../../data/errors.ts";
import { call, fetchFile } from "../../data/browser.ts";

/** The loading state of a private file. A document is fetched only when it is opened. */
export type PrivateFile =
  | { is: "loading" }
  | { is: "picture"; picture: Blob }
  | { is: "paper" }
  | { is: "failed"; message: string };

/** The message when a private file cannot be fetched. */
export const fileFailure = (error: unknown): string =>
  errorMessage(error, "This file couldn't load. Try again.");

/** Fetches a private file: the bytes of an image, only the type of a PDF. Rejects on failure. */
export async function fetchPicture(
  url: string,
  width: PictureWidth,
  signal: AbortSignal,
): Promise<Blob | "paper"> {
  const response = await openPrivateFile(`${url}?width=${width}`, signal);
  if (isPdf(response)) {
    await response.body?.cancel();
    return "paper";
  }
  return response.blob();
}

async function openPrivateFile(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchFile(url, signal);
  if (response.status === 404) throw new AppError("NOT_FOUND", "This file no longer exists.");
  if (!response.ok) throw new Error(`The file request failed with status ${response.status}.`);
  return response;
}

const isPdf = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("application/pdf") ?? false;

/** A private file as it is shown: an image, or all bytes of a PDF. */
export type WholeFile = { is: "picture" | "pdf"; blob: Blob };

/** Fetches a private file to show it. Rejects on failure. */
export async function fetchWholeFile(url: string, signal: AbortSignal): Promise<WholeFile> {
  const response = await openPrivateFile(`${url}?width=1280`, signal);
  return { is: isPdf(response) ? "pdf" : "picture", blob: await response.blob() };
}

/** The page that shows a private file in a tab of its own. */
export const fileTabPath = (url: string): string => `/file/${fileIdOf(url) ?? ""}`;

/** A private file, loaded with the member's token. `retry` fetches it again after a failure. */
export function usePrivateFile(
  url: string | undefined,
  width: PictureWidth = 640,
): PrivateFile & { retry: () => void } {
  const [tries, setTries] = useState(0);
  const request = `${url} ${width} ${tries}`;
  const [loaded, setLoaded] = useState<{ request: string; file: PrivateFile }>();

  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const become = (file: PrivateFile) => {
      if (!signal.aborted) setLoaded({ request, file });
    };
    fetchPicture(url, width, signal).then(
      (picture) => become(picture === "paper" ? { is: "paper" } : { is: "picture", picture }),
      (error: unknown) => become({ is: "failed", message: fileFailure(error) }),
    );
    return () => controller.abort();
  }, [url, width, request]);

  const file: PrivateFile = loaded?.request === request ? loaded.file : { is: "loading" };
  return { ...file, retry: () => setTries((before) => before + 1) };
}

/** Downloads a private document. Throws AppError if no link can be created. */
export async function downloadPrivateFile(url: string): Promise<void> {
  const id = fileIdOf(url);
  if (!id) throw new Error(`${url} isn't a private file URL.`);
  const link = await call(makeFileLink, { params: { id } });
  const anchor = document.createElement("a");
  anchor.href = link.url;
  // A navigation would trigger the warning about unsaved changes.
  anchor.download = "";
  anchor.click();
}
