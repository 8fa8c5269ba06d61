import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requestCallback } from "../callbacks.ts";
import { makeAccountTurns } from "./account-turns.ts";
import { clientAddress } from "./client-address.ts";
import { makeCount } from "./count.ts";
import { onClientRequest } from "./guards.ts";
import { isInProcess } from "./in-process.ts";
import {
  accountsOfAddress,
  bytesOfPoint,
  callerPace,
  makeBudget,
  usualAllowance,
  usualPace,
} from "./work-budget.ts";
import { tooMuch } from "./waiting-lines.ts";
import { makeTurns, type Turn } from "./work-turns.ts";

export type FairWork = {
  /** False for in-process requests, whose client's request was charged, and with `RATE_LIMITS=off`. */
  isLimited: (request: FastifyRequest) => boolean;
  /**
   * Delays a guest's request if its address sends more than a browser does, so that many connections that retry at once
   * leave the processor to others. Nothing is rejected here.
   */
  pace: (request: FastifyRequest) => Promise<void>;
  /**
   * The same for a caller with a token, before the session is read. Requests that follow each other are never delayed.
   * Throws RATE_LIMITED if too many are delayed already. `isLong` are requests that stay open, such as streams.
   */
  paceCaller: (
    request: FastifyRequest,
    reply: FastifyReply,
    caller: { token: string; isLong: boolean },
  ) => Promise<void>;
  /** The turn of a guest's work by address, or of an account's. Undefined if it is unlimited. */
  turnFor: (request: FastifyRequest, cost: number, accountId?: string) => Turn | undefined;
  /** Charges a long target to its address. Throws RATE_LIMITED. */
  chargeTarget: (request: FastifyRequest) => Promise<void> | undefined;
  /** Delays a rejection, as a client that repeats its request would otherwise take the processor by its rejections. */
  delayRejection: () => Promise<void>;
  /** Runs the work in turn with everybody else's, under a key. */
  inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
};

const delayAtMostMs = 1_000;
/** About as long as the last of 100 connections waits. */
const callerDelayAtMostMs = 5_000;
/** The number of delayed requests is limited, as each counts as running. */
const delayedAtOnce = 100;

/** The end of a token is its signature, or random. */
const tokenKeyLength = 43;

/** Limits uncached work so that each account and address waits behind itself; `on` is false with `RATE_LIMITS=off`. */
export function makeFairWork(on: boolean): FairWork {
  const guests = makeBudget(usualAllowance);
  const paces = makeBudget(usualPace);
  const callers = makeBudget(callerPace);
  const turns = makeTurns();
  const isLimited = (request: FastifyRequest) => on && !isInProcess(request);
  const turnOfAccount = makeAccountTurns(turns);
  const open = makeCount();
  let delayed = 0;

  async function delay(ms: number) {
    delayed += 1;
    await wait(ms, undefined, { ref: false });
    delayed -= 1;
  }

  const delayRejection = async () => {
    if (delayed < delayedAtOnce) await delay(delayAtMostMs);
  };
  async function rejectLate(ms: number) {
    await delayRejection();
    throw tooMuch(ms);
  }

  return {
    isLimited,
    chargeTarget(request) {
      const points = Math.floor((request.raw.url?.length ?? 0) / bytesOfPoint);
      if (points === 0 || !isLimited(request)) return undefined;
      const ms = guests.charge(clientAddress(request), points);
      return ms > 0 ? rejectLate(ms) : undefined;
    },
    async pace(request) {
      if (!isLimited(request)) return;
      const ms = paces.charge(clientAddress(request), 1);
      if (ms === 0 || delayed >= delayedAtOnce) return;
      // Further requests during the delay wait their full time, so the load does not return at once.
      await delay(Math.max(Math.min(ms, delayAtMostMs), delayAtMostMs / 2));
    },
    async paceCaller(request, reply, { token, isLong }) {
      if (!isLimited(request)) return;
      const key = `token ${token.slice(-tokenKeyLength)}`;
      const others = open.of(key);
      if (!isLong) {
        open.add(key, 1);
        reply.raw.once(
          "close",
          requestCallback(() => open.add(key, -1)),
        );
        if (others === 0) return;
      }
      const addressKey = `callers at ${clientAddress(request)}`;
      const ms = Math.max(
        callers.charge(key, 1),
        callers.charge(addressKey, 1 / accountsOfAddress),
      );
      if (ms === 0) return;
      if (delayed >= delayedAtOnce || ms > callerDelayAtMostMs) throw tooMuch(ms);
      // It takes the next place, so that those that wait go on one after the other.
      callers.settle(key, 1);
      await delay(ms);
    },
    turnFor(request, cost, accountId) {
      if (!isLimited(request)) return undefined;
      const address = clientAddress(request);
      if (accountId !== undefined) return turnOfAccount(accountId, address, cost);
      return {
        async charge() {
          const ms = guests.charge(address, cost);
          if (ms > 0) throw tooMuch(ms);
        },
        run: (work) => turns.inTurn(address, work),
      };
    },
    delayRejection,
    inTurn: turns.inTurn,
  };
}

/** Charges long targets on every route, as parsing one costs time also if the response is cached. */
export function chargeTargets(app: FastifyInstance, { chargeTarget }: FairWork): void {
  onClientRequest(app, (request, reply, done) => {
    const rejection = chargeTarget(request);
    if (!rejection) return done();
    rejection.catch((error: unknown) => reply.send(error));
  });
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
