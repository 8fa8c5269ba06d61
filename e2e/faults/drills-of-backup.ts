import { isDeepStrictEqual } from "node:util";
import { balanced } from "../../server/testing/ledger.ts";
import { backupUnderLoad, restored } from "./backup-under-load.ts";
import { faultsIn, type Outcome, timesIn } from "./outcome.ts";

export async function backedUp(rounds: number, databaseUrl?: string): Promise<Outcome> {
  const report = await backupUnderLoad({ rounds, damages: 20, databaseUrl });
  const { lost, torn, doubled, failed, accepted, ledgers, slowestMs } = report;
  const wrong = ledgers.filter((ledger) => !isDeepStrictEqual(ledger, restored(balanced)));
  const slowest = `${slowestMs.during.toFixed(0)} ms (${slowestMs.before.toFixed(0)} ms before)`;
  return {
    figures: `${rounds} backups of ${(report.bytes / 1e6).toFixed(1)} MB in ${timesIn(report.backupMs)}, restored in ${timesIn(report.restoreMs)}; ${report.acknowledged} hoots acknowledged before, ${report.uploads} files uploaded meanwhile; slowest post ${slowest}; ${20 * rounds} damaged archives rejected`,
    faults: [
      ...failed,
      ...accepted,
      ...faultsIn({
        [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
        [`${torn.length + doubled.length} hoots are torn or duplicated`]:
          torn.length + doubled.length > 0,
        [`rows and bytes differ: ${JSON.stringify(wrong)}`]: wrong.length > 0,
      }),
    ],
  };
}
