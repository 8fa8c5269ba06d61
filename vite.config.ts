import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { shortCalls } from "./scripts/short-calls.ts";

/** The order of the layers has to be said before the first of them, wherever the build puts its parts. */
const layersFirst: Plugin = {
  name: "layers-first",
  enforce: "post",
  generateBundle(_options, bundle) {
    const [order = ""] = readFileSync("web/app/ui/styles/index.css", "utf8").split("\n");
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = `${order}${String(file.source)}`;
    }
  },
};

/** Else the server loads all 1,700 signs there are to draw some sixty. React Router passes over what is set below for its server. */
const signsInside: Plugin = {
  name: "signs-inside",
  configEnvironment: (name) =>
    name === "ssr" ? { resolve: { noExternal: ["lucide-react"] } } : undefined,
};

const sheets = globSync("web/app/**/*.module.css").sort();

/**
 * Names a class by the place of its file and its own place in it, as long names are a fifth of the styles. The builds
 * for browser and server see the same files, so they say the same. Throws for a file or a name that is not there.
 */
function shortName(name: string, file: string, css: string): string {
  const sheet = sheets.findIndex((path) => file.split("?")[0] === join(import.meta.dirname, path));
  const names = Array.from(new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi)));
  const place = names.indexOf(name);
  if (sheet < 0 || place < 0) throw new Error(`${file} has no place for ${name}.`);
  return `_${sheet.toString(36).padStart(2, "0")}${place.toString(36)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), signsInside, layersFirst, shortCalls],
  publicDir: "web/public",
  // While one works on them, styles keep the names that were written.
  ...(command === "build" ? { css: { modules: { generateScopedName: shortName } } } : {}),
  build: {
    // These read light-dark() themselves, so that it reaches the browser as written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // One file of 6 kB for all pages: what is loaded late is dressed from the start.
    cssCodeSplit: false,
    // What one page loads late another needs at once; each of them has its own way to it.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // Contracts only declare; what a browser does not use of them is left out.
            manualPureFunctions: ["z", "endpoint"],
            // A page takes from contracts, and from what a feature offers, the parts that it names, and not the others.
            moduleSideEffects: [
              {
                test: /contracts\/src\/\w+\/[\w-]+\.ts$|web\/app\/\w+\/[\w-]+\/index\.ts$/,
                sideEffects: false,
              },
            ],
          },
          output: {
            // Every page starts with the list of all files, in which long hashes cannot be compressed.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // What pages share comes in a few files instead of thirty. A group takes along what its modules
            // import, so what is loaded late keeps out of the ones that every page starts with.
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "web/app/server.ts" } } },
  },
}));
