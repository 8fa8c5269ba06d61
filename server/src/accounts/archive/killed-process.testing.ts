import { readEnv } from "../../platform/env.ts";
import { openInstance } from "../../operations/open-instance.ts";

// A whole server that is killed while it packs or restores an archive. Its file store is slow, so that there is time.
const [dataDir = "", databaseUrl = "", slowMs = "0"] = process.argv.slice(2);
const env = readEnv({
  DATA_DIR: dataDir,
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  DEMO: "off",
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const pause = () => new Promise((resolve) => setTimeout(resolve, Number(slowMs)));
const server = await openInstance({
  env: { ...env, port: 0 },
  renderPage: async () => new Response("", { status: 404 }),
  between: {
    blobs: (blobs) => ({
      ...blobs,
      put: async (...input) => {
        if (input[0].startsWith("archives/")) return blobs.put(...input);
        await pause();
        await blobs.put(...input);
      },
      open: async (key) => {
        if (!key.startsWith("archives/")) await pause();
        return blobs.open(key);
      },
    }),
  },
});
process.send?.(server.address);
