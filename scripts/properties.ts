/** Runs the properties of the readiness engine in their long form, about five minutes: `npm run properties [RUNS]`. */
import { spawnSync } from "node:child_process";

const [runs = "10000"] = process.argv.slice(2);
const hour = 3_600_000;
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project",
    "unit",
    "--testTimeout",
    String(hour),
    "reference/src/readiness/properties.test.ts",
    "reference/src/readiness/routes.properties.test.ts",
  ],
  { stdio: "inherit", env: { ...process.env, PROPERTY_RUNS: runs } },
);
process.exitCode = status ?? 1;
