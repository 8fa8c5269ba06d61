import { isDeepStrictEqual } from "node:util";
import { balanced } from "../../server/testing/ledger.ts";
import { bombsAtOnce } from "./bombs-at-once.ts";
import { fullDatabase } from "./full-database.ts";
import { fullDisk } from "./full-disk.ts";
import { killInMidUpload } from "./kill-in-mid-upload.ts";
import { faultsIn, type Outcome, seconds, timesIn } from "./outcome.ts";

/** Memory limit for server and media worker together on PostgreSQL; PGlite in the process uses 300 MB and more on top. */
const memoryMax = 512;

export async function uploadsKilled(rounds: number, databaseUrl?: string): Promise<Outcome> {
  const report = await killInMidUpload({ rounds, databaseUrl });
  const { acknowledged, faults, unreferenced, leftovers, outlived, ledger } = report;
  return {
    figures: `${rounds} kills, ${acknowledged} uploads acknowledged, ${faults.length} lost or wrong, ${report.repeated} sent again, ${report.collected} incomplete files collected, ready again after ${timesIn(report.restartMs)}`,
    faults: [
      ...faults,
      ...faultsIn({
        [`${unreferenced.length} files are unreferenced after garbage collection`]:
          unreferenced.length > 0,
        [`left in the upload folder: ${leftovers.join(", ")}`]: leftovers.length > 0,
        [`${outlived} processes outlived their server`]: outlived > 0,
        [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
      }),
    ],
  };
}

export async function bombed(databaseUrl?: string): Promise<Outcome> {
  const { sent, statuses, health, memory, alive, ms } = await bombsAtOnce({ databaseUrl });
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return {
    figures: `${sent} bombs in ${seconds(ms)}: ${counts.join(", ")}; health responded ${health.responses} times, slowest ${health.slowestMs.toFixed(0)} ms; ${memory.before} MB before, ${memory.most} MB at most (${memory.mediaWorker} MB the media worker)`,
    faults: faultsIn({
      [`health failed to respond ${health.failed} times`]: health.failed > 0,
      "the server is down": !alive,
      [`${memory.most} MB are more than ${memoryMax}`]:
        databaseUrl !== undefined && memory.most >= memoryMax,
      "a bomb got a 5xx": Object.keys(statuses).some((one) => one >= "500"),
    }),
  };
}

export async function diskFilled(databaseUrl: string): Promise<Outcome> {
  const report = await fullDisk(databaseUrl);
  if (!report) return { figures: "SKIPPED: this user cannot mount a small disk", faults: [] };
  const { stored, rejections, leftBehind, readable, canPost, recovers, ledger } = report;
  const codes = Object.keys(rejections).join(", ");
  return {
    figures: `${stored} documents stored, then ${codes}; ${readable} read while the disk was full`,
    faults: faultsIn({
      [`rejected with ${codes}`]: codes !== "STORAGE_FULL",
      [`${leftBehind} bytes are left of rejected uploads`]: leftBehind > 0,
      [`only ${readable} of ${stored} documents could be read`]: readable !== stored,
      "text could not be saved": !canPost,
      "it did not recover": !recovers,
      [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
    }),
  };
}

export async function databaseFilled(): Promise<Outcome> {
  const report = await fullDatabase();
  if (!report) return { figures: "SKIPPED: this user cannot mount a small disk", faults: [] };
  const { statuses, lost, torn, doubled, acknowledged } = report;
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return {
    figures: `with a full disk posts got ${counts.join(", ")}; ${acknowledged} acknowledged, ${lost.length} lost`,
    faults: faultsIn({
      [`posts got ${counts.join(", ")}`]: Object.keys(statuses).some(
        (status) => !["201", "503", "507"].includes(status),
      ),
      "nothing was rejected": !statuses[507] && !statuses[503],
      "hoots could not be read": !report.readable,
      [`health was ${report.health}`]: report.health !== 200,
      "it did not recover without a restart": !report.recovered,
      "nothing can be posted after a restart": !report.posts,
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or duplicated`]:
        torn.length + doubled.length > 0,
    }),
  };
}
