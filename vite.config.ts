import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** The order of the layers has to be said before the first of them, wherever the build puts its parts. */
const layersFirst: Plugin = {
  name: "layers-first",
  enforce: "post",
  generateBundle(_options, bundle) {
    const [order = ""] = readFileSync("web/app/styles/index.css", "utf8").split("\n");
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = `${order}${String(file.source)}`;
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), layersFirst],
  publicDir: "web/public",
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
          output: {
            // What pages share comes in a few files instead of thirty. A group takes along what its modules
            // import, so what is loaded late keeps out of the ones that every page starts with.
            codeSplitting: {
              groups: [
                // What checks and declares calls; no page starts with it that has nothing to send.
                { name: "schemas", test: /node_modules\/zod\// },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                {
                  name: "site",
                  test: /web\/app\/(layout\/(shell|hero|meta)|errors\/error-view)\.tsx?$/,
                },
                {
                  name: "cards",
                  test: /contracts\/src\/hoot-names\.ts$|web\/app\/(hoots\/(beside-poster|paths)|home\/(parts|loading)|widgets\/widget|(articles|blogs|flights)\/paths|ui\/(heading|empty-state|notice|poster|swipe|use-media))\.tsx?$|home\/everyone\.module\.css|icons\/(play|pause|arrow-right|external-link|chevron-left|chevron-right)\.mjs$/,
                },
                { name: "postcards", test: /web\/app\/hoots\/card\.tsx$/ },
                { name: "queries", test: /web\/app\/api\/queries\.tsx$|node_modules\/@tanstack\// },
                // What a list of hoots has besides its cards, without what one writes with.
                {
                  name: "lists",
                  test: /web\/app\/(hoots\/(card-skeleton|category-links|growing|hoot-words|search-box|wanted)|ui\/(field|use-form))\.tsx?$/,
                  minShareCount: 2,
                },
                // Signs of trips, pets and papers; who reads and answers sees none of them.
                {
                  name: "signs",
                  test: /icons\/(?!corner-up-left|image-off|image-play|pencil|share-2|trash)[a-z0-9-]+\.mjs$/,
                  minShareCount: 2,
                },
                {
                  name: "writing",
                  test: /web\/app\/(ui\/(?!file|private|combo-field|menu|copy-field|password-field|kept-paper)|api\/once|talk\/(share-button|actions))|lucide-react\/dist\/esm\/icons\//,
                  minShareCount: 2,
                },
                { name: "files", test: /web\/app\/ui\/(file|private)/, minShareCount: 2 },
                {
                  name: "hoots",
                  test: /web\/app\/hoots\/(?!hoot-list|use-growing|kept-list)/,
                  minShareCount: 2,
                },
                { name: "talk", test: /web\/app\/talk\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "web/app/server.ts" } } },
  },
});
