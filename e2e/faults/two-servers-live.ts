import { setTimeout as wait } from "node:timers/promises";
import { createHoot } from "#contracts/community/hoots.ts";
import { followLive } from "#contracts/kernel/live.ts";
import type { ServerProcess } from "./server-process.ts";
import { inMs } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { middleAndMost } from "./two-servers-pages.ts";
import { type Check, callAt, pairsOf, type Cluster } from "./two-servers-cluster.ts";

const tries = 20;
const maxDelayMs = 1_000;
const giveUpMs = 5_000;

/** A client of one server gets an event for each post on another, exactly once. */
export async function liveUpdates({ servers }: Cluster): Promise<Check> {
  const times: number[] = [];
  const faults: string[] = [];
  for (const [here, there] of pairsOf(servers)) {
    const token = await testUser.signIn(here);
    const listener = await listen(there);
    for (let turn = 0; turn < tries; turn += 1) {
      const body = {
        title: `Posted on ${here.port}, heard on ${there.port}, turn ${turn}`,
        text: "x",
      };
      const { _id } = await callAt(here, token)(createHoot, { body });
      const ms = await listener.heard(_id);
      if (ms === undefined) faults.push("a hoot had no event on another server");
      else times.push(ms);
    }
    faults.push(...listener.twice().map((id) => `${id} had two events`));
    await listener.leave();
  }
  const [middle, most] = middleAndMost(times);
  if (most > maxDelayMs)
    faults.push(`a hoot had its event on another server only after ${inMs(most)}`);
  return {
    name: "live updates",
    figures: `${times.length} hoots with an event on another server after ${inMs(middle)} (at most ${inMs(most)})`,
    faults,
  };
}

async function listen({ address }: ServerProcess) {
  const leaving = new AbortController();
  const response = await fetch(`${address}${followLive.path}?hoots=all`, {
    signal: leaving.signal,
  });
  let received = "";
  const listening = (async () => {
    const text = new TextDecoder();
    for await (const bytes of response.body ?? []) received += text.decode(bytes, { stream: true });
  })().catch(() => undefined);
  const timesOf = (id: string) => received.split(id).length - 1;
  const ids: string[] = [];
  return {
    /** Milliseconds until its event. */
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
