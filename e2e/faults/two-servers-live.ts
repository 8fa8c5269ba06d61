import { setTimeout as wait } from "node:timers/promises";
import { createHoot } from "#contracts/community/hoots.ts";
import { followLive } from "#contracts/kernel/live.ts";
import type { ServerProcess } from "./server-process.ts";
import { inMs } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { middleAndMost } from "./two-servers-pages.ts";
import { type Check, callAt, pairsOf, type Cluster } from "./two-servers-cluster.ts";

const tries = 20;
const lateMs = 1_000;
const giveUpMs = 5_000;

/** Who listens at one door hears what is posted at the other, once. */
export async function liveUpdates({ servers }: Cluster): Promise<Check> {
  const times: number[] = [];
  const faults: string[] = [];
  for (const [here, there] of pairsOf(servers)) {
    const token = await testUser.signIn(here);
    const listener = await listen(there);
    for (let turn = 0; turn < tries; turn += 1) {
      const body = { title: `Heard at ${there.port} of ${here.port}, turn ${turn}`, text: "x" };
      const { _id } = await callAt(here, token)(createHoot, { body });
      const ms = await listener.heard(_id);
      if (ms === undefined) faults.push("a hoot was not heard of next door");
      else times.push(ms);
    }
    faults.push(...listener.twice().map((id) => `${id} was heard of twice`));
    await listener.leave();
  }
  const [middle, most] = middleAndMost(times);
  if (most > lateMs) faults.push(`a hoot was heard of next door only after ${inMs(most)}`);
  return {
    name: "live updates",
    figures: `${times.length} hoots heard of at another door after ${inMs(middle)} (at most ${inMs(most)})`,
    faults,
  };
}

async function listen({ address }: ServerProcess) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}${followLive.path}?hoots=all`, { signal: leaving.signal });
  let said = "";
  const listening = (async () => {
    const text = new TextDecoder();
    for await (const bytes of answer.body ?? []) said += text.decode(bytes, { stream: true });
  })().catch(() => undefined);
  const timesOf = (id: string) => said.split(id).length - 1;
  const ids: string[] = [];
  return {
    /** Milliseconds until it was heard of. */
    async heard(id: string): Promise<number | undefined> {
      ids.push(id);
      const began = performance.now();
      while (timesOf(id) === 0) {
        if (performance.now() - began > giveUpMs) return undefined;
        await wait(5);
      }
      return performance.now() - began;
    },
    twice: () => ids.filter((id) => timesOf(id) > 1),
    leave: () => {
      leaving.abort();
      return listening;
    },
  };
}
