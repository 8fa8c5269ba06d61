import { storeFile } from "../app/data/private-files.ts";
import {
  isTooLarge,
  removeSharedFiles,
  sharedKey,
  skippedQuery,
  withinLimits,
} from "../app/data/shared-files.ts";
import { sharePath } from "./rules.ts";

/**
 * Stores what arrived, as files that log-out removes and that no page uses, and opens the page that asks whether the
 * person shared it: any site can send a form here, and its origin isn't told to a worker.
 */
export async function takeShared(request: Request): Promise<Response> {
  if (isTooLarge(request.headers.get("content-length"))) return openShare(skippedQuery);
  const shared = await filesOf(request);
  await removeSharedFiles("arrived");
  const taken = withinLimits(shared);
  let count = 0;
  for (const file of taken) {
    // The time tells when it was shared, not when it was made.
    const dated = new File([file], file.name.slice(0, nameMax), { type: file.type });
    if (await storeFile(sharedKey("arrived", count), dated)) count += 1;
  }
  if (count < shared.length) return openShare(skippedQuery);
  return openShare(count === 0 ? "empty" : undefined);
}

const nameMax = 200;

/** The files of the request with something in them, and its text as one more. None where it can't be read. */
async function filesOf(request: Request): Promise<File[]> {
  try {
    const form = await request.formData();
    const files = form.getAll("files").flatMap((part) => (part instanceof File ? part : []));
    const texts = ["title", "text", "url"].flatMap((name) => form.get(name) || []);
    const text = texts.filter((part) => typeof part === "string").join("\n");
    if (text !== "") files.push(new File([text], "shared.txt", { type: "text/plain" }));
    return files.filter(({ size }) => size > 0);
  } catch {
    return [];
  }
}

const openShare = (query: string | undefined): Response =>
  Response.redirect(query === undefined ? sharePath : `${sharePath}?${query}`, 303);
