import type { CustomFetchOptions } from "openid-client";
import { isLocalUrl } from "../../platform/local-url.ts";

const bytesMax = 512 * 1024;

/** Fetches from the provider: no redirects, no answer larger than 512 kB, http only on this machine. */
export async function boundedFetch(url: string, options: CustomFetchOptions): Promise<Response> {
  // The library allows http everywhere as soon as it does for the issuer.
  if (!url.startsWith("https:") && !isLocalUrl(url)) {
    throw new Error("The provider names an address without https.");
  }
  const { body, ...others } = options;
  const response = await fetch(url, {
    ...others,
    redirect: "manual",
    ...(body && { body: bodyOf(body) }),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error("The provider sent too much.");
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, statusText, headers });
}

const bodyOf = (body: NonNullable<CustomFetchOptions["body"]>): BodyInit =>
  body instanceof Uint8Array ? Uint8Array.from(body) : body;
