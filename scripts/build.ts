import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as bundle } from "vite";
import { shortenManifest } from "./short-manifest.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, "web/build");
/** Folder of a new build; it replaces the one in use when it is complete. */
const next = join(root, "web/build-next");

const sources = [
  "web/{app,public,worker}/**/*",
  "{contracts,format,art,reference,storefront}/src/**/*.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/{build,chunk-groups,contract-declarations,contract-parts,messages,short-manifest}.ts",
];

/** A hash of the page sources: the same hash means the same build. */
function stampOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (!statSync(path).isFile() || file.includes(".test.")) continue;
    hash.update(file).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

function stampOfBuild(): string | undefined {
  try {
    return readFileSync(join(build, "stamp"), "utf8");
  } catch {
    return undefined;
  }
}

/** The service worker: one file, at the root of the site, whose pages it serves. */
async function bundleWorker(): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: join(next, "client"),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, "web/worker/main.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** Compresses the browser's files at build time, so that no request has to. */
async function compress(): Promise<void> {
  const files = globSync("client/**/*.{js,css,svg,json,txt}", { cwd: next });
  for (const file of files) {
    const path = join(next, file);
    const bytes = readFileSync(path);
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, best));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Builds the pages if their sources have changed since the last build. Returns true if it did. */
export async function buildWhatIsStale(): Promise<boolean> {
  const stamp = stampOfSources();
  if (stampOfBuild() === stamp) return false;
  console.log("Building pages. This takes a minute the first time.");
  rmSync(next, { recursive: true, force: true });
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  execFileSync(process.execPath, [cli, "build", "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: "web/build-next" },
  });
  shortenManifest(join(next, "client"));
  await bundleWorker();
  await compress();
  writeFileSync(join(next, "stamp"), stamp);
  rmSync(build, { recursive: true, force: true });
  renameSync(next, build);
  return true;
}

if (import.meta.main) {
  const built = await buildWhatIsStale();
  console.log(built ? "Pages built." : "Pages are up to date.");
}
