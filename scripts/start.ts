import { buildWhatIsStale } from "./build.ts";

process.env["NODE_ENV"] ??= "production";
await buildWhatIsStale();
await import("../server/src/main.ts");
