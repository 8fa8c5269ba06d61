import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web/app",
  // A build is made beside the one in use, and put in its place when it is whole.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "web/build",
  ssr: true,
  // The whole site map is small; asking the server for it piece by piece costs more than sending it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
