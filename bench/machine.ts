import { availableParallelism, cpus, loadavg, totalmem, type as system } from "node:os";
import { readFileSync } from "node:fs";

const versionOf = (name: string): string => {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const manifest: { version: string } = JSON.parse(readFileSync(path, "utf8"));
  return manifest.version;
};

/** The machine of the measurements. */
export function machine(): string {
  const [load = 0] = loadavg();
  const parts = [
    "fastify",
    "kysely",
    "pg",
    "@electric-sql/pglite",
    "react-router",
    "sharp",
    "autocannon",
  ];
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${system()}, load ${load.toFixed(1)} at the end`,
    `Node ${process.versions.node}, ${parts.map((name) => `${name} ${versionOf(name)}`).join(", ")}`,
  ].join("\n");
}
