#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { join } from "node:path";

// Under another Node the command runs under the one in node_modules.
const major = Number(process.versions.node.split(".")[0]);
if (major >= 24) await import("../src/operations/command-line.ts");
else {
  const node = join(import.meta.dirname, "../../node_modules/node/bin/node");
  const { status } = spawnSync(node, [import.meta.filename, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
