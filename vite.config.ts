import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { contractParts } from "./scripts/contract-parts.ts";
import { parsedMessages } from "./scripts/messages.ts";

/** Declares the order of the cascade layers at the start of every style sheet. */
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

/** Bundles the icons for the server, which would load all 1,700 of the package. React Router ignores such an option below. */
const bundledIcons: Plugin = {
  name: "bundled-icons",
  configEnvironment: (name) =>
    name === "ssr" ? { resolve: { noExternal: ["lucide-react"] } } : undefined,
};

const sheets = globSync("web/app/**/*.module.css").sort();

/**
 * Names a class by the index of its file and its index in the file: long names are a fifth of the styles. The builds
 * for browser and server see the same files, so both get the same names. Throws for an unknown file or name.
 */
function shortName(name: string, file: string, css: string): string {
  const sheet = sheets.findIndex((path) => file.split("?")[0] === join(import.meta.dirname, path));
  const names = Array.from(new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi)));
  const place = names.indexOf(name);
  if (sheet < 0 || place < 0) throw new Error(`${file} has no place for ${name}.`);
  return `_${sheet.toString(36).padStart(2, "0")}${place.toString(36)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), bundledIcons, layersFirst, contractParts, parsedMessages],
  publicDir: "web/public",
  // Class names stay readable in development.
  ...(command === "build" ? { css: { modules: { generateScopedName: shortName } } } : {}),
  build: {
    // These browsers support light-dark(), so that it is not replaced.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // One style sheet for all pages: lazy parts have their styles at once.
    cssCodeSplit: false,
    // A module can be lazy on one page and static on another.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // Contracts only declare, so that unused ones are left out.
            manualPureFunctions: ["z", "endpoint"],
            // A page loads only what it imports from contracts and from the index of a feature.
            moduleSideEffects: [
              {
                test: /contracts\/src\/\w+\/[\w-]+\.ts$|web\/app\/\w+\/[\w-]+\/index\.ts$/,
                sideEffects: false,
              },
            ],
          },
          output: {
            // Every page starts with the list of all files, and long hashes don't compress.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Shared modules are in a few files instead of thirty. A group includes the imports of its modules, so
            // lazy modules must stay out of the groups of every page.
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "web/app/server.ts" } } },
  },
}));
