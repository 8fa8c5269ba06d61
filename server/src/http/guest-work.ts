import { IncomingMessage } from "node:http";
import { AppError } from "#contracts/errors.ts";
import type { FastifyRequest } from "fastify";
import { type Allowance, makeGuestBudget } from "./guest-budget.ts";
import { makeGuestTurns, makeHoldBack, tooMuch } from "./guest-turns.ts";
import { addressBlock } from "./limiter.ts";

/** How work is done that a request causes. */
export type Turn = {
  /** Takes the cost from what the address may spend; throws RATE_LIMITED where that is used up. */
  charge: () => Promise<void>;
  /** Does the work when there is room; throws RATE_LIMITED or OVERLOADED where too much waits. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type GuestWork = {
  /** Undefined where nothing bounds it, as for what the server asks itself for a request that was charged. */
  turnFor: (request: FastifyRequest, cost: number) => Turn | undefined;
  /** Notes that somebody signed in is at work here, who goes first. */
  noteMember: () => void;
};

/** Bounds the work that guests cause and no cache spares; `on` is false with `RATE_LIMITS=off`. */
export function makeGuestWork(on: boolean, allowance?: Allowance): GuestWork {
  const charge = makeGuestBudget(allowance);
  const { inTurn, noteMember } = makeGuestTurns();
  const holdBack = makeHoldBack();
  return {
    noteMember,
    turnFor(request, cost) {
      if (!on || !(request.raw instanceof IncomingMessage)) return undefined;
      const address = addressBlock(request.ip);
      return {
        async charge() {
          const waitMs = charge(address, cost);
          if (waitMs === 0) return;
          await holdBack();
          throw tooMuch(waitMs);
        },
        async run(work) {
          try {
            return await inTurn(address, work);
          } catch (error) {
            if (isTurnRefusal(error)) await holdBack();
            throw error;
          }
        },
      };
    },
  };
}

/** Does work that is not stored, in its turn where there is one. */
export async function doInTurn<T>(turn: Turn | undefined, work: () => Promise<T>): Promise<T> {
  if (!turn) return work();
  await turn.charge();
  return turn.run(work);
}

/** Whether a turn was refused; what fails while the work is done fails for other reasons. */
export const isTurnRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === "RATE_LIMITED" || error.code === "OVERLOADED");
