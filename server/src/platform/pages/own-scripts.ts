import { createHash } from "node:crypto";

/** The header in which page rendering passes the nonce of its own inline scripts. */
export const scriptMarkHeader = "script-mark";

const isData = (attributes: string) => /\stype="application\//.test(attributes);

/**
 * Removes the nonces of a page's inline scripts and returns their hashes for the policy. The nonce is random for each
 * rendering, so injected scripts have none.
 */
export function nameScripts(html: string, mark: string | null): { html: string; hashes: string } {
  if (mark === null || !/^[\w-]{20,}$/.test(mark)) return { html, hashes: "" };
  const hashes = new Set<string>();
  const scripts = new RegExp(`<script\\b([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  for (const [, before = "", after = "", text = ""] of html.matchAll(scripts)) {
    if (isData(before + after)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.replaceAll(` nonce="${mark}"`, ""), hashes: [...hashes].join(" ") };
}
