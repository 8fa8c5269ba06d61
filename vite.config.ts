import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "web/public",
  build: {
    // These read light-dark() themselves, so that it reaches the browser as written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // All styles together are 6 kB compressed: one file costs less than a dozen requests.
    cssCodeSplit: false,
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: "web/app/server.ts" } } },
  },
});
