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
  "a server that is killed while people post has every hoot that it acknowledged, once",
  { timeout: 3 * minute },
  async () => {
    const report = await killInMidWrite({ rounds: 2, writes: 100 });
    expect(report).toMatchObject({ lost: [], torn: [], doubled: [], rounds: 2 });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test(
  "a server goes on answering while twenty bombs come at once, and is still standing",
  { timeout: 3 * minute },
  async () => {
    const report = await bombsAtOnce({});
    expect(report).toMatchObject({ sent: 20, standing: true, health: { failed: 0 } });
    expect(report.health.answers).toBeGreaterThan(20);
    expect(Object.keys(report.statuses).filter((status) => status >= "500")).toEqual([]);
  },
);

test(
  "a server whose disk is full says so, hands out what it has, and recovers",
  { timeout: 3 * minute },
  async () => {
    const { faults } = await onPostgres(diskFilled);
    expect(faults).toEqual([]);
  },
);

test(
  "a second process on the same folder steps back, and takes over when the first is gone",
  { timeout: 3 * minute },
  async () => {
    const report = await secondProcess();
    expect(report).toMatchObject({ code: 1, namesTheFirst: true, firstGoesOn: true, lost: [] });
    expect(report.lines).toHaveLength(1);
  },
);

test(
  "a server that is told to stop finishes what is under way and cuts nobody off",
  { timeout: 3 * minute },
  async () => {
    const report = await termUnderLoad({ loadMs: 500 });
    expect(report).toMatchObject({ lost: [], torn: [], untold: [], cut: 0, refused: 0 });
    expect(report).toMatchObject({ readiness: 503, code: 0, impatient: { code: 1 } });
    expect(report.uploads).toEqual({ statuses: [200, 200, 200, 200, 200], kept: 5 });
  },
);

test(
  "a variable that cannot be meant stops the start with one line that names it",
  { timeout: 3 * minute },
  async () => {
    const verdicts = await badEnvironment();
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test(
  "a crowd that asks for random queries has nothing made anew and nothing evicted, and a member is answered",
  { timeout: 3 * minute },
  async () => {
    const report = await randomQueries({ quietMs: 200, floodMs: 1_500, connections: 30 });
    expect(report).toMatchObject({ standing: true, evicted: 0 });
    for (const { path, isKnown, statuses, misses, member } of report.floods) {
      expect([path, Object.keys(member.statuses)]).toEqual([path, ["200"]]);
      const expected = isKnown ? ["200", "429", "503"] : ["200", "404"];
      const others = Object.keys(statuses).filter((status) => !expected.includes(status));
      expect([path, others]).toEqual([path, []]);
      if (!isKnown) expect([path, misses <= 30]).toEqual([path, true]);
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
    expect(report).toMatchObject({ wasRed: true, isReady: true, after: { status: 201 } });
    expect(report.stopped.code).toBe(0);
  },
);
