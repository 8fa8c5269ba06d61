import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wallTime } from "#format/zones.ts";
import type { Env } from "../../platform/env.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";
import { isOurs } from "./folder.ts";

/** How far a clock is ahead of this process, in milliseconds; undefined if it can't be read. */
export type Offsets = { database: number | undefined; files: number | undefined };

/** Sessions, links and limits are compared across both clocks. */
const noteMs = 2_000;
const wrongMs = 30_000;

export function judgeClock(offsets: Offsets, hasTimeZones: boolean): Finding {
  if (!hasTimeZones) {
    return wrong("clock", "this build of Node has no time zone data, so trip dates would be wrong");
  }
  const apart = Object.entries(offsets).flatMap(([name, ms]) =>
    ms === undefined || Math.abs(ms) < noteMs
      ? []
      : [{ ms, text: `the ${name} clock is ${offsetText(ms)}` }],
  );
  const text = apart.map((each) => each.text).join(", ");
  if (apart.some(({ ms }) => Math.abs(ms) >= wrongMs)) {
    return wrong("clock", `${text}, so sessions, links and rate limits end too early or too late`);
  }
  if (apart.length > 0) return note("clock", text);
  const compared = Object.entries(offsets).flatMap(([name, ms]) =>
    ms === undefined ? [] : [name],
  );
  const others =
    compared.length > 0
      ? `matches the ${compared.join(" and ")} clock`
      : "not compared with another clock";
  return fine("clock", `${new Date().toISOString()}, ${others}`);
}

const offsetText = (ms: number): string =>
  `${Math.round(Math.abs(ms) / 1_000)} s ${ms > 0 ? "ahead" : "behind"}`;

export function checkClock({ dataDir }: Env, database: number | undefined): Finding {
  return judgeClock({ database, files: offsetOfFiles(dataDir) }, hasTimeZones());
}

/** A network file system sets file times by its own clock. The test file is removed right away. */
function offsetOfFiles(dataDir: string): number | undefined {
  if (!isOurs(dataDir)) return undefined;
  const folder = mkdtempSync(join(dataDir, "clock-"));
  try {
    const path = join(folder, "now");
    const before = Date.now();
    writeFileSync(path, "");
    return statSync(path).mtimeMs - (before + Date.now()) / 2;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without time zone data, Node treats every zone as UTC, or throws. */
const hasTimeZones = (): boolean =>
  wallTime(Date.parse("2026-01-15T12:00:00Z"), "Asia/Kathmandu")?.time === "17:45";
