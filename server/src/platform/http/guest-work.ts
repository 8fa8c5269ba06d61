import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";
import { makeGuestBudget, usualAllowance, usualPace } from "./guest-budget.ts";
import { makeGuestTurns, tooMuch } from "./guest-turns.ts";
import { isInProcess } from "./in-process.ts";

/** Runs the work that a request causes, within limits. */
export type Turn = {
  /** Charges the cost to the address. Throws RATE_LIMITED if its budget is used up. */
  charge: () => Promise<void>;
  /** Runs the work when there is capacity. Throws RATE_LIMITED or OVERLOADED if the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type GuestWork = {
  /**
   * Delays a guest's request if its address sends more than a browser does, so that many connections that retry at once
   * leave the processor to others. Nothing is rejected here.
   */
  pace: (request: FastifyRequest) => Promise<void>;
  /** Undefined if it is unlimited, such as in-process requests for a request that was charged. */
  turnFor: (request: FastifyRequest, cost: number) => Turn | undefined;
  /** Records a request of a signed-in user, which has priority. */
  noteMember: () => void;
};

const delayAtMostMs = 1_000;
/** The number of delayed requests is limited, as each counts as running. */
const delayedAtOnce = 100;

/** Limits the uncached work of guests; `on` is false with `RATE_LIMITS=off`. */
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

/** Runs uncached work, in its turn if it is limited. */
export async function runInTurn<T>(turn: Turn | undefined, work: () => Promise<T>): Promise<T> {
  if (!turn) return work();
  await turn.charge();
  return turn.run(work);
}

/** Whether an error is the rejection of a turn, as opposed to an error of the work. */
export const isTurnErrorResponse = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === "RATE_LIMITED" || error.code === "OVERLOADED");
