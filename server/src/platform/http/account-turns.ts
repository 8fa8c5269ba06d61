import {
  accountAllowance,
  accountsOfAddress,
  makeBudget,
  parallelAllowance,
  pointMs,
  pointsAtMost,
} from "./work-budget.ts";
import { tooMuch } from "./waiting-lines.ts";
import { type Measured, type Turn, type Turns, turnMs } from "./work-turns.ts";
import { processCallback } from "../callbacks.ts";
import { makeCount } from "./count.ts";

/** The requests of an account, and of all accounts of one address, that run first at the same time. */
const firstPerAccount = 3;
const firstPerAddress = 12;

/** What a request that runs alone may cost without being charged. */
const pointsAlone = 40;

/**
 * The turns of accounts. One request at a time is what a person sends, and it runs first and costs nothing. As many in
 * parallel as pages send run first as well, some at a time. What an account sends beyond that costs points and is queued,
 * behind itself only.
 */
export function makeAccountTurns(turns: Turns) {
  const budget = makeBudget(accountAllowance);
  const parallel = makeBudget(parallelAllowance);
  const running = makeCount();
  const priority = makePrioritySlots();

  return (accountId: string, address: string, cost: number): Turn => {
    const account = `account ${accountId}`;
    const addressKey = `accounts at ${address}`;
    /** Charges an account and its address, or neither. */
    const charge = ({ charge: spend, settle }: typeof budget): number => {
      const ms = spend(account, cost);
      if (ms > 0) return ms;
      const msOfAddress = spend(addressKey, cost / accountsOfAddress);
      if (msOfAddress > 0) settle(account, -cost);
      return msOfAddress;
    };
    const settle = ({ settle: add }: typeof budget, more: number) => {
      if (more <= 0) return;
      add(account, more);
      add(addressKey, more / accountsOfAddress);
    };
    const kind = (): "alone" | "parallel" | "queued" => {
      if (running.of(account) === 0 && parallel.left(account) >= cost) return "alone";
      return charge(parallel) === 0 ? "parallel" : "queued";
    };
    let is: ReturnType<typeof kind> = "queued";
    const measured: Measured = (cpuMs) => {
      const points = Math.min(cpuMs / pointMs, pointsAtMost);
      if (is === "queued") settle(budget, points - cost);
      else settle(parallel, points - (is === "alone" ? pointsAlone : cost));
    };
    async function runFirst<T>(work: () => Promise<T>): Promise<T> {
      const giveBack = await priority.take(account, addressKey);
      try {
        // Its turn may come when requests before it have cost more than they were charged.
        if (is === "parallel" && parallel.left(account) < 0) {
          is = "queued";
          giveBack();
          return await turns.inTurn(account, work, measured);
        }
        return await turns.first(account, work, measured);
      } finally {
        giveBack();
      }
    }
    return {
      async charge() {
        is = kind();
        const ms = is === "queued" ? charge(budget) : 0;
        if (ms > 0) throw tooMuch(ms);
      },
      async run(work) {
        // Its body may have arrived after requests that began later.
        if (is === "alone" && running.of(account) > 0) is = kind();
        running.add(account, 1);
        try {
          return await (is === "queued" ? turns.inTurn(account, work, measured) : runFirst(work));
        } finally {
          running.add(account, -1);
        }
      },
    };
  };
}

/** Who finds no slot waits behind the requests of the same account and address. */
function makePrioritySlots() {
  const taken = makeCount();
  /** Those who wait, by address. */
  const lines = new Map<string, { own: string; begin: () => void }[]>();
  const hasRoom = (own: string, addressKey: string) =>
    taken.of(own) < firstPerAccount && taken.of(addressKey) < firstPerAddress;
  const add = (own: string, addressKey: string, more: number) => {
    for (const key of [own, addressKey]) taken.add(key, more);
  };

  function beginNext(addressKey: string) {
    const line = lines.get(addressKey) ?? [];
    const next = line.findIndex(({ own }) => hasRoom(own, addressKey));
    const [waiting] = next < 0 ? [] : line.splice(next, 1);
    if (line.length === 0) lines.delete(addressKey);
    if (!waiting) return;
    add(waiting.own, addressKey, 1);
    waiting.begin();
  }

  return {
    /** Returns the function that gives the slot back. */
    async take(account: string, addressKey: string): Promise<() => void> {
      const own = `${account} of ${addressKey}`;
      if (hasRoom(own, addressKey)) add(own, addressKey, 1);
      else {
        const { promise, resolve } = Promise.withResolvers<void>();
        const line = lines.get(addressKey) ?? [];
        line.push({ own, begin: resolve });
        lines.set(addressKey, line);
        await promise;
      }
      let isOver = false;
      const giveBack = processCallback(() => {
        if (isOver) return;
        isOver = true;
        clearTimeout(tooLong);
        add(own, addressKey, -1);
        beginNext(addressKey);
      });
      // Such as an upload, which waits for the media worker.
      const tooLong = setTimeout(giveBack, turnMs);
      tooLong.unref();
      return giveBack;
    },
  };
}
