import { expect, test } from "vitest";
import { balanced } from "../../server/src/testing/ledger.ts";
import { backupUnderLoad, restored } from "./backup-under-load.ts";
import { killInMidUpload } from "./kill-in-mid-upload.ts";
import { workerTerminated } from "./worker-terminated.ts";

const minute = 60_000;

test(
  "a server that is killed while people send files has every one that it acknowledged, and no half ones",
  { timeout: 3 * minute },
  async () => {
    const report = await killInMidUpload({ rounds: 3 });
    expect(report).toMatchObject({ faults: [], strays: [], leftAtWork: [], outlived: 0 });
    expect(report.ledger).toEqual(balanced);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server that is backed up under load is restored with all it acknowledged before, and never from a damaged archive",
  { timeout: 3 * minute },
  async () => {
    const report = await backupUnderLoad({ rounds: 1, damages: 2 });
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], failed: [], believed: [] });
    expect(report.ledgers).toEqual([restored(balanced)]);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server whose PGlite worker is ended while people post has every hoot that it acknowledged, once",
  { timeout: 3 * minute },
  async () => {
    const report = await workerTerminated(3);
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], rounds: 3 });
    expect(Object.keys(report.refused).filter((status) => status !== "503")).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);
