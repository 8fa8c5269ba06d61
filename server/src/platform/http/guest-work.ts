import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";
import { makeGuestBudget, usualAllowance, usualPace } from "./guest-budget.ts";
import { makeGuestTurns, tooMuch } from "./guest-turns.ts";
import { isInProcess } from "./in-process.ts";

/** How work is done that a request causes. */
export type Turn = {
  /** Takes the cost from what the address may spend; throws RATE_LIMITED where that is used up. */
  charge: () => Promise<void>;
  /** Does the work when there is room; throws RATE_LIMITED or OVERLOADED where too much waits. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type GuestWork = {
  /**
   * Delays a guest's request where its address asks for more than a browser does, so that many connections which ask
   * again at once leave the processor to others. Nothing is refused here.
   */
  pace: (request: FastifyRequest) => Promise<void>;
  /** Undefined where nothing bounds it, as for what the server asks itself for a request that was charged. */
  turnFor: (request: FastifyRequest, cost: number) => Turn | undefined;
  /** Notes that somebody signed in is at work here, who goes first. */
  noteMember: () => void;
};

const delayAtMostMs = 1_000;
/** Delayed requests count as being worked on, so that they leave room for others. */
const delayedAtOnce = 100;

/** Bounds the work that guests cause and no cache spares; `on` is false with `RATE_LIMITS=off`. */
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

/** Does work that is not stored, in its turn where there is one. */
export async function runInTurn<T>(turn: Turn | undefined, work: () => Promise<T>): Promise<T> {
  if (!turn) return work();
  await turn.charge();
  return turn.run(work);
}

/** Whether a turn was refused; what fails while the work is done fails for other reasons. */
export const isTurnErrorResponse = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === "RATE_LIMITED" || error.code === "OVERLOADED");
