import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web/app",
  buildDirectory: "web/build",
  ssr: true,
  // The whole site map is small; asking the server for it piece by piece costs more than sending it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
