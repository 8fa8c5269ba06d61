import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";
import { makeGuestBudget, usualAllowance, usualPace } from "./guest-budget.ts";
import { makeGuestTurns, tooMuch } from "./guest-turns.ts";
import { isInProcess } from "./in-process.ts";

/** Runs the work of a request. */
export type Turn = {
  /** Charges the cost to the address; throws RATE_LIMITED if its budget is used up. */
  charge: () => Promise<void>;
  /** Runs the work when there is capacity; throws RATE_LIMITED or OVERLOADED if too much is waiting. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type GuestWork = {
  /**
   * Delays a guest's request if its address sends more than a browser would, so that fast clients leave the CPU to
   * others. Rejects nothing.
   */
  pace: (request: FastifyRequest) => Promise<void>;
  /** Undefined without limits, for example for in-process calls of a charged request. */
  turnFor: (request: FastifyRequest, cost: number) => Turn | undefined;
  /** Records activity of a logged-in member, who has priority. */
  noteMember: () => void;
};

const delayAtMostMs = 1_000;
/** Delayed requests count as running, so their number is limited. */
const delayedAtOnce = 100;

/** Limits uncached work of guests; `on` is false with `RATE_LIMITS=off`. */
export function makeGuestWork(on: boolean): GuestWork {
  const spend = makeGuestBudget(usualAllowance);
  const delayFor = makeGuestBudget(usualPace);
  const { inTurn, noteMember } = makeGuestTurns();
  const isBounded = (request: FastifyRequest) => on && !isInProcess(request);
  let delayed = 0;
  return {
    noteMember,
    async pace(request) {
      if (!isBounded(request)) return;
      const ms = Math.min(delayFor(clientAddress(request), 1), delayAtMostMs);
      if (ms === 0 || delayed >= delayedAtOnce) return;
      delayed += 1;
      // Further requests during the delay wait their full time, so the load does not return at once.
      await wait(Math.max(ms, delayAtMostMs / 2), undefined, { ref: false });
      delayed -= 1;
    },
    turnFor(request, cost) {
      if (!isBounded(request)) return undefined;
      const address = clientAddress(request);
      return {
        async charge() {
          const ms = spend(address, cost);
          if (ms > 0) throw tooMuch(ms);
        },
        run: (work) => inTurn(address, work),
      };
    },
  };
}

/** Runs work whose result isn't cached, in its turn if there is one. */
export async function runInTurn<T>(turn: Turn | undefined, work: () => Promise<T>): Promise<T> {
  if (!turn) return work();
  await turn.charge();
  return turn.run(work);
}

/** Whether a turn was rejected; errors of the work itself are different. */
export const isTurnErrorResponse = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === "RATE_LIMITED" || error.code === "OVERLOADED");
