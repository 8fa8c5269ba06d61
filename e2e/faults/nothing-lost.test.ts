import { expect, test } from "vitest";
import { balanced } from "../../server/testing/ledger.ts";
import { killInMidUpload } from "./kill-in-mid-upload.ts";
import { workerTerminated } from "./worker-terminated.ts";

const minute = 60_000;

test(
  "a server that is killed during uploads has every acknowledged file and no incomplete ones",
  { timeout: 5 * minute },
  async () => {
    const report = await killInMidUpload({ rounds: 1 });
    expect(report).toMatchObject({ faults: [], unreferenced: [], leftovers: [], outlived: 0 });
    expect(report.ledger).toEqual(balanced);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server whose PGlite worker is terminated during writes has every acknowledged hoot exactly once",
  { timeout: 5 * minute },
  async () => {
    const report = await workerTerminated(2);
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], rounds: 2 });
    expect(Object.keys(report.rejected).filter((status) => status !== "503")).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);
