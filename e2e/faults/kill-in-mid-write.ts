import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HouseProcess, kill, startHouse } from "./house-process.ts";
import * as traveller from "./traveller.ts";
import { openWire } from "./wire.ts";

export type KillReport = traveller.Losses & {
  rounds: number;
  acknowledged: number;
  /** Posts that were under way when the process died, and were sent again with the same key. */
  repeated: number;
  restartMs: number[];
};

type Plan = { rounds: number; writes: number; databaseUrl?: string | undefined };

const connections = 8;

/**
 * Kills the house at a random moment of many writes, over and over, on the same data. After each
 * restart every acknowledged hoot must be there, whole; what was under way is sent again and must
 * be there once.
 */
export async function killInMidWrite({ rounds, writes, databaseUrl }: Plan): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-kill-"));
  const variables = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const acknowledged = new Map<string, traveller.Draft>();
  const restartMs: number[] = [];
  let repeated = 0;
  let house = await startHouse(variables);
  try {
    const token = await traveller.signIn(house);
    for (let round = 1; round <= rounds; round += 1) {
      const fates = await writeUntilKilled(house, token, { round, writes });
      house = await startHouse(variables);
      restartMs.push(house.readyMs);
      repeated += await sendAgain(house, token, fates);
      for (const [id, draft] of fates.acknowledged) acknowledged.set(id, draft);
    }
    const losses = traveller.lossesIn(await traveller.readAll(house), acknowledged);
    return { ...losses, rounds, acknowledged: acknowledged.size, repeated, restartMs };
  } finally {
    await kill(house);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeUntilKilled(
  house: HouseProcess,
  token: string,
  { round, writes }: { round: number; writes: number },
): Promise<traveller.Fates> {
  const fates = traveller.noFates();
  const wire = openWire(house.port, connections);
  const lastWrite = randomInt(Math.ceil(writes / 2), writes + 1);
  let next = 0;
  let dying: Promise<unknown> | undefined;
  const die = async () => {
    await wait(randomInt(0, 8));
    await kill(house);
  };
  const writer = async () => {
    while (next < writes * 2) {
      next += 1;
      const draft = traveller.draftOf(`Round ${round}, hoot ${next}`);
      if (!(await traveller.post(wire, token, draft, fates))) return;
      if (fates.acknowledged.size >= lastWrite) dying ??= die();
    }
  };
  await Promise.all(Array.from({ length: connections }, writer));
  await (dying ?? kill(house));
  wire.close();
  if (fates.refused.size > 0) {
    throw new Error(`Posts were refused with ${[...fates.refused.keys()].join(", ")}.`);
  }
  return fates;
}

/** Posts again what got no answer; whether the first try was kept or not, there must be one in the end. */
async function sendAgain(
  house: HouseProcess,
  token: string,
  fates: traveller.Fates,
): Promise<number> {
  const wire = openWire(house.port, connections);
  const drafts = fates.unanswered.splice(0);
  await Promise.all(drafts.map((draft) => traveller.post(wire, token, draft, fates)));
  wire.close();
  if (fates.unanswered.length > 0 || fates.refused.size > 0) {
    throw new Error("A post that was sent again was not acknowledged.");
  }
  return drafts.length;
}
