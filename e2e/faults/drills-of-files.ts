import { isDeepStrictEqual } from "node:util";
import { balanced } from "../../server/src/testing/ledger.ts";
import { bombsAtOnce } from "./bombs-at-once.ts";
import { fullDatabase } from "./full-database.ts";
import { fullDisk } from "./full-disk.ts";
import { killInMidUpload } from "./kill-in-mid-upload.ts";
import { faultsIn, type Outcome, seconds, timesIn } from "./outcome.ts";

/** What the server and its media worker may take together on PostgreSQL; PGlite in the process takes 300 MB and more besides. */
const memoryMax = 512;

export async function uploadsKilled(rounds: number, databaseUrl?: string): Promise<Outcome> {
  const report = await killInMidUpload({ rounds, databaseUrl });
  const { acknowledged, faults, strays, leftAtWork, outlived, ledger } = report;
  return {
    figures: `${rounds} kills, ${acknowledged} uploads acknowledged, ${faults.length} lost or wrong, ${report.repeated} sent again, ${report.swept} half-done files swept, ready again after ${timesIn(report.restartMs)}`,
    faults: [
      ...faults,
      ...faultsIn({
        [`${strays.length} files are nobody's after the sweep`]: strays.length > 0,
        [`left where files are received: ${leftAtWork.join(", ")}`]: leftAtWork.length > 0,
        [`${outlived} processes outlived their house`]: outlived > 0,
        [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
      }),
    ],
  };
}

export async function bombed(databaseUrl?: string): Promise<Outcome> {
  const { sent, statuses, health, memory, standing, ms } = await bombsAtOnce({ databaseUrl });
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return {
    figures: `${sent} bombs in ${seconds(ms)}: ${said.join(", ")}; health answered ${health.answers} times, slowest ${health.slowestMs.toFixed(0)} ms; ${memory.before} MB before, ${memory.most} MB at most (${memory.mediaWorker} MB the media worker)`,
    faults: faultsIn({
      [`${health.failed} times health did not answer`]: health.failed > 0,
      "the house fell": !standing,
      [`${memory.most} MB are more than ${memoryMax}`]:
        databaseUrl !== undefined && memory.most >= memoryMax,
      "a bomb was answered with a fault of ours": Object.keys(statuses).some((one) => one >= "500"),
    }),
  };
}

export async function diskFilled(databaseUrl: string): Promise<Outcome> {
  const report = await fullDisk(databaseUrl);
  if (!report) return { figures: "SKIPPED: this user may not mount a small disk", faults: [] };
  const { stored, errorResponses, leftBehind, readable, words, recovers, ledger } = report;
  const codes = Object.keys(errorResponses).join(", ");
  return {
    figures: `${stored} papers stored, then ${codes}; ${readable} read while the disk was full`,
    faults: faultsIn({
      [`refused with ${codes}`]: codes !== "STORAGE_FULL",
      [`${leftBehind} bytes are left of what was refused`]: leftBehind > 0,
      [`only ${readable} of ${stored} papers could be read`]: readable !== stored,
      "nothing could be written any more": !words,
      "it did not recover": !recovers,
      [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
    }),
  };
}

export async function databaseFilled(): Promise<Outcome> {
  const report = await fullDatabase();
  if (!report) return { figures: "SKIPPED: this user may not mount a small disk", faults: [] };
  const { statuses, lost, torn, doubled, acknowledged } = report;
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return {
    figures: `with no room at all posts were answered ${said.join(", ")}; ${acknowledged} acknowledged, ${lost.length} lost`,
    faults: faultsIn({
      [`posts were answered ${said.join(", ")}`]: Object.keys(statuses).some(
        (status) => !["201", "503", "507"].includes(status),
      ),
      "nothing was refused": !statuses[507] && !statuses[503],
      "hoots could not be read": !report.readable,
      [`health was ${report.health}`]: report.health !== 200,
      "it did not recover by itself": !report.recovered,
      "nothing can be posted after a restart": !report.posts,
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or doubled`]:
        torn.length + doubled.length > 0,
    }),
  };
}
