import { expect, test } from "vitest";
import { badEnvironment } from "./bad-environment.ts";
import { diskFilled } from "./drills-of-files.ts";
import { killInMidWrite } from "./kill-in-mid-write.ts";
import { onPostgres } from "./outcome.ts";
import { secondProcess } from "./second-process.ts";
import { termUnderLoad } from "./term-under-load.ts";

/** Shorter than the time that a closing server gives to uploads. */
const lastCallMs = 6_000;
const minute = 60_000;

test(
  "a server that is killed during writes has every acknowledged hoot exactly once",
  { timeout: 5 * minute },
  async () => {
    const report = await killInMidWrite({ rounds: 1, writes: 100 });
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], rounds: 1 });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server with a full disk reports it, serves stored files, and recovers",
  { timeout: 5 * minute },
  async () => {
    const { faults } = await onPostgres(diskFilled);
    expect(faults).toEqual([]);
  },
);

test(
  "a second process with the same folder exits, and a new one starts once the first is gone",
  { timeout: 5 * minute },
  async () => {
    const report = await secondProcess();
    expect(report).toMatchObject({ code: 1, namesTheFirst: true, firstGoesOn: true, lost: [] });
    expect(report.lines).toHaveLength(1);
  },
);

test(
  "a server finishes requests in progress on SIGTERM and cuts no connection",
  { timeout: 5 * minute },
  async () => {
    const report = await termUnderLoad({ loadMs: 500 });
    expect(report).toMatchObject({ lost: [], torn: [], unacknowledged: [], cut: 0, rejected: 0 });
    expect(report).toMatchObject({ readiness: 503, code: 0, secondSignal: { code: 1 } });
    const { statuses, saved } = report.uploads;
    const answered = statuses.filter((status) => status === 200);
    expect(saved).toBe(answered.length);
    // On a machine so busy that draining takes longer than the last call, the last uploads are told to try again.
    const possible = report.drainMs < lastCallMs ? [200] : [200, 503];
    expect(statuses.filter((status) => !possible.includes(status))).toEqual([]);
  },
);

test(
  "an invalid variable stops the start with one line that names it",
  { timeout: 5 * minute },
  async () => {
    // Unit tests hold the messages of all others.
    const verdicts = await badEnvironment(1);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  },
);
