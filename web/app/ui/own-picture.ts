import { fetchFile } from "../data/browser.ts";

const waitMs = 20_000;

/** A picture as the member who is signed in gets it, by an address in this page; undefined where it can't be loaded. */
export async function fetchOwnPicture(source: string | null): Promise<string | undefined> {
  if (source === null) return undefined;
  try {
    const response = await fetchFile(source, AbortSignal.timeout(waitMs));
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}
