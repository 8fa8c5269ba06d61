import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../web/build/client/assets");
const suffix = "-second";

/** The names of the build's files without their extensions. */
const names = new Set(
  readdirSync(assets).flatMap((file) => /^([\w.-]+)\.(?:js|css)$/.exec(file)?.[1] ?? []),
);

const rename = (text: string): string =>
  text.replace(/[\w.-]+/g, (found) => {
    const [, name = "", extension = ""] = /^(.*?)(\.js|\.css|)$/.exec(found) ?? [];
    return names.has(name) ? name + suffix + extension : found;
  });

/** The path on the server of a path of the second build; undefined for a file of the first one, which is gone. */
export function firstPathOf(path: string): string | undefined {
  if (!path.startsWith("/assets/")) return path;
  const first = path.replace(new RegExp(`${suffix}(\\.\\w+)$`), "$1");
  return first === path ? undefined : first;
}

const hashOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The policy names inline scripts by their hashes. */
const withHashes = (policy: string, html: string): string =>
  Array.from(html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)).reduce(
    (next, [, script = ""]) => next.replaceAll(hashOf(script), hashOf(rename(script))),
    policy,
  );

type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/** An answer as a second build of the same pages would give it: every file has another name, and the worker other bytes. */
export function ofSecondBuild(path: string, { headers, body }: Answer): Answer {
  const policy = headers["content-security-policy"];
  const { etag: _first, "content-length": _length, ...rest } = headers;
  if (!/html|javascript|css/.test(headers["content-type"] ?? "")) return { headers: rest, body };
  const text = body.toString();
  const next = path === "/service-worker.js" ? `${text}\n// The second build.` : rename(text);
  return {
    headers: {
      ...rest,
      ...(headers.link !== undefined && { link: rename(String(headers.link)) }),
      ...(policy !== undefined && {
        "content-security-policy": withHashes(String(policy), text),
      }),
    },
    body: Buffer.from(next),
  };
}
