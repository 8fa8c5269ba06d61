import { expect, test } from "vitest";
import { badEnvironment } from "./bad-environment.ts";
import { bombsAtOnce } from "./bombs-at-once.ts";
import { endlessStatement } from "./endless-statement.ts";
import { diskFilled } from "./drills-of-files.ts";
import { killInMidWrite } from "./kill-in-mid-write.ts";
import { onPostgres } from "./outcome.ts";
import { randomQueries } from "./random-queries.ts";
import { secondProcess } from "./second-process.ts";
import { termUnderLoad } from "./term-under-load.ts";

const minute = 60_000;

test(
  "a server that is killed during writes has every acknowledged hoot exactly once",
  { timeout: 3 * minute },
  async () => {
    const report = await killInMidWrite({ rounds: 2, writes: 100 });
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], rounds: 2 });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server keeps responding while twenty decompression bombs arrive at once",
  { timeout: 3 * minute },
  async () => {
    const report = await bombsAtOnce({});
    expect(report).toMatchObject({ sent: 20, alive: true, health: { failed: 0 } });
    expect(report.health.responses).toBeGreaterThan(20);
    expect(Object.keys(report.statuses).filter((status) => status >= "500")).toEqual([]);
  },
);

test(
  "a server with a full disk reports it, serves stored files, and recovers",
  { timeout: 3 * minute },
  async () => {
    const { faults } = await onPostgres(diskFilled);
    expect(faults).toEqual([]);
  },
);

test(
  "a second process with the same folder exits, and a new one starts once the first is gone",
  { timeout: 3 * minute },
  async () => {
    const report = await secondProcess();
    expect(report).toMatchObject({ code: 1, namesTheFirst: true, firstGoesOn: true, lost: [] });
    expect(report.lines).toHaveLength(1);
  },
);

test(
  "a server finishes requests in progress on SIGTERM and cuts no connection",
  { timeout: 3 * minute },
  async () => {
    const report = await termUnderLoad({ loadMs: 500 });
    expect(report).toMatchObject({ lost: [], torn: [], unacknowledged: [], cut: 0, rejected: 0 });
    expect(report).toMatchObject({ readiness: 503, code: 0, secondSignal: { code: 1 } });
    expect(report.uploads).toEqual({ statuses: [200, 200, 200, 200, 200], saved: 5 });
  },
);

test(
  "an invalid variable stops the start with one line that names it",
  { timeout: 3 * minute },
  async () => {
    const verdicts = await badEnvironment();
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test(
  "random queries regenerate nothing and evict nothing, and a member is still served",
  { timeout: 3 * minute },
  async () => {
    const report = await randomQueries({ quietMs: 200, floodMs: 1_500, connections: 30 });
    expect(report).toMatchObject({ alive: true, evicted: 0 });
    for (const { path, isDeclared, statuses, misses, member } of report.floods) {
      expect([path, Object.keys(member.statuses)]).toEqual([path, ["200"]]);
      const expected = isDeclared ? ["200", "429", "503"] : ["200", "404"];
      const others = Object.keys(statuses).filter((status) => !expected.includes(status));
      expect([path, others]).toEqual([path, []]);
      if (!isDeclared) expect([path, misses <= 30]).toEqual([path, true]);
    }
  },
);

test(
  "an endless statement does not stop health, cached pages or SIGTERM",
  { timeout: 3 * minute },
  async () => {
    const report = await endlessStatement();
    expect(Object.keys(report.health.statuses)).toEqual(["200"]);
    expect(Object.keys(report.cached.statuses)).toEqual(["200"]);
    expect(report.endless.map(({ status }) => status)).toEqual([503, 503]);
    expect(report).toMatchObject({ wasNotReady: true, isReady: true, after: { status: 201 } });
    expect(report.stopped.code).toBe(0);
  },
);
