import { storeFile } from "../app/data/private-files.ts";
import { removeSharedFiles, sharedKey, sharedMax } from "../app/data/shared-files.ts";
import { sharePath } from "./rules.ts";

/** Stores what another app shared, as files that log-out removes, and opens the page that asks what to do with it. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll("files").flatMap((part) => (part instanceof File ? part : []));
  const texts = ["title", "text", "url"].flatMap((name) => form.get(name) || []);
  const text = texts.filter((part) => typeof part === "string").join("\n");
  if (text !== "") files.push(new File([text], "shared.txt", { type: "text/plain" }));
  await removeSharedFiles();
  let count = 0;
  for (const file of files.filter(({ size }) => size > 0).slice(0, sharedMax)) {
    // The time tells when it was shared, not when it was made.
    const dated = new File([file], file.name, { type: file.type });
    if (await storeFile(sharedKey(count), dated)) count += 1;
  }
  return Response.redirect(count === 0 ? `${sharePath}?empty` : sharePath, 303);
}
