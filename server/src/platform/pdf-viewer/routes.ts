import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { pdfViewerPath } from "#contracts/kernel/pdf-viewer.ts";
import type { FastifyInstance } from "fastify";
import { viewerDocument, viewerPolicy } from "./document.ts";

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/** The files of the viewer by their name in the URL. */
const files = new Map<string, string>([
  ["viewer.js", join(import.meta.dirname, "viewer.js")],
  ["pdf.min.mjs", join(library, "legacy/build/pdf.min.mjs")],
  ["pdf.worker.min.mjs", join(library, "legacy/build/pdf.worker.min.mjs")],
  ...["cmaps", "standard_fonts", "wasm", "iccs"].flatMap((folder) =>
    readdirSync(join(library, folder)).map(
      (name) => [`${folder}/${name}`, join(library, folder, name)] as const,
    ),
  ),
]);

const compress = promisify(brotliCompress);

type Served = { plain: Buffer; compressed: Buffer | undefined };

async function load(path: string): Promise<Served> {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  return {
    plain,
    compressed: extname(path) in types ? await compress(plain, { params }) : undefined,
  };
}

/** Serves the sandboxed PDF viewer. Its frame has no origin, so its files may be read from any. */
export function pdfViewerRoutes(app: FastifyInstance, publicUrl: string): void {
  const loaded = new Map<string, Promise<Served>>();
  const policy = viewerPolicy(publicUrl);

  app.get(pdfViewerPath, (_request, reply) =>
    reply
      .headers({
        "content-security-policy": policy,
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
        "cache-control": "public, max-age=3600",
      })
      .type("text/html; charset=utf-8")
      .send(viewerDocument),
  );

  app.get<{ Params: { "*": string } }>(`${pdfViewerPath}/*`, async (request, reply) => {
    const name = request.params["*"];
    const path = files.get(name);
    if (path === undefined) return reply.callNotFound();
    let file = loaded.get(name);
    if (!file) loaded.set(name, (file = load(path)));
    const { plain, compressed } = await file;
    const isCompressed =
      compressed !== undefined && /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    if (isCompressed) reply.header("content-encoding", "br");
    return reply
      .headers({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, max-age=3600",
        vary: "accept-encoding",
      })
      .type(types[extname(name)] ?? "application/octet-stream")
      .send(isCompressed ? compressed : plain);
  });
}
